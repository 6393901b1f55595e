"""Answers from a book of solved positions: what was solved once is not solved again.

The values of such a book are outcomes with best play (`OUTCOME` stands where other books name their evaluation).
"""

from __future__ import annotations

import time
from typing import Any

from prunus.core.generic import typed
from prunus.solvers.solution import Solution
from prunus.solvers.solver import Progress, Solver
from prunus.tables.book import Book, Entry

NAME = "book"
OUTCOME = "outcome"


class BookSolver:
    """Asks the book first and the solver where the book knows nothing; what the solver finds is stored."""

    def __init__(self, solver: Solver, book: Book) -> None:
        self.solver, self.book = solver, book

    def decide(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        known = self._known(position)
        if known is None:
            return self.solver.decide(position, seconds, progress)
        return Solution((known.value > 0) - (known.value < 0), nodes=known.nodes, seconds=known.seconds, solver=NAME)

    def value(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        return self.solve(position, seconds, progress)

    def solve(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        """From the book the line goes as far as the book does."""
        return self._known(position) or self._stored(position, self.solver.solve(position, seconds, progress))

    def value_of_moves(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        return self._stored(position, self.solver.value_of_moves(position, seconds, progress))

    def _known(self, position: Any) -> Solution | None:
        started = time.perf_counter()
        position = typed(position)
        first = entry = self.book.find(position)
        if first is None or not first.is_exact:
            return None
        line: list[int] = []
        while entry is not None and entry.is_exact and entry.move is not None:
            line.append(entry.move)
            position = position.play(entry.move)
            entry = self.book.find(position)
        return Solution(first.value, tuple(line), nodes=len(line) + 1, seconds=time.perf_counter() - started, solver=NAME)

    def _stored(self, position: Any, solution: Solution) -> Solution:
        best = solution.best_moves
        self.book.store(typed(position), Entry(solution.value, 0, best[0] if best else None, True))
        return solution
