/** What is known of a node: its board, and its numbers in words. */

import { boardPicture } from "./board.js";
import { html } from "./dom.js";
import { cutText, cutoffText, levelText, nameOf, numberText, verdict, windowText } from "./telling.js";
import { WORDS, say } from "./words.js";

const LARGEST = 280; // of a board
const CELL = 44;

/** Fill an element with the details of a node. */
export function showDetails(element, script, number, shown) {
  const node = script.nodes[number];
  const board = node.board?.length ? boardPicture(script.drawing, node.board, node.placed, cellFor(node.board)) : null;
  const pairs = facts(script, node, shown).filter(([, text]) => text);
  element.replaceChildren(
    html("h3", {}, heading(script, node)),
    ...(board ? [board] : []),
    html("dl", {}, ...pairs.flatMap(([name, text]) => [html("dt", {}, name), html("dd", {}, text)])),
  );
}

function cellFor(rows) {
  return Math.min(CELL, Math.floor(LARGEST / Math.max(rows.length, ...rows.map((row) => row.length))));
}

function heading(script, node) {
  const [who] = levelText(node, script.kind);
  return `${node.is_leaf ? WORDS.leaf : `${who} ${WORDS.selected.toLowerCase()}`} ${nameOf(script.nodes, node.number)}`.replace(/^./, (first) => first.toUpperCase());
}

function facts(script, node, shown) {
  const pairs = [[WORDS.player, node.is_leaf && !node.player ? "" : node.player]];
  if (!shown) return pairs;
  if (script.kind === "proof") {
    pairs.push([WORDS.proof, infinite(shown.proof)], [WORDS.disproof, infinite(shown.disproof)]);
    if (shown.proof_limit !== undefined) pairs.push([WORDS.limits, windowText(shown)]);
  } else if (script.kind === "sampling") {
    pairs.push([WORDS.visits, numberText(shown.visits)], [WORDS.mean, shown.mean ?? ""], [WORDS.value, shown.value === null ? "" : numberText(shown.value)]);
  } else {
    pairs.push([WORDS.window, node.is_leaf ? "" : windowText(shown)], [WORDS.value, verdict(shown)]);
    if (shown.up !== undefined) pairs.push([WORDS.up, numberText(shown.up)], [WORDS.down, numberText(shown.down)]);
  }
  pairs.push([WORDS.state, WORDS.states[shown.state] ?? ""]);
  if (shown.cut?.length) {
    const by = shown.cut_by === null ? WORDS.cutByWindow : shown.cut_by === undefined ? "" : `${levelText(script.nodes[shown.cut_by], script.kind)[0]} ${nameOf(script.nodes, shown.cut_by)}`;
    pairs.push([WORDS.cut, shown.cut.map(cutText).join(", ")], [WORDS.cutBy, by && `${by} (${cutoffText(node, shown)})`]);
  }
  pairs.push([WORDS.node.replace(/ .*/, ""), say("{number}, {ply}", { number: node.number, ply: say(WORDS.ply, node) })]);
  return pairs;
}

const infinite = (value) => (value === undefined ? "" : value === null ? "∞" : numberText(value));
