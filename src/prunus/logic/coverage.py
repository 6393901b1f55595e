"""Coverage in packed bits: 64 examples a word, counted by AND and population count."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.bits import count
from prunus.core.jit import kernel

Bits = NDArray[np.uint64]  # [word]


def pack(flags: NDArray[np.bool_]) -> Bits:
    """A bit a flag, the first in the lowest place; the last word is filled up with zeros."""
    packed = np.packbits(flags, bitorder="little")
    words = np.zeros(-(-len(flags) // 64) * 8, np.uint8)
    words[: len(packed)] = packed
    return words.view(np.uint64)


def unpack(bits: Bits, size: int) -> NDArray[np.bool_]:
    """The flags that `pack` packed."""
    return np.unpackbits(bits.view(np.uint8), count=size, bitorder="little").astype(np.bool_)


def popcount(bits: Bits) -> int:
    """How many bits are set."""
    return int(np.bitwise_count(bits).sum())


@kernel
def count_columns(columns, state, positives, fresh, counts):  # type: ignore[no-untyped-def]
    """For every column c, of the rows in `state` that have it: counts[c] = (all, positive, positive and fresh)."""
    for c in range(columns.shape[0]):
        every, positive, new = np.int64(0), np.int64(0), np.int64(0)
        for w in range(columns.shape[1]):
            rows = columns[c, w] & state[w]
            every += count(rows)
            positive += count(rows & positives[w])
            new += count(rows & fresh[w])
        counts[c, 0], counts[c, 1], counts[c, 2] = every, positive, new


def counted(columns: Any, state: Bits, positives: Bits, fresh: Bits) -> NDArray[np.int64]:
    """[column, (all, positive, fresh)] for the rows in `state`; words of no row in `state` are passed over."""
    counts = np.zeros((len(columns), 3), np.int64)
    count_columns(columns, state, positives, fresh, counts)
    return counts
