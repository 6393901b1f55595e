/**
 * The pane in which a tree is looked at: chooses what is drawn and how, follows the node at work, and goes from node to node by mouse
 * and keyboard. It is told of steps, and tells which node is looked at (`onlook`).
 */

import { html } from "./dom.js";
import { Folding, historiesOf } from "./folding.js";
import { Measure, laidOut } from "./layout.js";
import { childrenOf } from "./player.js";
import { TreeDrawing } from "./tree.js";

export const MOST_DRAWN = 2000;
const DRAWN = 400; // unless the element says otherwise
const SMALL = 40; // trees of so many nodes have boards at their nodes
const BOARD = 64; // the width of such a board
const LEAST_CELL = 8;
const MUCH_WIDER = 3;
const LEAST_SCALE = 0.9; // to which a tree is made smaller so that it fits
const LEAST_ROOM = 50; // that a leaf takes side by side with others
const SCALES = [0.5, 0.65, 0.8, 1, 1.25, 1.5, 2, 3];
const LARGE = 1.5; // and at so large a scale boards are there too

export class Pane {
  constructor(player, { limit, onlook, decorate }) {
    const { script } = player;
    Object.assign(this, { player, script, onlook, decorate: decorate ?? (() => {}) });
    this.below = childrenOf(script.nodes);
    this.histories = historiesOf(script);
    this.roots = script.nodes.filter((node) => node.parent === null).map((node) => node.number);
    this.folding = new Folding(script, this.below, this.histories, Math.min(MOST_DRAWN, limit || DRAWN));
    this.scale = null; // as it fits
    this.boards = null; // where there is room
    this.chosen = null;
    this.root = this.roots[0];
    this.element = html("div", {
      class: `pane ${script.kind}`, onclick: (event) => this.clicked(event), onkeydown: (event) => this.pressed(event),
      onpointerover: (event) => this.hovered(event), onpointerleave: () => this.onlook(null),
      onfocusin: (event) => this.focused(event),
    });
  }

  /** Lay out and draw the tree of the look that is on. */
  redraw() {
    const focus = this.drawing?.element.contains(this.element.getRootNode().activeElement) ? this.chosen : null;
    const root = this.folding.tree(this.root);
    const { laid, measure } = this.fitted(root);
    this.drawing = new TreeDrawing(this.script, laid, measure);
    this.drawing.scaleTo(this.scale ?? this.fitting());
    this.drawing.update(this.player, [...this.drawing.parts.keys()].filter((number) => this.player.shown[number] || this.script.nodes[number].isGhost));
    this.drawing.showLine(this.player.line);
    this.decorate(this.drawing);
    this.element.replaceChildren(this.drawing.element);
    this.rings();
    const entry = this.drawing.isDrawn(this.chosen) ? this.chosen : this.root;
    this.drawing.parts.get(entry).group.setAttribute("tabindex", 0);
    this.entry = entry;
    if (focus !== null) this.choose(focus, true);
  }

  /** Down, unless that is much wider than high, or does not fit where the other way is narrower. */
  fitted(root) {
    const number = count(root);
    const cell = this.cellFor(number);
    const lay = (isAcross) => {
      const measure = new Measure(this.script, this.histories, cell, isAcross);
      measure.prepare(root);
      return { laid: laidOut(root, measure), measure };
    };
    if (leavesOf(root) * LEAST_ROOM * LEAST_SCALE > this.room()) return lay(true); // no need to try
    const down = lay(false);
    const { width, height } = down.laid;
    const room = this.room();
    if (width <= MUCH_WIDER * Math.max(height, 200) && (width + 90) * LEAST_SCALE <= room) return down;
    return lay(true);
  }

  room() {
    return this.element.clientWidth || 900;
  }

  cellFor(number) {
    const rows = this.script.nodes[0].board;
    const isWanted = this.boards ?? (number <= SMALL || (this.scale ?? 1) >= LARGE);
    return rows?.length && isWanted ? Math.max(LEAST_CELL, Math.floor(BOARD / Math.max(...rows.map((row) => row.length)))) : 0;
  }

  fitting() {
    return Math.min(1, Math.max(LEAST_SCALE, (this.room() - 2) / this.drawing.width));
  }

  /** A step was taken: change what it changed, and no more. */
  stepped(changed) {
    const work = this.player.step?.node ?? this.roots[0];
    const root = this.roots.findLast((number) => number <= work);
    const isElsewhere = root !== this.root;
    if (isElsewhere) this.root = root;
    if (isElsewhere || !this.drawing || this.folding.goTo(work, this.drawing.isDrawn)) this.redraw();
    else {
      this.drawing.update(this.player, changed);
      if (this.drawing.lined !== this.player.line) this.drawing.showLine(this.player.line);
      this.rings();
    }
    this.drawing.flash(changed);
    this.reveal(work);
  }

  rings() {
    const step = this.player.step;
    const cutter = step ? this.player.shown[step.node]?.cut_by : null;
    this.drawing.ring("work", step ? step.node : null);
    this.drawing.ring("cutter", step?.kind === "cut" ? cutter ?? null : null);
    this.drawing.ring("chosen", this.chosen);
  }

