"""Limits: how far a search may go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from prunus.core.requests import whole
from prunus.core.values import MAX_PLY
from prunus.errors import OutOfRange


def check_depth(depth: int) -> None:
    """Depths are counted in plies from 0 to MAX_PLY."""
    if not 0 <= whole(depth, "a depth of {!r}") <= MAX_PLY:
        raise OutOfRange(f"a depth of {depth} is not between 0 and {MAX_PLY} plies")


@dataclass(frozen=True)
class Limits:
    """Plies, nodes and seconds of wall clock; None is no limit, and a search without any runs until it is told to stop."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.depth is not None:
            check_depth(self.depth)
        for what in ("nodes", "seconds"):
            limit = getattr(self, what)
            if limit is None:
                continue
            if not hasattr(limit, "__float__"):
                raise OutOfRange(f"a limit of {limit!r} {what} is not a number")
            if not limit > 0:
                raise OutOfRange(f"a limit of {limit:g} {what} leaves nothing to search: it must be above zero")

    @property
    def plies(self) -> int:
        """The deepest that the search can get."""
        return MAX_PLY if self.depth is None else self.depth

    def with_least(self, depth: int | None, nodes: int | None, seconds: float | None) -> Limits:
        """These limits and further ones, whichever is reached first."""
        pairs = ((self.depth, depth), (self.nodes, nodes), (self.seconds, seconds))
        return Limits(*(_least(*pair) for pair in pairs))


def _least(own: float | None, other: float | None) -> Any:
    return own if other is None else other if own is None else min(own, other)
