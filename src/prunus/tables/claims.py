"""Claims: how threads that search one position, and share what they find in a table, keep out of each other's way.

Simplified ABDADA (Weill, 1996; Kerrigan, 2013): who searches a position claims it. At every node the first move is searched at
once, because its value makes the window of the others; a later one is put off while its position is claimed. When its turn comes
again, the table knows its value, or it is searched now. Claims are hints: where two of them meet in one cell, only time is lost.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from prunus.core.atomic import load, save
from prunus.core.bits import mix
from prunus.core.generic import implements, operations
from prunus.core.jit import inline
from prunus.core.memory import Cells

PLACE_BITS = 14
SHIFT = np.uint64(64 - PLACE_BITS)
NOBODY = np.uint64(0)


@operations
class Claiming:
    """What a search tells the others. `size` says how much there is to search below: plies, or empty squares."""

    def claim(self, key: np.uint64, size: int) -> None:
        """The position of this key is being searched from now on."""

    def release(self, key: np.uint64, size: int) -> None:
        """It no longer is."""

    def is_claimed(self, key: np.uint64, size: int) -> bool:
        """Whether somebody is searching it."""


@implements(Claiming)
class Alone(NamedTuple):
    """One thread."""

    def claim(self, key: np.uint64, size: int) -> None:
        pass

    def release(self, key: np.uint64, size: int) -> None:
        pass

    def is_claimed(self, key: np.uint64, size: int) -> bool:
        return False


@implements(Claiming)
class Claims(NamedTuple):
    """Any number of threads: the keys that are being searched, of positions of a size of at least `least`.

    What is smaller is searched faster than claimed.
    """

    keys: Cells
    least: np.int64

    @classmethod
    def none(cls, least: int) -> Claims:
        return cls(Cells.zeros(1 << PLACE_BITS, np.uint64), np.int64(least))

    def claim(self, key: np.uint64, size: int) -> None:
        if size >= self.least:
            save(self.keys, place_of(key), key)

    def release(self, key: np.uint64, size: int) -> None:
        if size >= self.least:
            save(self.keys, place_of(key), NOBODY)

    def is_claimed(self, key: np.uint64, size: int) -> bool:
        return bool(size >= self.least and load(self.keys, place_of(key)) == key)

    def forget(self) -> None:
        """Searches that were stopped have left claims behind."""
        self.keys.array[:] = NOBODY


@inline
def place_of(key: np.uint64) -> np.int64:
    return np.int64(mix(key) >> SHIFT)
