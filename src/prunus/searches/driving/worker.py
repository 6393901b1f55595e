"""Worker: runs a kernel in a thread of its own, so that Ctrl-C is answered at once and progress can be shown."""

from __future__ import annotations

import contextvars
import math
import threading
import time
from collections.abc import Callable
from typing import Any

PULSE = 0.05  # seconds between two looks at the keyboard


def run(
    work: Callable[[], Any],
    stop: Callable[[], None],
    watch: Callable[[], None] | None = None,
    seconds: float | None = None,
) -> tuple[Any, str | None]:
    """The result of `work()`, and what stopped it: None, "keyboard" or, when `seconds` of wall clock are over, "seconds".

    To stop it `stop` is called, after which `work` must return soon. `watch` is called about every twentieth of a second in the
    meantime, in the calling thread; what it raises stops the work, and is raised when that has ended.
    """
    outcome: list[Any] = []
    failure: list[BaseException] = []

    def body() -> None:
        try:
            outcome.append(work())
        except BaseException as error:  # handed to the caller below, in the caller's thread
            failure.append(error)
        finally:
            done.set()

    done = threading.Event()  # not Thread.is_alive, which is wrong once Ctrl-C has interrupted a join
    caller = contextvars.copy_context()
    thread = threading.Thread(target=caller.run, args=(body,), name="prunus-search", daemon=True)
    stopped_by = None
    try:
        thread.start()
    except KeyboardInterrupt:  # while it was waiting for the thread to begin
        stopped_by = "keyboard"
        stop()
        if not done.is_set() and thread not in threading.enumerate():
            raise
    deadline = math.inf if seconds is None else time.monotonic() + seconds
    while not done.is_set():
        try:
            done.wait(min(PULSE, max(0.0, deadline - time.monotonic())))
            if time.monotonic() >= deadline and not done.is_set():
                stopped_by, deadline = "seconds", math.inf
                stop()
            if watch is not None and not done.is_set():
                watch()
        except KeyboardInterrupt:
            stopped_by = "keyboard"
            stop()
        except BaseException:  # of `watch`: nobody waits for the work any more
            stop()
            done.wait()
            raise
    if failure:
        raise failure[0]
    return outcome[0], stopped_by
