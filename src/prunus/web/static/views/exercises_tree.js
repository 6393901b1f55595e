/**
 * The tree of an exercise, as it is seen before the answer: walked by the arrows, and whatever a click or Enter does to a node is what
 * its answer says (`exercises_answers.js`). It is drawn anew whenever that changes the order of nodes or the window its width.
 */

import { at, html, svg } from "../dom.js";
import { ACROSS_GAP, BESIDE, BOX_HEIGHT, DOWN_GAP, VALUE, laidOut, room } from "../layout.js";
import { box, strokes } from "../shapes.js";
import { say } from "../words.js";
import { EXERCISES } from "./exercises_words.js";

const MARGIN = 12;
const LEVELS = 44; // the room for MAX and MIN, left of a tree
const HEAD = 22; // or above it
const LEAST_BOX = 36;
const [BETWEEN, ROW] = [14, 10]; // boxes side by side, and one below the other
const LEAST_SCALE = 0.85; // to which a tree is made smaller so that it fits
const RING = 5;
const TURNED = { ArrowRight: "ArrowDown", ArrowLeft: "ArrowUp", ArrowDown: "ArrowRight", ArrowUp: "ArrowLeft", Home: "Home" };

/** How far the boxes reach: what the layout asks. */
const measured = (isAcross) => ({
  isAcross,
  reach: (place) => (isAcross ? [(place.height + ROW) / 2, (place.height + ROW) / 2] : [(place.width + BETWEEN) / 2, (place.width + BETWEEN) / 2]),
  before: () => 0,
  behind: () => 0,
});

/** Without the room for what is written on edges, so that a tree fits on a telephone. */
function tightened({ places, width, height }) {
  for (const place of places) place.x -= 2 * BESIDE * place.ply;
  return { places, width: width - 2 * BESIDE * Math.max(...places.map((place) => place.ply)), height };
}

export class SeenTree {
  /** `hands` are of the answer: act(node), text(node), look(node), state(node), childrenOf(node), canSelect(node), isMany. */
  constructor(exercise, hands) {
    Object.assign(this, { exercise, hands });
    this.isProof = exercise.algorithm === "proof-number";
    this.byName = new Map(exercise.nodes.map((node) => [node.name, node]));
    this.entry = exercise.nodes[0].name;
    this.element = html("div", {
      class: `pane ${this.isProof ? "proof" : "window"}`, onclick: (event) => this.clicked(event), onkeydown: (event) => this.pressed(event),
      onfocusin: (event) => this.focused(event),
    });
    this.watched = new ResizeObserver(() => this.resized());
    this.watched.observe(this.element);
  }

  leave() {
    this.watched.disconnect();
  }

  resized() {
    if (Math.abs(this.element.clientWidth - (this.width ?? 0)) > 1) this.redraw();
  }

  get isAcross() {
    return this.measure?.isAcross ?? false;
  }

  levelOf = (node) => (this.isProof ? (node.is_max ? EXERCISES.or : EXERCISES.and) : node.is_max ? EXERCISES.max : EXERCISES.min);

  place(node) {
    const width = Math.max(LEAST_BOX, room(this.hands.widest?.(node) ?? this.hands.text(node), VALUE) + 14);
    const children = this.hands.childrenOf(node).map((child) => this.place(child));
    return { kind: "node", node, ply: node.ply, children, width, height: BOX_HEIGHT, bodyWidth: width, bodyHeight: BOX_HEIGHT, below: [], beside: ["", ""] };
  }

  /** Down if that fits, else across. */
  laid() {
    const lay = (isAcross) => {
      const measure = measured(isAcross);
      const laid = laidOut(this.place(this.exercise.nodes[0]), measure);
      return { measure, ...(isAcross ? tightened(laid) : laid) };
    };
    const down = lay(false);
    return (down.width + LEVELS + 2 * MARGIN) * LEAST_SCALE <= this.width ? down : lay(true);
  }

  redraw() {
    const hasFocus = this.element.contains(document.activeElement);
    this.width = this.element.clientWidth || 900;
    const { places, measure, width, height } = this.laid();
    this.measure = measure;
    this.places = new Map(places.map((place) => [place.node.name, place]));
    [this.left, this.top] = this.isAcross ? [MARGIN, MARGIN + HEAD] : [MARGIN + LEVELS, MARGIN];
    const whole = [this.left + width + MARGIN, this.top + height + MARGIN];
    const scale = Math.min(1, Math.max(LEAST_SCALE, (this.width - 2) / whole[0]));
    this.svg = svg("svg", {
      class: "tree", role: "tree", "aria-label": EXERCISES.tree, "aria-multiselectable": this.hands.isMany ? "true" : null,
      viewBox: `0 0 ${at(whole[0])} ${at(whole[1])}`, width: at(whole[0] * scale), height: at(whole[1] * scale),
    });
    this.svg.append(...this.levelNames(places), ...places.map((place) => this.group(place)));
    this.element.replaceChildren(this.svg, ...(this.isAcross ? [html("p", { class: "quiet turned" }, EXERCISES.turned)] : []));
    this.update();
    if (hasFocus) this.focus(this.entry);
    this.hands.drawn?.();
  }

