/**
 * <prunus-difference>: two searches side by side on the same tree, and which nodes they visit: both, only the one, only the other.
 * Nodes are the same if the same moves lead there; a tree also shows, hollow, what only the other search has visited.
 *
 *     element.scripts = [a, b]      or from="ID ID" of two <script type="application/json">
 */

import { html, svg } from "./dom.js";
import { lookSheet } from "./look.js";
import { numberText, titleOf } from "./telling.js";
import { WORDS, say } from "./words.js";

const KINDS = ["both", "only-a", "only-b"];

/** The moves that lead to every node, as one text. */
export function pathsOf(nodes) {
  const paths = [];
  for (const node of nodes) paths.push(node.parent === null ? "" : `${paths[node.parent]} ${node.move}`);
  return paths;
}

/** How many different nodes both searches visit, and each alone. */
export function compared(a, b) {
  const [here, there] = [a, b].map((script) => new Set(pathsOf(script.nodes)));
  const both = [...here].filter((path) => there.has(path)).length;
  return { both, "only-a": here.size - both, "only-b": there.size - both };
}

/** A script with the nodes that only the other search has visited, which no step shows; and of every node which kind it is. */
export function joined(script, other, isFirst) {
  const paths = pathsOf(script.nodes);
  const known = new Map(paths.map((path, number) => [path, number])); // the last visit stands for all
  const theirs = pathsOf(other.nodes);
  const visited = new Set(theirs);
  const nodes = [...script.nodes];
  const kinds = paths.map((path) => (visited.has(path) ? "both" : isFirst ? "only-a" : "only-b"));
  other.nodes.forEach((node, i) => {
    if (known.has(theirs[i])) return;
    const parent = known.get(theirs[node.parent]);
    known.set(theirs[i], nodes.length);
    nodes.push({ ...node, number: nodes.length, parent, look: nodes[parent].look, isGhost: true });
    kinds.push(isFirst ? "only-b" : "only-a");
  });
  return { script: { ...script, nodes }, kinds };
}

export class PrunusDifference extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [lookSheet()];
    this.shadowRoot.append(html("p", { class: "stepper" }, WORDS.empty), html("div", { class: "fallback" }, html("slot")));
  }

  connectedCallback() {
    const sources = (this.getAttribute("from") ?? "").split(" ").filter(Boolean).map((id) => document.getElementById(id));
    if (sources.length === 2 && !this.steppers) this.scripts = sources.map((source) => JSON.parse(source.textContent));
  }

  get scripts() {
    return this.given ?? null;
  }

  set scripts([a, b]) {
    this.given = [a, b];
    const sides = [joined(a, b, true), joined(b, a, false)];
    this.steppers = sides.map(({ script, kinds }) => {
      const stepper = document.createElement("prunus-stepper");
      for (const name of ["theme", "limit"]) if (this.hasAttribute(name)) stepper.setAttribute(name, this.getAttribute(name));
      stepper.decorate = (drawing) => {
        for (const [number, part] of drawing.parts) part.group.classList.add(kinds[number]);
      };
      stepper.script = script;
      return stepper;
    });
    const names = { both: WORDS.both, "only-a": say(WORDS.only, { name: nameIn(a, b) }), "only-b": say(WORDS.only, { name: nameIn(b, a) }) };
    const counts = compared(a, b);
    const legend = KINDS.map((kind) => html("span", {}, sample(kind), html("b", {}, numberText(counts[kind])), ` ${names[kind]}`));
    this.shadowRoot.querySelector(".stepper, .difference").replaceWith(
      html("div", { class: "difference", role: "group", "aria-label": WORDS.difference },
        html("p", { class: "counts legend" }, ...legend), html("div", { class: "sides" }, ...this.steppers)));
  }

  static observedAttributes = ["theme"];

  attributeChangedCallback(name, _, value) {
    for (const stepper of this.steppers ?? []) value === null ? stepper.removeAttribute(name) : stepper.setAttribute(name, value);
  }
}

/** What tells one of two searches from the other: the algorithm, or else the order of moves. */
function nameIn(script, other) {
  if (script.algorithm !== other.algorithm) return script.algorithm;
  return script.ordering !== other.ordering ? script.ordering : titleOf(script);
}

function sample(kind) {
  const shape = svg("rect", { class: "shape", x: 3, y: 3, width: 24, height: 14, rx: 3 });
  return svg("svg", { class: "sample", width: 30, height: 20, "aria-hidden": "true" }, svg("g", { class: kind }, shape));
}
