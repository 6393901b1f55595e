"""What an ordering must answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from prunus.core.generic import operations


@operations
class Ordering:
    """Decides in which order the moves of a node are tried.

    Contract: `arrange` gives every legal move once. An ordering changes what a search costs, never what it finds.
    """

    def arrange(self, position: Any, depth: int, ply: int) -> Iterable[int]:
        """The moves of `position`, `depth` plies above the horizon and `ply` plies below the root, the best hope first."""


@operations
class Scorer:
    """Gives moves scores; `ordering.ranked` sorts by them."""

    def score(self, position: Any, move: int, depth: int) -> int:
        """The higher, the earlier; |score| < 2**40."""


@dataclass(frozen=True)
class OrderingEntry:
    """An ordering as people find it: `prepared(position, evaluation, depth, seed)` makes one with room for such a search."""

    name: str
    summary: str
    prepared: Callable[[Any, Any, int, int], Any]
