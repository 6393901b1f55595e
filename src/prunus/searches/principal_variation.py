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
    context.tally.enter(ply, alpha)
    context.lines.begin_line(ply)
    if depth == 0 or position.is_over():
        context.tally.leaf(depth)
        return context.evaluation.evaluate(position)
    most = context.selection.most_value(context.evaluation, position, depth)
    if ply > 0 and most <= alpha:
        context.tally.leaf(ZERO)
        return most
    known = context.table.probe(position, depth)
    if ply > 0 and known.settles(alpha, beta):
        context.tally.hit(known.has_ended)
        return known.settled_value(beta)
    foreseen = context.table.foresee(position, depth, beta)
    if ply > 0 and foreseen >= beta:
        context.tally.hit(False)
        return foreseen
    hint = known.best_move
    first_depth = context.selection.first_depth(depth, hint)
    if first_depth > 0:
        principal_variation(position, first_depth, alpha, beta, ply, node, context)
        if context.tally.is_stopped():
            return -INFINITY
        hint = context.table.probe(position, depth).best_move
        context.lines.begin_line(ply)
    best, best_move, tried, window_alpha, horizon = -INFINITY, NO_MOVE, ZERO, alpha, context.tally.horizon()
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
            value = -principal_variation(successor, depth - ONE, -upper, -alpha, ply + ONE, child, context)
            if context.tally.is_stopped():
                return best
            context.trace.leave(child, -value)
            if value < upper or upper == beta:
                break
            upper = beta  # better than alpha: how much better?
        if value > best:
            best, best_move = value, move
            if value > alpha:
                alpha = value
                context.lines.improve_line(ply, move)
    context.table.store(position, depth, window_alpha, beta, best, best_move, context.tally.horizon() == horizon)
    return best


ALGORITHM = Algorithm("pvs", "null windows ask whether a move beats the first", principal_variation)
