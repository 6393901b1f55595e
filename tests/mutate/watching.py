"""A pytest plugin: which functions of the package every test enters, how long it takes, and whether it passes.

Tests that take longer than LIMIT seconds of CPU uncompiled are ended, and are of no use for looking at many changed copies.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NoReturn

import pytest

import prunus

LIMIT = 1.5  # of CPU
WAITING = 30.0  # of wall clock, for what waits for a process
TRIES = 2  # of a test with many arguments that takes too long with the first of them
SOURCES = str(Path(prunus.__file__).parent) + os.sep
seen: dict[str, dict[str, Any]] = {}
entered: set[CodeType] = set()
slow: Counter[str] = Counter()


class TookTooLong(BaseException):
    """Not an Exception, so that nobody takes it for one of his own."""


def _end(_signal: int, _frame: Any) -> NoReturn:
    for children in Path("/proc/self/task").glob("*/children"):  # a test that leaves its block waits for what it has begun
        for child in children.read_text().split():
            os.kill(int(child), signal.SIGKILL)
    raise TookTooLong


def _spent() -> float:
    """Seconds of CPU, those of processes that have ended included: how busy the machine is does not count."""
    return sum(os.times()[:4])


def _enter(frame: FrameType, _event: str, _argument: Any) -> None:
    entered.add(frame.f_code)


def _place(code: CodeType) -> str | None:
    is_ours = code.co_filename.startswith(SOURCES) and code.co_name != "<module>"
    return f"{code.co_filename.removeprefix(SOURCES)}:{code.co_qualname}" if is_ours else None


def pytest_sessionstart() -> None:
    signal.signal(signal.SIGPROF, _end)
    signal.signal(signal.SIGALRM, _end)
    threading.settrace(_enter)  # searches run in a thread of their own


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    entered.clear()
    begin = _spent()
    sys.settrace(_enter)
    try:
        result = yield
    finally:
        sys.settrace(None)
    seen[item.nodeid]["seconds"] = round(_spent() - begin, 3)
    seen[item.nodeid]["entered"] = sorted(filter(None, map(_place, tuple(entered))))
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    seen[item.nodeid] = {"passed": False}
    name = item.nodeid.partition("[")[0]
    if slow[name] >= TRIES:
        pytest.skip("takes too long uncompiled with other arguments")
    signal.setitimer(signal.ITIMER_PROF, LIMIT)
    signal.setitimer(signal.ITIMER_REAL, WAITING)
    try:
        result = yield
        seen[item.nodeid]["passed"] = True
    except TookTooLong:
        slow[name] += 1
        pytest.skip(f"takes longer than {LIMIT} seconds uncompiled")
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
    return result


def pytest_sessionfinish() -> None:
    Path(os.environ["PRUNUS_MUTATE_MAP"]).write_text(json.dumps(seen, indent=1))


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    os._exit(0)  # tests that were ended may have left threads that nobody will end
