"""History: moves that have cut often, anywhere in the tree, are tried first (Schaeffer, 1983 and 1989)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.core.ordering import OrderingEntry, Stage
from prunus.orderings.from_depth import ARGUMENT, asked_from

HISTORY_BITS = 16
MOST = np.int64(1) << np.int64(HISTORY_BITS)
PAYS_FROM = "4"  # plies left: benchmarks/orders
SLOTS = np.int64(4096)  # moves with larger numbers share them


@implements(Stage)
class History(NamedTuple):
    """A counter for every move of either player, at most MOST; a cutoff draws it towards MOST, the deeper the stronger."""

    counters: Cells

    @classmethod
    def empty(cls) -> History:
        return cls(Cells.zeros(2 * int(SLOTS)))

    def score_bits(self) -> int:
        return HISTORY_BITS

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return self.counters[(ply & 1) * SLOTS + (move & (SLOTS - 1))]

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        place = (ply & 1) * SLOTS + (move & (SLOTS - 1))
        old = self.counters[place]
        self.counters[place] = old + (MOST - 1 - old) * min(depth * depth, 1024) // 2048


ORDERING = OrderingEntry(
    "history",
    "first the moves that have cut most often",
    "a look into a small table a move",
    lambda wanted: asked_from(wanted, PAYS_FROM, History.empty()),
    argument=ARGUMENT,
    lives_on_cutoffs=True,
)
