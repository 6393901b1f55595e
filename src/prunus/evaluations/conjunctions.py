"""Conjunctions: weights of clauses, each of which holds or does not hold of a position (Buro's GLEM, 1998, in logic).

value = constant + sum of the weights of all clauses whose tests all hold,      a test being  low <= feature <= high
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Evaluation
from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.core.values import decided


@implements(Evaluation)
class Conjunctions(NamedTuple):
    """Clause c has the tests from begins[c] to begins[c + 1]; each is of a feature and its bounds."""

    measures: Any
    size: np.int64
    begins: Cells
    features: Cells
    lows: Cells
    highs: Cells
    weights: Cells
    constant: np.int64
    most: np.int64

    def evaluate(self, position: Any) -> np.int64:
        if position.is_over():
            return decided(position.outcome())
        value = np.int64(self.constant)
        for clause in range(self.size):
            holds = True
            for test in range(self.begins[clause], self.begins[clause + 1]):
                if holds:
                    measured = self.measures.measure(self.features[test], position)
                    holds = self.lows[test] <= measured <= self.highs[test]
            if holds:
                value += self.weights[clause]
        return min(max(value, -self.most), self.most)
