"""The door to searches of one player: checks the request, runs it, and wraps what was found."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from prunus.core.generic import answers, typed
from prunus.core.memory import Cells
from prunus.core.puzzle import HeuristicEntry, Solitary
from prunus.core.registry import entries, find, named_game_of
from prunus.core.requests import Cancellation
from prunus.core.values import MAX_PLY
from prunus.errors import DoesNotFit, Stopped
from prunus.searches.driving import worker
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_ordering, told
from prunus.searches.paths.path import LIMIT, NO_LIMIT, NODES, STOP, Asked, Path, PathfinderEntry


def find_path(
    position: Any,
    *,
    algorithm: str = "ida-star",
    heuristic: Any = None,
    ordering: Any = None,
    nodes: int | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
    cancel: Cancellation | None = None,
) -> Path:
    """A shortest way from a position of a puzzle to its goal.

    `heuristic` says how many moves are left at least, by default what the puzzle's own does; `ordering` which move is tried first:
    `static` is the one after which fewest are left, by default it is the natural one. After `nodes`, `seconds` or a `cancel` token
    the answer says how long the way is at least; Ctrl-C raises Stopped, which carries the same.
    """
    Limits(None, nodes, seconds)
    if not isinstance(position, tuple) or not answers(position, Solitary):
        raise DoesNotFit(f"{type(position).__name__} is no position of a puzzle: ways to a goal are for one player")
    position = typed(position)
    finder: PathfinderEntry = find("pathfinder", algorithm)
    measure = find_heuristic(named_game_of(position).default_evaluation if heuristic is None else heuristic, position)
    if ordering is not None and not finder.is_ordered:
        raise DoesNotFit(f"{finder.name} takes the most promising position of all: an order of moves would say nothing")
    order = find_ordering("natural" if ordering is None else ordering, position, measure, MAX_PLY, 0)
    cells = Cells.zeros(4)
    cells[LIMIT] = NO_LIMIT if nodes is None else nodes
    asked = Asked(position, measure, order, MAX_PLY, cells)
    finder.prepare(asked)
    started = time.perf_counter()
    watch = None if progress is None else (lambda: progress(int(cells[NODES])))

    def halt() -> None:
        cells[STOP] = 1

    found, stopped_by = worker.run(lambda: finder.run(asked), halt, watch, seconds, cancel)
    path = Path(
        length=None if found.moves is None else len(found.moves),
        moves=found.moves,
        at_least=found.at_least,
        algorithm=finder.name,
        heuristic=told(heuristic) if heuristic is not None else named_game_of(position).default_evaluation,
        nodes=int(cells[NODES]),
        seconds=time.perf_counter() - started,
        rounds=found.rounds,
        stored=found.stored,
        stopped_by=None if found.moves is not None else stopped_by or "nodes",
    )
    if stopped_by == "keyboard" and not path.is_complete:
        raise Stopped(f"the search was stopped after {path.nodes:,} nodes: the way has at least {path.at_least} moves", path)
    return path


def find_heuristic(heuristic: Any, position: Any) -> Any:
    """A heuristic by name, or itself."""
    entry = find("heuristic", heuristic) if isinstance(heuristic, str) else heuristic
    if not isinstance(entry, HeuristicEntry):
        return typed(entry)
    if not entry.suits(position):
        fitting = ", ".join(name for name, other in entries("heuristic").items() if other.suits(position))
        raise DoesNotFit(f"heuristic {entry.name!r} is for another puzzle; this one has {fitting}")
    return typed(entry.suited_to(position))
