"""Disc difference: what Othello is scored by, and a poor guide before the end."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.evaluation import Bounded, Evaluation, EvaluationEntry
from prunus.core.game import Territorial
from prunus.core.generic import implements

MOST_FLIPS = 19  # from d4 on 8 x 8 the eight directions have room for 2 + 3 + 2 + 3 + 2 + 3 + 2 + 2 discs between two others


@implements(Evaluation, Bounded)
class DiscDifference(NamedTuple):
    """Own discs minus opponent's discs, finished or not: the game is worth its margin."""

    @classmethod
    def suited_to(cls, position: Any) -> DiscDifference:
        return cls()

    def evaluate(self, position: Any) -> int:
        return position.disc_difference()

    def most_gain(self, position: Any) -> int:
        return 1 + 2 * MOST_FLIPS


EVALUATION = EvaluationEntry(
    "disc-difference",
    "own discs minus opponent's discs",
    DiscDifference.suited_to,
    Territorial,
    sorts_from="3",
)
