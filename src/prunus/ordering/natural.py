"""The natural order: as the game lists its moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from prunus.core.ordering import OrderingEntry


class Natural(NamedTuple):
    @classmethod
    def prepared(cls, position: Any, evaluation: Any, depth: int, seed: int) -> Natural:
        return cls()

    def arrange(self, position: Any, depth: int, ply: int) -> Iterable[int]:
        for move in position.moves():
            yield move


ORDERING = OrderingEntry("natural", "as the game lists the moves; costs nothing", Natural.prepared)
