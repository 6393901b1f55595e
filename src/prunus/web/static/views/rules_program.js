/** A program that is looked at: its clauses, what it is worth, and its text. It stays while clauses are switched and positions change. */

import { html } from "../dom.js";
import { numberText } from "../telling.js";
import { say } from "../words.js";
import { ClauseCard, barLegend } from "./rules_clauses.js";
import { ProgramEditor, predicateList } from "./rules_editor.js";
import { RULES } from "./rules_words.js";
import { accuracyOf, namesOf, nodesTable, orderOf, sumOf } from "./rules_worth.js";

const TRIES = 3; // of a question whose answer was not ready in time: it would be now

export class ProgramPage {
  constructor(program, host, fields) {
    Object.assign(this, { program, host, fields, turn: 0 });
    const { clauses } = program;
    const heaviest = Math.max(...clauses.map((clause) => clause.weight ?? 0));
    this.isWeighted = clauses.some((clause) => clause.weight !== null);
    this.cards = clauses.map((clause, i) => new ClauseCard(clause, i + 1, heaviest, (number, isOn) => this.switched(number, isOn)));
    [this.nodes, this.accuracy, this.order] = ["nodes", "accuracy", "order"].map((name) => html("div", { class: name }));
    this.wait = html("p", { class: "quiet wait", hidden: true });
    this.sum = html("p", { class: "sum" });
    this.editor = new ProgramEditor(program.text, program.base, (text) => host.go({ ...this.where, program: text, off: null }));
    const about = say(RULES.about, {
      clauses: numberText(clauses.length), kind: this.isWeighted ? RULES.weighted : RULES.plain, from: program.from_depth ? say(RULES.from, { depth: program.from_depth }) : "",
    });
    this.element = html("div", { class: "program" },
      html("header", {}, html("h2", {}, say(program.is_base ? RULES.heading : RULES.edited, program)), html("p", { class: "quiet" }, about)),
      html("div", { class: "worth" }, html("h3", {}, RULES.nodes), this.nodes, html("h3", {}, RULES.accuracy), this.accuracy),
      html("section", { class: "ordered" }, html("h3", {}, RULES.order), this.order),
      html("div", { class: "learned" }, html("h3", {}, RULES.clauses), barLegend(), html("ol", { class: "clauses" }, ...this.cards.map((card) => card.element))),
      html("div", { class: "summed" }, this.wait, this.sum),
      html("section", { class: "editor-section" }, html("h3", {}, RULES.editor), this.editor.element, predicateList(program.game, host)));
  }

  /** Where this is, for the address. */
  get where() {
    const { game, evaluation, program } = this.fields;
    return { game, evaluation, program, seed: this.seed === 1 ? null : this.seed, at: this.at || null };
  }

  switched(number, isOn) {
    const off = new Set(this.off);
    if (isOn) off.delete(number);
    else off.add(number);
    this.host.go({ ...this.where, off: [...off].sort((a, b) => a - b).join(".") }, { replace: true });
  }

  /** Show what the address says: which clauses are off, and which position is looked at. */
  async update(state) {
    const mine = ++this.turn;
    this.off = (state.get("off") ?? "").split(".").filter(Boolean).map(Number);
    this.at = Number(state.get("at") ?? 0);
    this.seed = Number(state.get("seed") ?? 1);
    this.cards.forEach((card) => card.switchTo(!this.off.includes(card.number)));
    const asked = { ...this.fields, off: this.off.map(String), at: this.at, seed: this.seed };
    const isCurrent = () => mine === this.turn;
    this.element.setAttribute("aria-busy", "true");
    const began = Date.now();
    const tell = () => { this.wait.hidden = Date.now() - began < 900; this.wait.textContent = say(RULES.counting, { seconds: Math.round((Date.now() - began) / 1000) }); };
    const counting = setInterval(tell, 500);
    try {
      await this.fill("order", asked, isCurrent, (found) => {
        const goal = document.activeElement?.dataset.go;
        this.order.replaceChildren(...orderOf(found, this.off.length === this.cards.length, this.isWeighted, (at) => this.host.go({ ...this.where, at, off: this.off.join(".") }, { replace: true })));
        if (goal) this.order.querySelector(`[data-go="${goal}"]`)?.focus();
      });
      await this.fill("review", asked, isCurrent, (found) => {
        this.cards.forEach((card, i) => card.judge(found.clauses[i], found));
        this.accuracy.replaceChildren(...accuracyOf(found, this.seed, (seed) => this.host.go({ ...this.where, seed, at: null, off: this.off.join(".") })));
      });
      await this.fill("nodes", asked, isCurrent, (found) => {
        const names = this.off.length ? namesOf(this.off, this.cards.length) : "";
        this.nodes.replaceChildren(...nodesTable(found, names));
        this.sum.textContent = sumOf(found.rows, names);
        this.host.say(this.sum.textContent);
      });
    } catch (error) {
      if (isCurrent()) this.nodes.replaceChildren(html("p", { class: "wrong", role: "alert" }, error.message));
    } finally {
      clearInterval(counting);
      if (isCurrent()) {
        this.wait.hidden = true;
        this.element.removeAttribute("aria-busy");
      }
    }
  }

  /** Nobody looks at it any more. */
  leave() {
    this.turn++;
  }

  async fill(question, asked, isCurrent, use) {
    if (!isCurrent()) return;
    for (let tried = 1; ; tried++) {
      try {
        const found = await this.host.ask(question, asked);
        if (isCurrent()) use(found);
        return;
      } catch (error) {
        if (error.field !== "again" || tried === TRIES || !isCurrent()) throw error;
      }
    }
  }
}
