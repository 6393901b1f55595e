"""A few empty squares, too few for the table to pay: four or five in the order of parity, then up to seven fastest first."""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.bits import EMPTY, bit, count, lowest, unsigned
from prunus.core.jit import inline, kernel
from prunus.core.values import ONE, ZERO
from prunus.games.othello import flips, placements
from prunus.solvers.othello.last import last_one, last_three, last_two
from prunus.solvers.othello.squares import CORNERS, odd_regions
from prunus.solvers.othello.work import NODES, NONE, SQUARE_MASK, TURNED, final, insert, row_of

UNSORTED = np.int64(5)  # up to so many empty squares moves are not worth sorting by their replies
FEW = np.int64(7)  # up to so many a position is not worth an entry in the table


@kernel
def by_parity(own, opponent, empty, alpha, work):  # type: ignore[no-untyped-def]
    """The value with four squares left or a little more, fail-soft against the null window (alpha, alpha + 1)."""
    work[NODES] += 1
    squares = placements(own, opponent) & empty
    if squares == EMPTY:
        if placements(opponent, own) & empty == EMPTY:
            return final(own, opponent, work)
        return -by_parity(opponent, own, empty, -alpha - ONE, work)
    later = squares & ~odd_regions(empty)
    squares ^= later
    best = NONE
    while squares | later != EMPTY and best <= alpha:
        if squares == EMPTY:
            squares, later = later, squares
        disc = bit(lowest(squares))
        squares ^= disc
        turned = flips(disc, own, opponent)
        if count(empty) == 4:
            value = -last_three(opponent ^ turned, own ^ turned ^ disc, empty ^ disc, -alpha - ONE, work)
        else:
            value = -by_parity(opponent ^ turned, own ^ turned ^ disc, empty ^ disc, -alpha - ONE, work)
        best = max(best, value)
    return best


@inline
def sort_by_replies(own: np.uint64, opponent: np.uint64, empty: np.uint64, squares: np.uint64, row: int, work: Any) -> int:
    """The moves to `squares` into a row, the fewest replies first and odd regions first among equals; how many they are."""
    odd = odd_regions(empty)
    size = 0
    while squares != EMPTY:
        move = lowest(squares)
        disc = bit(move)
        squares ^= disc
        turned = flips(disc, own, opponent)
        replies = placements(opponent ^ turned, own ^ turned ^ disc) & (empty ^ disc)
        score = (ONE if odd & disc != EMPTY else ZERO) - 2 * (count(replies) + count(replies & CORNERS))
        insert(work, row, size, score, move, turned)
        size += 1
    return size


@kernel
def fastest_first(own, opponent, empty, alpha, work):  # type: ignore[no-untyped-def]
    """The value with more than UNSORTED squares left, fail-soft against the null window (alpha, alpha + 1)."""
    work[NODES] += 1
    squares = placements(own, opponent) & empty
    if squares == EMPTY:
        if placements(opponent, own) & empty == EMPTY:
            return final(own, opponent, work)
        return -fastest_first(opponent, own, empty, -alpha - ONE, work)
    empties = count(empty)
    row = row_of(empties)
    size = sort_by_replies(own, opponent, empty, squares, row, work)
    best = NONE
    for place in range(row, row + size):
        move = work[place] & SQUARE_MASK
        turned = unsigned(work[row + TURNED + move])
        if empties <= UNSORTED + 1:
            value = -by_parity(opponent ^ turned, own ^ turned ^ bit(move), empty ^ bit(move), -alpha - ONE, work)
        else:
            value = -fastest_first(opponent ^ turned, own ^ turned ^ bit(move), empty ^ bit(move), -alpha - ONE, work)
        best = max(best, value)
        if best > alpha:
            break
    return best


@inline
def finish(own: np.uint64, opponent: np.uint64, empty: np.uint64, alpha: int, work: Any) -> int:
    """The value with few squares left, however few."""
    empties = count(empty)
    if empties > UNSORTED:
        return fastest_first(own, opponent, empty, alpha, work)
    if empties > 3:
        return by_parity(own, opponent, empty, alpha, work)
    if empties == 3:
        return last_three(own, opponent, empty, alpha, work)
    if empties == 0:
        return final(own, opponent, work)
    first = np.uint64(lowest(empty))
    if empties == 1:
        return last_one(own, opponent, first, work)
    return last_two(own, opponent, first, np.uint64(lowest(empty ^ bit(first))), alpha, work)
