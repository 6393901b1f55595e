/** Who plays what: the game, the player on the other side, and which side is one's own. */

import { html } from "../dom.js";
import { say } from "../words.js";
import { FRIEND, sentence } from "./play_state.js";
import { PLAY } from "./play_words.js";

const OTHER = "?";
const SUGGESTED = "search:depth=6";
const CHANCE = "random";
const NOTED = "tic-tac-toe"; // the game that the notes have rules for

/** What a game is called in a menu: of a file of one's own the folder is not told. */
export const called = (name) => name.split("/").at(-1);

export function setupForm(sitting, choices) {
  const { state, position } = sitting;
  const players = playersFor(state.game, choices);
  const isKnown = players.some(([name]) => name === state.player);
  const game = choices.games.find((each) => each.name === state.game);
  const level = choices.levels.find((each) => each.name === state.player);
  const says = level?.says ?? PLAY.saysOf[state.player];
  const summary = game?.summary.replace(/\.$/, "").replace(/(\d) x (\d)/g, "$1 × $2");
  const about = [summary && say(PLAY.about, { game: called(game.name), summary }), says && say(PLAY.says, { name: state.player, says })];
  return html("div", { class: "setup" },
    html("form", { class: "form", "aria-label": PLAY.setup, onsubmit: (event) => { event.preventDefault(); sitting.fresh(); } },
      select("game", PLAY.game, choices.games.map((each) => [each.name, called(each.name)]), state.game, (name) => sitting.fresh({ game: name, depth: null })),
      select("player", PLAY.opponent, players, isKnown ? state.player : OTHER, (name) => sitting.go({ player: name === OTHER ? SUGGESTED : name })),
      isKnown ? null : byName(sitting),
      state.player === FRIEND ? null : select("side", PLAY.side, ["first", "second"].map((side, seat) => [side, say(PLAY.sides[side], { side: position.sides[seat] })]),
        state.seat ? "second" : "first", (side) => sitting.go({ seat: side === "second" ? 1 : 0 })),
      html("button", { class: "primary", "data-key": "fresh" }, PLAY.fresh)),
    html("p", { class: "quiet about" }, about.filter(Boolean).map(sentence).join(" ")));
}

function playersFor(game, choices) {
  const rules = choices.games.find((each) => each.name === game)?.rules;
  const notes = game === NOTED ? choices.written.map((name) => [`rules:${name}`, PLAY.notes]) : [];
  return [...choices.levels.map((each) => [each.name, each.name]), [CHANCE, PLAY.chance], ...(rules ? [[rules, PLAY.rules]] : []), ...notes, [FRIEND, PLAY.friend], [OTHER, PLAY.other]];
}

function byName(sitting) {
  const input = html("input", { "data-key": "player-name", value: sitting.state.player, spellcheck: "false", autocomplete: "off", size: 22, onchange: () => sitting.go({ player: input.value.trim() || SUGGESTED }) });
  return html("label", {}, PLAY.otherName, input);
}

function select(key, label, options, value, act) {
  const known = options.some(([name]) => name === value) ? options : [...options, [value, called(value)]];
  const made = html("select", { "data-key": key, onchange: () => act(made.value) }, ...known.map(([name, text]) => html("option", { value: name }, text)));
  made.value = value;
  return html("label", {}, label, made);
}
