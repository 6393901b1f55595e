/** Exercises: a question about a tree, answered by mouse or keyboard, checked and explained. The address has it all, the answer too. */

import { html } from "../dom.js";
import { saved } from "../saving.js";
import { say } from "../words.js";
import { dressed, keptDressed } from "./dressed.js";
import { answerTo } from "./exercises_answers.js";
import { SeenTree } from "./exercises_tree.js";
import { EXERCISES } from "./exercises_words.js";

const FIRST = { difficulty: 1, seed: 1 };
let choices = null; // of this server, asked for once
let focused = ""; // the control that was used last: it is found again when the page is built anew

const option = (value, text, title) => html("option", { value, title }, text);

/** What an exercise is asked for, as the server reads it. */
function request(state) {
  const number = (name) => Number(state.get(name) ?? FIRST[name]);
  const tree = state.get("tree") || null;
  return { kind: state.get("kind") || choices.kinds[0].name, seed: number("seed"), difficulty: tree ? null : number("difficulty"), tree };
}

/** Change the address without building the page anew. */
function remember(changes) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") query.delete(name);
    else query.set(name, value);
  }
  history.replaceState(null, "", `?${query}`);
}

/** What is asked: kind, difficulty and number; a tree of one's own; a sheet. */
class Form {
  constructor(asked, host) {
    Object.assign(this, { asked, host });
    const { kind, difficulty, seed, tree } = asked;
    const selected = (name, options, value) => {
      const select = html("select", { name, onchange: () => this.go({ [name]: select.value }, name) }, ...options);
      select.value = value;
      return html("label", { class: name }, EXERCISES[name], select);
    };
    const kinds = selected("kind", choices.kinds.map((each) => option(each.name, each.title, each.summary)), kind);
    const levels = selected("difficulty", choices.difficulties.map((each) => option(each, EXERCISES.difficulties[each] ?? each)), difficulty ?? FIRST.difficulty);
    const number = html("input", { name: "seed", type: "number", min: 0, max: 2 ** 31, value: seed, onchange: () => this.go({ seed: number.value }, "seed") });
    const another = html("button", { type: "button", class: "primary", name: "another", onclick: () => this.go({ seed: seed + 1 }, "another") }, EXERCISES.another);
    this.wrong = html("p", { class: "wrong", role: "alert" });
    const isDrawn = this.hasOthers = !tree || choices.kinds.find((each) => each.name === kind)?.is_drawn; // else there is no other one
    const fields = [kinds, ...(tree ? [] : [levels]), ...(isDrawn ? [html("label", { class: "seed" }, EXERCISES.seed, number), another] : [])];
    this.element = html("form", { class: "form", onsubmit: (event) => event.preventDefault() }, ...fields, this.wrong);
    this.more = html("div", { class: "more" }, this.own(), this.sheet());
  }

  /** Another exercise: what was answered to this one is left behind. */
  go(changes, name) {
    focused = name;
    this.host.go({ ...this.asked, ...changes });
  }

  own() {
    const { tree } = this.asked;
    const text = html("textarea", { name: "tree", rows: 3, spellcheck: "false", "aria-describedby": "own-hint" }, tree ?? choices.tree);
    this.tree = text;
    const use = html("button", { type: "button", name: "own", onclick: () => this.go({ tree: text.value, difficulty: null }, "own") }, EXERCISES.ownUse);
    const back = tree && html("button", { type: "button", onclick: () => this.go({ tree: null }, "kind") }, EXERCISES.ownLeave);
    const hint = html("p", { class: "quiet", id: "own-hint" }, EXERCISES.ownHint);
    return html("details", { open: Boolean(tree) }, html("summary", {}, EXERCISES.own), html("label", {}, EXERCISES.ownTree, text), hint, use, back || null);
  }

  sheet() {
    const count = html("input", { name: "count", type: "number", min: 1, max: 20, value: this.asked.tree ? 1 : 5 });
    const all = this.asked.tree && html("input", { name: "all_kinds", type: "checkbox" });
    const save = async (which, name) => {
      try {
        const sheet = await this.host.ask("sheet", { ...this.asked, count: Number(count.value), all_kinds: Boolean(all?.checked) });
        saved(sheet[which], "text/html", name);
        this.host.say(say(EXERCISES.saved, { name }));
      } catch (error) {
        this.complain(error);
      }
    };
    const button = (which, name, text) => html("button", { type: "button", name: which, onclick: () => save(which, name) }, text);
    const buttons = [button("questions", EXERCISES.sheetFile, EXERCISES.sheetSave), button("solutions", EXERCISES.solutionsFile, EXERCISES.sheetSolutions)];
    return html("details", {}, html("summary", {}, EXERCISES.sheet), html("p", { class: "quiet" }, EXERCISES.sheetHow),
      all ? html("p", {}, html("label", { class: "inline" }, all, ` ${EXERCISES.sheetAll}`)) : null,
      html("div", { class: "form" }, html("label", {}, EXERCISES.count, count), ...buttons));
  }

  complain(error) {
    this.wrong.textContent = error.message;
    if (error.field === "tree") this.tree.setAttribute("aria-invalid", "true");
  }
}

