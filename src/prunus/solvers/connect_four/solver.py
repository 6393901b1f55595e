"""The Connect Four solver: the exact value of any position, on any board up to 7 x 6, with one thread or several.

solver = ConnectFourSolver(megabytes=256, threads=2)
solver.solve(position).value       in the units of the game: the earlier a win, the more it is worth; 0 is a draw
solver.decide(position).value      1, 0 or -1, sooner
solver.value_of_moves(position)    what each move is worth
solver.best_line(position)         best moves to the end of the game
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from prunus.core.generic import require, typed
from prunus.core.memory import Cells
from prunus.errors import DoesNotFit, OutOfRange, Stopped
from prunus.games.connect_four import Position
from prunus.searches.driving import worker
from prunus.searches.driving.team import Team
from prunus.solvers.connect_four.board import Board
from prunus.solvers.connect_four.order import Promising, ThreatsThenCentre
from prunus.solvers.connect_four.search import (
    LOWER,
    MEMORY_SIZE,
    NODE_LIMIT,
    NODES,
    UPPER,
    WORTH_CLAIMING,
    Search,
    solve_between,
)
from prunus.solvers.connect_four.table import Table
from prunus.tables.claims import Alone

BEST = 22  # no value is larger
FEW_NODES = 20_000  # two milliseconds: less than what threads cost, and the small table stays in the processor's cache
NO_LIMIT = 1 << 62
MOST_MEGABYTES = 1 << 16


@dataclass(frozen=True)
class Solution:
    """lower <= true value <= upper; `value` is both, or None if the solver was stopped before they met."""

    value: int | None
    lower: int
    upper: int
    nodes: int
    seconds: float


class ConnectFourSolver:
    """Keeps what it has found in tables of `megabytes` until `reset`. Not for use by two callers at the same time."""

    def __init__(self, megabytes: int = 64, threads: int = 1, order: Any = None) -> None:
        if not 1 <= megabytes <= MOST_MEGABYTES:
            raise OutOfRange(f"a table of {megabytes} megabytes is not between 1 and {MOST_MEGABYTES}")
        self.team = Team(threads, WORTH_CLAIMING)
        self.order = typed(ThreatsThenCentre() if order is None else order)
        require(self.order, Promising)
        self.small, self.large = Table.of(1), Table.of(megabytes)
        self.memories = [Cells.zeros(MEMORY_SIZE) for _ in range(threads)]
        self.squares: Any = None
        self.is_stopped = False

    @property
    def nodes(self) -> int:
        """Nodes of the solution that is being found, or was found last."""
        return sum([memory.array.item(NODES) for memory in self.memories])

    def solve(self, position: Position, seconds: float | None = None, progress: Callable[[int], None] | None = None) -> Solution:
        """The exact value for the player to move. After `seconds`, Ctrl-C or `stop` it raises Stopped, which carries the bounds.

        `progress` is called with the number of nodes while the solver works.
        """
        return self._solve(position, -BEST, BEST, seconds, progress)

    def decide(self, position: Position, seconds: float | None = None, progress: Callable[[int], None] | None = None) -> Solution:
        """Whether the player to move wins (1), draws (0) or loses (-1); otherwise as `solve`."""
        return self._solve(position, -1, 1, seconds, progress)

    def value_of_moves(self, position: Position) -> dict[int, int]:
        """The value of every legal move for the player who makes it."""
        return {int(move): -self._value(position.play(move)) for move in position.moves()}

    def best_line(self, position: Position) -> tuple[int, ...]:
        """Best moves of both players to the end of the game; of equal ones the first."""
        line = []
        while not position.is_over():
            value = self._value(position)
            move = next(move for move in position.moves() if -self._value(position.play(move)) == value)
            line.append(int(move))
            position = position.play(move)
        return tuple(line)

    def stop(self) -> None:
        """Ask the solver, from another thread, to give up: `solve` raises Stopped within a millisecond."""
        self.is_stopped = True
        for memory in self.memories:
            memory[NODE_LIMIT] = 0

    def reset(self) -> None:
        """Forget everything, in a few microseconds."""
        self.small, self.large = self.small.next_generation(), self.large.next_generation()
        if self.squares is not None:
            self._prepare()

    def _value(self, position: Position) -> int:
        value = self.solve(position).value
        assert value is not None  # or Stopped was raised
        return value

    def _solve(
        self, position: Position, lower: int, upper: int, seconds: float | None, progress: Callable[[int], None] | None
    ) -> Solution:
        if not isinstance(position, Position):
            raise DoesNotFit(f"the Connect Four solver cannot solve a {type(position).__module__}.{type(position).__name__}")
        squares = position.own | position.opponent | position.empty
        if squares != self.squares:
            self._change_board(typed(position), squares)
        self.is_stopped = False
        started = time.perf_counter()
        for memory in self.memories:
            memory.array[NODES] = 0
        first = self.memories[0]
        first.array[NODE_LIMIT] = FEW_NODES
        self._solve_small(position, lower, upper, self._small_search)
        lower, upper = first.array.item(LOWER), first.array.item(UPPER)
        if lower < upper:
            paused = time.perf_counter()
            solve_between.prepare(typed(position), np.int64(lower), np.int64(upper), self._searches[0])
            started += time.perf_counter() - paused  # compiling is not solving
            lower, upper = self._solve_large(typed(position), lower, upper, seconds, progress)
        solution = Solution(lower if lower == upper else None, lower, upper, self.nodes, time.perf_counter() - started)
        if lower < upper:
            raise Stopped(f"stopped after {solution.nodes:,} nodes, with the value between {lower} and {upper}", solution)
        return solution

    def _solve_large(
        self, position: Position, lower: int, upper: int, seconds: float | None, progress: Callable[[int], None] | None
    ) -> tuple[int, int]:
        """The bounds that all threads together find in the large table."""

        def stop(index: int) -> None:
            self.memories[index][NODE_LIMIT] = 0

        def work() -> None:
            for memory in self.memories:
                memory[NODE_LIMIT] = NO_LIMIT
            if self.is_stopped:  # asked in this order, so that no call of `stop` is missed
                self.stop()
            bounds = np.int64(lower), np.int64(upper)
            self.team.race([partial(solve_between, position, *bounds, search) for search in self._searches], stop)

        worker.run(work, self.stop, progress and (lambda: progress(self.nodes)), seconds)
        return max(int(memory[LOWER]) for memory in self.memories), min(int(memory[UPPER]) for memory in self.memories)

    def _change_board(self, position: Position, squares: np.uint64) -> None:
        """Keys tell positions of one board apart: another one needs empty tables."""
        self.squares, self.board = squares, Board.of(position)
        self.reset()
        self._solve_small = solve_between.prepare(position, np.int64(0), np.int64(0), self._small_search)

    def _prepare(self) -> None:
        self._small_search = Search(self.memories[0], self.small, self.board, self.order, Alone())
        self._searches = [Search(memory, self.large, self.board, self.order, self.team.sharing) for memory in self.memories]
