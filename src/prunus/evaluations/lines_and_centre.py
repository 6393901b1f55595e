"""Open lines and the centre: for games in which most lines run through the middle."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import count
from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Aligned
from prunus.core.generic import implements
from prunus.core.values import decided


@implements(Evaluation)
class LinesAndCentre(NamedTuple):
    """`line_weight` points a line that is open to one side alone, `centre_weight` points a stone in the middle."""

    line_weight: np.int64
    centre_weight: np.int64

    @classmethod
    def suited_to(cls, position: Any) -> LinesAndCentre:
        return cls(np.int64(2), np.int64(3))

    def evaluate(self, position: Any) -> int:
        if position.is_over():
            return decided(position.outcome())
        free = position.unoccupied()
        middle = position.centre()
        lines = position.lines_within(position.own | free) - position.lines_within(position.opponent | free)
        stones = count(position.own & middle) - count(position.opponent & middle)
        return self.line_weight * lines + self.centre_weight * stones


EVALUATION = EvaluationEntry(
    "lines-and-centre",
    "open lines of either side, and stones in the middle",
    LinesAndCentre.suited_to,
    Aligned,
)
