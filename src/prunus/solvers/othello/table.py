"""The solver's transposition table: two bounds and a move for each position, shared by threads.

    bucket   one cache line of 64 bytes: four entries
    entry    two words:  key ^ data  and  data, so that an entry torn by two threads has the key of neither
    data     lower + 128 | upper + 128 | move | empty squares | age | depth, eight bits each; 0 is no entry

The key is 64 bits of hash, so two positions of one bucket are confused with probability 2**-44 on a table of 64 MB. An entry's
bounds hold for its position for ever; its age only says whether it may go first. To forget everything it is enough to change the
salt of the keys. The move is one that proves `lower`, or where nothing is proved the last that was tried with hope.
A depth of 0 is the end of the game; what is supposed `depth` plies deep stands under a key of its own and proves nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.jit import inline
from prunus.core.keys import absorbed
from prunus.core.memory import Cells
from prunus.core.values import ZERO

WORDS_A_BUCKET = 8
ENTRIES = np.int64(4)
NOTHING = np.uint64(0)
SUPPOSED = np.uint64(0xA5A5_A5A5 << 32)  # no bit of it belongs to the number of a bucket
BYTE = np.uint64(255)
LEAST: Any = np.int64(-64)
MOST: Any = np.int64(64)
OFFSET: Any = np.int64(128)
NO_SQUARE: Any = np.int64(64)


class OthelloTable(NamedTuple):
    words: Cells
    mask: np.uint64  # of bucket numbers

    @classmethod
    def of(cls, megabytes: int) -> OthelloTable:
        """The largest table with a power of two of buckets that fits."""
        buckets = 1 << ((megabytes << 20) // (8 * WORDS_A_BUCKET)).bit_length() - 1
        room = np.zeros((buckets + 1) * WORDS_A_BUCKET, np.uint64)
        skipped = -(room.ctypes.data // 8) % WORDS_A_BUCKET  # to the next cache line
        words = room[skipped : skipped + buckets * WORDS_A_BUCKET]
        return cls(Cells(words, np.uint64), np.uint64(buckets - 1))


@inline
def key_of(own: np.uint64, opponent: np.uint64, salt: np.uint64) -> np.uint64:
    """A hash of the position; `empty` follows from the two on a given board."""
    return absorbed(absorbed(salt, own), opponent)


@inline
def supposed(key: np.uint64) -> np.uint64:
    """The key, in the same bucket, under which stands what is supposed of a position and not proved."""
    return key ^ SUPPOSED


@inline
def bucket_of(table: OthelloTable, key: np.uint64) -> np.int64:
    """The place of the first word of the bucket of `key`."""
    return np.int64(key & table.mask) * WORDS_A_BUCKET


@inline
def probe(table: OthelloTable, key: np.uint64) -> np.uint64:
    """The data stored under `key`, or NOTHING."""
    place = bucket_of(table, key)
    for _ in range(ENTRIES):
        data = table.words[place + 1]
        if table.words[place] ^ data == key and data != NOTHING:
            return data
        place += 2
    return NOTHING


@inline
def store(table: OthelloTable, key: np.uint64, lower: int, upper: int, move: int, empties: int, age: int, depth: int) -> None:
    """Keep the entry in place of the one of the same key, or of the one that is least worth keeping."""
    place = bucket_of(table, key)
    chosen, least = place, np.int64(1 << 20)
    for _ in range(ENTRIES):
        data = table.words[place + 1]
        if table.words[place] ^ data == key:
            chosen = place
            break
        worth = empties_in(data) + (np.int64(256) if age_in(data) == age else ZERO)
        if worth < least:
            chosen, least = place, worth
        place += 2
    data = packed(lower, upper, move, empties, age, depth)
    table.words[chosen] = key ^ data
    table.words[chosen + 1] = data


@inline
def packed(lower: int, upper: int, move: int, empties: int, age: int, depth: int) -> np.uint64:
    return np.uint64(lower + OFFSET | (upper + OFFSET) << 8 | move << 16 | empties << 24 | age << 32 | depth << 40)


@inline
def lower_in(data: np.uint64) -> int:
    return np.int64(data & BYTE) - OFFSET if data != NOTHING else LEAST


@inline
def upper_in(data: np.uint64) -> int:
    return np.int64(data >> np.uint64(8) & BYTE) - OFFSET if data != NOTHING else MOST


@inline
def move_in(data: np.uint64) -> np.int64:
    return np.int64(data >> np.uint64(16) & BYTE) if data != NOTHING else NO_SQUARE


@inline
def empties_in(data: np.uint64) -> np.int64:
    return np.int64(data >> np.uint64(24) & BYTE)


@inline
def age_in(data: np.uint64) -> np.int64:
    return np.int64(data >> np.uint64(32) & BYTE)


@inline
def depth_in(data: np.uint64) -> np.int64:
    return np.int64(data >> np.uint64(40) & BYTE)
