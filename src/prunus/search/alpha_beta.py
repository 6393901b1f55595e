"""Alpha-beta, fail-soft: the search that everything else is compared with."""

from __future__ import annotations

from prunus.core.jit import kernel
from prunus.core.values import INFINITY, ONE
from prunus.search.algorithm import Algorithm


@kernel
def alpha_beta(position, depth, alpha, beta, ply, node, context):  # type: ignore[no-untyped-def]
    """With v the minimax value, for alpha < beta:

        alpha < value < beta   =>   v == value
        value <= alpha         =>   v <= value
        value >= beta          =>   v >= value

    AIMA slides, Alpha-Beta-Search; Knuth and Moore, 1975, function F2; fail-soft after Fishburn, 1983.
    """
    context.tally.enter(ply, alpha)
    context.lines.begin_line(ply)
    if depth == 0 or position.is_over():
        context.tally.leaf()
        return context.evaluation.evaluate(position)
    best = -INFINITY
    for move in context.ordering.arrange(position, depth, ply):
        if best >= beta:
            context.tally.cutoff(ply, beta)
            break
        child = context.trace.visit(node, move, -beta, -alpha)
        value = -alpha_beta(position.play(move), depth - ONE, -beta, -alpha, ply + ONE, child, context)
        if context.tally.is_stopped():
            return best
        context.trace.leave(child, -value)
        if value > best:
            best = value
            if value > alpha:
                alpha = value
                context.lines.improve_line(ply, move)
    return best


ALGORITHM = Algorithm("alpha-beta", "prunes what cannot matter", alpha_beta)
