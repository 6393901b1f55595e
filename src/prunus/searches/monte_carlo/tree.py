"""Sampled tree: a store of nodes with their visits, what random games through them have brought, and proved bounds, in one block of
memory of a size given beforehand.

    node   parent  move  first  count  visits    total   lower  upper       seen by the player to move at the node:
    0          -1    -1      1      2     100   20·2**20     -1      1         total   =  the sum of the rewards of its visits
    1           0     4      3      3      60  -30·2**20     -1      1         lower   =  the most of -upper of the children
    2           0     8      0      0      39   10·2**20      0      0         upper   =  the most of -lower of the children
    3 ...                                                                   settled positions have their value as both bounds

The children of a node follow one another from `first`, in the order of their bias; a node that was not expanded has none. Positions
are not kept: who walks down from the root plays the moves.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.values import INFINITY, NO_MOVE, WIN, ZERO, Whole

PARENT, MOVE, FIRST, COUNT, VISITS, TOTAL, LOWER, UPPER = range(8)
WIDTH = 8
NODE_BYTES = 8 * WIDTH
NOBODY = -1  # the parent of the root
WHOLE: Any = Whole(1 << 20)  # the reward of a won game: rewards are whole numbers, whose sums are the same in any order


class SampledTree(NamedTuple):
    cells: Cells
    capacity: np.int64  # nodes
    used: Cells  # [0]: nodes in use, [1]: the deepest of their plies

    @classmethod
    def of_bytes(cls, room: int) -> SampledTree:
        """With as many nodes as fit into so many bytes."""
        capacity = room // NODE_BYTES
        return cls(Cells.zeros(capacity * WIDTH), np.int64(capacity), Cells.zeros(2))

    @property
    def bytes(self) -> int:
        return int(self.cells.array.nbytes)

    @property
    def rows(self) -> Any:
        """The nodes in use as an array: rows are nodes, columns are PARENT to UPPER."""
        return self.cells.array[: int(self.used[0]) * WIDTH].reshape(-1, WIDTH)

    def open_root(self, lower: int, upper: int) -> None:
        """Begin again with nothing but the first node."""
        self.used[0], self.used[1] = 0, 0
        add_node(self, NOBODY, NO_MOVE, lower, upper)


@inline
def read(tree: SampledTree, node: int, column: int) -> Any:
    return tree.cells[node * WIDTH + column]


@inline
def add_node(tree: SampledTree, parent: int, move: int, lower: int, upper: int) -> None:
    node = tree.used[0]
    place = node * WIDTH
    tree.cells[place + PARENT] = parent
    tree.cells[place + MOVE] = move
    for column in range(FIRST, LOWER):
        tree.cells[place + column] = 0
    tree.cells[place + LOWER] = lower
    tree.cells[place + UPPER] = upper
    tree.used[0] = node + 1


@inline
def is_proved(tree: SampledTree, node: int) -> bool:
    return read(tree, node, LOWER) == read(tree, node, UPPER)


@inline
def renew_bounds(tree: SampledTree, node: int) -> bool:
    """Compute the bounds of an expanded node from those of its children; whether they have become narrower.

    A bound that is known stays known: children know no more at first than that they are of the game.
    """
    first = read(tree, node, FIRST)
    end = first + read(tree, node, COUNT)
    lower, upper = -INFINITY, -INFINITY
    for child in range(first, end):
        lower = max(lower, -read(tree, child, UPPER))
        upper = max(upper, -read(tree, child, LOWER))
    is_narrower = lower > read(tree, node, LOWER) or upper < read(tree, node, UPPER)
    tree.cells[node * WIDTH + LOWER] = max(lower, read(tree, node, LOWER))
    tree.cells[node * WIDTH + UPPER] = min(upper, read(tree, node, UPPER))
    return is_narrower


@inline
def add_visit(tree: SampledTree, node: int, reward: int) -> None:
    place = node * WIDTH
    tree.cells[place + VISITS] += 1
    tree.cells[place + TOTAL] += reward


@inline
def rewarded(value: int, spread: int) -> Any:
    """The reward of a value, from -WHOLE to WHOLE, the higher the higher the value: of `spread`, half of what a won game has; with
    a spread of 0 a win is a win, by whatever margin."""
    if value >= WIN:
        return WHOLE
    if value <= -WIN:
        return -WHOLE
    if value > 0:
        return WHOLE * value // (value + spread)
    if value < 0:
        return -(WHOLE * -value // (-value + spread))
    return ZERO
