/** What is shown, as files: one that plays it by itself, and the tree as it stands, as a picture. */

import { html } from "../dom.js";
import { saved } from "../saving.js";
import { say } from "../words.js";
import { TREES } from "./trees_words.js";

/** `asked` is what the server is asked for again; of two searches side by side each has its own picture. */
export function savingPanel(stepper, asked, host) {
  const wrong = html("p", { class: "wrong", role: "alert" });
  const button = (text, save) => html("button", { type: "button", onclick: save }, text);
  const told = (name) => host.say(say(TREES.saved, { name }));
  const page = async () => {
    try {
      const at = stepper.steppers ? {} : { at: stepper.at };
      const { page: text } = await host.ask("page", { ...asked, ...at });
      wrong.textContent = "";
      saved(text, "text/html", TREES.pageFile);
      told(TREES.pageFile);
    } catch (error) {
      wrong.textContent = error.message;
    }
  };
  const pictures = async () => {
    const { pictureOf } = await import("../picture.js");
    for (const each of stepper.steppers ?? [stepper]) saved(pictureOf(each.pane.drawing.element), "image/svg+xml", TREES.pictureFile);
    told(TREES.pictureFile);
  };
  return html("section", { class: "saving", "aria-label": TREES.save }, html("h2", {}, TREES.save), html("p", { class: "quiet" }, TREES.saveHow),
    html("div", { class: "form" }, button(TREES.savePage, page), button(TREES.savePicture, pictures)), wrong);
}
