"""The Othello endgame solver as `prunus solve` finds it."""

from __future__ import annotations

from math import ceil
from typing import Any

from prunus.games.othello import Position
from prunus.solvers.account import Account
from prunus.solvers.othello.question import Discs, EmptiesToWinner, Exact, Window, WinLossDraw
from prunus.solvers.othello.question import Solution as Found
from prunus.solvers.othello.solver import OthelloSolver
from prunus.solvers.solution import Solution
from prunus.solvers.solver import Progress, SolverEntry

NAME = "othello"


class OthelloSolutions:
    def __init__(self, megabytes: float = 64, threads: int = 1, rule: Discs | EmptiesToWinner = Discs()) -> None:  # noqa: B008
        self.solver = OthelloSolver(ceil(megabytes), threads, rule)

    def decide(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Work(self.solver, seconds, progress)
        return work.solution(_value_of(work.ask(position, WinLossDraw())))

    def value(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        return self.solve(position, seconds, progress)

    def solve(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Work(self.solver, seconds, progress)
        found = work.ask(position, Exact())
        return work.solution(_value_of(found), found.line)

    def value_of_moves(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Work(self.solver, seconds, progress)
        found = work.ask(position, Exact())
        values = {int(move): -_value_of(work.ask(position.play(move), Exact())) for move in position.moves()}
        return work.solution(_value_of(found), found.line, values)


class _Work(Account):
    def __init__(self, solver: OthelloSolver, seconds: float | None, progress: Progress) -> None:
        super().__init__(NAME, seconds, progress)
        self.endgames = solver

    def ask(self, position: Any, mode: Window) -> Found:
        found = self.endgames.solve(position, mode, seconds=self.seconds_left, progress=self.progress)
        self.add(found.nodes, found.seconds)
        return found


def _value_of(found: Found) -> int:
    assert found.value is not None  # or Stopped was raised
    return found.value


SOLVER = SolverEntry(
    NAME,
    "Othello endgames on any board",
    lambda position: isinstance(position, Position),
    OthelloSolutions,
    lambda megabytes, threads: OthelloSolutions(megabytes, threads, EmptiesToWinner()),
)
