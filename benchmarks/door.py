"""The door: what a small request costs before and after its search

Microseconds of CPU for one call, the fastest of many rounds, after the process has made a few thousand of them: `prunus.search`
by name, a kept `Searcher`, the moves and the children of a position asked from Python, a transcript of eleven moves. A search of
depth 4 with the table of 64 megabytes that nobody asked for stands beside one without a table: the table is taken once, not a
call. Then whole commands, from the shell to the prompt, their kernels compiled before: seconds of CPU, of the process and of all
that it waits for, the fastest of ten, with the bytecode beside the sources that Python keeps there unless it is told not to.
"""

from __future__ import annotations

import functools
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import prunus
from benchmarks.report import Measured, fastest, table

TRANSCRIPT = "f5d6c3d3c4f4f6f3e6e7d7"
CALLS, ROUNDS = 200, 60
COMMANDS = ("search othello -d 6", "games", "--help")
TARGETS = {
    "search(start, 1)": 60.0,
    "search(start, 1, **PLAIN)": 60.0,
    "searcher.think(start, Limits(1))": 30.0,
    "list(position.moves())": 15.0,
    "game.parse, eleven moves": 200.0,
    "prunus search othello -d 6": 0.6,
}


def sections(measured: Measured) -> Iterator[str]:
    yield table(("call", "microseconds", "target"), measured(call, [(name,) for name in requests()]))
    yield table(("command", "seconds", "target"), measured(command, [(words,) for words in COMMANDS]))


@functools.cache
def requests() -> dict[str, Callable[[], Any]]:
    """Small requests, by what one would write."""
    othello = prunus.game("othello")
    start, midgame = othello.start(), othello.parse(TRANSCRIPT)
    searcher, limits = prunus.Searcher(), prunus.Limits(1)
    move = next(iter(midgame.moves()))
    return {
        "search(start, 1)": lambda: prunus.search(start, 1),
        "search(start, 1, **PLAIN)": lambda: prunus.search(start, 1, **prunus.PLAIN),
        "searcher.think(start, Limits(1))": lambda: searcher.think(start, limits),
        "list(position.moves())": lambda: list(midgame.moves()),
        "position.play(move)": lambda: midgame.play(move),
        "game.parse, eleven moves": lambda: othello.parse(TRANSCRIPT),
        "search(start, 4)": lambda: prunus.search(start, 4),
        "search(start, 4, table=0)": lambda: prunus.search(start, 4, table=0),
    }


def call(name: str) -> list[Any]:
    return [name, microseconds(requests()[name]), TARGETS.get(name)]


def command(words: str) -> list[Any]:
    line = [sys.executable, "-m", "prunus", *words.split()]
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    (run,) = fastest(lambda: subprocess.run(line, stdout=subprocess.DEVNULL, check=True, env=usual), rounds=10)
    return [f"prunus {words}", run.seconds, TARGETS.get(f"prunus {words}")]


def microseconds(call: Callable[[], Any]) -> float:
    """Of the fastest of many rounds of calls."""
    for _ in range(2_500):  # until what is asked often is answered by compiled code
        call()
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(CALLS):
            call()
        best = min(best, (time.process_time() - began) / CALLS)
    return 1e6 * best
