"""Answers from a book of solved positions: what was solved once is not solved again.

The values of such a book are outcomes with best play (`OUTCOME` stands where other books name their evaluation).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from prunus.core.generic import typed
from prunus.core.requests import NodeListener
from prunus.solvers.clock import Clock
from prunus.solvers.question import Question
from prunus.solvers.solution import Solution
from prunus.solvers.solver import LINE, MOVES, OPEN, VALUE, Aim, Solver
from prunus.tables.book import Book, Entry

NAME = "book"


class BookSolver(Solver):
    """Asks the book first and the solver where the book knows nothing; what the solver finds is stored. Nodes are looks into it."""

    name = NAME

    def __init__(self, solver: Solver, book: Book) -> None:
        self.solver, self.book, self.cancel = solver, book, solver.cancel

    def asked(
        self, aim: Aim, position: Any, seconds: float | None, progress: NodeListener | None, window: tuple[int, int] = OPEN
    ) -> Solution:
        """The book knows one best move of a position, so that the values of all are the solver's to find."""
        if aim is not MOVES and self._known(position) is not None:
            return super().asked(aim, position, seconds, progress, window)
        if aim is VALUE and window == OPEN:
            aim = LINE  # a value without a move would be all that the book ever has of it
        solution = self.solver.asked(aim, position, seconds, progress, window)
        if aim in (LINE, MOVES):
            self._store(position, solution)
        return solution

    def admitted(self, position: Any) -> Any:
        return typed(position)

    def answer(self, question: Question, clock: Clock) -> None:
        started = time.perf_counter()
        known = self._known(question.position)
        if known is not None:
            question.prove(known.value, known.value)
        clock.add(1, time.perf_counter() - started)

    def leading(self, position: Any, value: int, ply: int, clock: Clock) -> Sequence[int]:
        """The line goes as far as the book does; what the solver has found is there to its end."""
        started = time.perf_counter()
        known = self._known(position)
        clock.add(1, time.perf_counter() - started)
        return () if known is None or known.move is None else (known.move,)

    def stop(self) -> None:
        super().stop()
        self.solver.stop()

    def _known(self, position: Any) -> Entry | None:
        entry = self.book.find(typed(position))
        return entry if entry is not None and entry.is_exact else None

    def _store(self, position: Any, solution: Solution) -> None:
        """The positions of the line."""
        value = solution.value
        assert value is not None  # or Stopped was raised
        position = typed(position)
        for move in solution.line or solution.best_moves[:1]:
            self.book.store(position, Entry(value, 0, move, True))
            position, value = position.play(move), -value
        if position.is_over():
            self.book.store(position, Entry(value, 0, None, True))
