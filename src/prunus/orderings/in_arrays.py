"""Programs in arrays: the relation and the votes of a program for positions that are Python objects.

What is said of such positions is asked as Python, and so would be all that follows from it, pair by pair. NumPy compares all
moves of a node at once. Numbers, answers and scores are those of `Numbered` and `NumberedVotes`, whose memory this reads.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.orderings.relation import (
    AT_CLAUSES,
    AT_LITERALS,
    AT_NUMBERS,
    CLAUSES,
    IS_EQUAL,
    IS_LESS,
    LITERAL_SIZE,
    LITERALS,
    MAX_MOVES,
    SECOND,
    Relating,
    ask,
)
from prunus.orderings.votes import AT_VOTERS, LEVEL, VOTE_BITS, Scoring

Pairs = NDArray[np.bool_]  # [i, j]: whether something holds of moves i and j


@implements(Relating)
class RelationInArrays(NamedTuple):
    """A program without weights."""

    known: Any
    rows: Cells
    memory: Cells

    def relate(self, position: Any, moves: Any, place: int, size: int) -> None:
        ask(self.known, self.memory, position, moves, place, self.memory[AT_NUMBERS], size)
        preferred = np.logical_or.reduce(list(clauses(self.memory, size)))
        wide = np.zeros((size, MAX_MOVES), np.bool_)
        wide[:, :size] = preferred
        self.rows[0:size] = np.packbits(wide, axis=1, bitorder="little").view("<u8").reshape(-1)


@implements(Scoring)
class VotesInArrays(NamedTuple):
    """A program of weighted clauses."""

    known: Any
    rows: Cells
    memory: Cells
    scores: Cells

    def score_bits(self) -> int:
        return VOTE_BITS

    def score_moves(self, position: Any, moves: Any, place: int, size: int) -> None:
        memory = self.memory
        ask(self.known, memory, position, moves, place, memory[AT_NUMBERS], size)
        found, voter, left = clauses(memory, size), memory[AT_VOTERS], memory[CLAUSES]
        scores = np.full(size, LEVEL, np.int64)
        while left > 0:
            weight, number = memory[voter], memory[voter + 1]
            votes = np.logical_or.reduce([next(found) for _ in range(number)])
            scores += weight * (votes.sum(axis=1) - votes.sum(axis=0))
            left -= number
            voter += 2
        self.scores[0:size] = scores.tolist()


def clauses(memory: Cells, size: int) -> Iterator[Pairs]:
    """The pairs of different moves of which each clause holds."""
    literals = [_pairs(memory, place, size) for place in range(memory[LITERALS])]
    at, different = memory[AT_CLAUSES], ~np.eye(size, dtype=np.bool_)
    for _clause in range(memory[CLAUSES]):
        holds = different.copy()
        for use in memory.between(at + 1, at + 1 + memory[at]):  # a literal's number times two, plus one where it is negated
            holds &= literals[use >> 1] ^ bool(use & 1)
        yield holds
        at += 1 + memory[at]


def _pairs(memory: Cells, literal: int, size: int) -> Pairs:
    """The pairs of which a literal holds; what speaks of the board or of the first move is a column, of the second a row."""
    at = memory[AT_LITERALS] + LITERAL_SIZE * literal
    what, *sides = memory.between(at, at + LITERAL_SIZE)
    numbers = memory[AT_NUMBERS]
    columns = []
    for register, whose in (sides[:2], sides[2:]):
        begin = numbers + MAX_MOVES * register
        column = np.array(memory.between(begin, begin + size))
        columns.append(column[None, :] if whose == SECOND else column[:, None])
    left, right = columns
    holds = left < right if what == IS_LESS else left == right if what == IS_EQUAL else left != 0
    return np.broadcast_to(holds, (size, size))
