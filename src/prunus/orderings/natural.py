"""The natural order: as the game lists its moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from prunus.core.generic import implements
from prunus.core.ordering import Ground, OrderingEntry
from prunus.core.values import NO_MOVE


@implements(Ground)
class Natural(NamedTuple):
    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        return position.moves()

    def place(self, position: Any, move: int, index: int) -> int:
        return index


ORDERING = OrderingEntry("natural", "as the game lists the moves", "nothing", None, ground=lambda position: Natural())
