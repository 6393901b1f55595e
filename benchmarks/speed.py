"""Speed: nodes a second on one core

Alpha-beta with every evaluation of a game, in the natural order of moves and in the order of static values. A node is one
call of the search, whether it is expanded, evaluated or cut off; the positions that the static order evaluates to sort
the moves are not counted, so its rate is lower and its tree smaller. The depth is the first at which a search takes half a
second, and the fastest of three searches counts, in CPU time. Compiling is left out. The target is ten million nodes a
second in natural order.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from typing import Any

from benchmarks.report import Measured, fastest, table
from prunus import PLAIN, game, search
from prunus.core.registry import entries

POSITIONS = {
    "othello": "f5d6c3d3c4f4f6f3e6e7d7",
    "connect-four": "",
}
TARGET = 10.0  # million nodes a second
LONG_ENOUGH = 0.5  # seconds


def sections(measured: Measured) -> Iterator[str]:
    head = ("game", "position", "evaluation", "order", "depth", "nodes", "CPU seconds", "million nodes/s")
    cases = [
        (name, text, evaluation, ordering)
        for name, text in POSITIONS.items()
        for evaluation, kind in entries("evaluation").items()
        if kind.suits(game(name).parse(text))
        for ordering in ("natural", "static")
    ]
    rows = measured(row, cases)
    yield table(head, rows)
    slowest = min((row for row in rows if row[3] == "natural"), key=lambda row: row[-1])
    verdict = "reached" if slowest[-1] >= TARGET else "missed"
    yield f"Slowest in natural order: {slowest[-1]:.1f} million nodes/s ({slowest[0]}, {slowest[2]}). The target is {verdict}."


def row(name: str, text: str, evaluation: str, ordering: str) -> list[Any]:
    position = game(name).parse(text)

    def searched(depth: int) -> Any:
        return search(position, depth, evaluation=evaluation, **PLAIN | {"ordering": ordering})

    searched(1)  # compiles
    depths = itertools.count(1)
    depth = next(depth for depth in depths if fastest(partial(searched, depth), rounds=1)[0].seconds >= LONG_ENOUGH)
    (run,) = fastest(partial(searched, depth))
    rate = run.result.nodes / run.seconds / 1e6
    return [name, text or "start", evaluation, ordering, depth, run.result.nodes, run.seconds, rate]
