"""The sum of the steps by which tiles are away from their squares, as if none stood in another's way (Doran and Michie, 1966)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Evaluation
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.puzzle import HeuristicEntry, Sliding


@implements(Evaluation)
class Manhattan(NamedTuple):
    """At most the true distance, because a move takes one tile one step."""

    @classmethod
    def suited_to(cls, position: Any) -> Manhattan:
        return cls()

    def evaluate(self, position: Any) -> np.int64:
        return steps_of_all(position)


@inline
def steps_of_all(position: Any) -> np.int64:
    """The steps of every tile to its square, along rows and columns."""
    columns, steps = position.columns(), np.int64(0)
    for square in range(position.squares()):
        tile = position.tile(square)
        if tile != 0:
            steps += abs(square // columns - tile // columns) + abs(square % columns - tile % columns)
    return steps


HEURISTIC = HeuristicEntry("manhattan", "steps of all tiles to their squares", Manhattan.suited_to, Sliding)
