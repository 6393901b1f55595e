/**
 * Rules: a learned program, in logic and English, with what each clause is worth.
 *
 * In the address: `game` and `evaluation`, which name the program that comes with us; `program`, the text of another one; `off`, the
 * numbers of the clauses that are switched off; `at`, which of the positions is looked at; `seed`, by which they are drawn.
 */

import { html } from "../dom.js";
import { say } from "../words.js";
import { boardCards } from "./board_cards.js";
import { ProgramEditor, predicateList } from "./rules_editor.js";
import { ProgramPage } from "./rules_program.js";
import { RULES } from "./rules_words.js";

let choices = null; // of this server, asked for once
let page = null; // that is shown, and what it is about
let turn = 0;

const option = (value) => html("option", { value }, value);

/** The programs that come with us. */
function cards() {
  return boardCards(choices.programs.map(({ game, evaluation, rows, drawing }) => {
    const [name, told] = RULES.cards[`${game} ${evaluation}`] ?? [game, evaluation];
    return { href: `/rules?${new URLSearchParams({ game, evaluation })}`, rows, drawing, name, told };
  }));
}

/** Where a program of the visitor's begins: a game, and a clause to change. */
function beginning(host) {
  const game = html("select", { name: "game", onchange: () => fill() }, ...choices.games.map((each) => option(each.name)));
  const evaluation = html("select", { name: "evaluation" });
  const fill = () => evaluation.replaceChildren(...choices.games.find((each) => each.name === game.value).evaluations.map(option));
  game.value = choices.games.some((each) => each.name === "othello") ? "othello" : choices.games[0].name;
  fill();
  const send = (event) => {
    event.preventDefault();
    host.go({ game: game.value, evaluation: evaluation.value, program: say(RULES.example, { game: programGame(game.value) }) });
  };
  return html("form", { class: "form", "aria-label": RULES.own, onsubmit: send },
    html("label", {}, RULES.game, game), html("label", {}, RULES.evaluation, evaluation), html("button", { class: "primary" }, RULES.begin));
}

/** What a program calls the game: other boards of some are called as the game is. */
const programGame = (name) => choices.games.find((each) => each.name === name).called;

function opening(host) {
  return [cards(), html("h2", {}, RULES.own), beginning(host)];
}

export const view = {
  name: "rules",
  title: RULES.title,

  async show(root, state, host) {
    const mine = ++turn;
    choices ??= await host.ask("choices");
    const title = html("h1", {}, RULES.title);
    const fields = Object.fromEntries(["game", "evaluation", "program"].map((name) => [name, state.get(name)]));
    if (!fields.game && !fields.program) {
      page = null;
      root.replaceChildren(title, html("p", { class: "invitation" }, RULES.empty), ...opening(host));
      return undefined;
    }
    const about = JSON.stringify(fields);
    if (page?.about !== about || !root.contains(page.shown.element)) {
      const folded = html("details", { class: "another" }, html("summary", {}, RULES.another), ...opening(host));
      try {
        const program = await host.ask("program", fields);
        if (mine !== turn) return undefined;
        page = { about, shown: new ProgramPage(program, host, { ...fields, game: program.game, evaluation: program.evaluation }) };
        root.replaceChildren(title, folded, page.shown.element);
      } catch (error) {
        if (mine !== turn) return undefined;
        page = null;
        root.replaceChildren(title, folded, ...broken(error, fields, host));
        return undefined;
      }
    }
    const { shown } = page;
    shown.update(state); // which goes on while the page is there
    return () => shown.leave();
  },
};

/** A program that cannot be used: its text, with what is wrong beside it. */
function broken(error, fields, host) {
  if (!fields.program) return [html("p", { class: "wrong", role: "alert" }, error.message)];
  const editor = new ProgramEditor(fields.program, null, (text) => host.go({ ...fields, program: text }));
  editor.complain(error);
  const back = fields.game ? html("p", {}, html("a", { href: `/rules?${new URLSearchParams({ game: fields.game, ...(fields.evaluation ? { evaluation: fields.evaluation } : {}) })}` }, RULES.reset)) : null;
  return [html("section", { class: "editor-section" }, html("h2", {}, RULES.editor), editor.element, back, fields.game ? predicateList(fields.game, host) : null)];
}
