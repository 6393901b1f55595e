"""Repeated: one search prepared once and run on many positions, for experiments that play whole games."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from prunus.core.values import INFINITY, NO_MOVE, ZERO
from prunus.searches.driving.parts import find_algorithm
from prunus.searches.shared.algorithm import Algorithm
from prunus.searches.shared.context import Context, Everything
from prunus.searches.shared.lines import Lines
from prunus.searches.shared.tally import LEAVES, LIMIT, NODES, Tally
from prunus.searches.shared.trace import NoTrace
from prunus.tables.no_table import NoTable


class Repeated:
    """`run(position)` searches to the same depth with the same evaluation and ordering, without checks or threads."""

    def __init__(self, depth: int, evaluation: Any, ordering: Any, algorithm: str | Algorithm = "alpha-beta") -> None:
        self.depth = np.int64(depth)
        self.kernel = find_algorithm(algorithm).kernel
        self.context = Context(
            evaluation, ordering, Tally.for_depth(depth), Lines.for_depth(depth), NoTrace(), NoTable(), Everything()
        )
        self.prepared: Callable[..., Any] | None = None
        self.nodes, self.leaves, self.seconds = 0, 0, 0.0

    def run(self, position: Any) -> tuple[int, int]:
        """(value, best move) of an unfinished position; nodes, leaves and CPU seconds add up over all runs."""
        cells = self.context.tally.cells
        cells[:LIMIT] = [0] * LIMIT
        arguments = (position, self.depth, -INFINITY, INFINITY, ZERO, ZERO, self.context)
        run = self.prepared or self.kernel.prepare(*arguments)
        self.prepared = run
        started = time.process_time()
        value = run(*arguments)
        self.seconds += time.process_time() - started
        self.nodes += int(cells[NODES])
        self.leaves += int(cells[LEAVES])
        line = self.context.lines.best()
        return int(value), line[0] if line else int(NO_MOVE)
