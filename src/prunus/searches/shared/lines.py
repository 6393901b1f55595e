"""Lines: the best line below every node of the current path, in a triangular table.

ply 0   e2 e7 d4 …      row `ply` holds the moves from that ply on; when a move improves a node,
ply 1      e7 d4 …      its line is that move followed by the line of its child
ply 2         d4 …
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from prunus.core.generic import implements, operations
from prunus.core.memory import Cells


@operations
class Remembering:
    def begin_line(self, ply: int) -> None:
        """Nothing is known yet below the node at `ply`."""

    def improve_line(self, ply: int, move: int) -> None:
        """`move` is the best so far at `ply`, and the line of its child follows."""


@implements(Remembering)
class Lines(NamedTuple):
    """Row `ply` of the table begins at ply * stride with its length; its moves follow."""

    table: Cells
    stride: np.int64

    @classmethod
    def for_depth(cls, depth: int) -> Lines:
        return cls(Cells.zeros((depth + 2) ** 2), np.int64(depth + 2))

    def begin_line(self, ply: int) -> None:
        self.table[ply * self.stride] = 0

    def improve_line(self, ply: int, move: int) -> None:
        row, below = ply * self.stride, (ply + 1) * self.stride
        length = self.table[below]
        self.table[row] = length + 1
        self.table[row + 1] = move
        for i in range(1, length + 1):
            self.table[row + 1 + i] = self.table[below + i]

    def reset(self) -> None:
        """Nothing is known yet below the root."""
        self.table[0] = 0

    def best(self) -> tuple[int, ...]:
        """The line of the root."""
        return tuple(self.table.between(1, 1 + self.table[0]))