/** One exercise, with what somebody answers to it. */
class Task {
  constructor(exercise, asked, state, host) {
    Object.assign(this, { exercise, asked, host });
    this.answer = answerTo(exercise, state.get("answer") ?? "", (what) => this.changed(what));
    this.tree = this.answer.tree = new SeenTree(exercise, this.answer.hands);
    this.verdict = html("div", { class: "verdict", hidden: true });
    this.wrong = html("p", { class: "wrong", role: "alert" });
    this.solution = html("section", { class: "solution", "aria-label": EXERCISES.solution, hidden: true });
    const button = (name, text, act, look) => html("button", { type: "button", name, class: look, onclick: act }, text);
    this.solving = button("solve", EXERCISES.solve, () => this.solve());
    const bar = html("div", { class: "bar" }, button("check", EXERCISES.check, () => this.check(), "primary"), button("clear", EXERCISES.clear, () => this.clear()), this.solving);
    this.heading = html("h2", { tabindex: -1 }, exercise.title);
    this.element = html("div", { class: "task" },
      html("div", { class: "question" }, this.heading, html("p", { class: "asked" }, exercise.question), exercise.variant ? html("p", { class: "quiet" }, exercise.variant) : null),
      this.tree.element,
      html("div", { class: "words", role: "group", "aria-label": EXERCISES.answer, onkeydown: (event) => this.pressed(event) }, this.answer.element, bar, this.wrong, this.verdict),
      this.solution);
  }

  /** Enter in a field checks. */
  pressed(event) {
    if (event.key === "Enter" && event.target.tagName === "INPUT") this.check();
  }

  /** What was said of an earlier answer does not hold for this one. */
  changed(what) {
    this.verdict.hidden = true;
    this.wrong.textContent = "";
    remember({ answer: this.answer.isEmpty ? null : this.answer.text, checked: null });
    if (what) this.host.say(what);
  }

  clear() {
    this.answer.read("");
    this.tree.redraw();
    this.changed(EXERCISES.clear);
  }

  async check() {
    try {
      const { is_right: isRight, sentence } = await this.host.ask("check", { ...this.asked, answer: this.answer.text });
      this.wrong.textContent = "";
      this.verdict.className = `verdict ${isRight ? "right" : "not-yet"}`;
      this.verdict.replaceChildren(html("span", { class: "sign", "aria-hidden": "true" }, isRight ? "✓" : "✗"), html("p", {}, sentence), ...(isRight && this.another ? [this.another()] : []));
      this.verdict.hidden = false;
      remember({ answer: this.answer.text, checked: "yes" });
      this.host.say(sentence);
    } catch (error) {
      this.verdict.hidden = true;
      this.wrong.textContent = error.message;
    }
  }

  /** Show the solution and the search that has it, or hide them. */
  async solve(at = null) {
    if (!this.solution.hidden) {
      this.solution.hidden = true;
      this.solving.textContent = EXERCISES.solve;
      return remember({ solved: null, at: null });
    }
    try {
      const { sentence, script } = await this.host.ask("solution", this.asked);
      if (script) await import("../prunus.js"); // loaded when there is something to step through
      this.solution.replaceChildren(html("h2", {}, EXERCISES.solution), html("p", {}, sentence), ...(script ? [this.stepper(script, at)] : []));
      this.solution.hidden = false;
      this.solving.textContent = EXERCISES.hide;
      this.host.say(sentence);
      return remember({ solved: "yes" });
    } catch (error) {
      this.wrong.textContent = error.message;
      return null;
    }
  }

  stepper(script, at) {
    const element = dressed(document.createElement("prunus-stepper"));
    element.script = script;
    queueMicrotask(() => { element.at = at ?? script.steps.length; });
    element.addEventListener("prunus-step", (event) => remember({ at: event.detail.at === script.steps.length ? null : event.detail.at }));
    return element;
  }
}

export const view = {
  name: "exercises",
  title: EXERCISES.title,

  async show(root, state, host) {
    choices ??= await host.ask("choices");
    const asked = request(state);
    const form = new Form(asked, host);
    const shown = html("div", { class: "shown" });
    root.replaceChildren(html("h1", {}, EXERCISES.title), form.element, shown, form.more, html("p", { class: "quiet share" }, EXERCISES.share));
    const leave = keptDressed(shown);
    let task = null;
    try {
      task = new Task(await host.ask("exercise", asked), asked, state, host);
      if (form.hasOthers) task.another = () => html("button", { type: "button", name: "next", onclick: () => form.go({ seed: asked.seed + 1 }, "another") }, EXERCISES.another);
      shown.append(task.element);
      task.tree.redraw();
      if (focused === "another" || focused === "own") task.heading.focus();
      if (focused) host.say(task.exercise.question);
      if (state.get("checked")) await task.check();
      if (state.get("solved")) await task.solve(state.get("at") === null ? null : Number(state.get("at")));
    } catch (error) {
      form.complain(error);
    }
    if (focused && !task?.heading.matches(":focus")) root.querySelector(`[name="${focused}"]`)?.focus();
    focused = "";
    return () => {
      task?.tree.leave();
      leave();
    };
  },
};
