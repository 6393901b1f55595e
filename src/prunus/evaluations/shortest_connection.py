"""Shortest connection: who needs fewer stones to join the own sides of the board, if the opponent let it happen."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Connecting
from prunus.core.generic import implements
from prunus.core.values import decided


@implements(Evaluation)
class ShortestConnection(NamedTuple):
    """Stones that the opponent needs minus stones that the player to move needs."""

    @classmethod
    def suited_to(cls, position: Any) -> ShortestConnection:
        return cls()

    def evaluate(self, position: Any) -> int:
        if position.is_over():
            return decided(position.outcome())
        return position.opponent_distance() - position.distance()


EVALUATION = EvaluationEntry(
    "shortest-connection",
    "stones that the opponent lacks to join two sides minus those that the mover lacks",
    ShortestConnection.suited_to,
    Connecting,
)
