"""This process."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

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
        yield batch, performed(batch)

    def close(self) -> None:
        self.waiting.clear()
