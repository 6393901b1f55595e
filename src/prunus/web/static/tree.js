/**
 * A tree that is laid out, as SVG: drawn once, and then touched only where a step has changed something.
 *
 *     svg (tree)
 *       names of the levels
 *       place (treeitem)     edge, move, window, shape, value, board: one group a node, absent until the search is there
 *       stub                 severed edge, two strokes across, names of the moves that were cut off, why
 *       rings                around the node at work, around the chosen one, around the one whose bound cut
 */

import { boardShapes } from "./board.js";
import { at, svg } from "./dom.js";
import { ACROSS_GAP, BESIDE, DOWN_GAP, LINE, TEXT, room } from "./layout.js";
import { box, strokes } from "./shapes.js";
import { boxText, levelText, nodeSentence, windowText } from "./telling.js";
import { WORDS } from "./words.js";

const MARGIN = 24;
const MOST_FLASHES = 12; // a jump over many steps is no event

export class TreeDrawing {
  constructor(script, laid, measure) {
    Object.assign(this, { script, measure, isAcross: measure.isAcross });
    this.parts = new Map(); // of every node that is drawn: its group, and what changes in it
    this.stubs = new Map(); // of every node that has some: the groups of its moves that were cut off
    this.levels = levelsOf(script, laid.places, this.isAcross);
    const names = this.levels.flatMap(({ lines }) => lines);
    this.left = MARGIN + (this.isAcross ? 0 : Math.max(0, ...names.map((text) => room(text))) + 18);
    this.top = MARGIN + (this.isAcross ? Math.max(1, ...this.levels.map(({ lines }) => lines.length)) * LINE + 10 : 0);
    this.width = this.left + laid.width + MARGIN;
    this.height = this.top + laid.height + MARGIN;
    this.element = svg("svg", { class: "tree", role: "tree", "aria-label": WORDS.tree });
    this.scaleTo(1);
    this.draw(laid.places);
  }

  scaleTo(scale) {
    this.element.setAttribute("viewBox", `0 0 ${at(this.width)} ${at(this.height)}`);
    this.element.setAttribute("width", at(this.width * scale));
    this.element.setAttribute("height", at(this.height * scale));
  }

  draw(places) {
    const all = document.createDocumentFragment();
    const parents = new Map(places.flatMap((place) => place.children.map((child) => [child, place])));
    for (const level of this.levels) all.append(...this.levelNames(level));
    this.rings = Object.fromEntries(["cutter", "chosen", "work"].map((name) => [name, svg("rect", { class: `ring ${name}`, rx: 14, visibility: "hidden" })]));
    for (const place of places) {
      const parent = parents.get(place);
      if (place.kind === "node") all.append(this.node(place, parent));
      else if (place.kind === "cut") all.append(this.stub(place, parent));
      else all.append(this.more(place, parent));
    }
    all.append(...Object.values(this.rings));
    this.element.append(all);
  }

  levelNames({ place, lines }) {
    const x = this.isAcross ? this.left + place.x - place.width / 2 : MARGIN;
    const y = this.isAcross ? MARGIN + 10 : this.top + place.y + 4;
    return lines.map((text, i) => svg("text", { class: "level", x: at(x), y: at(y + i * LINE), "aria-hidden": "true" }, text));
  }

  middle(place) {
    return [this.left + place.x, this.top + place.y];
  }

  /** The way of the edge to a place: out of its parent, to the line on which it is entered, along that. */
  way(place, parent) {
    const [px, py] = this.middle(parent);
    const [x, y] = this.middle(place);
    if (this.isAcross) {
      const begin = px - parent.width / 2 + parent.bodyWidth;
      const start = this.left + this.columnEnd(parent);
      return { begin: [begin, py], bend: [start + ACROSS_GAP, y], end: [x - place.width / 2, y], from: [start, py] };
    }
    const begin = py - parent.height / 2 + parent.bodyHeight;
    const start = this.top + this.columnEnd(parent);
    return { begin: [px, begin], bend: [x, start + DOWN_GAP / 3], end: [x, y - place.height / 2], from: [px, start] };
  }

