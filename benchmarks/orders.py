"""Orders: what they save and what they cost, learned ones beside all others

Positions from games between players of random moves. An order sorts from 2, 3 or 4 plies above the horizon on, or (`-last`) at
the plies at which the last search does; below that its lead is tried first, and then the moves come as the game grades them, from
no memory. *Plain* is alpha-beta without a table, to the depth at once; the others are principal variation search with a table of
64 megabytes, deepened from depth 1, and all their nodes and seconds count. `natural` behind a chain is how all orders were built
before: everything sorted, on the natural order. A position is searched by all orders in turn, three times, and the fastest
counts; what is timed are the kernels, not what it takes to start a search and its thread, which all orders have in common and
which at depth 8 is a tenth and more of a search. Ratios are to the first row: of the sums of nodes and of CPU time, and by
position the mean of ratios of nodes (in Connect Four a few positions are won at once by who looks for it near the leaves, which
makes their ratios large); intervals are 95 % by bootstrap over positions. The last two columns hold the learned order against each
of the others: nodes and time of `rules` over those of the row. Every search must find the values of the first. Depths were chosen
on the positions of seeds 1, 7 and 9 and programs learned from games of their own; this page has the positions of seed 3.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from benchmarks.measuring import midgame
from benchmarks.report import Measured, Run, table
from prunus import Table
from prunus.lab import statistics
from prunus.orderings import history
from prunus.orderings.from_depth import LAST
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import all_evaluations
from prunus.searches.driving.searcher import Searcher

SEED = 3
CONNECT_FOUR = "lines-and-centre"
OTHELLO = ("corners-mobility", "square-weights", "disc-difference")
HEAD = ("order", "nodes", "of first's", "by position", "time of first's", "ns a node", "learned: nodes", "learned: time")


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

    @property
    def learned(self) -> str:
        return f"{'' if self.is_plain else 'hash+'}rules:{self.game}"

    def orders(self) -> list[str]:
        if self.is_plain:
            return [
                "static:2+natural",
                "natural",
                "graded",
                *(f"static:{d}" for d in (2, 3, 4)),
                "killer+history",
                self.learned,
                f"{self.learned}+killer",
            ]
        before = ["hash+static:2+natural", "hash+killer+history:1+natural"]
        return [
            *before,
            *(f"hash+static:{d}{last}" for last in ("", LAST) for d in (2, 3, 4)),
            "hash+killer+history",
            f"hash+killer+history:4{LAST}",
            self.learned,
            f"{self.learned}+history",
            *(f"hash+shallower:{levels}+{each}" for levels in (1, 2) for each in ("static", f"rules:{self.game}")),
        ]


PLAIN = [Case("othello", evaluation, 8, (8, 44), True, 60) for evaluation in OTHELLO]
DEEPENED = [Case("othello", evaluation, 10, (12, 44), False, 60) for evaluation in OTHELLO]
CASES = [*PLAIN, *DEEPENED, Case("connect-four", CONNECT_FOUR, 14, (8, 22), False, 60)]


def sections(measured: Measured) -> Iterator[str]:
    named = ", ".join(f"with {name} from {all_evaluations()[name].sorts_from}" for name in (*OTHELLO, CONNECT_FOUR))
    yield f"Where no depth is said `static` sorts {named}, `history` from {history.PAYS_FROM}, a program from where it says."
    for case in CASES:
        (rows,) = measured(compared, [tuple(case)])
        yield f"## {case}\n\n{table(HEAD, rows)}"


class Searched(NamedTuple):
    """What an order took for every position."""

    nodes: list[int]
    seconds: list[float]
    values: list[Any]


def compared(*case: Any) -> list[list[Any]]:
    """A row an order."""
    this = Case(*case)
    found = searched(this, midgame(this.game, *this.plies, this.positions, SEED))
    first, learned = found[this.orders()[0]], found[this.learned]
    rows = []
    for name, (nodes, seconds, values) in found.items():
        if values != first.values:
            raise AssertionError(f"{name} finds other values than {this.orders()[0]}")
        ratio = statistics.mean([mine / base for mine, base in zip(nodes, first.nodes, strict=True)])
        told = [statistics.ratio(*pair).told("{:.3f}") for pair in ((learned.nodes, nodes), (learned.seconds, seconds))]
        time = statistics.ratio(seconds, first.seconds).told("{:.3f}")
        each = 1e9 * sum(seconds) / sum(nodes)
        rows.append([name, sum(nodes), sum(nodes) / sum(first.nodes), ratio.told("{:.3f}"), time, each, *told])
    return rows


def searched(case: Case, positions: list[Any]) -> dict[str, Searched]:
    """All positions by all orders, each from nothing; at a position the orders take turns."""
    memory = 0 if case.is_plain else Table.of(64)
    algorithm, depths = ("alpha-beta", [case.depth]) if case.is_plain else ("pvs", None)
    searchers = {order: Searcher(algorithm, case.evaluation, order, table=memory) for order in case.orders()}
    found = {order: Searched([], [], []) for order in searchers}

    def run(searcher: Searcher, position: Any) -> Any:
        return searcher.think(position, Limits(depth=case.depth), depths=depths)

    clocks = []
    for searcher in searchers.values():
        run(searcher, positions[0])  # compiles
        clocks.append(Clock(searcher.run))
        searcher.run = clocks[-1]
    for position in positions:
        for order, each in zip(searchers, by_turns(searchers, clocks, run, position), strict=True):
            found[order].nodes.append(each.result.nodes)
            found[order].seconds.append(each.seconds)
            found[order].values.append(each.result.value)
    return found


class Clock:
    """A kernel, and the CPU seconds that it has taken."""

    def __init__(self, kernel: Callable[..., int]) -> None:
        self.kernel, self.seconds = kernel, 0.0

    def __call__(self, *arguments: Any) -> int:
        started = time.thread_time()
        value = self.kernel(*arguments)
        self.seconds += time.thread_time() - started
        return value


def by_turns(searchers: dict[str, Searcher], clocks: list[Clock], run: Any, position: Any, rounds: int = 3) -> list[Run]:
    """The fastest search of a position by every order."""
    best = [Run(float("inf"), None)] * len(searchers)
    for _ in range(rounds):
        for i, (searcher, clock) in enumerate(zip(searchers.values(), clocks, strict=True)):
            searcher.forget()
            clock.seconds = 0.0
            result = run(searcher, position)
            best[i] = min(best[i], Run(clock.seconds, result), key=lambda each: each.seconds)
    return best
