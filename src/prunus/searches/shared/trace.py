"""Trace: a search recorded node by node. `NoTrace` costs nothing, `Trace` writes one row a node into a bounded table."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.generic import implements, operations
from prunus.core.values import NO_MOVE

PARENT, MOVE, ALPHA, BETA, VALUE, IS_COMPLETE, SHORTER, SETTLED = range(8)
WIDTH = 8
RECORDED, DROPPED, LAST = range(3)  # what is counted
BY_TABLE, BY_BOUND = np.int64(1), np.int64(2)  # how a node was settled before its moves were looked at
NOWHERE = -1  # every node that did not fit
ABOVE = -2  # the parent of the root, which is visited once a look


@operations
class Tracing:
    def visit(self, parent: int, move: int, alpha: int, beta: int) -> int:
        """A child of `parent` is about to be searched with this window; its number."""

    def leave(self, node: int, value: int) -> None:
        """The node has this value, seen by the player to move there."""

    def shorten(self, node: int, plies: int) -> None:
        """What is searched below the node from now on is searched so many plies less deep."""

    def settle(self, how: int) -> None:
        """The node visited last has its value by what is known of it, not by its moves."""


@implements(Tracing)
class NoTrace(NamedTuple):
    def visit(self, parent: int, move: int, alpha: int, beta: int) -> int:
        return parent

    def leave(self, node: int, value: int) -> None:
        pass

    def shorten(self, node: int, plies: int) -> None:
        pass

    def settle(self, how: int) -> None:
        pass


@implements(Tracing)
class Trace(NamedTuple):
    """Numbers are given in order of visit; windows and values are seen by the player to move at the node. Every look at the root by
    a driver begins with a node of its own.

    A node that does not fit is not recorded, and its parent is marked as incomplete.
    """

    rows: NDArray[np.int64]  # [node, column]
    counts: NDArray[np.int64]  # [recorded, dropped, the node visited last]

    @classmethod
    def of_at_most(cls, nodes: int) -> Trace:
        return cls(np.zeros((nodes, WIDTH), np.int64), np.zeros(3, np.int64))

    def visit(self, parent: int, move: int, alpha: int, beta: int) -> int:
        node = int(self.counts[RECORDED])
        if node == self.rows.shape[0] or parent == NOWHERE:
            self.counts[DROPPED] += 1
            self.counts[LAST] = NOWHERE
            if parent >= 0:
                self.rows[parent, IS_COMPLETE] = 0
            return NOWHERE
        self.counts[RECORDED] += 1
        self.counts[LAST] = node
        row = self.rows[node]
        row[PARENT], row[MOVE], row[ALPHA], row[BETA], row[VALUE], row[IS_COMPLETE] = parent, move, alpha, beta, 0, 1
        row[SHORTER], row[SETTLED] = self.rows[parent, SHORTER] if parent >= 0 else 0, 0
        return node

    def leave(self, node: int, value: int) -> None:
        if node != NOWHERE:
            self.rows[node, VALUE] = value

    def shorten(self, node: int, plies: int) -> None:
        if node != NOWHERE:
            self.rows[node, SHORTER] += plies

    def settle(self, how: int) -> None:
        if self.counts[LAST] != NOWHERE:
            self.rows[self.counts[LAST], SETTLED] = how

    @property
    def recorded(self) -> NDArray[np.int64]:
        return self.rows[: self.counts[RECORDED]]

    @property
    def dropped(self) -> int:
        return int(self.counts[DROPPED])


def open_root(trace: Trace | NoTrace, alpha: int, beta: int) -> int:
    """Record the root of a look, to which no move leads."""
    return trace.visit(ABOVE, NO_MOVE, alpha, beta)
