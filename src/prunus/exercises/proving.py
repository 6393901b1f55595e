"""Proving: the proof and disproof numbers of an AND/OR tree that is written down, and its most proving node.

A leaf is won (1), lost (0) or open. The numbers are those of the question whether the player at the root wins:

    open (1, 1)    won (0, ∞)    lost (∞, 0)      OR   (least proof, sum of disproofs)      AND   (sum of proofs, least disproof)

What proof-number search itself has found in a tree that it has grown is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from prunus.exercises.trees import Sketch
from prunus.searches.proof.nodes import ProofNode

NEVER = 10**9
WON, LOST = 1, 0


def numbers(node: Any) -> tuple[int, int]:
    """(proof, disproof), with NEVER for infinity."""
    if not node.children:
        return (1, 1) if node.value is None else (0, NEVER) if node.value == WON else (NEVER, 0)
    below = [numbers(child) for child in node.children]
    proofs, disproofs = zip(*below, strict=True)
    if node.is_max:
        return min(proofs), min(NEVER, sum(disproofs))
    return min(NEVER, sum(proofs)), min(disproofs)


def is_open(node: Any) -> bool:
    return 0 not in numbers(node)


def way_to_most_proving(root: Any) -> list[Any]:
    """The nodes from the root to the most proving one; of equal children the first is taken."""
    way = [root]
    while way[-1].children:
        which = 0 if way[-1].is_max else 1
        way.append(min(way[-1].children, key=lambda child: numbers(child)[which]))
    return way


def has_ties(root: Any) -> bool:
    """Whether on the way to the most proving node two children are equally good."""
    for node in way_to_most_proving(root)[:-1]:
        found = sorted(numbers(child)[0 if node.is_max else 1] for child in node.children)
        if found[:1] == found[1:2]:
            return True
    return False


def grown(random: Random, size: int, ends: float) -> Sketch | None:
    """A tree of at least `size` nodes as proof-number search grows it; None where it was decided before. A node ends the game
    with the probability `ends`."""
    root, nodes = Sketch(True), 1
    while nodes < size and is_open(root):
        leaf = way_to_most_proving(root)[-1]
        for _ in range(random.randint(2, 3)):
            ended = leaf is not root and random.random() < ends
            leaf.children.append(Sketch(not leaf.is_max, random.randint(0, 1) if ended else None))
        nodes += len(leaf.children)
    return root if is_open(root) else None


def proof_nodes_of(root: Any) -> list[ProofNode]:
    """The nodes with their numbers, level by level, as a search tells them."""
    way = {id(node) for node in way_to_most_proving(root)}
    found: list[ProofNode] = []
    level: list[tuple[Any, int | None]] = [(root, None)]
    ply = 0
    while level:
        below: list[tuple[Any, int | None]] = []
        for node, parent in level:
            proof, disproof = numbers(node)
            found.append(
                ProofNode(
                    number=len(found),
                    parent=parent,
                    ply=ply,
                    move=node.name if ply else "",
                    proof=_told(proof),
                    disproof=_told(disproof),
                    is_or=node.is_max,
                    is_leaf=not node.children,
                    is_most_proving=id(node) in way,
                    children=len(node.children),
                    label=node.name,
                )
            )
            below += [(child, found[-1].number) for child in node.children]
        level, ply = below, ply + 1
    return found


def open_leaves(root: Any) -> Iterator[tuple[Any, int]]:
    """The leaves that are neither won nor lost, from left to right, with their plies."""

    def visit(node: Any, ply: int) -> Iterator[tuple[Any, int]]:
        if not node.children and node.value is None:
            yield node, ply
        for child in node.children:
            yield from visit(child, ply + 1)

    return visit(root, 0)


def _told(number: int) -> int | None:
    return None if number >= NEVER else number
