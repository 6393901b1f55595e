"""Searches: what the descendants of alpha-beta save, in nodes and in time

Twenty positions a game from random play, the same for all rows. Plain is alpha-beta in natural order, to the depth at once;
the others have a table of 64 megabytes, deepen from depth 1 by one or two plies (step), and all their nodes and seconds are
counted. CPU time of one core, relative to plain in the same run. Every search must find plain's values. The targets: at most
a tenth of the nodes and a fifth of the time for the best combination; two threads at least 1.4 times as fast as one; eight
million nodes a second on Othello with table, killers and history.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from benchmarks.measuring import midgame
from benchmarks.report import Measured, table
from prunus import Table, game
from prunus.lab.comparison import Disagreement
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher

CASES = [
    ("othello", "disc-difference", 10, (12, 30)),
    ("othello", "square-weights", 10, (12, 30)),
    ("othello", "corners-mobility", 10, (12, 30)),
    ("connect-four", "lines-and-centre", 14, (14, 20)),
]
PLAIN = ("alpha-beta", "natural", 0)
SEARCHES = [
    ("pvs", "hash+killer+history", 1),
    ("pvs", "hash+static", 1),
    ("pvs", "hash+static", 2),
    ("aspiration", "hash+static", 2),
    ("mtdf", "hash+static", 1),
    ("mtdf", "hash+static", 2),
    ("sss-star", "hash+static", 1),
    ("dual-star", "hash+static", 1),
]
LONG = [("othello", "corners-mobility", 12, (14, 24)), ("connect-four", "lines-and-centre", 19, (6, 10))]
POSITIONS, SEED = 20, 4


def sections(measured: Measured) -> Iterator[str]:
    for name, evaluation, depth, plies in CASES:
        searches = [PLAIN, *SEARCHES]
        rows = list(compared(searches, measured(searched, [(name, evaluation, depth, *plies, *each) for each in searches])))
        best = min(rows[1:], key=lambda row: row[6])
        verdict = "reached" if best[4] <= 0.1 and best[6] <= 0.2 else "missed"
        head = ("search", "ordering", "step", "nodes", "of plain", "CPU seconds", "of plain", "million nodes/s")
        yield f"## {name}, {evaluation}, depth {depth}\n\n{table(head, rows)}"
        yield f"Best: {best[0]} with {best[1]}, {best[4]:.3f} of the nodes and {best[6]:.3f} of the time. The target is {verdict}."
    head = ("game", "depth", "nodes, one", "nodes, two", "faster", "cores busy")
    yield f"## Two threads on a table\n\n{table(head, measured(threads, [(*case, *plies) for *case, plies in LONG]))}"


def searched(
    name: str, evaluation: str, depth: int, fewest: int, most: int, algorithm: str, ordering: str, step: int
) -> tuple[int, float, list[int]]:
    """The nodes, the CPU seconds and the values of all positions."""
    is_plain = ordering == "natural"
    memory = 0 if is_plain else Table.of(64)
    positions = midgame(name, fewest, most, POSITIONS, SEED)
    Searcher(algorithm, evaluation, ordering, table=memory).think(positions[0], Limits(depth=2))  # compiles
    nodes, seconds, values = 0, 0.0, []
    for position in positions:
        fresh = Searcher(algorithm, evaluation, ordering, table=memory)
        started = time.process_time()
        result = fresh.think(position, Limits(depth=depth), deepening=not is_plain, step=step or 1)
        seconds += time.process_time() - started
        nodes += result.nodes
        values.append(result.value)
    return nodes, seconds, values


def compared(searches: list[tuple[str, str, int]], found: list[Any]) -> Iterator[list[Any]]:
    """A row a search, plain alpha-beta first."""
    base = found[0]
    for (algorithm, ordering, step), (nodes, seconds, values) in zip(searches, found, strict=True):
        if values != base[2]:
            raise Disagreement(f"{algorithm} with {ordering} finds other values than alpha-beta")
        yield [algorithm, ordering, step or "at once", nodes, nodes / base[0], seconds, seconds / base[1], nodes / seconds / 1e6]


def threads(name: str, evaluation: str, depth: int, fewest: int, most: int) -> list[Any]:
    """One thread, and then two, on the same positions."""
    runs = []
    for number in (1, 2):
        searcher = Searcher("pvs", evaluation, "hash+static", table=256, threads=number)
        searcher.think(game(name).start(), Limits(depth=2))
        nodes, wall, cpu = 0, 0.0, 0.0
        for position in midgame(name, fewest, most, 6, SEED):
            fresh = Searcher("pvs", evaluation, "hash+static", table=searcher.table, threads=number)
            started = time.perf_counter(), time.process_time()
            nodes += fresh.think(position, Limits(depth=depth)).nodes
            wall += time.perf_counter() - started[0]
            cpu += time.process_time() - started[1]
        runs.append((nodes, wall, cpu))
    (nodes, wall, _), (nodes_two, wall_two, cpu_two) = runs
    busy = f"{cpu_two / wall_two:.2f}" + ("" if cpu_two / wall_two > 1.85 else " (two were not free)")
    return [name, depth, nodes, nodes_two, wall / wall_two, busy]