  /** Bring a node into sight, within the pane alone. */
  reveal(number) {
    const part = this.drawing.parts.get(number);
    if (!part) return;
    const scale = this.drawing.element.width.baseVal.value / this.drawing.width;
    const [x, y] = this.drawing.middle(part.place).map((each) => each * scale);
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.element;
    const near = (edge, size, at) => (at < edge + size * 0.15 || at > edge + size * 0.85 ? Math.max(0, at - size / 2) : edge);
    this.element.scrollTo({ left: near(scrollLeft, clientWidth, x), top: near(scrollTop, clientHeight, y) });
  }

  choose(number, isFocused = false) {
    this.chosen = number;
    this.drawing.ring("chosen", number);
    this.onlook(number);
    const part = this.drawing.parts.get(number);
    if (!part) return;
    this.drawing.parts.get(this.entry)?.group.setAttribute("tabindex", -1);
    part.group.setAttribute("tabindex", 0);
    this.entry = number;
    if (isFocused) {
      part.group.focus({ preventScroll: true });
      this.reveal(number);
    }
  }

  /** Fold what is below a node, or unfold it. */
  fold(number) {
    const part = this.drawing.parts.get(number);
    if (!part || !this.below[number].length) return;
    this.folding.toggle(number, !part.place.hidden);
    this.redraw();
    this.choose(number, true);
  }

  clicked(event) {
    const target = event.target.closest("[data-widen], [data-fold], .place");
    if (!target) return;
    if (target.dataset.widen) {
      this.folding.widened.add(Number(target.dataset.widen));
      this.redraw();
      return;
    }
    const number = Number(target.dataset.fold ?? target.dataset.number);
    if (target.dataset.fold || number === this.wasChosen) this.fold(number);
    else this.choose(number, true);
    this.wasChosen = number;
  }

  hovered(event) {
    const number = event.target.closest(".place")?.dataset.number;
    if (number !== undefined && event.pointerType === "mouse") this.onlook(Number(number));
  }

  focused(event) {
    const number = event.target.dataset?.number;
    if (number === undefined) return;
    if (Number(number) !== this.chosen) this.choose(Number(number));
  }

  pressed(event) {
    const number = event.target.dataset?.number;
    if (number === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const part = this.drawing.parts.get(Number(number));
    if (event.key === "Enter" || event.key === " ") this.widenOrFold(part.place);
    else {
      const turned = this.drawing.isAcross ? TURNED[event.key] : event.key;
      const goal = this.neighbour(part.place, turned);
      if (goal === undefined) return;
      if (goal !== null) this.choose(goal, true);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** First brothers that are not drawn, then what is below. */
  widenOrFold(place) {
    if (place.children.some((child) => child.kind === "more")) {
      this.folding.widened.add(place.number);
      this.redraw();
      this.choose(place.number, true);
    } else this.fold(place.number);
  }

  /** The node that an arrow leads to; null where there is none, undefined for other keys. */
  neighbour(place, key) {
    const isThere = (number) => this.drawing.isDrawn(number) && this.player.shown[number] !== null;
    if (key === "ArrowUp") return this.script.nodes[place.number].parent;
    if (key === "ArrowDown") return this.below[place.number].find(isThere) ?? null;
    if (key === "Home") return this.root;
    if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
    const level = [...this.drawing.parts.keys()].filter((number) => isThere(number) && this.script.nodes[number].ply === place.ply);
    level.sort((a, b) => this.drawing.parts.get(a).place.cross - this.drawing.parts.get(b).place.cross);
    return level[level.indexOf(place.number) + (key === "ArrowRight" ? 1 : -1)] ?? null;
  }

  /** Into the tree, to the node at work. */
  enter() {
    this.choose(this.player.step?.node ?? this.root, true);
  }

  unfold() {
    this.folding.limit = MOST_DRAWN;
    this.folding.chosen.clear();
    this.folding.folded.clear();
    this.redraw();
  }

  /** 1 larger, -1 smaller, 0 as it fits. */
  zoom(way) {
    const now = this.scale ?? this.fitting();
    if (way === 0) this.scale = null;
    else if (way > 0) this.scale = SCALES.find((each) => each > now + 0.01) ?? SCALES.at(-1);
    else this.scale = SCALES.findLast((each) => each < now - 0.01) ?? SCALES[0];
    this.redraw();
    this.reveal(this.player.step?.node ?? this.root);
  }

  get hasBoards() {
    return Boolean(this.drawing.measure.cell);
  }

  toggleBoards() {
    this.boards = !this.hasBoards;
    this.redraw();
    this.reveal(this.player.step?.node ?? this.root);
  }

}

const TURNED = {
  ArrowRight: "ArrowDown", ArrowLeft: "ArrowUp", ArrowDown: "ArrowRight", ArrowUp: "ArrowLeft",
  Home: "Home",
};

function leavesOf(place) {
  return place.children.length ? place.children.reduce((sum, child) => sum + leavesOf(child), 0) : 1;
}

function count(place) {
  return place.children.reduce((sum, child) => sum + count(child), place.kind === "node" ? 1 : 0);
}
