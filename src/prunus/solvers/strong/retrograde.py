"""Retrograde analysis: the value of every position from the values of its children, the last position first.

Where every move leads to a later number, as in games that fill a board, one sweep from the end to the root settles all. Otherwise
sweeps are repeated until nothing changes. Positions begin with 0, which stands for a game that nobody can end, and then

    value > 0: the player to move can force at least so much        value < 0: cannot avoid to lose at least so much

both only move away from 0 from sweep to sweep, so the end is the true value (with endless play a draw), whatever the order.
Distances come after the values: they begin with NEVER and only fall (Thompson, 1986, for chess; here over values of any size).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from prunus.core.jit import inline, kernel
from prunus.core.memory import Cells
from prunus.core.values import INFINITY
from prunus.errors import BadGame
from prunus.solvers.strong.reach import Reach, slot_of
from prunus.tables.endgame import NEVER

VALUE_CHANGES, DISTANCE_CHANGES, BACKWARD, TOO_LARGE = range(4)  # BACKWARD: moves to an earlier number
LARGEST = np.int64(2**31 - 1)
STEP = 1 << 14


@inline
def is_better(value: int, distance: int, best: int, best_distance: int) -> bool:
    """Whether a move to (value, distance) is better: more, or as much and a win sooner, a loss later, a draw sooner."""
    if value != best:
        return value > best
    return distance > best_distance if value < 0 else distance < best_distance


@kernel
def sweep(begin, end, naming, shelf, index, values, distances, changes):  # type: ignore[no-untyped-def]
    """Settle the positions from `end` - 1 down to `begin`, each from its children as they are known by now."""
    for i in range(end - begin):
        number = end - 1 - i
        position = shelf.taken(number)
        best, best_distance = -INFINITY, np.int64(0)
        if position.is_over():
            best = np.int64(position.outcome())
        else:
            for move in position.moves():
                child = np.int64(index.numbers[slot_of(index, naming.name_of(position.play(move)))])
                changes[BACKWARD] += child <= number
                value, distance = -np.int64(values[child]), min(np.int64(distances[child]) + 1, NEVER)
                if is_better(value, distance, best, best_distance):
                    best, best_distance = value, distance
        changes[TOO_LARGE] += best > LARGEST or best < -LARGEST
        changes[VALUE_CHANGES] += np.int64(values[number]) != best
        changes[DISTANCE_CHANGES] += np.int64(distances[number]) != best_distance
        values[number], distances[number] = np.int32(best), np.int32(best_distance)


def settle(reach: Reach, watch: Callable[[int, int], None] = lambda done, sweeps: None) -> tuple[Any, Any]:
    """(values, distances) of all positions by number; `watch` hears how many are done in which sweep."""
    values, distances = np.zeros(reach.size, np.int32), np.full(reach.size, NEVER, np.int32)
    cells = Cells(values, np.int32), Cells(distances, np.int32)
    sweeps = 0

    def all_of_it() -> Any:
        nonlocal sweeps
        changes, sweeps = Cells.zeros(4), sweeps + 1
        for end in range(reach.size, 0, -STEP):
            sweep(np.int64(max(0, end - STEP)), np.int64(end), reach.naming, reach.shelf, reach.index, *cells, changes)
            watch(reach.size - max(0, end - STEP), sweeps)
        if changes[TOO_LARGE]:
            raise BadGame(f"{type(reach.root).__name__} has an outcome beyond {int(LARGEST):,}, which an endgame table cannot hold")
        return changes

    changes = all_of_it()
    if changes[BACKWARD]:
        while changes[VALUE_CHANGES]:
            changes = all_of_it()
        distances[:] = NEVER
        changes = all_of_it()
        while changes[DISTANCE_CHANGES]:
            changes = all_of_it()
    return values, distances
