"""Votes: the scores that a program of weighted clauses gives to the moves of a node.

A clause c of weight w(c) votes in every pair of moves, for the one that it prefers and against the other:

    score(i) = sum over c of w(c) * sum over j of (c(i, j) - c(j, i))

Like relations (`ordering.relation`), two types count them: a generated one, compiled for one program, and `NumberedVotes`, which
takes any program as numbers. In a program without weights a move has a point for every move that it is preferred to by any
clause.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import EMPTY, count, each
from prunus.core.generic import implements, operations
from prunus.core.memory import Cells
from prunus.orderings.relation import AT_CLAUSES, AT_NUMBERS, CLAUSES, HEAD_SIZE, ask, fill_all, row_of_clause

AT_VOTERS = HEAD_SIZE  # behind the head of a relation's memory: where the voters begin, each of a weight and a number of clauses
VOTE_BITS = 24  # in each of 63 pairs all voters may be of one opinion; a chain has room for two programs
LEVEL: Any = np.int64(1) << np.int64(VOTE_BITS - 1)  # the score of a move for and against which nobody votes


@operations
class Scoring:
    """A program that is ready to score; its field `scores` are the Cells that it fills."""

    def score_bits(self) -> int:
        """How many bits a score may take."""

    def score_moves(self, position: Any, moves: Any, place: int, size: int) -> None:
        """Write scores[i] of moves[place + i], 0 <= score < 2**score_bits(), for 0 <= i < size and 2 <= size <= MAX_MOVES."""


@implements(Scoring)
class NumberedVotes(NamedTuple):
    """A program of weighted clauses as numbers, all of them in one memory."""

    known: Any  # the game's compiled knowledge
    rows: Cells  # as those of a relation
    memory: Cells
    scores: Cells

    def score_bits(self) -> int:
        return VOTE_BITS

    def score_moves(self, position: Any, moves: Any, place: int, size: int) -> None:
        memory, rows, scores = self.memory, self.rows, self.scores
        numbers = memory[AT_NUMBERS]
        ask(self.known, memory, position, moves, place, numbers, size)
        fill_all(memory, rows, numbers, size)
        for i in range(size):
            scores[i] = LEVEL
        at, left, voter = memory[AT_CLAUSES], memory[CLAUSES], memory[AT_VOTERS]
        while left > 0:
            weight, clauses = memory[voter], memory[voter + 1]
            for i in range(size):
                rows[i] = EMPTY
            for _clause in range(clauses):
                end = at + 1 + memory[at]
                for i in range(size):
                    rows[i] |= row_of_clause(memory, rows, at + 1, end, i, size)
                at = end
            for i in range(size):
                scores[i] += weight * count(rows[i])
                for j in each(rows[i]):
                    scores[j] -= weight
            left -= clauses
            voter += 2
