"""Quiescence: an evaluation asked only where nothing is about to be taken.

A horizon in the middle of an exchange makes any evaluation wrong by a queen. So the noisy moves that a game names are played out by
alpha-beta below the horizon, and quiet positions are judged (Shannon, 1950; AIMA 4th edition, 5.3).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Noisy
from prunus.core.generic import implements
from prunus.core.jit import kernel
from prunus.core.values import INFINITY, ONE, WIN
from prunus.errors import DoesNotFit

FARTHEST = np.int64(64)  # plies of noisy moves; no game of ours has so many, and one that had no end would end the program


@kernel
def quiet_value(position, alpha, beta, plies, evaluation):  # type: ignore[no-untyped-def]
    """The value of `position` when both players may only make noisy moves or let the position stand, fail-soft:

        value <= alpha  =>  true <= value          value >= beta  =>  true >= value

    Who may let it stand has at least its evaluation; who may not has to make one of all moves.
    """
    if plies == 0 or position.is_over():
        return np.int64(evaluation.evaluate(position))
    best = -INFINITY
    if position.may_stand():
        best = np.int64(evaluation.evaluate(position))
    for move in position.noisy_moves():
        if best >= beta:
            break
        value = -quiet_value(position.play(move), -beta, -max(alpha, best), plies - ONE, evaluation)
        if value > best:
            best = value
    return best


@implements(Evaluation)
class Quiescent(NamedTuple):
    """The value of the quiet positions behind the noisy moves, each judged by `judge`. A forced win that is found among noisy moves
    is worth as much as an estimate can be, and no more: only a search proves."""

    judge: Any

    def evaluate(self, position: Any) -> int:
        if position.is_over():
            return self.judge.evaluate(position)
        return min(max(quiet_value(position, -INFINITY, INFINITY, FARTHEST, self.judge), ONE - WIN), WIN - ONE)


def _alone(position: Any) -> Quiescent:
    raise DoesNotFit("'quiescent' plays out what another evaluation judges: say which one, quiescent:EVALUATION")


EVALUATION = EvaluationEntry(
    "quiescent", "another evaluation, behind all captures", _alone, Noisy, around=Quiescent, argument=":EVALUATION"
)
