/** Marks of what is proved, and the way through a proof: a row for every move of a line, with the moves beside it. */

import { at, svg } from "../dom.js";
import { say } from "../words.js";
import { PROOFS } from "./proofs_words.js";

const COLUMN = 36;
const ROW = 66;
const RADIUS = 8;
const FEW = 3; // moves that are not needed are drawn one by one, more as one
const LETTER = 7; // of who moves, whose name stands at the left

/** A mark around a point: filled, half filled or hollow. */
export function mark(standing, x, y, radius = RADIUS) {
  const shapes = [svg("circle", { class: "rim", cx: at(x), cy: at(y), r: at(radius) })];
  if (standing === "proved") shapes.push(svg("circle", { class: "full", cx: at(x), cy: at(y), r: at(radius) }));
  if (standing === "bound") shapes.push(svg("path", { class: "full", d: `M${at(x)} ${at(y - radius)}a${radius} ${radius} 0 0 0 0 ${2 * radius}z` }));
  return svg("g", { class: "mark", "data-standing": standing }, ...shapes);
}

/** A mark in a line of text, which says the word beside it. */
export function inlineMark(standing) {
  return svg("svg", { class: "inline", width: 18, height: 18, viewBox: "0 0 18 18", "aria-hidden": "true" }, mark(standing, 9, 9, 7));
}

/** The line that was played, as far as it goes, and the moves behind it; `ongo` is told which ply is wanted. */
export function wayPicture(shown, ongo) {
  const rows = shown.way.map(({ move, brothers }) => rowOf(brothers, move));
  if (shown.at === shown.way.length && shown.moves.length) rows.push(rowOf(shown.moves, null));
  const widest = Math.max(1, ...rows.map((row) => row.brothers.length));
  const left = 16 + LETTER * Math.max(...shown.short.map((name) => name.length));
  const [width, height] = [left + widest * COLUMN + 8, (rows.length + 1) * ROW - 8];
  const middleOf = (row, index) => left + (widest * COLUMN) / 2 + (index - (row.brothers.length - 1) / 2) * COLUMN;
  const [edges, nodes] = [svg("g"), svg("g")];
  let from = left + (widest * COLUMN) / 2;
  nodes.append(node(shown, 0, from, 0, { move: PROOFS.start, standing: shown.root }, ongo));
  rows.forEach((row, ply) => {
    const y = (ply + 1) * ROW;
    nodes.append(svg("text", { class: "who", x: 4, y: at(y + 18) }, shown.short[ply % 2]));
    row.brothers.forEach((each, index) => {
      const isPlayed = index === row.played;
      const [x, top] = [middleOf(row, index), y - ROW + 40];
      edges.append(svg("path", { class: isPlayed ? "edge played" : "edge", d: `M${at(from)} ${top}L${at(x)} ${y + 4}` }));
      nodes.append(node(shown, isPlayed ? ply + 1 : null, x, y, each, ongo));
    });
    if (row.played >= 0) from = middleOf(row, row.played);
  });
  for (const edge of edges.querySelectorAll(".played")) edges.append(edge); // above the others
  return svg("svg", { class: "way", width: at(width), height: at(height), viewBox: `0 0 ${at(width)} ${at(height)}`, role: "img", "aria-label": spoken(shown) }, edges, nodes);
}

/** Moves beside each other, and which of them was played. */
function rowOf(moves, played) {
  const hollow = moves.filter((each) => each.standing === "not needed").length;
  const shown = hollow > FEW ? moves.filter((each) => each.standing !== "not needed") : moves;
  const rest = hollow > FEW ? [{ move: say(PROOFS.more, { number: hollow }), standing: "not needed" }] : [];
  return { brothers: [...shown, ...rest], played: shown.findIndex((each) => each.move === played) };
}

/** A node; one of the line, `ply` plies from the start, leads there. */
function node(shown, ply, x, y, { move, standing }, ongo) {
  const group = svg("g", { class: ply === null ? "beside" : "taken", onclick: ply === null ? null : () => ongo(ply) }, mark(standing, x, y + 14));
  if (ply !== null && ply === shown.at) group.append(svg("circle", { class: "here", cx: at(x), cy: at(y + 14), r: RADIUS + 5 }));
  group.append(svg("text", { class: "name", x: at(x), y: at(y + 38) }, move));
  return group;
}

/** The same for who listens. */
function spoken(shown) {
  const count = (row, standing) => row.brothers.filter((each) => each.standing === standing).length;
  const rows = shown.way.map((row, ply) => say(PROOFS.wayRow, {
    ply: ply + 1, player: shown.players[ply % 2], move: row.move, standing: PROOFS.standings[row.brothers.find((each) => each.move === row.move).standing],
    proved: count(row, "proved"), bound: count(row, "bound"), hollow: count(row, "not needed"),
  }));
  return [PROOFS.wayOf, ...rows].join(" ");
}
