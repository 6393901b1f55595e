/** An editor of written trees for the mouse and the keyboard: a list of lists, whose leaves are fields. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { TREES } from "./trees_words.js";

/** A tree of the editor as the game `tree` writes it. */
export function written(tree) {
  const inner = (node) => {
    const name = node.name ? `${node.name}: ` : "";
    return node.children ? `${name}[${node.children.map(inner).join(", ")}]` : `${name}${node.value}`;
  };
  const isPlain = tree.is_max && tree.children;
  return isPlain ? inner(tree) : `${tree.is_max ? "MAX" : "MIN"} ${inner(tree)}`;
}

export class Editor {
  static async of(text, host, onchange) {
    if (!text) return null;
    const { tree } = await host.ask("tree", { text });
    return new Editor(tree, onchange);
  }

  constructor(tree, onchange) {
    this.tree = tree;
    this.changed = () => onchange(written(this.tree));
    const who = tree.is_max ? TREES.max : TREES.min;
    const swap = html("button", { type: "button", onclick: () => { tree.is_max = !tree.is_max; this.changed(); } }, say(TREES.swap, { who }));
    this.element = html("details", { class: "editor" }, html("summary", {}, TREES.edit), swap, html("ul", { "aria-label": TREES.editor }, this.item(tree, null, tree.is_max)));
  }

  item(node, parent, isMax) {
    const button = (text, act) => html("button", { type: "button", onclick: () => { act(); this.changed(); } }, text);
    const remove = parent && parent.children.length > 1 ? button(TREES.remove, () => parent.children.splice(parent.children.indexOf(node), 1)) : null;
    if (!node.children) {
      const field = html("input", { value: node.value, size: 5, "aria-label": TREES.value, onchange: () => { node.value = field.value; this.changed(); } });
      const grow = button(TREES.grow, () => { node.children = [{ value: node.value }, { value: 0 }]; delete node.value; });
      return html("li", {}, field, grow, remove);
    }
    const add = button(TREES.add, () => node.children.push({ value: 0 }));
    const head = html("span", { class: isMax ? "max" : "min" }, isMax ? TREES.max : TREES.min, node.name ? ` ${node.name}` : "");
    return html("li", {}, head, add, remove, html("ul", {}, ...node.children.map((child) => this.item(child, node, !isMax))));
  }
}
