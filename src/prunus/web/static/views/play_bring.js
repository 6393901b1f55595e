/** Games and positions as texts, in and out. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { FRIEND } from "./play_state.js";
import { PLAY } from "./play_words.js";

const LONGEST = 20_000; // characters that the server reads
let chosenFormat = "moves";
let several = null; // what is to be said of a text that was opened, while its moves are there: it had more than one game

export function bringing(sitting) {
  return [pasting(sitting),
    several?.moves === sitting.state.all.join(" ") ? html("p", { class: "several", role: "status" }, several.text) : "",
    html("p", {}, `${PLAY.notation} `, html("code", {}, sitting.position.notation || "—")), writing(sitting),
    html("p", { class: "quiet" }, PLAY.share)];
}

/** What opens a text: the game or the position that it is. */
export function opener(sitting, wrong) {
  return async (text) => {
    wrong.textContent = "";
    try {
      const found = await sitting.asking.ask("paste", { game: sitting.state.game, text });
      several = found.games > 1 ? { text: say(PLAY.several, found), moves: found.moves.join(" ") } : null;
      sitting.go({ game: found.game, start: found.start, all: found.moves, at: found.moves.length, player: FRIEND, show: "", depth: null, isAnalysed: false, edit: null });
    } catch (error) {
      wrong.textContent = error.message;
    }
  };
}

function pasting(sitting) {
  const wrong = html("p", { class: "wrong", role: "alert" });
  const open = opener(sitting, wrong);
  const text = html("textarea", { "data-key": "paste", spellcheck: "false", rows: 3, placeholder: PLAY.pasteHint });
  const read = async (event) => {
    const [file] = event.target.files;
    if (!file) return;
    const content = await file.text();
    if (content.length > LONGEST) wrong.textContent = say(PLAY.tooLong, { size: content.length.toLocaleString("en"), most: LONGEST.toLocaleString("en") });
    else open(content);
  };
  return html("form", { onsubmit: (event) => { event.preventDefault(); open(text.value); } },
    html("label", {}, PLAY.paste, text),
    html("div", { class: "buttons" }, html("button", { "data-key": "open" }, PLAY.open),
      html("label", { class: "inline" }, PLAY.file, html("input", { type: "file", "data-key": "file", onchange: read }))), wrong);
}

function writing(sitting) {
  const names = sitting.position.formats.map((each) => each.name);
  const format = html("select", { "data-key": "format", onchange: () => { chosenFormat = format.value; } },
    ...sitting.position.formats.map((each) => html("option", { value: each.name, title: each.summary }, each.name)));
  format.value = names.includes(chosenFormat) ? chosenFormat : "moves";
  const written = html("div", {});
  const write = async () => {
    try {
      const found = await sitting.asking.ask("export", { ...sitting.fields, moves: sitting.state.all, format: format.value });
      const address = URL.createObjectURL(new Blob([found.text], { type: "text/plain" }));
      written.replaceChildren(html("label", {}, PLAY.written, html("textarea", { readonly: true, rows: 4, "data-key": "written" }, found.text)),
        html("div", { class: "buttons" }, html("a", { href: address, download: found.file }, PLAY.save)));
    } catch (error) {
      written.replaceChildren(html("p", { class: "wrong", role: "alert" }, error.message));
    }
  };
  return html("div", {}, html("div", { class: "buttons" }, html("label", { class: "inline" }, PLAY.format, format),
    html("button", { onclick: write, "data-key": "write" }, PLAY.write)), written);
}
