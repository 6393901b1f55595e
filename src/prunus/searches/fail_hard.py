"""The alpha-beta method as the paper prints it, step by step, with MAX and MIN apart."""

from __future__ import annotations

from prunus.core.jit import kernel
from prunus.core.values import NO_MOVE, ONE
from prunus.searches.shared.algorithm import Algorithm


@kernel
def fail_hard(position, depth, alpha, beta, ply, node, context):  # type: ignore[no-untyped-def]
    """value == min(max(v, alpha), beta), with v the minimax value. The paper, Table 2, steps 1 to 5 and 3' to 5'.

    The paper's values are the first player's; this function is called with the window of the player to move, as all
    searches are, and turns it around at MIN nodes, which are those at odd plies.
    """
    is_max = ply % 2 == 0
    if not is_max:
        alpha, beta = -beta, -alpha
    context.tally.enter(ply, alpha if is_max else -beta)
    context.lines.begin_line(ply)
    # 1
    if depth == 0 or position.is_over():
        context.tally.leaf(depth)
        return context.evaluation.evaluate(position)
    # 2
    k, n = 0, position.move_count()
    for move in context.ordering.arrange(position, depth, ply, NO_MOVE):
        k += 1
        successor = position.play(move)
        context.ordering.follow(ply, move)
        if is_max:
            # 3
            child = context.trace.visit(node, move, -beta, -alpha)
            value = -fail_hard(successor, depth - ONE, -beta, -alpha, ply + ONE, child, context)
            if context.tally.is_stopped():
                return alpha
            context.trace.leave(child, -value)
            context.ordering.found(ply, move, value)
            if value > alpha:
                alpha = value
                context.lines.improve_line(ply, move)
            # 4
            if alpha >= beta:
                if k < n:
                    context.tally.cutoff(ply, beta, k)
                    context.ordering.reward(position, move, depth, ply)
                return beta
        else:
            # 3'
            child = context.trace.visit(node, move, alpha, beta)
            value = fail_hard(successor, depth - ONE, alpha, beta, ply + ONE, child, context)
            if context.tally.is_stopped():
                return -beta
            context.trace.leave(child, value)
            context.ordering.found(ply, move, -value)
            if value < beta:
                beta = value
                context.lines.improve_line(ply, move)
            # 4'
            if alpha >= beta:
                if k < n:
                    context.tally.cutoff(ply, -alpha, k)
                    context.ordering.reward(position, move, depth, ply)
                return -alpha
    # 5, 5'
    return alpha if is_max else -beta


ALGORITHM = Algorithm("fail-hard", "alpha-beta as the paper's Table 2 prints it", fail_hard, uses_table=False)
