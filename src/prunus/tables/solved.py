"""A table that knows the end: nodes whose true value stands in an endgame table are settled at once.

The endgame table is closed below its positions, so a search whose evaluation knows it too (`evaluation.solved`) finds the same
value at every depth: bounds from the endgame table are true for all of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.generic import implements
from prunus.core.values import NO_MOVE
from prunus.tables.endgame import NOWHERE
from prunus.tables.no_table import Known, Remembering


@implements(Remembering)
class Solved(NamedTuple):
    """Asks the endgame table first and the other one about the rest."""

    table: Any
    endgame: Any

    def suits(self, position: Any) -> bool:
        return bool(self.table.suits(position))

    def probe(self, position: Any, depth: int) -> Known:
        place = self.endgame.place_of(position)
        if place == NOWHERE:
            return self.table.probe(position, depth)
        value = self.endgame.value_at(place)
        return Known(value, value, NO_MOVE, True)

    def store(self, position: Any, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        self.table.store(position, depth, alpha, beta, value, move, has_ended)

    def foresee(self, position: Any, depth: int, beta: int) -> int:
        return self.table.foresee(position, depth, beta)

    def salted(self, text: str) -> Solved:
        return Solved(self.table.salted(text), self.endgame)

    def emptied(self) -> Solved:
        return Solved(self.table.emptied(), self.endgame)

    def grow_older(self) -> None:
        self.table.grow_older()

    @property
    def age(self) -> int:
        return int(self.table.age)
