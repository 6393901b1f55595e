"""Preferred: the moves of a node by winning points alone.

The order of `Rules` with `Points`, for searches that sort every node by it: nothing stands between relation and order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import count
from prunus.core.generic import implements
from prunus.core.jit import kernel
from prunus.core.memory import Cells, between
from prunus.core.ordering import Ordering
from prunus.core.values import NO_MOVE
from prunus.orderings.sorter import keep, listed, row_of, sort, storage, word


@implements(Ordering)
class Preferred(NamedTuple):
    """Room and memory are the sorter's."""

    relation: Any
    room: np.int64
    memory: Cells

    @classmethod
    def by(cls, relation: Any, position: Any, depth: int) -> Preferred:
        """With storage for searches of `depth` plies from `position`."""
        return cls(relation, *storage(position, depth))

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        row = row_of(ply, self.room)
        return between(self.memory, row, row + sort_by_points(self, position, row))


@kernel
def sort_by_points(order, position, row):  # type: ignore[no-untyped-def]
    """Write the moves of `position` to their row, sorted; how many there are."""
    memory, room, rows = order.memory, order.room, order.relation.rows
    size = listed(position, memory, room)
    if size < 2:
        keep(memory, room, row, size)
        return size
    order.relation.relate(position, memory, room, size)
    for index in range(size):
        memory[index] = word(count(rows[index]), index)
    sort(memory, room, row, size)
    return size
