"""A stage that is asked from a remaining depth on: nearer to the leaves sorting costs more than it saves."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.ordering import Stage, Wanted
from prunus.errors import NotationError

ARGUMENT = "[:DEPTH]"


@implements(Stage)
class FromDepth(NamedTuple):
    """`stage` where at least `limit` plies are left; below that all moves are equal to it, but for its lead."""

    limit: np.int64
    stage: Any

    def score_bits(self) -> int:
        return self.stage.score_bits()

    def speaks(self, depth: int, ply: int) -> bool:
        return bool(depth >= self.limit) and self.stage.speaks(depth, ply)

    def lead(self, ply: int, hint: int) -> int:
        return self.stage.lead(ply, hint)

    def consider(self, position: Any, moves: Any, place: int, size: int, depth: int, ply: int) -> None:
        if depth >= self.limit:
            self.stage.consider(position, moves, place, size, depth, ply)

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return self.stage.score(position, move, index, depth, ply, hint) if depth >= self.limit else 0

    def follow(self, ply: int, move: int) -> None:
        self.stage.follow(ply, move)

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.stage.reward(position, move, depth, ply)


def asked_from(wanted: Wanted, pays_from: int, stage: Any) -> FromDepth:
    """`stage` from the depth on that stands behind its name, or from where it pays."""
    text = str(wanted.argument)
    if text and not (text.isascii() and text.isdecimal() and 1 <= int(text[:9]) == int(text)):
        raise NotationError("ordering", text, 0, "a number of plies, at least 1, from which on a node is sorted")
    return FromDepth(np.int64(text or pays_from), stage)
