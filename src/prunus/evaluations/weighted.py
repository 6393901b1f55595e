"""Weighted features: numbers that a position has, each times its weight (Shannon, 1950; Samuel, 1959; AIMA slides, EVAL).

    value = constant + sum over features of  weight * feature              in hundredths of what the game is scored by
    value = odds(the same sum)                                             where winning alone counts: thousandths from -1 to 1

The curve of odds is logistic; it bends the sum, and keeps it between a loss and a win.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Evaluation
from prunus.core.game import Position
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.values import decided
from prunus.evaluations.trained import learned

FINE = 10  # bits behind the point of a weight
CURVE = 4096  # cells of the curve of odds, on each side of zero


@implements(Evaluation)
class Weighted(NamedTuple):
    """`weights[i]` is of the feature `numbers[i]`; estimates lie within ±`most`."""

    measures: Any
    size: np.int64
    numbers: Cells
    weights: Cells
    constant: np.int64
    most: np.int64

    def evaluate(self, position: Any) -> np.int64:
        if position.is_over():
            return decided(position.outcome())
        return min(max(weighted_sum(self, position), -self.most), self.most)


@implements(Evaluation)
class Odds(NamedTuple):
    """What the curve makes of a weighted sum."""

    sum: Weighted
    curve: Cells

    def evaluate(self, position: Any) -> np.int64:
        if position.is_over():
            return decided(position.outcome())
        place = min(max(weighted_sum(self.sum, position), np.int64(-CURVE)), np.int64(CURVE))
        return self.curve[CURVE + place]


@inline
def weighted_sum(weighted: Any, position: Any) -> np.int64:
    total = np.int64(weighted.constant)
    for i in range(weighted.size):
        total += weighted.weights[i] * weighted.measures.measure(weighted.numbers[i], position)
    return (total + (1 << (FINE - 1))) >> FINE


def read(data: bytes, name: str, position: Any) -> tuple[str, Weighted | Odds]:
    """What a file says: for which game, and the evaluation."""
    from prunus.evaluations.feature_file import FeatureWeights, evaluation_in  # which knows this file

    return evaluation_in(data, name, FeatureWeights, position)


EVALUATION = learned("features", "learned: what can be counted in a position, each with its weight", Position, read)
