"""Workers of a cluster that exists, by dask.distributed; those that have this very code of Prunus take part, and no others."""

from __future__ import annotations

import contextlib
import logging
import queue
import time
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from prunus.jobs.engine import EngineFailed
from prunus.jobs.job import code_digest
from prunus.jobs.performing import ANOTHER_VERSION, Batch, Reply, performed

PATIENCE = 10  # seconds to wait for a scheduler
LOOK = 5.0  # seconds from one look at the workers to the next
DESERTED = 60.0  # seconds without a worker, until nobody waits any longer

logger = logging.getLogger("prunus")


class _Sent(NamedTuple):
    """A batch, and the only workers that may perform it; none: all may."""

    batch: Batch
    workers: frozenset[str]


class Cluster:
    """The workers that a scheduler has. Those that come later work too; those with other code are left out when they are met."""

    def __init__(self, address: str) -> None:
        self.address, connect = address, _client()
        self.quiet = contextlib.ExitStack()
        self.quiet.enter_context(_quiet("distributed"))
        self.futures: dict[Any, _Sent] = {}
        self.done: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.fitting: dict[str, str] = {}  # workers with this code: on which machine each is
        self.others: frozenset[str] = frozenset()
        self.waiting: list[Batch] = []  # for a worker with this code
        try:
            self.client = connect(address, timeout=PATIENCE, set_as_default=False)
        except Exception as error:  # what a network makes of an address has no common type
            self.quiet.close()
            raise EngineFailed(f"no scheduler answers at {address!r}: {_in_a_line(error)}") from None
        try:
            self._look()
            if not self.fitting and self.others:
                raise EngineFailed(f"no worker of the scheduler at {address!r} has this version of Prunus: install it there")
            if not self.fitting:
                raise EngineFailed(f"the scheduler at {address!r} has no workers: start some with `dask worker {address}`")
        except EngineFailed:
            self.close()
            raise

    def submit(self, batch: Batch, node: int | None = None) -> None:
        if not self.fitting:  # until some come back
            self.waiting.append(batch)
            return
        hosts = sorted(set(self.fitting.values()))
        wanted = [name for name, host in self.fitting.items() if node is None or host == hosts[node % len(hosts)]]
        where = {"workers": wanted, "allow_other_workers": not self.others} if self.others or node is not None else {}
        future = self.client.submit(performed, batch, pure=False, **where)
        self.futures[future] = _Sent(batch, frozenset(wanted) if self.others else frozenset())
        future.add_done_callback(self.done.put)

    def finished(self) -> Iterator[tuple[Batch, list[Reply] | None]]:
        from distributed.scheduler import KilledWorker

        future = self._next_done()
        sent = self.futures.pop(future, None)
        if sent is None:  # it came back after the work was given up
            return
        if future.status == "cancelled":
            raise self._gone()
        error = future.exception()
        if isinstance(error, KilledWorker):
            yield sent.batch, None
        elif error is not None:
            raise EngineFailed(f"a worker of {self.address!r} cannot perform jobs: {_in_a_line(error)}") from error
        elif any(reply.trouble == ANOTHER_VERSION for reply in future.result()):  # of a worker that has come since the last look
            self._look()
            self.submit(sent.batch)
        else:
            yield sent.batch, future.result()

    def close(self) -> None:
        with contextlib.suppress(Exception):  # of a scheduler that is gone
            if self.futures:
                self.client.cancel(list(self.futures), force=True)
        self.futures.clear()
        self.waiting.clear()
        with contextlib.suppress(Exception):
            self.client.close()
        self.quiet.close()

    def _next_done(self) -> Any:
        """The next future that is done; meanwhile, a look at the workers now and then."""
        while True:
            with contextlib.suppress(queue.Empty):
                return self.done.get(timeout=max(0.0, self.next_look - time.monotonic()))
            self._look()
            if time.monotonic() - self.peopled >= DESERTED:
                raise EngineFailed(f"the scheduler at {self.address!r} has had no workers for {DESERTED:g} s")

    def _look(self) -> None:
        """Who works, and who has this code. What only workers may perform that are gone is given to others."""
        try:
            hosts = {name: about["host"] for name, about in self.client.scheduler_info(n_workers=-1)["workers"].items()}
            new = [name for name in hosts if name not in self.fitting and name not in self.others]
            codes = self.client.run(code_digest, workers=new, on_error="return") if new else {}
        except Exception as error:
            raise self._gone() from error
        codes |= dict.fromkeys(self.fitting, code_digest())
        self.fitting = {name: host for name, host in hosts.items() if codes.get(name) == code_digest()}
        # Who did not answer at all is on its way out, and asked again if it is there the next time.
        others = frozenset(name for name in hosts.keys() - self.fitting.keys() if not isinstance(codes.get(name), OSError))
        if others - self.others:
            many = f"{len(others)} of {len(hosts)} workers of {self.address!r}"
            logger.warning(f"{many} have another version of Prunus, or none, and take no part")
        self.others, self.next_look = others, time.monotonic() + LOOK
        self.workers, self.nodes = (max(1, len(set(each))) for each in (self.fitting, self.fitting.values()))
        if self.fitting:
            self.peopled = time.monotonic()
            lost = [future for future, sent in self.futures.items() if sent.workers and not sent.workers & self.fitting.keys()]
            again, self.waiting = [*self.waiting, *(self.futures.pop(future).batch for future in lost)], []
            for future in lost:
                future.cancel()
            for batch in again:
                self.submit(batch)

    def _gone(self) -> EngineFailed:
        return EngineFailed(f"the scheduler at {self.address!r} is gone")


def _client() -> Any:
    """Of a scheduler. One that is only half made is not closed when it is forgotten: that takes long and ends in a traceback."""
    try:
        from distributed import Client
    except ImportError:
        raise EngineFailed("a cluster needs dask.distributed: pip install 'prunus[cluster]'") from None
    return type("Client", (cast(Any, Client),), {"__del__": lambda _self: None})


@contextlib.contextmanager
def _quiet(name: str) -> Iterator[None]:
    """What a library logs of lost connections is told by us, in a sentence."""
    named = [
        logging.getLogger(each) for each in list(logging.root.manager.loggerDict) if each == name or each.startswith(f"{name}.")
    ]
    levels = [each.level for each in named]
    for each in named:
        each.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for each, level in zip(named, levels, strict=True):
            each.setLevel(level)


def _in_a_line(error: BaseException) -> str:
    return " ".join((str(error) or type(error).__name__).split())[:200]
