"""Two threads on one table: each leaves alone what the other is searching, and finds it in the table later.

Simplified ABDADA (Weill, 1996; Kerrigan, 2013). Threads run the same search; where the other one is below a move, the next move
goes first. The first move of a node never waits, because its value makes the window of the others.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import mix
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.ordering import Ordering, Stage
from prunus.core.values import NO_MOVE
from prunus.errors import OutOfRange
from prunus.orderings.ranked import Ranked, sort_moves


@implements(Stage)
class NoOpinion(NamedTuple):
    """The natural order as a stage."""

    def score_bits(self) -> int:
        return 0

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return 0


@implements(Ordering)
class Cooperating(NamedTuple):
    """`Ranked`, but a move waits while another thread is below it. `mine` and `theirs` have the paths searched, a word a ply."""

    stage: Any
    room: np.int64
    memory: Cells
    mine: Cells
    theirs: Cells

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        row = (ply + 2) * self.room
        end = row + sort_moves(self, position, depth, ply, hint)
        return by_turns(self.memory, self.mine, self.theirs, ply, row, row, end)

    def follow(self, ply: int, move: int) -> None:
        self.mine[ply + 1] = path(self.mine[ply], move)
        self.stage.follow(ply, move)

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.stage.reward(position, move, depth, ply)


@inline
def path(above: np.uint64, move: int) -> np.uint64:
    """A word for the path that leads along `move`."""
    return mix(above ^ np.uint64(move + 1))


@inline
def by_turns(moves: Any, mine: Any, theirs: Any, ply: int, row: int, place: int, end: int) -> Iterator[Any]:
    """The moves of a row; one that the other thread is below changes places with the next."""
    while place < end:
        if place > row and place + 1 < end and theirs[ply + 1] == path(mine[ply], moves[place]):
            moves[place], moves[place + 1] = moves[place + 1], moves[place]
        yield moves[place]
        place += 1


class Team:
    """So many threads that search together."""

    def __init__(self, threads: int) -> None:
        if threads not in (1, 2):
            raise OutOfRange(f"a search runs in one thread or in two, not in {threads}")
        self.threads = threads

    def cooperating(self, orderings: Sequence[Any], position: Any, depth: int) -> list[Any]:
        """One ordering a thread, which take the other thread into account where there is one."""
        if self.threads == 1:
            return list(orderings)
        paths = [Cells.zeros(depth + 2, np.uint64) for _ in orderings]
        ranked = [each if isinstance(each, Ranked) else Ranked.by(NoOpinion(), position, depth) for each in orderings]
        return [Cooperating(*each, paths[i], paths[1 - i]) for i, each in enumerate(ranked)]

    def race(self, runs: Sequence[Callable[[], int]], stop: Callable[[int], None]) -> tuple[int, int]:
        """(which of the runs ended first, what it returned); the others are stopped and waited for."""
        if self.threads == 1:
            return 0, runs[0]()
        first = threading.Event()
        ended: list[tuple[int, int]] = []
        failures: list[BaseException] = []

        def body(index: int) -> None:
            try:
                ended.append((index, runs[index]()))
            except BaseException as error:  # raised again below, in the caller's thread
                failures.append(error)
            finally:
                first.set()

        threads = [threading.Thread(target=body, args=(i,), name=f"prunus-search-{i}", daemon=True) for i in range(len(runs))]
        for thread in threads:
            thread.start()
        first.wait()
        winner = ended[0][0] if ended else -1
        for i in range(len(runs)):
            if i != winner:
                stop(i)
        for thread in threads:
            thread.join()
        if failures:
            raise failures[0]
        return ended[0]
