"""Proof nodes: the tree of a proof with the words of its game, to be read, drawn or saved."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from prunus.core.game import Game
from prunus.core.numbering import numbered
from prunus.errors import DoesNotFit, OutOfRange
from prunus.searches.proof.proof import Proof, shown
from prunus.searches.proof.tree import COUNT, DISPROOF, FIRST, MOVE, PROOF


@dataclass(frozen=True)
class ProofNode:
    """`proof` and `disproof` are those of the root's question, as the literature writes them; None is infinity.

    `is_most_proving` is true of the nodes on the way to the most proving node, or on the proving line.
    """

    number: int
    parent: int | None
    ply: int
    move: str
    proof: int | None
    disproof: int | None
    is_or: bool
    is_leaf: bool
    is_most_proving: bool
    children: int
    label: str


def proof_nodes(game: Game, position: Any, proof: Proof, limit: int) -> list[ProofNode]:
    """The nodes of a stored proof level by level, as many whole levels as `limit` nodes allow; at least the root's children."""
    if limit < 1:
        raise OutOfRange(f"a tree of {limit} nodes shows nothing; give 1 or more")
    if proof.tree is None:
        raise DoesNotFit(f"{proof.algorithm} keeps no tree; proof-number, pn2 and monte-carlo-pn do")
    level = list(_level(game, [(0, None, position, True, "")], proof, 0))
    nodes: list[ProofNode] = []
    while level and (len(nodes) + len(level) <= limit or len(nodes) <= 1):
        nodes += [node for node, _ in level]
        ply = level[0][0].ply + 1
        below = [item for node, there in level for item in _children(game, node, there, proof)]
        level = list(_level(game, below, proof, ply))
    return nodes


def _children(game: Game, node: ProofNode, position: Any, proof: Proof) -> Iterator[tuple[Any, ...]]:
    rows = proof.tree.rows
    first, count = int(rows[node.number][FIRST]), int(rows[node.number][COUNT])
    for child in range(first, first + count):
        move = numbered(position)[int(rows[child][MOVE])]
        is_next = node.is_most_proving and len(proof.line) > node.ply and proof.line[node.ply] == move
        yield child, node.number, position.play(move), is_next, game.format_move(position, move)


def _level(game: Game, items: Any, proof: Proof, ply: int) -> Iterator[tuple[ProofNode, Any]]:
    for number, parent, position, is_most_proving, move in items:
        row = proof.tree.rows[number]
        own, other = shown(int(row[PROOF])), shown(int(row[DISPROOF]))
        is_or = ply % 2 == 0
        yield (
            ProofNode(
                number=number,
                parent=parent,
                ply=ply,
                move=move,
                proof=own if is_or else other,
                disproof=other if is_or else own,
                is_or=is_or,
                is_leaf=not row[COUNT],
                is_most_proving=is_most_proving,
                children=int(row[COUNT]),
                label=game.label(position),
            ),
            position,
        )
