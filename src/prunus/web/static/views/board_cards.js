/** Links with small boards: what a view offers to begin with. */

import { boardShapes, boardSize } from "../board.js";
import { at, html, svg } from "../dom.js";

const LONGER_SIDE = 84;

/** Each has an address, the rows and the drawing of a board, a name and a few words. */
export function boardCards(items) {
  return html("ul", { class: "board-cards" }, ...items.map(({ href, rows, drawing, name, told }) => {
    const cell = Math.floor(LONGER_SIDE / Math.max(rows.length, rows[0].length));
    const { width, height } = boardSize(drawing, rows, cell);
    const board = svg("svg", { width: at(width), height: at(height), viewBox: `-2 -2 ${at(width + 4)} ${at(height + 4)}`, "aria-hidden": "true" }, boardShapes(drawing, rows, [], cell));
    return html("li", {}, html("a", { href }, html("span", { class: "thumb" }, board), html("b", {}, name), html("span", { class: "quiet" }, told)));
  }));
}
