/** A board whose squares are buttons: by mouse, and by keyboard with one square at a time in the order of Tab. */

import { boardCorner, boardPicture, middle } from "../board.js";
import { at, html, svg } from "../dom.js";

const CELL = 48;
const WIDE = 10; // columns from which on a board may be wider than a telephone
const SMALL = 5;
const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/**
 * A board with its squares. `look` is { drawing, rows, last, label, first, square(row, column) }: a square is { label, isOpen, isChosen,
 * mark }, and a mark { kind: "may" | "go" | "worth", text, isBest, isExact, isAside }. `act.press(row, column)` is called for clicks and
 * Enter, `act.key(key, row, column)` for other keys, and says whether it has used them.
 */
export function squaresBoard(look, act) {
  const { drawing, rows, last } = look;
  const picture = boardPicture(drawing, rows, last, CELL);
  picture.setAttribute("role", "group");
  picture.setAttribute("aria-label", look.label);
  const most = Math.max(rows.length, rows[0].length);
  picture.classList.add("table", most > WIDE ? "wide" : most < SMALL ? "small" : "usual");
  for (const name of ["width", "height"]) picture.removeAttribute(name); // as wide as there is room
  const group = svg("g", { transform: `translate(${boardCorner(drawing)})` });
  const cells = new Map();
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < rows[row].length; column++) {
      if (rows[row][column] === " ") continue;
      const cell = cellOf(drawing, row, column, look.square(row, column));
      cell.addEventListener("click", () => act.press(row, column));
      cells.set(cell.dataset.place, cell);
      group.append(cell);
    }
  }
  (cells.get(look.first?.join("-")) ?? cells.values().next().value)?.setAttribute("tabindex", 0);
  picture.append(group);
  const frame = html("div", { class: "board-frame" }, picture); // listens instead of the group: Chromium lets Tab stop at shapes that hear of focus
  frame.addEventListener("focusin", (event) => {
    for (const cell of cells.values()) cell.setAttribute("tabindex", cell === event.target ? 0 : -1);
  });
  frame.addEventListener("keydown", (event) => pressed(event, cells, rows, act));
  return frame;
}

function pressed(event, cells, rows, act) {
  const cell = event.target.closest(".cell");
  if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
  let [row, column] = cell.dataset.place.split("-").map(Number);
  const step = STEPS[event.key];
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    act.press(row, column);
  } else if (step) {
    event.preventDefault();
    do [row, column] = [row + step[0], column + step[1]];
    while (rows[row]?.[column] === " ");
    cells.get(`${row}-${column}`)?.focus();
  } else if (act.key(event.key, row, column)) event.preventDefault();
}

function cellOf(drawing, row, column, { label, isOpen, isChosen, mark }) {
  const [x, y] = middle(drawing, row, column, CELL);
  const half = CELL / 2;
  const cell = svg("g", {
    class: `cell${isOpen ? " open" : ""}${isChosen ? " chosen" : ""}`, role: "button", tabindex: -1, "data-place": `${row}-${column}`,
    "data-key": `cell-${row}-${column}`, "aria-label": label, "aria-disabled": isOpen ? null : "true", "aria-pressed": isChosen ? "true" : null,
  }, svg("rect", { class: "reach", x: at(x - half + 1.5), y: at(y - half + 1.5), width: CELL - 3, height: CELL - 3, rx: 5 }));
  if (mark) cell.append(...marked(mark, x, y));
  return cell;
}

/** A ring where a stone may be put, a dot where the chosen one may go, or a value: exact ones filled, the best with a thick rim and a star. */
function marked(mark, x, y) {
  if (mark.kind === "may" || mark.kind === "go") {
    const attributes = { cx: at(x), cy: at(y), r: mark.kind === "may" ? 6 : 8 };
    return [svg("circle", { class: `${mark.kind} under`, ...attributes }), svg("circle", { class: mark.kind, ...attributes })];
  }
  const text = `${mark.isBest ? "★" : ""}${mark.text}`;
  const [middleOfMark, high] = mark.isAside ? [y + 12, 22] : [y, 30];
  const size = mark.isAside || text.length > 3 ? 13 : 15;
  const letters = mark.text.length + (mark.isBest ? 1.3 : 0);
  const wide = Math.min(CELL - 1, Math.max(high, 0.6 * size * letters + 12));
  const look = `worth${mark.isBest ? " best" : ""}${mark.isExact ? " exact" : ""}`;
  return [
    svg("rect", { class: look, x: at(x - wide / 2), y: at(middleOfMark - high / 2), width: at(wide), height: high, rx: 7 }), // no disc: that would be a stone
    svg("text", { class: look.replace("worth", "figure"), x: at(x), y: at(middleOfMark + 0.36 * size), "font-size": letters > 5 ? 11 : size }, text),
  ];
}
