"""Fewest replies first: the move after which the opponent has the fewest moves.

It makes proofs small, since all replies are part of a proof, and in Othello it is what endgame solvers try first.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.generic import implements
from prunus.core.ordering import Stage

BITS = 8
MOST = (1 << BITS) - 1


@implements(Stage)
class FewestReplies(NamedTuple):
    def score_bits(self) -> int:
        return BITS

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return MOST - min(position.play(move).move_count(), MOST)
