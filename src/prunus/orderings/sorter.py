"""The sorter: the moves of a node, the highest word first; equal scores stay in their natural order.

A move's word is its score, followed by what keeps earlier moves ahead, so that one comparison of integers decides. All storage is
one memory, because every field of an ordering is handed down at each call of a search:

    words of the node at work │ its moves as the game lists them │ a row of sorted moves a ply …     each of `room` cells
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.bits import EMPTY, counted_bytes
from prunus.core.comparison import above8
from prunus.core.jit import compiled_form, inline
from prunus.core.memory import Cells
from prunus.errors import BadGame

INDEX_BITS = np.int64(10)
LAST_INDEX = (np.int64(1) << INDEX_BITS) - np.int64(1)
SCORE_BITS = 62 - int(INDEX_BITS)
BLOCK = 8
EVEN_BYTES = np.uint64(0x00FF_00FF_00FF_00FF)
PLACE = np.uint64(0xFFFF)


def storage(position: Any, depth: int) -> tuple[np.int64, Cells]:
    """The room for the moves of a node, and a few more, and the memory for searches of `depth` plies from `position`."""
    most = max(int(position.max_moves()), 1)
    if most > LAST_INDEX + 1:
        raise BadGame(f"moves can be ordered where a position has at most {LAST_INDEX + 1} of them, not {most}")
    return np.int64(most + BLOCK), Cells.zeros((most + BLOCK) * (depth + 3))


@inline
def row_of(ply: int, room: int) -> int:
    """Where the sorted moves of a ply begin."""
    return (ply + 2) * room


@inline
def listed(position: Any, memory: Any, room: int) -> int:
    """Write down the moves of `position` as the game lists them; how many there are."""
    size = 0
    for move in position.moves():
        if size + BLOCK == room:
            raise IndexError("a position has more moves than its max_moves says")
        memory[room + size] = move
        size += 1
    return size


@inline
def word(score: int, index: int) -> Any:
    """What the move of this index is sorted by."""
    return (score << INDEX_BITS) | (LAST_INDEX - index)


@inline
def keep(memory: Any, room: int, row: int, size: int) -> None:
    """The moves in their natural order."""
    for index in range(size):
        memory[row + index] = memory[room + index]


def sort(memory: Any, room: int, row: int, size: int) -> None:
    """The moves by their words; one cell behind the last may be written."""
    words, moves = memory.between(0, size), memory.between(room, room + size)
    for place, index in enumerate(sorted(range(size), key=words.__getitem__, reverse=True)):
        memory[row + place] = moves[index]


@compiled_form(sort)
def _sort(memory: Any, room: int, row: int, size: int) -> None:
    """The place of a move is the number of words above its own. Eight words are compared with eight at once, and no branch depends
    on the scores.
    """
    for index in range(size, (size + BLOCK - 1) & -BLOCK):
        memory[index] = -1
    for mine in range(0, size, BLOCK):
        even, odd = EMPTY, EMPTY  # the places of moves 0, 2, 4, 6 and of moves 1, 3, 5, 7 of the block, in 16 bits each
        for others in range(0, size, BLOCK):
            ahead = counted_bytes(above8(memory, mine, others))
            even += ahead & EVEN_BYTES
            odd += (ahead >> np.uint64(8)) & EVEN_BYTES
        for index in range(0, BLOCK, 2):
            shift = np.uint64(8 * index)
            memory[row + np.int64((even >> shift) & PLACE)] = memory[room + mine + index]
            memory[row + np.int64((odd >> shift) & PLACE)] = memory[room + mine + index + 1]
