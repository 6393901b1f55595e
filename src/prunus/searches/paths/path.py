"""Path: a way to the goal that was found, or what is known of its length, and what it cost; and who looks for one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from prunus.core.game import Game
from prunus.core.grammar import Entry
from prunus.core.memory import Cells

NODES, STOP, LIMIT, NEXT = range(4)  # cells of a search: visited, whether to end, after how many; the least cost beyond the bound
NO_LIMIT = 2**62


@dataclass(frozen=True)
class Path:
    """A shortest way from a position to its goal.

        length == len(moves) == the true distance          where it was found
        at_least <= the true distance                      always

    `length` and `moves` are None where the search was stopped (`stopped_by`). `nodes` were visited; with iterative deepening
    `rounds` has those of every bound by itself, the last of which found the way.
    """

    length: int | None
    moves: tuple[int, ...] | None
    at_least: int
    algorithm: str
    heuristic: str
    nodes: int
    seconds: float
    rounds: tuple[tuple[int, int], ...] = ()  # (bound, nodes)
    stored: int = 0  # positions that were kept in memory
    stopped_by: str | None = None  # "nodes", "seconds", "keyboard" or "request"

    @property
    def is_complete(self) -> bool:
        """Whether nothing stopped the search before its end."""
        return self.stopped_by is None

    def as_json(self, puzzle: Game, position: Any) -> dict[str, Any]:
        """The fields, with moves in the notation of the puzzle."""
        moves = None if self.moves is None else puzzle.format_line(position, self.moves)
        return vars(self) | {"moves": moves, "is_complete": self.is_complete, "rounds": [list(each) for each in self.rounds]}


class Asked(NamedTuple):
    """A checked request; `cells` are how it is counted and stopped."""

    position: Any
    heuristic: Any
    ordering: Any
    plies: int
    cells: Cells


class Found(NamedTuple):
    """`moves` is None where the search was stopped."""

    moves: tuple[int, ...] | None
    at_least: int
    rounds: tuple[tuple[int, int], ...] = ()
    stored: int = 0


@dataclass(frozen=True)
class PathfinderEntry(Entry):
    """A search for ways as people find it; `is_ordered` says whether it asks in which order moves are tried."""

    run: Callable[[Asked], Found]
    is_ordered: bool = False
    prepare: Callable[[Asked], None] = lambda asked: None
