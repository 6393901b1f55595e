"""A random order by seed: what an ordering must beat."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import mix
from prunus.core.generic import implements
from prunus.core.ordering import OrderingEntry, Stage

RANDOM_BITS = 32


@implements(Stage)
class RandomOrder(NamedTuple):
    """The score of a move is drawn from the seed, the position and the move: the same search gives the same order."""

    seed: np.uint64

    def score_bits(self) -> int:
        return RANDOM_BITS

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> np.int64:
        word = mix(mix(self.seed ^ position.key()) ^ np.uint64(move))
        return np.int64(word >> np.uint64(32))


ORDERING = OrderingEntry(
    "random",
    "drawn by seed for every position",
    "hashes every move",
    lambda wanted: RandomOrder(np.uint64(wanted.seed % 2**64)),
    is_drawn=True,
)
