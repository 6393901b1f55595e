/** Trees: a search of any position or of a written tree, step by step; a second one beside it, on the same tree. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { dressed, keptDressed } from "./dressed.js";
import { TREES } from "./trees_words.js";

const FIELDS = ["game", "position", "algorithm", "ordering", "evaluation", "depth", "nodes", "threshold", "with", "with_ordering"];
let choices = null; // of this server, asked for once

/** What a search is asked for, as the server reads it. */
function request(state, isSecond = false) {
  const { has_threshold: isAsking } = choices.algorithms.find((each) => each.name === state.get(isSecond ? "with" : "algorithm")) ?? {};
  const of = (name) => state.get(name) || null;
  const number = (name) => (of(name) === null ? null : Number(of(name)));
  return {
    game: of("game"), position: of("position"), evaluation: of("evaluation"), depth: number("depth"), nodes: number("nodes"), threshold: isAsking ? number("threshold") : null,
    algorithm: isSecond ? of("with") : of("algorithm"), ordering: isSecond ? of("with_ordering") : of("ordering"),
  };
}

const option = (value, text, title) => html("option", { value, title }, text);

class Form {
  constructor(state, host) {
    this.host = host;
    this.state = state;
    this.fields = {};
    this.wrong = html("p", { class: "wrong", role: "alert" });
    this.about = html("p", { class: "quiet about" });
    this.element = html("form", { class: "form", onsubmit: (event) => this.sent(event), onchange: () => this.tell() });
    this.build();
  }

  get game() {
    return choices.games.find((each) => each.name === this.fields.game.value || each.boards.includes(this.fields.game.value)) ?? choices.games[0];
  }

  field(name, control, label = TREES[name]) {
    this.fields[name] = control;
    control.setAttribute("name", name);
    const known = control.tagName !== "SELECT" || [...control.options].some((each) => each.value === this.state.get(name));
    if (this.state.get(name) !== null && known) control.value = this.state.get(name);
    return html("label", { class: name }, label, control);
  }

  build() {
    const names = choices.games.map((each) => each.name);
    const games = html("select", { onchange: () => this.rebuild() }, ...names.map((name) => option(name, name)));
    const first = this.field("game", games);
    if (!this.state.get("game")) games.value = "tree";
    const { game } = this;
    const isTree = game.name === "tree";
    const text = isTree ? html("textarea", { rows: 2, cols: 44, spellcheck: "false", placeholder: TREES.treeHint }) : html("input", { size: 34, placeholder: TREES.positionHint });
    const place = this.field("position", text, isTree ? TREES.tree : TREES.position);
    if (isTree && !text.value) text.value = Object.values(choices.trees)[0];
    const algorithms = () => choices.algorithms.map((each) => option(each.name, each.name, each.summary));
    const orders = () => [...choices.orderings.map((each) => option(each.name, each.name, each.summary)), game.rules && option(game.rules, game.rules)];
    const filled = (...options) => html("select", {}, ...options.filter(Boolean));
    const algorithm = this.field("algorithm", filled(...algorithms()));
    const ordering = this.field("ordering", filled(...orders()));
    this.threshold = this.field("threshold", html("input", { type: "number", step: "any", placeholder: isTree ? "1" : TREES.aWin }));
    if (isTree && !this.state.get("threshold")) this.fields.threshold.value = 1;
    const second = this.field("with", filled(option("", TREES.nothing), ...algorithms()), TREES.second);
    this.secondOrdering = this.field("with_ordering", filled(...orders()), TREES.secondOrdering);
    for (const name of ["ordering", "with_ordering"]) if (!this.state.get(name)) this.fields[name].value = "natural";
    const rest = [];
    if (!isTree) {
      rest.push(this.field("evaluation", filled(...game.evaluations.map((name) => option(name, name)))));
      if (!this.state.get("evaluation") && game.evaluation) this.fields.evaluation.value = game.evaluation;
      rest.push(this.field("depth", html("input", { type: "number", min: 1, max: 12, value: 3 })));
      rest.push(this.field("nodes", html("input", { type: "number", min: 1, max: choices.most_nodes, value: choices.usual_nodes })));
    }
    const pick = isTree && html("label", {}, TREES.pick, html("select", { onchange: (event) => this.picked(event.target) },
      option("", TREES.picked), ...Object.entries(choices.trees).map(([name, tree]) => option(tree, name))));
    const button = html("button", { class: "primary" }, TREES.show);
    const content = [first, ...(pick ? [pick] : []), place, algorithm, ordering, ...rest, this.threshold, second, this.secondOrdering, button, this.about, this.wrong];
    this.element.replaceChildren(...content);
    this.tell();
  }

