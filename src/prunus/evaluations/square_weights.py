"""Square weights: every square of an Othello board has its price (`core.prices`)."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import as_set, count, each
from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Territorial
from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.core.prices import prices_of
from prunus.core.values import decided


@implements(Evaluation)
class SquareWeights(NamedTuple):
    """The sum of `weights[i]` over the discs in `squares[i]`, own minus opponent's."""

    classes: np.int64  # how many
    squares: Cells  # [class]; searches hand Cells down as one word each
    weights: Cells  # [class]

    @classmethod
    def suited_to(cls, position: Any) -> SquareWeights:
        return cls.on(position.own | position.opponent | position.empty)

    @classmethod
    @functools.cache
    def on(cls, squares: np.uint64) -> SquareWeights:
        """The prices of the squares of a board."""
        classes: dict[int, list[int]] = {}
        for square, price in prices_of(list(each(squares))).items():
            classes.setdefault(price, []).append(square)
        classes.pop(0, None)
        return cls(np.int64(len(classes)), Cells(list(map(as_set, classes.values())), np.uint64), Cells(list(classes)))

    def evaluate(self, position: Any) -> np.int64:
        if position.is_over():
            return decided(position.outcome())
        value = np.int64(0)
        for i in range(self.classes):
            squares = self.squares[i]
            value += self.weights[i] * (count(position.own & squares) - count(position.opponent & squares))
        return value


EVALUATION = EvaluationEntry(
    "square-weights", "a price a square: corners dear, their neighbours bad", SquareWeights.suited_to, Territorial
)
