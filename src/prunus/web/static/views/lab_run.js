/** One run: progress and histograms while it goes on, for each series a section; its answer, figures and programs when it is done. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { Histogram } from "./lab_histogram.js";
import { answerText, figureTable, results, settingsList, whenText } from "./lab_results.js";
import { LAB } from "./lab_words.js";

export const isAlive = (state) => ["queued", "running"].includes(state);

/** What belongs to one evaluation, or to one search beside the first. */
class Series {
  constructor(name) {
    this.histogram = new Histogram(name);
    this.answer = html("p", { class: "answer", hidden: true });
    this.figures = html("div", { class: "figures" });
    this.element = html("section", { class: "series" }, html("h2", {}, name), this.answer, this.histogram.element, this.figures);
  }

  close() {
    this.histogram.close();
    this.element.remove();
  }
}

export class RunView {
  constructor(root, host, found, others) {
    this.host = host;
    this.found = found;
    this.series = new Map();
    this.measured = [];
    this.now = undefined;
    this.leave = () => {};
    this.state = html("strong", { class: "state" });
    this.doing = html("span", { class: "doing" });
    this.bar = html("progress", { max: 1, value: 0, "aria-label": LAB.progress });
    this.wrong = html("p", { class: "wrong", role: "alert" });
    this.cancel = html("button", { type: "button", onclick: () => this.asked("cancel") }, LAB.cancel);
    this.again = html("button", { type: "button", class: "primary", onclick: () => this.asked("start") }, LAB.again);
    this.others = others;
    this.beside = this.compared(others);
    this.figures = html("div", { class: "figures" });
    this.sections = html("div", { class: `sections ${found.question}` });
    this.results = html("div", { class: "results" });
    root.replaceChildren(
      html("p", { class: "back" }, html("a", { href: "/lab" }, `← ${LAB.back}`)),
      html("h1", {}, found.name),
      html("p", { class: "quiet" }, `${LAB.kinds[found.question] ?? found.question} · ${whenText(found.when)}`),
      settingsList(found.settings),
      html("div", { class: "progress" }, this.state, this.bar, this.doing, this.cancel, this.again, this.beside), this.wrong,
      this.figures, this.sections, this.results);
    this.heard({ ...found, is_all: true });
    if (found.state === "done") this.showResults(found);
    else if (isAlive(this.now)) this.follow();
  }

  /** Another run to set beside this one, when it is done. */
  compared(others) {
    const choice = html("select", {}, ...others.map((name) => html("option", { value: name }, name)));
    const go = () => this.host.go({ run: this.found.name, with: choice.value });
    return html("span", { class: "beside" }, html("label", {}, LAB.compareWith, choice), html("button", { type: "button", onclick: go }, LAB.compare));
  }

  follow() {
    this.leave();
    const address = `/events?run=${encodeURIComponent(this.found.name)}`;
    this.leave = this.host.listen(address, (said) => (said.refused ? this.refused(said.refused) : this.heard(said)), () => this.lost());
  }

  close() {
    this.leave();
    for (const each of this.series.values()) each.close();
  }

  async asked(question) {
    this.wrong.textContent = "";
    try {
      await this.host.ask(question, { run: this.found.name });
    } catch (error) {
      this.wrong.textContent = error.message;
      return;
    }
    if (question === "start") this.follow();
  }

  refused(sentence) {
    this.leave();
    this.wrong.textContent = sentence;
  }

  /** The server is not there: the browser tries again until it is. */
  lost() {
    if (isAlive(this.now)) this.doing.textContent = LAB.lost;
  }

  /** How things are, and what was measured since the last time; with `is_all` everything. */
  heard(report) {
    const before = this.now;
    this.now = report.state;
    this.measured = report.is_all ? report.measured : [...this.measured, ...report.measured];
    this.state.textContent = LAB.states[report.state];
    this.state.dataset.state = report.state;
    this.doing.textContent = report.error ?? this.doingText(report);
    this.bar.value = report.share;
    this.bar.hidden = report.state !== "running";
    this.cancel.hidden = !isAlive(this.now);
    this.again.hidden = isAlive(this.now) || report.state === "done";
    this.beside.hidden = report.state !== "done" || !this.others.length;
    this.draw();
    if (before !== undefined && !isAlive(this.now) && before !== this.now) this.ended(report);
  }

  doingText({ state, doing, before }) {
    if (state === "queued") return before > 1 ? say(LAB.waitsForMany, { before }) : before ? LAB.waitsForOne : LAB.begun;
    return state === "running" && doing ? doing : { running: LAB.begun, unfinished: LAB.unfinished }[state] ?? "";
  }

  draw() {
    const values = new Map();
    for (const [series, change] of this.measured) {
      if (!values.has(series)) values.set(series, []);
      values.get(series).push(change);
    }
    for (const [series, shown] of this.series) {
      if (!values.has(series)) {
        shown.close();
        this.series.delete(series);
      }
    }
    for (const [series, changes] of values) {
      if (!this.series.has(series)) {
        this.series.set(series, new Series(series));
        this.sections.append(this.series.get(series).element);
      }
      this.series.get(series).histogram.show(changes);
    }
  }

  async ended(report) {
    this.leave();
    this.leave = () => {};
    const sentence = { done: LAB.ended, failed: LAB.failedSaid }[report.state] ?? LAB.stopped;
    this.host.say(say(sentence, { name: this.found.name, error: report.error ?? "" }));
    if (report.state !== "done") return;
    const found = await this.host.ask("run", { run: this.found.name });
    this.measured = found.measured;
    this.draw();
    this.showResults(found);
  }

  showResults(found) {
    if (found.question === "compare") this.figures.replaceChildren(html("h2", {}, LAB.figures), figureTable(found.figures, false, LAB.figures));
    else {
      for (const [name, shown] of this.series) {
        shown.answer.textContent = answerText(found, name);
        shown.answer.hidden = !shown.answer.textContent;
        const rows = found.figures.filter((row) => row.series === name);
        if (rows.length) shown.figures.replaceChildren(figureTable(rows, true, name));
      }
    }
    this.results.replaceChildren(...results(found));
  }
}
