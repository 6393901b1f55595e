"""Compile time: how long the first search takes to begin

A kernel is compiled once for each combination of game, algorithm, evaluation and ordering, and kept on disk. Each common
combination gets an empty cache and three processes in a row: the first compiles, the others load what it has left. All
import Prunus, and then search one ply; the times are CPU time of these two steps. Numba loads SciPy where it is installed,
though Prunus does not need it, and the peers bring it along: it is hidden from the first two processes and shown to the
third, because it decides how long a start takes. The targets are five seconds to compile, and 0.4 seconds to load.
"""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from benchmarks.report import Measured, table


class Start(NamedTuple):
    """CPU seconds of a new process."""

    to_import: float
    to_search: float


def sections(measured: Measured) -> Iterator[str]:
    from prunus.lab.warm_up import specialisations

    todo = specialisations()
    starts = [[Start(*start) for start in three] for three in measured(three_starts, [(each,) for each in todo])]
    targets = {"cold": 5.0, "from the cache": 0.4, "from the cache, with SciPy": 0.4}
    columns = zip(targets, zip(*starts, strict=True), strict=True)
    searches = {name: [start.to_search for start in column] for name, column in columns}
    if importlib.util.find_spec("scipy") is None:
        searches["from the cache, with SciPy"] = []
    imports = [start.to_import for each in starts for start in each]
    yield table(
        ("first search", "processes", "median", "worst", "target", "above it"),
        [
            *(summary(name, seconds, targets[name]) for name, seconds in searches.items()),
            ["(import before it)", len(imports), statistics.median(imports), max(imports), None, None],
        ],
    )
    rows = zip(todo, starts, strict=True)
    yield table(
        ("game", "algorithm", "evaluation", "ordering", *targets),
        [[*each, *(start.to_search for start in three)] for each, three in rows],
    )


def summary(name: str, seconds: list[float], target: float) -> list[Any]:
    if not seconds:
        return [f"{name}: not installed", 0, None, None, target, None]
    return [name, len(seconds), statistics.median(seconds), max(seconds), target, sum(each > target for each in seconds)]


def three_starts(specialisation: Sequence[str]) -> list[Start]:
    """Three processes in a row that share a cache, which is empty for the first; the last may see SciPy."""
    with tempfile.TemporaryDirectory() as cache:
        return [in_new_process(cache, is_shown, specialisation) for is_shown in (False, False, True)]


def in_new_process(cache: str, is_scipy_shown: bool, specialisation: Sequence[str]) -> Start:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        return pool.submit(start, cache, is_scipy_shown, *specialisation).result()


def start(cache: str, is_scipy_shown: bool, name: str, algorithm: str, evaluation: str, ordering: str) -> Start:
    """What a new process does first; it must not have imported Prunus before."""
    os.environ["PRUNUS_CACHE"] = cache
    if not is_scipy_shown:
        sys.modules["scipy"] = None  # type: ignore[assignment]  # an import of it fails as if it were not installed
    began = time.process_time()
    from prunus import game, search

    position = game(name).start()
    imported = time.process_time()
    search(position, 1, algorithm=algorithm, evaluation=evaluation, ordering=ordering, table=0, deepening=False)
    return Start(imported - began, time.process_time() - imported)
