"""The order of moves far from the end by what was learned: patterns, asked after the move or after a short search below it."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import EMPTY, bit, count, lowest
from prunus.core.generic import implements
from prunus.core.jit import kernel
from prunus.core.values import ONE, ZERO
from prunus.games.othello import GAME, Position, flips, placements
from prunus.searches.driving.parts import find_evaluation
from prunus.solvers.othello.ordering import EndgameScorer, Foresight, replies_to
from prunus.solvers.othello.squares import corners_first
from prunus.solvers.othello.work import NODES, SIZE

BOUND = np.int64(1 << 40)  # beyond every value
WHOLE_BOARD = 64
PARTS = np.int64(100)  # of a disc, in which the evaluation counts
STATIC = 15  # with so many squares left, or one more, a look is enough; two more are worth a ply each
DEEPEST = np.int64(5)


@implements(EndgameScorer)
class ByPatterns(NamedTuple):
    """On the whole board, from `far` empty squares on: an estimate less a price of replies, both in hundredths of a disc; else
    `otherwise`."""

    otherwise: Foresight
    far: np.int64
    cost_of_reply: np.int64
    evaluation: Any

    @classmethod
    def usual(cls) -> ByPatterns:
        return cls(Foresight.usual(), np.int64(11), np.int64(200), patterns())

    def endgame_consider(self, position: Any, squares: np.uint64) -> None:
        self.otherwise.near.endgame_consider(position, squares)

    def endgame_score(self, position: Any, move: int, after: Any, work: Any) -> int:
        empties = count(after.empty)
        if empties < self.far or work[SIZE] != WHOLE_BOARD:
            return self.otherwise.endgame_score(position, move, after, work)
        depth = min(max((empties - STATIC) // 2, ZERO), DEEPEST)
        return -short_search(after, depth, -BOUND, BOUND, self.evaluation, work) - self.cost_of_reply * replies_to(after)


@functools.cache
def patterns() -> Any:
    """Those that come with the game."""
    return find_evaluation("patterns", GAME.start())


@kernel
def short_search(position, depth, alpha, beta, evaluation, work):  # type: ignore[no-untyped-def]
    """Alpha-beta, fail-soft, `depth` plies deep; corners first."""
    work[NODES] += 1
    squares = placements(position.own, position.opponent) & position.empty
    if depth == ZERO or (squares == EMPTY and position.is_over()):
        return np.int64(evaluation.evaluate(position))
    if squares == EMPTY:
        passed = Position(position.opponent, position.own, position.empty, ONE - position.color)
        return -short_search(passed, depth, -beta, -alpha, evaluation, work)
    best = -BOUND
    while squares != EMPTY and best < beta:
        move = lowest(corners_first(squares))
        disc = bit(move)
        squares ^= disc
        turned = flips(disc, position.own, position.opponent)
        after = Position(position.opponent ^ turned, position.own ^ turned ^ disc, position.empty ^ disc, ONE - position.color)
        best = max(best, -short_search(after, depth - ONE, -beta, -max(alpha, best), evaluation, work))
    return best
