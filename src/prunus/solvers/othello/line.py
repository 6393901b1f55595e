"""The line of best moves, read from the table and searched again where the table has forgotten."""

from __future__ import annotations

import numpy as np

from prunus.core.bits import EMPTY, bit, count, lowest, unsigned
from prunus.core.jit import kernel
from prunus.core.values import ONE, ZERO
from prunus.games.othello import PASS, flips, placements
from prunus.solvers.othello.search import STOP, null_window
from prunus.solvers.othello.table import NO_SQUARE, key_of
from prunus.solvers.othello.work import BEST_MOVES, LINE, SALT


@kernel
def write_line(own, opponent, empty, value, most, search):  # type: ignore[no-untyped-def]
    """Write up to `most` moves under LINE, each of which keeps `value` or more for who began; how many they are.

    For value <= the true value; best play of both, if they are equal.
    """
    work = search.work
    length = ZERO
    while length < most:
        squares = placements(own, opponent) & empty
        if squares != EMPTY:
            null_window(own, opponent, empty, key_of(own, opponent, unsigned(work[SALT])), value - ONE, search)
            move = work[BEST_MOVES + count(empty)]
            if move == NO_SQUARE:  # every move will do
                move = np.int64(lowest(squares))
            turned = flips(bit(move), own, opponent)
            own, opponent, empty = own ^ turned ^ bit(move), opponent ^ turned, empty ^ bit(move)
        elif placements(opponent, own) & empty != EMPTY:
            move = np.int64(PASS)
        else:
            break
        if search.signal[STOP] != 0:
            break
        work[LINE + length] = move
        length += ONE
        own, opponent, value = opponent, own, -value
    return length
