"""Proved: the positions that a proof has dealt with, so that whatever comes up again is neither written nor checked twice.

    slots    upper half of the key · number of the row     a word each (0: free), so that most looks stay in the cache
    rows     side, a word · the position as a row          one behind the other

A row holds the position itself and not a key of it: two positions are never taken for one another.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements, operations
from prunus.core.memory import Cells
from prunus.core.rows import is_row, is_written, write

RECORDED, MASK, CAPACITY = range(3)  # cells before the slots: how many rows there are, slots less one, and how many rows fit
HEAD: Any = np.int64(8)
ROW_MASK: Any = np.int64((1 << 32) - 1)


@operations
class Recalling:
    """`side` is 1 where the claimant is to move and -1 where the opponent is: one position can be asked about for both."""

    def recalls(self, position: Any, side: int) -> bool:
        """Whether `position` was recorded for this side."""

    def record(self, position: Any, side: int) -> None:
        """From now on it is recalled; beyond the capacity it is only counted."""

    def recorded(self) -> int:
        """How many positions were recorded."""

    def is_full(self) -> bool:
        """Whether the next one would be beyond the capacity."""


@implements(Recalling)
class ProvedPositions(NamedTuple):
    """For positions that are NamedTuples of numbers: a hash table with open addresses, at most two thirds full."""

    slots: Cells
    rows: Cells

    def recalls(self, position: Any, side: int) -> bool:
        key = np.int64(position.key())
        slot = key & self.slots[MASK]
        while self.slots[HEAD + slot] != 0:
            word = self.slots[HEAD + slot]
            if (word ^ key) & ~ROW_MASK == 0:
                place = (word & ROW_MASK) * (len(position) + 1)
                if self.rows[place] == np.uint64(side + 1) and is_written(position, self.rows, place + 1):
                    return True
            slot = (slot + 1) & self.slots[MASK]
        return False

    def record(self, position: Any, side: int) -> None:
        self.slots[RECORDED] += 1
        row = self.slots[RECORDED]
        if row > self.slots[CAPACITY]:
            return
        key = np.int64(position.key())
        slot = key & self.slots[MASK]
        while self.slots[HEAD + slot] != 0:
            slot = (slot + 1) & self.slots[MASK]
        self.slots[HEAD + slot] = (key & ~ROW_MASK) | row
        place = row * (len(position) + 1)
        self.rows[place] = np.uint64(side + 1)
        write(position, self.rows, place + 1)

    def recorded(self) -> int:
        return self.slots[RECORDED]

    def is_full(self) -> bool:
        return self.slots[RECORDED] >= self.slots[CAPACITY]


class ProvedObjects:
    """For positions of any other class, which Python can tell apart."""

    def __init__(self, capacity: int) -> None:
        self.pairs: set[tuple[Any, int]] = set()
        self.number, self.capacity = 0, capacity

    def recalls(self, position: Any, side: int) -> bool:
        return (position, int(side)) in self.pairs

    def record(self, position: Any, side: int) -> None:
        self.number += 1
        if self.number <= self.capacity:
            self.pairs.add((position, int(side)))

    def recorded(self) -> int:
        return self.number

    def is_full(self) -> bool:
        return self.number >= self.capacity


def proved_none(position: Any, capacity: int) -> Any:
    """An empty set with room for so many positions like this one."""
    if not is_row(position):
        return ProvedObjects(capacity)
    number = 1 << (capacity + capacity // 2 + 1).bit_length()
    slots, rows = Cells.zeros(int(HEAD) + number), Cells.zeros((capacity + 1) * (len(position) + 1), np.uint64)
    slots[MASK], slots[CAPACITY] = number - 1, capacity
    return ProvedPositions(slots, rows)
