"""Limits: how far a search may go, and how it is ended from outside."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from operator import index

from prunus.core.values import MAX_PLY
from prunus.errors import OutOfRange


def check_depth(depth: int) -> None:
    """Depths are counted in plies from 0 to MAX_PLY."""
    try:
        is_fitting = 0 <= index(depth) <= MAX_PLY
    except TypeError:
        raise OutOfRange(f"a depth of {depth!r} is not a whole number of plies") from None
    if not is_fitting:
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
            if limit is not None and not limit > 0:
                raise OutOfRange(f"a limit of {limit:g} {what} leaves nothing to search: it must be above zero")

    @property
    def plies(self) -> int:
        """The deepest that the search can get."""
        return MAX_PLY if self.depth is None else self.depth


class Cancellation:
    """A token that ends every search it was given to, from any thread and for good: one that begins later ends at once."""

    def __init__(self) -> None:
        self.is_cancelled = False
        self._stops: list[Callable[[], None]] = []
        self._lock = threading.Lock()

    def cancel(self) -> None:
        """End them all."""
        with self._lock:
            self.is_cancelled = True
            for stop in self._stops:
                stop()

    @contextmanager
    def heard_by(self, stop: Callable[[], None]) -> Iterator[None]:
        """Within this context `stop` is called when the token is cancelled, or at once if it has been."""
        with self._lock:
            self._stops.append(stop)
            if self.is_cancelled:
                stop()
        try:
            yield
        finally:
            with self._lock:
                self._stops.remove(stop)
