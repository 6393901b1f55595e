"""An evaluation that knows the end: the true value where an endgame table has the position, an estimate elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.evaluation import Evaluation
from prunus.core.generic import implements

NOWHERE = -1


@implements(Evaluation)
class Solved(NamedTuple):
    """`endgame` answers the operations of `tables.endgame.Solving`, in the units of `estimate`.

    Where the table has a position, a search of any depth finds its true value: the table has all positions below it too.
    """

    estimate: Any
    endgame: Any

    def evaluate(self, position: Any) -> int:
        place = self.endgame.place_of(position)
        if place == NOWHERE:
            return self.estimate.evaluate(position)
        return self.endgame.value_at(place)
