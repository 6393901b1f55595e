"""Jobs: what many of them cost beside their work, and what a second worker is worth

The paper's experiment, `prunus reproduce`, from the shell to the prompt, with one worker and with two: seconds of the wall clock,
its kernels compiled before by a small run. They tell of two workers only where nobody else is using the machine. Then ten
thousand jobs that do nothing, with a journal: milliseconds of the wall clock for each, in this process, in two processes and on a
dask cluster of two workers on this machine.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.report import Measured, table
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner

SMALL = ("--games", "2", "--training-games", "20", "--workers", "1")  # compiles what the whole needs
WORKERS = (1, 2)
MOST = 0.6  # of the time of one worker
ENGINES = {"this process": "1", "two processes": "2", "a cluster of two": "cluster"}
JOBS, DEAREST = 10_000, 2.0  # milliseconds


def sections(measured: Measured) -> Iterator[str]:
    seconds = measured(experiment, [(number,) for number in WORKERS])
    rows = [[number, each, each / seconds[0], None if number == 1 else MOST] for number, each in zip(WORKERS, seconds, strict=True)]
    yield table(("workers", "seconds", "of one's", "target"), rows)
    costs = measured(nothing, [(workers, JOBS) for workers in ENGINES.values()])
    yield table(
        ("engine", "milliseconds a job", "target"), [[name, cost, DEAREST] for name, cost in zip(ENGINES, costs, strict=True)]
    )


def experiment(workers: int) -> float:
    """Seconds of the paper's experiment with so many workers."""
    reproduced(*SMALL)
    started = time.perf_counter()
    reproduced("--workers", str(workers))
    return time.perf_counter() - started


def reproduced(*arguments: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "prunus", "reproduce", *arguments, "--out", f"{folder}/run"]
        subprocess.run(command, check=True, capture_output=True)


def nothing(workers: str, number: int) -> float:
    """Milliseconds of each of so many jobs that do nothing."""
    with tempfile.TemporaryDirectory() as folder, address(workers) as place, Runner(place, Path(folder) / "journal") as runner:
        runner.all([Job("prunus.lab.scale:nothing", {"number": -1})])
        started = time.perf_counter()
        runner.all(Job("prunus.lab.scale:nothing", {"number": i}) for i in range(number))
        return 1000 * (time.perf_counter() - started) / number


@contextlib.contextmanager
def address(workers: str) -> Iterator[Any]:
    """What to say for --workers: a number, or the address of a cluster that is there meanwhile."""
    if workers != "cluster":
        yield workers
        return
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1") as found:  # type: ignore[no-untyped-call]
        yield found.scheduler_address
