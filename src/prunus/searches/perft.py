"""Perft: how many positions a game tree has at a depth, the classical test of move generation."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from prunus.core.checked import own_line
from prunus.core.jit import kernel
from prunus.core.memory import Cells
from prunus.core.requests import Cancellation, NodeListener, check_request
from prunus.core.values import ONE, ZERO
from prunus.errors import Stopped
from prunus.searches.driving import worker
from prunus.searches.driving.limits import check_depth
from prunus.searches.driving.parts import sound

STOP, ENDED = range(2)  # the cells of a count: whether it is to end, and the games that were over before its depth


@kernel
def count_positions(position, depth, cells):  # type: ignore[no-untyped-def]
    """How many positions are exactly `depth` plies away; a pass is a ply. Games that are over before are counted in `cells`."""
    if depth == 0:
        return ONE
    if position.is_over():
        cells[ENDED] += ONE
        return ZERO
    if depth == 1:
        return np.int64(position.move_count())
    positions = ZERO
    for move in position.moves():
        positions += count_positions(position.play(move), depth - ONE, cells)
        if cells[STOP]:
            break
    return positions


class Below(NamedTuple):
    """What lies below one move of the root."""

    positions: int
    ended_before: int


@dataclass(frozen=True)
class Count:
    """`positions` are exactly as deep as was asked, as in published tables; games that `ended_before` are none of them.

    `divide` has the same for each move of the root. Where the count was stopped, there are at least so many.
    """

    positions: int
    ended_before: int
    divide: dict[Any, Below]
    seconds: float
    is_complete: bool = True


def perft(position: Any, depth: int, *, progress: NodeListener | None = None, cancel: Cancellation | None = None) -> Count:
    """Count the positions `depth` plies below `position`; Ctrl-C, or a `cancel` token, raises Stopped with the count so far.

    `progress` is called with the positions below the moves that are done.
    """
    check_request(progress=progress, cancel=cancel)
    check_depth(depth)
    asked, position = position, sound(position)
    cells = Cells.zeros(2)
    divide: dict[Any, Below] = {}

    def work() -> None:
        for move in position.moves():
            if cells[STOP]:
                break
            cells[ENDED] = 0
            positions = int(count_positions(position.play(move), np.int64(depth - 1), cells))
            divide[own_line(asked, position, (int(move),))[0]] = Below(positions, int(cells[ENDED]))

    def halt() -> None:
        cells[STOP] = 1

    count_positions.prepare(position, ONE, cells)
    started = time.perf_counter()
    at_root = Below(int(depth == 0), int(depth > 0 and position.is_over()))
    if depth > 0 and not position.is_over():
        worker.run(work, halt, progress and (lambda: progress(_total(divide).positions)), cancel=cancel)
    total = _total(divide) if divide else at_root
    counted = Count(*total, divide, time.perf_counter() - started, not cells[STOP])
    if not counted.is_complete:
        raise Stopped(f"perft was stopped after {counted.positions:,} positions", counted)
    return counted


def _total(divide: dict[int, Below]) -> Below:
    below = list(divide.copy().values())
    return Below(sum(each.positions for each in below), sum(each.ended_before for each in below))
