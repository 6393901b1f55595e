"""Alpha-beta, fail-soft: the search that everything else is compared with."""

from __future__ import annotations

from prunus.core.jit import kernel
from prunus.core.values import INFINITY, NO_MOVE, ONE, ZERO
from prunus.searches.shared.algorithm import Algorithm


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
    best, best_move, tried, window_alpha, horizon = -INFINITY, NO_MOVE, ZERO, alpha, context.tally.horizon()
    for move in context.ordering.arrange(position, depth, ply, known.best_move):
        if best >= beta:
            context.tally.cutoff(ply, beta, tried)
            context.ordering.reward(position, best_move, depth, ply)
            break
        tried += ONE
        child = context.trace.visit(node, move, -beta, -alpha)
        context.ordering.follow(ply, move)
        value = -alpha_beta(position.play(move), depth - ONE, -beta, -alpha, ply + ONE, child, context)
        if context.tally.is_stopped():
            return best
        context.trace.leave(child, -value)
        if value > best:
            best, best_move = value, move
            if value > alpha:
                alpha = value
                context.lines.improve_line(ply, move)
    context.table.store(position, depth, window_alpha, beta, best, best_move, context.tally.horizon() == horizon)
    return best


ALGORITHM = Algorithm("alpha-beta", "prunes what cannot matter", alpha_beta)
