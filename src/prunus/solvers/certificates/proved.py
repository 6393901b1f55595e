"""Proved: the positions that a proof has dealt with, so that whatever comes up again is neither written nor checked twice.

    slots    upper half of the key · number of the row     a word each (0: free), so that most looks stay in the cache
    rows     side · the fields of the position             one behind the other

A row holds the position itself and not a key of it: two positions are never taken for one another.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload

from prunus.core.generic import implements, operations
from prunus.core.jit import INLINE_OPTIONS
from prunus.core.memory import Cells

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
            if (word ^ key) & ~ROW_MASK == 0 and has_row(self.rows, word & ROW_MASK, position, side):
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
        write_row(self.rows, row, position, side)

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
    if not (isinstance(position, tuple) and all(isinstance(field, (int, np.integer)) for field in position)):
        return ProvedObjects(capacity)
    number = 1 << (capacity + capacity // 2 + 1).bit_length()
    slots, rows = Cells.zeros(int(HEAD) + number), Cells.zeros((capacity + 1) * (len(position) + 1))
    slots[MASK], slots[CAPACITY] = number - 1, capacity
    return ProvedPositions(slots, rows)


def write_row(rows: Any, row: int, position: Any, side: int) -> None:
    """The side and the fields of a position into a row."""
    width = len(position) + 1
    rows[row * width : (row + 1) * width] = [side, *map(_as_word, position)]


def has_row(rows: Any, row: int, position: Any, side: int) -> bool:
    """Whether a row holds this side and the fields of this position."""
    width = len(position) + 1
    return bool((rows[row * width : (row + 1) * width] == [side, *map(_as_word, position)]).all())


def _as_word(field: Any) -> int:
    """A number as the 64 bits of an int64 hold it."""
    return (int(field) + 2**63) % 2**64 - 2**63


# A kernel cannot run over fields of several types, so it is given one line a field.


@overload(write_row, jit_options=INLINE_OPTIONS)
def _write_row(rows, row, position, side):  # type: ignore[no-untyped-def]
    fields = position.instance_class._fields
    lines = [f"    rows[place + {i}] = int64(position.{name})" for i, name in enumerate(fields, 1)]
    head = f"def write(rows, row, position, side):\n    place = row * {len(fields) + 1}\n    rows[place] = side\n"
    scope = {"int64": np.int64}
    exec(head + "\n".join(lines), scope)
    return scope["write"]


@overload(has_row, jit_options=INLINE_OPTIONS)
def _has_row(rows, row, position, side):  # type: ignore[no-untyped-def]
    fields = position.instance_class._fields
    same = [f"rows[place + {i}] == int64(position.{name})" for i, name in enumerate(fields, 1)]
    head = f"def has(rows, row, position, side):\n    place = row * {len(fields) + 1}\n"
    scope = {"int64": np.int64}
    exec(f"{head}    return {' and '.join(['rows[place] == side', *same])}", scope)
    return scope["has"]
