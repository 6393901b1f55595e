"""What an ordering must answer, and the stages that orderings are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from prunus.core.generic import default, operations
from prunus.core.grammar import Entry
from prunus.core.values import INTERPRETED_PLIES, MAX_PLY, NO_MOVE


@operations
class Learning:
    """What a search tells its ordering on the way."""

    @default
    def follow(self, ply: int, move: int) -> None:
        """The search goes below `move` of the node at `ply`."""
        return

    @default
    def found(self, ply: int, move: int, value: int) -> None:
        """The search has come back from `move` of the node at `ply` with this value, seen by who makes it; it may be a bound."""
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
class Ground(Ordering):
    """An ordering without a memory, from which others start: in it stand the moves that a stage finds equal."""

    def place(self, position: Any, move: int, index: int) -> int:
        """The smaller, the earlier; `index` counts the moves in their natural order. 0 <= place < 1024."""


@operations
class Stage(Learning):
    """One idea about moves; `ordering.ranked` sorts by the scores, and `ordering.chain` puts stages one behind the other.

    Contract: 0 <= score < 2**score_bits().
    """

    def score_bits(self) -> int:
        """How many bits a score may take."""

    @default
    def speaks(self, depth: int, ply: int) -> bool:
        """Whether such a node is worth sorting by these scores; they count as well where another stage of a chain says so."""
        return True

    @default
    def lead(self, ply: int, hint: int) -> int:
        """The move to try first where nothing is sorted, or NO_MOVE; it need not be legal here."""
        return NO_MOVE

    @default
    def consider(self, position: Any, moves: Any, place: int, size: int, depth: int, ply: int) -> None:
        """All moves of a node stand in `moves` from `place` on: prepare the scores that are asked next."""
        return

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        """The higher, the earlier. `index` counts the moves in their natural order."""


class Wanted(NamedTuple):
    """What a stage is made for: a search of this position and those below it, `depth` plies deep."""

    position: Any
    evaluation: Any
    depth: int
    seed: int
    argument: Any = ""  # what stands behind the colon of its name, or what the entry is `made_from`
    reach: int = 0  # the depth of the last of several searches, each ordered by the one before; 0: not known, or one alone


@dataclass(frozen=True)
class OrderingEntry(Entry):
    """An ordering as people find it. `cost` says what it costs an inner node.

    An entry without a stage is a ground for others, which `ground` gives for a position. `alone` gives the ordering of the stage by
    itself, where there is a quicker way than sorting by its scores; None where this argument has none. Objects of the class
    `made_from` can be given in place of a name with an argument. What `lives_on_deepening` has nothing to say in a first search,
    what `lives_on_cutoffs` nothing where none are told of, and what `needs_table` nothing without one.
    """

    cost: str
    stage: Callable[[Wanted], Any] | None
    alone: Callable[[Wanted], Any] | None = None
    made_from: type | None = None
    ground: Callable[[Any], Any] | None = None
    lives_on_deepening: bool = False
    lives_on_cutoffs: bool = False
    needs_table: bool = False


def reach_of(entries: Iterable[OrderingEntry], depth: int) -> int:
    """How deep the last search goes that has a chain of these stages, if each leaves the next a table and somebody has said it."""
    return depth if any(entry.needs_table for entry in entries) and depth not in (MAX_PLY, INTERPRETED_PLIES) else 0
