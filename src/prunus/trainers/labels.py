"""What positions are worth: exactly, where the solver of the game is quick; elsewhere by a search onto what is known already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from prunus.core.jit import kernel
from prunus.core.rows import in_rows, restored
from prunus.core.values import INFINITY, WIN, ZERO
from prunus.searches.alpha_beta import alpha_beta
from prunus.searches.driving.parts import find_ordering
from prunus.searches.shared.context import Context, Everything
from prunus.searches.shared.lines import Lines
from prunus.searches.shared.tally import NO_LIMIT, Tally
from prunus.searches.shared.trace import NoTrace
from prunus.solvers.solver import Solver, find_solver
from prunus.tables.no_table import NoTable

PARTS = 100  # of what a game is scored by: labels and estimates are counted in these
MEGABYTES = 16.0
WHOLE = (-(10**6), 10**6)  # a window that every value lies in
ORDER = "static:2"  # the children of a node near the leaves are asked anyway


class Exact:
    """The value at the end of the game."""

    def __init__(self, position: Any) -> None:
        self.solver: Solver = find_solver(position).make(MEGABYTES, 1)

    def labels(self, positions: Sequence[Any]) -> list[int]:
        return [PARTS * self._value(position) for position in positions]

    def _value(self, position: Any) -> int:
        value = self.solver.bounds(position, *WHOLE).value
        assert value is not None  # no limits, no doubt
        return value


@kernel
def search_all(prototype, words, width, depth, context, values):  # type: ignore[no-untyped-def]
    """The minimax values of many positions, `depth` plies deep: a search from Python takes longer to begin than these to end."""
    for i in range(values.size):
        position = restored(prototype, words, i * width)
        values[i] = alpha_beta(position, depth, -INFINITY, INFINITY, ZERO, ZERO, context)


class Searched:
    """The value of a search of so many plies with an evaluation that counts in the same parts."""

    def __init__(self, position: Any, evaluation: Any, depth: int) -> None:
        ordering, self.depth = find_ordering(ORDER, position, evaluation, depth, 1), np.int64(depth)
        tally, lines = Tally.for_depth(depth), Lines.for_depth(depth)
        tally.reset(NO_LIMIT)
        lines.reset()
        self.context = Context(evaluation, ordering, tally, lines, NoTrace(), NoTable(), Everything())

    def labels(self, positions: Sequence[Any]) -> list[int]:
        if not positions:
            return []
        rows, prototype = in_rows(positions)
        values = np.zeros(len(positions), np.int64)
        search_all(prototype, rows.ravel(), np.int64(rows.shape[1]), self.depth, self.context, values)
        return [_as_label(int(value)) for value in values]


def _as_label(value: int) -> int:
    """Decided games are worth what they are scored."""
    return value if abs(value) < WIN else PARTS * (value - int(WIN) if value > 0 else value + int(WIN))
