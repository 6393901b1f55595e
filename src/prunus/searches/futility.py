"""Futility at the frontier: one move cannot make up for what is missing (Schaeffer, 1986; Heinz, 1998).

One ply above the horizon the evaluation of the node itself, plus the most that a move can gain, bounds its value from above. For an
evaluation that states such a bound (`core.evaluation.Bounded`) nothing is lost: the search stays exact. With a margin of the
user's own, `futility:MARGIN`, more is cut, for every evaluation, and the value may be missed.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Bounded
from prunus.core.generic import answers, implements
from prunus.core.registry import entries
from prunus.core.values import INFINITY
from prunus.errors import DoesNotFit, NotationError, OutOfRange
from prunus.searches.alpha_beta import alpha_beta
from prunus.searches.shared.algorithm import Algorithm
from prunus.searches.shared.context import Selecting


@implements(Selecting)
class StatedGain(NamedTuple):
    """A move gains at most what the evaluation states."""

    def most_value(self, evaluation: Any, position: Any, depth: int) -> Any:
        return evaluation.evaluate(position) + evaluation.most_gain(position) if depth == 1 else INFINITY


@implements(Selecting)
class Margin(NamedTuple):
    """A move gains at most what the user says."""

    points: np.int64

    def most_value(self, evaluation: Any, position: Any, depth: int) -> Any:
        return evaluation.evaluate(position) + self.points if depth == 1 else INFINITY


def bounded(position: Any, evaluation: Any, depth: int) -> StatedGain:
    """An evaluation without a bound is refused."""
    if not answers(evaluation, Bounded):
        known = entries("evaluation")
        fitting = [n for n, entry in known.items() if entry.suits(position) and answers(entry.suited_to(position), Bounded)]
        raise DoesNotFit(
            f"futility needs an evaluation that bounds what a move can gain, and {type(evaluation).__name__} does not; "
            f"of this game {', '.join(fitting) or 'none'} does"
        )
    return StatedGain()


def with_margin(margin: str) -> Algorithm:
    """What a move may gain is taken to be at most the margin."""
    if not re.fullmatch("[0-9]+", margin):
        raise NotationError("futility margin", margin, 0, "a whole number from 0 on")
    if len(margin) > 18:
        raise OutOfRange(f"a margin of {margin[:30]} is no limit at all")
    points = np.int64(int(margin))
    name = f"futility:{margin}"
    return Algorithm(name, "leaves out what lacks a margin", alpha_beta, is_exact=False, prepare=lambda *_: Margin(points))


ALGORITHM = Algorithm(
    "futility",
    "leaves out what one move cannot save, if that is bounded",
    alpha_beta,
    prepare=bounded,
    argument="[:MARGIN]",
    given=with_margin,
)
