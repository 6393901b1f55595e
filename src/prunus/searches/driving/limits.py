"""Limits: how far a search may go."""

from __future__ import annotations

from dataclasses import dataclass

from prunus.core.values import MAX_PLY
from prunus.errors import OutOfRange


@dataclass(frozen=True)
class Limits:
    """Plies, nodes and seconds of wall clock; None is no limit, and a search without any runs until it is told to stop."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.depth is not None and not 0 <= self.depth <= MAX_PLY:
            raise OutOfRange(f"a depth of {self.depth} is not between 0 and {MAX_PLY} plies")
        for what in ("nodes", "seconds"):
            limit = getattr(self, what)
            if limit is not None and not limit > 0:
                raise OutOfRange(f"a limit of {limit:g} {what} leaves nothing to search: it must be above zero")

    @property
    def plies(self) -> int:
        """The deepest that the search can get."""
        return MAX_PLY if self.depth is None else self.depth
