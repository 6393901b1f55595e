/** The program as text: tried by a button, and what is wrong is said beside it, with its line. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { RULES } from "./rules_words.js";

const LONGEST = 12000; // characters, as the server has it

export class ProgramEditor {
  /** `base` is the text of the program that comes with the game, if one does; `ontry` is told the text, or null for that one. */
  constructor(text, base, ontry) {
    Object.assign(this, { base, ontry });
    this.wrong = html("p", { class: "wrong", id: "program-wrong", role: "alert" });
    this.goal = html("button", { type: "button", hidden: true, class: "goto" });
    this.field = html("textarea", {
      name: "program", rows: Math.min(28, Math.max(10, text.split("\n").length + 1)), spellcheck: "false", wrap: "off", maxlength: LONGEST, autocapitalize: "off", autocomplete: "off",
      "aria-describedby": "program-wrong", onkeydown: (event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.send(); },
    });
    this.field.value = text;
    const isChanged = base !== null && text.trim() !== base.trim();
    this.element = html("form", { class: "editing", onsubmit: (event) => { event.preventDefault(); this.send(); } },
      html("label", {}, RULES.text, this.field),
      html("div", { class: "beside" }, this.wrong, this.goal),
      html("p", {}, html("button", { class: "primary" }, RULES.try), " ", isChanged ? html("button", { type: "button", class: "reset", onclick: () => ontry(null) }, RULES.reset) : null),
      html("p", { class: "quiet" }, RULES.tryHint));
  }

  send() {
    const text = this.field.value;
    this.ontry(this.base !== null && text.trim() === this.base.trim() ? null : text);
  }

  complain(error) {
    this.wrong.textContent = error.message;
    this.field.setAttribute("aria-invalid", "true");
    const line = Number(error.message.match(/^line (\d+)/)?.[1] ?? 0);
    this.goal.hidden = !line;
    if (!line) return;
    this.goal.textContent = say(RULES.goTo, { line });
    this.goal.onclick = () => this.select(line);
    const said = this.field.value.split("\n")[line - 1]?.trim();
    if (said) this.wrong.append(html("code", {}, said));
  }

  /** Put the cursor on a line, all of it. */
  select(line) {
    const lines = this.field.value.split("\n");
    const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    this.field.focus();
    this.field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
    this.field.scrollTop = (line - 4) * parseFloat(getComputedStyle(this.field).lineHeight);
  }
}

/** The predicates that a clause may use, in a list that is asked for when it is opened. */
export function predicateList(game, host) {
  const list = html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": RULES.predicates });
  const fill = async () => {
    if (list.childElementCount) return;
    try {
      const { predicates } = await host.ask("predicates", { game });
      const rows = predicates.map((each) => html("tr", {}, html("th", { scope: "row" }, html("code", {}, each.name)), html("td", {}, each.says), html("td", {}, each.cost)));
      const head = [RULES.predicate, RULES.says, RULES.cost].map((each) => html("th", { scope: "col" }, each));
      list.replaceChildren(html("table", {}, html("thead", {}, html("tr", {}, ...head)), html("tbody", {}, ...rows)));
    } catch (error) {
      list.replaceChildren(html("p", { class: "wrong", role: "alert" }, error.message));
    }
  };
  return html("details", { class: "predicates", ontoggle: fill }, html("summary", {}, RULES.predicates), list);
}
