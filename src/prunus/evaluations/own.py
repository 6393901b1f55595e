"""What a game says of its positions itself."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Estimating
from prunus.core.generic import implements
from prunus.core.values import decided


@implements(Evaluation)
class Own(NamedTuple):
    """The game's estimate of an unfinished position; a decided game is worth more than any estimate."""

    @classmethod
    def suited_to(cls, position: Any) -> Own:
        return cls()

    def evaluate(self, position: Any) -> int:
        return decided(position.outcome()) if position.is_over() else position.evaluate()


EVALUATION = EvaluationEntry("own", "what the game itself says: its method `evaluate`", Own.suited_to, Estimating)
