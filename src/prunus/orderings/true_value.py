"""By true value: the order that a learner hopes for, dearly bought. For measuring only.

Every move is searched before it is ranked, by a bare alpha-beta that is kept apart from the searches it measures.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.generic import implements
from prunus.core.looks import true_value
from prunus.core.ordering import OrderingEntry, Stage
from prunus.core.values import INFINITY, ONE
from prunus.orderings.static_value import VALUE_BITS, as_score


@implements(Stage)
class TrueValue(NamedTuple):
    evaluation: Any

    def score_bits(self) -> int:
        return VALUE_BITS

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return as_score(-true_value(position.play(move), depth - ONE, -INFINITY, INFINITY, self.evaluation))


ORDERING = OrderingEntry(
    "true",
    "by the values that the search is about to find; for measuring",
    "searches every move",
    lambda wanted: TrueValue(wanted.evaluation),
)
