"""Reach: all positions that can be reached from one, numbered in the order in which a breadth-first search finds them.

    number    0     1  2  3     4  5  6 …            a shelf has the positions by number,
              root  its children  theirs             an index has the numbers by name (the key, or the smallest key of all views)

Positions that are NamedTuples of integers are kept as rows of words and everything is compiled; others are kept in a list and the
same kernels run as Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import EMPTY, mix
from prunus.core.generic import implements, operations, typed
from prunus.core.jit import inline, kernel
from prunus.core.memory import Cells
from prunus.core.rows import is_row, restored, write
from prunus.tables.endgame import naming_for

NEXT, KNOWN, EDGES = range(3)  # the next number to expand, how many positions are known, moves that were made so far
STEP = 1 << 14  # positions that are expanded before somebody may look
FIRST_SLOTS = 1 << 12
OBJECT_BYTES = 600  # of a position that is a Python object, with its place in a list


@operations
class Shelving:
    def taken(self, number: int) -> Any:
        """The position of a number."""

    def put(self, number: int, position: Any) -> None:
        """Give a position the next number."""


@implements(Shelving)
class Rows(NamedTuple):
    """Fields as words, one row a position; `prototype` says what they mean."""

    prototype: Any
    cells: Cells

    def taken(self, number: int) -> Any:
        return restored(self.prototype, self.cells, number * len(self.prototype))

    def put(self, number: int, position: Any) -> None:
        write(position, self.cells, number * len(self.prototype))


class Listed:
    """Positions of any class."""

    def __init__(self) -> None:
        self.positions: list[Any] = []

    def taken(self, number: int) -> Any:
        return self.positions[number]

    def put(self, number: int, position: Any) -> None:
        self.positions.append(position)


class Index(NamedTuple):
    """Names and numbers in a hash table with linear probing; the name 0 is an empty slot."""

    names: Cells
    numbers: Cells
    mask: np.uint64

    @classmethod
    def of(cls, slots: int) -> Index:
        return cls(Cells.zeros(slots, np.uint64), Cells.zeros(slots, np.int32), np.uint64(slots - 1))


@inline
def slot_of(index: Index, name: np.uint64) -> Any:
    """Where a name stands, or the empty slot where it belongs."""
    slot = mix(name) & index.mask
    while index.names[slot] != EMPTY and index.names[slot] != name:
        slot = (slot + np.uint64(1)) & index.mask
    return slot


@inline
def file_under(index: Index, slot: Any, name: np.uint64, number: int) -> None:
    index.names[slot] = name
    index.numbers[slot] = np.int32(number)


@kernel
def expand(until, room, naming, shelf, index, progress):  # type: ignore[no-untyped-def]
    """Number the children of the positions from progress[NEXT] to before `until`, while there are fewer than `room` positions."""
    while progress[NEXT] < until:
        position = shelf.taken(progress[NEXT])
        if progress[KNOWN] + position.max_moves() > room:
            return
        for move in position.moves():
            child = position.play(move)
            name = naming.name_of(child)
            slot = slot_of(index, name)
            if index.names[slot] != name:
                file_under(index, slot, name, progress[KNOWN])
                shelf.put(progress[KNOWN], child)
                progress[KNOWN] += 1
            progress[EDGES] += 1
        progress[NEXT] += 1


@kernel
def refile(old, new):  # type: ignore[no-untyped-def]
    """Put everything that an index has into an empty one."""
    for slot in range(np.int64(old.mask) + 1):
        name = old.names[slot]
        if name != EMPTY:
            file_under(new, slot_of(new, name), name, old.numbers[slot])


def bytes_each(position: Any) -> int:
    """Memory that a position needs at the worst: its row, value and distance, and slots while the index grows."""
    return (8 * len(position) if is_row(typed(position)) else OBJECT_BYTES) + 8 + 48


class Reach:
    """What has been reached so far; `go_on` reaches further."""

    def __init__(self, position: Any, folded: bool, most: int) -> None:
        """At most `most` positions are taken in."""
        self.root, self.naming, self.most = typed(position), naming_for(position, folded), most
        self.is_compiled = is_row(self.root)
        self.shelf: Any = Listed()
        if self.is_compiled:  # memory is taken as it fills
            self.shelf = Rows(self.root, Cells(np.empty(most * len(self.root), np.uint64), np.uint64))
        self.index = Index.of(FIRST_SLOTS)
        self.progress = Cells.zeros(3)
        self.layers = [0, 1]  # layer i has the numbers from layers[i] to before layers[i + 1],
        self.edges = [0]  # and before any of them was expanded, so many moves had been made
        name = self.naming.name_of(self.root)
        file_under(self.index, slot_of(self.index, name), name, 0)
        self.shelf.put(0, self.root)
        self.progress[KNOWN] = 1

    @property
    def size(self) -> int:
        """How many positions are known."""
        return int(self.progress[KNOWN])

    @property
    def is_complete(self) -> bool:
        return int(self.progress[NEXT]) == self.size

    def go_on(self, most: int, watch: Callable[[], None] = lambda: None) -> bool:
        """Expand until all is reached or the next position might make more than `most`; whether there was room for all."""
        while not self.is_complete:
            begin = int(self.progress[NEXT])
            if begin == self.layers[-1]:
                self.layers.append(self.size)
                self.edges.append(int(self.progress[EDGES]))
            until = min(begin + STEP, self.layers[-1])
            room = min(most, (3 * int(self.index.mask)) // 4)
            expand(np.int64(until), np.int64(room), self.naming, self.shelf, self.index, self.progress)
            watch()
            if int(self.progress[NEXT]) < until:
                if room == most:
                    return False
                self._grow()
        return True

    def _grow(self) -> None:
        index = Index.of(2 * (int(self.index.mask) + 1))
        refile(self.index, index)
        self.index = index
