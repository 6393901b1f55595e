"""IDA*: depth-first searches with growing bounds on the cost of a whole way (Korf, 1985).

    bound = h(start)
    until the goal is found:
        search depth-first, no further than where cost + h exceeds the bound
        bound = the least cost + h that exceeded it

It keeps the way that it is on and nothing else. A consistent h that is never too large makes the first way that is found a shortest
one. The order of moves matters in the last round alone: the rounds before it look at everything below their bounds.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.jit import kernel
from prunus.core.memory import Cells
from prunus.core.values import INFINITY, NO_MOVE, ONE, ZERO
from prunus.searches.paths.path import LIMIT, NEXT, NODES, STOP, Asked, Found, PathfinderEntry


class Seeking(NamedTuple):
    """What is the same at all nodes; `way` are the moves from the start to where the search is."""

    heuristic: Any
    ordering: Any
    cells: Cells
    way: Cells


@kernel
def within(position, cost, bound, back, seeking):  # type: ignore[no-untyped-def]
    """The length of a way through `position`, which is `cost` moves from the start, if there is one of at most `bound`; else -1.

    `back` is the move that takes the last one back, which no shortest way makes.
    """
    cells = seeking.cells
    cells[NODES] += ONE
    if cells[NODES] >= cells[LIMIT]:
        cells[STOP] = ONE
    estimate = cost + seeking.heuristic.evaluate(position)
    if estimate > bound:
        cells[NEXT] = min(cells[NEXT], estimate)
        return -ONE
    if position.is_over():
        return cost
    for move in seeking.ordering.arrange(position, bound - cost, cost, NO_MOVE):
        if cells[STOP]:
            return -ONE
        if move != back:
            seeking.way[cost] = move
            length = within(position.play(move), cost + ONE, bound, position.taking_back(move), seeking)
            if length >= 0:
                return length
    return -ONE


def prepare(asked: Asked) -> None:
    """Compile what the search needs."""
    within.prepare(asked.position, ZERO, ZERO, NO_MOVE, _seeking(asked))


def search(asked: Asked) -> Found:
    seeking, cells = _seeking(asked), asked.cells
    bound = np.int64(asked.heuristic.evaluate(asked.position))
    rounds: list[tuple[int, int]] = []
    while True:
        before, cells[NEXT] = int(cells[NODES]), INFINITY
        length = int(within(asked.position, ZERO, bound, NO_MOVE, seeking))
        rounds.append((int(bound), int(cells[NODES]) - before))
        if length >= 0:
            return Found(tuple(int(seeking.way[i]) for i in range(length)), length, tuple(rounds))
        if cells[STOP] or cells[NEXT] >= asked.plies:
            cells[STOP] = 1
            return Found(None, int(bound), tuple(rounds))
        bound = np.int64(cells[NEXT])


def _seeking(asked: Asked) -> Seeking:
    return Seeking(asked.heuristic, asked.ordering, asked.cells, Cells.zeros(asked.plies + 1))


PATHFINDER = PathfinderEntry(
    "ida-star", "depth first, bound by bound; remembers nothing (Korf, 1985)", search, is_ordered=True, prepare=prepare
)
