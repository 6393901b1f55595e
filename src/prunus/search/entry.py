"""The door to every search: checks the request, runs it, and wraps what it found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prunus.errors import OutOfRange, Stopped
from prunus.search.algorithm import OPEN, Algorithm
from prunus.search.bisection import asking, search_by_questions
from prunus.search.limits import Limits
from prunus.search.parts import check_window
from prunus.search.result import Result
from prunus.search.searcher import Searcher
from prunus.search.trace import Trace
from prunus.tables.transposition import Table


def look_ahead(
    position: Any,
    depth: int | None = None,
    *,
    algorithm: str | Algorithm = "alpha-beta",
    evaluation: str | Any = "win-loss-draw",
    ordering: str | Any = "natural",
    seed: int = 0,
    window: tuple[int, int] = OPEN,
    table: Table | float | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    deepening: bool | None = None,
    step: int = 1,
    threads: int = 1,
    trace: Trace | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Search `position` to `depth` plies and return what was found.

    Algorithm, evaluation and ordering are given by name or as objects; orderings chain: `hash+killer+history`. `table` is a
    size in megabytes. With a limit of nodes or seconds, without a depth, or if `deepening` says so, depths 1, 2, … are
    searched, and the deepest that was finished is returned; `step` is by how many plies. `trace` records the search;
    `progress` is called with the number of nodes while it runs. Searches that answer questions (`df-pn` and its kin) find the
    value by halving. Ctrl-C raises Stopped, which carries the result so far.
    """
    limits = Limits(depth, nodes, seconds)
    check_window(*window)
    if isinstance(algorithm, str) and algorithm in asking():
        return search_by_questions(position, limits.plies, algorithm=algorithm, evaluation=evaluation, nodes=nodes, seed=seed)
    if deepening is None:
        deepening = depth is None or nodes is not None or seconds is not None
    searcher = Searcher(algorithm, evaluation, ordering, table=table, seed=seed, threads=threads)
    if step < 1:
        raise OutOfRange(f"deepening by {step} plies leads nowhere")
    depths = range(limits.plies % step or step, limits.plies + 1, step) if deepening and depth != 0 else [limits.plies]
    result = searcher.think(position, limits, depths=depths, window=window, trace=trace, progress=progress)
    if result.stopped_by == "keyboard":
        raise Stopped(f"the search was stopped after {result.nodes:,} nodes", result)
    return result
