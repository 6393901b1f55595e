"""A stage that speaks at the first levels of a search only (the paper, section 4)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.ordering import Stage
from prunus.core.values import NO_MOVE


@implements(Stage)
class FirstLevels(NamedTuple):
    """`stage` at plies 0 to levels - 1; further down all moves are equal to it."""

    levels: np.int64
    stage: Any

    def score_bits(self) -> int:
        return self.stage.score_bits()

    def speaks(self, depth: int, ply: int) -> bool:
        return bool(ply < self.levels) and self.stage.speaks(depth, ply)

    def lead(self, ply: int, hint: int) -> int:
        return self.stage.lead(ply, hint) if ply < self.levels else NO_MOVE

    def consider(self, position: Any, moves: Any, place: int, size: int, depth: int, ply: int) -> None:
        if ply < self.levels:
            self.stage.consider(position, moves, place, size, depth, ply)

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return self.stage.score(position, move, index, depth, ply, hint) if ply < self.levels else 0

    def follow(self, ply: int, move: int) -> None:
        self.stage.follow(ply, move)

    def found(self, ply: int, move: int, value: int) -> None:
        self.stage.found(ply, move, value)

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.stage.reward(position, move, depth, ply)
