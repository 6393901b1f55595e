"""Perft: generating moves, Prunus and C

Counts the leaves of game trees. Othello is counted by Prunus and by perft.c, a plain C program of the same algorithm:
the same bitboards, recursion and parallel prefix, squares counted in place of moves played at the last ply, a finished
game one leaf and a pass one ply. It is compiled by `gcc -O3 -march=native`. The two take turns, and the fastest of three
runs counts, in CPU time. Compiling is left out for both. The number of leaves has to be the published one.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from benchmarks.report import Measured, Run, fastest, table
from prunus import game, perft

SOURCE = Path(__file__).with_suffix(".c")
OTHELLO_DEPTH = 11
OTHELLO_LEAVES = 212_258_800
CONNECT_FOUR_DEPTH = 10


def sections(measured: Measured) -> Iterator[str]:
    head = ("game", "plies", "program", "leaves", "CPU seconds", "million leaves/s", "time of C = 1")
    yield table(head, [row for rows in (*measured(beside_c), *measured(alone)) for row in rows])


def beside_c() -> list[list[Any]]:
    """Othello, counted by Prunus and by C."""
    jobs = {"Prunus": counting("othello", OTHELLO_DEPTH)}
    with tempfile.TemporaryDirectory() as folder:
        if shutil.which("gcc"):
            jobs["C"] = counting_in_c(Path(folder), OTHELLO_DEPTH)
        runs = dict(zip(jobs, fastest(*jobs.values()), strict=True))
    if {run.result for run in runs.values()} != {OTHELLO_LEAVES}:
        raise AssertionError(f"Othello has {OTHELLO_LEAVES:,} leaves after {OTHELLO_DEPTH} plies: {runs}")
    rows = [row("othello", OTHELLO_DEPTH, program, run, runs.get("C")) for program, run in runs.items()]
    if "C" not in runs:
        rows.append(["othello", OTHELLO_DEPTH, "C: there is no gcc here", None, None, None, None])
    return rows


def alone() -> list[list[Any]]:
    """Connect Four, which has no program in C here."""
    (run,) = fastest(counting("connect-four", CONNECT_FOUR_DEPTH))
    return [row("connect-four", CONNECT_FOUR_DEPTH, "Prunus", run, None)]


def counting(name: str, depth: int) -> Callable[[], int]:
    """A job that counts the leaves below the start, compiled ahead."""
    position = game(name).start()
    perft(position, 2)
    return lambda: perft(position, depth).leaves


def counting_in_c(folder: Path, depth: int) -> Callable[[], int]:
    """The same job for the C program, compiled into `folder`."""
    program = folder / "perft"
    subprocess.run(["gcc", "-O3", "-march=native", SOURCE, "-o", program], check=True)
    return lambda: int(subprocess.check_output([program, str(depth)]))


def row(name: str, depth: int, program: str, run: Run, c: Run | None) -> list[Any]:
    rate = run.result / run.seconds / 1e6
    return [name, depth, program, run.result, run.seconds, rate, c and run.seconds / c.seconds]
