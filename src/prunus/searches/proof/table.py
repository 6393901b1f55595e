"""Proof table: proof and disproof numbers of questions, in memory of a size given beforehand.

    an entry, two words           key                                            data
                                  64 bits, kept whole                            effort 8 | disproof 28 | proof 28

Four entries make a bucket (a line of the processor's cache). A new entry takes the place of its own older numbers, or of the
entry of least effort in its bucket; effort is the logarithm of the number of nodes that the numbers took.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import highest
from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.values import ONE
from prunus.searches.proof.question import NEVER, Numbers

BUCKET = 4  # entries
ENTRY_BYTES = 16
BUCKET_BYTES = BUCKET * ENTRY_BYTES
UNKNOWN = np.int64(-1)
NUMBER_BITS = np.uint64(28)
EFFORT_SHIFT = np.uint64(56)
NUMBER_MASK = np.uint64(NEVER)
TWO = np.uint64(2)
NO_KEY = np.uint64(0)


class ProofTable(NamedTuple):
    words: Cells
    buckets: np.uint64

    @classmethod
    def of_bytes(cls, room: int) -> ProofTable:
        """With as many entries as fit into so many bytes."""
        buckets = room // BUCKET_BYTES
        return cls(Cells.zeros(buckets * BUCKET * 2, np.uint64), np.uint64(buckets))

    @property
    def bytes(self) -> int:
        return int(self.words.array.nbytes)


@inline
def known_numbers(table: ProofTable, key: np.uint64) -> Numbers:
    """(proof, disproof) stored under a key, (UNKNOWN, UNKNOWN) if there are none."""
    place = np.int64(key % table.buckets) * (2 * BUCKET)
    for entry in range(place, place + 2 * BUCKET, 2):
        if table.words[entry] == key:
            data = table.words[entry + 1]
            return np.int64(data & NUMBER_MASK), np.int64((data >> NUMBER_BITS) & NUMBER_MASK)
    return UNKNOWN, UNKNOWN


@inline
def store_numbers(table: ProofTable, key: np.uint64, proof: int, disproof: int, work: int) -> None:
    """Remember numbers that took `work` nodes."""
    place = np.int64(key % table.buckets) * (2 * BUCKET)
    victim: Any = place
    least = np.uint64(255)
    for entry in range(place, place + 2 * BUCKET, 2):
        if table.words[entry] == key:
            victim = entry
            break
        effort = table.words[entry + 1] >> EFFORT_SHIFT
        if effort < least:
            victim, least = entry, effort
    effort = np.uint64(highest(np.uint64(work + ONE)) + 1)
    table.words[victim] = key
    table.words[victim + 1] = np.uint64(proof) | (np.uint64(disproof) << NUMBER_BITS) | (effort << EFFORT_SHIFT)
