/** The whole game: its course as a graph, and its mistakes as a list that leads to them. */

import { at, html, svg } from "../dom.js";
import { say } from "../words.js";
import { sentence } from "./play_state.js";
import { PLAY } from "./play_words.js";

const [WIDTH, HEIGHT, EDGE, FOOT] = [360, 160, 16, 20];
const VERDICTS = ["slip", "mistake", "blunder"];
const GRAVE = ["mistake", "blunder"];

export const isVerdict = (verdict) => VERDICTS.includes(verdict);

export function analysisPanel(sitting) {
  const { state } = sitting;
  const text = state.isAnalysed ? PLAY.closeAnalysis : PLAY.analyse;
  const place = html("div", { class: "analysis" });
  if (state.isAnalysed && state.all.length) judge(sitting, place);
  return html("section", {}, html("h2", {}, PLAY.analysis), state.all.length ? null : html("p", { class: "quiet" }, PLAY.nothingYet),
    html("div", { class: "buttons" }, html("button", { "data-key": "analyse", disabled: !state.all.length, onclick: () => sitting.go({ isAnalysed: !state.isAnalysed, why: state.why }) }, text)),
    place);
}

/** Judge the game from its end on, as much at a time as the server has time for. */
async function judge(sitting, place) {
  const { state } = sitting;
  const working = html("p", { class: "quiet", role: "status" });
  const shown = html("div", {});
  place.replaceChildren(working, shown);
  const more = { judged: 0, all: state.all.length };
  const ended = sitting.asking.counting(working, PLAY.judging, more);
  try {
    let course = [];
    for (let left = state.all.length, answer; left; left = course[0].ply) {
      answer = await sitting.asking.recall("analyse", { ...sitting.fields, moves: state.all.slice(0, left), depth: state.depth });
      course = [...answer.course, ...course];
      more.judged = course.length;
      shown.replaceChildren(html("div", { class: "panel" }, ...analysis(sitting, course, answer)));
    }
    sitting.judged(course);
  } catch (error) {
    place.append(html("p", { class: "wrong", role: "alert" }, error.message));
  } finally {
    ended();
    working.remove();
  }
}

function analysis(sitting, course, { depth, note }) {
  const wrong = course.filter((each) => isVerdict(each.verdict));
  const go = (each) => {
    sitting.go({ at: each.ply, why: isVerdict(each.verdict) ? each.move : "" });
    scrollTo({ top: 0 }); // to the board, and what is said of the move
  };
  const list = wrong.map((each) => html("li", {}, html("button", { class: `verdict ${each.verdict}`, "data-key": `mistake-${each.ply}`, onclick: () => go(each) },
    html("span", { class: "sign", "aria-hidden": "true" }, PLAY.marks[each.verdict]),
    say(PLAY.mistake, { ...each, number: each.ply + 1, verdict: PLAY.verdicts[each.verdict] }) + (each.is_exact ? ` (${PLAY.isExact})` : ""))));
  const exact = course.filter((each) => each.is_exact).length;
  const rest = exact < course.length ? say(PLAY.judgedRest, { depth }) : "";
  return [
    ...[0, 1].map((seat) => html("p", { class: "count" }, counted(sitting.position.sides[seat], course.filter((each) => each.ply % 2 === seat)))),
    course.some((each) => each.is_exact) && sitting.position.scale ? html("p", { class: "quiet small" }, sitting.position.scale) : "",
    graph(course, sitting.position.sides, sitting.state.at, go), html("p", { class: "quiet small" }, PLAY.legend),
    html("h3", {}, PLAY.mistakes), list.length ? html("ol", { class: "mistakes" }, ...list) : html("p", {}, PLAY.noMistakes),
    html("p", { class: "quiet small" }, `${exact ? say(PLAY.judgedHow, { exact, all: course.length, rest }) : say(PLAY.judgedBy, { depth })}${rest ? ` ${note}` : ""}`),
  ];
}

/** How often somebody has erred, in a sentence. */
function counted(side, own) {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, own.filter((each) => each.verdict === verdict).length]));
  const text = sentence(say(PLAY.count, { side, ...counts }));
  return text.replace(/\b1 (\w+)/g, (whole, several) => (PLAY.one[several] ? `1 ${PLAY.one[several]}` : whole));
}

/** Values for who began: decided games at the edges, exact values filled, mistakes as squares. */
function graph(course, sides, ply, go) {
  const most = Math.max(1, ...course.filter((each) => each.value !== null).map((each) => Math.abs(each.value)));
  const first = course[0].ply;
  const last = Math.max(first + 1, course.at(-1).ply);
  const zero = (HEIGHT - FOOT) / 2;
  const x = (each) => EDGE + ((each.ply - first) / (last - first)) * (WIDTH - 2 * EDGE);
  const y = (each) => zero - (each.value === null ? each.sign * 1.12 : each.value / most) * (zero - EDGE - 10);
  const line = course.map((each, i) => `${i ? "L" : "M"}${at(x(each))} ${at(y(each))}`).join("");
  const told = course.map((each) => `${each.ply + 1}. ${each.move} ${each.made}`).join("; ");
  const drawn = svg("svg", { class: "course", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": say(PLAY.graph, { side: sides[0], points: told }) },
    svg("path", { class: "zero", d: `M0 ${zero}H${WIDTH}` }),
    svg("text", { class: "axis", x: 8, y: 15 }, sentence(say(PLAY.wins, { side: sides[0] }))),
    svg("text", { class: "axis", x: 8, y: HEIGHT - FOOT - 4 }, sentence(say(PLAY.wins, { side: sides[1] }))),
    svg("path", { class: "way", d: line }));
  const every = Math.max(1, Math.ceil(course.length / 12));
  for (const each of course) {
    drawn.append(point(each, x(each), y(each), each.ply === ply, go));
    if (each.ply % every === 0) drawn.append(svg("text", { class: "number", x: at(x(each)), y: HEIGHT - 5 }, String(each.ply + 1)));
  }
  return drawn;
}

function point(each, x, y, isHere, go) {
  const isWrong = GRAVE.includes(each.verdict);
  const look = `point${each.is_exact ? " exact" : ""}${isWrong ? " wrong" : ""}${isHere ? " here" : ""}`;
  const title = svg("title", {}, `${each.ply + 1}. ${each.move} ${each.made}; ${each.best} ${each.could}`);
  const mark = isWrong ? svg("rect", { class: look, x: at(x - 5), y: at(y - 5), width: 10, height: 10 }, title)
    : svg("circle", { class: look, cx: at(x), cy: at(y), r: 4.5 }, title);
  mark.addEventListener("click", () => go(each));
  return mark;
}
