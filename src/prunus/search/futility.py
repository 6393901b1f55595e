"""Futility at the frontier: one move cannot make up for what is missing (Schaeffer, 1986; Heinz, 1998).

One ply above the horizon the evaluation of the node itself, plus the most that a move can gain, bounds its value from above. For an
evaluation that states such a bound (`core.evaluation.Bounded`) nothing is lost: the search stays exact. With a margin of the
user's own, `futility:MARGIN`, more is cut, for every evaluation, and the value may be missed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import operations
from prunus.core.jit import kernel
from prunus.core.registry import entries
from prunus.core.values import INFINITY, NO_MOVE, ONE, ZERO
from prunus.errors import DoesNotFit, NotationError, OutOfRange
from prunus.search.algorithm import Algorithm


@operations
class Hoping:
    def most_hope(self, evaluation: Any, position: Any) -> int:
        """What a move can gain at most, as far as the search believes."""


class Proved(NamedTuple):
    """What the evaluation states."""

    def most_hope(self, evaluation: Any, position: Any) -> int:
        return evaluation.most_gain(position)


class Margin(NamedTuple):
    """What the user says."""

    points: np.int64

    def most_hope(self, evaluation: Any, position: Any) -> int:
        return int(self.points)


@kernel
def futility(position, depth, alpha, beta, ply, node, context):  # type: ignore[no-untyped-def]
    """The contract of `alpha_beta`."""
    context.tally.enter(ply, alpha)
    context.lines.begin_line(ply)
    if depth == 0 or position.is_over():
        context.tally.leaf()
        return context.evaluation.evaluate(position)
    if depth == 1 and ply > 0:
        most = context.evaluation.evaluate(position) + context.pruning.most_hope(context.evaluation, position)
        if most <= alpha:
            context.tally.leaf()
            return most
    known = context.table.probe(position, depth)
    if ply > 0 and known.settles(alpha, beta):
        context.tally.hit()
        return known.settled_value(beta)
    best, best_move, tried, window_alpha = -INFINITY, NO_MOVE, ZERO, alpha
    for move in context.ordering.arrange(position, depth, ply, known.best_move):
        if best >= beta:
            context.tally.cutoff(ply, beta, tried)
            context.ordering.reward(position, best_move, depth, ply)
            break
        tried += ONE
        child = context.trace.visit(node, move, -beta, -alpha)
        context.ordering.follow(ply, move)
        value = -futility(position.play(move), depth - ONE, -beta, -alpha, ply + ONE, child, context)
        if context.tally.is_stopped():
            return best
        context.trace.leave(child, -value)
        if value > best:
            best, best_move = value, move
            if value > alpha:
                alpha = value
                context.lines.improve_line(ply, move)
    context.table.store(position, depth, window_alpha, beta, best, best_move)
    return best


def bounded(position: Any, evaluation: Any, depth: int) -> Proved:
    """An evaluation without a bound is refused."""
    if not hasattr(type(evaluation), "most_gain"):
        known = entries("prunus.evaluation", "EVALUATION")
        fitting = [
            n for n, entry in known.items() if entry.suits(position) and hasattr(type(entry.suited_to(position)), "most_gain")
        ]
        raise DoesNotFit(
            f"futility needs an evaluation that bounds what a move can gain, and {type(evaluation).__name__} does not; "
            f"of this game {', '.join(fitting) or 'none'} does"
        )
    return Proved()


def futility_from(text: str) -> Algorithm:
    """`futility:MARGIN`: what a move may gain is taken to be at most MARGIN."""
    _, _, margin = text.partition(":")
    if not margin.isdigit():
        raise NotationError("futility margin", margin, 0, "a whole number from 0 on")
    if int(margin) >= INFINITY:
        raise OutOfRange(f"a margin of {margin} is no limit at all")
    points = np.int64(int(margin))
    return Algorithm(text, "leaves out what lacks more than a margin", futility, is_exact=False, prepare=lambda *_: Margin(points))


ALGORITHM = Algorithm("futility", "leaves out what one move cannot save, where the evaluation bounds it", futility, prepare=bounded)
