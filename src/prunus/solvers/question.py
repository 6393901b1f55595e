"""Question: what is asked of a solver about one position, and what it has proved by now."""

from __future__ import annotations

from typing import Any

from prunus.core.values import INFINITY

LEAST, MOST = -int(INFINITY), int(INFINITY)  # beyond every value: nothing is proved


class Question:
    """For the player to move in `position`, which is `ply` plies below the one that was asked about:

        lower <= true value <= upper

    It is answered when the value is known, or known to lie outside of the open window (alpha, beta). A solver that knows them
    also writes down a `line` of best moves, which may be short, and the `distance` to the end under best play.
    """

    __slots__ = ("alpha", "beta", "distance", "line", "lower", "ply", "position", "upper")

    def __init__(
        self, position: Any, alpha: int = LEAST, beta: int = MOST, lower: int = LEAST, upper: int = MOST, ply: int = 0
    ) -> None:
        self.position, self.ply = position, ply
        self.alpha, self.beta = alpha, beta
        self.lower, self.upper = lower, upper
        self.line: tuple[int, ...] = ()
        self.distance: int | None = None

    @property
    def is_answered(self) -> bool:
        return self.lower == self.upper or self.lower >= self.beta or self.upper <= self.alpha

    def prove(self, lower: int | None, upper: int | None) -> None:
        """Bounds that were found, besides those that are known; None for none."""
        if lower is not None and lower > self.lower:
            self.lower = lower
        if upper is not None and upper < self.upper:
            self.upper = upper
