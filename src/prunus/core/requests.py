"""What a request may have besides its parts: who listens meanwhile, what ends it, a seed, files. Nonsense is refused."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from numbers import Real
from operator import index
from pathlib import Path
from typing import Any

from prunus.errors import DoesNotFit, OutOfRange

NodeListener = Callable[[int], None]  # is called with the number of nodes while a search runs
ShareListener = Callable[[str, float], None]  # is called with what is being done, and the share of it that is done


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


def check_request(*, progress: Any = None, cancel: Any = None, seed: Any = None) -> None:
    """Refuse what cannot be called, what is no token, and what is no seed, whether or not it would have been used."""
    if progress is not None and not callable(progress):
        raise DoesNotFit(f"progress is a function that is called meanwhile, and {progress!r} is none")
    if cancel is not None and not isinstance(cancel, Cancellation):
        raise DoesNotFit(f"what cancels a request is a prunus.Cancellation, and {cancel!r} is none")
    if seed is not None:
        whole(seed, "a seed of {!r}")


def whole(given: Any, what: str) -> int:
    """A whole number where one is wanted; `what`, "a seed of {!r}", says of which."""
    try:
        return index(given)
    except TypeError:
        raise OutOfRange(f"{what.format(given)} is not a whole number") from None


def real(given: Any, what: str) -> float:
    """The same of any number."""
    if not isinstance(given, Real):
        raise OutOfRange(f"{what.format(given)} is not a number")
    return given  # type: ignore[return-value]


def file_of(given: Any, what: str) -> Path:
    """The name of a file, where a thing of this kind or its file may be given."""
    if not isinstance(given, str | os.PathLike):
        raise DoesNotFit(f"{given!r} is no {what}, nor the name of a file with one")
    return Path(given)
