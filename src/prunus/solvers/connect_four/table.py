"""The transposition table of the Connect Four solver: exact keys, both bounds in one word.

    bits  63 ... 18                        17 ... 12   11 ... 6   5 ... 0
          generation and rest of the key   work        upper      lower

A key has 49 bits, all of which matter (`connect_four_board`). Its high bits are the place of a
bucket of four words, half a cache line; its low bits stand in the word. So a word is found only for the very position that it
was written for. A word is read and written in one piece, so threads may share the table. To a new generation all older words
are strangers: forgetting everything costs nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.atomic import load, save
from prunus.core.bits import highest
from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.solvers.connect_four.board import KEY_BITS

SLOTS, SLOT_BITS = 4, np.uint64(2)

UPPER_AT, WORK_AT, MARK_AT = (np.uint64(at) for at in (6, 12, 18))
SIX_BITS = np.uint64(63)
MARK_BITS = 64 - int(MARK_AT)
OFFSET = np.int64(32)  # what is added to a value to make it positive
NOTHING = np.uint64(0)  # no word is 0: generations begin at 1


class ConnectFourTable(NamedTuple):
    words: Cells
    rest_bits: np.uint64  # how many bits of a key do not tell the place
    generation: np.uint64

    @classmethod
    def of(cls, megabytes: int) -> ConnectFourTable:
        """As large as a power of two can be within so many megabytes."""
        size = 1 << (megabytes << 17).bit_length() - 1
        room = np.zeros(size + 8, np.uint64)
        skipped = -(room.ctypes.data // 8) % 8  # no bucket may straddle two cache lines
        buckets = size // SLOTS
        return cls(Cells(room[skipped : skipped + size], np.uint64), np.uint64(KEY_BITS + 1 - buckets.bit_length()), np.uint64(1))

    def next_generation(self) -> ConnectFourTable:
        """The same memory with everything forgotten."""
        generation = (int(self.generation) + 1) % (1 << MARK_BITS - int(self.rest_bits))
        if generation == 0:
            self.words.array[:] = 0
        return self._replace(generation=np.uint64(generation or 1))


@inline
def look_up(table: Any, key: np.uint64) -> np.uint64:
    """The word of a position, or NOTHING."""
    place = first_slot(table, key)
    mark = mark_of(table, key)
    for slot in range(SLOTS):
        word = load(table.words, place + slot)
        if word >> MARK_AT == mark:
            return word
    return NOTHING


@inline
def first_slot(table: Any, key: np.uint64) -> np.int64:
    return np.int64((key >> table.rest_bits) << SLOT_BITS)


@inline
def mark_of(table: Any, key: np.uint64) -> np.uint64:
    """What the word of a position has above its data: the generation, and the rest of the key."""
    rest = key & ((np.uint64(1) << table.rest_bits) - np.uint64(1))
    return (table.generation << table.rest_bits) | rest


@inline
def lower_of(word: np.uint64) -> np.int64:
    return np.int64(word & SIX_BITS) - OFFSET


@inline
def upper_of(word: np.uint64) -> np.int64:
    return np.int64((word >> UPPER_AT) & SIX_BITS) - OFFSET


@inline
def keep(table: Any, key: np.uint64, lower: int, upper: int, nodes: int) -> None:
    """Write over the position's old word, else over a stranger, else over the one of the bucket that was least work."""
    mark = mark_of(table, key)
    place = first_slot(table, key)
    chosen, least = place, SIX_BITS
    for slot in range(SLOTS):
        word = load(table.words, place + slot)
        if word >> MARK_AT == mark:
            chosen = place + slot
            break
        work = (word >> WORK_AT) & SIX_BITS
        if word >> (MARK_AT + table.rest_bits) != table.generation:
            work = NOTHING
        if work < least:
            chosen, least = place + slot, work
    work = np.uint64(highest(np.uint64(nodes + 2)))
    bounds = np.uint64(lower + OFFSET) | (np.uint64(upper + OFFSET) << UPPER_AT)
    save(table.words, chosen, bounds | (work << WORK_AT) | (mark << MARK_AT))
