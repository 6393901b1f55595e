"""Worker: runs a kernel in a thread of its own, so that Ctrl-C is answered at once and progress can be shown."""

from __future__ import annotations

import contextvars
import math
import threading
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

from prunus.core.requests import Cancellation

PULSE = 0.05  # seconds between two looks at the keyboard
now = time.monotonic  # the clock of a limit of seconds


def run(
    work: Callable[[], Any],
    stop: Callable[[], None],
    watch: Callable[[], None] | None = None,
    seconds: float | None = None,
    cancel: Cancellation | None = None,
) -> tuple[Any, str | None]:
    """The result of `work()`, and what stopped it: None, "keyboard", a "request" by `cancel`, or its "seconds" of wall clock.

    To stop it `stop` is called, after which `work` must return soon; by `cancel` from any thread, and if need be before it begins.
    `watch` is called about every twentieth of a second in the meantime, in the calling thread; what it raises stops the work, and
    is raised when that has ended.
    """
    with nullcontext() if cancel is None else cancel.heard_by(stop):
        result, stopped_by = _run(work, stop, watch, seconds)
    is_asked = stopped_by is None and cancel is not None and cancel.is_cancelled
    return result, "request" if is_asked else stopped_by


def _run(
    work: Callable[[], Any], stop: Callable[[], None], watch: Callable[[], None] | None, seconds: float | None
) -> tuple[Any, str | None]:
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
    deadline = math.inf if seconds is None else now() + seconds
    while not done.is_set():
        try:
            done.wait(min(PULSE, max(0.0, deadline - now())))
            if now() >= deadline and not done.is_set():
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
