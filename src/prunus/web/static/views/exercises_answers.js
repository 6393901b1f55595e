/** Answers, one class a form: those that name leaves or bounds stand here. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { Answer, words } from "./exercises_answer.js";
import { Numbers, Orders } from "./exercises_arranging.js";

/** Some leaves, marked with two strokes. */
class Marks extends Answer {
  read(text) {
    const known = new Set(this.leaves.map((leaf) => leaf.name));
    this.marked = new Set(words(text).filter((name) => known.has(name)));
    this.show();
  }

  get isEmpty() {
    return !this.marked.size;
  }

  get names() {
    return this.leaves.map((leaf) => leaf.name).filter((name) => this.marked.has(name));
  }

  get text() {
    return this.names.join(", ") || "none";
  }

  leavesBelow(node) {
    return node.is_leaf ? [node.name] : this.childrenOf(node).flatMap((child) => this.leavesBelow(child));
  }

  hands = {
    isMany: true,
    childrenOf: this.childrenOf,
    text: this.written,
    canSelect: (node) => node.is_leaf,
    isSelected: (node) => this.marked.has(node.name),
    look: (node) => (this.leavesBelow(node).every((name) => this.marked.has(name)) ? "marked" : ""),
    act: (node) => {
      const names = this.leavesBelow(node);
      const isOn = !names.every((name) => this.marked.has(name));
      for (const name of names) this.marked[isOn ? "add" : "delete"](name);
      this.tell(say(isOn ? this.words.on : this.words.off, { names: names.join(", ") }));
    },
  };

  show() {
    this.said.textContent = this.isEmpty ? this.words.none : say(this.words.some, { names: this.names.join(", ") });
  }
}

/** One leaf, ringed. */
class Leaf extends Answer {
  read(text) {
    this.chosen = this.leaves.find((leaf) => leaf.name === text.trim())?.name ?? "";
    this.show();
  }

  get isEmpty() {
    return !this.chosen;
  }

  get text() {
    return this.chosen;
  }

  hands = {
    childrenOf: this.childrenOf,
    text: this.written,
    canSelect: (node) => node.is_leaf,
    isSelected: (node) => node.name === this.chosen,
    look: (node) => (node.name === this.chosen ? "taken" : ""),
    act: (node) => {
      if (!node.is_leaf) return;
      this.chosen = node.name;
      this.tell(say(this.words.some, { name: node.name }));
    },
  };

  show() {
    this.said.textContent = this.isEmpty ? this.words.none : say(this.words.some, { name: this.chosen });
  }
}

/** Two bounds, typed or infinite. */
class Bounds extends Answer {
  controls() {
    const end = (name, infinite, spoken) => {
      const field = html("input", { name, size: 5, autocomplete: "off", autocapitalize: "off", oninput: () => this.tell("") });
      const button = html("button", { type: "button", "aria-label": spoken, onclick: () => { field.value = infinite; this.tell(spoken); } }, infinite);
      return [field, html("div", { class: "end" }, html("label", {}, name, field), button)];
    };
    const [[alpha, low], [beta, high]] = [end(this.words.alpha, this.words.low, this.words.lowName), end(this.words.beta, this.words.high, this.words.highName)];
    this.fields = [alpha, beta];
    return [html("div", { class: "ends" }, low, high)];
  }

  read(text) {
    const [alpha = "", beta = ""] = text.split(",").map((each) => each.trim());
    [this.fields[0].value, this.fields[1].value] = [alpha, beta];
  }

  get isEmpty() {
    return this.fields.every((field) => !field.value.trim());
  }

  get text() {
    return this.fields.map((field) => field.value.trim()).join(", ");
  }

  hands = { childrenOf: this.childrenOf, text: this.written };
}

const FORMS = { marks: Marks, window: Bounds, numbers: Numbers, orders: Orders, leaf: Leaf };

/** What somebody answers to an exercise; `changed` is told of it in words. */
export function answerTo(exercise, text, changed) {
  return new FORMS[exercise.form](exercise, changed).built(text);
}
