/**
 * Which nodes of a tree are drawn. Of a large one as much as a limit allows: as deep as possible, and then as many brothers as
 * possible; the line, what cut and the first move stay. What is not drawn is counted: "… 6 more", "… 6 below". Readers unfold what
 * they like, and the way to the node at work is unfolded by itself.
 */

const BROTHERS = [Infinity, 8, 6, 5, 4, 3];
const TOLD_APART = 8; // so many moves that were cut off stand by themselves, if more than their names is known

export class Folding {
  constructor(script, below, histories, limit) {
    Object.assign(this, { script, below, histories, limit });
    this.best = new Set(script.steps.flatMap((step) => step.line ?? []));
    this.folded = new Map(); // what readers have said of a node: whether it is folded
    this.widened = new Set(); // nodes all of whose children are drawn
    this.way = new Set(); // nodes that are drawn because the search is there
    this.near = null; // the parent of the node at work, all of whose children are drawn too
    this.chosen = new Map(); // of every root, how deep and how wide its tree is drawn
  }

  /** How deep and wide the tree below a root may be drawn within the limit. */
  within(root) {
    if (!this.chosen.has(root)) this.chosen.set(root, this.fitted(root));
    return this.chosen.get(root);
  }

  fitted(root) {
    const deepest = this.depthBelow(root);
    for (let depth = deepest; depth > 1; depth--) {
      for (const most of BROTHERS) if (this.size(root, depth, most) <= this.limit) return { depth, most };
    }
    return { depth: 1, most: Math.max(8, this.limit) };
  }

  depthBelow(root) {
    let deepest = 0;
    for (let stack = [root]; stack.length; ) {
      const number = stack.pop();
      deepest = Math.max(deepest, this.script.nodes[number].ply);
      stack.push(...this.below[number]);
    }
    return deepest;
  }

  /** How many nodes would be drawn; more than the limit is not counted. */
  size(root, depth, most) {
    let drawn = 0;
    for (let stack = [root]; stack.length && drawn <= this.limit; ) {
      const number = stack.pop();
      drawn += 1;
      if (this.script.nodes[number].ply < depth) stack.push(...this.kept(number, most));
    }
    return drawn;
  }

  /** The children of a node that are drawn: of the line, the one that cut, the first, then in order. */
  kept(number, most) {
    const children = this.below[number];
    if (children.length <= most) return children;
    const rank = (child, i) =>
      this.best.has(child) ? 0 : i === children.length - 1 && this.cutAt(number).length ? 1 : i === 0 ? 2 : 3;
    const ranked = children.map((child, i) => [rank(child, i), i, child]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const best = new Set(ranked.slice(0, most).map(([, , child]) => child));
    return children.filter((child) => best.has(child));
  }

  /** The moves that are not tried at a node in the end. */
  cutAt(number) {
    const history = this.histories[number];
    for (let i = history.length - 1; i >= 0; i--) if (history[i].cut) return this.untried(number, history[i].cut);
    return [];
  }

  /** Without those that another search has tried, which are there to be seen. */
  untried(number, moves) {
    const ghosts = this.below[number].filter((child) => this.script.nodes[child].isGhost);
    const tried = new Set(ghosts.map((child) => this.script.nodes[child].move));
    return ghosts.length ? moves.filter((each) => !tried.has(each.move)) : moves;
  }

  isOpen(number, depth) {
    if (this.folded.has(number)) return !this.folded.get(number);
    return this.script.nodes[number].ply < depth || this.way.has(number);
  }

  /** The tree below a root as places: nodes, moves that were cut off, and brothers that are not drawn. */
  tree(root) {
    const { depth, most } = this.within(root);
    const place = (number) => {
      const ply = this.script.nodes[number].ply;
      const here = { kind: "node", number, ply, children: [], hidden: 0 };
      const children = this.below[number];
      if (!this.isOpen(number, depth)) {
        here.hidden = children.length;
        return here;
      }
      const kept = new Set(this.widened.has(number) || number === this.near ? children : this.kept(number, most));
      for (const child of children) if (this.way.has(child)) kept.add(child);
      here.children = this.grouped(number, children, kept, place);
      here.children.push(...this.cuts(number, ply + 1));
      return here;
    };
    return place(root);
  }

  grouped(parent, children, kept, place) {
    const found = [];
    for (let i = 0; i < children.length; ) {
      let end = i;
      while (end < children.length && !kept.has(children[end])) end += 1;
      if (end - i > 1) found.push({ kind: "more", number: parent, ply: this.script.nodes[parent].ply + 1, count: end - i, children: [], hidden: 0 });
      else if (end - i === 1) found.push(place(children[i])); // which takes no more room than a word about it
      if (end < children.length) found.push(place(children[end]));
      i = end + 1;
    }
    return found;
  }

  cuts(number, ply) {
    const moves = this.cutAt(number);
    if (!moves.length) return [];
    const isApart = moves.length <= TOLD_APART && moves.some((each) => each.label || (each.value ?? null) !== null);
    const groups = isApart ? moves.map((each) => [each]) : [moves];
    return groups.map((each, i) => ({ kind: "cut", number, ply, moves: each, isFirst: i === 0, together: groups.length, children: [], hidden: 0 }));
  }

  /** Draw what leads to a node, and forget what led to another; whether anything has changed. */
  goTo(number, isDrawn) {
    if (isDrawn(number)) return false;
    this.way = new Set();
    this.near = this.script.nodes[number].parent;
    for (let each = number; each !== null; each = this.script.nodes[each].parent) {
      this.way.add(each);
      if (each !== number) this.folded.delete(each);
    }
    return true;
  }

  toggle(number, isOpen) {
    this.folded.set(number, isOpen);
  }
}

/** What the steps say of every node, in their order. */
export function historiesOf(script) {
  const histories = script.nodes.map(() => []);
  for (const step of script.steps) for (const number of Object.keys(step.shows)) histories[number].push(step.shows[number]);
  return histories;
}