  /** What is chosen, in words; and no order of a second search where there is none. */
  tell() {
    const value = (name) => this.fields[name].value;
    const summary = (list, name) => list.find((each) => each.name === name)?.summary;
    const chosen = [[choices.algorithms, value("algorithm")], [choices.orderings, value("ordering")], [choices.algorithms, value("with")]];
    if (value("with")) chosen.push([choices.orderings, value("with_ordering")]);
    const told = new Map(chosen.map(([list, name]) => [name, summary(list, name)]).filter(([, text]) => text));
    this.about.replaceChildren(...[...told].flatMap(([name, text]) => [html("b", {}, name), ` ${text}. `]));
    this.secondOrdering.hidden = !value("with");
    const isAsking = (name) => choices.algorithms.find((each) => each.name === name)?.has_threshold;
    this.threshold.hidden = ![value("algorithm"), value("with")].some(isAsking);
  }

  /** Another game has other fields. */
  rebuild() {
    this.state = new URLSearchParams({ game: this.fields.game.value, algorithm: this.fields.algorithm.value, with: this.fields.with.value });
    this.fields = {};
    this.build();
  }

  picked(select) {
    if (select.value) this.write(select.value);
  }

  /** Put a tree into the field, and show it. */
  write(text) {
    this.fields.position.value = text;
    this.send();
  }

  sent(event) {
    event.preventDefault();
    this.send();
  }

  send() {
    const given = Object.fromEntries(FIELDS.map((name) => [name, this.fields[name]?.value ?? null]));
    if (!given.with) given.with_ordering = null;
    if (this.threshold.hidden) given.threshold = null;
    this.host.go(given);
  }

  complain(error) {
    this.wrong.textContent = error.message;
    for (const [name, control] of Object.entries(this.fields)) {
      if (name === error.field) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
    }
  }
}

/** A stepper, or two side by side, at the step of the address; the address follows the steps. They are loaded when there is one. */
async function played(scripts, state) {
  await import("../prunus.js");
  const element = document.createElement(scripts.length > 1 ? "prunus-difference" : "prunus-stepper");
  if (scripts.length > 1) element.scripts = scripts;
  else [element.script] = scripts;
  dressed(element);
  if (scripts.length > 1) queueMicrotask(() => { for (const each of element.steppers) each.at = each.script.steps.length; });
  if (scripts.length === 1 && state.get("at")) queueMicrotask(() => { element.at = Number(state.get("at")); });
  element.addEventListener("prunus-step", (event) => {
    if (scripts.length > 1) return;
    const query = new URLSearchParams(location.search);
    query.set("at", event.detail.at);
    history.replaceState(null, "", `?${query}`);
  });
  return element;
}

/** Searches to begin with, each by its address. */
function beginnings() {
  return html("ul", { class: "cards" }, ...TREES.beginnings.map(([name, told, query]) => html("li", {}, html("a", { href: `/trees?${query}` }, name), html("p", {}, told))));
}

export const view = {
  name: "trees",
  title: TREES.title,

  async show(root, state, host) {
    choices ??= await host.ask("choices");
    const form = new Form(state, host);
    const shown = html("div", { class: "shown" });
    root.replaceChildren(html("h1", {}, TREES.title), form.element, shown);
    const leave = keptDressed(shown);
    if (!state.get("game")) {
      shown.append(html("p", { class: "quiet" }, TREES.empty), beginnings());
      return leave;
    }
    const wait = html("p", { class: "quiet" }, say(TREES.searching, { seconds: 0 }));
    shown.append(wait);
    const began = Date.now();
    const counting = setInterval(() => { wait.textContent = say(TREES.searching, { seconds: Math.round((Date.now() - began) / 1000) }); }, 1000);
    try {
      const asked = [host.ask("script", request(state)), ...(state.get("with") ? [host.ask("script", request(state, true))] : [])];
      const edited = state.get("game") === "tree" ? import("./trees_editor.js").then(({ Editor }) => Editor.of(state.get("position"), host, (text) => form.write(text))) : null;
      const [editor, ...scripts] = await Promise.all([edited, ...asked]);
      const [stepper, { savingPanel }] = await Promise.all([played(scripts, state), import("./trees_saving.js")]);
      const second = state.get("with") ? { with: state.get("with"), with_ordering: state.get("with_ordering") || null } : {};
      const saving = savingPanel(stepper, { ...request(state), ...second }, host);
      shown.replaceChildren(stepper, saving, ...(editor ? [editor.element] : []), html("p", { class: "quiet" }, TREES.share));
      host.say(scripts.map((each) => say(TREES.said, { nodes: each.nodes.length, steps: each.steps.length })).join(" "));
    } catch (error) {
      shown.replaceChildren();
      form.complain(error);
    } finally {
      clearInterval(counting);
    }
    return leave;
  },
};
