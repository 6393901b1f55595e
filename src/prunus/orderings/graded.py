"""The graded order: first the moves that are good in most positions, as far as a game says which those are.

It costs as little as the natural order. Nodes near the leaves, which are not worth sorting, are left to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from prunus.core import game
from prunus.core.generic import answers, implements
from prunus.core.ordering import Ground, OrderingEntry
from prunus.core.values import NO_MOVE
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.natural import Natural


@implements(Ground)
class Graded(NamedTuple):
    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        return position.graded_moves()

    def place(self, position: Any, move: int, index: int) -> int:
        return position.grade(move)


def graded_if_possible(position: Any) -> Any:
    """The graded order, or the natural one where the game has no other."""
    return Graded() if answers(position, game.Graded) else Natural()


def ground_of(stages: Sequence[Any], position: Any) -> Any:
    """What stages stand on where nobody says: the graded order; the natural one below first levels, which are compared with it."""
    return Natural() if any(isinstance(stage, FirstLevels) for stage in stages) else graded_if_possible(position)


ORDERING = OrderingEntry(
    "graded",
    "first the moves that are good in most positions, where the game says which",
    "hardly anything",
    None,
    ground=graded_if_possible,
)
