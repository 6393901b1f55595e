"""Preferred: the moves of a node by the scores of a program alone.

The order of the stage `Rules`, for searches that sort every node by it: nothing stands between scores and order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.jit import kernel
from prunus.core.listing import UNSORTED, moves_from
from prunus.core.memory import Cells
from prunus.core.ordering import Ordering
from prunus.core.values import NO_MOVE
from prunus.orderings.natural import Natural
from prunus.orderings.relation import MAX_MOVES
from prunus.orderings.sorter import keep, listed, row_of, sort, storage, word


@implements(Ordering)
class Preferred(NamedTuple):
    """Sorted where at least `limit` plies are left, on its ground. Room and memory are the sorter's."""

    scoring: Any
    limit: np.int64
    ground: Any
    room: np.int64
    memory: Cells

    @classmethod
    def by(cls, scoring: Any, position: Any, depth: int, limit: int = 0, ground: Any = Natural()) -> Preferred:  # noqa: B008
        """With storage for searches of `depth` plies from `position`."""
        return cls(scoring, np.int64(limit), ground, *storage(position, depth))

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        place, end = UNSORTED, UNSORTED
        if depth >= self.limit:
            place = row_of(ply, self.room)
            end = place + sort_by_scores(self, position, place)
        return moves_from(self.ground.arrange(position, depth, ply, NO_MOVE), self.memory, place, end, NO_MOVE)


@kernel
def sort_by_scores(order, position, row):  # type: ignore[no-untyped-def]
    """Write the moves of `position` to their row, sorted; how many there are."""
    memory, room, scores = order.memory, order.room, order.scoring.scores
    size = listed(position, memory, room)
    if size < 2 or size > MAX_MOVES:  # more than a program compares stay as they are
        keep(memory, room, row, size)
        return size
    order.scoring.score_moves(position, memory, room, size)
    for index in range(size):
        memory[index] = word(scores[index], order.ground.place(position, memory[room + index], index))
    sort(memory, room, row, size)
    return size
