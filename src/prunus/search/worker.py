"""Worker: runs a kernel in a thread of its own, so that Ctrl-C is answered at once and progress can be shown."""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Callable
from typing import Any

PULSE = 0.05  # seconds between two looks at the keyboard


def run(
    work: Callable[[], Any],
    stop: Callable[[], None],
    watch: Callable[[], None] | None = None,
) -> tuple[Any, bool]:
    """The result of `work()`, and whether it ran to its end; Ctrl-C calls `stop`, after which `work` must return soon.

    `watch` is called about every twentieth of a second in the meantime, in the calling thread.
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
    thread.start()
    is_complete = True
    while not done.is_set():
        try:
            done.wait(PULSE)
            if watch is not None and not done.is_set():
                watch()
        except KeyboardInterrupt:
            is_complete = False
            stop()
    if failure:
        raise failure[0]
    return outcome[0], is_complete
