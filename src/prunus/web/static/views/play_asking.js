/** Questions to the server that a page waits for: remembered, and given up when nobody waits. */

import { say } from "../words.js";
import { PLAY } from "./play_words.js";

const MOST = 300;
const answers = new Map(); // of questions whose answers are always the same

/** Asks for one state of the page; `leave` gives up whatever is still waited for. */
export class Asking {
  constructor(host, root) {
    Object.assign(this, { host, root, waiting: 0, gone: new AbortController() });
  }

  get isLeft() {
    return this.gone.signal.aborted;
  }

  leave() {
    this.gone.abort();
  }

  /** An answer; never one that comes too late: then it waits for ever, and with it whoever has asked. */
  async ask(question, fields) {
    this.wait(1);
    try {
      const answer = await this.host.ask(question, fields, this.gone.signal);
      return this.isLeft ? await never() : answer;
    } catch (error) {
      if (this.isLeft) await never();
      throw error;
    } finally {
      this.wait(-1);
    }
  }

  /** How much is waited for can be seen at the page: whoever watches it from outside knows when it is done. */
  wait(more) {
    this.waiting += more;
    if (!this.isLeft) this.root.dataset.waiting = this.waiting;
  }

  /** The same, for what need not be asked twice. */
  async recall(question, fields) {
    const key = JSON.stringify([question, fields]);
    if (!answers.has(key)) {
      const answer = await this.ask(question, fields);
      if (answers.size >= MOST) answers.delete(answers.keys().next().value);
      answers.set(key, answer);
    }
    return answers.get(key);
  }

  /** Show in an element how many seconds somebody has waited, until the function that is returned is called. */
  counting(element, text, more = {}) {
    const began = Date.now();
    const tell = () => {
      if (this.isLeft) clearInterval(timer);
      element.textContent = say(text, { seconds: Math.round((Date.now() - began) / 1000), ...more, wait: Date.now() - began > 3000 ? PLAY.wait : "" }).trim();
    };
    const timer = setInterval(tell, 1000);
    tell();
    return () => clearInterval(timer);
  }
}

const never = () => new Promise(() => {});
