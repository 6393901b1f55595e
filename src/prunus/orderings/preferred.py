"""Preferred: the moves of a node by the scores of a program alone.

The order of the stage `Rules`, for searches that sort every node by it: nothing stands between scores and order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.jit import kernel
from prunus.core.memory import Cells, between
from prunus.core.ordering import Ordering
from prunus.core.values import NO_MOVE
from prunus.orderings.sorter import keep, listed, row_of, sort, storage, word


@implements(Ordering)
class Preferred(NamedTuple):
    """Room and memory are the sorter's."""

    scoring: Any
    room: np.int64
    memory: Cells

    @classmethod
    def by(cls, scoring: Any, position: Any, depth: int) -> Preferred:
        """With storage for searches of `depth` plies from `position`."""
        return cls(scoring, *storage(position, depth))

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        row = row_of(ply, self.room)
        return between(self.memory, row, row + sort_by_scores(self, position, row))


@kernel
def sort_by_scores(order, position, row):  # type: ignore[no-untyped-def]
    """Write the moves of `position` to their row, sorted; how many there are."""
    memory, room, scores = order.memory, order.room, order.scoring.scores
    size = listed(position, memory, room)
    if size < 2:
        keep(memory, room, row, size)
        return size
    order.scoring.score_moves(position, memory, room, size)
    for index in range(size):
        memory[index] = word(scores[index], index)
    sort(memory, room, row, size)
    return size
