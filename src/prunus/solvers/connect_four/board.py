"""Board: what the solver must know of the size of a board, and the keys of its positions.

A position and its mirror image have the same value, and near the beginning of a game both come up. There they have one key.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import bit, count, highest
from prunus.core.jit import compiled_form, inline
from prunus.games.connect_four import STRIDE, Position

KEY_BITS = 49
KEY_MASK = np.uint64((1 << KEY_BITS) - 1)
ODD_NUMBER = np.uint64(0x1779B97F4A7C15)
FOLDED_PLIES = 16  # later both images seldom come up, and the mirror costs more than it saves

FIRST, SECOND, THIRD, FOURTH = (np.uint64(0x7F << STRIDE * x) for x in range(4))
TWO_COLUMNS, FOUR_COLUMNS, SIX_COLUMNS = (np.uint64(STRIDE * x) for x in (2, 4, 6))


class Board(NamedTuple):
    low: np.uint64  # the squares with an even number of squares between them, inclusive, and the top
    missing: np.uint64  # bits of the columns that the board lacks
    folded_from: np.int64  # empty squares

    @classmethod
    def of(cls, position: Position) -> Board:
        squares = position.own | position.opponent | position.empty
        height = highest(squares) % STRIDE + 1
        width = highest(squares) // STRIDE + 1
        low = sum(1 << s for s in range(KEY_BITS) if squares & bit(s) and (height - s % STRIDE) % 2 == 0)
        return cls(np.uint64(low), np.uint64(STRIDE * (7 - width)), np.int64(count(squares) - FOLDED_PLIES))


@inline
def key_of(position: Any, board: Any) -> np.uint64:
    """Different positions of one board have different keys, except mirror images early in a game, which have the same.

    In each column of the sum one bit more than the stones need tells the height (Pons, 2015). A product with an odd number is
    different for different sums, and its high bits are well mixed.
    """
    total = position.own + (position.own | position.opponent)
    if count(position.empty) >= board.folded_from:
        total = min(total, mirrored(total, board))
    return spread(total)


@inline
def mirrored(squares: np.uint64, board: Any) -> np.uint64:
    """The columns in the opposite order, with the row above the board."""
    left = ((squares & FIRST) << SIX_COLUMNS) | ((squares & SECOND) << FOUR_COLUMNS) | ((squares & THIRD) << TWO_COLUMNS)
    right = ((squares >> SIX_COLUMNS) & FIRST) | ((squares >> FOUR_COLUMNS) & SECOND) | ((squares >> TWO_COLUMNS) & THIRD)
    return (left | (squares & FOURTH) | right) >> board.missing


def spread(total: np.uint64) -> np.uint64:
    """The product with an odd number, modulo 2**49."""
    return np.uint64(int(total) * int(ODD_NUMBER) & int(KEY_MASK))


@compiled_form(spread)
def _spread(total: np.uint64) -> np.uint64:
    return (total * ODD_NUMBER) & KEY_MASK
