"""Lines: the best line below every node of the current path, in a triangular table.

ply 0   e2 e7 d4 …      row `ply` holds the moves from that ply on; when a move improves a node,
ply 1      e7 d4 …      its line is that move followed by the line of its child
ply 2         d4 …
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.generic import operations


@operations
class Remembering:
    def begin_line(self, ply: int) -> None:
        """Nothing is known yet below the node at `ply`."""

    def improve_line(self, ply: int, move: int) -> None:
        """`move` is the best so far at `ply`, and the line of its child follows."""


class Lines(NamedTuple):
    table: NDArray[np.int64]  # [ply, index]
    lengths: NDArray[np.int64]  # [ply]

    @classmethod
    def for_depth(cls, depth: int) -> Lines:
        return cls(np.zeros((depth + 2, depth + 2), np.int64), np.zeros(depth + 2, np.int64))

    def begin_line(self, ply: int) -> None:
        self.lengths[ply] = 0

    def improve_line(self, ply: int, move: int) -> None:
        length = self.lengths[ply + 1]
        self.table[ply, 0] = move
        for i in range(length):
            self.table[ply, i + 1] = self.table[ply + 1, i]
        self.lengths[ply] = length + 1

    def best(self) -> tuple[int, ...]:
        """The line of the root."""
        return tuple(map(int, self.table[0, : self.lengths[0]]))
