"""By static value: look one move ahead with the evaluation (the paper, section 2; Nilsson, 1998)."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.ordering import OrderingEntry
from prunus.ordering.ranked import Ranked


class StaticValue(NamedTuple):
    """The score of a move is the evaluation of the position that it leads to, seen by who makes it."""

    evaluation: Any

    @classmethod
    def prepared(cls, position: Any, evaluation: Any, depth: int, seed: int) -> Ranked:
        return Ranked.by(cls(evaluation), position, depth)

    def score(self, position: Any, move: int, depth: int) -> int:
        return -self.evaluation.evaluate(position.play(move))


ORDERING = OrderingEntry(
    "static", "by the evaluation of the position after the move; costs an evaluation a move", StaticValue.prepared
)
