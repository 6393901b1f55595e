"""Shared by all tests: hypothesis without deadlines (a first call compiles), the way to run every kernel as Python, and one law."""

from __future__ import annotations

import gc
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
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("prunus")


# A shell starts what it runs in the background deaf to Ctrl-C, and so is all that it starts; programs of the tests must hear.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """What is loaded by now stays until the end; to look through it for garbage again and again takes a fifteenth of all time."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a scheduler with two workers."""
    distributed = pytest.importorskip("distributed", reason="dask.distributed is not installed: pip install 'prunus[cluster]'")
    settings = {"n_workers": 2, "threads_per_worker": 2, "processes": True, "dashboard_address": None, "host": "127.0.0.1"}
    with distributed.LocalCluster(**settings) as found:
        yield found.scheduler_address


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


EXTRAS = {"openspiel": "OpenSpiel", "chess": "python-chess", "cluster": "dask.distributed"}


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What was left out because a program or a library is missing, in one line each, with the way to get it."""
    reasons = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    number = sum("SWI-Prolog" in reason for reason in reasons)
    if number:
        terminalreporter.write_line(
            f"{number} tests were skipped because SWI-Prolog is not there: `apt-get install swi-prolog-nox` (Debian, Ubuntu), "
            "`brew install swi-prolog` (macOS)"
        )
    if number := sum("Chromium is not installed" in reason or "Playwright is not installed" in reason for reason in reasons):
        terminalreporter.write_line(
            f"{number} tests were skipped because no browser is there: `apt-get install chromium`, `pip install 'prunus[dev]'`"
        )
    for extra, name in EXTRAS.items():
        if number := sum(f"prunus[{extra}]" in reason for reason in reasons):
            terminalreporter.write_line(f"skipped because {name} is not there, {number} times: pip install 'prunus[{extra}]'")
