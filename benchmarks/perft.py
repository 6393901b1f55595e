"""Perft: generating moves, Prunus and C

Counts the positions at exactly a depth, and the games that ended before. Othello is counted by Prunus and by perft.c, a plain
C program of the same algorithm: the same bitboards, recursion and parallel prefix, squares counted in place of moves played
at the last ply, a pass one ply. It is compiled by `gcc -O3 -march=native`. The two take turns, and the fastest of three runs
counts, in CPU time. Compiling is left out for both. Positions and games together have to be the published number.
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
OTHELLO_COUNT = (212_258_216, 584)  # Bik (2009) has both together: 212,258,800
CONNECT_FOUR_DEPTH = 10


def sections(measured: Measured) -> Iterator[str]:
    head = ("game", "plies", "program", "positions", "ended before", "CPU seconds", "million positions/s", "time of C = 1")
    yield table(head, [row for rows in (*measured(beside_c), *measured(alone)) for row in rows])


def beside_c() -> list[list[Any]]:
    """Othello, counted by Prunus and by C."""
    jobs = {"Prunus": counting("othello", OTHELLO_DEPTH)}
    with tempfile.TemporaryDirectory() as folder:
        if shutil.which("gcc"):
            jobs["C"] = counting_in_c(Path(folder), OTHELLO_DEPTH)
        runs = dict(zip(jobs, fastest(*jobs.values()), strict=True))
    if {run.result for run in runs.values()} != {OTHELLO_COUNT}:
        raise AssertionError(f"Othello has {OTHELLO_COUNT} positions and games that ended before {OTHELLO_DEPTH} plies: {runs}")
    rows = [row("othello", OTHELLO_DEPTH, program, run, runs.get("C")) for program, run in runs.items()]
    if "C" not in runs:
        rows.append(["othello", OTHELLO_DEPTH, "C: there is no gcc here", None, None, None, None, None])
    return rows


def alone() -> list[list[Any]]:
    """Connect Four, which has no program in C here."""
    (run,) = fastest(counting("connect-four", CONNECT_FOUR_DEPTH))
    return [row("connect-four", CONNECT_FOUR_DEPTH, "Prunus", run, None)]


def counting(name: str, depth: int) -> Callable[[], tuple[int, int]]:
    """A job that counts positions below the start and games that ended before, compiled ahead."""
    position = game(name).start()
    perft(position, 2)

    def count() -> tuple[int, int]:
        counted = perft(position, depth)
        return counted.positions, counted.ended_before

    return count


def counting_in_c(folder: Path, depth: int) -> Callable[[], tuple[int, int]]:
    """The same job for the C program, compiled into `folder`."""
    program = folder / "perft"
    subprocess.run(["gcc", "-O3", "-march=native", SOURCE, "-o", program], check=True)

    def count() -> tuple[int, int]:
        positions, ended_before = subprocess.check_output([program, str(depth)]).split()
        return int(positions), int(ended_before)

    return count


def row(name: str, depth: int, program: str, run: Run, c: Run | None) -> list[Any]:
    positions, ended_before = run.result
    return [
        name,
        depth,
        program,
        positions,
        ended_before,
        run.seconds,
        positions / run.seconds / 1e6,
        c and run.seconds / c.seconds,
    ]
