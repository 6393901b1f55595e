"""Ordering cost: from which depth on sorting pays

Positions from games between players of random moves. Each order sorts from 1, 2, 3 or 4 plies above the horizon on; below that
its lead is tried first, and then the moves come as the game grades them, from no memory. *Plain* is alpha-beta without a table,
to the depth at once; the others are principal variation search with a table of 64 megabytes, deepened from depth 1, and all their
nodes and seconds count. CPU time is the best of three rounds in which the orders take turns, relative to the first row. Every
search must find the values of the first. The defaults were chosen on the positions of seed 1; this page has those of seed 2.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from benchmarks.report import fastest, table
from prunus import Table, game
from prunus.orderings import history, static_value
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher

SEED = 2
POSITIONS = 60
DEPTHS = (1, 2, 3, 4)
OTHELLO = ("corners-mobility", "square-weights", "disc-difference")
HEAD = ("order", "sorts from", "nodes", "of first", "time of first", "ns a node")


class Case(NamedTuple):
    game: str
    evaluation: str
    depth: int
    plies: tuple[int, int]  # of the games before
    is_plain: bool

    def __str__(self) -> str:
        how = "plain alpha-beta" if self.is_plain else "pvs, table, deepened"
        return f"{self.game}, {self.evaluation}, depth {self.depth}, {how}"


PLAIN = [Case("othello", evaluation, 8, (8, 44), True) for evaluation in OTHELLO]
DEEPENED = [Case("othello", evaluation, 10, (12, 44), False) for evaluation in OTHELLO]
CASES = [*PLAIN, *DEEPENED, Case("connect-four", "lines-and-centre", 14, (8, 22), False)]
ALONE = ("natural", "graded"), ("static", "killer+history")
AFTER_HASH = ("hash+natural", "hash", "hash+killer"), ("hash+static", "hash+killer+history")


def sections() -> Iterator[str]:
    yield f"By default `static` sorts from {static_value.PAYS_FROM} plies on, `history` from {history.PAYS_FROM}."
    for case in CASES:
        yield f"## {case}\n\n{table(HEAD, measured(case))}"


def measured(case: Case, seed: int = SEED, positions: int = POSITIONS) -> list[list[Any]]:
    """A row an order and depth."""
    unlimited, limited = ALONE if case.is_plain else AFTER_HASH
    orders = [(name, None, name) for name in unlimited] + [(name, depth, f"{name}:{depth}") for name in limited for depth in DEPTHS]
    memory = 0 if case.is_plain else Table.of(64)
    found = sample(case, seed, positions)
    runs = fastest(*(partial(searched, case, ordering, memory, found) for _, _, ordering in orders))
    (_, (first, values)), seconds = runs[0], runs[0].seconds
    rows = []
    for (name, depth, _), (taken, (nodes, others)) in zip(orders, runs, strict=True):
        if others != values:
            raise AssertionError(f"{name} finds other values than {orders[0][0]}")
        rows.append([name, depth or "never", nodes, nodes / first, taken / seconds, 1e9 * taken / nodes])
    return rows


def searched(case: Case, ordering: str, memory: Any, positions: list[Any]) -> tuple[int, list[Any]]:
    """All positions, each by a search that knows nothing of the others: nodes and values."""
    nodes, values = 0, []
    searcher = Searcher("alpha-beta" if case.is_plain else "pvs", case.evaluation, ordering, table=memory)
    for position in positions:
        searcher.forget()
        result = searcher.think(position, Limits(depth=case.depth), depths=[case.depth] if case.is_plain else None)
        nodes += result.nodes
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
