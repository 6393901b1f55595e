"""What the order of moves is worth: one position, several depths, from no pruning to the least possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from prunus.core.registry import game
from prunus.searches.driving.defaults import PLAIN
from prunus.searches.driving.entry import search
from prunus.searches.minimal_tree import minimal_leaves

POSITION = "f5d6c3d3c4f4f6f3e6e7d7"
EVALUATION = "disc-difference"


class Row(NamedTuple):
    """Leaves looked at, by search and order; `minimum` is the fewest that can prove the value."""

    depth: int
    value: int
    minimax: int
    natural: int
    static: int
    perfect: int
    minimum: int


def compare_orders(depth: int) -> Iterator[Row]:
    """A row a depth, from 1 to `depth`."""
    position = game("othello").parse(POSITION)
    for plies in range(1, depth + 1):
        whole = search(position, plies, algorithm="minimax", evaluation=EVALUATION)
        natural, static, perfect = (
            search(position, plies, evaluation=EVALUATION, **PLAIN | {"ordering": ordering})
            for ordering in ("natural", "static", "true")
        )
        if {natural.value, static.value, perfect.value} != {whole.value} or whole.value is None:
            raise AssertionError(f"searches disagree at depth {plies}: {whole}, {natural}, {static}, {perfect}")
        minimum = minimal_leaves(position, plies, EVALUATION)
        yield Row(plies, whole.value, whole.leaves, natural.leaves, static.leaves, perfect.leaves, minimum)
