"""Clock: what the searches for one solution share, a limit of time and a request to stop, and what they cost together."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from prunus.core.requests import Cancellation, NodeListener, check_request
from prunus.searches.driving import worker
from prunus.searches.driving.limits import Limits


class Clock:
    """Runs while something is searched; what is compiled before is not counted.

    A search runs under `run`, or has limits of its own: then it is given `seconds_left` and `watch`, and what it cost is added.
    """

    __slots__ = ("cancel", "limit", "nodes", "progress", "seconds", "stopped_by")

    def __init__(
        self, limit: float | None = None, progress: NodeListener | None = None, cancel: Cancellation | None = None
    ) -> None:
        check_request(progress=progress, cancel=cancel)
        if limit is not None:
            Limits(seconds=limit)
        self.limit, self.progress, self.cancel = limit, progress, cancel
        self.nodes, self.seconds = 0, 0.0
        self.stopped_by: str | None = None

    @property
    def seconds_left(self) -> float | None:
        """For the next search, which is not begun when it `is_over`; None if there is no limit."""
        return None if self.limit is None else self.limit - self.seconds

    @property
    def is_over(self) -> bool:
        """Whether nothing more may be searched."""
        if self.stopped_by is None and self.limit is not None and self.seconds >= self.limit:
            self.stopped_by = "seconds"
        if self.cancel is not None and self.cancel.is_cancelled:
            self.stop()
        return self.stopped_by is not None

    def stop(self, why: str | None = "request") -> None:
        """Let nothing more be searched, for a reason, if there is one: the first counts. Also from another thread."""
        self.stopped_by = self.stopped_by or why

    def add(self, nodes: int, seconds: float) -> None:
        """What a search has cost."""
        self.nodes += nodes
        self.seconds += seconds

    def run(self, work: Callable[[], Any], stop: Callable[[], None], nodes: Callable[[], int]) -> None:
        """Have `work` done and counted. When the time is up, or somebody asks for it, `stop` is called, which must end it soon."""
        started, watch = time.perf_counter(), self.watch(stop)
        _, stopped_by = worker.run(work, stop, lambda: watch(nodes()), self.seconds_left, self.cancel)
        self.stop(stopped_by)
        self.add(nodes(), time.perf_counter() - started)

    def watch(self, stop: Callable[[], None]) -> NodeListener:
        """What a search is to call now and then with its nodes: they are shown, with those of the searches before."""

        def look(nodes: int) -> None:
            if self.is_over:
                stop()
            if self.progress is not None:
                self.progress(self.nodes + nodes)

        return look
