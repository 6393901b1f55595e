"""Forked children that write a file and do not come far: they are killed, or the disk is full."""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Callable
from typing import NoReturn


def killed(act: Callable[[], object], seconds: float) -> bool:
    """Whether `act` in a child of ours was ended by SIGKILL, so many seconds after it had begun, before it was done."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writing, b"!")
        _run(act)
    os.read(reading, 1)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:  # a sleep would be too coarse
        pass
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    os.close(reading)
    os.close(writing)
    return os.WIFSIGNALED(status)


def in_little_room(act: Callable[[], object], size: int) -> str:
    """What `act` ended with in a child of ours that can make no file longer than `size` bytes: "", or its error as it is shown."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
        _run(act, writing)
    os.close(writing)
    with os.fdopen(reading) as said:
        text = said.read()
    os.waitpid(child, 0)
    return text


def _run(act: Callable[[], object], writing: int | None = None) -> NoReturn:
    try:
        act()
    except BaseException as error:
        if writing is not None:
            os.write(writing, f"{[kind.__name__ for kind in type(error).__mro__]}: {error}".encode())
    finally:
        os._exit(0)
