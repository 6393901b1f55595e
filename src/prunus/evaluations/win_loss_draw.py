"""Win, loss or draw: nothing but the rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.generic import implements


@implements(Evaluation)
class WinLossDraw(NamedTuple):
    """1 for a won game, -1 for a lost one, 0 for a draw and for everything undecided."""

    @classmethod
    def suited_to(cls, position: Any) -> WinLossDraw:
        return cls()

    def evaluate(self, position: Any) -> int:
        if not position.is_over():
            return 0
        outcome = position.outcome()
        return 1 if outcome > 0 else -1 if outcome < 0 else 0


EVALUATION = EvaluationEntry("win-loss-draw", "1 when won, -1 when lost, 0 when drawn or undecided", WinLossDraw.suited_to)
