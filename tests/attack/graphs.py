"""Random games that are small and wild: graphs with loops, cycles, transpositions, passes and ends, made from a seed.

`Graph` is compiled like any game. `values` is what it is checked against: plain Python over (node, depth), without a kernel.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import mix
from prunus.core.game import counted_moves, hashed_fields
from prunus.core.jit import inline

NODES = 10
DEEPEST = 9  # what is searched
BEYOND = 24  # what is known, to judge results that hold at every greater depth


@inline
def degree(seed, at):  # type: ignore[no-untyped-def]
    """Every fifth node or so is an end; the others have one to three moves, which may lead to one place, or back, or nowhere."""
    word = mix(seed ^ np.uint64(at + 1))
    if word % np.uint64(5) == 0:
        return np.int64(0)
    return np.int64(1) + np.int64((word >> np.uint64(8)) % np.uint64(3))


@inline
def worth(seed, at):  # type: ignore[no-untyped-def]
    """Few different values, so that ties are common."""
    return np.int64(mix(seed ^ np.uint64(7_000 + at)) % np.uint64(9)) - np.int64(4)


class Graph(NamedTuple):
    """A node of a random graph; values of nodes that are not ends are estimates."""

    seed: np.uint64
    at: np.int64

    def moves(self) -> Any:
        for i in range(degree(self.seed, self.at)):
            yield i

    def play(self, move: int) -> Graph:
        word = mix(self.seed ^ np.uint64(1000 + 10 * self.at + move))
        return Graph(self.seed, np.int64(word % np.uint64(NODES)))

    def is_over(self) -> bool:
        return degree(self.seed, self.at) == 0

    def outcome(self) -> int:
        return worth(self.seed, self.at)

    def leaf_value(self) -> int:
        return worth(self.seed, self.at)

    def max_moves(self) -> int:
        return 3

    def move_count(self) -> int:
        return counted_moves(self)

    def key(self) -> np.uint64:
        return hashed_fields(self)


class Truth:
    """What is to be known of a game: positions by number, where their moves lead, and their minimax values at every depth.

    `value[depth][i]` is the value of position i. Positions beyond the last depth that was asked for are not among them.
    """

    def __init__(self, positions: list[Any], successors: list[list[tuple[int, int]]], estimates: list[int], depths: int) -> None:
        self.positions, self.successors = positions, [dict(each) for each in successors]
        self.value: list[list[int]] = [estimates]
        for _ in range(depths):
            last = self.value[-1]
            self.value.append([max((-last[to] for _, to in each), default=estimates[i]) for i, each in enumerate(successors)])

    def at(self, number: int, depth: int) -> int:
        return self.value[depth][number]


def truth_of_graph(seed: int) -> Truth:
    """All nodes of a graph and their values, by going through the depths in plain Python."""
    nodes = [Graph(np.uint64(seed), np.int64(at)) for at in range(NODES)]
    successors = [[(move, int(node.play(move).at)) for move in node.moves()] for node in nodes]
    return Truth(nodes, successors, [int(node.leaf_value()) for node in nodes], BEYOND)
