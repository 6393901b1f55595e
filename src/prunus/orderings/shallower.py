"""By the search before: at the first levels, the moves as the last search, a ply shallower, has left them (lecture 28).

The table remembers the best move of a node; this is the rest of what that search found there. Most of it are bounds, and those of a
node that was cut off are of some moves only: docs/orderings.md says what it is worth.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.ordering import OrderingEntry, Stage
from prunus.core.values import ZERO
from prunus.errors import NotationError
from prunus.orderings.static_value import VALUE_BITS, as_score

LEVELS = 1
ROWS = np.int64(64)  # of replies to different moves; moves that are alike in the last bits share one
SLOTS = np.int64(4096)  # of moves in a row; those with larger numbers share them


@implements(Stage)
class Shallower(NamedTuple):
    """The score of a move is the value that was found for it last, at plies 0 to levels - 1 (at most 2); 0 where there is none.

    `first` has the move that the search is below, `values` a row for the root and one a move of it for the replies.
    """

    levels: np.int64
    first: Cells
    values: Cells

    @classmethod
    def of(cls, levels: int) -> Shallower:
        return cls(np.int64(levels), Cells.zeros(1), Cells.zeros(int((1 + ROWS) * SLOTS)))

    def score_bits(self) -> int:
        return VALUE_BITS

    def speaks(self, depth: int, ply: int) -> bool:
        """The first search has nothing to go by."""
        return bool(depth > 1 and ply < self.levels)

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return self.values[place(self, ply, move)] if depth > 1 and ply < self.levels else ZERO

    def follow(self, ply: int, move: int) -> None:
        if ply == 0:
            self.first[0] = move

    def found(self, ply: int, move: int, value: int) -> None:
        if ply < self.levels:
            self.values[place(self, ply, move)] = as_score(value)


@inline
def place(stage: Any, ply: int, move: int) -> int:
    """Where the value of a move stands."""
    row = ZERO if ply == 0 else 1 + (stage.first[0] & (ROWS - 1))
    return row * SLOTS + (move & (SLOTS - 1))


def levels_of(argument: str) -> int:
    """How many levels an argument asks for."""
    if argument not in ("", "1", "2"):
        raise NotationError("ordering", argument, 0, "1 or 2, the levels that are ordered by the search before")
    return int(argument or LEVELS)


ORDERING = OrderingEntry(
    "shallower",
    "at the first levels by the values that the search before found, a ply shallower",
    "a look into a small table a move of these levels",
    lambda wanted: Shallower.of(levels_of(str(wanted.argument))),
    argument="[:LEVELS]",
    lives_on_deepening=True,
)
