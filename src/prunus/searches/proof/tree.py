"""Proof tree: a store of nodes with their proof and disproof numbers, in one block of memory of a size given beforehand.

    node   parent  move  first  count  proof  disproof        numbers are seen by the player to move at the node:
    0          -1    -1      1      2      1         3           proof     =  least disproof among the children
    1           0     4      3      3      3         1           disproof  =  sum of the children's proofs
    2           0     8      0      0      1         2        so at OR nodes they are the proof and disproof numbers of the
    3 ...                                                     literature, and at AND nodes they have changed places

The children of a node follow one another from `first`; a node that was not expanded has none. Positions are not kept: who
walks down from the root plays the moves.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.values import NO_MOVE, ZERO
from prunus.searches.proof.question import NEVER, Inquiry, plus

PARENT, MOVE, FIRST, COUNT, PROOF, DISPROOF = range(6)
WIDTH = 6
NODE_BYTES = 8 * WIDTH
NOBODY = -1  # the parent of the root


class ProofTree(NamedTuple):
    cells: Cells
    capacity: np.int64  # nodes
    used: Cells  # [0]: nodes in use

    @classmethod
    def of_bytes(cls, room: int) -> ProofTree:
        """With as many nodes as fit into so many bytes."""
        capacity = room // NODE_BYTES
        return cls(Cells.zeros(capacity * WIDTH), np.int64(capacity), Cells.zeros(1))

    @property
    def bytes(self) -> int:
        return int(self.cells.array.nbytes)

    @property
    def rows(self) -> Any:
        """The nodes in use as an array: rows are nodes, columns are PARENT to DISPROOF."""
        return self.cells.array[: int(self.used[0]) * WIDTH].reshape(-1, WIDTH)

    def open_root(self, proof: int, disproof: int) -> None:
        """The first node."""
        add_node(self, NOBODY, NO_MOVE, proof, disproof)


@inline
def read(tree: ProofTree, node: int, column: int) -> int:
    return tree.cells[node * WIDTH + column]


@inline
def add_node(tree: ProofTree, parent: int, move: int, proof: int, disproof: int) -> None:
    node = tree.used[0]
    place = node * WIDTH
    tree.cells[place + PARENT] = parent
    tree.cells[place + MOVE] = move
    tree.cells[place + FIRST] = 0
    tree.cells[place + COUNT] = 0
    tree.cells[place + PROOF] = proof
    tree.cells[place + DISPROOF] = disproof
    tree.used[0] = node + 1


@inline
def is_solved(tree: ProofTree, node: int) -> bool:
    return read(tree, node, PROOF) == 0 or read(tree, node, DISPROOF) == 0


@inline
def most_promising(tree: ProofTree, node: int) -> int:
    """The first child whose disproof is the node's proof: the next step to the most proving node."""
    child = read(tree, node, FIRST)
    while read(tree, child, DISPROOF) != read(tree, node, PROOF):
        child += 1
    return child


@inline
def renew(tree: ProofTree, node: int) -> None:
    """Compute the numbers of an expanded node from those of its children."""
    proof, disproof = NEVER, ZERO
    first = read(tree, node, FIRST)
    for child in range(first, first + read(tree, node, COUNT)):
        proof = min(proof, read(tree, child, DISPROOF))
        disproof = plus(disproof, read(tree, child, PROOF))
    tree.cells[node * WIDTH + PROOF] = proof
    tree.cells[node * WIDTH + DISPROOF] = disproof


@inline
def renew_upwards(tree: ProofTree, node: int, root: int, inquiry: Inquiry) -> None:
    """Renew a node and its ancestors up to `root`, or up to the first one that nothing changes for."""
    while True:
        proof, disproof = read(tree, node, PROOF), read(tree, node, DISPROOF)
        renew(tree, node)
        inquiry.trace.renew(tree, node, inquiry.tally)
        if node == root or (proof == read(tree, node, PROOF) and disproof == read(tree, node, DISPROOF)):
            break
        node = read(tree, node, PARENT)


@inline
def forget_grandchildren(tree: ProofTree, node: int) -> None:
    """Keep the children of the node expanded last, with their numbers, and nothing below them."""
    first = read(tree, node, FIRST)
    end = first + read(tree, node, COUNT)
    for child in range(first, end):
        tree.cells[child * WIDTH + COUNT] = 0
    tree.used[0] = end


def line_of(tree: ProofTree) -> tuple[int, ...]:
    """The way to the most proving node. In a proved tree it is a way to win, against the first reply wherever the opponent
    moves; in a disproved one there is none."""
    node, line = 0, []
    while read(tree, node, COUNT) > 0 and read(tree, 0, PROOF) != NEVER:
        node = most_promising(tree, node)
        line.append(int(read(tree, node, MOVE)))
    return tuple(line)
