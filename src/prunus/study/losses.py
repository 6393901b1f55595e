"""Losses: how many nodes it costs a search to try a move before the best one.

With C(m, alpha) the nodes of a search of move m, in natural order, when alpha is the best value so far, b the best move and o
another, and v their values, a search that tries o first and b next instead of b first and o next loses

    (C(o, open) + C(b, v(o))) - (C(b, open) + C(o, v(b)))   nodes.
"""

from __future__ import annotations

import numpy as np

from prunus.core.jit import kernel
from prunus.core.values import INFINITY, ONE


@kernel
def counted_value(position, depth, alpha, beta, evaluation, counter):  # type: ignore[no-untyped-def]
    """Alpha-beta in natural order, fail-soft, that counts its nodes."""
    counter[0] += 1
    if depth == 0 or position.is_over():
        return evaluation.evaluate(position)
    best = -INFINITY
    for move in position.moves():
        if best >= beta:
            break
        value = -counted_value(position.play(move), depth - ONE, -beta, -max(alpha, best), evaluation, counter)
        if value > best:
            best = value
    return best


@kernel
def values_and_losses(position, depth, evaluation, counter, moves, values, losses, nodes):  # type: ignore[no-untyped-def]
    """Write every move, its minimax value for the player to move and what it loses, at least 0; how many moves there are.

    Into `nodes[0]` goes the size of the search that tries the best move first, the first one of several.
    """
    size, best = 0, 0
    for move in position.moves():
        counter[0] = 0
        moves[size] = move
        values[size] = -counted_value(position.play(move), depth - ONE, -INFINITY, INFINITY, evaluation, counter)
        losses[size] = counter[0]
        if values[size] > values[best]:
            best = size
        size += 1
    if size == 0:
        return size
    open_best = losses[best]
    nodes[0] = 1 + open_best
    for i in range(size):
        if i != best:
            counter[0] = 0
            counted_value(position.play(moves[i]), depth - ONE, -INFINITY, -values[best], evaluation, counter)
            after_best = counter[0]
            counter[0] = 0
            counted_value(position.play(moves[best]), depth - ONE, -INFINITY, -values[i], evaluation, counter)
            losses[i] = max(np.int64(0), losses[i] + counter[0] - open_best - after_best)
            nodes[0] += after_best
    losses[best] = 0
    return size
