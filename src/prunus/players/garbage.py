"""Garbage: it is collected between moves, and not while a clock runs.

A whole collection looks at every object that there is, and where Numba is loaded it takes a tenth of a second and more: as long
as a move may. One of a hundred games was lost on time by it.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

LONG = 60.0  # seconds: in such a move a collection does not matter, and garbage would

_lock = threading.Lock()
_waiting = 0  # how many moves are being chosen by a clock, in whatever threads
_was_on = False


@contextmanager
def uncollected(seconds: float | None) -> Iterator[None]:
    """No collection comes while a move of so many seconds is chosen; None is one that nobody counts."""
    if seconds is None or seconds > LONG:
        yield
        return
    _begin()
    try:
        yield
    finally:
        _end()


def _begin() -> None:
    global _waiting, _was_on
    with _lock:
        if _waiting == 0:
            _was_on = gc.isenabled()
            gc.disable()
        _waiting += 1


def _end() -> None:
    global _waiting
    with _lock:
        _waiting -= 1
        if _waiting == 0 and _was_on:
            gc.enable()