  /** Where the level of a place ends: edges fan out behind the largest box of it, so that none crosses a brother's. */
  columnEnd(place) {
    const level = this.levels[place.ply - this.levels[0].place.ply];
    return level.end;
  }

  edge({ begin, from, bend, end }, look) {
    const points = [begin, from, bend, end].map(([x, y]) => `${at(x)} ${at(y)}`);
    return svg("path", { class: look, d: `M${points.join("L")}` });
  }

  node(place, parent) {
    const node = this.script.nodes[place.number];
    const [x, y] = this.middle(place);
    const kind = node.is_leaf ? "leaf" : node.is_max ? "max" : "min";
    const group = svg("g", {
      class: `place ${kind} ${node.isGhost ? "ghost" : "absent"}`, role: "treeitem", tabindex: -1, "data-number": place.number, "aria-level": node.ply + 1,
      "aria-expanded": place.hidden ? "false" : place.children.length ? "true" : null,
    });
    const part = { group, place, span: null };
    if (parent) {
      const way = this.way(place, parent);
      part.edge = this.edge(way, "edge");
      group.append(part.edge);
      part.span = this.labels(group, place, way, "move");
    }
    group.append(box(x, y, place.width, place.height, this.script.kind === "proof" ? (node.is_max ? "or" : "and") : kind));
    part.text = svg("text", { class: "value", x: at(x), y: at(y + 5) });
    group.append(part.text);
    if (place.board) {
      const shapes = boardShapes(this.script.drawing, node.board, node.placed, this.measure.cell);
      const [left, top] = this.isAcross
        ? [x + place.width / 2 + 6, y - place.board.height / 2]
        : [x - place.board.width / 2, y + place.height / 2 + 6];
      shapes.setAttribute("transform", `translate(${at(left)} ${at(top)})`);
      group.append(shapes);
    }
    if (place.hidden) group.append(this.hidden(place, x, y));
    this.parts.set(place.number, part);
    return group;
  }

  /** "… 6 below": below a box, or behind it. */
  hidden(place, x, y) {
    const [left, top] = this.isAcross
      ? [x - place.width / 2 + place.bodyWidth + BESIDE, y + 4]
      : [x, y - place.height / 2 + place.bodyHeight + LINE];
    return svg("text", { class: this.isAcross ? "fold start" : "fold", x: at(left), y: at(top), "data-fold": place.number }, place.below[0]);
  }

  /** Move and window beside an edge; the element of the window, if there is room for one. */
  labels(group, place, { bend }, look) {
    const [move, span] = place.beside;
    let [x, y] = this.isAcross ? [bend[0] + BESIDE, bend[1] - 6] : [bend[0] + BESIDE, bend[1] + 15];
    if (move) {
      group.append(svg("text", { class: look, x: at(x), y: at(y) }, move));
      if (this.isAcross) x += room(move) + BESIDE;
      else y += LINE;
    }
    if (!span) return null;
    const text = svg("text", { class: "window", x: at(x), y: at(y) });
    group.append(text);
    return text;
  }

  stub(place, parent) {
    const group = svg("g", { class: "stub absent", "aria-hidden": "true" });
    const way = this.way(place, parent);
    const [x, y] = this.middle(place);
    const middle = [(way.bend[0] + way.end[0]) / 2, (way.bend[1] + way.end[1]) / 2];
    if (!this.isAcross && place.beside[0]) middle[1] = way.end[1] - 12; // below the name of the move
    if (this.isAcross && place.beside[0]) middle[0] = way.end[0] - 12;
    group.append(this.edge(way, "severed"), strokes(...middle, this.isAcross), box(x, y, place.width, place.height, "cut"));
    place.lines.forEach((line, i) => {
      const down = y + 5 + (i - (place.lines.length - 1) / 2) * LINE;
      group.append(svg("text", { class: place.size === TEXT ? "names" : "value", x: at(x), y: at(down) }, line));
    });
    this.labels(group, place, way, "move faint");
    this.reason(group, place, parent);
    const stubs = this.stubs.get(place.number) ?? [];
    this.stubs.set(place.number, [...stubs, group]);
    return group;
  }

