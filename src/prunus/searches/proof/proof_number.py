"""Proof-number search: grow the tree where an answer costs least."""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.jit import inline, kernel
from prunus.core.values import ONE, ZERO
from prunus.searches.proof.prover import Asked, Found, Prover
from prunus.searches.proof.question import MEMORY_FULL, TOO_DEEP, Inquiry, One, first_numbers, give_up
from prunus.searches.proof.tree import (
    COUNT,
    FIRST,
    MOVE,
    WIDTH,
    ProofTree,
    add_node,
    is_solved,
    line_of,
    most_promising,
    read,
    renew_upwards,
)


@kernel
def proof_number(position, goal, depth, ply, root, size, tree, inquiry):  # type: ignore[no-untyped-def]
    """Grow the tree below the node `root`, which is `position`, until it is solved or `size` nodes are in use.

        proof == 0      <=>  value >= goal is proved         proof is the least number of leaves that would have to be proved,
        disproof == 0   <=>  value < goal is proved          disproof the least number that would have to be disproved

    At every step the most proving node is expanded: a leaf that is in a smallest set of either kind, so that its proof lowers
    the one number of the root or its disproof the other. Allis, van der Meulen and van den Herik, 1994; MIT notes, PN-search.
    """
    while not is_solved(tree, root) and not inquiry.tally.is_stopped():
        leaf, there, aim, left, at = most_proving(tree, root, position, goal, depth, ply)
        if inquiry.question.is_beyond(left):
            give_up(inquiry, TOO_DEEP)
        elif tree.used[0] + there.move_count() > size:
            break
        else:
            inquiry.trace.select(tree, leaf, inquiry.tally)
            expand(tree, leaf, there, aim, left, at, inquiry)
            inquiry.trace.expand(tree, leaf, inquiry.tally)
            renew_upwards(tree, leaf, root, inquiry)


@inline
def most_proving(tree: ProofTree, node: int, position: Any, goal: Any, depth: Any, ply: Any) -> Any:
    """The most proving node below `node`: the node, its position, goal, depth and ply."""
    while read(tree, node, COUNT) > 0:
        node = most_promising(tree, node)
        position, goal, depth, ply = position.play(read(tree, node, MOVE)), ONE - goal, depth - ONE, ply + ONE
    return node, position, goal, depth, ply


@inline
def expand(tree: ProofTree, node: int, position: Any, goal: Any, depth: Any, ply: Any, inquiry: Inquiry) -> None:
    """Give a leaf its children, those of the player at the root in their order, and each child its first numbers."""
    first = tree.used[0]
    if ply % 2 == 0:
        for move in inquiry.ordering.arrange(position, depth, ply):
            add_child(tree, node, move, position.play(move), ONE - goal, depth - ONE, ply + ONE, inquiry)
    else:
        for move in position.moves():
            add_child(tree, node, move, position.play(move), ONE - goal, depth - ONE, ply + ONE, inquiry)
    tree.cells[node * WIDTH + FIRST] = first
    tree.cells[node * WIDTH + COUNT] = tree.used[0] - first


@inline
def add_child(tree: ProofTree, node: int, move: int, child: Any, goal: Any, depth: Any, ply: Any, inquiry: Inquiry) -> None:
    inquiry.tally.enter(ply, goal)
    proof, disproof = first_numbers(child, goal, depth, inquiry)
    add_node(tree, node, move, proof, disproof)


def ask_with(asked: Asked, grow: Any, hope: Any) -> Found:
    """Answer by growing a tree with the kernel `grow` from a root with its first numbers."""
    inquiry = asked.inquiry(hope)
    tree = ProofTree.of_bytes(asked.room)
    inquiry.tally.enter(0, int(asked.goal))
    first = first_numbers(asked.position, asked.goal, asked.depth, inquiry)
    tree.open_root(*first)
    asked.trace.begin(*first, inquiry.tally)
    asked.run(grow, asked.position, asked.goal, asked.depth, ZERO, ZERO, np.int64(tree.capacity), tree, inquiry)
    if not is_solved(tree, 0) and not inquiry.tally.is_stopped():
        give_up(inquiry, MEMORY_FULL)
    root = tree.rows[0]
    return Found(int(root[-2]), int(root[-1]), line_of(tree), int(inquiry.reason[0]), tree.bytes, tree)


PROVER = Prover(
    "proof-number",
    "expands the most proving node of a stored tree",
    lambda asked: ask_with(asked, proof_number, One()),
)
