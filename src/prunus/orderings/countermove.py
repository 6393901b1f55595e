"""Countermoves: the move that last refuted the opponent's last move is tried again (Uiterwijk, 1992)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.core.ordering import OrderingEntry, Stage
from prunus.core.values import NO_MOVE

SLOTS = np.int64(4096)  # moves with larger numbers share them


@implements(Stage)
class Countermoves(NamedTuple):
    """`path` has the move that leads to each ply; `replies` what cut after a move, for either player."""

    path: Cells
    replies: Cells

    @classmethod
    def for_depth(cls, depth: int) -> Countermoves:
        return cls(Cells(np.full(depth + 2, NO_MOVE)), Cells(np.full(2 * int(SLOTS), NO_MOVE)))

    def score_bits(self) -> int:
        return 1

    def speaks(self, depth: int, ply: int) -> bool:
        """One move goes first: for that alone nothing is sorted."""
        return False

    def lead(self, ply: int, hint: int) -> int:
        return self.replies[(ply & 1) * SLOTS + (self.path[ply] & (SLOTS - 1))]

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return 1 if move == self.replies[(ply & 1) * SLOTS + (self.path[ply] & (SLOTS - 1))] else 0

    def follow(self, ply: int, move: int) -> None:
        self.path[ply + 1] = move

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.replies[(ply & 1) * SLOTS + (self.path[ply] & (SLOTS - 1))] = move


ORDERING = OrderingEntry(
    "countermove",
    "first the move that last refuted the opponent's move",
    "a comparison a move",
    lambda wanted: Countermoves.for_depth(wanted.depth),
    lives_on_cutoffs=True,
)
