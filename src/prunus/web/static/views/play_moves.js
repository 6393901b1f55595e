/** Moves besides the board: made by name, typed, taken back; and the list of those that were made. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { PLAY } from "./play_words.js";

const MANY = 40; // moves, from which on the list may be scrolled

/** Buttons for moves that are not made on the board. */
export function movesByName(sitting) {
  const names = sitting.isAnswered ? [] : sitting.hand.byName;
  if (!names.length) return null;
  const look = sitting.position.legal.length === 1 ? "primary" : null; // nothing else can be done
  const button = (move) => html("button", { class: look, "data-key": `move-${move}`, "data-move": move, onclick: () => sitting.make(move) }, move);
  return html("div", { class: "buttons others", role: "group", "aria-label": PLAY.others }, ...names.map(button));
}

/** Such a button says what is known of its move. */
export function labelled(button, values) {
  const { move } = button.dataset;
  const value = values.get(move);
  button.textContent = value ? `${value.isBest ? "★ " : ""}${move}${value.short ? ` (${value.short})` : ""}` : move;
}

/** Typing a move, taking back, making again, setting up; and the keys of the board. */
export function controls(sitting) {
  const { rows } = sitting.position;
  const button = (key, text, step) => html("button", { "data-key": key, disabled: sitting.stepped(step) === null, onclick: () => sitting.step(step) }, text);
  const edited = { edit: rows.length ? rows : [PLAY.editWords], turn: "", show: "", isAnalysed: false };
  const keys = PLAY.keys.flatMap(([key, does]) => [html("dt", {}, html("kbd", {}, key)), html("dd", {}, does)]);
  return html("div", { class: "controls" }, sitting.position.is_over ? null : typing(sitting),
    html("div", { class: "buttons" }, button("undo", PLAY.back, -1), button("redo", PLAY.again, 1),
      html("button", { "data-key": "edit", onclick: () => sitting.go(edited) }, PLAY.edit)),
    rows.length ? html("details", { class: "keys" }, html("summary", { "data-key": "keys" }, PLAY.keysTitle), html("dl", {}, ...keys)) : null);
}

function typing(sitting) {
  const { legal } = sitting.position;
  const input = html("input", {
    "data-key": "typed", autocomplete: "off", autocapitalize: "off", spellcheck: "false", disabled: sitting.isAnswered, placeholder: say(PLAY.typedHint, { move: legal[0]?.move ?? "" }),
  });
  const send = async (event) => {
    event.preventDefault();
    const meant = legal.find((each) => each.move === input.value.trim());
    try {
      sitting.make(meant?.move ?? (await sitting.asking.ask("typed", { ...sitting.fields, text: input.value })).move);
    } catch (error) {
      input.setAttribute("aria-invalid", "true");
      sitting.wrong.textContent = error.message;
    }
  };
  return html("form", { class: "typed", onsubmit: send }, html("label", {}, PLAY.typed, input), html("button", { disabled: sitting.isAnswered }, PLAY.play));
}

/** The moves that were made, those that were taken back among them; with verdicts by ply where they were judged. */
export function moveList(sitting, verdicts = new Map()) {
  const { all, at } = sitting.state;
  const entry = (ply, text, label) => html("li", {}, html("button", {
    "data-key": `ply-${ply}`, "aria-label": label, "aria-current": ply === at ? "step" : null, class: ply > at ? "undone" : null, onclick: () => sitting.go({ at: ply }),
  }, text));
  const entries = all.map((move, i) => {
    const [mark, told] = verdicts.has(i) ? [PLAY.marks[verdicts.get(i)], `, ${PLAY.verdicts[verdicts.get(i)]}`] : ["", ""];
    return entry(i + 1, `${i + 1}. ${move}${mark}`, say(PLAY.afterMove, { ply: i + 1, move }) + told);
  });
  const list = html("ol", { class: "moves", tabindex: all.length > MANY ? 0 : null, "aria-label": PLAY.moves }, entry(0, PLAY.start, PLAY.start), ...entries);
  requestAnimationFrame(() => { list.scrollTop = Math.max(0, (list.querySelector("[aria-current]")?.offsetTop ?? 0) - list.offsetTop - 80); });
  return html("section", {}, html("h2", {}, PLAY.moves), all.length ? list : html("p", { class: "quiet" }, PLAY.noMoves),
    all.length > at ? html("p", { class: "quiet small" }, PLAY.notLast) : null);
}
