"""Trace: a search recorded node by node. `NoTrace` costs nothing, `Trace` writes one row a node into a bounded table."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.generic import implements, operations
from prunus.core.values import NO_MOVE

PARENT, MOVE, ALPHA, BETA, VALUE, IS_COMPLETE = range(6)
NOWHERE = -1  # every node that did not fit
ABOVE = -2  # the parent of the root, which is visited once a look


@operations
class Tracing:
    def visit(self, parent: int, move: int, alpha: int, beta: int) -> int:
        """A child of `parent` is about to be searched with this window; its number."""

    def leave(self, node: int, value: int) -> None:
        """The node has this value, seen by the player to move there."""


@implements(Tracing)
class NoTrace(NamedTuple):
    def visit(self, parent: int, move: int, alpha: int, beta: int) -> int:
        return parent

    def leave(self, node: int, value: int) -> None:
        pass


@implements(Tracing)
class Trace(NamedTuple):
    """Numbers are given in order of visit; windows and values are seen by the player to move at the node. Every look at the root by
    a driver begins with a node of its own.

    A node that does not fit is not recorded, and its parent is marked as incomplete.
    """

    rows: NDArray[np.int64]  # [node, column]
    counts: NDArray[np.int64]  # [recorded, dropped]

    @classmethod
    def of_at_most(cls, nodes: int) -> Trace:
        return cls(np.zeros((nodes, 6), np.int64), np.zeros(2, np.int64))

    def visit(self, parent: int, move: int, alpha: int, beta: int) -> int:
        node = int(self.counts[0])
        if node == self.rows.shape[0] or parent == NOWHERE:
            self.counts[1] += 1
            if parent >= 0:
                self.rows[parent, IS_COMPLETE] = 0
            return NOWHERE
        self.counts[0] += 1
        row = self.rows[node]
        row[PARENT], row[MOVE], row[ALPHA], row[BETA], row[VALUE], row[IS_COMPLETE] = parent, move, alpha, beta, 0, 1
        return node

    def leave(self, node: int, value: int) -> None:
        if node != NOWHERE:
            self.rows[node, VALUE] = value

    @property
    def recorded(self) -> NDArray[np.int64]:
        return self.rows[: self.counts[0]]

    @property
    def dropped(self) -> int:
        return int(self.counts[1])


def open_root(trace: Trace | NoTrace, alpha: int, beta: int) -> int:
    """Record the root of a look, to which no move leads."""
    return trace.visit(ABOVE, NO_MOVE, alpha, beta)
