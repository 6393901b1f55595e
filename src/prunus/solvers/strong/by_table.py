"""Answers from an endgame table: solving is looking up. Every search can use the table as well: `search(…, endgame=FILE)`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from prunus.core.game import Game
from prunus.core.generic import typed
from prunus.core.requests import NodeListener
from prunus.errors import DoesNotFit
from prunus.solvers.clock import Clock
from prunus.solvers.question import Question
from prunus.solvers.solution import Solution
from prunus.solvers.solver import LINE, MOVES, OPEN, Aim, Solver
from prunus.solvers.strong.retrograde import is_better
from prunus.tables.endgame import NEVER, NOWHERE
from prunus.tables.endgame_file import EndgameFile

NAME = "table"


class TableSolver(Solver):
    """Solver of the positions that a table has; nodes are looks into it."""

    name = NAME

    def __init__(self, game: Game, file: EndgameFile) -> None:
        self.game, self.file, self.endgame = game, file, file.endgame

    def asked(
        self, aim: Aim, position: Any, seconds: float | None, progress: NodeListener | None, window: tuple[int, int] = OPEN
    ) -> Solution:
        """With a line come all best moves: here they cost no more than one."""
        if aim is not LINE:
            return super().asked(aim, position, seconds, progress, window)
        found = super().asked(MOVES, position, seconds, progress, window)
        return replace(found, values={}, best=found.best_moves)

    def admitted(self, position: Any) -> Any:
        if not isinstance(position, type(self.game.start())):
            raise DoesNotFit(f"an endgame table of {self.game.name} knows nothing about a {type(position).__name__}")
        return typed(position)

    def answer(self, question: Question, clock: Clock) -> None:
        """The table knows how far the end is, too."""
        started = time.perf_counter()
        value, distance = self.vouched(question.position)
        question.prove(value, value)
        question.distance = None if distance == NEVER else distance
        clock.add(1, time.perf_counter() - started)

    def leading(self, position: Any, value: int, ply: int, clock: Clock) -> Sequence[int]:
        """The best move as the table defines it: the winner hurries. Where play need not end there is none."""
        started = time.perf_counter()
        _, distance = self.value_and_distance(position)
        best, looks = ((), 0) if distance == NEVER else self._best(position)
        clock.add(1 + looks, time.perf_counter() - started)
        return best

    def value_and_distance(self, position: Any) -> tuple[int, int]:
        """What the table says; DoesNotFit if it says nothing."""
        place = self.endgame.place_of(position)
        if place == NOWHERE:
            written, root = self.game.format(position), self.file.about.position or "the start"
            raise DoesNotFit(f"position {written!r} is not in endgame table {str(self.file.path)!r}, made from {root!r}")
        return int(self.endgame.value_at(place)), int(self.endgame.distance_at(place))

    def vouched(self, position: Any) -> tuple[int, int]:
        """What the table says, if it says of all positions after it what the rules make of that.

        A key is only a word. A position of another game, or one that cannot come up below the table's root, is not known by
        chance or by somebody's contrivance in all of its successors too; and of other rules the table says something else.
        """
        found = self.value_and_distance(position)
        if position.is_over():
            expected = int(position.outcome()), 0
        else:
            value, distance = self.value_and_distance(position.play(self._best(position)[0][0]))
            expected = -value, min(distance + 1, int(NEVER))
        if found != expected:
            written, path = self.game.format(position), str(self.file.path)
            raise DoesNotFit(
                f"endgame table {path!r} contradicts the rules of {self.game.name} at {written!r}: it is damaged, or of other rules"
            )
        return found

    def _best(self, position: Any) -> tuple[tuple[int, ...], int]:
        """The best move, and how many were looked at."""
        moves = list(position.moves())
        best: tuple[int, int] | None = None
        chosen = moves[0]
        for move in moves:
            value, distance = self.value_and_distance(position.play(move))
            if best is None or is_better(-value, distance, *best):
                best, chosen = (-value, distance), move
        return (int(chosen),), len(moves)
