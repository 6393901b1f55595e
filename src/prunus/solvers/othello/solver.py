"""The Othello endgame solver: positions with up to about 24 empty squares played to the end, on one board after the other.

solver = OthelloSolver(megabytes=256, threads=2)
solver.solve(position).value          the disc difference at the end of the game, and `line`, how it comes about
solver.decide(position).value         1, 0 or -1, sooner
solver.bounds(position, 3, 9)         exact inside of the window, bounds outside

Values are those of `Position.outcome`: own discs less the opponent's. Problem files and tournaments give the squares that stay
empty to the winner; `OthelloSolver(rule=EmptiesToWinner())` counts so. The two differ only where a game ends before the board is
full; who wins is the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from prunus.core.bits import count, mix, unsigned
from prunus.core.generic import require, typed
from prunus.core.jit import is_interpreting
from prunus.core.memory import Cells
from prunus.games.othello import Position
from prunus.searches.driving.team import Team
from prunus.solvers.clock import Clock
from prunus.solvers.othello.by_patterns import ByPatterns
from prunus.solvers.othello.line import write_line
from prunus.solvers.othello.ordering import EndgameScorer
from prunus.solvers.othello.rules import Discs, EmptiesToWinner
from prunus.solvers.othello.search import STOP, Search, null_window
from prunus.solvers.othello.supposing import can_suppose, suppose, supposed_value
from prunus.solvers.othello.table import OthelloTable, key_of
from prunus.solvers.othello.work import AGE, LINE, LONGEST_LINE, NODES, SALT, SIZE, WORTH_OF_EMPTY, new_work
from prunus.solvers.question import Question
from prunus.solvers.solver import Solver, SolverEntry, Unanswered, another_game, whole_megabytes

MANY = 16  # with fewer empty squares a solution takes milliseconds: one thread, and no look at the keyboard
SHARED = 12  # from so many empty squares on a thread looks at what the others are doing
STRIDE = 4  # by so much the next question is higher while there is no upper bound


class OthelloSolver(Solver):
    """Keeps what it has found in a table of `megabytes` until `reset`.

    `scorer` is called once for each thread and gives an EndgameScorer.
    """

    name = "othello"
    knows_whole_lines = True

    def __init__(
        self,
        megabytes: float = 64,
        threads: int = 1,
        rule: Discs | EmptiesToWinner = Discs(),  # noqa: B008 (immutable)
        scorer: Callable[[], Any] = ByPatterns.usual,
    ) -> None:
        self.team = Team(threads, SHARED)
        scorers = [typed(scorer()) for _ in range(threads)]
        require(scorers[0], EndgameScorer)
        table = OthelloTable.of(whole_megabytes(megabytes))
        self.searches = [Search(table, new_work(), Cells.zeros(1), scorer, self.team.sharing) for scorer in scorers]
        for search in self.searches:
            search.work[WORTH_OF_EMPTY] = rule.worth_of_empty
        self.is_stopped, self.resets = False, 0
        self.is_twin: bool | None = None  # whether what is called is the interpreted twin; None before it is prepared
        self.ask: Callable[..., int]  # null_window and
        self.suppose: Callable[..., int] | None = None
        self.write: Callable[..., int]  # write_line, prepared: to look at their arguments takes as long as a small solution

    def admitted(self, position: Any) -> Any:
        if not isinstance(position, Position):
            raise another_game(self.name, position)
        return typed(position)

    def answer(self, question: Question, clock: Clock) -> None:
        position = typed(question.position)
        size = count(position.own | position.opponent | position.empty)
        question.prove(-size, size)
        if self.searches[0].work[SIZE] != size:
            self.reset()  # the same discs are another position on a board of another size
        for search in self.searches:
            search.work[SIZE], search.work[NODES] = size, 0
            search.work[AGE] = (search.work[AGE] + 1) & 255
        if not question.is_answered:
            self._count(position, lambda: self._bracket(position, question), clock)

    def leading(self, position: Any, value: int, ply: int, clock: Clock) -> Sequence[int]:
        """The whole line: the table has a best move of every node, so that one kernel follows them."""
        position, search, line = typed(position), self.searches[0], list[int]()

        def work() -> None:
            self._signal(0)
            if not self.is_stopped:  # asked in this order, so that no request to stop is missed
                question = position.own, position.opponent, position.empty, np.int64(value), np.int64(LONGEST_LINE)
                length = int(self.write(*question, search))
                line.extend(int(move) for move in search.work[LINE : LINE + length])

        self._count(position, work, clock)
        if self.is_stopped:
            raise Unanswered
        return line

    def reset(self) -> None:
        """Forget everything, at no cost."""
        self.resets += 1
        salt = np.int64(mix(np.uint64(self.resets)))
        for search in self.searches:
            search.work[SALT] = salt

    def _count(self, position: Position, work: Callable[[], None], clock: Clock) -> None:
        """Have something done by the clock, or beside it where it takes no time."""
        if self.is_twin is not is_interpreting() or (self.suppose is None and can_suppose(position, self.searches[0])):
            self._compile(position)
        self.is_stopped, before = False, self._nodes()
        if count(position.empty) < MANY:
            started = time.perf_counter()
            work()
            clock.add(self._nodes() - before, time.perf_counter() - started)
        else:
            clock.run(work, self._stop, lambda: self._nodes() - before)

    def _compile(self, position: Position) -> None:
        """In the thread of the caller, before the clock runs."""
        squares = position.own, position.opponent, position.empty
        self.ask = null_window.prepare(*squares, np.uint64(0), np.int64(0), self.searches[0])
        self.write = write_line.prepare(*squares, np.int64(0), np.int64(0), self.searches[0])
        self.suppose = None
        if can_suppose(position, self.searches[0]):
            self.suppose = suppose.prepare(*squares, np.uint64(0), np.int64(0), np.int64(0), self.searches[0])
        self.is_twin = is_interpreting()

    def _nodes(self) -> int:
        return sum(int(search.work[NODES]) for search in self.searches)

    def _stop(self) -> None:
        self.is_stopped = True
        self._signal(1)

    def _signal(self, stop: int) -> None:
        """To all threads."""
        for search in self.searches:
            search.signal[STOP] = stop

    def _bracket(self, position: Position, question: Question) -> None:
        """Ask whether the value is at least this and that, until the question is answered: MTD(f) (Plaat, 1996) with strides.

        The first question is about the value that is supposed, else whether the game is not lost. Values are even, save for games
        that end early: so are the questions.
        """
        least, most, beta = question.lower, question.upper, self._guess(position)
        while not question.is_answered:
            beta = min(max(beta, question.lower + 1, question.alpha + 1), question.upper, question.beta)
            answer = self._ask_whether(position, beta)
            if answer is None:
                return
            if answer >= beta:
                question.lower = answer
            else:
                question.upper = answer
            if question.upper == most:
                beta = question.lower + STRIDE
            elif question.lower == least:
                beta = question.upper - STRIDE + 2
            else:
                beta = (question.lower + question.upper + 1) // 2
            beta += beta % 2

    def _guess(self, position: Position) -> int:
        """What the value is supposed to be, where that is worth while; the moves that were found are in the table."""
        if self.suppose is None or not can_suppose(position, self.searches[0]):
            return 0
        self._signal(0)
        if self.is_stopped:  # asked in this order, so that no request to stop is missed
            return 0
        return supposed_value(position, self.searches[0], self.suppose)

    def _ask_whether(self, position: Position, beta: int) -> int | None:
        """The value of a search with the window (beta - 1, beta), None if it was stopped."""
        key = key_of(position.own, position.opponent, unsigned(self.searches[0].work[SALT]))
        arguments = position.own, position.opponent, position.empty, key, np.int64(beta - 1)
        searches = self.searches if count(position.empty) >= MANY else self.searches[:1]

        def stop(index: int) -> None:
            searches[index].signal[STOP] = 1

        self._signal(0)
        if self.is_stopped:  # asked in this order, so that no request to stop is missed
            return None
        _, answer = self.team.race([partial(self.ask, *arguments, search) for search in searches], stop)
        return None if self.is_stopped else int(answer)


SOLVER = SolverEntry(
    "othello",
    "Othello endgames on any board",
    lambda position: isinstance(position, Position),
    OthelloSolver,
    lambda megabytes, threads: OthelloSolver(megabytes, threads, EmptiesToWinner()),
    reach=20,
    quick=13,
)
