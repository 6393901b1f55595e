/** A board on which moves are marked and made, by the mouse or by arrows and Enter. */

import { boardPicture, described, middle } from "../board.js";
import { at, svg } from "../dom.js";
import { mark } from "./proofs_marks.js";

const WIDEST = 440;
const CELLS = [30, 96]; // the smallest and the largest
const ARROWS_TO = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

const cellOf = (rows) => Math.max(CELLS[0], Math.min(CELLS[1], Math.floor(WIDEST / Math.max(rows.length, rows[0].length))));

/** `moves` have a place, what is proved of them and a `label`; `onplay` is told the one that is wanted. */
export class MarkedBoard {
  constructor({ drawing, rows, placed, moves }, label, onplay) {
    const cell = cellOf(rows);
    this.moves = moves.filter((each) => each.place.length);
    this.element = boardPicture(drawing, rows, placed, cell);
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", `${label}: ${described(drawing, rows, placed)}`);
    const shapes = this.element.querySelector(".board");
    this.buttons = this.moves.map((move, index) => {
      const [x, y] = middle(drawing, ...move.place, cell);
      const size = Math.min(10, 0.22 * cell);
      const low = drawing.is_numbered ? y + 0.24 * cell : y; // below the number of the square
      const button = svg("g", {
        class: move.is_chosen ? "choice chosen-move" : "choice", role: "button", tabindex: index ? -1 : 0, "aria-label": move.label, "aria-disabled": String(!move.parts.length),
        onclick: () => onplay(move), onkeydown: (event) => this.pressed(event, index, onplay),
      }, svg("title", {}, move.label), svg("circle", { class: "area", cx: at(x), cy: at(y), r: at(0.46 * cell) }), svg("rect", { class: "plate", x: at(x - 1.5 * size), y: at(low - 1.5 * size), width: at(3 * size), height: at(3 * size), rx: 5 }), mark(move.standing, x, low, size));
      return button;
    });
    this.element.append(svg("g", { transform: shapes.getAttribute("transform") }, ...this.buttons));
  }

  focus() {
    this.buttons[0]?.focus();
  }

  pressed(event, index, onplay) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") onplay(this.moves[index]);
    else if (ARROWS_TO[event.key]) this.turn(index, ARROWS_TO[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** To the nearest move that way: first in the same row or column, then wherever it lies. */
  turn(index, [down, right]) {
    const [row, column] = this.moves[index].place;
    let best = null;
    this.moves.forEach((move, number) => {
      const [ahead, aside] = down ? [(move.place[0] - row) * down, Math.abs(move.place[1] - column)] : [(move.place[1] - column) * right, Math.abs(move.place[0] - row)];
      if (ahead > 0 && (best === null || ahead + 3 * aside < best.far)) best = { far: ahead + 3 * aside, number };
    });
    if (best === null) return;
    this.buttons[index].setAttribute("tabindex", -1);
    this.buttons[best.number].setAttribute("tabindex", 0);
    this.buttons[best.number].focus();
  }
}
