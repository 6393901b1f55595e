/** Answers that arrange the whole tree: numbers for its leaves, and orders of its nodes. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { Answer, words } from "./exercises_answer.js";
import { EXERCISES } from "./exercises_words.js";

/** A number for every leaf: fields, and the numbers to be taken. */
export class Numbers extends Answer {
  controls() {
    const many = this.leaves.length;
    this.at = this.leaves[0].name; // the leaf that gets the next number
    this.fields = new Map(this.leaves.map(({ name }) => [name, html("input", {
      size: 2, inputmode: "numeric", autocomplete: "off", "aria-label": say(this.words.field, { name }), "data-leaf": name,
      onfocus: () => this.turnTo(name), oninput: () => this.tell(""),
    })]));
    this.chips = Array.from({ length: many }, (_, i) => html("button", { type: "button", onclick: () => this.put(i + 1) }, String(i + 1)));
    const rows = this.leaves.map(({ name }) => html("label", { class: "number" }, name, this.fields.get(name)));
    return [html("div", { class: "fields" }, ...rows), html("div", { class: "chips" }, ...this.chips)];
  }

  read(text) {
    const given = words(text);
    this.leaves.forEach(({ name }, i) => { this.fields.get(name).value = !given[i] || given[i] === "?" ? "" : given[i]; });
    this.at = this.firstEmpty() ?? this.leaves[0].name;
    this.show();
  }

  valueOf = (name) => this.fields.get(name).value.trim();

  firstEmpty = () => this.leaves.find(({ name }) => !this.valueOf(name))?.name;

  get isEmpty() {
    return this.leaves.every(({ name }) => !this.valueOf(name));
  }

  get text() {
    return this.leaves.map(({ name }) => this.valueOf(name) || "?").join(", ");
  }

  turnTo(name) {
    this.at = name;
    this.show();
    this.tree?.update();
  }

  /** Put a number at the leaf in turn, away from where it was, and go on to the next leaf that has none. */
  put(number) {
    const name = this.at;
    for (const field of this.fields.values()) if (Number(field.value) === number) field.value = "";
    this.fields.get(name).value = String(number);
    this.at = this.firstEmpty() ?? name;
    this.tell(say(this.words.put, { number, name }));
  }

  hands = {
    childrenOf: this.childrenOf,
    text: (node) => (node.is_leaf ? [node.name, this.valueOf(node.name)].filter(Boolean).join(" ") : node.name),
    widest: (node) => (node.is_leaf ? `${node.name} 00` : node.name),
    state: (node) => (node.is_leaf ? this.valueOf(node.name) || EXERCISES.blank : ""),
    look: (node) => (node.name === this.at ? "turn" : ""),
    act: (node) => { if (node.is_leaf) this.fields.get(node.name).focus(); },
  };

  show() {
    this.chips.forEach((chip, i) => {
      const where = this.leaves.find(({ name }) => Number(this.valueOf(name)) === i + 1)?.name;
      chip.classList.toggle("used", Boolean(where));
      chip.setAttribute("aria-label", say(where ? this.words.used : this.words.use, { number: i + 1, name: where ?? this.at, other: this.at }));
    });
    for (const [name, field] of this.fields) field.classList.toggle("turn", name === this.at);
  }
}

/** The children of every node in an order: the tree stands as it was put. */
export class Orders extends Answer {
  read(text) {
    this.orders = new Map();
    for (const part of text.split(";")) {
      const [name, order = ""] = part.split(":");
      const parent = this.exercise.nodes.find((node) => node.name === name.trim());
      const family = parent ? this.below[parent.number].map((node) => node.name) : [];
      const given = words(order);
      if (given.length && [...given].sort().join() === [...family].sort().join()) this.orders.set(parent.name, given);
    }
    this.show();
  }

  familyOf = (node) => this.orders.get(node.name) ?? this.below[node.number].map((child) => child.name);

  get changedNodes() {
    return this.exercise.nodes.filter((node) => this.familyOf(node).join() !== this.below[node.number].map((child) => child.name).join());
  }

  get isEmpty() {
    return !this.changedNodes.length;
  }

  get text() {
    return this.changedNodes.map((node) => `${node.name}: ${this.familyOf(node).join(", ")}`).join("; ");
  }

  parentOf = (node) => (node.parent === null ? null : this.exercise.nodes[node.parent]);

  hands = {
    childrenOf: (node) => this.familyOf(node).map((name) => this.exercise.nodes.find((each) => each.name === name)),
    text: this.written,
    look: (node) => (this.parentOf(node) && this.familyOf(this.parentOf(node)).length > 1 ? "movable" : ""),
    state: (node) => {
      const parent = this.parentOf(node);
      if (!parent) return "";
      const family = this.familyOf(parent);
      return say(this.words.place, { place: family.indexOf(node.name) + 1, all: family.length, parent: parent.name });
    },
    drawn: () => { this.how.textContent = this.tree.isAcross ? this.words.howAcross : this.words.how; },
    act: (node) => {
      const parent = this.parentOf(node);
      const family = parent ? [...this.familyOf(parent)] : [];
      if (family.length < 2) return this.changed(say(this.words.only, { name: node.name }));
      const from = family.indexOf(node.name);
      family.splice(from, 1);
      family.splice(from ? from - 1 : family.length, 0, node.name); // the first goes to the end
      this.orders.set(parent.name, family);
      this.show();
      this.tree.redraw();
      return this.changed(say(this.words.now, { parent: parent.name, names: family.join(", ") }));
    },
  };

  show() {
    const now = this.changedNodes.map((node) => say(this.words.now, { parent: node.name, names: this.familyOf(node).join(", ") }));
    this.said.textContent = now.join("; ") || this.words.same;
  }
}
