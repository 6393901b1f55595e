"""Corners with mobility: corners are never lost again, and who has many moves need not make a bad one."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import as_set, count, each
from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Territorial
from prunus.core.generic import implements
from prunus.core.values import decided


@implements(Evaluation)
class CornersMobility(NamedTuple):
    """`corner_weight` points a corner and `mobility_weight` points a square that can be played, own minus opponent's."""

    corners: np.uint64
    corner_weight: np.int64
    mobility_weight: np.int64

    @classmethod
    def suited_to(cls, position: Any) -> CornersMobility:
        return cls.on(position.own | position.opponent | position.empty)

    @classmethod
    @functools.cache
    def on(cls, squares: np.uint64) -> CornersMobility:
        """With the corners of a board."""
        board = list(each(squares))
        first, last = min(board), max(board)
        corners = as_set([first, last, 8 * (first // 8) + last % 8, 8 * (last // 8) + first % 8])
        return cls(corners, np.int64(10), np.int64(1))

    def evaluate(self, position: Any) -> int:
        if position.is_over():
            return decided(position.outcome())
        corners = count(position.own & self.corners) - count(position.opponent & self.corners)
        return self.corner_weight * corners + self.mobility_weight * (position.mobility() - position.opponent_mobility())


EVALUATION = EvaluationEntry(
    "corners-mobility",
    "corners held and moves at choice, own minus opponent's",
    CornersMobility.suited_to,
    Territorial,
    sorts_from="4-last",
)
