"""A folded table: a position and its mirror images share one entry.

Of all ways to look at the board the one with the smallest key is taken. This pays while positions are near to the symmetric start;
it costs the keys of all images.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.game import Symmetric
from prunus.core.generic import answers, implements
from prunus.core.jit import inline
from prunus.core.values import INFINITY, NO_MOVE
from prunus.tables.kinds import TableEntry
from prunus.tables.no_table import Known, Remembering
from prunus.tables.transposition import LEAST_DEPTH


@implements(Remembering)
class Folded(NamedTuple):
    """For positions that answer the operations of `core.game.Symmetric`."""

    table: Any  # one that knows positions by their keys

    def suits(self, position: Any) -> bool:
        return answers(position, Symmetric)

    def probe(self, position: Any, depth: int) -> Known:
        if depth < LEAST_DEPTH:
            return Known(-INFINITY, INFINITY, NO_MOVE, False)
        turn, key = smallest_view(position)
        known = self.table.probe_key(key, depth)
        best_move = NO_MOVE
        if known.best_move != NO_MOVE:
            for move in position.moves():
                if position.turned_move(move, turn) == known.best_move:
                    best_move = np.int64(move)
        return Known(known.lower, known.upper, best_move, known.has_ended)

    def store(self, position: Any, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        if depth >= LEAST_DEPTH:
            turn, key = smallest_view(position)
            named = NO_MOVE if move == NO_MOVE else np.int64(position.turned_move(move, turn))
            self.table.store_key(key, depth, alpha, beta, value, named, has_ended)

    def salted(self, text: str) -> Folded:
        return Folded(self.table.salted(text))

    def emptied(self) -> Folded:
        return Folded(self.table.emptied())

    def grow_older(self) -> None:
        self.table.grow_older()

    @property
    def age(self) -> int:
        return int(self.table.age)


@inline
def smallest_view(position: Any) -> tuple[np.int64, np.uint64]:
    """(turn, key) of the view with the smallest key."""
    best, smallest = np.int64(0), position.key()
    for turn in range(1, position.turns()):
        key = position.turned(turn).key()
        if key < smallest:
            best, smallest = np.int64(turn), key
    return best, smallest


TABLE = TableEntry("folded", "symmetric positions share an entry", Folded, layer=0)
