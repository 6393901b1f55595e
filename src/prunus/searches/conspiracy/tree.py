"""Conspiracy tree: a store of nodes with their values and, for every threshold, the size of the smallest conspiracy.

    node   parent  move  first  count  value   numbers, one a threshold: t1, t2, …, tk

The value is MAX's, who moves at the root. The number of a threshold is the least number of leaves that would have to change their
values for "value >= threshold" to be no longer true, or no longer false. Where a player has what they want, every child that
gives it must change; where not, one child is enough:

    MAX, value >= t  or  MIN, value < t      number  =  sum over the children on the same side of t
    MAX, value < t   or  MIN, value >= t     number  =  least number among the children

So a conspiracy number is a proof number or a disproof number with leaves that already have a side, for all thresholds at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.values import INFINITY, NO_MOVE, ONE, ZERO
from prunus.searches.proof.question import NEVER, plus

PARENT, MOVE, FIRST, COUNT, VALUE, NUMBERS = range(6)
NOBODY = -1  # the parent of the root


class ConspiracyTree(NamedTuple):
    cells: Cells
    thresholds: Cells  # ascending
    thresholds_count: np.int64
    width: np.int64  # words a node
    capacity: np.int64  # nodes
    used: Cells  # [0]: nodes in use

    @classmethod
    def of_bytes(cls, room: int, thresholds: list[int]) -> ConspiracyTree:
        """With as many nodes as fit into so many bytes."""
        width = NUMBERS + len(thresholds)
        capacity = room // (8 * width)
        return cls(
            Cells.zeros(capacity * width),
            Cells(np.array(thresholds, np.int64)),
            np.int64(len(thresholds)),
            np.int64(width),
            np.int64(capacity),
            Cells.zeros(1),
        )

    @property
    def bytes(self) -> int:
        return int(self.cells.array.nbytes)

    @property
    def rows(self) -> Any:
        """The nodes in use as an array."""
        return self.cells.array[: int(self.used[0] * self.width)].reshape(-1, int(self.width))


@inline
def look(tree: ConspiracyTree, node: Any, column: Any) -> Any:
    return tree.cells[node * tree.width + column]


@inline
def add_leaf(tree: ConspiracyTree, parent: Any, move: Any, value: Any, number: Any) -> None:
    """A node whose value changes if `number` leaves do: itself, or NEVER if it is settled."""
    place = tree.used[0] * tree.width
    tree.cells[place + PARENT] = parent
    tree.cells[place + MOVE] = move
    tree.cells[place + FIRST] = 0
    tree.cells[place + COUNT] = 0
    tree.cells[place + VALUE] = value
    for i in range(tree.thresholds_count):
        tree.cells[place + NUMBERS + i] = number
    tree.used[0] += 1


@inline
def is_at_least(tree: ConspiracyTree, node: Any, i: Any) -> bool:
    return look(tree, node, VALUE) >= tree.thresholds[i]


@inline
def refresh(tree: ConspiracyTree, node: Any, is_max: bool) -> None:
    """Compute value and numbers of an expanded node from those of its children."""
    first = look(tree, node, FIRST)
    end = first + look(tree, node, COUNT)
    value = -INFINITY if is_max else INFINITY
    for child in range(first, end):
        value = max(value, look(tree, child, VALUE)) if is_max else min(value, look(tree, child, VALUE))
    tree.cells[node * tree.width + VALUE] = value
    for i in range(tree.thresholds_count):
        side = value >= tree.thresholds[i]
        total, least = ZERO, NEVER
        for child in range(first, end):
            number = look(tree, child, NUMBERS + i)
            least = min(least, number)
            if is_at_least(tree, child, i) == side:
                total = plus(total, number)
        tree.cells[node * tree.width + NUMBERS + i] = total if side == is_max else least


@inline
def conspirator(tree: ConspiracyTree, node: Any, i: Any, is_max: bool) -> Any:
    """The child through which the smallest conspiracy against a node's side of threshold i runs."""
    first = look(tree, node, FIRST)
    side = is_at_least(tree, node, i)
    chosen, least = first, NEVER
    for child in range(first, first + look(tree, node, COUNT)):
        number = look(tree, child, NUMBERS + i)
        if is_at_least(tree, child, i) == side and number < least:
            chosen, least = child, number
            if side == is_max:
                break  # all of them are needed: begin with the first
    return chosen


def open_root(tree: ConspiracyTree, value: int, is_settled: bool) -> None:
    """The first node."""
    add_leaf(tree, NOBODY, NO_MOVE, value, NEVER if is_settled else ONE)
