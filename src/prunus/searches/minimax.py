"""Minimax: the definition that every other search must agree with."""

from __future__ import annotations

from prunus.core.jit import kernel
from prunus.core.values import INFINITY, NO_MOVE, ONE
from prunus.searches.shared.algorithm import Algorithm


@kernel
def minimax(position, depth, alpha, beta, ply, node, context):  # type: ignore[no-untyped-def]
    """value == max over moves of -minimax(child, depth - 1), the window notwithstanding.

    The paper, Table 1; MIT notes, max-value and min-value. One function serves MAX and MIN because every position is seen
    by the player to move (negamax; Knuth and Moore, 1975, function F).
    """
    context.tally.enter(ply, alpha)
    context.lines.begin_line(ply)
    if depth == 0 or position.is_over():
        context.tally.leaf(depth)
        return context.evaluation.evaluate(position)
    best = -INFINITY
    for move in context.ordering.arrange(position, depth, ply, NO_MOVE):
        child = context.trace.visit(node, move, alpha, beta)
        value = -minimax(position.play(move), depth - ONE, alpha, beta, ply + ONE, child, context)
        if context.tally.is_stopped():
            return best
        context.trace.leave(child, -value)
        if value > best:
            best = value
            context.lines.improve_line(ply, move)
    return best


ALGORITHM = Algorithm("minimax", "every node down to the depth", minimax, uses_window=False, uses_table=False, cuts=False)
