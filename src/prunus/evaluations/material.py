"""Material and advancement: men, kings, and how far the men have come."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Crowned
from prunus.core.generic import implements
from prunus.core.values import decided


@implements(Evaluation)
class Material(NamedTuple):
    """`man` points a man, `king` points a king and `row` points a row that a man has advanced, own minus opponent's."""

    man: np.int64
    king: np.int64
    row: np.int64

    @classmethod
    def suited_to(cls, position: Any) -> Material:
        return cls(np.int64(100), np.int64(130), np.int64(2))

    def evaluate(self, position: Any) -> int:
        if position.is_over():
            return decided(position.outcome())
        pieces = self.man * position.man_difference() + self.king * position.king_difference()
        return pieces + self.row * position.advance_difference()


EVALUATION = EvaluationEntry(
    "material",
    "men, kings and how far the men have come, own minus opponent's",
    Material.suited_to,
    Crowned,
)
