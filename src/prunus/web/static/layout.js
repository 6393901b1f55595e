/**
 * Where the places of a tree stand.
 *
 *     down      brothers side by side, parents above the middle of their children; edges fan out in the first third, then go down
 *     across    the same, turned: a level a column
 *
 * Subtrees are moved together until they would touch on some level. Boxes are as wide as what is ever written in them, so that
 * nothing moves while the search is played.
 */

import { boxText, cutText, cutoffText, moveText, windowText } from "./telling.js";
import { WORDS, say } from "./words.js";
import { boardSize } from "./board.js";

export const TEXT = 12;
export const VALUE = 14;
export const BOX_HEIGHT = 26;
export const DOWN_GAP = 76; // of an edge: from level to level
export const ACROSS_GAP = 30; // and for its bend
export const BESIDE = 7; // from a line to what is written beside it
export const LINE = 15;
const LEAST_BOX = 36;
const BETWEEN = 16; // places side by side
const ROW = 9; // and one below the other
const MOST_LINES = 3;
const LINE_ROOM = 96; // of the names of moves that were cut off
const CHARACTER = 0.58; // its width in a text of size 1: a little more than Helvetica takes

/** About how wide a text is, rather too much than too little. */
export function room(text, size = TEXT) {
  return size * CHARACTER * text.length;
}

/** Widths and texts of places; `cell` is the size of a board's square at nodes, 0 without boards. */
export class Measure {
  constructor(script, histories, cell, isAcross) {
    Object.assign(this, { script, histories, cell, isAcross });
  }

  /** Give a place its size and the room for what is written around it. */
  prepare(place) {
    const node = this.script.nodes[place.number];
    place.beside = ["", ""];
    place.below = [];
    if (place.kind === "node") this.prepareNode(place, node);
    else if (place.kind === "cut") this.prepareCut(place, node);
    else Object.assign(place, { lines: [say(WORDS.more, { number: place.count })], size: TEXT });
    const width = place.kind === "node" ? place.width : Math.max(LEAST_BOX, ...place.lines.map((line) => room(line, place.size) + 14));
    place.width = width;
    place.height = BOX_HEIGHT + LINE * (place.lines.length - 1);
    const board = this.cell && place.kind === "node" && node.board?.length ? boardSize(this.script.drawing, node.board, this.cell) : null;
    place.board = board;
    if (!board) [place.bodyWidth, place.bodyHeight] = [place.width, place.height];
    else if (this.isAcross) [place.bodyWidth, place.bodyHeight] = [place.width + 11 + board.width, Math.max(place.height, board.height)];
    else [place.bodyWidth, place.bodyHeight] = [Math.max(place.width, board.width), place.height + 11 + board.height];
    place.children.forEach((child) => this.prepare(child));
  }

  prepareNode(place, node) {
    let [box, span, now] = [room(node.label || "", VALUE), "", null];
    for (const shows of this.histories[place.number]) {
      now = { ...now, ...shows };
      box = Math.max(box, room(boxText(node, now), VALUE));
      const text = node.is_leaf && now.proof === undefined ? "" : windowText(now);
      if (text.length > span.length) span = text;
    }
    place.lines = [""];
    place.size = VALUE;
    place.width = Math.max(LEAST_BOX, box + 14);
    place.beside = node.ply ? [moveText(node), span] : ["", ""];
    if (place.hidden) place.below = [say(WORDS.below, { number: place.hidden })];
  }

  prepareCut(place, node) {
    const shown = Object.assign({}, ...this.histories[place.number]);
    const only = place.moves.length === 1 ? place.moves[0] : null;
    if (only) {
      const text = [only.label, (only.value ?? null) === null ? "" : cutText({ move: "", label: "", value: only.value }).slice(2)];
      place.lines = [text.filter(Boolean).join(" ") || only.move];
      if (place.lines[0] !== only.move) place.beside = [moveText(only), ""];
    } else place.lines = wrapped(place.moves.map(cutText));
    place.size = only ? VALUE : TEXT;
    if (place.isFirst) place.below = this.isAcross ? [cutoffText(node, shown)] : brokenLast(cutoffText(node, shown));
  }

  /** How far a place reaches to both sides of its edge: left and right, or up and down. */
  reach(place) {
    if (this.isAcross) {
      const half = place.bodyHeight / 2 + ROW / 2;
      return [Math.max(half, labels(place).length ? BOX_HEIGHT / 2 + ROW / 2 : 0), half];
    }
    let half = place.bodyWidth / 2;
    if (place.kind !== "cut" || place.together === 1) half = Math.max(half, ...place.below.map((text) => room(text) / 2));
    const label = Math.max(0, ...labels(place).map((text) => room(text) + BESIDE));
    return [half + BETWEEN / 2, Math.max(half, label) + BETWEEN / 2];
  }

