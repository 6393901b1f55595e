"""The endgame table: every position that can be reached from one, with its true value and its distance from the end.

    number       0          1          2                 n - 1
    keys       ┌──────────┬──────────┬──────────┬─ … ─┬──────────┐    uint64, sorted
    values     │ for the player to move, in units of `outcome`   │    int32
    distances  │ plies to the end of the game under best play    │    int32
               └─────────────────────────────────────────────────┘

Best play takes the most; with equal moves the winner hurries, the loser delays, and in a drawn game both end it as soon as they
can. Play that need not end is a draw, at a distance of NEVER. The table is closed: with a position it has all positions below it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import BIT, EMPTY
from prunus.core.game import Symmetric
from prunus.core.generic import answers, implements, operations
from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.values import ZERO, decided
from prunus.tables.folded import smallest_view

NOWHERE: Any = np.int64(-1)
NEVER: Any = np.int64(1 << 30)


@operations
class Naming:
    def name_of(self, position: Any) -> np.uint64:
        """A word under which a position is filed, never 0."""


@implements(Naming)
class ByKey(NamedTuple):
    """Every position has a place of its own."""

    def name_of(self, position: Any) -> np.uint64:
        key = np.uint64(position.key())
        return key if key != EMPTY else BIT


@implements(Naming)
class ByView(NamedTuple):
    """A position shares its place with its mirror images: the smallest of their keys names them all."""

    def name_of(self, position: Any) -> np.uint64:
        _turn, key = smallest_view(position)
        return key if key != EMPTY else BIT


def naming_for(position: Any, folded: bool) -> ByKey | ByView:
    """How positions of this kind are filed; only symmetric ones can be folded."""
    return ByView() if folded and answers(position, Symmetric) else ByKey()


@operations
class Unit:
    def in_units(self, outcome: int) -> int:
        """What an evaluation gives a finished game of this outcome."""


@implements(Unit)
class Outcomes(NamedTuple):
    """The game's own units."""

    def in_units(self, outcome: int) -> int:
        return outcome


@implements(Unit)
class Signs(NamedTuple):
    """1, 0 or -1, as the evaluation win-loss-draw."""

    def in_units(self, outcome: int) -> Any:
        return np.int64(1) if outcome > 0 else np.int64(-1) if outcome < 0 else ZERO


@implements(Unit)
class Decided(NamedTuple):
    """WIN and the margin, as evaluations that estimate."""

    def in_units(self, outcome: int) -> Any:
        return np.int64(decided(outcome))


UNITS: tuple[Any, ...] = (Outcomes(), Signs(), Decided())


@operations
class Solving:
    def place_of(self, position: Any) -> int:
        """Where the position stands in the table, or NOWHERE."""

    def value_at(self, place: int) -> int:
        """The true value there, for the player to move."""

    def distance_at(self, place: int) -> int:
        """Plies to the end of the game, or NEVER."""


@implements(Solving)
class Endgame(NamedTuple):
    """The table as kernels see it; the cells may lie in a file that is mapped into memory."""

    keys: Cells
    values: Cells
    distances: Cells
    size: np.int64
    naming: Any
    unit: Any

    def place_of(self, position: Any) -> int:
        return place_among(self.keys, self.size, self.naming.name_of(position))

    def value_at(self, place: int) -> int:
        return self.unit.in_units(np.int64(self.values[place]))

    def distance_at(self, place: int) -> Any:
        return np.int64(self.distances[place])


@inline
def place_among(keys: Any, size: int, key: np.uint64) -> int:
    """Binary search in sorted keys."""
    low, high = ZERO, np.int64(size)
    while low < high:
        middle = (low + high) >> np.int64(1)
        if keys[middle] < key:
            low = middle + np.int64(1)
        else:
            high = middle
    if low < size and keys[low] == key:
        return low
    return NOWHERE
