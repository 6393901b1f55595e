/** Two finished runs side by side: the settings in which they differ, and every number that both have. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { Histogram } from "./lab_histogram.js";
import { differenceText, estimate, headed, rowName, scrolled, settingName, settingText } from "./lab_results.js";
import { LAB } from "./lab_words.js";

const linked = (name) => html("a", { href: `/lab?run=${encodeURIComponent(name)}` }, name);

function settingsTable(found, names) {
  if (!found.settings.length) return [html("p", {}, LAB.sameSettings)];
  const rows = found.settings.map((each) => html("tr", {}, html("th", { scope: "row" }, settingName(each.name)), html("td", {}, settingText(each.first)), html("td", {}, settingText(each.second))));
  return [html("h2", {}, LAB.differing), scrolled(LAB.differing, html("table", {}, headed(LAB.setting, ...names), html("tbody", {}, ...rows)))];
}

/** For each row that both have a table of its own: a number a line. */
function tables(found, names) {
  const groups = new Map();
  for (const row of found.rows) {
    const title = row.order === null ? row.series : `${row.series}: ${rowName(row)}`;
    if (!groups.has(title)) groups.set(title, []);
    groups.get(title).push(row);
  }
  return [...groups].map(([title, rows]) => html("section", {}, html("h3", {}, title), scrolled(title, html("table", { class: "two" }, headed(LAB.number, ...names, LAB.difference),
    html("tbody", {}, ...rows.map((row) => html("tr", {}, html("th", { scope: "row" }, LAB.numbers[row.number] ?? row.number),
      html("td", {}, estimate(row.number, row.first)), html("td", {}, estimate(row.number, row.second)), html("td", {}, differenceText(row.number, row.difference)))))))));
}

/** Of every series that both have, what each has measured, with the same bars. */
function pictures(found, names) {
  const shown = found.pictures.map(({ series, measured }) => {
    const pair = names.map((name, at) => new Histogram(series, name, measured[1 - at]));
    pair.forEach((each, at) => each.show(measured[at]));
    return { pair, element: html("section", { class: "pictures" }, html("h2", {}, series), html("p", { class: "quiet" }, LAB.histogram), html("div", { class: "tables" }, ...pair.map((each) => each.element))) };
  });
  return { elements: shown.map((each) => each.element), close: () => shown.forEach(({ pair }) => pair.forEach((each) => each.close())) };
}

/** Show what the server says of two runs. */
export function showTwo(root, found) {
  const names = found.runs.map((run) => run.name);
  const alone = found.alone.map((list, at) => (list.length ? html("p", { class: "quiet" }, say(LAB.alone, { name: names[at], list: list.join("; ") })) : null));
  const drawn = pictures(found, names);
  root.replaceChildren(
    html("p", { class: "back" }, html("a", { href: "/lab" }, `← ${LAB.back}`)),
    html("h1", {}, say(LAB.comparing, { first: names[0], second: names[1] })),
    html("p", { class: "quiet" }, `${LAB.single} `, linked(names[0]), " · ", linked(names[1])),
    ...settingsTable(found, names), ...drawn.elements, html("h2", {}, LAB.figures),
    ...(found.rows.length ? [html("div", { class: "tables" }, ...tables(found, names))] : [html("p", {}, LAB.nothingCommon)]),
    ...alone.filter(Boolean));
  return drawn;
}