  /** Why moves were cut off: below all of their boxes, or behind the first. */
  reason(group, place, parent) {
    if (!place.below.length) return;
    const [x, y] = this.middle(place);
    if (this.isAcross) {
      group.append(svg("text", { class: "why start", x: at(x + place.width / 2 + BESIDE), y: at(y + 4) }, place.below[0]));
      return;
    }
    const brothers = parent.children.filter((each) => each.kind === "cut");
    const middle = (this.middle(brothers[0])[0] + this.middle(brothers.at(-1))[0]) / 2;
    place.below.forEach((line, i) => group.append(svg("text", { class: "why", x: at(middle), y: at(y + place.height / 2 + LINE * (i + 1)) }, line)));
  }

  more(place, parent) {
    const [x, y] = this.middle(place);
    const group = svg("g", { class: "more", "data-widen": place.number, "aria-hidden": "true" });
    group.append(this.edge(this.way(place, parent), "edge"), svg("text", { class: "fold", x: at(x), y: at(y + 5) }, place.lines[0]));
    return group;
  }

  isDrawn = (number) => this.parts.has(number);

  /** Show nodes as the player has them now. */
  update(player, numbers) {
    for (const number of numbers) {
      const part = this.parts.get(number);
      if (!part) continue;
      const shown = player.shown[number];
      const node = this.script.nodes[number];
      part.group.classList.toggle("absent", shown === null && !node.isGhost);
      const text = boxText(node, shown);
      if (part.text.textContent !== text) part.text.textContent = text;
      if (part.span) part.span.textContent = node.is_leaf && shown?.proof === undefined ? "" : windowText(shown);
      const state = shown?.state ?? "";
      if (part.group.dataset.state !== state) part.group.dataset.state = state;
      const isCut = Boolean(shown?.cut?.length);
      for (const stub of this.stubs.get(number) ?? []) stub.classList.toggle("absent", !isCut);
      if (shown || node.isGhost) part.group.setAttribute("aria-label", nodeSentence(this.script, number, shown));
    }
  }

  /** Draw a line of best play, and no other. */
  showLine(line) {
    for (const number of this.lined ?? []) this.parts.get(number)?.group.classList.remove("line");
    this.lined = line;
    for (const number of line) this.parts.get(number)?.group.classList.add("line");
  }

  /** What has changed just now flashes once, unless nothing may move. */
  flash(numbers) {
    for (const number of this.flashed ?? []) this.parts.get(number)?.group.classList.remove("fresh");
    this.flashed = numbers.length <= MOST_FLASHES ? numbers : [];
    for (const number of this.flashed) this.parts.get(number)?.group.classList.add("fresh");
  }

  /** Put a ring around a node; around none if it is not drawn. */
  ring(name, number, isDashed = false) {
    const ring = this.rings[name];
    const part = number === null ? null : this.parts.get(number);
    if (!part) return ring.setAttribute("visibility", "hidden");
    const [x, y] = this.middle(part.place);
    const wide = name === "work" ? 5 : 8;
    const { width, height } = part.place;
    for (const [key, value] of Object.entries({ x: x - width / 2 - wide, y: y - height / 2 - wide, width: width + 2 * wide, height: height + 2 * wide })) {
      ring.setAttribute(key, at(value));
    }
    ring.classList.toggle("dashed", isDashed);
    return ring.setAttribute("visibility", "visible");
  }
}

/** Of every level the first node, what is written at its side, and where its boxes end. */
function levelsOf(script, places, isAcross) {
  const first = places[0].ply;
  const levels = [];
  for (const place of places) {
    const level = (levels[place.ply - first] ??= { place, lines: [], end: 0, isLeaves: true });
    const end = isAcross ? place.x - place.width / 2 + place.bodyWidth : place.y - place.height / 2 + place.bodyHeight;
    if (place.children.length) level.end = Math.max(level.end, end);
    if (place.kind !== "node") continue;
    const node = script.nodes[place.number];
    if (!level.lines.length) Object.assign(level, { place, lines: levelText(node, script.kind) });
    level.isLeaves &&= node.is_leaf;
  }
  for (const level of levels) if (level.isLeaves && script.kind !== "proof") level.lines = level.lines.slice(1);
  return levels;
}
