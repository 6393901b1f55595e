"""Sharing: how threads that solve one position keep out of each other's way.

Simplified ABDADA (Weill, 1996): who searches a position claims it. At every node the first move is searched at once, and a later
one is put off while its position is claimed; when its turn comes again, the table knows its value, or it is searched now.
Claims are hints: where two of them meet in one cell, only time is lost.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from prunus.core.generic import implements, operations
from prunus.core.memory import Cells
from prunus.solvers.connect_four.board import KEY_BITS
from prunus.solvers.connect_four.table import NOTHING, load, save

CLAIM_BITS = 14
CLAIM_SHIFT = np.uint64(KEY_BITS - CLAIM_BITS)
WORTH_CLAIMING = 14  # empty squares: what is below is found faster than claimed


@operations
class Claiming:
    """What a search tells the others."""

    def claim(self, key: np.uint64, left: int) -> None:
        """The position of this key, with so many empty squares, is being searched from now on."""

    def release(self, key: np.uint64, left: int) -> None:
        """It no longer is."""

    def is_claimed(self, key: np.uint64, left: int) -> bool:
        """Whether somebody is searching it."""


@implements(Claiming)
class Alone(NamedTuple):
    """One thread."""

    def claim(self, key: np.uint64, left: int) -> None:
        pass

    def release(self, key: np.uint64, left: int) -> None:
        pass

    def is_claimed(self, key: np.uint64, left: int) -> bool:
        return False


@implements(Claiming)
class Claims(NamedTuple):
    """Several threads: the keys that are being searched."""

    keys: Cells

    @classmethod
    def none(cls) -> Claims:
        return cls(Cells.zeros(1 << CLAIM_BITS, np.uint64))

    def claim(self, key: np.uint64, left: int) -> None:
        if left >= WORTH_CLAIMING:
            save(self.keys, np.int64(key >> CLAIM_SHIFT), key)

    def release(self, key: np.uint64, left: int) -> None:
        if left >= WORTH_CLAIMING:
            save(self.keys, np.int64(key >> CLAIM_SHIFT), NOTHING)

    def is_claimed(self, key: np.uint64, left: int) -> bool:
        return left >= WORTH_CLAIMING and load(self.keys, np.int64(key >> CLAIM_SHIFT)) == key
