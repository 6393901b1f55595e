"""The Connect Four solver: the exact value of any position, on any board up to 7 x 6.

solver = ConnectFourSolver(megabytes=256, threads=2)
solver.value(position).value       in the units of the game: the earlier a win, the more it is worth; 0 is a draw
solver.decide(position).value      1, 0 or -1, sooner
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from prunus.core.generic import require, typed
from prunus.core.memory import Cells
from prunus.games.connect_four import Position
from prunus.searches.driving.team import Team
from prunus.solvers.clock import Clock
from prunus.solvers.connect_four.board import Board
from prunus.solvers.connect_four.order import Promising, ThreatsThenCentre
from prunus.solvers.connect_four.search import (
    EARLY_LIMIT,
    LOWER,
    MEMORY_SIZE,
    NODE_LIMIT,
    NODES,
    UPPER,
    WORTH_CLAIMING,
    Search,
    solve_between,
)
from prunus.solvers.connect_four.table import ConnectFourTable
from prunus.solvers.question import Question
from prunus.solvers.solver import Solver, SolverEntry, another_game, whole_megabytes
from prunus.tables.claims import Alone

FEW_NODES = 20_000  # two milliseconds: less than what threads cost, and the small table stays in the processor's cache
EARLY_NODES = 10_000  # for the question whether the game ends early
NO_LIMIT = 1 << 62


class ConnectFourSolver(Solver):
    """Keeps what it has found in tables of `megabytes` until `reset`.

    `order` is called once for each thread and gives a Promising.
    """

    name = "connect-four"

    def __init__(self, megabytes: float = 64, threads: int = 1, order: Callable[[], Any] = ThreatsThenCentre) -> None:
        self.team = Team(threads, WORTH_CLAIMING)
        self.orders = [typed(order()) for _ in range(threads)]
        require(self.orders[0], Promising)
        self.small, self.large = ConnectFourTable.of(1), ConnectFourTable.of(whole_megabytes(megabytes))
        self.memories = [Cells.zeros(MEMORY_SIZE) for _ in range(threads)]
        self.squares: Any = None

    def admitted(self, position: Any) -> Any:
        """A position of the game; its stones are taken as they are, because looking at them takes longer than most solutions."""
        if not isinstance(position, Position):
            raise another_game(self.name, position)
        return position

    def answer(self, question: Question, clock: Clock) -> None:
        """At once, if few nodes will do; else by all threads, in the large table."""
        position = question.position
        squares = position.own | position.opponent | position.empty
        if squares != self.squares:
            self._change_board(typed(position), squares)
        started = time.perf_counter()
        memory = self.memories[0].array
        memory[NODES], memory[NODE_LIMIT], memory[EARLY_LIMIT] = 0, FEW_NODES, EARLY_NODES
        self._solve_small(position, *_open_part(question), self._small_search)
        _write(question, memory.item(LOWER), memory.item(UPPER))
        clock.add(memory.item(NODES), time.perf_counter() - started)
        if not question.is_answered:
            self._answer_by_all(question, clock)

    def reset(self) -> None:
        """Forget everything, in a few microseconds."""
        self.small, self.large = self.small.next_generation(), self.large.next_generation()
        if self.squares is not None:
            self._prepare()

    def _answer_by_all(self, question: Question, clock: Clock) -> None:
        position, (lower, upper) = typed(question.position), _open_part(question)
        ends = np.int64(lower), np.int64(upper)
        solve_between.prepare(position, *ends, self._searches[0])
        for memory in self.memories:
            memory[NODES], memory[NODE_LIMIT], memory[EARLY_LIMIT] = 0, NO_LIMIT, 0

        def stop(index: int) -> None:
            self.memories[index][NODE_LIMIT] = 0

        def stop_all() -> None:
            for index in range(self.team.threads):
                stop(index)

        runs = [partial(solve_between, position, *ends, search) for search in self._searches]
        clock.run(lambda: self.team.race(runs, stop), stop_all, lambda: sum(int(memory[NODES]) for memory in self.memories))
        lowers, uppers = ([int(memory[end]) for memory in self.memories] for end in (LOWER, UPPER))
        _write(question, max(lowers), min(uppers))

    def _change_board(self, position: Position, squares: np.uint64) -> None:
        """Keys tell positions of one board apart: another one needs empty tables."""
        self.squares, self.board = squares, Board.of(position)
        self.reset()
        self._solve_small = solve_between.prepare(position, np.int64(0), np.int64(0), self._small_search)

    def _prepare(self) -> None:
        self._small_search = Search(self.memories[0], self.small, self.board, self.orders[0], Alone())
        self._searches = [
            Search(memory, self.large, self.board, order, self.team.sharing)
            for memory, order in zip(self.memories, self.orders, strict=True)
        ]


def _open_part(question: Question) -> tuple[int, int]:
    """From where to where the value of an unanswered question may lie, as far as it is asked for."""
    lower, upper = question.lower, question.upper
    return lower if lower > question.alpha else question.alpha, upper if upper < question.beta else question.beta


def _write(question: Question, lower: int, upper: int) -> None:
    """Write down bounds within the open part: an end of the window is none."""
    if lower > question.alpha:
        question.lower = lower
    if upper < question.beta:
        question.upper = upper


SOLVER = SolverEntry(
    "connect-four",
    "Connect Four on any board",
    lambda position: isinstance(position, Position),
    ConnectFourSolver,
    reach=36,
    quick=24,
)
