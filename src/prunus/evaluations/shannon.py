"""Shannon's evaluation of chess: men, the structure of pawns, and room to move."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Armed
from prunus.core.generic import implements
from prunus.core.values import decided

PAWN, WEAKNESS, MOVE = 10, 5, 1  # in tenths of a pawn


@implements(Evaluation)
class Shannon(NamedTuple):
    """In tenths of a pawn: a pawn 10, knight and bishop 30, rook 50, queen 90; minus 5 for a doubled, isolated or backward pawn,
    as often as it is one; 1 for every move; own minus opponent's. Shannon, 1950; MIT notes, Evaluation Functions."""

    @classmethod
    def suited_to(cls, position: Any) -> Shannon:
        return cls()

    def evaluate(self, position: Any) -> int:
        if position.is_over():
            return decided(position.outcome())
        return PAWN * position.material() - WEAKNESS * position.weak_pawns() + MOVE * position.freedom()


EVALUATION = EvaluationEntry("shannon", "men, weak pawns and moves at choice, own minus opponent's", Shannon.suited_to, Armed)
