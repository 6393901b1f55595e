"""Learned orders in the solvers: a program of better_choice/3 in place of the order that was made by hand.

Both types order by the scores of the program and leave ties to the hand-made order. What scores has storage of its own, so each
thread needs an order of its own.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import each
from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.orderings.relation import MAX_MOVES
from prunus.solvers.connect_four.order import Promising, ThreatsThenCentre
from prunus.solvers.othello.ordering import EndgameScorer, FewestReplies

SPARE = 8  # a program may look at cells behind the last move
SCORE_SHIFT = np.int64(21)  # above everything that a hand-made order gives


@implements(Promising)
class LearnedPromise(NamedTuple):
    """The order of a program in the Connect Four solver. It is asked move by move, so it scores all moves each time."""

    scoring: Any
    listed: Cells
    ties: Any

    @classmethod
    def by(cls, scoring: Any) -> LearnedPromise:
        return cls(scoring, Cells.zeros(MAX_MOVES + SPARE), ThreatsThenCentre())

    def promise(self, position: Any, move: int, threats: np.uint64) -> int:
        size, place = 0, 0
        for other in position.moves():
            if other == move:
                place = size
            self.listed[size] = other
            size += 1
        score = np.int64(0)
        if size > 1:
            self.scoring.score_moves(position, self.listed, 0, size)
            score = self.scoring.scores[place]
        return (score << SCORE_SHIFT) + self.ties.promise(position, move, threats)


@implements(EndgameScorer)
class LearnedEndgame(NamedTuple):
    """The order of a program in the Othello solver: all moves of a node are scored once."""

    scoring: Any
    listed: Cells
    scores: Cells  # a square
    ties: Any

    @classmethod
    def by(cls, scoring: Any) -> LearnedEndgame:
        return cls(scoring, Cells.zeros(MAX_MOVES + SPARE), Cells.zeros(64), FewestReplies())

    def endgame_consider(self, position: Any, squares: np.uint64) -> None:
        size = 0
        for square in each(squares):
            self.listed[size] = square
            size += 1
        if size > 1:
            self.scoring.score_moves(position, self.listed, 0, size)
            for i in range(size):
                self.scores[self.listed[i]] = self.scoring.scores[i]

    def endgame_score(self, position: Any, move: int, after: Any, work: Any) -> int:
        return (self.scores[move] << SCORE_SHIFT) + self.ties.endgame_score(position, move, after, work)
