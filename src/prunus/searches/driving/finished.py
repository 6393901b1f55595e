"""What the looks at one depth have shown."""

from __future__ import annotations

from typing import NamedTuple


class Finished(NamedTuple):
    """A depth that was searched to its end, or what was known of the first one when it was stopped: of depth 0, nothing."""

    depth: int
    value: int | None
    line: tuple[int, ...]
    lower: int | None
    upper: int | None
    is_whole: bool = True


class Proved:
    """What the looks at one depth have proved about the value of the root: lower <= value <= upper."""

    def __init__(self) -> None:
        self.lower: int | None = None
        self.upper: int | None = None

    def learn(self, value: int, alpha: int, beta: int, is_whole: bool) -> None:
        """A fail-soft look with this window returned `value`; one that was stopped, the best of the moves it finished."""
        if value > alpha:
            self.lower = value if self.lower is None else max(self.lower, value)
        if value < beta and is_whole:
            self.upper = value if self.upper is None else min(self.upper, value)

    @property
    def is_contradictory(self) -> bool:
        return self.lower is not None and self.upper is not None and self.lower > self.upper


class Interrupted(Exception):
    """A look was stopped."""
