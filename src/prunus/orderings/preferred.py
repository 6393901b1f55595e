"""Preferred: the moves of a node by winning points alone, sorted without a branch that depends on them.

The order of `Rules` with `Points`, for searches that sort every node by it: nothing stands between relation and order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import count
from prunus.core.comparison import above8, above64
from prunus.core.generic import implements
from prunus.core.jit import kernel
from prunus.core.memory import Cells, between
from prunus.core.ordering import Ordering
from prunus.core.values import NO_MOVE
from prunus.orderings.relation import MAX_MOVES

LAST = MAX_MOVES - 1
POINTS_SHIFT = 6  # points and what keeps earlier moves ahead have six bits each
EIGHT = np.uint64(0xFF)


@implements(Ordering)
class Preferred(NamedTuple):
    relation: Any
    words: Cells  # of the node at work: points << 6 | what keeps earlier moves ahead; -1 behind the last move
    listed: Cells
    sorted_moves: Cells  # a row a ply

    @classmethod
    def by(cls, relation: Any, depth: int) -> Preferred:
        """With storage for searches of `depth` plies; a row more, because sorting writes one cell behind the last move."""
        words, listed = Cells.zeros(2 * MAX_MOVES, np.int16), Cells.zeros(2 * MAX_MOVES)
        return cls(relation, words, listed, Cells.zeros(MAX_MOVES * (depth + 2)))

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        row = MAX_MOVES * ply
        return between(self.sorted_moves, row, row + sort_by_points(self, position, row))


@kernel
def sort_by_points(order, position, row):  # type: ignore[no-untyped-def]
    """Write the moves of `position` to their row, sorted; how many there are.

    The place of a move is the number of words above its own. Loops of a fixed length are unrolled.
    """
    words, listed, sorted_moves, rows = order.words, order.listed, order.sorted_moves, order.relation.rows
    size = 0
    for move in position.moves():
        listed[size] = move
        size += 1
    if size < 2:
        sorted_moves[row] = listed[0]
        return size
    order.relation.relate(position, listed, 0, size)
    if size <= 8:
        for i in range(8):
            words[i] = np.int16((count(rows[i]) << POINTS_SHIFT) | (LAST - i)) if i < size else np.int16(-1)
        ahead = above8(words, 0, 0)
        for i in range(8):
            sorted_moves[row + count((ahead >> np.uint64(8 * i)) & EIGHT)] = listed[i]
        return size
    for i in range(size):
        words[i] = np.int16((count(rows[i]) << POINTS_SHIFT) | (LAST - i))
    for i in range(size, MAX_MOVES):
        words[i] = np.int16(-1)
    for i in range(size):
        sorted_moves[row + count(above64(words, i, 0))] = listed[i]
    return size
