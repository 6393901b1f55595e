"""Orders: what they save and what they cost, learned ones beside all others

Positions from games between players of random moves. An order sorts from 2, 3 or 4 plies above the horizon on; below that its
lead is tried first, and then the moves come as the game grades them, from no memory. *Plain* is alpha-beta without a table, to
the depth at once; the others are principal variation search with a table of 64 megabytes, deepened from depth 1, and all their
nodes and seconds count. `natural` behind a chain is how all orders were built before: everything sorted, on the natural order.
CPU time is the best of three rounds in which the orders take turns. Ratios are to the first row: of nodes the mean over the
positions with its 95 % interval by bootstrap, of time that of the sums. Every search must find the values of the first. Depths
were chosen on the positions of seed 1 and programs learned from games of their own; this page has the positions of seed 2.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from benchmarks.report import Measured, fastest, table
from prunus import Table, game
from prunus.lab import statistics
from prunus.orderings import history, static_value
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher

SEED = 2
OTHELLO = ("corners-mobility", "square-weights", "disc-difference")
HEAD = ("order", "nodes", "of first", "95 %", "time of first", "ns a node")


class Case(NamedTuple):
    game: str
    evaluation: str
    depth: int
    plies: tuple[int, int]  # of the games before
    is_plain: bool
    positions: int

    def __str__(self) -> str:
        how = "plain alpha-beta" if self.is_plain else "pvs, table, deepened"
        return f"{self.game}, {self.evaluation}, depth {self.depth}, {how}, {self.positions} positions"

    def orders(self) -> list[str]:
        learned = f"rules:{self.game}"
        if self.is_plain:
            return ["static:2+natural", "natural", "graded", *(f"static:{d}" for d in (2, 3, 4)), "killer+history", learned]
        before = ["hash+static:2+natural", "hash+killer+history:1+natural"]
        return [
            *before,
            *(f"hash+static:{d}" for d in (2, 3, 4)),
            "hash+killer+history",
            f"hash+{learned}",
            f"hash+{learned}+history",
        ]


PLAIN = [Case("othello", evaluation, 8, (8, 44), True, 60) for evaluation in OTHELLO]
DEEPENED = [Case("othello", evaluation, 10, (12, 44), False, 16) for evaluation in OTHELLO]
CASES = [*PLAIN, *DEEPENED, Case("connect-four", "lines-and-centre", 14, (8, 22), False, 16)]


def sections(measured: Measured) -> Iterator[str]:
    limits = static_value.PAYS_FROM, history.PAYS_FROM
    yield "Where no depth is said `static` sorts from {} plies on, `history` from {}, a program from where it says.".format(*limits)
    for case in CASES:
        (rows,) = measured(compared, [tuple(case)])
        yield f"## {case}\n\n{table(HEAD, rows)}"


def compared(*case: Any) -> list[list[Any]]:
    """A row an order."""
    this = Case(*case)
    memory = 0 if this.is_plain else Table.of(64)
    positions = sample(this, SEED, this.positions)
    runs = fastest(*(partial(searched, this, ordering, memory, positions) for ordering in this.orders()))
    seconds, (first, values) = runs[0]
    rows = []
    for name, (taken, (nodes, others)) in zip(this.orders(), runs, strict=True):
        if others != values:
            raise AssertionError(f"{name} finds other values than {this.orders()[0]}")
        ratio = statistics.mean([mine / base for mine, base in zip(nodes, first, strict=True)])
        interval = f"{ratio.low:.3f}–{ratio.high:.3f}"
        rows.append([name, sum(nodes), ratio.value, interval, taken / seconds, 1e9 * taken / sum(nodes)])
    return rows


def searched(case: Case, ordering: str, memory: Any, positions: list[Any]) -> tuple[list[int], list[Any]]:
    """All positions, each by a search that knows nothing of the others: nodes and values."""
    nodes, values = [], []
    searcher = Searcher("alpha-beta" if case.is_plain else "pvs", case.evaluation, ordering, table=memory)
    for position in positions:
        searcher.forget()
        result = searcher.think(position, Limits(depth=case.depth), depths=[case.depth] if case.is_plain else None)
        nodes.append(result.nodes)
        values.append(result.value)
    return nodes, values


def sample(case: Case, seed: int, number: int) -> list[Any]:
    """Unfinished positions after random moves."""
    chance, found = random.Random(seed), list[Any]()
    while len(found) < number:
        position = game(case.game).start()
        for _ in range(chance.randrange(*case.plies)):
            moves = sorted(int(move) for move in position.moves())
            if not moves:
                break
            position = position.play(chance.choice(moves))
        if not position.is_over():
            found.append(position)
    return found
