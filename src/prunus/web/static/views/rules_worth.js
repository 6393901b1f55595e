/** What a program is worth: nodes of a search in several orders, pairs in the right order, and the order on one position. */

import { ARROWS } from "../controls.js";
import { html, svg } from "../dom.js";
import { numberText } from "../telling.js";
import { say } from "../words.js";
import { numberedBoard } from "./rules_board.js";
import { bar, percent } from "./rules_clauses.js";
import { RULES } from "./rules_words.js";

const WIDE = 400; // of the board
const MOST_SEED = 999; // as the server has it

/** The clauses that are off, in words. */
export function namesOf(off, all) {
  if (off.length === all) return RULES.noClause;
  return off.length === 1 ? say(RULES.clauseOff, { number: off[0] }) : say(RULES.clausesOff, { numbers: off.slice(0, -1).join(", "), last: off.at(-1) });
}

/** A change of nodes in words. */
export function changeOf(now, before) {
  if (now === before) return RULES.sameNodes;
  return say(now > before ? RULES.moreNodes : RULES.fewerNodes, { share: percent(Math.abs(now - before), before) });
}

/** The table of nodes, and what it comes to in a sentence. */
export function nodesTable({ rows, depth, positions }, names) {
  const natural = rows[0].nodes;
  const most = Math.max(...rows.map((row) => row.nodes));
  const lines = rows.map((row) => {
    const name = say(RULES.orders[row.order], { off: names });
    const share = percent(row.nodes, natural);
    return html("tr", { "data-order": row.order }, html("th", { scope: "row" }, name, bar([[row.nodes / most, `by-${row.order}`]], `${name}: ${numberText(row.nodes)}`)),
      html("td", {}, numberText(row.nodes)), html("td", {}, share));
  });
  const about = rows.some((row) => row.order === "graded") ? RULES.nodesAbout : RULES.nodesAboutPlain;
  return [
    html("table", { class: "nodes" }, html("thead", {}, html("tr", {}, html("th", { scope: "col" }, RULES.orderOf), html("th", { scope: "col" }, RULES.nodesOf), html("th", { scope: "col" }, RULES.share))), html("tbody", {}, ...lines)),
    html("p", { class: "quiet" }, say(about, { positions, depth })),
  ];
}

/** What the nodes come to: without what is off, or against the program that comes with the game. */
export function sumOf(rows, names) {
  const found = Object.fromEntries(rows.map((row) => [row.order, row.nodes]));
  const nodes = numberText(found.program);
  if (found.without !== undefined) return say(RULES.saidWithout, { off: names, nodes: numberText(found.without), change: changeOf(found.without, found.program) });
  return found.base === undefined ? say(RULES.said, { nodes }) : say(RULES.saidEdited, { nodes, change: changeOf(found.program, found.base) });
}

export function accuracyOf(review, seed, onsample) {
  const level = review.pairs - review.right - review.wrong;
  const shares = { right: percent(review.right, review.pairs), wrong: percent(review.wrong, review.pairs), level: percent(level, review.pairs) };
  const label = `${shares.right} ${RULES.right}, ${shares.wrong} ${RULES.wrong}`;
  return [
    bar([[review.right / Math.max(1, review.pairs), "right"], [review.wrong / Math.max(1, review.pairs), "wrong"]], label),
    html("p", { class: "quiet" }, say(RULES.accuracyAbout, { ...shares, pairs: numberText(review.pairs), ties: numberText(review.ties), positions: review.positions, depth: review.depth, seed })),
    html("p", {}, html("button", { type: "button", class: "sample", onclick: () => onsample((seed % MOST_SEED) + 1) }, RULES.sample)),
  ];
}

/** A position with its moves in order; `ongo` is told which other one is wanted. */
export function orderOf(shown, isNatural, isWeighted, ongo) {
  const { moves, at, positions } = shown;
  const who = (shown.player || RULES.mover).replace(/^./, (letter) => letter.toUpperCase());
  const step = (by, word, face) => html("button", { type: "button", "data-go": by, title: word, "aria-label": word, onclick: () => ongo((at + by + positions) % positions) },
    svg("svg", { width: 18, height: 18, viewBox: "0 0 18 18", "aria-hidden": "true" }, svg("path", { d: ARROWS[face] })));
  const board = shown.rows.length ? numberedBoard(shown.drawing, shown.rows, moves.map((each) => [each.place, String(each.rank)]), WIDE, RULES.boardOf) : html("p", {}, html("code", {}, shown.text));
  const change = ({ rank, before }) => (rank === before ? RULES.same : say(rank < before ? RULES.up : RULES.down, { rank: before }));
  const points = (value) => (value === null ? "" : numberText(isWeighted ? value.toFixed(1) : value));
  const head = [RULES.rank, RULES.move, isWeighted ? RULES.points : RULES.winning, RULES.was[shown.compared], RULES.worth];
  return [
    html("div", { class: "steps" }, step(-1, RULES.previous, "back"), step(1, RULES.next, "forward"), html("output", {}, say(RULES.position, { at: at + 1, all: positions }))),
    board,
    html("p", { class: "quiet" }, isNatural ? RULES.natural : say(RULES.orderAbout, { player: who, depth: shown.depth })),
    html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": RULES.order }, html("table", { class: "ranks" }, html("thead", {}, html("tr", {}, ...head.map((each) => html("th", { scope: "col" }, each)))),
      html("tbody", {}, ...moves.map((each) => html("tr", { class: each.rank === each.before ? "" : "changed" }, html("td", {}, String(each.rank)), html("th", { scope: "row" }, each.move), html("td", {}, points(each.points)), html("td", {}, change(each)), html("td", {}, each.worth)))))),
  ];
}
