"""Patterns: tables over groups of squares, one row a stage of the game, and the sum of what they say (Buro, 1997; Logistello).

    value = sum over groups g of  weight[stage, g, what stands on g]  +  weight[stage, own reach]  +  weight[stage, opponent's]
          + level[squares left]

Every weight is a whole number, in hundredths of what the game is scored by, and can be drawn: a small board with its price.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Evaluation
from prunus.core.game import Patterned
from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.core.patterns import Shape, sixteen
from prunus.core.units import Units
from prunus.core.values import decided
from prunus.evaluations.trained import learned

REACH = Shape.REACH
HUNDREDTHS = Units(100, is_decimal=True)


@implements(Evaluation)
class Patterns(NamedTuple):
    """`bases[squares left]` is where the cells of a stage begin, `levels[squares left]` what is added there; estimates lie within
    ±`most`."""

    chunks: np.int64
    shares: Cells
    places: Cells
    weights: Cells
    bases: Cells
    levels: Cells
    reach: np.int64
    most: np.int64

    @property
    def counted_in(self) -> Units:
        """People are told what the game is scored by."""
        return HUNDREDTHS

    def evaluate(self, position: Any) -> np.int64:
        if position.is_over():
            return decided(position.outcome())
        left = position.left()
        base = self.bases[left]
        value = self.levels[left] + np.int64(self.weights[base + self.reach + position.reach()])
        value += self.weights[base + self.reach + REACH + position.opponent_reach()]
        for chunk in range(self.chunks):
            value += sixteen(self.shares, self.places, self.weights, chunk, base, position.own, position.opponent)
        return min(max(value, -self.most), self.most)


def read(data: bytes, name: str, position: Any) -> tuple[str, Patterns]:
    """What a file says: for which game, and the evaluation."""
    from prunus.evaluations.pattern_file import read_patterns  # which knows this file

    found = read_patterns(data, name, position)
    return found.head.game, found.evaluation


EVALUATION = learned("patterns", "learned: a table for every group of squares, by stage of the game", Patterned, read)
