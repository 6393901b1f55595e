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
    known = context.arrive(position, depth, alpha, beta, ply)
    if known.settles(alpha, beta):
        return known.settled_value(beta)
    best, best_move, tried, window_alpha, horizon = -INFINITY, NO_MOVE, ZERO, alpha, context.tally.horizon()
    for move in context.ordering.arrange(position, depth, ply, known.best_move):
        if best >= beta:
            context.cut(position, depth, beta, ply, best_move, tried)
            break
        tried += ONE
        child = context.descend(node, ply, move, -beta, -alpha)
        value = -alpha_beta(position.play(move), depth - ONE, -beta, -alpha, ply + ONE, child, context)
        if context.is_void(child, value):
            return best
        best, best_move, alpha = context.improve(ply, move, value, best, best_move, alpha)
    return context.conclude(position, depth, window_alpha, beta, best, best_move, horizon)


ALGORITHM = Algorithm("alpha-beta", "prunes what cannot matter", alpha_beta)
