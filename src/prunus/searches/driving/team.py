"""Team: any number of threads that work on one position together, in searches and solvers alike.

All of them ask the same question and share a table; what they claim (`tables.claims`) spreads them over the tree. The first to come
home has the answer.
"""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar

from prunus.core.requests import whole
from prunus.errors import OutOfRange
from prunus.tables.claims import Alone, Claims

MOST_THREADS = 64

Answer = TypeVar("Answer")


class Team:
    """So many threads; their kernels are given `sharing`. Claimed are positions of a size of `worth_claiming` or more."""

    def __init__(self, threads: int, worth_claiming: int) -> None:
        if not 1 <= whole(threads, "a number of threads of {!r}") <= MOST_THREADS:
            raise OutOfRange(f"{threads} threads are not between 1 and {MOST_THREADS}")
        self.threads = threads
        self.sharing: Alone | Claims = Alone() if threads == 1 else Claims.none(worth_claiming)

    def race(self, runs: Sequence[Callable[[], Answer]], stop: Callable[[int], None]) -> tuple[int, Answer]:
        """(which of the runs ended first, what it returned); `stop(i)` is called for each of the others, and they are waited for.

        The first run has the calling thread. `stop` must hold also for a run that has not begun.
        """
        if len(runs) == 1:
            return 0, runs[0]()
        if isinstance(self.sharing, Claims):
            self.sharing.forget()
        ended: list[tuple[int, Answer]] = []
        failures: list[BaseException] = []

        def stop_others(index: int) -> None:
            for other in range(len(runs)):
                if other != index:
                    stop(other)

        def body(index: int) -> None:
            try:
                ended.append((index, runs[index]()))
                if ended[0][0] == index:
                    stop_others(index)
            except BaseException as error:  # raised again below, in the caller's thread
                failures.append(error)
                stop_others(index)

        threads = [
            threading.Thread(target=contextvars.copy_context().run, args=(body, index), name=f"prunus-{index}", daemon=True)
            for index in range(1, len(runs))
        ]
        begun = []
        try:
            for thread in threads:
                thread.start()
                begun.append(thread)
            body(0)
        except BaseException:  # there is no room for so many threads
            stop_others(0)
            raise
        finally:
            for thread in begun:
                thread.join()
        if failures:
            raise failures[0]
        return ended[0]
