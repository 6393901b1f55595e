"""Perft: the number of leaves of a game tree, the classical test of move generation."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from prunus.core.jit import kernel
from prunus.core.values import ONE, ZERO
from prunus.errors import Stopped
from prunus.searches.driving import worker
from prunus.searches.driving.limits import Cancellation, check_depth
from prunus.searches.driving.parts import sound


@kernel
def count_leaves(position, depth, stop):  # type: ignore[no-untyped-def]
    """How many positions are `depth` plies away; a finished game counts once, wherever it ends; a pass is a ply."""
    if depth == 0 or position.is_over():
        return ONE
    if depth == 1:
        return np.int64(position.move_count())
    leaves = ZERO
    for move in position.moves():
        leaves += count_leaves(position.play(move), depth - ONE, stop)
        if stop[0]:
            break
    return leaves


@dataclass(frozen=True)
class Leaves:
    """`divide` has the leaves below each move of the root; where the count was stopped, there are at least so many."""

    leaves: int
    divide: dict[int, int]
    seconds: float
    is_complete: bool = True


def perft(
    position: Any, depth: int, *, progress: Callable[[int], None] | None = None, cancel: Cancellation | None = None
) -> Leaves:
    """Count the leaves below `position`; Ctrl-C, or a `cancel` token, raises Stopped, which carries the count so far.

    `progress` is called with the leaves below the moves that are done.
    """
    check_depth(depth)
    position = sound(position)
    stop = np.zeros(1, np.int64)
    divide: dict[int, int] = {}

    def work() -> None:
        for move in position.moves():
            if stop[0]:
                break
            divide[int(move)] = int(count_leaves(position.play(move), np.int64(depth - 1), stop))

    def halt() -> None:
        stop[0] = 1

    count_leaves.prepare(position, ONE, stop)
    started = time.perf_counter()
    if depth > 0 and not position.is_over():
        worker.run(work, halt, progress and (lambda: progress(sum(divide.copy().values()))), cancel=cancel)
    counted = Leaves(sum(divide.values()) or 1, divide, time.perf_counter() - started, not stop[0])
    if not counted.is_complete:
        raise Stopped(f"perft was stopped after {counted.leaves:,} leaves", counted)
    return counted
