"""Shared by all tests: hypothesis without deadlines (a first call compiles), the way to run every kernel as Python, and one law."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from prunus.core.jit import interpreting

settings.register_profile(
    "prunus",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("prunus")


# A shell starts what it runs in the background deaf to Ctrl-C, and so are all programs that it starts: the tests must hear.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _nobody_searches_on() -> Iterator[None]:
    """A law of every test: who asked has an answer or an error, and no thread goes on with the search."""
    yield
    for thread in [thread for thread in threading.enumerate() if thread.name == "prunus-search"]:
        thread.join(10)  # one whose work is done may still have a last step to take
        assert not thread.is_alive()


# Changed sources would be compiled anew, a second for each kernel: `make mutate` looks at them uncompiled, with fewer examples.
if os.environ.get("PRUNUS_TESTS_INTERPRETED"):
    settings.register_profile("interpreted", settings.get_profile("prunus"), max_examples=15, database=None)
    settings.load_profile("interpreted")

    @pytest.fixture(autouse=True)
    def _interpreted() -> Iterator[None]:
        with interpreting():
            yield


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What was left out because a program is missing, in one line, with the way to get it."""
    skipped = terminalreporter.stats.get("skipped", [])
    number = sum("SWI-Prolog" in str(report.longrepr) for report in skipped)
    if number:
        terminalreporter.write_line(
            f"{number} tests were skipped because SWI-Prolog is not there: `apt-get install swi-prolog-nox` (Debian, Ubuntu), "
            "`brew install swi-prolog` (macOS)"
        )
