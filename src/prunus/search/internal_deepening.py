"""Internal iterative deepening: where no earlier search left a best move, a shallower one finds it first (Scott, 1969).

Principal variation search with one more paragraph. Below a root that is itself deepened there is nearly always a hash move; the
gain is where the table has lost it, and in searches that go to their depth at once.
"""

from __future__ import annotations

import numpy as np

from prunus.core.jit import kernel
from prunus.core.values import INFINITY, NO_MOVE, ONE, ZERO
from prunus.search.algorithm import Algorithm

DEEP_ENOUGH = np.int64(4)
SHALLOWER = np.int64(2)


@kernel
def internal_deepening(position, depth, alpha, beta, ply, node, context):  # type: ignore[no-untyped-def]
    """The contract of `alpha_beta`."""
    context.tally.enter(ply, alpha)
    context.lines.begin_line(ply)
    if depth == 0 or position.is_over():
        context.tally.leaf()
        return context.evaluation.evaluate(position)
    known = context.table.probe(position, depth)
    if ply > 0 and known.settles(alpha, beta):
        context.tally.hit()
        return known.settled_value(beta)
    foreseen = context.table.foresee(position, depth, beta)
    if ply > 0 and foreseen >= beta:
        context.tally.hit()
        return foreseen
    hint = known.best_move
    if hint == NO_MOVE and depth >= DEEP_ENOUGH:
        internal_deepening(position, depth - SHALLOWER, alpha, beta, ply, node, context)
        if context.tally.is_stopped():
            return -INFINITY
        hint = context.table.probe(position, depth).best_move
        context.lines.begin_line(ply)
    best, best_move, tried, window_alpha = -INFINITY, NO_MOVE, ZERO, alpha
    for move in context.ordering.arrange(position, depth, ply, hint):
        if best >= beta:
            context.tally.cutoff(ply, beta, tried)
            context.ordering.reward(position, best_move, depth, ply)
            break
        tried += ONE
        successor = position.play(move)
        context.ordering.follow(ply, move)
        upper = beta if tried == 1 else alpha + ONE
        while True:
            child = context.trace.visit(node, move, -upper, -alpha)
            value = -internal_deepening(successor, depth - ONE, -upper, -alpha, ply + ONE, child, context)
            if context.tally.is_stopped():
                return best
            context.trace.leave(child, -value)
            if value < upper or upper == beta:
                break
            upper = beta
        if value > best:
            best, best_move = value, move
            if value > alpha:
                alpha = value
                context.lines.improve_line(ply, move)
    context.table.store(position, depth, window_alpha, beta, best, best_move)
    return best


ALGORITHM = Algorithm("iid", "pvs that finds missing hash moves by shallower searches", internal_deepening, needs_table=True)
