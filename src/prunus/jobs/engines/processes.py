"""Processes of this machine, by loky: one that is killed takes the pool with it, and there is a new one."""

from __future__ import annotations

import os
import signal
import sys
import threading
import warnings
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from typing import Any

from prunus.jobs.performing import Batch, Reply, performed

# There is a process a core: NumPy's linear algebra, which would take all cores for each of them, gets one.
BLAS_THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


class Processes:
    """The processes hold one end of a pipe and we the other: when ours is closed, because we leave or are killed, they end."""

    nodes = 1

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.futures: dict[Future[list[Reply]], Batch] = {}
        self.pool: Any = None

    def submit(self, batch: Batch, node: int | None = None) -> None:
        # What is handed down to processes that have only just begun: Ctrl-C is for their parent. Who keeps track of semaphores
        # comes first, since Python 3.11 forgets the mask when it starts it, and the first process would be born hearing.
        _begin_tracking()
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.pool = self.pool or self._begun()
            try:
                future = self.pool.submit(performed, batch)
            except BrokenExecutor as error:  # noticed only now: the batch is lost before it began
                future = Future()
                future.set_exception(error)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        self.futures[future] = batch

    def finished(self) -> Iterator[tuple[Batch, list[Reply] | None]]:
        done, _ = wait(self.futures, return_when=FIRST_COMPLETED)
        if any(isinstance(future.exception(), BrokenExecutor) for future in done):
            wait(self.futures)  # they are all lost
            self._end()
            done = set(self.futures)
        for future in done:
            batch = self.futures.pop(future)
            yield batch, None if isinstance(future.exception(), BrokenExecutor) else future.result()

    def close(self) -> None:
        self.futures.clear()
        self._end()

    def _begun(self) -> Any:
        import loky

        # Who has learned from many games holds more memory than loky likes, and is replaced: that is no news for our users.
        warnings.filterwarnings("ignore", "A worker was restarted", UserWarning)
        context = loky.backend.get_context("loky")
        theirs, self.ours = context.Pipe(duplex=False)
        return loky.ProcessPoolExecutor(
            self.workers, context=context, initializer=_end_with_the_pipe, initargs=(theirs,), env=dict.fromkeys(BLAS_THREADS, "1")
        )

    def _end(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, kill_workers=True)
            self.ours.close()
            self.pool = None


def _begin_tracking() -> None:
    """Begin what keeps track of semaphores, if nothing does; that it has to clean up after us when we are killed is no news."""
    from loky.backend import resource_tracker as of_loky

    options = list(sys.warnoptions)
    sys.warnoptions.append("ignore:resource_tracker:UserWarning")  # handed down
    try:
        resource_tracker.ensure_running()
        of_loky.ensure_running()
    finally:
        sys.warnoptions[:] = options


def _end_with_the_pipe(pipe: Connection) -> None:
    """In a new process: Ctrl-C is for the parent, and this process ends when the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        wait_for([pipe])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
