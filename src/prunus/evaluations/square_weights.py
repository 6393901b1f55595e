"""Square weights: every square of an Othello board has its price.

100 -20  10   5          the classes of squares under the symmetries of the board, counted from
-20 -50  -2  -2          the corner inwards; smaller boards keep the corner and lose the middle
 10  -2   2   1
  5  -2   1   0
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import as_set, count, each
from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Territorial
from prunus.core.generic import implements
from prunus.core.values import decided

WEIGHTS = ((100, -20, 10, 5), (-20, -50, -2, -2), (10, -2, 2, 1), (5, -2, 1, 0))


@implements(Evaluation)
class SquareWeights(NamedTuple):
    """The sum of `weights[i]` over the discs in `squares[i]`, own minus opponent's."""

    squares: tuple[np.uint64, ...]  # [class]
    weights: tuple[np.int64, ...]  # [class]

    @classmethod
    def suited_to(cls, position: Any) -> SquareWeights:
        return cls.on(position.own | position.opponent | position.empty)

    @classmethod
    @functools.cache
    def on(cls, squares: np.uint64) -> SquareWeights:
        """The prices of the squares of a board."""
        board = list(each(squares))
        margin = min(square % 8 for square in board)
        prices: dict[int, list[int]] = {}
        for square in board:
            column, row = (min(x - margin, 7 - margin - x) for x in (square % 8, square // 8))
            prices.setdefault(WEIGHTS[row][column], []).append(square)
        prices.pop(0, None)
        return cls(tuple(map(as_set, prices.values())), tuple(map(np.int64, prices)))

    def evaluate(self, position: Any) -> np.int64:
        if position.is_over():
            return decided(position.outcome())
        value = np.int64(0)
        for i in range(len(self.squares)):
            squares = self.squares[i]
            value += self.weights[i] * (count(position.own & squares) - count(position.opponent & squares))
        return value


EVALUATION = EvaluationEntry(
    "square-weights", "a price a square: corners dear, their neighbours bad", SquareWeights.suited_to, Territorial
)
