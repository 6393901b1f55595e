/** A board with numbers on its squares, in boxes, so that nobody takes them for stones: 1 is filled, others are hollow. */

import { boardPicture, described, middle } from "../board.js";
import { at, svg } from "../dom.js";

/** `labels` are [place, text]; those without a place are left out. */
export function numberedBoard(drawing, rows, labels, widest, label) {
  const cell = Math.max(26, Math.min(64, Math.floor(widest / Math.max(rows.length, rows[0].length))));
  const picture = boardPicture(drawing, rows, [], cell);
  const radius = Math.min(15, 0.38 * cell);
  const plates = labels.filter(([place]) => place.length).map(([place, text]) => {
    const [x, y] = middle(drawing, ...place, cell);
    return svg("g", { class: text === "1" ? "plate first" : "plate" },
      svg("rect", { x: at(x - radius), y: at(y - 0.8 * radius), width: at(2 * radius), height: at(1.6 * radius), rx: 4 }), svg("text", { x: at(x), y: at(y + 0.35 * radius * 1.1), "font-size": at(radius * 1.1) }, text));
  });
  picture.append(svg("g", { transform: picture.querySelector(".board").getAttribute("transform") }, ...plates));
  picture.setAttribute("aria-label", `${label}: ${described(drawing, rows, [])}`);
  return picture;
}
