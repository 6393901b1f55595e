"""What a search asks of a table, and the table that remembers nothing and costs nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import default, implements, operations
from prunus.core.values import INFINITY, NO_MOVE


@operations
class Settling:
    def settles(self, alpha: int, beta: int) -> bool:
        """Whether a fail-soft search with this window may return at once."""

    def settled_value(self, beta: int) -> int:
        """What it then returns: a bound beyond the window, or the value itself."""


@implements(Settling)
class Known(NamedTuple):
    """What a table says of a position: lower <= value <= upper at the depth asked for, and the best move of any depth."""

    lower: np.int64
    upper: np.int64
    best_move: np.int64
    has_ended: bool  # whether all lines that prove the bounds end before the horizon, so that they hold at every greater depth

    def settles(self, alpha: int, beta: int) -> bool:
        return bool(self.lower >= beta or self.upper <= alpha or self.lower == self.upper)

    def settled_value(self, beta: int) -> Any:
        return self.lower if self.lower >= beta else self.upper


@operations
class Remembering:
    """Contract: lower <= minimax value to this depth <= upper, whenever `probe` gives bounds."""

    def probe(self, position: Any, depth: int) -> Known:
        """What is known of the value of `position`, searched `depth` plies deep."""

    def store(self, position: Any, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        """A fail-soft search with the window (alpha, beta) returned `value`; `move` was its best, or NO_MOVE.

        `has_ended` if it met the horizon nowhere.
        """

    @default
    def foresee(self, position: Any, depth: int, beta: int) -> int:
        """A proved lower bound >= beta from what is known of the children, or -INFINITY."""
        return -INFINITY


@operations
class Keyed:
    """Tables that know positions by their keys."""

    def probe_key(self, key: np.uint64, depth: int) -> Known:
        """What stands under a key."""

    def store_key(self, key: np.uint64, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        """Put a bound under a key; what was already proved there for this depth stays true and is kept."""


@implements(Remembering)
class NoTable(NamedTuple):
    def probe(self, position: Any, depth: int) -> Known:
        return Known(-INFINITY, INFINITY, NO_MOVE, False)

    def store(self, position: Any, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        return
