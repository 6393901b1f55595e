"""What may be asked of the Othello solver, how finished games are counted, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from prunus.errors import OutOfRange


@dataclass(frozen=True)
class Window:
    """The exact value if it lies between alpha and beta; otherwise a bound that shows that it does not."""

    alpha: int
    beta: int

    def __post_init__(self) -> None:
        if not self.alpha < self.beta:
            raise OutOfRange(f"a window needs alpha < beta, not {self.alpha} and {self.beta}")

    def reading(self, lower: int, upper: int) -> int | None:
        """The value that the bounds tell (fail-soft), None if they leave the question open."""
        if lower == upper or lower >= self.beta:
            return lower
        return upper if upper <= self.alpha else None


@dataclass(frozen=True)
class Exact(Window):
    """The value itself."""

    alpha: int = -65
    beta: int = 65


@dataclass(frozen=True)
class WinLossDraw(Window):
    """Only the sign of the value."""

    alpha: int = -1
    beta: int = 1

    def reading(self, lower: int, upper: int) -> int | None:
        if lower > 0 or upper < 0:
            return 1 if lower > 0 else -1
        return 0 if lower == upper else None


class Discs(NamedTuple):
    """A finished game is worth the difference of the discs, as `Position.outcome` says."""

    worth_of_empty: int = 0


class EmptiesToWinner(NamedTuple):
    """A finished game is worth the difference of the discs, after the winner was given the squares left empty."""

    worth_of_empty: int = 1


@dataclass(frozen=True)
class Solution:
    """lower <= true value <= upper, for the player to move. `value` is None where the solver was stopped before it knew.

    `line` goes to the end of the game if the value is exact and there was time; else it is at most one move, which proves `lower`.
    """

    value: int | None
    lower: int
    upper: int
    line: tuple[int, ...]
    nodes: int
    seconds: float
    is_complete: bool = True

    @property
    def move(self) -> int | None:
        """A best move, where one is known."""
        return self.line[0] if self.line else None
