"""Workers of a cluster that exists, by dask.distributed; all of them have Prunus installed, in the same version."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from typing import Any, cast

from prunus.jobs.engine import EngineFailed
from prunus.jobs.performing import Batch, Reply, performed

PATIENCE = 10  # seconds to wait for a scheduler


class Cluster:
    """The workers that a scheduler has at this moment; those that come later work too."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise EngineFailed("a cluster needs dask.distributed: pip install 'prunus[cluster]'") from None
        self.address, connect = address, cast(Any, Client)
        try:
            self.client = connect(address, timeout=PATIENCE, set_as_default=False)
            hosts = {name: about["host"] for name, about in self.client.scheduler_info(n_workers=-1)["workers"].items()}
        except Exception as error:  # what a network makes of an address has no common type
            raise EngineFailed(f"no scheduler answers at {address!r}: {_in_a_line(error)}") from None
        if not hosts:
            self.client.close()
            raise EngineFailed(f"the scheduler at {address!r} has no workers: start some with `dask worker {address}`")
        self.hosts = [[name for name, host in hosts.items() if host == each] for each in sorted(set(hosts.values()))]
        self.workers, self.nodes = len(hosts), len(self.hosts)
        self.futures: dict[Any, Batch] = {}
        self.done: queue.SimpleQueue[Any] = queue.SimpleQueue()

    def submit(self, batch: Batch, node: int | None = None) -> None:
        where = {} if node is None else {"workers": self.hosts[node], "allow_other_workers": True}
        future = self.client.submit(performed, batch, pure=False, **where)
        self.futures[future] = batch
        future.add_done_callback(self.done.put)

    def finished(self) -> Iterator[tuple[Batch, list[Reply] | None]]:
        from distributed.scheduler import KilledWorker

        future = self.done.get()
        batch = self.futures.pop(future, None)
        if batch is None:  # it came back after the work was given up
            return
        error = future.exception() if future.status != "cancelled" else None
        if future.status == "cancelled":
            raise EngineFailed(f"the scheduler at {self.address!r} is gone")
        if isinstance(error, KilledWorker):
            yield batch, None
        elif error is not None:
            raise EngineFailed(f"a worker of {self.address!r} cannot perform jobs: {_in_a_line(error)}") from error
        else:
            yield batch, future.result()

    def close(self) -> None:
        if self.futures:
            self.client.cancel(list(self.futures), force=True)
            self.futures.clear()
        self.client.close()


def _in_a_line(error: BaseException) -> str:
    return " ".join((str(error) or type(error).__name__).split())[:200]
