/**
 * <prunus-stepper>: a search, played forward and back.
 *
 *     element.script = {…}       what is played ("prunus-steps 1"); or from="ID" of a <script type="application/json">
 *     element.at                 how many steps have been taken; settable; "prunus-step" is dispatched when it changes
 *     at="12"                    where it begins, with from="ID"
 *     theme="light|dark"         else as the reader prefers
 *     limit="400"                so many nodes are drawn before a tree is folded, 2,000 at most
 *
 * What stands inside the element is shown where no script runs, and on paper.
 */

import { Controls, keyList } from "./controls.js";
import { showDetails } from "./details.js";
import { html } from "./dom.js";
import { lookSheet } from "./look.js";
import { Pane } from "./pane.js";
import { FORMAT, Player } from "./player.js";
import { aboutOf, numberText, titleOf } from "./telling.js";
import { WORDS, say } from "./words.js";

const KEYS = {
  ArrowRight: "forward", n: "forward", ArrowLeft: "back", p: "back", Home: "first", End: "last",
  c: "cutoff", C: "cutoffBack", l: "line", L: "lineBack", k: "look", K: "lookBack",
  t: "enter", u: "unfold", b: "boards", "+": "larger", "=": "larger", "-": "smaller", "−": "smaller", 0: "fit", "?": "help",
};
const MARKS = { cutoff: ["cutoff", 1], cutoffBack: ["cutoff", -1], line: ["line", 1], lineBack: ["line", -1], look: ["look", 1], lookBack: ["look", -1] };

export class PrunusStepper extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [lookSheet()];
    this.shadowRoot.append(html("p", { class: "stepper" }, WORDS.empty), html("div", { class: "fallback" }, html("slot")));
  }

  connectedCallback() {
    const source = this.getAttribute("from") && document.getElementById(this.getAttribute("from"));
    if (source && !this.player) {
      this.script = JSON.parse(source.textContent);
      if (this.hasAttribute("at")) this.at = Number(this.getAttribute("at"));
    } else if (this.player) this.build();
    this.watched = new ResizeObserver(() => this.resized());
    this.watched.observe(this);
  }

  disconnectedCallback() {
    this.watched?.disconnect();
  }

  get script() {
    return this.player?.script ?? null;
  }

  set script(script) {
    if (script?.format !== FORMAT) {
      this.shadowRoot.querySelector(".stepper").replaceWith(html("p", { class: "stepper", role: "alert" }, say(WORDS.foreign, { format: FORMAT })));
      return;
    }
    this.player = new Player(script);
    if (this.isConnected) this.build();
  }

  get at() {
    return this.player?.at ?? 0;
  }

  set at(at) {
    this.go(at);
  }

  build() {
    const { script } = this.player;
    const has = (mark) => script.steps.some((step) => (step.mark || "").includes(mark));
    this.controls = new Controls((name, value) => this.act(name, value), {
      hasLooks: script.nodes.filter((node) => node.parent === null).length > 1,
      hasBoards: Boolean(script.nodes[0]?.board?.length),
      hasMarks: { cutoff: has("cutoff"), line: has("line") },
    });
    this.pane = new Pane(this.player, {
      limit: Number(this.getAttribute("limit")), onlook: (number) => this.look(number), decorate: (drawing) => this.decorate?.(drawing),
    });
    this.sentence = html("p", { class: "sentence", role: "status" });
    this.counts = html("p", { class: "counts" });
    this.details = html("div", { class: "details", role: "group", "aria-label": WORDS.selected });
    this.keys = keyList();
    const whole = html("div", { class: "stepper", role: "group", tabindex: -1, "aria-label": titleOf(script), onkeydown: (event) => this.pressed(event) },
      html("header", {}, html("h2", {}, titleOf(script)), html("p", { class: "about" }, aboutOf(script))),
      this.controls.element,
      html("div", { class: "words" }, this.sentence, this.counts, this.keys),
      this.pane.element,
      this.details);
    this.shadowRoot.querySelector(".stepper").replaceWith(whole);
    this.width = this.clientWidth;
    this.pane.redraw();
    this.show([]);
  }

  /** Do what a button or a key says. */
  act(name, value) {
    if (name in MARKS) return this.jump(...MARKS[name]);
    const { at, steps } = this.player;
    const goals = { first: 0, back: at - 1, forward: at + 1, last: steps.length, to: value };
    if (name in goals) this.go(goals[name]);
    else if (name === "boards") this.pane.toggleBoards();
    else if (name === "enter" || name === "unfold") this.pane[name]();
    else if (name === "help") this.help();
    else this.pane.zoom({ larger: 1, smaller: -1, fit: 0 }[name]);
    return this.controls.show(this.player.at, steps.length, this.pane.hasBoards);
  }

  jump(mark, way) {
    const at = this.player.next(mark, way);
    if (at === null) this.sentence.textContent = WORDS.none;
    else this.go(at);
  }

  /** Go to where so many steps have been taken. */
  go(at) {
    if (!this.player) return;
    const before = this.player.at;
    const changed = this.player.to(at);
    if (this.player.at === before || !this.pane) return;
    this.show(changed);
    this.dispatchEvent(new CustomEvent("prunus-step", { detail: { at: this.player.at }, bubbles: true, composed: true }));
  }

  show(changed) {
    const { at, steps, step, counts } = this.player;
    this.pane.chosen = null; // details follow the search again
    this.pane.stepped(changed);
    this.controls.show(at, steps.length, this.pane.hasBoards);
    this.sentence.textContent = step?.sentence ?? WORDS.nothing;
    const named = Object.entries(at ? counts : {}).filter(([, count]) => typeof count === "number");
    this.counts.replaceChildren(...named.map(([name, count]) => html("span", {}, `${WORDS.counts[name] ?? name} `, html("b", {}, numberText(count)))));
    const { roots, root } = this.pane;
    if (roots.length > 1) this.counts.append(html("span", {}, say(WORDS.lookOf, { look: roots.indexOf(root) + 1, all: roots.length })));
    this.look(null);
  }

  /** Show the details of a node; of none, those of the one that was chosen, or at work. */
  look(number) {
    const meant = number ?? this.pane?.chosen ?? this.player.step?.node ?? this.pane?.root ?? 0;
    if (this.details) showDetails(this.details, this.script, meant, this.player.shown[meant]);
  }

  help() {
    this.keys.hidden = !this.keys.hidden;
    this.controls.buttons.help.setAttribute("aria-expanded", String(!this.keys.hidden));
  }

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === "Escape") {
      this.keys.hidden = true;
      this.controls.buttons.help.setAttribute("aria-expanded", "false");
      this.pane.choose(null);
      return;
    }
    const isSlider = event.composedPath()[0] === this.controls.slider;
    const name = KEYS[event.key];
    if (!name || (isSlider && /^(Arrow|Home|End)/.test(event.key))) return;
    event.preventDefault();
    this.act(name);
  }

  /** Put the focus where keys are heard. */
  focus() {
    this.controls?.buttons.forward.focus();
  }

  resized() {
    if (!this.pane || Math.abs(this.clientWidth - this.width) < 2) return;
    this.width = this.clientWidth;
    this.pane.redraw();
    this.pane.reveal(this.player.step?.node ?? this.pane.root);
  }
}

