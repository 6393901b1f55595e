"""By static value: look one move ahead with the evaluation (the paper, section 2; Nilsson, 1998)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import EvaluationEntry, entry_at
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.ordering import OrderingEntry, Stage
from prunus.core.values import WIN
from prunus.orderings.from_depth import ARGUMENT, asked_from

VALUE_BITS = 23
MIDDLE: Any = np.int64(1) << np.int64(VALUE_BITS - 1)


@implements(Stage)
class StaticValue(NamedTuple):
    """The score of a move is the evaluation of the position that it leads to, seen by who makes it."""

    evaluation: Any

    def score_bits(self) -> int:
        return VALUE_BITS

    def speaks(self, depth: int, ply: int) -> bool:
        """At the frontier the search evaluates these positions itself: a look ahead would cost what it can save."""
        return depth > 1

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return as_score(-self.evaluation.evaluate(position.play(move))) if depth > 1 else 0


@inline
def as_score(value: int) -> int:
    """A value as a score of VALUE_BITS bits; values beyond 2 * WIN, which no finished game has, are all the same."""
    return MIDDLE + min(max(value, -2 * WIN), 2 * WIN)


def pays_from(evaluation: Any) -> str:
    """From where on sorting by an evaluation pays, as its entry says."""
    entry = entry_at(evaluation)
    return EvaluationEntry.sorts_from if entry is None else entry.sorts_from


ORDERING = OrderingEntry(
    "static",
    "by the evaluation of the position after the move",
    "plays and evaluates every move",
    lambda wanted: asked_from(wanted, pays_from(wanted.evaluation), StaticValue(wanted.evaluation)),
    argument=ARGUMENT,
)
