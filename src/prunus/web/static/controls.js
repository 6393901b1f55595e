/** The bar of controls: steps, slider, next cutoff, next change of the line; every button says its key where the mouse rests. */

import { html, svg } from "./dom.js";
import { WORDS, say } from "./words.js";

export const ARROWS = {
  first: "M4 3h2v12H4zM15 3v12L7 9z",
  back: "M13 3v12L5 9z",
  forward: "M5 3v12l8-6z",
  last: "M12 3h2v12h-2zM3 3v12l8-6z",
};

export class Controls {
  /** `act` is told the name of what is wanted, and for the slider where to go. */
  constructor(act, { hasLooks, hasBoards, hasMarks }) {
    this.buttons = {};
    const button = (name, text, key, way) => {
      const attributes = { type: "button", title: `${text} (${key})`, onclick: () => act(name), "data-act": name };
      const face = way ? svg("svg", { width: 18, height: 18, viewBox: "0 0 18 18", "aria-hidden": "true" }, svg("path", { d: way })) : text;
      this.buttons[name] = html("button", way ? { ...attributes, "aria-label": text } : attributes, face);
      return this.buttons[name];
    };
    this.slider = html("input", { type: "range", min: 0, step: 1, value: 0, "aria-label": WORDS.slider, oninput: () => act("to", Number(this.slider.value)) });
    this.place = html("output", { "aria-hidden": "true" });
    const keys = { first: "Home", back: "←", forward: "→", last: "End" };
    this.element = html("div", { class: "bar", role: "group", "aria-label": WORDS.steps },
      html("span", { class: "steps" }, ...Object.keys(ARROWS).map((name) => button(name, WORDS[name], keys[name], ARROWS[name]))),
      this.place,
      this.slider,
      html("span", { class: "tools" },
        ...(hasMarks.cutoff ? [button("cutoff", WORDS.cutoff, "c")] : []),
        ...(hasMarks.line ? [button("line", WORDS.lineShort, "l")] : []),
        ...(hasLooks ? [button("look", WORDS.look, "k")] : []),
        ...(hasBoards ? [button("boards", WORDS.boards, "b")] : []),
        button("smaller", "−", "−"),
        button("larger", "+", "+"),
        button("help", "?", "?")),
    );
    for (const [name, key] of [["smaller", "−"], ["larger", "+"], ["help", "?"]]) named(this.buttons[name], WORDS[name], key);
    if (this.buttons.line) named(this.buttons.line, WORDS.line, "l");
    this.buttons.help.setAttribute("aria-expanded", "false");
  }

  /** Where the player is. Buttons that lead nowhere stay where they are, so that nobody loses the focus. */
  show(at, all, hasBoards) {
    this.slider.max = all;
    this.slider.value = at;
    this.slider.setAttribute("aria-valuetext", say(WORDS.step, { at, all }));
    this.place.textContent = `${at} / ${all}`;
    for (const name of ["first", "back"]) this.buttons[name].setAttribute("aria-disabled", String(at === 0));
    for (const name of ["forward", "last"]) this.buttons[name].setAttribute("aria-disabled", String(at === all));
    this.buttons.boards?.setAttribute("aria-pressed", String(hasBoards));
  }
}

/** Let a button with a short face be called by its whole name. */
function named(button, text, key) {
  button.setAttribute("aria-label", text);
  button.title = `${text} (${key})`;
}

/** The keys, in a list that opens below the bar. */
export function keyList() {
  const rows = WORDS.keys.flatMap(([keys, meaning]) => [html("dt", {}, html("kbd", {}, keys)), html("dd", {}, meaning)]);
  return html("div", { class: "keys", role: "group", "aria-label": WORDS.help, hidden: true }, html("dl", {}, ...rows));
}
