"""Cooperation: how the threads of a search put off what another of them is searching, and find it in the table later.

Threads run the same search. Where another one is below a move, the next move goes first (`tables.claims`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import mix
from prunus.core.generic import answers, implements
from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.ordering import Ground, Ordering, Stage
from prunus.core.values import NO_MOVE
from prunus.orderings.natural import Natural
from prunus.orderings.ranked import Ranked, sort_moves, write_moves
from prunus.orderings.sorter import row_of
from prunus.searches.driving.team import Team

WORTH_CLAIMING = 4  # plies: what is smaller is searched faster than claimed (0 took a third more time on Connect Four)


@implements(Stage)
class NoOpinion(NamedTuple):
    """The ground itself as a stage."""

    def score_bits(self) -> int:
        return 0

    def speaks(self, depth: int, ply: int) -> bool:
        return False

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        return 0


@implements(Ordering)
class Cooperating(NamedTuple):
    """`Ranked`, but a move waits while another thread is below it. Claimed are paths from the root; `paths` has this thread's."""

    stage: Any
    ground: Any
    room: np.int64
    memory: Cells
    paths: Cells  # a word a ply
    claims: Any  # of all threads

    def arrange(self, position: Any, depth: int, ply: int, hint: int = NO_MOVE) -> Iterable[int]:
        row = row_of(ply, self.room)
        if self.stage.speaks(depth, ply):
            end = row + sort_moves(self, position, depth, ply, hint)
        else:
            end = row + write_moves(self, position, depth, ply, hint)
        return by_turns(self.memory, self.claims, self.paths[ply], depth, row, row, end)

    def follow(self, ply: int, move: int) -> None:
        self.paths[ply + 1] = path(self.paths[ply], move)
        self.stage.follow(ply, move)

    def found(self, ply: int, move: int, value: int) -> None:
        self.stage.found(ply, move, value)

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.stage.reward(position, move, depth, ply)


@inline
def path(above: np.uint64, move: int) -> np.uint64:
    """A word for the path that leads along `move`."""
    return mix(above ^ np.uint64(move + 1))


@inline
def by_turns(moves: Any, claims: Any, above: Any, depth: int, row: int, place: int, end: int) -> Iterator[Any]:
    """The moves of a row, each claimed while it is searched; one that another thread is below changes places with the next
    that nobody is below."""
    while place < end:
        chosen = place
        while place > row and chosen < end and claims.is_claimed(path(above, moves[chosen]), depth):
            chosen += 1
        if place < chosen < end:
            moves[place], moves[chosen] = moves[chosen], moves[place]
        below = path(above, moves[place])
        claims.claim(below, depth)
        yield moves[place]
        claims.release(below, depth)
        place += 1


def cooperating(team: Team, orderings: Sequence[Any], position: Any, depth: int) -> list[Any]:
    """One ordering a thread, which take the other threads into account where there are any."""
    if team.threads == 1:
        return list(orderings)
    return [Cooperating(*_ranked(each, position, depth), Cells.zeros(depth + 2, np.uint64), team.sharing) for each in orderings]


def _ranked(ordering: Any, position: Any, depth: int) -> Ranked:
    if isinstance(ordering, Ranked):
        return ordering
    return Ranked.by(NoOpinion(), position, depth, ordering if answers(ordering, Ground) else Natural())
