"""Ranked: the moves of a node sorted by the scores that a stage gives them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import count
from prunus.core.comparison import above8
from prunus.core.jit import kernel
from prunus.core.memory import Cells, between
from prunus.core.values import NO_MOVE
from prunus.errors import BadGame, OutOfRange

INDEX_BITS = np.int64(10)
LAST_INDEX = (np.int64(1) << INDEX_BITS) - np.int64(1)
SCORE_BITS = 62 - int(INDEX_BITS)


class Ranked(NamedTuple):
    """Sorted by score, the highest first; equal scores stay in their natural order.

    A move's word is  score << 10 | what keeps earlier moves ahead,  so that one comparison of integers decides.
    """

    stage: Any
    room: np.int64  # for the moves of a node
    words: Cells  # of the node at work
    listed: Cells  # its moves as the game lists them
    sorted_moves: Cells  # a row of `room` a ply

    @classmethod
    def by(cls, stage: Any, position: Any, depth: int) -> Ranked:
        """With storage for searches of `depth` plies from `position`."""
        if stage.score_bits() > SCORE_BITS:
            raise OutOfRange(f"the stages of a chain may take {SCORE_BITS} bits together, not {stage.score_bits()}: leave one out")
        rows, columns = depth + 1, max(int(position.max_moves()), 1)
        if columns > LAST_INDEX + 1:
            raise BadGame(f"moves can be ordered where a position has at most {LAST_INDEX + 1} of them, not {columns}")
        return cls(stage, np.int64(columns), Cells.zeros(columns + 8), Cells.zeros(columns + 8), Cells.zeros(rows * columns))

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        row = ply * self.room
        return between(self.sorted_moves, row, row + sort_moves(self, position, depth, ply, hint))

    def follow(self, ply: int, move: int) -> None:
        self.stage.follow(ply, move)

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.stage.reward(position, move, depth, ply)


@kernel
def sort_moves(ranked, position, depth, ply, hint):  # type: ignore[no-untyped-def]
    """Write the moves of `position` to the row of their ply, sorted; how many there are.

    A kernel of its own: inlined into a search it would make every frame of the recursion large.
    """
    stage, listed, words, row = ranked.stage, ranked.listed, ranked.words, ply * ranked.room
    size = 0
    for move in position.moves():
        if size == ranked.room:
            raise IndexError("a position has more moves than its max_moves says")
        listed[size] = move
        size += 1
    if not stage.speaks(depth, ply):
        for index in range(size):
            ranked.sorted_moves[row + index] = listed[index]
        return size
    stage.consider(position, listed, 0, size, ply)
    for index in range(size):
        words[index] = (stage.score(position, listed[index], index, depth, ply, hint) << INDEX_BITS) | (LAST_INDEX - index)
    if size <= 8:  # a move's place is the number of moves ahead of it: all comparisons at once
        for index in range(size, 8):
            words[index] = -1
        ahead = above8(words, 0, 0)
        for index in range(size):
            ranked.sorted_moves[row + count((ahead >> np.uint64(8 * index)) & np.uint64(0xFF))] = listed[index]
        return size
    for index in range(1, size):
        word, place = words[index], index
        while place > 0 and words[place - 1] < word:
            words[place] = words[place - 1]
            place -= 1
        words[place] = word
    for index in range(size):
        ranked.sorted_moves[row + index] = listed[LAST_INDEX - (words[index] & LAST_INDEX)]
    return size
