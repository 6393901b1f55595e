/** A place in a proof: the board with its marks, what is proved there, the moves, and the way that led there. */

import { ARROWS } from "../controls.js";
import { html, svg } from "../dom.js";
import { numberText } from "../telling.js";
import { say } from "../words.js";
import { MarkedBoard } from "./proofs_board.js";
import { inlineMark, wayPicture } from "./proofs_marks.js";
import { askedOf } from "./proofs_open.js";
import { PROOFS } from "./proofs_words.js";

const STEPS = { first: "firstStep", back: "back", forward: "forward", last: "last" };
const KEYS = { ArrowLeft: "back", p: "back", ArrowRight: "forward", n: "forward", Home: "first", End: "last" };
let wanted = null; // where the focus goes when the next position is there

const bounded = (lower, upper) => (lower === null && upper === null ? null : lower === upper ? ["equal", lower] : lower !== null ? ["lower", lower] : ["upper", upper]);
const capital = (text) => text.replace(/^./, (first) => first.toUpperCase());

export class Walk {
  constructor(shown, state, host, isOwn) {
    Object.assign(this, { shown, state, host, isOwn });
    this.players = shown.players.map((name, index) => name || [PROOFS.mover, PROOFS.other][index]);
    Object.assign(shown, { players: this.players, short: shown.players.map((name, index) => name || PROOFS.short[index]) });
    this.element = html("div", { class: "walk", onkeydown: (event) => this.pressed(event) }, html("header", {}, ...this.heading()));
    if (!shown.moves) {
      this.element.append(html("p", {}, say(PROOFS.large, { nodes: numberText(shown.nodes), most: numberText(shown.most) })));
      return;
    }
    for (const move of shown.moves) move.label = this.labelOf(move);
    this.board = shown.rows.length ? new MarkedBoard(shown, PROOFS.board, (move) => this.played(move, "board")) : null;
    this.element.append(
      ...[this.parts()].filter(Boolean),
      html("div", { class: "place" }, this.board?.element ?? html("p", { class: "text" }, shown.text), this.bar()),
      html("div", { class: "words" }, html("p", { class: "sentence" }, this.sentence()), this.go(), this.list(), this.legend()),
      html("section", { class: "ways" }, html("h2", {}, PROOFS.way), html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": PROOFS.way }, wayPicture(shown, (ply) => this.step(ply)))),
      this.keys());
  }

  get turnName() {
    return this.players[this.shown.at % 2];
  }

  heading() {
    const { shown } = this;
    const about = shown.drawing && shown.rows?.length ? shown.game : `${shown.game}, ${shown.position}`; // a board shows its position
    const facts = say(PROOFS.facts, { about, nodes: numberText(shown.nodes), choices: numberText(shown.choices), bytes: numberText(shown.bytes) });
    const keep = html("button", { type: "button", class: "keep", onclick: () => this.keep() }, PROOFS.keep);
    return [html("h2", {}, say(PROOFS.claimed, { claim: this.claimText(shown.claim) })), html("p", { class: "quiet" }, facts), ...(this.isOwn ? [] : [html("p", {}, keep)])];
  }

  claimText(claim) {
    const [, kind, bound] = claim.match(/^(>=|<=|=)(.*)$/);
    return say(PROOFS.claims[kind], { player: this.players[0], bound: numberText(Number(bound)) });
  }

  /** Which half of the proof is doubted: who doubts an upper bound plays the one who moves first. */
  parts() {
    const { shown } = this;
    if (shown.parts.length < 2) return null;
    const choices = shown.parts.map((claim, index) => {
      const opponent = this.players[claim.startsWith(">") ? 1 : 0];
      const radio = html("input", { type: "radio", name: "part", value: index, checked: index === shown.part, onchange: () => { wanted = "part"; this.travel({ part: index, move: [], at: null }); } });
      return html("label", {}, radio, capital(say(PROOFS.part, { claim: this.claimText(claim), opponent })));
    });
    return html("fieldset", { class: "parts" }, html("legend", {}, PROOFS.parts), ...choices);
  }

  boundText(lower, upper) {
    const found = bounded(lower, upper);
    return found === null ? "" : say(PROOFS.bounds[found[0]], { bound: numberText(found[1]) });
  }

  thenText(move) {
    const index = move.parts.indexOf(this.shown.part);
    if (move.is_chosen) return PROOFS.chosen;
    if (index < 0 || !this.shown.is_yours) return "";
    return move.answers[index] === null ? PROOFS.ends : say(PROOFS.answered, { answer: move.answers[index] });
  }

  labelOf(move) {
    const [value, then] = [this.boundText(move.lower, move.upper), this.thenText(move)];
    return say(PROOFS.move, { move: move.move, standing: PROOFS.standings[move.standing], value: value && ` ${value}`, then: then && `, ${then}` });
  }

  /** What is known where one stands, for the player to move. */
  known() {
    const found = bounded(this.shown.lower, this.shown.upper);
    return found === null ? "" : say(PROOFS.known[found[0]], { bound: numberText(found[1]), player: this.turnName });
  }

  sentence() {
    return capital(this.told());
  }

  told() {
    const { shown } = this;
    if (shown.outcome !== null) return say(PROOFS.over, { player: this.turnName, outcome: numberText(shown.outcome), claim: this.claimText(shown.parts[shown.part]) });
    if (!shown.is_yours) return say(PROOFS.proofs, { player: this.turnName, move: this.choice.move, known: capital(this.known()) });
    const rest = say(PROOFS.doubt, { player: this.turnName, known: this.known() });
    if (shown.at < 2) return rest;
    return say(PROOFS.answeredLast, { yours: shown.way[shown.at - 2].move, answer: shown.way[shown.at - 1].move, rest });
  }

  get choice() {
    return this.shown.moves.find((move) => move.is_chosen);
  }

  go() {
    if (!this.choice) return null;
    return html("p", {}, html("button", { type: "button", class: "primary let", onclick: () => this.played(this.choice, "let") }, say(PROOFS.let, { move: this.choice.move })));
  }

  list() {
    const { moves } = this.shown;
    if (!moves.length) return null;
    const needed = moves.filter((move) => move.standing !== "not needed");
    const rest = moves.filter((move) => move.standing === "not needed").map((move) => move.move);
    const items = needed.map((move) => html("li", {}, html("button", {
      type: "button", "aria-disabled": String(!move.parts.length), onclick: () => this.played(move, "list"),
    }, inlineMark(move.standing), html("b", {}, move.move), html("span", { class: "word" }, [PROOFS.standings[move.standing], this.boundText(move.lower, move.upper)].filter(Boolean).join(" ")), html("span", { class: "quiet" }, this.thenText(move)))));
    return html("section", { class: "moves" }, html("h3", {}, say(PROOFS.moves, { player: this.turnName })), html("ul", {}, ...items),
      rest.length ? html("p", { class: "rest quiet" }, inlineMark("not needed"), say(PROOFS.rest, { moves: rest.join(" ") })) : null);
  }

  legend() {
    const rows = Object.entries(PROOFS.meanings).flatMap(([standing, meaning]) =>
      [html("dt", {}, inlineMark(standing), PROOFS.standings[standing]), html("dd", { class: "quiet" }, meaning)]);
    return html("dl", { class: "legend" }, ...rows);
  }

  bar() {
    const { at, way } = this.shown;
    const goals = { first: 0, back: at - 1, forward: at + 1, last: way.length };
    const buttons = Object.entries(STEPS).map(([name, word]) => html("button", {
      type: "button", "data-step": name, title: PROOFS[word], "aria-label": PROOFS[word], "aria-disabled": String(goals[name] < 0 || goals[name] > way.length || goals[name] === at),
      onclick: () => { wanted = name; this.step(goals[name]); },
    }, svg("svg", { width: 18, height: 18, viewBox: "0 0 18 18", "aria-hidden": "true" }, svg("path", { d: ARROWS[name] }))));
    this.goals = goals;
    return html("div", { class: "bar", role: "group", "aria-label": PROOFS.steps }, ...buttons, html("output", {}, say(PROOFS.at, { at, all: way.length })));
  }

  keys() {
    const rows = PROOFS.keys.flatMap(([keys, meaning]) => [html("dt", {}, html("kbd", {}, keys)), html("dd", {}, meaning)]);
    return html("details", { class: "keys" }, html("summary", {}, PROOFS.keysTitle), html("dl", {}, ...rows), html("p", { class: "quiet" }, PROOFS.share));
  }

  /** Play a move: the visitor's is answered at once. */
  played(move, from) {
    const { shown } = this;
    if (!move.parts.length) {
      this.host.say(say(PROOFS.unneeded, move));
      this.element.querySelector(".sentence").textContent = say(PROOFS.unneeded, move);
      return;
    }
    wanted = from;
    const part = move.parts.includes(shown.part) ? shown.part : move.parts[0];
    const line = [...shown.way.slice(0, shown.at).map((each) => each.move), move.move];
    const answer = move.answers[move.parts.indexOf(part)];
    if (answer !== null) line.push(answer);
    this.travel({ part, move: line, at: null });
  }

  step(ply) {
    if (ply < 0 || ply > this.shown.way.length || ply === this.shown.at) return;
    this.travel({ at: ply === this.shown.way.length ? null : ply }, true);
  }

  /** Another place in the same proof. */
  travel(changes, isReplaced = false) {
    const query = new URLSearchParams(this.state);
    for (const [name, value] of Object.entries(changes)) {
      query.delete(name);
      for (const each of [value].flat()) if (each !== null) query.append(name, each);
    }
    if (query.get("part") === "0") query.delete("part");
    this.host.go(query, { replace: isReplaced });
  }

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=radio]), select, textarea, .scroll")) return;
    if (event.target.matches("input") && event.key.startsWith("Arrow")) return;
    if (KEYS[event.key] && this.goals) {
      wanted = KEYS[event.key];
      this.step(this.goals[KEYS[event.key]]);
    } else if (event.key === "b") this.board?.focus();
    else if (event.key === "m") this.element.querySelector(".moves button")?.focus();
    else if (event.key === "a" && this.choice) this.played(this.choice, "let");
    else return;
    event.preventDefault();
  }

  /** Where the focus was, it is again, and the end of the way is in sight. */
  settle() {
    const scroll = this.element.querySelector(".scroll");
    scroll?.scrollTo((scroll.scrollWidth - scroll.clientWidth) / 2, scroll.scrollHeight);
    const goal = wanted;
    wanted = null;
    if (goal === "board") this.board?.focus();
    else if (goal === "part") this.element.querySelector("input:checked")?.focus();
    else if (goal === "list" || goal === "let") (this.element.querySelector(".let") ?? this.element.querySelector(".moves button") ?? this.element.querySelector("[data-step=back]")).focus();
    else if (goal !== null) this.element.querySelector(`[data-step=${goal}]`)?.focus();
    if (goal === "board" && !this.board?.buttons.length) this.element.querySelector("[data-step=back]").focus();
  }

  async keep() {
    const { name, data } = await this.host.ask("file", askedOf(this.state));
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    html("a", { href: address, download: name }).click();
    URL.revokeObjectURL(address);
  }
}
