/** What a new run is asked: fields with their bounds, errors beside the field that caused them. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { LAB } from "./lab_words.js";

const NUMBERS = { reproduce: ["depth", "games", "training_games"], compare: ["depth", "positions", "seed"] };

export class Form {
  /** `known` is what the server offers; `sent(fields)` begins the run. */
  constructor(known, sent) {
    this.known = known;
    this.sent = sent;
    this.fields = {};
    this.wrong = html("p", { class: "wrong", role: "alert" });
    this.element = html("form", { class: "fresh", novalidate: true, onsubmit: (event) => this.submitted(event) });
    this.values = { kind: "reproduce", game: known.games.find((each) => each.name === "tic-tac-toe")?.name ?? known.games[0]?.name };
    this.build();
  }

  get game() {
    return this.known.games.find((each) => each.name === this.values.game);
  }

  /** A control with its name above it, and a hint below. */
  field(name, control, hint = null) {
    this.fields[name] = control;
    control.setAttribute("name", name);
    return html("label", { class: name }, LAB[name], control, hint && html("small", {}, hint));
  }

  select(name, options, chosen, change = null) {
    const control = html("select", change ? { onchange: change } : {}, ...options.map(([value, text, title]) => html("option", { value, title }, text)));
    control.value = chosen;
    return this.field(name, control);
  }

  number(name) {
    const { least, most, usual } = this.known.bounds[name];
    const hint = say(LAB.between, { least: least.toLocaleString("en"), most: most.toLocaleString("en") });
    return this.field(name, html("input", { type: "number", min: least, max: most, step: 1, value: usual, inputmode: "numeric" }), hint);
  }

  /** Any number of names, each of which can be chosen. */
  chips(name, options, chosen, hint = null) {
    const boxes = options.map((value) => {
      const box = html("input", { type: "checkbox", value });
      box.checked = chosen.includes(value);
      return html("label", {}, box, value);
    });
    this.fields[name] = html("fieldset", { class: `chips ${name}`, name }, html("legend", {}, LAB[name]), ...boxes, hint && html("small", {}, hint));
    return this.fields[name];
  }

  kinds() {
    const radios = Object.entries(LAB.kinds).map(([value, text]) => {
      const radio = html("input", { type: "radio", name: "kind", value, onchange: () => this.rebuild("kind", value) });
      radio.checked = this.values.kind === value;
      return html("label", {}, radio, text);
    });
    return html("fieldset", { class: "kinds" }, html("legend", {}, LAB.fresh), ...radios);
  }

  /** Another kind, or another game, has other fields; who has changed it keeps the focus. */
  rebuild(name, value) {
    this.values[name] = value;
    this.build();
    (name === "kind" ? this.element.querySelector(`[name="kind"][value="${value}"]`) : this.fields[name]).focus();
  }

  build() {
    const { known, values } = this;
    const isPaper = values.kind === "reproduce";
    this.fields = {};
    const games = known.games.map((each) => [each.name, each.name, each.summary]);
    const row = (...parts) => html("div", { class: "form" }, ...parts);
    const first = [this.select("game", games, values.game, (event) => this.rebuild("game", event.target.value))];
    if (isPaper) first.push(this.select("learner", known.learners.map((each) => [each.name, LAB.orders[each.name] ?? each.name, each.summary]), "voters"));
    else first.push(this.select("evaluation", this.game.evaluations.map((name) => [name, name]), this.game.evaluation));
    first.push(...NUMBERS[values.kind].map((name) => this.number(name)));
    if (isPaper) first.push(this.field("seeds", html("input", { value: "1", size: 8, inputmode: "numeric" }), say(LAB.seedsHint, { most: known.most.seeds })));
    const lists = isPaper ? [this.chips("evaluations", this.game.evaluations, [this.game.evaluation])]
      : [this.chips("searches", known.algorithms, []), this.chips("orderings", known.orderings, [], LAB.selection)];
    const stamp = new Date().toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
    const name = this.field("run", html("input", { value: `${values.game.replace(/[^A-Za-z0-9_.-]+/g, "-")}-${stamp}`, size: 26, spellcheck: "false", autocomplete: "off" }));
    this.wrong.textContent = "";
    this.element.replaceChildren(this.kinds(), row(...first), ...lists, row(name, html("button", { class: "primary", type: "submit" }, LAB.start)), this.wrong);
  }

  /** The fields as the server reads them; an Error with its `field` where one makes no sense. */
  read() {
    const { fields, values } = this;
    const whole = (name, text, sentence) => {
      if (!/^\d{1,9}$/.test(text.trim())) throw Object.assign(new Error(sentence), { field: name });
      return Number(text);
    };
    const chosen = (name) => [...fields[name].querySelectorAll("input:checked")].map((each) => each.value);
    const found = { question: values.kind, game: fields.game.value, run: fields.run.value.trim() };
    for (const name of NUMBERS[values.kind]) found[name] = whole(name, fields[name].value, LAB.badNumber);
    if (values.kind === "compare") return { ...found, evaluations: [fields.evaluation.value], searches: chosen("searches"), orderings: chosen("orderings") };
    const seeds = fields.seeds.value.split(",").map((text) => whole("seeds", text, LAB.badSeeds));
    return { ...found, evaluations: chosen("evaluations"), learner: fields.learner.value, seeds };
  }

  async submitted(event) {
    event.preventDefault();
    this.wrong.textContent = "";
    for (const control of Object.values(this.fields)) control.removeAttribute("aria-invalid");
    try {
      await this.sent(this.read());
    } catch (error) {
      this.complain(error);
    }
  }

  complain(error) {
    const control = this.fields[error.field];
    this.wrong.textContent = error.message;
    if (!control) return;
    (control.closest("fieldset") ?? control.parentElement).after(this.wrong);
    if (control.tagName !== "FIELDSET") control.setAttribute("aria-invalid", "true"); // a group has no such state
    (control.tagName === "FIELDSET" ? control.querySelector("input") : control)?.focus();
  }
}
