"""Account: searches that share a limit of time and are counted together, because one solution needs them all."""

from __future__ import annotations

from collections.abc import Mapping

from prunus.solvers.solution import Solution
from prunus.solvers.solver import Progress

HARDLY = 1e-6  # seconds, when the time is up


class Account:
    """Time is that of the searches themselves; what is compiled first is not counted."""

    def __init__(self, solver: str, limit: float | None, progress: Progress) -> None:
        self.solver, self.limit, self.shown = solver, limit, progress
        self.nodes, self.seconds = 0, 0.0

    @property
    def seconds_left(self) -> float | None:
        """For the next search; None if there is no limit."""
        return None if self.limit is None else max(self.limit - self.seconds, HARDLY)

    @property
    def progress(self) -> Progress:
        """What the next search is to call with its nodes: it adds those of the earlier ones."""
        before, shown = self.nodes, self.shown
        return None if shown is None else lambda nodes: shown(before + nodes)

    def add(self, nodes: int, seconds: float) -> None:
        self.nodes += nodes
        self.seconds += seconds

    def solution(self, value: int, line: tuple[int, ...] = (), values: Mapping[int, int] | None = None) -> Solution:
        return Solution(value, line, values or {}, self.nodes, self.seconds, self.solver)
