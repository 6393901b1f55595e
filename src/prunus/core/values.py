"""The numbers a search speaks in.

A value is an int64 seen by the player to move, and  -INFINITY < -WIN - margin <= value <= WIN + margin < INFINITY.
Estimates of unfinished positions stay strictly between -WIN and WIN, so that a proved win is never confused with
a good hope.
"""

from __future__ import annotations

from typing import Any

from prunus.core.jit import compilable_classes, inline


class Whole(int):
    """A number that is an int64 for kernels, never a literal, and an ordinary whole number for their twins.

    A kernel that calls itself with a literal crashes when it is loaded from the cache (core/cache.py); NumPy's numbers, which are
    no literals either, would make every number of an interpreted search one of theirs, and each sum several times as slow.
    """


compilable_classes.append(Whole)

ZERO: Any = Whole(0)
ONE: Any = Whole(1)
WIN: Any = Whole(1_000_000)
INFINITY: Any = Whole(1 << 60)

NO_MOVE: Any = Whole(-1)  # what stands in a record where no move was made
INTERPRETED_PLIES = 200  # Python's own stack allows no more
MAX_PLY = 512  # the deepest search that is accepted: lines and windows are kept a ply


@inline
def decided(outcome):  # type: ignore[no-untyped-def]
    """The value of a finished game in which the player to move has `outcome`: wins beat every estimate, by margin."""
    if outcome > 0:
        return WIN + outcome
    if outcome < 0:
        return -WIN + outcome
    return ZERO
