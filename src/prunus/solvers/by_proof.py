"""A solver for every game by questions: is the value at least this much? df-pn answers them."""

from __future__ import annotations

from typing import Any

from prunus.errors import Stopped
from prunus.searches.driving.parts import deepest_ply
from prunus.searches.proof.bisection import line_by_questions, value_by_questions
from prunus.searches.proof.prove import prove
from prunus.solvers.account import Account
from prunus.solvers.solution import Solution
from prunus.solvers.solver import Progress, SolverEntry

NAME = "df-pn"


class ProofSolver:
    """Every question is a search of its own, with a table of `megabytes`."""

    def __init__(self, megabytes: float = 64, threads: int = 1) -> None:
        self.megabytes = megabytes

    def decide(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Questions(self.megabytes, seconds, progress)
        return work.solution(1 if work.ask(position, 1) else 0 if work.ask(position, 0) else -1)

    def value(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Questions(self.megabytes, seconds, progress)
        return work.solution(value_by_questions(lambda threshold: work.ask(position, threshold)))

    def solve(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Questions(self.megabytes, seconds, progress)
        value = value_by_questions(lambda threshold: work.ask(position, threshold))
        return work.solution(value, work.line(position, value))

    def value_of_moves(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Questions(self.megabytes, seconds, progress)
        values = {}
        for move in position.moves():
            child = position.play(move)
            values[int(move)] = -value_by_questions(lambda threshold: work.ask(child, threshold))  # noqa: B023
        value = max(values.values()) if values else int(position.outcome())
        return work.solution(value, work.line(position, value), values)


class _Questions(Account):
    def __init__(self, megabytes: float, seconds: float | None, progress: Progress) -> None:
        super().__init__(NAME, seconds, progress)
        self.megabytes = megabytes

    def ask(self, position: Any, threshold: int) -> bool:
        """Whether the value is at least `threshold`."""
        proof = prove(
            position, threshold, algorithm=NAME, seconds=self.seconds_left, megabytes=self.megabytes, progress=self.progress
        )
        self.add(proof.nodes, proof.seconds)
        if proof.answer is None:
            raise Stopped(f"whether the value is at least {threshold} is unknown: {proof.reason}", proof)
        return proof.answer

    def line(self, position: Any, value: int) -> tuple[int, ...]:
        def ask(there: Any, threshold: int, _depth: int) -> bool:
            return self.ask(there, threshold)

        return tuple(line_by_questions(ask, position, deepest_ply(position, None), value))


SOLVER = SolverEntry(NAME, "any game, by proof-number search", lambda position: True, ProofSolver, is_general=True)
