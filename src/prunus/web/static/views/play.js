/** Play and analysis. The address is the game: every move is one, so that Back takes a move back and a reload changes nothing. */

import { boardShapes, described } from "../board.js";
import { html, svg } from "../dom.js";
import { say } from "../words.js";
import { analysisPanel, isVerdict } from "./play_analysis.js";
import { askPanel, revealNext } from "./play_ask.js";
import { Asking } from "./play_asking.js";
import { squaresBoard } from "./play_board.js";
import { bringPanel } from "./play_bring.js";
import { Hand } from "./play_hand.js";
import { controls, labelled, moveList, movesByName } from "./play_moves.js";
import { called, setupForm } from "./play_setup.js";
import { FRIEND, anySeed, queryOf, sentence, stateOf } from "./play_state.js";
import { PLAY } from "./play_words.js";

const TWO_KINDS = 2; // of stones: who has more of them is worth a line
let choices = null; // of this server, asked for once
let turn = 0; // of what is shown: what comes too late is not
let said = ""; // what the live region was told last: a page that only shows more says nothing twice

class Sitting {
  constructor(root, query, host) {
    this.state = stateOf(query, choices.games.map((each) => each.name));
    Object.assign(this, { root, host, asking: new Asking(host, root), values: new Map() });
  }

  get moves() {
    return this.state.all.slice(0, this.state.at);
  }

  get isLast() {
    return this.state.at === this.state.all.length;
  }

  get fields() {
    return { game: this.state.game, start: this.state.start || null, moves: this.moves };
  }

  /** Whether a player is to move, and not a person. */
  get isAnswered() {
    return this.state.player !== FRIEND && !this.state.edit && this.isLast && !this.position.is_over && this.position.seat !== this.state.seat;
  }

  /** Change the address; what is not said stays, but for a question about one move. */
  go(changed = {}, options = {}) {
    this.host.go(queryOf({ ...this.state, why: "", ...changed }), options);
  }

  /** Make a move. Only values that were asked for stay, a hint was for one position. */
  make(move, options = {}) {
    const all = [...this.moves, move];
    this.go({ all, at: all.length, show: this.state.show === "best" ? "" : this.state.show, isAnalysed: false }, options);
  }

  /** Begin anew. */
  fresh(changed = {}) {
    this.go({ start: "", all: [], at: 0, show: "", isAnalysed: false, edit: null, seed: anySeed(), ...changed });
  }

  /** Back to where a person is to move, or on to there; null where there is no way. */
  stepped(step) {
    const { state } = this;
    const isWithin = (ply) => ply >= 0 && ply <= state.all.length;
    const isOwn = (ply) => state.player === FRIEND || ply % 2 === state.seat || ply === state.all.length;
    let at = state.at + step;
    while (isWithin(at) && !isOwn(at)) at += step;
    return isWithin(at) ? at : null;
  }

  step(step) {
    const at = this.stepped(step);
    if (at !== null) this.go({ at });
    return at !== null;
  }

  async draw() {
    try {
      this.position = await this.asking.recall("position", this.fields);
    } catch (error) {
      this.refused(error);
      return;
    }
    const Editor = this.state.edit ? (await import("./play_editor.js")).Editor : null; // loaded where somebody edits
    const focused = document.activeElement?.dataset?.key;
    this.said = html("p", { class: "said" });
    this.wrong = html("p", { class: "wrong", role: "alert" });
    this.boardPlace = html("div", { class: "place" });
    this.moveList = html("div", {});
    this.root.replaceChildren(html("h1", {}, PLAY.title), setupForm(this, choices), Editor ? new Editor(this).element : this.seat());
    if (focused) this.root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    if (this.isAnswered) this.answer();
    else if (this.state.player !== FRIEND && !this.position.is_over && this.moves.length < 2) this.prepare();
  }

  /** Have the player compiled while somebody thinks about the first move; what is wrong with it is said when it is asked. */
  prepare() {
    this.host.ask("ready", { ...this.fields, player: this.state.player }, this.asking.gone.signal).catch(() => {});
  }

  /** The board with what belongs to it, and beside it what can be asked. */
  seat() {
    this.drawBoard();
    this.moveList.replaceChildren(moveList(this));
    this.tell();
    const left = html("div", { class: "left" }, this.said, this.ended(), this.boardPlace, this.wrong, movesByName(this), controls(this));
    return html("div", { class: "seat" }, left, html("div", { class: "right" }, this.moveList, askPanel(this), analysisPanel(this), bringPanel(this)));
  }

  /** What one does when a game is over. */
  ended() {
    if (!this.position.is_over || !this.state.all.length) return null;
    const { scale, winner } = this.position;
    const judge = html("button", { class: "primary", "data-key": "judge", onclick: () => this.go({ isAnalysed: true }) }, PLAY.whatWentWrong);
    const again = html("button", { "data-key": "another", onclick: () => this.fresh() }, PLAY.fresh);
    return html("div", { class: "ended" }, scale && winner !== null ? html("p", { class: "quiet" }, scale) : null,
      html("div", { class: "buttons" }, this.state.isAnalysed ? null : judge, again));
  }

