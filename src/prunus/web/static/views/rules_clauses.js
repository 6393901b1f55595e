/** The clauses of a program as cards: a switch, the sentence, the weight, how often it is right, and boards for and against. */

import { html, svg } from "../dom.js";
import { numberText } from "../telling.js";
import { say } from "../words.js";
import { numberedBoard } from "./rules_board.js";
import { RULES } from "./rules_words.js";

const WIDE = 240; // of an example's board

/** A share of a whole, with a thin space before the sign. */
export function percent(part, whole) {
  const share = whole ? (100 * part) / whole : 0;
  const isFine = (share !== 0 && share < 10) || (share > 99 && share < 100); // nothing is called all or none that is not
  return `${isFine ? share.toFixed(1) : Math.round(share)}\u202f%`;
}

/** A bar of one or several parts, each [share of the whole, its look]. */
export function bar(parts, label) {
  let from = 0;
  const shapes = parts.map(([share, look]) => {
    const high = look === "wrong" ? 5 : 10; // which tells them apart without colours
    const shape = svg("rect", { class: look, x: from, y: 10 - high, width: Math.max(0, share * 100), height: high });
    from += share * 100;
    return shape;
  });
  const said = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return svg("svg", { class: "bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", ...said },
    svg("rect", { class: "whole", width: 100, height: 10 }), ...shapes);
}

/** What the parts of a bar mean. */
export function barLegend() {
  const items = [["right", RULES.right], ["wrong", RULES.wrong], ["silent", RULES.silentWord]];
  return html("p", { class: "bar-legend quiet" }, ...items.map(([look, word]) => html("span", {}, bar(look === "silent" ? [] : [[1, look]], ""), word)));
}

export class ClauseCard {
  constructor(clause, number, heaviest, onswitch) {
    this.number = number;
    const id = `clause-${number}`;
    this.control = html("input", { type: "checkbox", role: "switch", id, onchange: () => onswitch(number, this.control.checked) });
    this.verdict = html("div", { class: "verdict" });
    this.examples = html("div", { class: "examples" });
    const weight = clause.weight === null ? null : html("span", { class: "weight" }, bar([[clause.weight / heaviest, "weigh"]], say(RULES.weight, { weight: clause.written })), say(RULES.weight, { weight: clause.written }));
    const learned = clause.learned ? html("p", { class: "quiet" }, say(RULES.learned, { text: clause.learned })) : null;
    this.element = html("li", { class: "clause" },
      html("div", { class: "head" }, html("label", { for: id }, this.control, say(RULES.clause, { number })), weight),
      html("p", { class: "said" }, clause.sentence.replace(/(?<![\w])-(?=\d)/g, "−")),
      this.verdict,
      html("details", {}, html("summary", {}, RULES.more), html("pre", {}, clause.logic), learned, this.examples));
  }

  switchTo(isOn) {
    this.control.checked = isOn;
    this.element.classList.toggle("off", !isOn);
    this.isOn = isOn;
  }

  judge(found, review) {
    const { pairs, depth, drawing } = review;
    const speaks = found.right + found.wrong;
    const decides = found.decides_right + found.decides_wrong;
    const told = [
      speaks ? say(RULES.speaks, { share: percent(speaks, pairs), pairs: numberText(pairs), right: percent(found.right, speaks) }) : say(RULES.silent, { pairs: numberText(pairs) }),
      !this.isOn ? RULES.isOff : decides ? say(RULES.decides, { decides: numberText(decides), right: numberText(found.decides_right), wrong: numberText(found.decides_wrong) }) : RULES.decidesNone,
    ];
    const label = say(RULES.bar, { right: numberText(found.right), wrong: numberText(found.wrong), silent: numberText(pairs - speaks) });
    this.verdict.replaceChildren(bar([[found.right / Math.max(1, pairs), "right"], [found.wrong / Math.max(1, pairs), "wrong"]], label), html("p", {}, told.join(" ")));
    const shown = (example, title, none) => html("figure", {}, html("figcaption", {}, html("b", {}, title), " ", example ? this.caption(example, depth) : none),
      example?.rows.length ? numberedBoard(drawing, example.rows, example.moves.map((each, i) => [each.place, String(i + 1)]), WIDE, title) : null);
    this.examples.replaceChildren(...(this.isOn ? [shown(found.for, RULES.for, RULES.forNone), shown(found.against, RULES.against, RULES.againstNone)] : []));
  }

  caption({ player, moves: [first, second] }, depth) {
    const who = (player || RULES.mover).replace(/^./, (letter) => letter.toUpperCase());
    return say(RULES.told, { player: who, first: first.move, second: second.move, depth, firstWorth: first.worth, secondWorth: second.worth });
  }
}
