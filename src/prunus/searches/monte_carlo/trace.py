"""Trace of a search by random games, event by event. `NoSampleTrace` costs nothing, `SampleTrace` writes rows into a bounded table.

    event    node  move  visits  total  lower  upper  nodes  leaves        as the tree has them after the event, seen by who moves;
    CHILD       4     2       0      0     -1      1      5       0        of PLAYOUT the total is the reward of one game

A table that is full writes nothing more; what did not fit is counted.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.generic import implements, operations
from prunus.core.jit import inline
from prunus.searches.monte_carlo import tree as tree_of
from prunus.searches.monte_carlo.tree import COUNT, FIRST, read
from prunus.searches.shared.events import DROPPED, FULL, WRITTEN, next_row
from prunus.searches.shared.tally import LEAVES, NODES, Tally

SELECT, EXPAND, CHILD, PLAYOUT, UPDATE = range(5)
EVENT, NODE, MOVE, VISITS, TOTAL, LOWER, UPPER, NODES_SO_FAR, LEAVES_SO_FAR = range(9)
COLUMNS = 9


@operations
class Watching:
    """What a search by random games does; the numbers of nodes are those of its tree."""

    def select(self, tree: Any, node: int, tally: Tally) -> None:
        """The way down the tree has ended at this node."""

    def expand(self, tree: Any, node: int, tally: Tally) -> None:
        """The node has its children."""

    def play_out(self, tree: Any, node: int, reward: int, tally: Tally) -> None:
        """A game from this node has brought the player to move this reward."""

    def renew(self, tree: Any, node: int, tally: Tally) -> None:
        """Visits or bounds of a node are others now."""


@implements(Watching)
class NoSampleTrace(NamedTuple):
    def select(self, tree: Any, node: int, tally: Tally) -> None:
        pass

    def expand(self, tree: Any, node: int, tally: Tally) -> None:
        pass

    def play_out(self, tree: Any, node: int, reward: int, tally: Tally) -> None:
        pass

    def renew(self, tree: Any, node: int, tally: Tally) -> None:
        pass


@implements(Watching)
class SampleTrace(NamedTuple):
    rows: NDArray[np.int64]  # [event, column]
    counts: NDArray[np.int64]  # [written, dropped]

    @classmethod
    def of_at_most(cls, events: int) -> SampleTrace:
        return cls(np.zeros((events, COLUMNS), np.int64), np.zeros(2, np.int64))

    @property
    def recorded(self) -> NDArray[np.int64]:
        return self.rows[: self.counts[WRITTEN]]

    @property
    def dropped(self) -> int:
        return int(self.counts[DROPPED])

    def select(self, tree: Any, node: int, tally: Tally) -> None:
        write(self, SELECT, tree, node, read(tree, node, tree_of.TOTAL), tally)

    def expand(self, tree: Any, node: int, tally: Tally) -> None:
        write(self, EXPAND, tree, node, read(tree, node, tree_of.TOTAL), tally)
        first, count = read(tree, node, FIRST), read(tree, node, COUNT)
        for child in range(first, first + count):
            write(self, CHILD, tree, child, read(tree, child, tree_of.TOTAL), tally)

    def play_out(self, tree: Any, node: int, reward: int, tally: Tally) -> None:
        write(self, PLAYOUT, tree, node, reward, tally)

    def renew(self, tree: Any, node: int, tally: Tally) -> None:
        write(self, UPDATE, tree, node, read(tree, node, tree_of.TOTAL), tally)


@inline
def write(trace: Any, event: int, tree: Any, node: Any, total: Any, tally: Tally) -> None:
    """One row more, if there is room."""
    at = next_row(trace)
    if at == FULL:
        return
    row = trace.rows[at]
    row[EVENT], row[NODE], row[MOVE], row[TOTAL] = event, node, read(tree, node, tree_of.MOVE), total
    row[VISITS], row[LOWER], row[UPPER] = (
        read(tree, node, tree_of.VISITS),
        read(tree, node, tree_of.LOWER),
        read(tree, node, tree_of.UPPER),
    )
    row[NODES_SO_FAR], row[LEAVES_SO_FAR] = tally.cells[NODES], tally.cells[LEAVES]