  /** Who moves, once a level; not where there are leaves alone. */
  levelNames(places) {
    const first = new Map();
    for (const place of places) if (!place.node.is_leaf && !first.has(place.ply)) first.set(place.ply, place);
    return [...first.values()].map((place) => {
      const [x, y] = this.isAcross ? [this.left + place.x - place.width / 2, MARGIN + 8] : [MARGIN, this.top + place.y + 4];
      return svg("text", { class: "level", x: at(x), y: at(y), "aria-hidden": "true" }, this.levelOf(place.node));
    });
  }

  group(place) {
    const { node } = place;
    const [x, y] = [this.left + place.x, this.top + place.y];
    const kind = this.isProof ? (node.is_max ? "or" : "and") : node.is_leaf ? "leaf" : node.is_max ? "max" : "min";
    const parent = [...this.places.values()].find((each) => each.children.includes(place));
    const ring = { x: at(x - place.width / 2 - RING), y: at(y - BOX_HEIGHT / 2 - RING), width: at(place.width + 2 * RING), height: BOX_HEIGHT + 2 * RING, rx: 14 };
    place.text = svg("text", { class: "value", x: at(x), y: at(y + 5) });
    place.ring = svg("rect", { class: "ring", ...ring });
    place.group = svg("g", {
      role: "treeitem", tabindex: -1, "data-name": node.name, "aria-level": node.ply + 1, "aria-expanded": node.is_leaf ? null : "true",
    }, ...(parent ? this.edge(place, parent) : []), box(x, y, place.width, place.height, kind), place.ring, place.text);
    place.look = `place ${node.is_leaf && !this.isProof ? "leaf" : node.is_max ? "max" : "min"}`;
    return place.group;
  }

  /** The edge to a place, and the strokes across it that are shown where it is cut off. */
  edge(place, parent) {
    const [px, py] = [this.left + parent.x, this.top + parent.y];
    const [x, y] = [this.left + place.x, this.top + place.y];
    const level = [...this.places.values()].filter((each) => each.ply === parent.ply);
    const end = this.left + Math.max(...level.map((each) => each.x + each.width / 2)); // edges fan out behind the widest box
    const points = this.isAcross
      ? [[px + parent.width / 2, py], [end, py], [end + ACROSS_GAP, y], [x - place.width / 2, y]]
      : [[px, py + BOX_HEIGHT / 2], [x, py + BOX_HEIGHT / 2 + DOWN_GAP / 3], [x, y - BOX_HEIGHT / 2]];
    const [[fromX, fromY], [toX, toY]] = points.slice(-2);
    const cut = strokes((fromX + toX) / 2, (fromY + toY) / 2, this.isAcross);
    return [svg("path", { class: "edge", d: `M${points.map((point) => point.map(at).join(" ")).join("L")}` }), cut];
  }

  /** Show what the answer says of every node. */
  update() {
    for (const [name, place] of this.places) {
      const { node } = place;
      const text = this.hands.text(node);
      if (place.text.textContent !== text) place.text.textContent = text;
      place.group.setAttribute("class", [place.look, this.hands.look?.(node) ?? "", name === this.exercise.asked ? "asked" : ""].join(" ").trim());
      place.group.setAttribute("aria-label", this.sentence(node));
      if (this.hands.canSelect?.(node)) place.group.setAttribute("aria-selected", String(this.hands.isSelected(node)));
    }
    this.places.get(this.entry).group.setAttribute("tabindex", 0);
  }

  sentence(node) {
    const who = node.is_leaf ? EXERCISES.leafName : this.levelOf(node);
    const asked = node.name === this.exercise.asked ? EXERCISES.asked : "";
    return [say(EXERCISES.node, { name: node.name, who }), node.text, asked, this.hands.state?.(node)].filter(Boolean).join(", ");
  }

  focus(name) {
    const place = this.places.get(name);
    if (!place) return;
    this.enter(name);
    place.group.focus({ preventScroll: true });
    place.group.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  enter(name) {
    this.places.get(this.entry)?.group.setAttribute("tabindex", -1);
    this.entry = name;
    this.places.get(name).group.setAttribute("tabindex", 0);
  }

  clicked(event) {
    const name = event.target.closest("[data-name]")?.dataset.name;
    if (name === undefined) return;
    this.focus(name);
    this.hands.act?.(this.byName.get(name));
  }

  focused(event) {
    const name = event.target.dataset?.name;
    if (name !== undefined && name !== this.entry) this.enter(name);
  }

  pressed(event) {
    const name = event.target.dataset?.name;
    if (name === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") this.hands.act?.(this.byName.get(name));
    else {
      const goal = this.neighbour(this.places.get(name), this.isAcross ? TURNED[event.key] : event.key);
      if (goal === undefined) return;
      if (goal) this.focus(goal);
    }
    event.preventDefault();
  }

  /** The node that an arrow leads to; null where there is none, undefined for other keys. */
  neighbour(place, key) {
    if (key === "Home") return this.exercise.nodes[0].name;
    if (key === "ArrowUp") return place.node.parent === null ? null : this.exercise.nodes[place.node.parent].name;
    if (key === "ArrowDown") return place.children[0]?.node.name ?? null;
    if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
    const level = [...this.places.values()].filter((each) => each.ply === place.ply).sort((a, b) => a.cross - b.cross);
    return level[level.indexOf(place) + (key === "ArrowRight" ? 1 : -1)]?.node.name ?? null;
  }
}