  /** The room before a box in a tree that grows to the right, for what is written on its edge. */
  before(place) {
    return labels(place).reduce((sum, text) => sum + room(text) + BESIDE, 0);
  }

  /** And behind it. */
  behind(place) {
    return place.below.length ? room(place.below.join(" ")) + BESIDE : 0;
  }
}

const labels = (place) => place.beside.filter(Boolean);

function brokenLast(text) {
  const space = text.lastIndexOf(" ");
  return space < 0 ? [text].filter(Boolean) : [text.slice(0, space), text.slice(space + 1)];
}

/** Names in lines, the last of which counts what does not fit. */
function wrapped(names) {
  const lines = [""];
  const counts = [0];
  for (const name of names) {
    const longer = lines.at(-1) ? `${lines.at(-1)}, ${name}` : name;
    if (lines.at(-1) && room(longer) > LINE_ROOM) {
      lines[lines.length - 1] += ",";
      lines.push(name);
      counts.push(1);
    } else {
      lines[lines.length - 1] = longer;
      counts[counts.length - 1] += 1;
    }
  }
  if (lines.length <= MOST_LINES) return lines;
  const left = names.length - counts.slice(0, MOST_LINES - 1).reduce((sum, count) => sum + count, 0);
  return [...lines.slice(0, MOST_LINES - 1), say(WORDS.more, { number: left })];
}

/** Put every place of a prepared tree where it belongs, the upper left corner of the whole at (0, 0); how large it is. */
export function laidOut(root, measure) {
  const { low } = together(root, measure);
  const places = [];
  settle(root, -Math.min(...low), places);
  const { starts, end } = levels(places, measure);
  let size = 0;
  for (const place of places) {
    const along = starts[place.ply - root.ply];
    if (measure.isAcross) [place.x, place.y] = [along + place.width / 2, place.cross];
    else [place.x, place.y] = [place.cross, along + place.height / 2];
    size = Math.max(size, place.cross + measure.reach(place)[1]);
  }
  return measure.isAcross ? { places, width: end, height: size } : { places, width: size, height: end };
}

/** Move the subtrees of a place together; how far they reach on every level, from the place's own edge. */
function together(place, measure) {
  const [before, after] = measure.reach(place);
  if (!place.children.length) return blocked({ low: [-before], high: [after] }, place);
  const low = [];
  const high = [];
  for (const child of place.children) {
    const inner = together(child, measure);
    let shift = 0;
    inner.low.forEach((edge, i) => {
      if (i < high.length) shift = Math.max(shift, high[i] - edge);
    });
    child.shift = low.length ? shift : 0;
    inner.low.forEach((edge, i) => {
      low[i] = Math.min(low[i] ?? Infinity, edge + child.shift);
      high[i] = Math.max(high[i] ?? -Infinity, inner.high[i] + child.shift);
    });
  }
  const middle = (place.children[0].shift + place.children.at(-1).shift) / 2;
  for (const child of place.children) child.shift -= middle;
  return { low: [-before, ...low.map((edge) => edge - middle)], high: [after, ...high.map((edge) => edge - middle)] };
}

/** What is written below a box stands where edges of the next level run: nobody else may go there. */
function blocked(contour, place) {
  if (!place.below.length) return contour;
  return { low: [contour.low[0], contour.low[0]], high: [contour.high[0], contour.high[0]] };
}

function settle(place, cross, places) {
  place.cross = cross;
  places.push(place);
  for (const child of place.children) settle(child, cross + child.shift, places);
}

/** Where each level begins, and where the last one ends. */
function levels(places, measure) {
  const first = places[0].ply;
  const depths = [];
  const labels = [];
  for (const place of places) {
    const i = place.ply - first;
    const depth = measure.isAcross ? place.bodyWidth + measure.behind(place) : place.bodyHeight;
    depths[i] = Math.max(depths[i] ?? 0, depth);
    labels[i] = Math.max(labels[i] ?? 0, measure.isAcross ? measure.before(place) : 0);
  }
  const starts = [0];
  for (let i = 1; i < depths.length; i++) {
    starts[i] = starts[i - 1] + depths[i - 1] + (measure.isAcross ? ACROSS_GAP + labels[i] + 2 * BESIDE : DOWN_GAP);
  }
  const below = (place) => (measure.isAcross ? 0 : LINE * place.below.length);
  const ends = places.map((place) => starts[place.ply - first] + (measure.isAcross ? depths[place.ply - first] : place.bodyHeight) + below(place));
  return { starts, end: Math.max(...ends) };
}
