"""Ranking: the best moves of a position, or of some of its moves, each with its value and its line; and moves that are as good.

A move is worth what a search of the position after it says, a ply less deep. When so many moves are known as are wanted, the others
have only to be shown to be no better than the worst of them, which is little work with a table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from prunus.core.requests import Cancellation
from prunus.core.units import Told
from prunus.core.values import INFINITY, MAX_PLY
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher
from prunus.searches.shared.result import Result


class Ranked(NamedTuple):
    """A move with its value for who makes it, in the units of the search and as it is told, and the line that begins with it."""

    move: Any
    value: int
    told: Told | None
    line: tuple[Any, ...]
    depth: int
    is_exact: bool  # the value is that of the game


class Ranking:
    """The moves of one position, ranked depth by depth until a limit is reached. `best` is what is known, the best move first."""

    def __init__(self, searcher: Searcher, position: Any, limits: Limits, cancel: Cancellation) -> None:
        self.searcher, self.position, self.limits, self.cancel = searcher, position, limits, cancel
        self.started, self.nodes, self.best = time.perf_counter(), 0, list[Ranked]()

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.started

    def deepen(self, moves: Sequence[Any], wanted: int, report: Callable[[], None] = lambda: None) -> None:
        """Depth 1, 2, 3, …; `report` is called after each that was finished."""
        order = list(moves)
        for depth in range(1, (self.limits.depth or MAX_PLY) + 1):
            found = self._at(depth, order, wanted)
            if found is None:
                return
            self.best, is_known = found
            first = [each.move for each in self.best]
            order = first + [move for move in order if move not in first]
            report()
            if is_known:
                return

    def as_good_as(self, best: Result) -> list[Any]:
        """The moves that are proved to be worth as much as what a search of the position has found, and its own."""
        assert best.value is not None
        found = [best.move]
        for move in self.position.moves():
            if move != best.move:
                result = self._searched(self.position.play(move), best.depth - 1, (-best.value, -best.value + 1))
                if result is None:
                    break
                if result.upper is not None and result.upper <= -best.value:
                    found.append(move)
        return found

    def _at(self, depth: int, order: Sequence[Any], wanted: int) -> tuple[list[Ranked], bool] | None:
        """The best moves at one depth, and whether all lines have ended; None if it was stopped in between."""
        found: list[Ranked] = []
        is_known = True
        for move in order:
            worst = found[-1].value if len(found) == wanted else -int(INFINITY)
            result = self._searched(self.position.play(move), depth - 1, (-int(INFINITY), -worst))
            if result is None or result.value is None:
                return None
            is_known = is_known and result.to_the_end
            if -result.value > worst:
                is_exact = result.is_exact and result.to_the_end
                ranked = Ranked(move, -result.value, result.told(-result.value), (move, *result.line), depth, is_exact)
                found = sorted([*found, ranked], key=lambda each: -each.value)[:wanted]
        return found, is_known

    def _searched(self, position: Any, depth: int, window: tuple[int, int]) -> Result | None:
        """A search of the position after a move with what is left of the limits; None if there is nothing left, or not enough."""
        nodes = None if self.limits.nodes is None else self.limits.nodes - self.nodes
        seconds = None if self.limits.seconds is None else self.limits.seconds - self.seconds
        if self.cancel.is_cancelled or (nodes is not None and nodes <= 0) or (seconds is not None and seconds <= 0):
            return None
        left = Limits(self.limits.depth, nodes, seconds)
        result = self.searcher.think(position, left, depths=[depth], window=window, cancel=self.cancel)
        self.nodes += result.nodes
        return result if result.stopped_by is None else None