  /** What cannot be shown is said, with a way out. */
  refused(error) {
    this.root.replaceChildren(html("h1", {}, PLAY.title), html("p", { class: "wrong", role: "alert" }, error.message),
      html("button", { class: "primary", "data-key": "fresh", onclick: () => this.host.go({}) }, PLAY.newStart));
  }

  /** Values to be seen on the board from now on. */
  show(values) {
    this.values = values;
    this.drawBoard();
    for (const button of this.root.querySelectorAll(".others button")) labelled(button, values);
  }

  drawBoard() {
    const { position, state } = this;
    const chosen = this.hand?.chosen ?? null;
    this.hand = new Hand(position, this.values, !this.isAnswered && !position.is_over);
    this.hand.chosen = chosen;
    if (!position.rows.length) {
      this.boardPlace.replaceChildren(html("p", {}, `${PLAY.noBoard} `, html("code", {}, position.notation)));
      return;
    }
    const focused = this.boardPlace.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const stones = described(position.drawing, position.rows, position.last);
    const look = { drawing: position.drawing, rows: position.rows, last: position.last, label: say(PLAY.board, { game: called(state.game), stones }),
      first: position.last ?? this.hand.legal[0]?.place, square: (row, column) => this.hand.square(row, column) };
    const board = squaresBoard(look, { press: (row, column) => this.press(row, column), key: (key) => this.key(key) });
    const areTwo = Object.keys(position.drawing.stones).length === TWO_KINDS;
    this.boardPlace.replaceChildren(board, ...(areTwo ? [html("p", { class: "quiet stones" }, described(position.drawing, position.rows, null))] : []));
    if (focused) this.boardPlace.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  press(row, column) {
    if (this.isAnswered || this.position.is_over) return;
    this.heard(this.hand.press(row, column));
  }

  heard({ move, wrong, said: told }) {
    if (move) {
      this.make(move);
      return;
    }
    this.wrong.textContent = wrong ?? "";
    if (told) {
      this.drawBoard();
      this.host.say(told);
    }
  }

  key(key) {
    if (key === "Escape") this.heard(this.hand.letGo());
    else if (key === "u" || key === "U") this.step(-1);
    else if (key === "r" || key === "R") this.step(1);
    else if (key === "v" || key === "V") revealNext(this);
    else return false;
    return true;
  }

  /** Tell what happened, and whose turn it is. */
  tell() {
    const { position } = this;
    const side = position.sides[position.seat];
    const before = this.moves.length ? say(PLAY.made, { side: position.sides[1 - position.seat], move: position.moves.at(-1) }) : "";
    const changed = position.changed.length ? say(PLAY.changed, { squares: position.changed.join(", ") }) : "";
    const isOwn = this.state.player !== FRIEND && this.isLast;
    const own = this.state.player === FRIEND || position.winner === null ? "" : position.winner === this.state.seat ? PLAY.won : PLAY.lost;
    const now = position.is_over ? say(PLAY.over, { result: sentence(position.result), own }).trim() : say(isOwn ? PLAY.you : PLAY.toMove, { side });
    const more = this.isLast ? "" : PLAY.either;
    if (this.isAnswered) return;
    const stone = position.is_over ? null : stoneOf(position.drawing, side);
    this.said.replaceChildren(...(stone ? [stone] : []), before ? `${sentence(before)} ` : "", html("b", {}, sentence(now)), more ? ` ${more}` : "");
    this.told([before, changed, now, more].filter(Boolean).map(sentence).join(" "));
  }

  told(text) {
    if (!text || text === said) return;
    said = text;
    this.host.say(text);
  }

  /** Let the player move; its move takes the place of the address, so that Back takes both back. */
  async answer() {
    const { player, seed } = this.state;
    const ended = this.asking.counting(this.said, PLAY.thinking, { player });
    try {
      const { move } = await this.asking.ask("answer", { ...this.fields, player, seed });
      this.make(move, { replace: true });
    } catch (error) {
      this.said.replaceChildren();
      this.wrong.replaceChildren(error.message, " ", html("button", { "data-key": "again", onclick: () => this.go({}, { replace: true }) }, PLAY.askAgain));
    } finally {
      ended();
    }
  }

  /** What the analysis has found stands beside the moves. */
  judged(course) {
    const verdicts = course.filter((each) => isVerdict(each.verdict)).map((each) => [each.ply, each.verdict]);
    this.moveList.replaceChildren(moveList(this, new Map(verdicts)));
  }
}

/** The stone of a side, small, where its name tells whose it is. */
function stoneOf(drawing, side) {
  const [sign] = Object.entries(drawing.stones).find(([, look]) => look.name === side || look.name.startsWith(`${side} `)) ?? [];
  if (!sign) return null;
  const look = { ...drawing, sides: [], shape: "squares", ground: "none" };
  return svg("svg", { class: "stone", viewBox: "0 0 36 36", width: 26, height: 26, "aria-hidden": "true" }, boardShapes(look, [sign], null, 36));
}

export const view = {
  name: "play",
  title: PLAY.title,

  async show(root, query, host) {
    const [mine, { search }] = [++turn, location];
    choices ??= await host.ask("games");
    if (mine !== turn) return undefined;
    const sitting = new Sitting(root, query, host);
    sitting.draw().then(() => { root.dataset.shown = search; }); // not waited for: what is left must be left at once
    return () => sitting.asking.leave();
  },
};
