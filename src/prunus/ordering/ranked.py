"""Ranked: the moves of a node sorted by the scores that a scorer gives them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.memory import Cells, between

INDEX_BITS = np.int64(20)
INDEX_MASK = (np.int64(1) << INDEX_BITS) - np.int64(1)


class Ranked(NamedTuple):
    """Sorted by score, the highest first; equal scores stay in their natural order.

    A node's row of `words` is filled with  score << 20 | what keeps earlier moves ahead,  so that one comparison of
    integers decides; `moves_at` holds the moves themselves.
    """

    scorer: Any
    room: np.int64  # for the moves of a node
    words: Cells  # a row of `room` a ply
    moves_at: Cells

    @classmethod
    def by(cls, scorer: Any, position: Any, depth: int) -> Ranked:
        """With storage for searches of `depth` plies from `position`."""
        rows, columns = depth + 1, max(position.max_moves(), 1)
        return cls(scorer, np.int64(columns), Cells.zeros(rows * columns), Cells.zeros(rows * columns))

    def arrange(self, position: Any, depth: int, ply: int) -> Iterable[int]:
        words, moves = self.words, self.moves_at
        row = ply * self.room
        count = 0
        for move in position.moves():
            if count == self.room:
                raise IndexError("a position has more moves than its max_moves says")
            word = (self.scorer.score(position, move, depth) << INDEX_BITS) | (INDEX_MASK - count)
            place = row + count
            while place > row and words[place - 1] < word:
                words[place], moves[place] = words[place - 1], moves[place - 1]
                place -= 1
            words[place], moves[place] = word, move
            count += 1
        return between(moves, row, row + count)
