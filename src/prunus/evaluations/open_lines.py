"""Open lines: rows, columns and diagonals that one side can still fill (lecture 28, the function e(J))."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Aligned
from prunus.core.generic import implements
from prunus.core.values import decided


@implements(Evaluation)
class OpenLines(NamedTuple):
    """Lines open to the player to move minus lines open to the opponent."""

    @classmethod
    def suited_to(cls, position: Any) -> OpenLines:
        return cls()

    def evaluate(self, position: Any) -> int:
        if position.is_over():
            return decided(position.outcome())
        free = position.unoccupied()
        return position.lines_within(position.own | free) - position.lines_within(position.opponent | free)


EVALUATION = EvaluationEntry(
    "open-lines",
    "lines still open to the mover minus lines still open to the opponent",
    OpenLines.suited_to,
    Aligned,
)
