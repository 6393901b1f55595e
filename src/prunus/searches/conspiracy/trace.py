"""Trace of conspiracy-number search, event by event. `NoConspiracyTrace` costs nothing, `ConspiracyTrace` writes rows into a table.

    event    node  move  value  up  down  nodes        up, down: how many leaves must conspire to cross the next threshold that way;
    CHILD       4     2      5   1     1      5         NOT_LISTED where there is none. Of SELECT: the threshold and its number

A table that is full writes nothing more; what did not fit is counted.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.generic import implements, operations
from prunus.core.jit import inline
from prunus.core.values import ZERO
from prunus.searches.conspiracy import tree as tree_of
from prunus.searches.conspiracy.tree import COUNT, FIRST, NUMBERS, look
from prunus.searches.shared.events import DROPPED, FULL, WRITTEN, next_row
from prunus.searches.shared.tally import NODES, Tally

SELECT, EXPAND, CHILD, UPDATE = range(4)
EVENT, NODE, MOVE, VALUE, UP, DOWN, NODES_SO_FAR = range(7)
COLUMNS = 7
NOT_LISTED = np.int64(-1)


@operations
class Overhearing:
    """What conspiracy-number search does; the numbers of nodes are those of its tree."""

    def suspect(self, tree: Any, node: int, goal: int, tally: Tally) -> None:
        """This leaf is in the smallest conspiracy that crosses the threshold `goal`."""

    def expand(self, tree: Any, node: int, tally: Tally) -> None:
        """The node has its children."""

    def renew(self, tree: Any, node: int, tally: Tally) -> None:
        """Value and numbers of a node follow from those of its children."""


@implements(Overhearing)
class NoConspiracyTrace(NamedTuple):
    def suspect(self, tree: Any, node: int, goal: int, tally: Tally) -> None:
        pass

    def expand(self, tree: Any, node: int, tally: Tally) -> None:
        pass

    def renew(self, tree: Any, node: int, tally: Tally) -> None:
        pass


@implements(Overhearing)
class ConspiracyTrace(NamedTuple):
    rows: NDArray[np.int64]  # [event, column]
    counts: NDArray[np.int64]  # [written, dropped]

    @classmethod
    def of_at_most(cls, events: int) -> ConspiracyTrace:
        return cls(np.zeros((events, COLUMNS), np.int64), np.zeros(2, np.int64))

    @property
    def recorded(self) -> NDArray[np.int64]:
        return self.rows[: self.counts[WRITTEN]]

    @property
    def dropped(self) -> int:
        return int(self.counts[DROPPED])

    def suspect(self, tree: Any, node: int, goal: int, tally: Tally) -> None:
        write(self, SELECT, node, ZERO, tree.thresholds[goal], look(tree, ZERO, NUMBERS + goal), ZERO, tally)

    def expand(self, tree: Any, node: int, tally: Tally) -> None:
        write(self, EXPAND, node, ZERO, ZERO, ZERO, ZERO, tally)
        first, count = look(tree, node, FIRST), look(tree, node, COUNT)
        for child in range(first, first + count):
            write_node(self, CHILD, tree, child, tally)

    def renew(self, tree: Any, node: int, tally: Tally) -> None:
        write_node(self, UPDATE, tree, node, tally)


@inline
def write_node(trace: Any, event: int, tree: Any, node: Any, tally: Tally) -> None:
    """The state of a node: its value, and its numbers for the nearest thresholds above and below."""
    value, up, down = look(tree, node, tree_of.VALUE), NOT_LISTED, NOT_LISTED
    for i in range(tree.thresholds_count):
        if tree.thresholds[i] <= value:
            down = look(tree, node, NUMBERS + i)
        elif up == NOT_LISTED:
            up = look(tree, node, NUMBERS + i)
    write(trace, event, node, look(tree, node, tree_of.MOVE), value, up, down, tally)


@inline
def write(trace: Any, event: int, node: Any, move: Any, value: Any, up: Any, down: Any, tally: Tally) -> None:
    """One row more, if there is room."""
    at = next_row(trace)
    if at == FULL:
        return
    row = trace.rows[at]
    row[EVENT], row[NODE], row[MOVE], row[VALUE], row[UP], row[DOWN] = event, node, move, value, up, down
    row[NODES_SO_FAR] = tally.cells[NODES]
