"""The order of moves in the Connect Four solver: a type with the operation `promise`.

A learned program can take the place of `ThreatsThenCentre`: an order changes what a solution costs, never the value.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import count
from prunus.core.generic import implements, operations
from prunus.games.connect_four import STRIDE

MIDDLE = 3


@operations
class Promising:
    """Gives the moves of the Connect Four solver scores."""

    def promise(self, position: Any, move: int, threats: np.uint64) -> int:
        """The higher, the earlier; |promise| < 2**56. `threats`: the empty squares on which the mover completes four afterwards."""


@implements(Promising)
class ThreatsThenCentre(NamedTuple):
    """More threats first; of equals the one nearer to the middle of seven columns; then those in even rows, counted from one.

    Also counted is a threat right above the move, which the opponent must answer at once: leaving it out costs a fifth more nodes.
    """

    def promise(self, position: Any, move: int, threats: np.uint64) -> int:
        return 16 * count(threats) - 2 * abs(move // STRIDE - MIDDLE) + (move % STRIDE & 1)
