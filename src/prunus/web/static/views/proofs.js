/**
 * Proofs: a certificate is checked, and then played against.
 *
 * In the address: where it comes from (`file`, `data` or `own`, or `game`, `position` and `claim`), which half is doubted (`part`),
 * the line that was played (`move`, once a move) and how much of it is shown (`at`).
 */

import { html } from "../dom.js";
import { say } from "../words.js";
import { Opening, askedOf, sourceOf } from "./proofs_open.js";
import { Walk } from "./proofs_walk.js";
import { PROOFS } from "./proofs_words.js";

let choices = null; // of this server, asked for once
let turn = 0; // of what is shown: an answer that comes too late is not shown

/** What the server is asked about a place in a proof. */
function request(state) {
  const number = (name) => (state.get(name) === null ? null : Number(state.get(name)));
  return { ...askedOf(state), part: number("part"), at: number("at"), moves: state.getAll("move") };
}

export const view = {
  name: "proofs",
  title: PROOFS.title,

  async show(root, state, host) {
    const mine = ++turn;
    choices ??= await host.ask("choices");
    const isChosen = Object.keys(sourceOf(state)).length > 0;
    const opening = new Opening(choices, state, host);
    const title = html("h1", {}, PROOFS.title);
    if (!isChosen) {
      root.replaceChildren(title, html("p", { class: "invitation" }, PROOFS.empty), opening.element);
      return undefined;
    }
    const folded = html("details", { class: "another" }, html("summary", {}, PROOFS.another), opening.element);
    const wait = html("p", { class: "quiet" });
    const began = Date.now();
    const tell = () => { wait.textContent = say(PROOFS.working, { seconds: Math.round((Date.now() - began) / 1000) }); };
    const isThere = root.querySelector(".walk") !== null; // a step within a proof changes the page when the answer is there
    if (!isThere) root.replaceChildren(title, folded, wait);
    tell();
    const counting = setInterval(tell, 1000);
    try {
      const shown = await host.ask("walk", request(state));
      if (mine !== turn) return undefined;
      const walk = new Walk(shown, state, host, state.has("data") || state.has("own") || state.has("file"));
      root.replaceChildren(title, folded, walk.element);
      walk.settle();
      host.say(shown.moves ? walk.sentence() : walk.claimText(shown.claim));
    } catch (error) {
      if (mine !== turn) return undefined;
      if (opening.complain(error)) {
        folded.open = true;
        root.replaceChildren(title, folded);
      } else {
        const again = html("a", { href: `/proofs?${new URLSearchParams(sourceOf(state))}` }, PROOFS.again);
        root.replaceChildren(title, folded, html("p", { class: "wrong", role: "alert" }, error.message), html("p", {}, again));
      }
    } finally {
      clearInterval(counting);
    }
    return undefined;
  },
};
