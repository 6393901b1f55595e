/** What is best: hidden until somebody asks, then the best move, what all moves are worth, and the order in which they are tried. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { STEPS } from "./play_state.js";
import { PLAY } from "./play_words.js";

const DEEPEST = 12;

/** The panel; `sitting` shows what is found on its board, and goes where buttons lead. */
export function askPanel(sitting) {
  const { state, position } = sitting;
  const step = STEPS.indexOf(state.show);
  const found = html("div", { class: "found" });
  const panel = html("section", { class: "ask" }, html("h2", {}, PLAY.ask));
  if (!step && !state.why) panel.append(html("p", { class: "quiet" }, PLAY.hidden));
  panel.append(found, buttons(sitting, step));
  if (!position.is_over && !sitting.isAnswered && (step || state.why)) reveal(sitting, step, found);
  return panel;
}

function buttons(sitting, step) {
  const labels = [PLAY.hint, PLAY.showValues, PLAY.showOrder];
  const isAny = step < labels.length && !sitting.position.is_over;
  return html("div", { class: "buttons" },
    isAny ? html("button", { "data-key": "reveal", onclick: () => revealNext(sitting) }, labels[step]) : null,
    step || sitting.state.why ? html("button", { "data-key": "hide", onclick: () => sitting.go({ show: "", why: "" }) }, PLAY.hide) : null);
}

/** One step more, where there is one. */
export function revealNext(sitting) {
  const next = STEPS[STEPS.indexOf(sitting.state.show) + 1];
  if (next && !sitting.position.is_over) sitting.go({ show: next, why: sitting.state.why });
}

async function reveal(sitting, step, found) {
  const working = html("p", { class: "quiet", role: "status" });
  found.append(working);
  const ended = sitting.asking.counting(working, PLAY.working);
  const fields = { ...sitting.fields, depth: sitting.state.depth };
  try {
    const values = step ? await sitting.asking.recall("values", fields) : null;
    const why = sitting.state.why ? await sitting.asking.recall("why", { ...fields, move: sitting.state.why }) : null;
    if (values) found.append(...worth(sitting, step, values));
    if (why) found.append(whyNot(sitting, why));
    if (step > 1) found.append(valuePanel(sitting, values));
    if (step > 2) found.append(order(await sitting.asking.recall("order", sitting.fields)));
    sitting.told(why ? why.says.slice(0, 2).join(" ") : [...found.querySelectorAll(".best-move, .how")].map((each) => each.textContent).join(" "));
  } catch (error) {
    found.append(html("p", { class: "wrong", role: "alert" }, error.message));
  } finally {
    ended();
    working.remove();
  }
}

/** The best moves in words, and the values on the board, as far as they are revealed. */
function worth(sitting, step, answer) {
  const best = answer.values.filter((each) => each.is_best).map((each) => each.move);
  const areAll = best.length > 1 && best.length === answer.values.length;
  const text = say(areAll ? PLAY.bestAll : best.length > 1 ? PLAY.bestOf : PLAY.bestIs, { moves: best.join(", ") });
  sitting.show(new Map(answer.values.filter((each) => step > 1 || each.is_best).map((each) =>
    [each.move, { short: step > 1 ? each.short : "", text: step > 1 ? each.text : "", isBest: each.is_best, isExact: each.is_exact }])));
  return [html("p", { class: "best-move" }, text)];
}

function valuePanel(sitting, answer) {
  const how = answer.is_exact ? PLAY.exact : say(PLAY.estimate, answer);
  const areResults = answer.values.some((each) => "WDL".includes(each.short));
  return html("div", { class: "panel values" }, html("h3", {}, PLAY.values), html("p", { class: "quiet how" }, [how, areResults ? PLAY.results : sitting.position.scale && answer.is_exact ? sitting.position.scale : ""].filter(Boolean).join(" ")),
    valueList(sitting, answer), depthChoice(sitting));
}

