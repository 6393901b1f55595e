"""The order in which the moves of a position are tried, and why: what was found best, then learned rules, or what has cut."""

from __future__ import annotations

from typing import Any

from prunus.core.checked import own_line
from prunus.core.game import Game
from prunus.core.jit import interpreting
from prunus.core.requests import Cancellation
from prunus.core.values import NO_MOVE
from prunus.logic.terms import Program
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import sound
from prunus.searches.driving.searcher import Searcher
from prunus.study.explanation import explain
from prunus.study.shipped import shipped
from prunus.web.playing.so_far import SoFar
from prunus.web.question import AskAgain

PLIES, SECONDS = 8, 1.0  # of the search that is asked what it would try next


def order_of_moves(so_far: SoFar, cancel: Cancellation) -> dict[str, Any]:
    """The moves as a search that has come so far would try them a ply deeper, and what learned rules say of each."""
    game, here = so_far.game, so_far.position
    searcher = Searcher(evaluation=game.playing_evaluation or None)
    limits = Limits(depth=PLIES, seconds=SECONDS) if game.is_valued_within else Limits(depth=game.default_depth(here))
    result = searcher.think(here, limits, cancel=cancel)
    if cancel.is_cancelled or result.value is None:
        raise AskAgain("the search was not ready in time: ask again")
    root = sound(here)
    numbers = {_called(here, root, number): number for number in map(int, root.moves())}
    texts = {number: game.format_move(here, move) for move, number in numbers.items()}
    hint = numbers.get(result.move, int(NO_MOVE))
    with interpreting():  # a single node
        arranged = [int(move) for move in searcher.orderings[0].arrange(root, result.depth + 1, 0, hint)]
    program = learned_for(game)
    said = None if program is None else explain(program, here, game=game, evaluation=game.playing_evaluation or None)
    points = {} if said is None else {each.move: each for each in said.preferences}
    moves = [
        {
            "move": texts[number],
            "is_found_best": number == hint,
            "points": round(points[texts[number]].points, 3) if points else None,
            "reasons": [{"rule": rule, "over": over} for rule, over in points[texts[number]].by_clause.items()] if points else [],
        }
        for number in arranged
    ]
    is_by_rules = game.default_ordering.startswith("rules")
    sentences = [] if said is None else said.spoken
    return {"order": moves, "depth": result.depth, "is_by_rules": is_by_rules, "sentences": sentences}


def learned_for(game: Game) -> Program | None:
    """The order that comes with a game, learned with the evaluation that it is played with."""
    return shipped(game.name, game.playing_evaluation or game.default_evaluation)


def _called(here: Any, root: Any, number: int) -> Any:
    (move,) = own_line(here, root, (number,))
    return move
