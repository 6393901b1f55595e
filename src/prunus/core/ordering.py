"""What an ordering must answer, and the stages that orderings are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from prunus.core.generic import default, operations
from prunus.core.values import NO_MOVE


@operations
class Learning:
    """What a search tells its ordering on the way."""

    @default
    def follow(self, ply: int, move: int) -> None:
        """The search goes below `move` of the node at `ply`."""
        return

    @default
    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        """`move` has cut the node off: learn from it."""
        return


@operations
class Ordering(Learning):
    """Decides in which order the moves of a node are tried.

    Contract: `arrange` gives every legal move once. An ordering changes what a search costs, never what it finds.
    """

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        """The moves of `position`, `depth` plies above the horizon and `ply` plies below the root, the best hope first.

        `hint` is the best move of an earlier search, or NO_MOVE.
        """


@operations
class Stage(Learning):
    """One idea about moves; `ordering.ranked` sorts by the scores, and `ordering.chain` puts stages one behind the other.

    Contract: 0 <= score < 2**score_bits().
    """

    def score_bits(self) -> int:
        """How many bits a score may take."""

    @default
    def speaks(self, depth: int, ply: int) -> bool:
        """Whether moves can get different scores at such a node."""
        return True

    @default
    def consider(self, position: Any, moves: Any, place: int, size: int, ply: int) -> None:
        """All moves of a node stand in `moves` from `place` on: prepare the scores that are asked next."""
        return

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        """The higher, the earlier. `index` counts the moves in their natural order."""


@dataclass(frozen=True)
class OrderingEntry:
    """An ordering as people find it: `stage(position, evaluation, depth, seed)` makes one with room for such a search.

    `cost` says what it costs an inner node. An entry without a stage is the natural order.
    """

    name: str
    summary: str
    cost: str
    stage: Callable[[Any, Any, int, int], Any] | None
