"""Threats: the squares that complete four, and what they prove about the end of a game without search.

The board fills up, and who is left without a free move must give way: zugzwang (Allis, 1988, chapter 3). Let A be the player to
move and B the other, who *follows up*: answers each stone of A with a stone on top of it.

    columns with an even number of empty squares     of each two squares A gets the lower one, B the upper one
    columns with an odd number                       A takes the lowest square of one of them, B of another one; what
                                                     remains of both is even

A square is *low* if an even number of squares lies between it, inclusive, and the top: those are A's. The lowest squares of odd
columns, called *odd* here, may be A's too. If A has no four within all of these, A does not win. If B completes four on a
square that B gets, B wins, at the latest when all other columns are full, and nobody ever gets the squares above it.

All this needs an even number of odd columns. With an odd number, B sets a trap in one of them: a low square on which B completes
four. In this column A gets the squares that are not low, and at last must play the one below the trap.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.bits import BIT, EMPTY, count
from prunus.core.jit import inline
from prunus.core.lanes import four, lanes, union
from prunus.games.connect_four import UP, has_four, landings

STEPS, TWICE, THRICE = four(1, 6, 7, 8), four(2, 12, 14, 16), four(3, 18, 21, 24)
UNPROVED = np.int64(64)  # more than any value


@lanes
def completing(stones):  # type: ignore[no-untyped-def]
    """The squares, empty or not, on the board or not, that make four together with three of `stones`."""
    right, left = stones << STEPS, stones >> STEPS
    two_right, two_left = right & (stones << TWICE), left & (stones >> TWICE)
    return union(two_right & (left | (stones << THRICE)) | two_left & (right | (stones >> THRICE)))


@inline
def safe_moves(empty: np.uint64, threats: np.uint64) -> np.uint64:
    """The moves after which an opponent who completes four on `threats` cannot do so at once."""
    moves = landings(empty)
    forced = moves & threats
    if forced != EMPTY:
        moves = forced if forced & (forced - BIT) == EMPTY else EMPTY
    return moves & ~(threats >> UP)


@inline
def squares_above(squares: np.uint64, empty: np.uint64) -> np.uint64:
    """The empty squares above any of `squares`, up to four rows: none of them ever has more above it."""
    above = (squares << UP) & empty
    above |= (above << UP) & empty
    above |= (above << UP) & empty
    above |= (above << UP) & empty
    return above


@inline
def squares_below(squares: np.uint64, empty: np.uint64) -> np.uint64:
    """The empty squares below any of `squares`."""
    below = (squares >> UP) & empty
    below |= (below >> UP) & empty
    below |= (below >> UP) & empty
    below |= (below >> UP) & empty
    return below


@inline
def zugzwang_bound(own: np.uint64, empty: np.uint64, threats: np.uint64, low: np.uint64) -> Any:
    """With v the value for the player to move, in a game that is not over:  v <= zugzwang_bound, or UNPROVED.

    `threats` are the empty squares on which the opponent completes four.
    """
    odd = landings(empty) & ~low
    taken = threats & ~low & ~odd
    never = squares_above(taken, empty)
    yielded = ((empty & low) | odd) & ~never
    if count(odd) & 1 == 0:
        if has_four(own | yielded):
            return UNPROVED
        return -((count(never) + 2) >> 1) if taken != EMPTY else np.int64(0)
    traps = threats & low & squares_above(odd, empty)
    while traps != EMPTY:
        trap = traps & ~(traps - BIT)
        traps ^= trap
        above, below = squares_above(trap, empty), squares_below(trap, empty)
        column = above | trap | below
        if not has_four(own | (yielded & ~column) | (below & ~low)):
            return -((count((never & ~column) | above) + 2) >> 1)
    return UNPROVED
