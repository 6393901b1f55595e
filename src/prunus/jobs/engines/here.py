"""This process."""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from prunus.jobs.performing import Batch, Reply, performed


class Here:
    """Performs a batch when it is asked what is finished."""

    workers, nodes = 1, 1

    def __init__(self) -> None:
        self.waiting: deque[Batch] = deque()

    def submit(self, batch: Batch, node: int | None = None) -> None:
        self.waiting.append(batch)

    def finished(self) -> Iterator[tuple[Batch, list[Reply] | None]]:
        batch = self.waiting.popleft()
        with _heard_in_the_end():
            replies = performed(batch)
        yield batch, replies

    def close(self) -> None:
        self.waiting.clear()


@contextmanager
def _heard_in_the_end() -> Iterator[None]:
    """Ctrl-C stops the work even if a job has made do with half of it, as learners do: that is no answer."""
    heard: list[int] = []

    def noting(handler: Callable[..., Any]) -> Callable[..., Any]:
        def hear(number: int, frame: Any) -> Any:
            heard.append(number)
            return handler(number, frame)

        return hear

    is_main = threading.current_thread() is threading.main_thread()  # the only one that hears
    handlers: dict[int, Callable[..., Any]] = {}
    for number in (signal.SIGINT, signal.SIGTERM):
        handler = signal.getsignal(number)
        if is_main and callable(handler):
            handlers[number] = handler
            signal.signal(number, noting(handler))
    try:
        yield
    finally:
        for each, before in handlers.items():
            signal.signal(each, before)
    if heard:
        raise KeyboardInterrupt
