"""The rules that an experiment has learned, for people: sentences, and boards on which they decide."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from prunus.core.registry import game as find_game
from prunus.core.values import WIN
from prunus.draw.board import Board, Mark, board_svg
from prunus.draw.words import with_minus
from prunus.lab.paper import Experiment, Learned
from prunus.logic.syntax import parse_program
from prunus.searches.driving.parts import find_evaluation
from prunus.study.background import HEAD
from prunus.study.decisions import decisions
from prunus.study.sentences import with_weight

LOOKED_AT = 20  # games from which the examples of a rule are taken
WEIGHTS = (
    "The number before a rule is its weight. In every pair of moves a rule votes with its weight for the move that it prefers and "
    "against the other; moves are tried in the order of their sums."
)


def explained(learned: Learned) -> str:
    """What the numbers before the rules mean, if there are any."""
    return WEIGHTS if any(clause.weight is not None for clause in _clauses(learned)) else ""


def spoken(learned: Learned) -> list[str]:
    """The sentences of what was learned, those of voters behind their weights."""
    told = (with_weight(said, clause) for said, clause in zip(learned.sentences, _clauses(learned), strict=True))
    return [re.sub(r"(?<!\w)-(?=\d)", "−", each) for each in told]


def first_learned(experiment: Experiment, evaluation: str) -> Learned:
    """What the first recipe that taught something made with the first such seed."""
    order = experiment.protocol.recipes.index
    found = (each for each in experiment.learned if (each.evaluation, each.levels) == (evaluation, "first"))
    return min(found, key=lambda each: order(each.order))


def shown(experiment: Experiment, evaluation: str) -> Iterator[dict[str, Any]]:
    """The sentences of what was learned with the first seed, each with a board on which it decides, or why there is none."""
    protocol = experiment.protocol
    learned, this, known = first_learned(experiment, evaluation), find_game(protocol.game), protocol.known(evaluation)
    program = parse_program(learned.program, learned.file)
    starts = list(dict.fromkeys(row.start for row in experiment.rows))[:LOOKED_AT]
    met = [position for start in starts for position in _positions(this.parse(start), start)]
    measure = find_evaluation(evaluation, this.start())
    found = {each.clause: each for each in decisions(program, known, met, protocol.depth, measure)}
    for i, sentence in enumerate(spoken(learned)):
        rule: dict[str, Any] = {"sentence": sentence, "board": None, "caption": ""}
        if i not in found:
            many = f"{len(starts)} random games" if len(starts) > 1 else "a random game"
            rule["caption"] = (
                f"No board: on {len(met):,} positions of {many} this rule never tips the scales for a move that is better."
            )
        elif not this.rows(found[i].position):
            rule["caption"] = "No board: this game draws none."
        else:
            rule |= _board(this, found[i], protocol.depth)
        yield rule


def _board(this: Any, decision: Any, depth: int) -> dict[str, str]:
    position = decision.position
    better, other = (this.format_move(position, move) for move in (decision.better, decision.other))
    places = [this.place(position, move) for move in (decision.better, decision.other)]
    pointed_out = Mark("preferred", "1"), Mark("passed", "2")
    marks = {place: mark for place, mark in zip(places, pointed_out, strict=True) if place}
    board = Board(this.drawing, this.rows(position), marks=marks)
    mover = this.player(position) or "the player"
    return {
        "board": board_svg(f"{better} is preferred to {other}", board, 30, has_style=False),
        "caption": f"{mover[0].upper()}{mover[1:]} to move: {better} (1) before {other} (2). To a search of {depth} plies "
        f"{better} is worth {worth(decision.better_value)} and {other} {worth(decision.other_value)}.",
    }


def worth(value: int) -> str:
    """A value in a sentence: a number, or a game that is decided."""
    if abs(value) < WIN:
        return with_minus(str(value))
    margin = abs(value) - WIN
    return f"a {'win' if value > 0 else 'loss'}{f' by {margin:,}' if margin else ''}"


def _clauses(learned: Learned) -> list[Any]:
    clauses = parse_program(learned.program, learned.file).clauses
    return [each for each in clauses if each.head.predicate == HEAD.predicate]


def _positions(position: Any, seed: str) -> Iterator[Any]:
    """A random game from here on."""
    chance = random.Random(seed)
    while not position.is_over():
        yield position
        position = position.play(chance.choice(list(position.moves())))
