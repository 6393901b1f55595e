"""Work: what one thread of the solver counts, reads and remembers, in one array of cells.

NODES            positions entered, those of the last squares and of estimates included
SIZE             squares of the board
WORTH_OF_EMPTY   what an empty square at the end of the game counts for the winner: 0 or 1 discs
AGE, SALT        of the table: which entries are recent, and which belong to this solver since its last reset
BEST_MOVES       for each number of empty squares the move found best at the last node with so many
ROWS             for each number of empty squares the moves of a node: sorted words (score << 6 | square), and for each square the
                 discs that its move turns over and the key of the position after it
LINE             the moves of a line, passes included
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.bits import count
from prunus.core.jit import inline
from prunus.core.memory import Cells

NODES, SIZE, WORTH_OF_EMPTY, AGE, SALT, BEST_MOVES = range(6)
ROWS = BEST_MOVES + 65
TURNED, KEYS, ROW = 64, 128, 192
SQUARE_BITS = np.int64(6)
SQUARE_MASK = np.int64(63)
NONE: Any = np.int64(-1000)  # below every value: no move, so no value
LINE = ROWS + 65 * ROW
LONGEST_LINE = 2 * 64


def new_work() -> Cells:
    return Cells.zeros(LINE + LONGEST_LINE)


@inline
def row_of(empties: int) -> int:
    return ROWS + ROW * empties


@inline
def insert(work: Any, row: int, size: int, score: int, move: int, turned: np.uint64) -> None:
    """Put a move in its place among the `size` that a row has, the highest score first."""
    word = score << SQUARE_BITS | move
    place = row + size
    while place > row and work[place - 1] < word:
        work[place] = work[place - 1]
        place -= 1
    work[place] = word
    work[row + TURNED + move] = np.int64(turned)


@inline
def final(own: np.uint64, opponent: np.uint64, work: Any) -> int:
    """The value of a finished game: the disc difference, and what the squares left empty are worth to the winner."""
    difference = count(own) - count(opponent)
    left = (work[SIZE] - count(own | opponent)) * work[WORTH_OF_EMPTY]
    if difference > 0:
        return difference + left
    return difference - left if difference < 0 else difference
