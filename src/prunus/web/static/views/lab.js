/** Lab: start a run, watch it, look at past ones, and set two beside each other. The address says which: run=NAME, with=NAME. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { Form } from "./lab_form.js";
import { told } from "./lab_histogram.js";
import { settingText, whenText } from "./lab_results.js";
import { RunView, isAlive } from "./lab_run.js";
import { showTwo } from "./lab_two.js";
import { LAB } from "./lab_words.js";

function stateSign(run) {
  const share = run.state === "running" && run.share ? ` ${told(100 * run.share, 0)}\u202f%` : "";
  return html("span", { class: "state", "data-state": run.state, "data-run": run.name }, `${LAB.states[run.state] ?? run.state}${share}`);
}

function aboutText(run) {
  if (run.state === "damaged") return run.error;
  const { game, depth, recipes } = run.settings;
  return [LAB.kinds[run.question], game, depth && say(LAB.depthOf, { depth }), recipes && settingText(recipes)].filter(Boolean).join(" · ");
}

/** All runs; what changes is told by the server, and shown. Two that are chosen are compared. */
class Past {
  constructor(host, runs) {
    this.host = host;
    this.chosen = [];
    this.list = html("ul", { class: "runs" });
    this.button = html("button", { type: "button", disabled: true, onclick: () => host.go({ run: this.chosen[0], with: this.chosen[1] }) }, LAB.compareTwo);
    this.element = html("div", { class: "past" });
    this.show(runs);
    this.close = host.listen("/events", (said) => this.heard(said.runs ?? {}));
  }

  show(runs) {
    this.alive = new Set(runs.filter((run) => isAlive(run.state)).map((run) => run.name));
    if (!runs.length) {
      this.element.replaceChildren(html("p", { class: "empty" }, LAB.empty));
      return;
    }
    this.list.replaceChildren(...runs.map((run) => this.row(run)));
    const isMany = runs.filter((run) => run.state === "done").length > 1;
    this.element.replaceChildren(...(isMany ? [html("p", { class: "quiet choose" }, LAB.chooseTwo, this.button)] : []), this.list);
  }

  row(run) {
    const box = html("input", { type: "checkbox", "aria-label": say(LAB.choose, { name: run.name }), onchange: (event) => this.choose(run.name, event.target.checked) });
    box.checked = this.chosen.includes(run.name);
    box.disabled = run.state !== "done";
    return html("li", {}, box, html("a", { href: `/lab?run=${encodeURIComponent(run.name)}` }, run.name), stateSign(run),
      html("span", { class: "quiet about" }, aboutText(run)), html("time", { class: "quiet", datetime: run.when || null }, whenText(run.when)));
  }

  /** The last two that were chosen. */
  choose(name, isChosen) {
    this.chosen = this.chosen.filter((each) => each !== name);
    if (isChosen) this.chosen = [...this.chosen, name].slice(-2);
    for (const row of this.list.children) row.firstChild.checked = this.chosen.includes(row.querySelector("a").textContent);
    this.button.disabled = this.chosen.length < 2;
  }

  async heard(runs) {
    const names = Object.keys(runs);
    if (this.alive.size !== names.length || names.some((name) => !this.alive.has(name))) {
      this.alive = new Set(names);
      this.show((await this.host.ask("runs")).runs);
      return;
    }
    for (const sign of this.list.querySelectorAll(".state")) {
      const run = runs[sign.dataset.run];
      if (run) sign.replaceWith(stateSign({ ...run, name: sign.dataset.run }));
    }
  }
}

async function showAll(root, host) {
  const [known, { runs }] = await Promise.all([host.ask("settings"), host.ask("runs")]);
  const parts = [html("h1", {}, LAB.title), html("p", { class: "intro" }, LAB.intro)];
  if (!known.has_folder) {
    root.replaceChildren(...parts, html("p", { class: "empty" }, LAB.noFolder));
    return null;
  }
  const form = new Form(known, async (fields) => {
    await host.ask("start", fields);
    host.go({ run: fields.run });
  });
  const past = new Past(host, runs);
  root.replaceChildren(...parts, form.element, html("h2", {}, LAB.past), past.element);
  return past;
}

async function showOne(root, name, host) {
  const [found, { runs }] = await Promise.all([host.ask("run", { run: name }), host.ask("runs")]);
  const others = runs.filter((run) => run.state === "done" && run.name !== name && run.question === found.question).map((run) => run.name);
  return new RunView(root, host, found, others);
}

export const view = {
  name: "lab",
  title: LAB.title,
  async show(root, state, host) {
    const [name, other] = [state.get("run"), state.get("with")];
    try {
      if (name && other) {
        const two = showTwo(root, await host.ask("compared", { run: name, with: other }));
        return () => two.close();
      }
      const shown = await (name ? showOne(root, name, host) : showAll(root, host));
      return () => shown?.close();
    } catch (error) {
      root.replaceChildren(html("p", { class: "back" }, html("a", { href: "/lab" }, `← ${LAB.back}`)), html("h1", {}, LAB.title), html("p", { class: "wrong", role: "alert" }, error.message));
    }
    return null;
  },
};
