"""What a solver answers, and how one is found: a solver that knows a game comes before one that knows none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from prunus.core.game import Game
from prunus.core.grammar import Entry
from prunus.core.registry import entries, find
from prunus.errors import DoesNotFit
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import sound
from prunus.solvers.solution import Solution

Progress = Callable[[int], None] | None  # is called with the number of nodes while a solver works


class Solver(Protocol):
    """Values are for the player to move. After `seconds` or Ctrl-C each of these raises Stopped."""

    def decide(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        """1, 0 or -1: an ultra-weak solution."""

    def value(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        """The value alone."""

    def solve(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        """The same, and a line of best play to the end of the game: a weak solution."""

    def value_of_moves(self, position: Any, seconds: float | None = None, progress: Progress = None) -> Solution:
        """The same, and the value of every move."""


@dataclass(frozen=True)
class SolverEntry(Entry):
    """A solver as people find it. `make(megabytes, threads)` gives one.

    `make_for_problems` is there where problem files count finished games otherwise than the rules do. A solver that knows no game
    in particular is general.
    """

    suits: Callable[[Any], bool]
    make: Callable[[float, int], Solver]
    make_for_problems: Callable[[float, int], Solver] | None = None
    is_general: bool = False


DEFAULT = "alpha-beta"
MEGABYTES = 64.0


def find_solver(position: Any, name: str | None = None) -> SolverEntry:
    """The solver called `name`; without one, that of the position's game, or the general one."""
    if name is None:
        special = [entry for entry in entries("solver").values() if not entry.is_general and entry.suits(position)]
        name = special[0].name if special else DEFAULT
    entry: SolverEntry = find("solver", name)
    if not entry.suits(position):
        raise DoesNotFit(f"solver {name!r} is for another game than that of {type(position).__module__}.{type(position).__name__}")
    return entry


def solve(
    position: Any,
    *,
    solver: str | None = None,
    who_wins: bool = False,
    all_moves: bool = False,
    megabytes: float = MEGABYTES,
    threads: int = 1,
    seconds: float | None = None,
    progress: Progress = None,
) -> Solution:
    """The true value of `position` and a line of best play, by the solver of its game or by the one that is named.

    `who_wins` asks for 1, 0 or -1 alone, `all_moves` for the value of every move too. After `seconds` or Ctrl-C it raises Stopped.
    """
    if who_wins and all_moves:
        raise DoesNotFit("who wins is one question and the value of every move another: ask for one of them")
    Limits(seconds=seconds)
    position = sound(position)
    chosen = find_solver(position, solver).make(megabytes, threads)
    ask = chosen.decide if who_wins else chosen.value_of_moves if all_moves else chosen.solve
    return ask(position, seconds, progress)


def possible(game: Game, position: Any) -> Any:
    """`position` itself, if it is one that the game can write and read back; overlapping or floating stones are refused."""
    position = sound(position)
    if game.parse(game.format(position)) != position:
        raise DoesNotFit(f"{position!r} is not a position of {game.name}: written as {game.format(position)!r}, it is another one")
    return position
