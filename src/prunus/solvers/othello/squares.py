"""Sets of squares that the parts of the Othello solver speak of. Columns are letters, a to h; a1 is bit 0."""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.bits import EMPTY, bit
from prunus.core.jit import compiled_form, inline

CORNERS = np.uint64(0x8100000000000081)
EDGES = np.uint64(0xFF818181818181FF)
COLUMN_A = np.uint64(0x0101010101010101)
COLUMN_H = np.uint64(0x8080808080808080)
NOT_A, NOT_H = ~COLUMN_A, ~COLUMN_H


def _neighbours() -> Any:
    """For every square the squares around it."""
    found = np.zeros(64, np.uint64)
    for square in range(64):
        for other in range(64):
            distance = max(abs(other // 8 - square // 8), abs(other % 8 - square % 8))
            found[square] |= bit(other) if distance == 1 else EMPTY
    return found


NEIGHBOURS = _neighbours()


@inline
def around(squares: np.uint64) -> np.uint64:
    """The squares of a set and those next to them."""
    rows = squares | (squares << np.uint64(1)) & NOT_A | (squares >> np.uint64(1)) & NOT_H
    return rows | rows << np.uint64(8) | rows >> np.uint64(8)


FIRST_OF_QUADRANTS = np.uint64(0x0000001100000011)
QUADRANT = np.uint64(0x0F0F0F0F)


def odd_regions(empty: np.uint64) -> np.uint64:
    """The quadrants of the board in which the number of empty squares is odd: who begins there also plays there last."""
    return np.uint64(int(_parities(np.uint64(empty))) * int(QUADRANT))


@compiled_form(odd_regions)
def _odd_regions(empty: np.uint64) -> np.uint64:
    return _parities(empty) * QUADRANT


@inline
def _parities(empty: np.uint64) -> np.uint64:
    """The first squares of the odd quadrants, found by folding four columns and four rows into one square."""
    empty ^= empty >> np.uint64(1)
    empty ^= empty >> np.uint64(2)
    empty ^= empty >> np.uint64(8)
    empty ^= empty >> np.uint64(16)
    return empty & FIRST_OF_QUADRANTS


@inline
def corners_first(squares: np.uint64) -> np.uint64:
    """The corners among some squares, or all of them where there is none."""
    corners = squares & CORNERS
    return corners if corners != EMPTY else squares
