/** What came of a run: the answer in a sentence, its figures with their intervals, what was learned, how to make it again. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { told } from "./lab_histogram.js";
import { LAB } from "./lab_words.js";

const SHARES = ["of_true", "total_of_true", "first_move_share"];
const PERCENT = ["change", "total_change"];
const COUNTS = ["nodes", "leaves"];

/** A number with its interval: −12.3 % [−14.0, −10.9]. */
export function estimate(name, [value, low, high]) {
  if (value === null) return "–";
  const factor = SHARES.includes(name) ? 100 : 1;
  const digits = PERCENT.includes(name) ? 1 : SHARES.includes(name) || COUNTS.includes(name) ? 0 : 2;
  const text = (number) => told(number * factor, digits);
  const unit = PERCENT.includes(name) || SHARES.includes(name) ? "\u202f%" : "";
  return `${text(value)}${unit}${low === null || high === null ? "" : ` [${text(low)}, ${text(high)}]`}`;
}

/** How much a number differs, in the unit in which the number is told. */
export function differenceText(name, difference) {
  if (difference === null) return "–";
  const factor = SHARES.includes(name) ? 100 : 1;
  const digits = PERCENT.includes(name) ? 1 : SHARES.includes(name) || COUNTS.includes(name) ? 0 : 2;
  const text = told(difference * factor, digits);
  const unit = PERCENT.includes(name) || SHARES.includes(name) ? LAB.points : "";
  return `${difference > 0 && /[1-9]/.test(text) ? "+" : ""}${text}${unit}`;
}

export const scrolled = (label, table) => html("div", { class: "scrolled", tabindex: 0, role: "region", "aria-label": label }, table);

export const headed = (...texts) => html("thead", {}, html("tr", {}, ...texts.map((text) => html("th", { scope: "col" }, text))));

const levelsText = (levels) => (levels === 1 ? LAB.levels.one : say(LAB.levels.many, { levels }));

/** What a row is about: an order at so many levels, or a search with its order. */
export const rowName = (row) => (row.order === null ? row.series : `${LAB.orders[row.order] ?? row.order}, ${levelsText(row.levels).replace(/^the /, "")}`);

/** Settings as people read them. */
export function settingText(value) {
  if (value === null || value === undefined) return "–";
  return Array.isArray(value) ? value.map((each) => LAB.orders[each] ?? each).join(", ") : String(LAB.orders[value] ?? value);
}

export const settingName = (name) => LAB.settingNames[name] ?? name;

export function settingsList(settings) {
  const shown = Object.entries(settings).filter(([, value]) => value !== null);
  return html("dl", { class: "facts" }, ...shown.map(([name, value]) => html("div", {}, html("dt", {}, settingName(name)), html("dd", {}, settingText(value)))));
}

/** The answer about one evaluation, which the first recipe at the first levels gives. */
export function answerText(found, series) {
  const row = found.figures.find((each) => each.series === series && each.order === found.settings.recipes?.[0] && each.levels === found.settings.levels);
  if (!row || row.numbers.change[0] === null) return "";
  const [value, low, high] = row.numbers.change;
  const ends = [low, high].filter((end) => end !== null).map((end) => (value <= 0 ? -end : end)).sort((a, b) => a - b);
  const brackets = ends.length === 2 ? ` [${ends.map((end) => told(end)).join(", ")}]` : "";
  const change = say(value <= 0 ? LAB.fewerThan : LAB.moreThan, { number: told(Math.abs(value)) }) + brackets;
  return say(LAB.answer, { levels: levelsText(row.levels), change, reduced: row.reduced, reducible: row.reducible });
}

/** The figures of one evaluation, or of a whole comparison. */
export function figureTable(rows, isPaper, label) {
  const names = Object.keys(rows[0].numbers);
  const body = rows.map((row) => html("tr", {}, html("th", { scope: "row" }, rowName(row)), ...names.map((name) => html("td", {}, estimate(name, row.numbers[name])))));
  const head = headed(isPaper ? LAB.order : LAB.search, ...names.map((name) => LAB.numbers[name] ?? name));
  return scrolled(label, html("table", {}, head, html("tbody", {}, ...body)));
}

function programs(found) {
  if (found.question !== "reproduce") return [];
  const shown = found.programs.map((each, place) => html("details", { class: "program", open: place === 0 },
    html("summary", {}, say(LAB.program, { ...each, order: LAB.orders[each.order] ?? each.order, levels: LAB.taught[each.levels] ?? each.levels, accuracy: told(100 * each.accuracy, 0) })),
    html("ol", {}, ...each.sentences.map((sentence) => html("li", {}, sentence))),
    html("details", {}, html("summary", {}, LAB.source), html("pre", { tabindex: 0 }, each.program))));
  return [html("h2", {}, LAB.programs), ...(shown.length ? shown : [html("p", {}, LAB.nothingLearned)])];
}

/** What stands below the pictures. */
export function results(found) {
  const isPaper = found.question === "reproduce";
  const about = { ...found.provenance, date: whenText(found.provenance.date) };
  return [
    ...found.remarks.map((remark) => html("p", {}, remark)),
    html("p", { class: "quiet" }, isPaper ? LAB.interval : LAB.intervalCompare), ...programs(found),
    html("h2", {}, LAB.origin), html("pre", { tabindex: 0 }, about.command.join(" ")), html("p", { class: "quiet" }, say(LAB.took, about)),
  ];
}

/** A date as people read it, here. */
export function whenText(text) {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
}
