/**
 * Plays the steps of a search forward and back. Knows nothing of pages: what is shown of every node now, the line and the counts are
 * values, and every step tells which nodes it has changed.
 *
 *     step k:  before[k] ⇄ after: the fields that it names, the line, the counts
 */

export const FORMAT = "prunus-steps 1";

export class Player {
  constructor(script) {
    this.script = script;
    this.steps = script.steps;
    this.at = 0; // so many steps have been taken
    this.shown = new Array(script.nodes.length).fill(null); // what is known of each node; null: it is not there yet
    this.line = [];
    this.counts = {};
    this.before = []; // what each step that was ever taken has replaced
  }

  /** The step that was taken last; null at the beginning. */
  get step() {
    return this.at ? this.steps[this.at - 1] : null;
  }

  /** Take a step; the numbers of the nodes that it changes. */
  forward() {
    if (this.at === this.steps.length) return [];
    const step = this.steps[this.at];
    const named = new Set([step.node, ...Object.keys(step.shows).map(Number)]);
    const old = [];
    for (const number of named) {
      old.push([number, this.shown[number]]);
      this.shown[number] = { ...this.shown[number], ...step.shows[number] };
    }
    this.before[this.at] = { old, line: this.line, counts: this.counts };
    this.line = step.line ?? this.line;
    this.counts = step.counts ?? this.counts;
    this.at += 1;
    return [...named];
  }

  /** Take the last step back. */
  back() {
    if (!this.at) return [];
    this.at -= 1;
    const { old, line, counts } = this.before[this.at];
    for (const [number, shown] of old) this.shown[number] = shown;
    this.line = line;
    this.counts = counts;
    return old.map(([number]) => number);
  }

  /** Go to where so many steps have been taken; all nodes that were changed on the way. */
  to(at) {
    const goal = Math.max(0, Math.min(this.steps.length, Math.round(at)));
    const changed = new Set();
    while (this.at < goal) for (const number of this.forward()) changed.add(number);
    while (this.at > goal) for (const number of this.back()) changed.add(number);
    return [...changed];
  }

  /** Where the next step with a mark, or of a kind, has been taken; null where there is none. `way` is 1 forward, -1 back. */
  next(mark, way = 1) {
    for (let at = this.at + way; at >= 1 && at <= this.steps.length; at += way) {
      const step = this.steps[at - 1];
      if (step.kind === mark || (step.mark || "").split(" ").includes(mark)) return at;
    }
    return null;
  }
}

/** The visited children of every node, in the order in which they are met. */
export function childrenOf(nodes) {
  const below = nodes.map(() => []);
  for (const node of nodes) if (node.parent !== null) below[node.parent].push(node.number);
  return below;
}
