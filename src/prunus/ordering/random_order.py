"""A random order by seed: what an ordering must beat."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import mix
from prunus.core.ordering import OrderingEntry
from prunus.ordering.ranked import Ranked


class RandomOrder(NamedTuple):
    """The score of a move is drawn from the seed, the position and the move: the same search gives the same order."""

    seed: np.uint64

    @classmethod
    def prepared(cls, position: Any, evaluation: Any, depth: int, seed: int) -> Ranked:
        return Ranked.by(cls(np.uint64(seed % 2**64)), position, depth)

    def score(self, position: Any, move: int, depth: int) -> np.int64:
        word = mix(mix(self.seed ^ position.key()) ^ np.uint64(move))
        return np.int64(word >> np.uint64(32))


ORDERING = OrderingEntry("random", "drawn by seed for every position", RandomOrder.prepared)
