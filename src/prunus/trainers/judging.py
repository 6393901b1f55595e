"""How well an evaluation knows positions that it was not learned from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.trainers.measured import Measured


@dataclass(frozen=True)
class Held:
    """Over positions of games that were put aside: how often the right side is ahead, of those that somebody wins, and the
    correlation of estimates with what came out."""

    positions: int
    sign: float
    correlation: float


class _Row:
    """A position of which nothing is known but its features."""

    def __init__(self, features: NDArray[np.int64]) -> None:
        self.features = features

    def is_over(self) -> bool:
        return False


class _Measures:
    def measure(self, feature: int, position: _Row) -> int:
        return int(position.features[feature])


def held(evaluation: Any, measured: Measured, aside: NDArray[np.bool_]) -> Held:
    """Of an evaluation that counts, asked as Python runs it."""
    asked = _with_measures(evaluation, _Measures())
    estimates = np.array([float(asked.evaluate(_Row(row))) for row in measured.features[aside]])
    outcomes = measured.outcomes[aside]
    won = outcomes != 0
    sign = float((np.sign(estimates[won]) == np.sign(outcomes[won])).mean()) if won.any() else 0.0
    varies = len(estimates) > 1 and estimates.std() > 0 and outcomes.std() > 0
    return Held(len(estimates), sign, float(np.corrcoef(estimates, outcomes)[0, 1]) if varies else 0.0)


def _with_measures(evaluation: Any, measures: Any) -> Any:
    """The same evaluation, whose features come from elsewhere."""
    if "measures" in evaluation._fields:
        return evaluation._replace(measures=measures)
    return evaluation._replace(sum=_with_measures(evaluation.sum, measures))
