"""Small proofs: which of the claimant's moves leads to the smaller proof tree.

Any move that keeps the bound proves it, but trees differ in size by factors, and both the file and its verification are as large
as the tree. So at every node of the claimant the first few moves that keep the bound are compared, with a limit: a tree that has
grown as large as the smallest so far is given up.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from prunus.core.jit import kernel
from prunus.core.values import NO_MOVE, ONE, ZERO
from prunus.searches.alpha_beta import alpha_beta
from prunus.searches.shared.context import Context
from prunus.solvers.certificates.verification import CLAIMANT, OPPONENT
from prunus.tables.transposition import Table


class Choosing(NamedTuple):
    context: Context  # of the search that tells which moves keep the bound
    claimant_sizes: Table
    opponent_sizes: Table
    tries: np.int64  # moves that are compared
    deepest: np.int64  # depth at the root


@kernel
def tree_size(position, bound, side, depth, limit, choosing):  # type: ignore[no-untyped-def]
    """The number of nodes of a proof of side * v >= bound, or `limit` where every proof that was tried has as many or more.

    `claimant_sizes` remembers the move. Without regard to positions that come up again. Void if the search was stopped.
    """
    number = np.int64(position.move_count())
    if number == 0:
        return ONE
    sizes = choosing.claimant_sizes if side == CLAIMANT else choosing.opponent_sizes
    known = sizes.probe(position, depth)
    if known.lower >= limit or known.lower == known.upper:
        return min(known.lower, limit)
    if side == OPPONENT:
        best_move, least = NO_MOVE, ONE
        for move in position.moves():
            if least < limit:
                least += tree_size(position.play(move), bound, -side, depth - ONE, limit - least, choosing)
    else:
        best_move, least, tried = NO_MOVE, limit, ZERO
        for move in choosing.context.ordering.arrange(position, depth, choosing.deepest - depth, known.best_move):
            if tried < choosing.tries and (number == 1 or keeps(position, move, bound, depth, choosing)):
                tried += ONE
                size = ONE + tree_size(position.play(move), bound, -side, depth - ONE, least - ONE, choosing)
                if size < least:
                    least, best_move = size, np.int64(move)
    least = min(least, limit)
    if not choosing.context.tally.is_stopped():
        sizes.store(position, depth, -ONE, limit, least, best_move, False)
    return least


@kernel
def keeps(position, move, bound, depth, choosing):  # type: ignore[no-untyped-def]
    """Whether the value after `move` is at least `bound` for who makes it."""
    ply = choosing.deepest - depth
    return -alpha_beta(position.play(move), depth - ONE, -bound, ONE - bound, ply + ONE, ZERO, choosing.context) >= bound
