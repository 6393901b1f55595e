"""Ranked: the moves of a node sorted by the scores that a stage gives them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements, require
from prunus.core.jit import inline, kernel
from prunus.core.listing import UNSORTED, moves_from
from prunus.core.memory import Cells
from prunus.core.ordering import Ordering, Stage
from prunus.core.values import NO_MOVE, ONE, ZERO
from prunus.errors import OutOfRange
from prunus.orderings.natural import Natural
from prunus.orderings.sorter import BLOCK, SCORE_BITS, keep, listed, row_of, sort, storage, word


@implements(Ordering)
class Ranked(NamedTuple):
    """Sorted by score, the highest first; equal scores stay as the ground has them. Room and memory are the sorter's.

    Where the stage is silent nothing is sorted or written down: its lead comes first, and then the others as the ground lists them.
    """

    stage: Any
    ground: Any
    room: np.int64
    memory: Cells

    @classmethod
    def by(cls, stage: Any, position: Any, depth: int, ground: Any = Natural()) -> Ranked:  # noqa: B008 (immutable)
        """With storage for searches of `depth` plies from `position`."""
        require(stage, Stage)
        if stage.score_bits() > SCORE_BITS:
            raise OutOfRange(f"the stages of a chain may take {SCORE_BITS} bits together, not {stage.score_bits()}: leave one out")
        return cls(stage, ground, *storage(position, depth))

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        place, end, lead = UNSORTED, UNSORTED, NO_MOVE
        if self.stage.speaks(depth, ply):
            place = row_of(ply, self.room)
            end = place + sort_moves(self, position, depth, ply, hint)
        else:
            lead = among(position, self.stage.lead(ply, hint))
        return moves_from(self.ground.arrange(position, depth, ply, NO_MOVE), self.memory, place, end, lead)

    def follow(self, ply: int, move: int) -> None:
        self.stage.follow(ply, move)

    def found(self, ply: int, move: int, value: int) -> None:
        self.stage.found(ply, move, value)

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.stage.reward(position, move, depth, ply)


@inline
def among(position: Any, move: int) -> int:
    """`move` if it is one of the moves of `position`, or NO_MOVE."""
    if move != NO_MOVE:
        for each in position.moves():
            if each == move:
                return move
    return NO_MOVE


@kernel
def sort_moves(ranked, position, depth, ply, hint):  # type: ignore[no-untyped-def]
    """Write the moves of `position` to the row of their ply, sorted; how many there are.

    A kernel of its own: inlined into a search it would make every frame of the recursion large.
    """
    stage, memory, room = ranked.stage, ranked.memory, ranked.room
    size = listed(position, memory, room)
    if size < 2:
        keep(memory, room, row_of(ply, room), size)
        return size
    stage.consider(position, memory, room, size, depth, ply)
    for index in range(size):
        move = memory[room + index]
        score = stage.score(position, move, index, depth, ply, hint)
        memory[index] = word(score, ranked.ground.place(position, move, index))
    sort(memory, room, row_of(ply, room), size)
    return size


@kernel
def write_moves(ranked, position, depth, ply, hint):  # type: ignore[no-untyped-def]
    """Write the moves of `position` to the row of their ply, the lead first and the others as the ground has them; how many."""
    memory, row, size = ranked.memory, row_of(ply, ranked.room), ZERO
    lead = among(position, ranked.stage.lead(ply, hint))
    for move in moves_from(ranked.ground.arrange(position, depth, ply, NO_MOVE), memory, UNSORTED, UNSORTED, lead):
        if size + BLOCK == ranked.room:
            raise IndexError("a position has more moves than its max_moves says")
        memory[row + size] = move
        size += ONE
    return size
