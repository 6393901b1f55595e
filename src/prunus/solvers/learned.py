"""Learned orders in the solvers: a program of better_choice/3 in place of the order that was made by hand.

Both types count winning points (the paper, section 4) and leave ties to the hand-made order. A relation has storage of its own, so
each thread needs an order of its own, with a relation of its own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import count, each
from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.orderings.relation import MAX_MOVES
from prunus.solvers.connect_four.order import Promising, ThreatsThenCentre
from prunus.solvers.othello.ordering import EndgameScorer, FewestReplies

SPARE = 8  # a relation may look at cells behind the last move
POINTS_SHIFT = np.int64(30)  # above everything that a hand-made order gives


@implements(Promising)
class LearnedPromise(NamedTuple):
    """The order of a program in the Connect Four solver. It is asked move by move, so it relates all moves each time."""

    relation: Any
    listed: Cells
    ties: Any

    @classmethod
    def by(cls, relation: Any) -> LearnedPromise:
        return cls(relation, Cells.zeros(MAX_MOVES + SPARE), ThreatsThenCentre())

    def promise(self, position: Any, move: int, threats: np.uint64) -> int:
        size, place = 0, 0
        for other in position.moves():
            if other == move:
                place = size
            self.listed[size] = other
            size += 1
        points = 0
        if size > 1:
            self.relation.relate(position, self.listed, 0, size)
            points = count(self.relation.rows[place])
        return (points << POINTS_SHIFT) + self.ties.promise(position, move, threats)


@implements(EndgameScorer)
class LearnedEndgame(NamedTuple):
    """The order of a program in the Othello solver: all moves of a node are related once."""

    relation: Any
    listed: Cells
    points: Cells  # a square
    ties: Any

    @classmethod
    def by(cls, relation: Any) -> LearnedEndgame:
        return cls(relation, Cells.zeros(MAX_MOVES + SPARE), Cells.zeros(64), FewestReplies())

    def endgame_consider(self, position: Any, squares: np.uint64) -> None:
        size = 0
        for square in each(squares):
            self.listed[size] = square
            size += 1
        if size > 1:
            self.relation.relate(position, self.listed, 0, size)
            for i in range(size):
                self.points[self.listed[i]] = count(self.relation.rows[i])

    def endgame_score(self, position: Any, move: int, after: Any, work: Any) -> int:
        return (self.points[move] << POINTS_SHIFT) + self.ties.endgame_score(position, move, after, work)
