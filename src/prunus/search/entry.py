"""The door to every search: checks the request, prepares what the kernel needs, wraps what it found."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from prunus.core.evaluation import Evaluation
from prunus.core.game import Position, playable
from prunus.core.generic import require, typed
from prunus.core.ordering import Ordering
from prunus.core.registry import entries, find
from prunus.core.values import INFINITY, MAX_PLY
from prunus.errors import DoesNotFit, OutOfRange, Stopped
from prunus.search import worker
from prunus.search.algorithm import Algorithm
from prunus.search.context import Context
from prunus.search.lines import Lines
from prunus.search.result import Result
from prunus.search.tally import NODES, Tally, counted
from prunus.search.trace import NoTrace, Trace, open_root

OPEN = (-int(INFINITY), int(INFINITY))


def look_ahead(
    position: Any,
    depth: int,
    *,
    algorithm: str | Algorithm = "alpha-beta",
    evaluation: str | Any = "win-loss-draw",
    ordering: str | Any = "natural",
    seed: int = 0,
    window: tuple[int, int] = OPEN,
    trace: Trace | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Search `position` to `depth` plies and return what was found.

    Algorithm, evaluation and ordering are given by name or as objects. `trace` records the search; `progress` is called with
    the number of nodes while it runs. Ctrl-C raises Stopped, which carries the result so far.
    """
    check_depth(depth)
    check_window(*window)
    algorithm = find_algorithm(algorithm)
    window = window if algorithm.uses_window else OPEN
    position = sound(position)
    evaluation = find_evaluation(evaluation, position)
    context = Context(
        evaluation=evaluation,
        ordering=find_ordering(ordering, position, evaluation, depth, seed),
        tally=Tally.for_depth(depth),
        lines=Lines.for_depth(depth),
        trace=NoTrace() if trace is None else trace,
    )
    root = open_root(context.trace, *window)
    arguments = (position, *map(np.int64, (depth, *window, 0, root)), context)
    algorithm.kernel.prepare(*arguments)
    started = time.perf_counter()
    value, is_complete = worker.run(
        lambda: algorithm.kernel(*arguments),
        context.tally.stop,
        progress and (lambda: progress(int(context.tally.cells[NODES]))),
    )
    context.trace.leave(root, np.int64(value))
    line = context.lines.best()
    result = Result(
        value=int(value) if is_complete or line else None,
        move=line[0] if line else None,
        line=line,
        depth=depth,
        seconds=time.perf_counter() - started,
        is_complete=is_complete,
        **counted(context.tally),
    )
    if not is_complete:
        raise Stopped(f"the search was stopped after {result.nodes:,} nodes", result)
    return result


def check_depth(depth: int) -> None:
    """Depths are counted in plies from 0 to MAX_PLY."""
    if not 0 <= depth <= MAX_PLY:
        raise OutOfRange(f"a depth of {depth} is not between 0 and {MAX_PLY} plies")


def check_window(alpha: int, beta: int) -> None:
    """Windows are open and not empty."""
    if not -INFINITY <= alpha < beta <= INFINITY:
        raise OutOfRange(f"a window needs -INFINITY <= alpha < beta <= INFINITY, not {alpha} and {beta}")


def sound(position: Any) -> Any:
    """`position` with its types, after a check that it can be searched at all."""
    require(position, Position)
    return playable(typed(position))


def find_algorithm(algorithm: str | Algorithm) -> Algorithm:
    """An algorithm by name, or itself."""
    if isinstance(algorithm, str):
        return find("algorithm", algorithm, "prunus.search", "ALGORITHM")
    return algorithm


def find_evaluation(evaluation: str | Any, position: Any) -> Any:
    """An evaluation by name with the parameters that suit `position`, or itself."""
    if isinstance(evaluation, str):
        kind = find("evaluation", evaluation, "prunus.evaluation", "EVALUATION")
        if not kind.suits(position):
            fitting = [name for name, other in entries("prunus.evaluation", "EVALUATION").items() if other.suits(position)]
            raise DoesNotFit(f"evaluation {evaluation!r} is for another game; this one has {', '.join(fitting)}")
        evaluation = kind.suited_to(position)
    require(evaluation, Evaluation)
    return typed(evaluation)


def find_ordering(ordering: str | Any, position: Any, evaluation: Any, depth: int, seed: int) -> Any:
    """An ordering by name with room for a search of `depth` plies, or itself."""
    if isinstance(ordering, str):
        kind = find("ordering", ordering, "prunus.ordering", "ORDERING")
        ordering = kind.prepared(position, evaluation, depth, seed)
    require(ordering, Ordering)
    return typed(ordering)
