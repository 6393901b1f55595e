/** How a proof is opened: one to begin with, one of the folder, a file of the visitor's, or one that is made. */

import { html } from "../dom.js";
import { numberText } from "../telling.js";
import { say } from "../words.js";
import { boardCards } from "./board_cards.js";
import { PROOFS } from "./proofs_words.js";

const LARGEST = 2_900_000; // bytes, as the server has it
const SHORT = 4_000; // characters that an address has room for
const STORED = "certificate:";
const SOURCES = ["file", "data", "own", "game", "position", "claim"];

const option = (value, text) => html("option", { value }, text);

/** What the address says of where the proof comes from, and nothing else of it. */
export function sourceOf(state) {
  return Object.fromEntries(SOURCES.map((name) => [name, state.get(name)]).filter(([, value]) => value !== null));
}

/** The same as the server is asked; a file that has no room in the address is kept for as long as the page is open. */
export function askedOf(state) {
  const { own, ...source } = sourceOf(state);
  if (!own) return source.data ? { ...source, name: state.get("name") } : source;
  const data = sessionStorage.getItem(STORED + own);
  if (data === null) throw Object.assign(new Error(PROOFS.lost), { field: "data" });
  return { data, name: state.get("name") };
}

export class Opening {
  constructor(choices, state, host) {
    Object.assign(this, { choices, state, host });
    this.wrongs = {};
    this.element = html("div", { class: "opening" }, this.first(), html("h2", {}, PROOFS.yours), this.ready(), html("h2", {}, PROOFS.make), this.made());
  }

  /** Proofs to begin with. */
  first() {
    return boardCards(this.choices.first.map(({ rows, drawing, ...about }) => {
      const [name, told] = PROOFS.firsts[[about.game, about.position].filter(Boolean).join(" ")];
      return { href: `/proofs?${new URLSearchParams(about)}`, rows, drawing, name, told };
    }));
  }

  wrong(name) {
    this.wrongs[name] = html("p", { class: "wrong", role: "alert" });
    return this.wrongs[name];
  }

  ready() {
    const named = html("select", { name: "file", onchange: () => named.value && this.host.go({ file: named.value }) },
      option("", PROOFS.pick), ...this.choices.files.map((name) => option(name, name)));
    if (this.choices.files.includes(this.state.get("file"))) named.value = this.state.get("file");
    const file = html("input", { type: "file", name: "data", onchange: () => file.files.length && this.read(file.files[0]) });
    this.fields = { file: named, data: file };
    const labels = [];
    if (this.choices.files.length) labels.push(html("label", {}, PROOFS.folder, named, this.wrong("file")));
    labels.push(html("label", {}, PROOFS.file, file, this.wrong("data")));
    return html("div", { class: "form" }, ...labels);
  }

  made() {
    const game = html("select", { name: "game" }, ...this.choices.games.map((name) => option(name, name)));
    game.value = this.choices.games.includes(this.state.get("game")) ? this.state.get("game") : "tic-tac-toe";
    const position = html("input", { name: "position", size: 26, placeholder: PROOFS.positionHint, value: this.state.get("position") ?? "" });
    const claim = html("input", { name: "claim", size: 22, placeholder: PROOFS.claimHint, value: this.state.get("claim") ?? "" });
    Object.assign(this.fields, { game, position, claim });
    const label = (name, control) => html("label", {}, PROOFS[name], control, this.wrong(name));
    const send = (event) => {
      event.preventDefault();
      this.host.go({ game: game.value, position: position.value.trim(), claim: claim.value.trim() });
    };
    return html("form", { class: "form", "aria-label": PROOFS.make, onsubmit: send },
      label("game", game), label("position", position), label("claim", claim), html("button", { class: "primary" }, PROOFS.prove));
  }

  /** A file of the visitor's: into the address if it has room there. */
  async read(file) {
    if (file.size > LARGEST) {
      this.complain(Object.assign(new Error(say(PROOFS.tooLarge, { name: file.name, bytes: numberText(file.size), most: numberText(LARGEST) })), { field: "data" }));
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const data = encoded(bytes);
    if (data.length <= SHORT) {
      this.host.go({ data, name: file.name });
      return;
    }
    const own = String(bytes.reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, file.size)); // a name for the tab, nothing more
    try {
      sessionStorage.setItem(STORED + own, data);
    } catch (error) { // there is no more room
      this.complain(Object.assign(error, { field: "data" }));
      return;
    }
    this.host.go({ own, name: file.name });
  }

  /** Say what is wrong beside the field that caused it; false if none of these did. */
  complain(error) {
    for (const [name, place] of Object.entries(this.wrongs)) {
      place.textContent = name === error.field ? error.message : "";
      if (name === error.field) this.fields[name]?.setAttribute("aria-invalid", "true");
      else this.fields[name]?.removeAttribute("aria-invalid");
    }
    return error.field in this.wrongs;
  }
}

/** Bytes in base64, with letters that need no escaping in an address. */
function encoded(bytes) {
  let text = "";
  for (let place = 0; place < bytes.length; place += 32768) text += String.fromCharCode(...bytes.subarray(place, place + 32768));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_");
}
