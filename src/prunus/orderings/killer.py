"""Killers: a move that has just refuted a sibling is likely to refute this node too (Huberman, 1968; AIMA 4th edition, 5.2.4)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.core.ordering import OrderingEntry, Stage
from prunus.core.values import NO_MOVE


@implements(Stage)
class Killers(NamedTuple):
    """The last two different moves that cut at each ply: the latest, then, where a node is sorted, the one before."""

    latest: Cells
    before: Cells

    @classmethod
    def for_depth(cls, depth: int) -> Killers:
        return cls(Cells(np.full(depth + 1, NO_MOVE)), Cells(np.full(depth + 1, NO_MOVE)))

    def score_bits(self) -> int:
        return 2

    def speaks(self, depth: int, ply: int) -> bool:
        """Two moves go first: for that alone nothing is sorted."""
        return False

    def lead(self, ply: int, hint: int) -> int:
        return self.latest[ply]

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        if move == self.latest[ply]:
            return 2
        return 1 if move == self.before[ply] else 0

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        if move != self.latest[ply]:
            self.before[ply] = self.latest[ply]
            self.latest[ply] = move


ORDERING = OrderingEntry(
    "killer",
    "first the moves that cut last at this ply",
    "two comparisons a move",
    lambda wanted: Killers.for_depth(wanted.depth),
    lives_on_cutoffs=True,
)
