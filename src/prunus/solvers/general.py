"""A solver for every game: principal variation search to the end of the game, with a table.

At once, not by deepening: before the end nothing is known but 0, so earlier depths order too little to pay (measured on the small
boards: a half to a third of the nodes).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.evaluation import Evaluation
from prunus.core.game import Symmetric
from prunus.core.generic import answers, implements, typed
from prunus.errors import DoesNotFit, Stopped
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import deepest_ply, sound
from prunus.searches.driving.searcher import Searcher
from prunus.searches.shared.algorithm import OPEN
from prunus.searches.shared.result import Result
from prunus.solvers.account import Account
from prunus.solvers.solution import Solution
from prunus.solvers.solver import DEFAULT, Progress, SolverEntry
from prunus.tables.folded import Folded
from prunus.tables.transposition import Table


@implements(Evaluation)
class AtTheEnd(NamedTuple):
    """The result of a finished game in its own units; nothing is said of others."""

    def evaluate(self, position: Any) -> int:
        return position.outcome() if position.is_over() else 0


class AlphaBetaSolver:
    """Keeps what it has found in a table of `megabytes`, folded where the game is symmetric. One game only."""

    def __init__(self, megabytes: float = 64, threads: int = 1) -> None:
        self.megabytes, self.threads = megabytes, threads
        self.searcher: Searcher | None = None

    def decide(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Work(self, position, seconds, progress)
        value = _value_of(work.look(position, 0, (-1, 1)))
        return work.solution((value > 0) - (value < 0))

    def value(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Work(self, position, seconds, progress)
        return work.solution(_value_of(work.look(position, 0)))

    def solve(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Work(self, position, seconds, progress)
        value, line = work.value_and_line(position)
        return work.solution(value, line)

    def value_of_moves(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        work = _Work(self, position, seconds, progress)
        value, line = work.value_and_line(position)
        values = {int(move): -_value_of(work.look(position.play(move), 1)) for move in position.moves()}
        return work.solution(value, line, values)

    def searcher_for(self, position: Any) -> Searcher:
        if self.searcher is None:
            table: Any = Table.of(self.megabytes)
            if answers(position, Symmetric):
                table = Folded(table)
            self.searcher = Searcher("pvs", typed(AtTheEnd()), "hash+killer+history", table=table, threads=self.threads)
        return self.searcher


class _Work(Account):
    """The same position is always asked at the same depth, so the table serves all searches."""

    def __init__(self, owner: AlphaBetaSolver, position: Any, seconds: float | None, progress: Progress) -> None:
        super().__init__(DEFAULT, seconds, progress)
        self.owner, self.searcher = owner, owner.searcher_for(position)
        self.plies = deepest_ply(sound(position), None)

    def look(self, position: Any, ply: int, window: tuple[int, int] = OPEN) -> Result:
        """The result of a search to the end of the game from a position `ply` plies below the root."""
        depth, limits = self.plies - ply, Limits(depth=self.plies, seconds=self.seconds_left)
        result = self.searcher.think(position, limits, depths=[depth], window=window, progress=self.progress)
        self.add(result.nodes, result.seconds)
        if result.stopped_by is not None:
            raise Stopped(f"the solver was stopped after {self.nodes:,} nodes, and the value is not known", result)
        if not result.to_the_end:
            self.owner.searcher = None  # its table has values that are not true
            raise DoesNotFit(f"a line of {depth} plies does not end: {type(position).__name__} may be played for ever")
        return result

    def value_and_line(self, position: Any) -> tuple[int, tuple[int, ...]]:
        """The value, and best moves to the end of the game; where the table cut the line short it is searched on."""
        result = self.look(position, 0)
        value, line = _value_of(result), result.line
        expected = value
        for move in line:
            position, expected = position.play(move), -expected
        while not position.is_over():
            more = self.look(position, len(line), (expected - 1, expected + 1)).line
            for move in more:
                position, expected = position.play(move), -expected
            line += more
        return value, line


def _value_of(result: Result) -> int:
    assert result.value is not None  # or Stopped was raised
    return result.value


SOLVER = SolverEntry(DEFAULT, "any game, by search to its end", lambda position: True, AlphaBetaSolver, is_general=True)
