"""A solver for every game: principal variation search to the end of the game, with a table.

At once, not by deepening: before the end nothing is known but 0, so earlier depths order too little to pay (measured on the small
boards: a half to a third of the nodes).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from prunus.core.evaluation import Evaluation
from prunus.core.game import Symmetric
from prunus.core.generic import answers, implements, typed
from prunus.errors import DoesNotFit
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import deepest_ply
from prunus.searches.driving.searcher import Searcher
from prunus.solvers.clock import Clock
from prunus.solvers.question import LEAST, MOST, Question
from prunus.solvers.solver import DEFAULT, Solver, SolverEntry
from prunus.tables.folded import Folded
from prunus.tables.transposition import Table


@implements(Evaluation)
class AtTheEnd(NamedTuple):
    """The result of a finished game in its own units; nothing is said of others."""

    def evaluate(self, position: Any) -> int:
        return position.outcome() if position.is_over() else 0


class AlphaBetaSolver(Solver):
    """Keeps what it has found in a table of `megabytes`, folded where the game is symmetric. One game only."""

    name = DEFAULT

    def __init__(self, megabytes: float = 64, threads: int = 1) -> None:
        self.megabytes, self.threads = megabytes, threads
        self.searcher: Searcher | None = None

    def answer(self, question: Question, clock: Clock) -> None:
        """By one search. The same position is always asked at the same depth, so the table serves all searches."""
        position, searcher = question.position, self._searcher_for(question.position)
        plies = deepest_ply(position, None)
        window = max(question.alpha, question.lower - 1, LEAST), min(question.beta, question.upper + 1, MOST)
        result = searcher.think(
            position,
            Limits(depth=plies, seconds=clock.seconds_left),
            depths=[plies - question.ply],
            window=window,
            progress=clock.watch(searcher.stop),
        )
        clock.add(result.nodes, result.seconds)
        clock.stop(result.stopped_by)
        if all(int(context.tally.horizon()) == 0 for context in searcher.contexts):
            question.prove(result.lower, result.upper)
            question.line = result.line if question.lower == question.upper else ()
        elif result.stopped_by is None:
            self.searcher = None  # its table has values that are not true
            plies -= question.ply
            raise DoesNotFit(f"a line of {plies} plies does not end: {type(position).__name__} may be played for ever")

    def leading(self, position: Any, value: int, ply: int, clock: Clock) -> Sequence[int]:
        """As many moves as a search of this position, whose value is in the table, knows."""
        question = Question(position, value - 1, value + 1, ply=ply)
        self._ask(question, clock)
        return question.line

    def _searcher_for(self, position: Any) -> Searcher:
        if self.searcher is None:
            table: Any = Table.of(self.megabytes)
            if answers(position, Symmetric):
                table = Folded(table)
            self.searcher = Searcher("pvs", typed(AtTheEnd()), "hash+killer+history", table=table, threads=self.threads)
        return self.searcher


SOLVER = SolverEntry(DEFAULT, "any game, by search to its end", lambda position: True, AlphaBetaSolver, is_general=True)
