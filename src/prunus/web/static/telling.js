/** Numbers and nodes in words, as lectures write them; the same words as in the pictures that Python draws. */

import { WORDS, say } from "./words.js";

/** A value as people write it, with the real minus sign. */
export function numberText(value) {
  return typeof value === "number" ? grouped(value) : String(value).replaceAll("-", "−");
}

function grouped(value) {
  const figures = String(Math.abs(value));
  return (value < 0 ? "−" : "") + (Math.abs(value) >= 10000 ? figures.replace(/\B(?=(\d{3})+$)/g, ",") : figures);
}

const orInfinite = (value) => (value === null ? "∞" : numberText(value));

/** What stands in the box of a node: its value with its bound, its two numbers, or the mean of its visits and how many they were. */
export function verdict(shown) {
  if (!shown) return "";
  if (shown.proof !== undefined) return `(${orInfinite(shown.proof)}, ${orInfinite(shown.disproof)})`;
  if (shown.visits !== undefined && shown.value === null) return shown.visits ? `${shown.mean} · ${numberText(shown.visits)}` : "0";
  if (shown.value === undefined || shown.value === null) return "";
  const known = shown.state === "settled" ? ` ${WORDS.known}` : "";
  return `${WORDS.bounds[shown.bound] ?? ""}${numberText(shown.value)}${known}`;
}

/** The window with which a node was entered, or the limits of df-pn; "" where there is none. */
export function windowText(shown) {
  if (!shown) return "";
  if (shown.null_at) return shown.null_at === "+" ? "(+∞ − 1, +∞)" : "(−∞, −∞ + 1)";
  if (shown.proof_limit !== undefined) return `< ${orInfinite(shown.proof_limit)}, < ${orInfinite(shown.disproof_limit)}`;
  if (shown.up !== undefined) return "";
  if (shown.alpha === undefined) return "";
  return `(${shown.alpha === null ? "−∞" : numberText(shown.alpha)}, ${shown.beta === null ? "+∞" : numberText(shown.beta)})`;
}

/** What is written in the box: the name of the node and what is known of it. */
export function boxText(node, shown) {
  return [node.label, verdict(shown)].filter(Boolean).join(" ");
}

/** A move, unless the position behind it has its name. */
export function moveText(item) {
  return item.move === item.label ? "" : item.move;
}

/** A move that was not tried, with what is written behind it. */
export function cutText(item) {
  const named = [item.move, item.label !== item.move ? item.label : ""].filter(Boolean).join(": ");
  return named + (item.value === null || item.value === undefined ? "" : `: ${numberText(item.value)}`);
}

/** Who moves at a node: MAX or MIN, OR or AND, and who that is in the words of the game. */
export function levelText(node, kind) {
  const who = kind === "proof" ? (node.is_max ? WORDS.or : WORDS.and) : node.is_max ? WORDS.max : WORDS.min;
  return [who, ...(node.player && node.player !== who ? [node.player] : [])];
}

/** Which kind of cutoff a node has: beta at MAX, alpha at MIN, deep if neither at the root nor by the parent's bound. */
export function cutoffText(node, shown) {
  if (shown.cut_by === undefined) return "";
  const isDeep = shown.cut_by !== node.parent;
  return node.is_max ? (isDeep ? WORDS.deepBeta : WORDS.beta) : isDeep ? WORDS.deepAlpha : WORDS.alpha;
}

/** What a node is called: by its label, by the moves that lead there, or the root. */
export function nameOf(nodes, number) {
  const node = nodes[number];
  if (node.label) return node.label;
  const moves = [];
  for (let each = node; each.parent !== null; each = nodes[each.parent]) moves.unshift(each.move);
  return moves.join(" ") || WORDS.root;
}

/** A node in a sentence, for who listens. */
export function nodeSentence(script, number, shown) {
  const node = script.nodes[number];
  const parts = [node.label || node.move || WORDS.root, ...levelText(node, script.kind)];
  if (node.is_leaf) parts.push(WORDS.leaf);
  const span = node.is_leaf ? "" : windowText(shown);
  if (span) parts.push(`${WORDS.window} ${span}`);
  const found = verdict(shown);
  if (found) parts.push(`${script.kind === "proof" ? WORDS.proof : shown.visits === undefined || shown.value !== null ? WORDS.value : WORDS.mean} ${found}`);
  if (shown?.cut?.length) parts.push(`${cutoffText(node, shown)}: ${shown.cut.map(cutText).join(", ")}`);
  return parts.filter(Boolean).join(", ");
}

/** The title of a script, and what else it is about. */
export function titleOf(script) {
  return say(WORDS.title, script);
}

export function aboutOf(script) {
  const text = script.kind === "proof" || script.depth === null || !script.evaluation ? WORDS.aboutProof : WORDS.about;
  const dropped = script.dropped ? ` · ${say(WORDS.dropped, { number: numberText(script.dropped) })}` : "";
  return say(text, script) + dropped;
}
