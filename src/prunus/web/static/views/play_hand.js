/** What the hand does on a board: puts a stone, drops one into a column, or takes one and puts it elsewhere. */

import { say } from "../words.js";
import { PLAY } from "./play_words.js";

const keyOf = (place) => place?.join("-") ?? "";

export class Hand {
  /** `shown` are values by move: { short, text, isBest, isExact }; `isOpen` whether a person may move. */
  constructor(position, shown, isOpen) {
    Object.assign(this, { position, shown, isOpen, chosen: null });
    this.legal = position.legal.filter((each) => each.place);
    this.hasStones = this.legal.some((each) => each.from);
    const empty = position.rows.join("").split(".").length - 1;
    this.areMarked = new Set(this.legal.map((each) => keyOf(each.place))).size < empty; // where every empty square can be played, marks tell nothing
  }

  /** Moves that are made by name: they go to no square, or to one where others go too. */
  get byName() {
    const shared = (each) => this.legal.some((other) => other !== each && keyOf(other.place) === keyOf(each.place) && keyOf(other.from) === keyOf(each.from));
    return this.position.legal.filter((each) => !each.place || shared(each)).map((each) => each.move);
  }

  from(row, column) {
    return this.legal.filter((each) => keyOf(each.from) === `${row}-${column}`);
  }

  to(row, column) {
    const isMeant = (each) => !this.hasStones || !each.from || keyOf(each.from) === this.chosen;
    return this.legal.filter((each) => keyOf(each.place) === `${row}-${column}` && isMeant(each));
  }

  /** The same, or where a stone falls that is let go above. */
  dropped(row, column) {
    const here = this.to(row, column);
    const isColumn = this.position.drawing.ground === "frame" && !here.length;
    return isColumn ? this.legal.filter((each) => each.place[1] === column) : here;
  }

  /** What a press means: { move }, { choose: moves }, { said } and whether the board has to be drawn again. */
  press(row, column) {
    const square = this.position.squares[row][column];
    const key = `${row}-${column}`;
    const moves = this.dropped(row, column);
    if (moves.length === 1) return { move: moves[0].move };
    if (moves.length) return { wrong: say(PLAY.choose, { moves: moves.map((each) => each.move).join(", ") }) };
    if (!this.hasStones) return { wrong: say(PLAY.illegal, { square }) };
    if (this.chosen === key) return this.letGo();
    const from = this.from(row, column);
    if (from.length) {
      this.chosen = key;
      const squares = [...new Set(from.map((each) => this.position.squares[each.place[0]][each.place[1]]))].join(", ");
      return { said: say(PLAY.goesTo, { square, squares }) };
    }
    if (this.position.rows[row][column] === ".") return { wrong: this.chosen ? say(PLAY.illegal, { square }) : PLAY.chooseStone };
    return { wrong: say(PLAY.cannotMove, { square }) };
  }

  letGo() {
    if (!this.chosen) return {};
    const [row, column] = this.chosen.split("-").map(Number);
    this.chosen = null;
    return { said: say(PLAY.letGo, { square: this.position.squares[row][column] }) };
  }

  /** A square as the board shows it. */
  square(row, column) {
    const { position, isOpen } = this;
    const sign = position.rows[row][column];
    const isLast = keyOf(position.last) === `${row}-${column}`;
    const isChosen = this.chosen === `${row}-${column}`;
    const [to, from] = [this.to(row, column), this.from(row, column)];
    const best = bestOf(to.length ? to : this.chosen ? [] : from, this.shown);
    const label = [
      position.squares[row][column], sign === "." ? PLAY.empty : position.drawing.stones[sign]?.name || sign, isLast && PLAY.lastPlayed,
      isChosen && PLAY.isChosen, isOpen && (to.length ? (this.hasStones ? PLAY.canGo : PLAY.canPlay) : from.length && PLAY.canMove),
      ...this.values(to.length ? to : from), best?.isBest && PLAY.best,
    ].filter(Boolean).join(", ");
    return { label, isOpen: isOpen && Boolean(to.length || from.length || this.dropped(row, column).length), isChosen, mark: this.mark(to, best) };
  }

  values(moves) {
    const known = moves.map((each) => [each.move, this.shown.get(each.move)]).filter(([, value]) => value?.short);
    return known.length > 1 ? known.map(([move, value]) => `${move} ${value.text}`) : known.map(([, value]) => value.text);
  }

  mark(to, best) {
    if (best) return { kind: "worth", text: best.short, isBest: best.isBest, isExact: best.isExact, isAside: this.hasStones && !to.length };
    if (!to.length || !this.isOpen || !(this.areMarked || this.hasStones)) return null;
    return { kind: this.hasStones ? "go" : "may" };
  }
}

/** The best of what is shown of some moves: the values are in order, the best first. */
function bestOf(moves, shown) {
  const names = new Set(moves.map((each) => each.move));
  for (const [move, value] of shown) if (names.has(move)) return value;
  return null;
}
