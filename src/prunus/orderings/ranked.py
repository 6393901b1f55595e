"""Ranked: the moves of a node sorted by the scores that a stage gives them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import count
from prunus.core.comparison import above8
from prunus.core.generic import implements, require
from prunus.core.jit import inline, kernel
from prunus.core.memory import Cells, between
from prunus.core.ordering import Ordering, Stage
from prunus.core.values import NO_MOVE
from prunus.errors import BadGame, OutOfRange

INDEX_BITS = np.int64(10)
LAST_INDEX = (np.int64(1) << INDEX_BITS) - np.int64(1)
SCORE_BITS = 62 - int(INDEX_BITS)
FEW = 8
EIGHT = np.uint64(0xFF)


@implements(Ordering)
class Ranked(NamedTuple):
    """Sorted by score, the highest first; equal scores stay in their natural order.

    A move's word is its score, followed by what keeps earlier moves ahead, so that one comparison of integers decides. All storage
    is one memory, because every field of an ordering is handed down at each call of a search:

        words of the node at work │ its moves as the game lists them │ a row of sorted moves a ply …     each of `room` cells
    """

    stage: Any
    room: np.int64  # for the moves of a node, and a few more
    memory: Cells

    @classmethod
    def by(cls, stage: Any, position: Any, depth: int) -> Ranked:
        """With storage for searches of `depth` plies from `position`."""
        require(stage, Stage)
        if stage.score_bits() > SCORE_BITS:
            raise OutOfRange(f"the stages of a chain may take {SCORE_BITS} bits together, not {stage.score_bits()}: leave one out")
        room = max(int(position.max_moves()), 1)
        if room > LAST_INDEX + 1:
            raise BadGame(f"moves can be ordered where a position has at most {LAST_INDEX + 1} of them, not {room}")
        return cls(stage, np.int64(room + FEW), Cells.zeros((room + FEW) * (depth + 3)))

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        row = (ply + 2) * self.room
        return between(self.memory, row, row + sort_moves(self, position, depth, ply, hint))

    def follow(self, ply: int, move: int) -> None:
        self.stage.follow(ply, move)

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.stage.reward(position, move, depth, ply)


@kernel
def sort_moves(ranked, position, depth, ply, hint):  # type: ignore[no-untyped-def]
    """Write the moves of `position` to the row of their ply, sorted; how many there are. One cell behind the last may be written.

    A kernel of its own: inlined into a search it would make every frame of the recursion large.
    """
    stage, memory, listed = ranked.stage, ranked.memory, ranked.room
    row = (ply + 2) * ranked.room
    size = 0
    for move in position.moves():
        if size + FEW == ranked.room:
            raise IndexError("a position has more moves than its max_moves says")
        memory[listed + size] = move
        size += 1
    if size < 2 or not stage.speaks(depth, ply):
        for index in range(size):
            memory[row + index] = memory[listed + index]
        return size
    stage.consider(position, memory, listed, size, ply)
    if size > FEW:
        sort_many(ranked, position, size, row, depth, ply, hint)
    else:
        sort_few(ranked, position, size, row, depth, ply, hint)
    return size


@inline
def sort_few(ranked: Any, position: Any, size: int, row: int, depth: int, ply: int, hint: int) -> None:
    """Up to eight moves: the place of a move is the number of words above its own, all of which are compared at once.

    Loops of a fixed length are unrolled, and no branch depends on the scores.
    """
    stage, memory, listed = ranked.stage, ranked.memory, ranked.room
    for index in range(FEW):
        memory[index] = -1
        if index < size:
            memory[index] = (stage.score(position, memory[listed + index], index, depth, ply, hint) << INDEX_BITS) | (
                FEW - 1 - index
            )
    ahead = above8(memory, 0, 0)
    for index in range(FEW):
        memory[row + count((ahead >> np.uint64(FEW * index)) & EIGHT)] = memory[listed + index]


@inline
def sort_many(ranked: Any, position: Any, size: int, row: int, depth: int, ply: int, hint: int) -> None:
    """By insertion."""
    stage, memory, listed = ranked.stage, ranked.memory, ranked.room
    for index in range(size):
        move = memory[listed + index]
        word = (stage.score(position, move, index, depth, ply, hint) << INDEX_BITS) | (LAST_INDEX - index)
        place = index
        while place > 0 and memory[place - 1] < word:
            memory[place] = memory[place - 1]
            place -= 1
        memory[place] = word
    for index in range(size):
        memory[row + index] = memory[listed + LAST_INDEX - (memory[index] & LAST_INDEX)]
