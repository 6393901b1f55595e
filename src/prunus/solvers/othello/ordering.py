"""How the endgame solver scores moves: what varies is the type of the scorer.

Fastest first (Buro, 1994): the move that leaves the opponent the fewest replies is tried first, because its tree is the smallest
and because it is often good. Far from the end a short search with an estimate has its say as well.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import EMPTY, bit, count
from prunus.core.generic import implements, operations
from prunus.core.jit import inline
from prunus.games.othello import placements
from prunus.solvers.othello.estimate import BOUND, estimate
from prunus.solvers.othello.squares import CORNERS, around, odd_regions

DEEPEST = np.int64(6)  # plies of an estimate

# The worth of a square as such in one quarter of the board; the others are its mirror images.
QUARTER = ((18, 4, 16, 12), (4, 2, 6, 8), (16, 6, 14, 10), (12, 8, 10, 0))
WORTH = np.array([QUARTER[min(s // 8, 7 - s // 8)][min(s % 8, 7 - s % 8)] for s in range(64)], np.int64)


@operations
class EndgameScorer:
    """Gives the moves of a node scores; the solver tries the highest first, after the move that its table names.

    Contract: a scorer changes what a solution costs, never what it is. Each thread has a scorer of its own.
    """

    def endgame_consider(self, position: Any, squares: np.uint64) -> None:
        """The moves to `squares` are going to be scored: a scorer that compares them with each other does it here."""

    def endgame_score(self, position: Any, move: int, after: Any, work: Any) -> int:
        """|score| < 2**56, for a `move` that leads from `position` to `after`, both seen by who moves there."""


@implements(EndgameScorer)
class FewestReplies(NamedTuple):
    """The fewest replies, a corner counting twice; then own corners, few own discs in the open, odd regions and the square."""

    def endgame_consider(self, position: Any, squares: np.uint64) -> None:
        """Each move is scored by itself."""

    def endgame_score(self, position: Any, move: int, after: Any, work: Any) -> int:
        score = -replies_to(after) << 15
        score += count(after.opponent & CORNERS) << 11
        score -= count(around(after.opponent) & after.empty) << 5
        if odd_regions(position.empty) & bit(move) != EMPTY:
            score += 1 << 4
        return score + WORTH[np.uint64(move)]


@implements(EndgameScorer)
class Foresight(NamedTuple):
    """From `far` empty squares on an estimate by search, the deeper the more there are, less a price of replies; else `near`."""

    near: Any
    far: np.int64
    cost_of_reply: np.int64  # in quarters of a disc

    @classmethod
    def usual(cls) -> Foresight:
        return cls(FewestReplies(), np.int64(13), np.int64(15))

    def endgame_consider(self, position: Any, squares: np.uint64) -> None:
        if count(position.empty) <= self.far:  # after a move there are fewer
            self.near.endgame_consider(position, squares)

    def endgame_score(self, position: Any, move: int, after: Any, work: Any) -> int:
        empties = count(after.empty)
        if empties < self.far:
            return self.near.endgame_score(position, move, after, work)
        depth = min((empties - self.far) // 2 + 1, DEEPEST)
        value = -estimate(after.own, after.opponent, after.empty, depth, -BOUND, BOUND, work)
        return value - self.cost_of_reply * replies_to(after)


@inline
def replies_to(after: Any) -> int:
    """How many moves there are, corners counted twice."""
    replies = placements(after.own, after.opponent) & after.empty
    return count(replies) + count(replies & CORNERS)
