"""The worst order: the true order from behind. For measuring, as the other end of the scale."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.generic import implements
from prunus.core.looks import true_value
from prunus.core.ordering import OrderingEntry, Stage
from prunus.core.values import INFINITY, ONE
from prunus.orderings.static_value import VALUE_BITS, as_score


@implements(Stage)
class Worst(NamedTuple):
    evaluation: Any

    def score_bits(self) -> int:
        return VALUE_BITS

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return as_score(true_value(position.play(move), depth - ONE, -INFINITY, INFINITY, self.evaluation))


ORDERING = OrderingEntry(
    "worst",
    "the true order from behind; for measuring",
    "searches every move",
    lambda wanted: Worst(wanted.evaluation),
)
