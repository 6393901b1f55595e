"""Rules: the order that a logic program of better_choice(Board, Move1, Move2) prefers.

Of a program without weights `ordering.relation` says which moves of a node are preferred to which, and `Points` or `Flow` makes
scores of it; one with weights scores by votes (`ordering.votes`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import count
from prunus.core.generic import implements, operations
from prunus.core.memory import Cells
from prunus.core.ordering import Stage
from prunus.orderings.relation import MAX_MOVES
from prunus.orderings.votes import Scoring

WHOLE_BITS = 40
WHOLE = 1 << WHOLE_BITS  # all the preference that flows
SCORE_SHIFT = 18


@operations
class Weighing:
    def weight_bits(self) -> int:
        """How many bits a score may take."""

    def weigh(self, rows: Any, size: int, scores: Any) -> None:
        """Write the scores of moves 0 to size - 1, from a relation in rows of bits; `scores` has room for twice MAX_MOVES."""


@implements(Weighing)
class Points(NamedTuple):
    """Winning points: the number of moves that a move is preferred to (the paper, section 4)."""

    def weight_bits(self) -> int:
        return 6

    def weigh(self, rows: Any, size: int, scores: Any) -> None:
        for begin in range(0, size, 8):  # whole blocks: LLVM unrolls them
            for i in range(begin, begin + 8):
                scores[i] = count(rows[i])


@implements(Weighing)
class Flow(NamedTuple):
    """Preference as the stationary state of a flow from every move to the moves preferred to it (Nakano and others, 1998).

    In each round a move keeps `1 - passing` of the whole, spread over all, and passes the rest of what it has on in equal parts to
    the moves that are preferred to it; a move that none is preferred to keeps its part. The fixed point is found by repetition.
    """

    passing: np.int64  # in parts of 1024
    rounds: np.int64

    def weight_bits(self) -> int:
        return WHOLE_BITS + 1 - SCORE_SHIFT

    def weigh(self, rows: Any, size: int, scores: Any) -> None:
        following = MAX_MOVES
        for i in range(size):
            scores[i] = WHOLE // size
        for _round in range(self.rounds):
            for i in range(size):
                scores[following + i] = WHOLE // 1024 * (1024 - self.passing) // size
            for j in range(size):
                passed = scores[j] // 1024 * self.passing
                better = 0
                for i in range(size):
                    better += 1 if (rows[i] >> np.uint64(j)) & np.uint64(1) else 0
                if better == 0:
                    scores[following + j] += passed
                for i in range(size):
                    if (rows[i] >> np.uint64(j)) & np.uint64(1):
                        scores[following + i] += passed // better
            for i in range(size):
                scores[i] = scores[following + i]
        for i in range(size):
            scores[i] >>= SCORE_SHIFT


@implements(Scoring)
class Weighed(NamedTuple):
    """The scores of a program without weights: its relation, weighed."""

    relation: Any  # answers `relate`, and has its rows of bits in `rows`
    weighing: Any  # Points or Flow
    scores: Cells

    @classmethod
    def of(cls, relation: Any, weighing: Any) -> Weighed:
        return cls(relation, weighing, Cells.zeros(2 * MAX_MOVES))

    def score_bits(self) -> int:
        return self.weighing.weight_bits()

    def score_moves(self, position: Any, moves: Any, place: int, size: int) -> None:
        self.relation.relate(position, moves, place, size)
        self.weighing.weigh(self.relation.rows, size, self.scores)


@implements(Stage)
class Rules(NamedTuple):
    """A stage: the more a move is preferred, the earlier it is tried. A single move is not scored: its score means nothing.

    Of more moves than a program compares, MAX_MOVES, none is preferred.
    """

    scoring: Any

    def score_bits(self) -> int:
        return self.scoring.score_bits()

    def consider(self, position: Any, moves: Any, place: int, size: int, depth: int, ply: int) -> None:
        if size > MAX_MOVES:
            for index in range(MAX_MOVES):
                self.scoring.scores[index] = 0
        elif size > 1:
            self.scoring.score_moves(position, moves, place, size)

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return self.scoring.scores[index] if index < MAX_MOVES else 0
