"""Enhanced transposition cutoff: before any child is searched, see whether the table already has one that cuts.

Plaat, Schaeffer, Pijls and de Bruin, 1996.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.values import INFINITY, ONE
from prunus.tables.kinds import TableEntry
from prunus.tables.no_table import Known, Remembering

FORESEEING_DEPTH = np.int64(4)  # nearer to the horizon the looks cost more than they save


@implements(Remembering)
class Foreseeing(NamedTuple):
    """A table that is asked about all children first."""

    table: Any

    def suits(self, position: Any) -> bool:
        return bool(self.table.suits(position))

    def probe(self, position: Any, depth: int) -> Known:
        return self.table.probe(position, depth)

    def store(self, position: Any, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        self.table.store(position, depth, alpha, beta, value, move, has_ended)

    def foresee(self, position: Any, depth: int, beta: int) -> int:
        """If a child is worth at most `upper` to the opponent, this node is worth at least -upper."""
        if depth >= FORESEEING_DEPTH:
            for move in position.moves():
                known = self.table.probe(position.play(move), depth - ONE)
                if -known.upper >= beta:
                    return -known.upper
        return -INFINITY

    def salted(self, text: str) -> Foreseeing:
        return Foreseeing(self.table.salted(text))

    def emptied(self) -> Foreseeing:
        return Foreseeing(self.table.emptied())

    def grow_older(self) -> None:
        self.table.grow_older()

    @property
    def age(self) -> int:
        return int(self.table.age)


TABLE = TableEntry("etc", "looks among the children for one that cuts (enhanced transposition cutoff)", Foreseeing, layer=1)
