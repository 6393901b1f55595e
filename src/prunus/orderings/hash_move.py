"""The hash move: what an earlier, shallower search found best here is tried first (Slate and Atkin, 1977).

Together with iterative deepening this is lecture 28's advice to order a subtree by the values of the previous search.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.generic import implements
from prunus.core.ordering import OrderingEntry, Stage


@implements(Stage)
class HashMove(NamedTuple):
    def score_bits(self) -> int:
        return 1

    def speaks(self, depth: int, ply: int) -> bool:
        """One move goes first: for that alone nothing is sorted."""
        return False

    def lead(self, ply: int, hint: int) -> int:
        return hint

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return 1 if move == hint else 0


ORDERING = OrderingEntry(
    "hash",
    "first the best move that the table remembers",
    "a comparison a move",
    lambda wanted: HashMove(),
    lives_on_deepening=True,
    needs_table=True,
)
