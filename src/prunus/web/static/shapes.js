/** The shapes of nodes, and the strokes across a branch that was cut. */

import { at, svg } from "./dom.js";

/** Two strokes across a branch that was cut off. */
export function strokes(x, y, isAcross) {
  const ways = [-2.5, 2.5].map((shift) =>
    isAcross ? `M${at(x + shift + 3)} ${at(y - 7)}L${at(x + shift - 3)} ${at(y + 7)}` : `M${at(x - 7)} ${at(y + shift + 3)}L${at(x + 7)} ${at(y + shift - 3)}`);
  return svg("path", { class: "strokes", d: ways.join("") });
}

/** Rounded for MAX and AND, with a flat bottom for MIN, and with corners for OR, leaves and what was cut off. */
export function box(x, y, width, height, kind) {
  const [left, top] = [x - width / 2, y - height / 2];
  if (kind === "min") {
    const way = `M${at(left)} ${at(top + 12)}a12 12 0 0 1 12 -12h${at(width - 24)}a12 12 0 0 1 12 12v${at(height - 12)}h${at(-width)}Z`;
    return svg("path", { class: "shape", d: way });
  }
  return svg("rect", { class: "shape", x: at(left), y: at(top), width: at(width), height: at(height), rx: { max: 12, and: 13 }[kind] ?? 2 });
}