function valueList(sitting, answer) {
  const rows = answer.values.map((each) => html("tr", { class: each.is_best ? "best" : null },
    html("td", {}, `${each.is_best ? "★ " : ""}${each.move}`), html("td", { class: "number" }, `${each.is_exact ? "" : PLAY.about_ + " "}${each.short}`),
    html("td", {}, html("button", { "data-key": `why-${each.move}`, "aria-label": say(each.is_best ? PLAY.whyIsLabel : PLAY.whyLabel, each), onclick: () => sitting.go({ why: each.move }) },
      each.is_best ? PLAY.whyIs : PLAY.why))));
  const head = html("tr", {}, html("th", { scope: "col" }, PLAY.move), html("th", { scope: "col", class: "number" }, PLAY.value), html("td", {}));
  return html("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": PLAY.values }, html("table", {}, html("thead", {}, head), html("tbody", {}, ...rows)));
}

function depthChoice(sitting) {
  const options = [["", PLAY.usual], ...Array.from({ length: DEEPEST }, (_, i) => [String(i + 1), String(i + 1)])];
  const select = html("select", { "data-key": "depth", onchange: () => sitting.go({ depth: Number(select.value) || null, why: sitting.state.why }) },
    ...options.map(([value, text]) => html("option", { value }, text)));
  select.value = String(sitting.state.depth ?? "");
  return html("label", { class: "inline" }, PLAY.depth, select);
}

/** Why not a move, and lines that can be looked at. */
function whyNot(sitting, answer) {
  const isBest = answer.best === answer.move;
  const along = (line) => () => sitting.go({ all: [...sitting.moves, ...line], at: sitting.moves.length + 1, show: "", isAnalysed: false });
  const [first, second] = [answer.says.slice(0, 2), answer.says.slice(2)];
  return html("div", { class: "panel why" }, html("h3", {}, say(isBest ? PLAY.whyBest : PLAY.whyTitle, answer)), ...first.map((text) => html("p", {}, text)),
    second.length ? html("details", { class: "rules" }, html("summary", {}, PLAY.rulesSay), html("ul", { class: "quiet" }, ...second.map((text) => html("li", {}, text)))) : null,
    html("div", { class: "buttons" }, html("button", { "data-key": "refute", onclick: along(answer.refutation) }, say(isBest ? PLAY.lineOf : PLAY.refute, answer)),
      isBest ? null : html("button", { "data-key": "better", onclick: along(answer.line) }, PLAY.better)));
}

function order(answer) {
  const entries = answer.order.map((each) => {
    const points = each.points === null ? null : say(PLAY.points, { points: each.points.toFixed(1).replace("-", "−") });
    const facts = [each.is_found_best && PLAY.foundBest, points].filter(Boolean).join(", ");
    const rules = each.reasons.map(({ rule, over }) => html("li", {}, say(PLAY.ruleOver, { rule, moves: over.join(" ") })));
    return html("li", {}, html("b", {}, each.move), html("span", { class: "quiet" }, facts ? ` ${facts}` : ""),
      rules.length ? html("details", {}, html("summary", { "aria-label": `${PLAY.because} ${each.move}` }, PLAY.because), html("ul", { class: "quiet" }, ...rules)) : null);
  });
  const rules = answer.sentences.length ? [html("h3", {}, PLAY.ruleList), html("ol", { class: "rules" }, ...answer.sentences.map((text) => html("li", {}, text)))] : [];
  const besides = answer.sentences.length && !answer.is_by_rules ? ` ${PLAY.rulesBesides}` : "";
  return html("div", { class: "panel order" }, html("h3", {}, PLAY.order),
    html("p", { class: "quiet" }, `${say(PLAY.orderAfter, answer)} ${answer.is_by_rules ? PLAY.orderRules : PLAY.orderHistory}${besides}`),
    html("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": PLAY.order }, html("ol", {}, ...entries), ...rules));
}
