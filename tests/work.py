"""Jobs for tests: what they do can be seen from outside."""

from __future__ import annotations

import fcntl
import os
import signal
from pathlib import Path
from typing import Any

from prunus.errors import BadTask
from prunus.jobs.job import Answer, Job
from prunus.jobs.runner import Runner


def squared(number: int) -> int:
    return number * number


def noted(number: int, folder: str) -> int:
    """Leaves a file of its own each time it is performed."""
    path = Path(folder) / str(number)
    path.write_text(path.read_text() + "x" if path.exists() else "x")
    return number * number


def timed(number: int) -> Answer:
    """What is measured is another thing each time."""
    return Answer(number * number, {"process": os.getpid()})


def failing(number: int, at: int, how: str) -> Any:
    """Does not end well for one number."""
    if number != at:
        return number * number
    if how == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    if how == "error":
        raise BadTask("there is nothing to learn")
    if how == "bug":
        raise ZeroDivisionError("by nobody")
    return {1, 2}  # no JSON


def stubborn(number: int, folder: str) -> int:
    """Takes its worker with it the first time."""
    path = Path(folder) / str(number)
    if not path.exists():
        path.write_text("")
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def reading(path: str) -> str:
    return Path(path).read_text()


def threads_allowed(variable: str) -> str | None:
    """How many threads the linear algebra of this process may have."""
    return os.environ.get(variable)


def held(number: int, free: int, gate: str) -> int:
    """From the number `free` on, waits until nobody holds the gate, a file with a lock."""
    if number >= free:
        with open(gate, "rb") as file:
            fcntl.flock(file, fcntl.LOCK_SH)
    return number * number


def interrupted(number: int, at: int) -> int:
    """Ctrl-C, in the middle of one of them."""
    if number == at:
        raise KeyboardInterrupt
    return number * number


def content_with_half(number: int, at: int) -> int:
    """Ends with what there is when it hears Ctrl-C, as learners do."""
    try:
        if number == at:
            signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        return -1
    return number * number


def asking_others(number: int) -> int:
    """Has jobs of its own."""
    return sum(Runner().all([Job("tests.work:squared", {"number": i}) for i in range(number)]))


def blocked() -> list[int]:
    """The signals that this process does not hear."""
    return sorted(signal.pthread_sigmask(signal.SIG_BLOCK, ()))
