"""Perft: generating moves as fast as C

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

from benchmarks.report import Run, fastest, table
from prunus.core.registry import game
from prunus.search.perft import perft

SOURCE = Path(__file__).with_suffix(".c")
OTHELLO_DEPTH = 11
OTHELLO_LEAVES = 212_258_800
CONNECT_FOUR_DEPTH = 10


def sections() -> Iterator[str]:
    head = ("game", "plies", "program", "leaves", "CPU seconds", "million leaves/s", "time of C = 1")
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        jobs = [counting("othello", OTHELLO_DEPTH)]
        if program:
            jobs.append(lambda: int(subprocess.check_output([program, str(OTHELLO_DEPTH)])))
        runs = fastest(*jobs)
    if {run.result for run in runs} != {OTHELLO_LEAVES}:
        raise AssertionError(f"Othello has {OTHELLO_LEAVES:,} leaves after {OTHELLO_DEPTH} plies, not {runs}")
    c = runs[1].seconds if program else None
    rows = [row("othello", OTHELLO_DEPTH, "Prunus", runs[0], c)]
    if program:
        rows.append(row("othello", OTHELLO_DEPTH, "C", runs[1], c))
    else:
        rows.append(["othello", OTHELLO_DEPTH, "C: there is no gcc here", None, None, None, None])
    (run,) = fastest(counting("connect-four", CONNECT_FOUR_DEPTH))
    rows.append(row("connect-four", CONNECT_FOUR_DEPTH, "Prunus", run, None))
    yield table(head, rows)


def compiled(folder: Path) -> Path | None:
    """The C program, compiled into `folder`; None where there is no gcc."""
    if shutil.which("gcc") is None:
        return None
    program = folder / "perft"
    subprocess.run(["gcc", "-O3", "-march=native", SOURCE, "-o", program], check=True)
    return program


def counting(name: str, depth: int) -> Callable[[], int]:
    """A job that counts the leaves below the start, compiled ahead."""
    position = game(name).start()
    perft(position, 2)
    return lambda: perft(position, depth).leaves


def row(name: str, depth: int, program: str, run: Run, c: float | None) -> list[Any]:
    rate = run.result / run.seconds / 1e6
    return [name, depth, program, run.result, run.seconds, rate, c and run.seconds / c]
