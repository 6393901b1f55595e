"""A stage that is asked from a remaining depth on: nearer to the leaves sorting costs more than it saves.

Where depths 1, 2, … are searched up to one that is known, a stage can be asked at the plies at which the last search asks it
(`static:4-last`): the searches before are small, and the better they are ordered, the better are the moves that the table remembers
of them. That pays where the order is a good one: for what was learned always, for static values with some
evaluations, for history never.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.ordering import Stage, Wanted
from prunus.errors import NotationError

ARGUMENT = "[:DEPTH[-last]]"
LAST = "-last"


@implements(Stage)
class FromDepth(NamedTuple):
    """`stage` where at least `limit` plies are left, now or in the last search, `reach` plies deep (0: that one does not count).

    Below that all moves are equal to it, but for its lead.
    """

    limit: np.int64
    reach: np.int64
    stage: Any

    def score_bits(self) -> int:
        return self.stage.score_bits()

    def speaks(self, depth: int, ply: int) -> bool:
        return pays(self.limit, self.reach, depth, ply) and self.stage.speaks(depth, ply)

    def lead(self, ply: int, hint: int) -> int:
        return self.stage.lead(ply, hint)

    def consider(self, position: Any, moves: Any, place: int, size: int, depth: int, ply: int) -> None:
        if pays(self.limit, self.reach, depth, ply):
            self.stage.consider(position, moves, place, size, depth, ply)

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return self.stage.score(position, move, index, depth, ply, hint) if pays(self.limit, self.reach, depth, ply) else 0

    def follow(self, ply: int, move: int) -> None:
        self.stage.follow(ply, move)

    def found(self, ply: int, move: int, value: int) -> None:
        self.stage.found(ply, move, value)

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.stage.reward(position, move, depth, ply)


@inline
def pays(limit: Any, reach: Any, depth: int, ply: int) -> bool:
    """Whether enough plies are left now, or here in the last search, where one is known; then the frontier is never sorted."""
    return bool(depth >= limit) if reach == 0 else bool(depth > 1 and reach - ply >= limit)


def asked_from(wanted: Wanted, pays_from: str, stage: Any) -> FromDepth:
    """`stage` from where on its argument says, or from where it pays."""
    text = str(wanted.argument) or pays_from
    depth = text.removesuffix(LAST)
    if not (re.fullmatch("[0-9]{1,9}", depth) and int(depth)):
        wish = f"a number of plies, at least 1, from which on a node is sorted; {LAST} behind it if those of the last search count"
        raise NotationError("ordering", text, 0, wish)
    return FromDepth(np.int64(depth), np.int64(wanted.reach if text.endswith(LAST) else 0), stage)
