"""What an engine must answer, and which one a number of workers means."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from typing import Protocol

from prunus.errors import OutOfRange, PrunusError
from prunus.jobs.performing import Batch, Reply

MOST_WORKERS = 1024  # processes of one machine


class EngineFailed(PrunusError):
    """There are no workers: a scheduler that cannot be reached or is gone, a package that is missing."""

    exit_code = 1


class Engine(Protocol):
    """Workers. A batch is submitted and comes back with its replies, or with None if it was lost with its worker."""

    workers: int
    nodes: int  # machines, each with a cache of kernels of its own

    def submit(self, batch: Batch, node: int | None = None) -> None:
        """Let a worker perform the batch, if need be one on a certain machine."""

    def finished(self) -> Iterable[tuple[Batch, list[Reply] | None]]:
        """Wait until a batch is done; it, and all others that are."""

    def close(self) -> None:
        """End the workers now, whatever they are doing."""


def engine_of(workers: int | str) -> Engine:
    """`1`: this process; a number, or `all` cores: so many processes; the address of a dask scheduler: its workers."""
    text = str(workers)
    if re.fullmatch(r"(tcp|tls|ucx|ws|wss)://[^/\s]+:[0-9]{1,5}/?|inproc://.+", text):
        from prunus.jobs.engines.cluster import Cluster

        return Cluster(text)
    if text != "all" and not re.fullmatch(r"[0-9]{1,9}", text):
        raise OutOfRange(f"workers are a number, all, or the address of a scheduler such as tcp://host:8786, not {text!r}")
    number = _cores() if text == "all" else int(text)
    if not 1 <= number <= MOST_WORKERS:
        raise OutOfRange(f"a machine has 1 to {MOST_WORKERS:,} workers, not {number:,}")
    if number == 1:
        from prunus.jobs.engines.here import Here

        return Here()
    from prunus.jobs.engines.processes import Processes

    return Processes(number)


def _cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
