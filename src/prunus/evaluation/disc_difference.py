"""Disc difference: what Othello is scored by, and a poor guide before the end."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.evaluation import EvaluationEntry


class DiscDifference(NamedTuple):
    """Own discs minus opponent's discs, finished or not: the game is worth its margin."""

    @classmethod
    def suited_to(cls, position: Any) -> DiscDifference:
        return cls()

    def evaluate(self, position: Any) -> int:
        return position.disc_difference()


EVALUATION = EvaluationEntry("disc-difference", "own discs minus opponent's discs", DiscDifference.suited_to, ("disc_difference",))
