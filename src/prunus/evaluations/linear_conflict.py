"""Manhattan distance, and two moves more for every tile that must leave its line to let others pass (Hansson, Mayer, Yung, 1992).

    2 1 .      Both tiles are in their row, and the wrong way round: one must step out of it and back, two moves that no tile's
               steps count.

In a line the fewest tiles that must leave it are all but the longest sequence that is in order already.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Evaluation
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.puzzle import HeuristicEntry, Sliding
from prunus.evaluations.manhattan import steps_of_all


@implements(Evaluation)
class LinearConflict(NamedTuple):
    @classmethod
    def suited_to(cls, position: Any) -> LinearConflict:
        return cls()

    def evaluate(self, position: Any) -> np.int64:
        columns = position.columns()
        rows = position.squares() // columns
        leaving = np.int64(0)
        for row in range(rows):
            leaving += leaving_tiles(position, row * columns, 1, columns, True)
        for column in range(columns):
            leaving += leaving_tiles(position, column, columns, rows, False)
        return steps_of_all(position) + 2 * leaving


@inline
def leaving_tiles(position: Any, first: int, step: int, size: int, is_row: bool) -> np.int64:
    """How many tiles must leave the line of squares first, first + step, … that they belong to; `size` is at most 4.

    `longest` has, four bits a square, the length of the longest sequence in order that ends with the tile there.
    """
    columns = position.columns()
    longest, inside, best = np.int64(0), np.int64(0), np.int64(0)
    for i in range(size):
        tile = position.tile(first + i * step)
        if tile != 0 and (tile // columns == first // columns if is_row else tile % columns == first % columns):
            inside += 1
            length = np.int64(1)
            for j in range(i):
                before = (longest >> (4 * j)) & 15
                if before >= length and position.tile(first + j * step) < tile:
                    length = before + 1
            longest |= length << (4 * i)
            best = max(best, length)
    return inside - best


HEURISTIC = HeuristicEntry(
    "linear-conflict", "the same, and two for every tile that must leave its line", LinearConflict.suited_to, Sliding
)
