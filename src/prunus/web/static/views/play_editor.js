/** A position that is set up stone by stone. What stands on the board is in the address until it is played from. */

import { boardShapes } from "../board.js";
import { html, svg } from "../dom.js";
import { say } from "../words.js";
import { squaresBoard } from "./play_board.js";
import { opener } from "./play_bring.js";
import { PLAY } from "./play_words.js";

const EMPTY = ".";
let brush = null; // the stone that is put, which stays from square to square

export class Editor {
  constructor(sitting) {
    const { state, position } = sitting;
    Object.assign(this, { sitting, position });
    const shape = (rows) => rows.map((row) => row.length).join();
    this.rows = shape(state.edit) === shape(position.rows) ? state.edit : position.rows;
    this.signs = Object.keys(position.drawing.stones);
    if (brush !== EMPTY && !this.signs.includes(brush)) [brush] = this.signs;
    this.turn = position.sides.includes(state.turn) ? state.turn : position.sides[position.seat];
    this.wrong = html("p", { class: "wrong", role: "alert" });
  }

  get element() {
    const open = opener(this.sitting, this.wrong);
    const text = html("input", { "data-key": "notation", value: this.position.notation, spellcheck: "false", autocomplete: "off" });
    const written = html("form", { class: "typed", onsubmit: (event) => { event.preventDefault(); open(text.value); } },
      html("label", { class: "long" }, PLAY.editText, text), html("button", { "data-key": "open-notation" }, PLAY.open));
    const leave = html("button", { "data-key": "cancel", onclick: () => this.sitting.go({ edit: null }) }, PLAY.cancel);
    const isOnBoard = this.position.can_be_edited;
    const left = isOnBoard ? [html("p", { class: "said" }, PLAY.editing), this.board()] : [html("p", { class: "said" }, PLAY.noEditor)];
    const right = isOnBoard ? [html("h2", {}, PLAY.edit), this.palette(), this.turnChoice(), this.wrong, this.controls(leave)] : [this.wrong, leave];
    return html("div", { class: "seat" }, html("div", { class: "left" }, ...left), html("div", { class: "right" }, html("section", {}, ...right, written)));
  }

  board() {
    const { drawing, squares } = this.position;
    const square = (row, column) => ({ label: `${squares[row][column]}, ${this.named(this.rows[row][column])}`, isOpen: true });
    return squaresBoard({ drawing, rows: this.rows, last: null, label: PLAY.editBoard, first: [0, 0], square }, {
      press: (row, column) => this.put(row, column, this.rows[row][column] === brush ? EMPTY : brush),
      key: (key, row, column) => this.typed(key, row, column),
    });
  }

  named(sign) {
    return sign === EMPTY ? PLAY.empty : this.position.drawing.stones[sign]?.name || sign;
  }

  /** Signs can be typed; where capitals mean something else, as they are. */
  typed(key, row, column) {
    const sign = key === "Delete" || key === "Backspace" ? EMPTY : [key, key.toUpperCase()].find((each) => this.signs.includes(each));
    if (!sign) return false;
    this.put(row, column, sign);
    return true;
  }

  put(row, column, sign) {
    const rows = this.rows.map((signs, i) => (i === row ? signs.slice(0, column) + sign + signs.slice(column + 1) : signs));
    this.sitting.host.say(say(PLAY.put, { square: this.position.squares[row][column], stone: this.named(sign) }));
    this.change(rows);
  }

  change(rows, turn = this.turn) {
    this.sitting.go({ edit: rows, turn }, { replace: true });
  }

  palette() {
    const { drawing } = this.position;
    const one = (sign) => html("button", {
      "data-key": `brush-${sign}`, "aria-pressed": String(sign === brush), "aria-label": this.brushNamed(sign), title: this.brushNamed(sign),
      onclick: () => { brush = sign; this.change(this.rows); },
    }, svg("svg", { viewBox: "0 0 36 36", width: 34, height: 34, "aria-hidden": "true" }, boardShapes({ ...drawing, sides: [], shape: "squares", ground: "none" }, [sign], null, 36),
      sign === EMPTY ? svg("path", { class: "no-stone", d: "M10 10L26 26M26 10L10 26" }) : null));
    return html("div", { class: "palette", role: "group", "aria-label": PLAY.brush }, ...[...this.signs, EMPTY].map(one));
  }

  brushNamed(sign) {
    return sign === EMPTY ? PLAY.nothing : this.named(sign);
  }

  turnChoice() {
    const turn = html("select", { "data-key": "turn", onchange: () => this.change(this.rows, turn.value) }, ...this.position.sides.map((side) => html("option", { value: side }, side)));
    turn.value = this.turn;
    return html("label", { class: "inline" }, PLAY.turn, turn);
  }

  controls(leave) {
    const { sitting } = this;
    const clear = () => this.change(this.rows.map((row) => row.replace(/[^ ]/g, EMPTY)));
    const initial = async () => this.change((await sitting.asking.recall("position", { game: sitting.state.game, start: null, moves: [] })).rows);
    const play = async () => {
      try {
        const { start } = await sitting.asking.ask("edit", { game: sitting.state.game, rows: this.rows, side: this.turn });
        sitting.fresh({ start, edit: null });
      } catch (error) {
        this.wrong.textContent = error.message;
      }
    };
    return html("div", { class: "buttons" }, html("button", { class: "primary", "data-key": "play-from", onclick: play }, PLAY.playFrom),
      html("button", { "data-key": "clear", onclick: clear }, PLAY.clear), html("button", { "data-key": "initial", onclick: initial }, PLAY.initial), leave);
  }
}
