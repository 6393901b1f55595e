"""The Othello endgame solver: positions with up to about 24 empty squares played to the end, on one board after the other.

solver = OthelloSolver(megabytes=256, threads=2)
solver.solve(position).value                   the disc difference at the end of the game, and `line`, how it comes about
solver.solve(position, WinLossDraw()).value    1, 0 or -1, sooner
solver.solve(position, Window(3, 9))           exact inside of the window, bounds outside
solver.value_of_moves(position)                what each move is worth

Values are those of `Position.outcome`: own discs less the opponent's. Problem files and tournaments give the squares that stay
empty to the winner; `OthelloSolver(rule=EmptiesToWinner())` counts so. The two differ only where a game ends before the board is
full; who wins is the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from prunus.core.bits import count, mix
from prunus.core.generic import require, typed
from prunus.core.memory import Cells
from prunus.errors import DoesNotFit, OutOfRange, Stopped
from prunus.games.othello import Position
from prunus.searches.driving import worker
from prunus.searches.driving.team import Team
from prunus.solvers.othello.line import write_line
from prunus.solvers.othello.ordering import EndgameScorer, Foresight
from prunus.solvers.othello.question import Discs, EmptiesToWinner, Exact, Solution, Window
from prunus.solvers.othello.search import STOP, Search, null_window
from prunus.solvers.othello.table import Table, key_of
from prunus.solvers.othello.work import AGE, LINE, LONGEST_LINE, NODES, SALT, SIZE, WORTH_OF_EMPTY, new_work

MANY = 16  # with fewer empty squares a solution takes milliseconds: no second thread, no look at the keyboard
STRIDE = 4  # by so much the next question is higher while there is no upper bound
MOST_MEGABYTES = 1 << 16
SHARED = 12  # from so many empty squares on a thread looks at what the others are doing


class OthelloSolver:
    """Keeps what it has found in a table of `megabytes` until `reset`. Not for use by two callers at the same time.

    `scorer` is called once for each thread and gives an EndgameScorer.
    """

    def __init__(
        self,
        megabytes: int = 64,
        threads: int = 1,
        rule: Discs | EmptiesToWinner = Discs(),  # noqa: B008 (immutable)
        scorer: Callable[[], Any] = Foresight.usual,
    ) -> None:
        if not 1 <= megabytes <= MOST_MEGABYTES:
            raise OutOfRange(f"a table of {megabytes} megabytes is not between 1 and {MOST_MEGABYTES}")
        self.team = Team(threads, SHARED)
        scorers = [typed(scorer()) for _ in range(threads)]
        require(scorers[0], EndgameScorer)
        table = Table.of(megabytes)
        self.searches = [Search(table, new_work(), Cells.zeros(1), scorer, self.team.sharing) for scorer in scorers]
        for search in self.searches:
            search.work[WORTH_OF_EMPTY] = rule.worth_of_empty
        self.is_stopped = False
        self.resets = 0

    @property
    def nodes(self) -> int:
        """Nodes of the solution that is being found, or was found last, over all threads."""
        return sum(int(search.work[NODES]) for search in self.searches)

    def solve(
        self,
        position: Position,
        mode: Window = Exact(),  # noqa: B008 (immutable)
        *,
        seconds: float | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Solution:
        """The value for the player to move. After `seconds`, Ctrl-C or `stop` it raises Stopped, which carries what was known.

        `progress` is called with the number of nodes while the solver works.
        """
        position = self._prepared(position)
        started = time.perf_counter()
        size = count(position.own | position.opponent | position.empty)
        bounds, line = [-size, size], list[int]()

        def work() -> None:
            self._bracket(position, mode, bounds)
            if not self.is_stopped:
                line.extend(self._line(position, bounds))

        if count(position.empty) < MANY:
            work()
        else:
            worker.run(work, self.stop, progress and (lambda: progress(self.nodes)), seconds)
        lower, upper = bounds
        value = mode.reading(lower, upper)
        seconds = time.perf_counter() - started
        solution = Solution(value, lower, upper, tuple(line), self.nodes, seconds, value is not None)
        if not solution.is_complete:
            raise Stopped(f"stopped after {self.nodes:,} nodes, with the value between {lower} and {upper}", solution)
        return solution

    def value_of_moves(self, position: Position) -> dict[int, int]:
        """The value of every legal move for the player who makes it."""
        position = self._prepared(position)
        values = {}
        for move in position.moves():
            value = self.solve(position.play(move)).value
            assert value is not None  # or Stopped was raised
            values[int(move)] = -value
        return values

    def stop(self) -> None:
        """Ask the solver, from another thread, to give up: `solve` raises Stopped within a tenth of a second."""
        self.is_stopped = True
        self._signal(1)

    def reset(self) -> None:
        """Forget everything, at no cost."""
        self.resets += 1
        salt = np.int64(mix(np.uint64(self.resets)))
        for search in self.searches:
            search.work[SALT] = salt

    def _prepared(self, position: Position) -> Position:
        """The position with its types, and counters at zero."""
        if not isinstance(position, Position):
            raise DoesNotFit(f"the Othello solver cannot solve a {type(position).__module__}.{type(position).__name__}")
        size = count(position.own | position.opponent | position.empty)
        if self.searches[0].work[SIZE] != size:
            self.reset()  # the same discs are another position on a board of another size
        for search in self.searches:
            search.work[SIZE] = size
            search.work[NODES] = 0
            search.work[AGE] = (search.work[AGE] + 1) & 255
        self.is_stopped = False
        return typed(position)

    def _bracket(self, position: Position, mode: Window, bounds: list[int]) -> None:
        """Ask whether the value is at least this and that, until the mode has its answer: MTD(f) (Plaat, 1996) with strides.

        The first question is whether the game is not lost. Values are even, save for games that end early: so are the questions.
        """
        (least, most), beta = bounds, 0
        while bounds[0] < bounds[1] and bounds[0] < mode.beta and bounds[1] > mode.alpha:
            beta = min(max(beta, bounds[0] + 1, mode.alpha + 1), bounds[1], mode.beta)
            answer = self._ask(position, beta - 1)
            if answer is None:
                return
            bounds[0 if answer >= beta else 1] = answer
            if bounds[1] == most:
                beta = bounds[0] + STRIDE
            elif bounds[0] == least:
                beta = bounds[1] - STRIDE + 2
            else:
                beta = (bounds[0] + bounds[1] + 1) // 2
            beta += beta % 2

    def _ask(self, position: Position, alpha: int) -> int | None:
        """The value of a search with the window (alpha, alpha + 1), None if it was stopped."""
        key = key_of(position.own, position.opponent, np.uint64(self.searches[0].work[SALT]))
        question = position.own, position.opponent, position.empty, key, np.int64(alpha)
        searches = self.searches if count(position.empty) >= MANY else self.searches[:1]

        def stop(index: int) -> None:
            searches[index].signal[STOP] = 1

        self._signal(0)
        if self.is_stopped:
            return None
        _, answer = self.team.race([partial(null_window, *question, search) for search in searches], stop)
        return None if self.is_stopped else int(answer)

    def _signal(self, stop: int) -> None:
        """To all threads."""
        for search in self.searches:
            search.signal[STOP] = stop

    def _line(self, position: Position, bounds: list[int]) -> list[int]:
        """Best moves to the end if the value is exact, else one that proves the lower bound."""
        search = self.searches[0]
        self._signal(0)
        if self.is_stopped:
            return []
        most = np.int64(LONGEST_LINE if bounds[0] == bounds[1] else 1)
        length = write_line(position.own, position.opponent, position.empty, np.int64(bounds[0]), most, search)
        return [int(move) for move in search.work[LINE : LINE + length]]
