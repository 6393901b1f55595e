"""The transposition table: positions reached by several ways are searched once.

    a line of the cache, 64 bytes              an entry, four words
    ┌───────────────┬───────────────┐          key ^ seal ^ lower ^ upper ^ rest     a torn entry matches no key
    │ deepest seen  │ last stored   │          lower, upper                   proved bounds at the depth of the entry
    └───────────────┴───────────────┘          rest: best move + 1 << 32 | depth + 1 << 16 | has ended << 15 | age

Bounds hold for one depth exactly, so a value depends on its key and depth alone, never on what was searched before. The best
move is given for any depth: it is where iterative deepening gets its order from. The first entry of a line gives way to deeper or
newer searches, the second to everything. Two threads may write at once: an entry that is half of one and half of the other does
not match (Hyatt and Mann, 2002). Under a new seal no entry matches that was stored before, and each is older than what is stored
next and gives way to it: the table is as an empty one, without a pass over its memory.
"""

from __future__ import annotations

import itertools
import os
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import mix, scaled, signed
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.keys import seed_of
from prunus.core.memory import Cells
from prunus.core.requests import real
from prunus.core.values import INFINITY, NO_MOVE, ZERO, Whole
from prunus.errors import OutOfRange
from prunus.tables.no_table import Keyed, Known, Remembering

ENTRY: Any = Whole(4)
LINE: Any = Whole(2 * ENTRY)
LINE_BYTES = 8 * int(LINE)
HEAD: Any = Whole(8)  # words before the first line; the first of them is the age
LEAST_DEPTH: Any = Whole(2)  # searching a node at the frontier costs less than a look into memory
AGE_MASK: Any = Whole(0x7FFF)
ENDED: Any = Whole(0x8000)


SPREAD = 0x9E3779B97F4A7C15  # 2**64 divided by the golden ratio: seals have nothing in common
_seals = itertools.count(1)


@implements(Remembering, Keyed)
class Table(NamedTuple):
    """What a search remembers: `Table.of(megabytes)` is an empty one, to be shared by searches that are given it."""

    cells: Cells
    lines: np.uint64  # how many
    salt: np.uint64  # what values depend on besides position and depth: the evaluation
    seal: np.uint64 = np.uint64(0)  # what entries were stored since the table was last empty

    @classmethod
    def of(cls, megabytes: float) -> Table:
        """An empty table of at most so many megabytes; memory is taken as it fills."""
        if not real(megabytes, "a size of {!r} megabytes") * 2**20 >= 2 * LINE_BYTES:
            raise OutOfRange(f"a table of {megabytes:g} megabytes has no room for an entry")
        if megabytes * 2**20 > memory_of_this_machine():
            raise OutOfRange(f"a table of {megabytes:g} megabytes does not fit into {memory_of_this_machine() >> 20:,} megabytes")
        lines = int(megabytes * 2**20) // LINE_BYTES - 1
        words = np.zeros(2 * int(HEAD) + lines * int(LINE), np.int64)
        offset = (-words.ctypes.data % LINE_BYTES) // 8
        return cls(Cells(words[offset : offset + int(HEAD) + lines * int(LINE)]), np.uint64(lines), np.uint64(0))

    def suits(self, position: Any) -> bool:
        """Whether positions of this kind can be kept."""
        return True

    @property
    def megabytes(self) -> float:
        return float(self.cells.array.nbytes / 2**20)

    def salted(self, text: str) -> Table:
        """The same table for searches whose values depend on `text` too."""
        return self._replace(salt=seed_of(text))

    def emptied(self) -> Table:
        """The same memory with nothing in it."""
        if self.age >= AGE_MASK // 2:  # before ages are used again
            self.cells.array[:] = 0
        return self._replace(seal=np.uint64(next(_seals) * SPREAD % 2**63))

    @property
    def age(self) -> int:
        return int(self.cells[0])

    def grow_older(self) -> None:
        """A new search begins: what earlier ones left gives way first."""
        self.cells[0] = (self.cells[0] + 1) & AGE_MASK

    def probe(self, position: Any, depth: int) -> Known:
        if depth < LEAST_DEPTH:
            return Known(-INFINITY, INFINITY, NO_MOVE, False)
        return self.probe_key(position.key(), depth)

    def store(self, position: Any, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        if depth >= LEAST_DEPTH:
            self.store_key(position.key(), depth, alpha, beta, value, move, has_ended)

    def probe_key(self, key: np.uint64, depth: int) -> Known:
        cells, salted = self.cells, mix(key ^ self.salt)
        line, sealed = line_of(self, salted), signed(salted ^ self.seal)
        for place in range(line, line + LINE, ENTRY):
            entry = read(cells, place)
            if entry.check == sealed and entry.rest != 0:
                if depth_of(entry.rest) == depth:
                    return Known(entry.lower, entry.upper, move_of(entry.rest), entry.rest & ENDED != 0)
                return Known(-INFINITY, INFINITY, move_of(entry.rest), False)
        return Known(-INFINITY, INFINITY, NO_MOVE, False)

    def store_key(self, key: np.uint64, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        cells, salted, age = self.cells, mix(key ^ self.salt), self.cells[0]
        place, sealed = line_of(self, salted), signed(salted ^ self.seal)
        lower = value if value > alpha else -INFINITY
        upper = value if value < beta else INFINITY
        deepest, last = read(cells, place), read(cells, place + ENTRY)
        old = deepest
        if deepest.check != sealed:
            if last.check == sealed or (deepest.rest & AGE_MASK == age and depth_of(deepest.rest) > depth):
                place, old = place + ENTRY, last
        if old.check == sealed and old.rest != 0:
            if move == NO_MOVE:
                move = move_of(old.rest)
            if depth_of(old.rest) == depth:
                lower, upper = max(lower, old.lower), min(upper, old.upper)
                has_ended = has_ended and old.rest & ENDED != 0
        rest = ((move + 1) << 32) | ((depth + 1) << 16) | (ENDED if has_ended else ZERO) | age
        cells[place] = sealed ^ lower ^ upper ^ rest
        cells[place + 1], cells[place + 2], cells[place + 3] = lower, upper, rest


class Entry(NamedTuple):
    """The words of an entry as they were read; `check` is key and seal if all of them belong together."""

    check: np.int64
    lower: np.int64
    upper: np.int64
    rest: np.int64  # 0 where nothing was ever stored


@inline
def read(cells: Any, place: int) -> Entry:
    lower, upper, rest = cells[place + 1], cells[place + 2], cells[place + 3]
    return Entry(cells[place] ^ lower ^ upper ^ rest, lower, upper, rest)


@inline
def line_of(table: Any, salted: np.uint64) -> int:
    """The line that a key belongs to: its upper half as a fraction of all lines."""
    return HEAD + LINE * scaled(salted, table.lines)


@inline
def depth_of(rest: int) -> int:
    return ((rest >> 16) & 0xFFFF) - 1


@inline
def move_of(rest: int) -> int:
    return (rest >> 32) - 1


def memory_of_this_machine() -> int:
    """In bytes."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
