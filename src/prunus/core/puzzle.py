"""What a problem of one player must answer: a way to a goal is looked for, and nobody plays against it.

A position of a puzzle has the methods of a game's, so that orderings, predicates and the learner take it, and three that mean
something else:

    is_over    the goal is reached
    outcome    always 0: there is nobody to win against
    play       the position after a move, seen by the same player; every move costs 1

Searches for two players refuse it. A *heuristic* is an evaluation that says how many moves are left, and never too many:

    0 <= evaluate(p) <= the true distance of p            it is admissible
    evaluate(p) <= 1 + evaluate(p.play(move))             it is consistent, so the cost of a way never seems to fall
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from prunus.core.evaluation import EvaluationEntry
from prunus.core.game import Position
from prunus.core.generic import operations


@operations
class Solitary(Position):
    """Further answers of a position that one player plays alone."""

    def is_solved(self) -> bool:
        """Whether this is the goal."""

    def taking_back(self, move: int) -> int:
        """The move that leads back here from `play(move)`."""


@operations
class Sliding(Solitary):
    """Further answers of tiles on a board of rows and columns, one of whose squares is empty; the goal has tile t on square t."""

    def tile(self, square: int) -> np.int64:
        """The tile on a square; 0 is the empty one."""

    def columns(self) -> np.int64:
        """How many squares a row has; square s is in row s // columns()."""

    def squares(self) -> np.int64:
        """How many squares the board has."""


@dataclass(frozen=True)
class HeuristicEntry(EvaluationEntry):
    """A heuristic as people find it."""
