"""The last three empty squares, written out: most nodes of an endgame search are here.

With one square left the discs that turn over are only counted: each of the four lines through it is gathered into a byte of own
discs, and a table knows for every byte and place on it how many of the others lie between.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.bits import EMPTY, bit, count, lowest
from prunus.core.jit import compiled_form, inline, kernel
from prunus.games.othello import flips
from prunus.solvers.othello.squares import COLUMN_A, NEIGHBOURS, odd_regions
from prunus.solvers.othello.work import NODES, NONE, final

BYTE = np.uint64(255)
ROW_OF_COLUMN = np.uint64(0x0102040810204080)  # brings column a into the highest byte, row 1 lowest


def _diagonals(slope: int) -> Any:
    """For every square the others of its diagonal; slope 1 runs from a1 to h8, slope -1 from h1 to a8."""
    found = np.zeros(64, np.uint64)
    for square in range(64):
        for other in range(64):
            if other != square and other // 8 - square // 8 == slope * (other % 8 - square % 8):
                found[square] |= bit(other)
    return found


def _turned_on_a_line() -> Any:
    """At 256 * place + byte: how many zeros lie between the place and the nearest ones of the byte on either side."""
    turned = np.zeros(8 * 256, np.int64)
    for place in range(8):
        for byte in range(256):
            for step in (1, -1):
                at, passed = place + step, 0
                while 0 <= at < 8 and not byte >> at & 1:
                    at, passed = at + step, passed + 1
                turned[256 * place + byte] += passed if 0 <= at < 8 else 0
    return turned


DIAGONAL, ANTIDIAGONAL = _diagonals(1), _diagonals(-1)
TURNED_ON_LINE = _turned_on_a_line()


def gathered(squares: np.uint64, multiplier: np.uint64) -> np.uint64:
    """The highest byte of a product: the squares of a column or a diagonal side by side."""
    return np.uint64(int(squares) * int(multiplier) >> 56 & 255)


@compiled_form(gathered)
def _gathered(squares: np.uint64, multiplier: np.uint64) -> np.uint64:
    return squares * multiplier >> np.uint64(56)


@inline
def turned_at(square: np.uint64, own: np.uint64) -> int:
    """How many discs turn over when own fills the last square of the board; what is not own counts as the opponent's."""
    column, row = square & np.uint64(7), square >> np.uint64(3)
    across, down = column << np.uint64(8), row << np.uint64(8)
    return (
        TURNED_ON_LINE[across | (own >> (square & np.uint64(56)) & BYTE)]
        + TURNED_ON_LINE[down | gathered(own >> column & COLUMN_A, ROW_OF_COLUMN)]
        + TURNED_ON_LINE[across | gathered(own & DIAGONAL[square], COLUMN_A)]
        + TURNED_ON_LINE[across | gathered(own & ANTIDIAGONAL[square], COLUMN_A)]
    )


@inline
def last_one(own: np.uint64, opponent: np.uint64, square: np.uint64, work: Any) -> int:
    """The value with one square left."""
    work[NODES] += 1
    difference = count(own) - count(opponent)
    turned = turned_at(square, own)
    if turned > 0:
        return difference + 2 * turned + 1
    turned = turned_at(square, opponent)
    if turned > 0:
        return difference - 2 * turned - 1
    return final(own, opponent, work)


@inline
def best_of_two(own: np.uint64, opponent: np.uint64, first: np.uint64, second: np.uint64, alpha: int, work: Any) -> int:
    """The best of the moves to two squares, the first that exceeds alpha, or NONE if there is none."""
    best = NONE
    if NEIGHBOURS[first] & opponent != EMPTY:
        turned = flips(bit(first), own, opponent)
        if turned != EMPTY:
            best = -last_one(opponent ^ turned, own ^ turned ^ bit(first), second, work)
            if best > alpha:
                return best
    if NEIGHBOURS[second] & opponent != EMPTY:
        turned = flips(bit(second), own, opponent)
        if turned != EMPTY:
            best = max(best, -last_one(opponent ^ turned, own ^ turned ^ bit(second), first, work))
    return best


@kernel
def last_two(own, opponent, first, second, alpha, work):  # type: ignore[no-untyped-def]
    """The value with two squares left, fail-soft against the null window (alpha, alpha + 1)."""
    work[NODES] += 1
    best = best_of_two(own, opponent, first, second, alpha, work)
    if best == NONE:
        best = -best_of_two(opponent, own, first, second, -alpha - 1, work)
        if best == -NONE:
            best = final(own, opponent, work)
    return best


@inline
def best_of_three(own: np.uint64, opponent: np.uint64, empty: np.uint64, alpha: int, work: Any) -> int:
    """The best of the moves to three squares, those of odd regions first, or NONE if there is none."""
    best = NONE
    squares = empty & odd_regions(empty)
    later = empty ^ squares
    while squares | later != EMPTY:
        if squares == EMPTY:
            squares, later = later, squares
        square = np.uint64(lowest(squares))
        squares ^= bit(square)
        if NEIGHBOURS[square] & opponent != EMPTY:
            turned = flips(bit(square), own, opponent)
            if turned != EMPTY:
                rest = empty ^ bit(square)
                first = np.uint64(lowest(rest))
                second = np.uint64(lowest(rest ^ bit(first)))
                best = max(best, -last_two(opponent ^ turned, own ^ turned ^ bit(square), first, second, -alpha - 1, work))
                if best > alpha:
                    return best
    return best


@kernel
def last_three(own, opponent, empty, alpha, work):  # type: ignore[no-untyped-def]
    """The value with three squares left, fail-soft against the null window (alpha, alpha + 1)."""
    work[NODES] += 1
    best = best_of_three(own, opponent, empty, alpha, work)
    if best == NONE:
        best = -best_of_three(opponent, own, empty, -alpha - 1, work)
        if best == -NONE:
            best = final(own, opponent, work)
    return best
