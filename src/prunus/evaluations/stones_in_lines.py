"""Stones in lines: a line that one side alone can fill is worth more with every stone that it has."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Lined
from prunus.core.generic import implements
from prunus.core.values import ONE, WIN, decided


@implements(Evaluation)
class StonesInLines(NamedTuple):
    """`factor` points for the first stone of a line without stones of the other side, and so many times more for each further one;
    own minus opponent's, and never as much as a win."""

    factor: np.int64

    @classmethod
    def suited_to(cls, position: Any) -> StonesInLines:
        return cls(np.int64(4))

    def evaluate(self, position: Any) -> int:
        if position.is_over():
            return decided(position.outcome())
        return min(max(position.line_difference(self.factor), ONE - WIN), WIN - ONE)


EVALUATION = EvaluationEntry(
    "stones-in-lines",
    "lines open to one side alone, four times the worth with every stone",
    StonesInLines.suited_to,
    Lined,
)
