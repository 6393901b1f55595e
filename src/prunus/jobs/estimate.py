"""How long the rest will take, as far as that can be known from what was done."""

from __future__ import annotations

import time
from collections.abc import Callable

ENOUGH = 3  # jobs, and seconds, before anything is foretold
WEIGHT = 0.1  # of the newest job in the mean


class Estimate:
    """Learns how long jobs take; what was known before the work began does not count."""

    def __init__(self, total: int | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.total, self.clock = total, clock
        self.started, self.performed = clock(), 0
        self.mean: float | None = None  # seconds of a job, lately

    def learn(self, seconds: float) -> None:
        """A job took so long in its worker."""
        self.performed += 1
        self.mean = seconds if self.mean is None else self.mean + WEIGHT * (seconds - self.mean)

    def left(self, done: int) -> float | None:
        """Seconds until all are done, if the others are performed as fast as those so far; None while that is not known."""
        elapsed = self.clock() - self.started
        if self.total is None or self.performed < ENOUGH or elapsed < ENOUGH:
            return None
        return elapsed / self.performed * max(0, self.total - done)

    def told(self, done: int) -> tuple[str, float]:
        """In words, and the share that is done."""
        if self.total is None:
            return f"{done:,}", 0.0
        left = self.left(done)
        return f"{done:,} of {self.total:,}{'' if left is None else f', about {in_words(left)} left'}", done / max(1, self.total)


def in_words(seconds: float) -> str:
    """5 s, 3 min, 2.5 h."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
