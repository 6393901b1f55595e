"""The Connect Four solver as `prunus solve` finds it."""

from __future__ import annotations

from math import ceil
from typing import Any

from prunus.games.connect_four import Position
from prunus.solvers.account import Account
from prunus.solvers.connect_four.solver import ConnectFourSolver
from prunus.solvers.solution import Solution
from prunus.solvers.solver import Progress, SolverEntry

NAME = "connect-four"


class ConnectFourSolutions:
    def __init__(self, megabytes: float = 64, threads: int = 1) -> None:
        self.solver = ConnectFourSolver(ceil(megabytes), threads)

    def decide(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        found = self.solver.decide(position, seconds, progress)
        assert found.value is not None  # or Stopped was raised
        return Solution(found.value, nodes=found.nodes, seconds=found.seconds, solver=NAME)

    def value(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Work(self.solver, seconds, progress)
        return work.solution(work.value(position))

    def solve(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Work(self.solver, seconds, progress)
        value = work.value(position)
        return work.solution(value, work.line(position, value))

    def value_of_moves(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Work(self.solver, seconds, progress)
        value = work.value(position)
        values = {int(move): -work.value(position.play(move)) for move in position.moves()}
        return work.solution(value, work.line(position, value), values)


class _Work(Account):
    def __init__(self, solver: ConnectFourSolver, seconds: float | None, progress: Progress) -> None:
        super().__init__(NAME, seconds, progress)
        self.positions = solver

    def value(self, position: Any) -> int:
        found = self.positions.solve(position, self.seconds_left, self.progress)
        self.add(found.nodes, found.seconds)
        assert found.value is not None  # or Stopped was raised
        return found.value

    def line(self, position: Any, value: int) -> tuple[int, ...]:
        """Best moves to the end; of equal ones the first."""
        line: list[int] = []
        while not position.is_over():
            move = next(move for move in position.moves() if -self.value(position.play(move)) == value)
            line.append(int(move))
            position, value = position.play(move), -value
        return tuple(line)


SOLVER = SolverEntry(NAME, "Connect Four on any board", lambda position: isinstance(position, Position), ConnectFourSolutions)
