/**
 * An answer: what a click in the tree does, the controls below it, and the text that is sent and stands in the address.
 *
 *     answer.text            as `prunus exercises --answer` takes it; `read` takes the text of the address
 *     answer.isEmpty         whether nothing was said yet
 *     answer.hands           what the tree asks (`exercises_tree.js`)
 *     answer.element         the controls
 */

import { html } from "../dom.js";
import { EXERCISES } from "./exercises_words.js";

export const words = (text) => text.split(/[\s,]+/).filter(Boolean);

export class Answer {
  constructor(exercise, changed) {
    this.exercise = exercise;
    this.changed = changed; // (what happened, in words)
    this.below = exercise.nodes.map((node) => exercise.nodes.filter((each) => each.parent === node.number));
    this.leaves = exercise.nodes.filter((node) => node.is_leaf);
  }

  built(text) {
    this.how = html("p", { class: "quiet how" }, this.words.how);
    this.said = html("p", { class: "said" });
    this.element = html("div", { class: `answer ${this.exercise.form}` }, this.how, ...this.controls(), this.said);
    this.read(text);
    return this;
  }

  controls() {
    return [];
  }

  childrenOf = (node) => this.below[node.number];

  written = (node) => [node.name, node.text].filter(Boolean).join(" ");

  get words() {
    return EXERCISES[this.exercise.form];
  }

  /** Something has changed: show it, and tell it. */
  tell(what) {
    this.show();
    this.tree?.update();
    this.changed(what);
  }

  show() {}
}
