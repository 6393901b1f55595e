/** The state of a game, which is in the address: what is played, by whom, which moves were made, and what is shown of it. */

export const FRIEND = "friend";
export const STEPS = ["", "best", "values", "order"]; // what is revealed, one after the other
const DEFAULT_GAME = "othello";
const DEFAULT_PLAYER = "casual";

/** Texts in an address, with spaces between them. */
const packed = (texts) => texts.map((text) => text.replace(/[%\s]/g, encodeURIComponent)).join(" ");
const unpacked = (text) => (text ? text.split(" ").filter(Boolean).map(plain) : []);

/** Rows of a board in an address. */
const packedRows = (rows) => rows.map((row) => row.replace(/[%/\s]/g, encodeURIComponent)).join("/");

function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The state that an address has; what makes no sense is as if nothing were said. */
export function stateOf(query, names) {
  const all = unpacked(query.get("moves"));
  const at = Number.parseInt(query.get("at") ?? all.length, 10);
  const edit = query.get("edit");
  return {
    game: query.get("game") ?? (names.includes(DEFAULT_GAME) ? DEFAULT_GAME : names[0]),
    start: query.get("start") ?? "",
    all,
    at: at >= 0 && at <= all.length ? at : all.length,
    player: query.get("player") ?? DEFAULT_PLAYER,
    seat: query.get("side") === "second" ? 1 : 0,
    seed: Number.parseInt(query.get("seed"), 10) || 0,
    show: STEPS.includes(query.get("show")) ? query.get("show") : "",
    why: query.get("why") ?? "",
    depth: Number.parseInt(query.get("depth"), 10) || null,
    isAnalysed: query.get("analysis") === "1",
    edit: edit === null ? null : edit.split("/").map(plain),
    turn: query.get("turn") ?? "",
  };
}

/** The address of a state. */
export function queryOf(state) {
  return {
    game: state.game, start: state.start, moves: packed(state.all), at: state.at === state.all.length ? null : String(state.at),
    player: state.player, side: state.seat ? "second" : "first", seed: state.seed || null, show: state.show, why: state.why, depth: state.depth,
    analysis: state.isAnalysed ? "1" : null, edit: state.edit && packedRows(state.edit), turn: state.edit ? state.turn : null,
  };
}

/** A seed for a new game: another one each time. */
export function anySeed() {
  return 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 999_999);
}

/** A sentence begins with a capital letter. */
export function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
