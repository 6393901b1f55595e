"""Ranked: the moves of a node sorted by the scores that a stage gives them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements, require
from prunus.core.jit import kernel
from prunus.core.memory import Cells, between
from prunus.core.ordering import Ordering, Stage
from prunus.core.values import NO_MOVE
from prunus.errors import OutOfRange
from prunus.orderings.sorter import SCORE_BITS, keep, listed, row_of, sort, storage, word


@implements(Ordering)
class Ranked(NamedTuple):
    """Sorted by score, the highest first; equal scores stay in their natural order. Room and memory are the sorter's."""

    stage: Any
    room: np.int64
    memory: Cells

    @classmethod
    def by(cls, stage: Any, position: Any, depth: int) -> Ranked:
        """With storage for searches of `depth` plies from `position`."""
        require(stage, Stage)
        if stage.score_bits() > SCORE_BITS:
            raise OutOfRange(f"the stages of a chain may take {SCORE_BITS} bits together, not {stage.score_bits()}: leave one out")
        return cls(stage, *storage(position, depth))

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        row = row_of(ply, self.room)
        return between(self.memory, row, row + sort_moves(self, position, depth, ply, hint))

    def follow(self, ply: int, move: int) -> None:
        self.stage.follow(ply, move)

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.stage.reward(position, move, depth, ply)


@kernel
def sort_moves(ranked, position, depth, ply, hint):  # type: ignore[no-untyped-def]
    """Write the moves of `position` to the row of their ply, sorted; how many there are.

    A kernel of its own: inlined into a search it would make every frame of the recursion large.
    """
    stage, memory, room = ranked.stage, ranked.memory, ranked.room
    size = listed(position, memory, room)
    if size < 2 or not stage.speaks(depth, ply):
        keep(memory, room, row_of(ply, room), size)
        return size
    stage.consider(position, memory, room, size, ply)
    for index in range(size):
        memory[index] = word(stage.score(position, memory[room + index], index, depth, ply, hint), index)
    sort(memory, room, row_of(ply, room), size)
    return size
