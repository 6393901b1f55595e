"""Principal variation search: the first move is searched, the others are asked to prove that they are better.

Marsland and Campbell, 1982; NegaScout is its fail-soft form (Reinefeld, 1983).
"""

from __future__ import annotations

from prunus.core.jit import kernel
from prunus.core.values import INFINITY, NO_MOVE, ONE, ZERO
from prunus.searches.shared.algorithm import Algorithm


@kernel
def principal_variation(position, depth, alpha, beta, ply, node, context):  # type: ignore[no-untyped-def]
    """The contract of `alpha_beta`. A null window asks whether a move is better than alpha; only then is its value searched."""
    known = context.arrive(position, depth, alpha, beta, ply)
    if known.settles(alpha, beta):
        return known.settled_value(beta)
    hint = known.best_move
    first_depth = context.selection.first_depth(depth, hint)
    if first_depth > 0:
        context.trace.shorten(node, depth - first_depth)
        principal_variation(position, first_depth, alpha, beta, ply, node, context)
        context.trace.shorten(node, first_depth - depth)
        if context.tally.is_stopped():
            return -INFINITY
        hint = context.table.probe(position, depth).best_move
        context.lines.begin_line(ply)
    best, best_move, tried, window_alpha, horizon = -INFINITY, NO_MOVE, ZERO, alpha, context.tally.horizon()
    for move in context.ordering.arrange(position, depth, ply, hint):
        if best >= beta:
            context.cut(position, depth, beta, ply, best_move, tried)
            break
        tried += ONE
        successor = position.play(move)
        upper = beta if tried == 1 else alpha + ONE
        while True:
            child = context.descend(node, ply, move, -upper, -alpha)
            value = -principal_variation(successor, depth - ONE, -upper, -alpha, ply + ONE, child, context)
            if context.is_void(child, value):
                return best
            if value < upper or upper == beta:
                break
            upper = beta  # better than alpha: how much better?
        best, best_move, alpha = context.improve(ply, move, value, best, best_move, alpha)
    return context.conclude(position, depth, window_alpha, beta, best, best_move, horizon)


ALGORITHM = Algorithm("pvs", "null windows ask whether a move beats the first", principal_variation)
