"""Categories: positions that are alike in a few features have been won so and so often (AIMA slides and MIT notes: categories).

    82 % won, 2 % lost, 16 % drawn      expected value  0.82 * 1 + 0.16 * 1/2 + 0.02 * 0  =  0.90

A category that was met too seldom to say anything takes the value of a coarser one, which leaves its last features out. The value
is counted in thousandths from -1, a certain loss, to 1.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Evaluation
from prunus.core.game import Position
from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.core.values import decided
from prunus.evaluations.trained import learned

SCALE = 1000


@implements(Evaluation)
class Categories(NamedTuple):
    """Feature `numbers[i]` divides positions at `cuts[begins[i]:begins[i + 1]]`: class c lies above c of them."""

    measures: Any
    size: np.int64
    numbers: Cells
    begins: Cells
    cuts: Cells
    values: Cells  # by category, the classes of the first feature farthest apart

    def evaluate(self, position: Any) -> np.int64:
        if position.is_over():
            return decided(position.outcome())
        category = np.int64(0)
        for i in range(self.size):
            measured = self.measures.measure(self.numbers[i], position)
            above = np.int64(0)
            for place in range(self.begins[i], self.begins[i + 1]):
                if measured > self.cuts[place]:
                    above += 1
            category = category * (self.begins[i + 1] - self.begins[i] + 1) + above
        return self.values[category]


def expected(wins: float, draws: float, losses: float) -> float:
    """The expected value where a win is worth 1, a draw a half and a loss nothing; the shares need not add up to one."""
    return (wins + draws / 2) / (wins + draws + losses)


def read(data: bytes, name: str, position: Any) -> tuple[str, Categories]:
    """What a file says: for which game, and the evaluation."""
    from prunus.evaluations.feature_file import CategoryTable, evaluation_in  # which knows this file

    return evaluation_in(data, name, CategoryTable, position)


EVALUATION = learned("categories", "learned: how often positions that are alike have been won", Position, read)
