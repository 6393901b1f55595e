"""Building a book: which positions are looked at, and how each is judged.

Everything is kept as soon as it is found, and what the book already knows well enough is not searched again: a building that was
stopped, or killed, goes on where it was when it is started once more.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable, Iterator
from typing import Any

from prunus.errors import OutOfRange, Stopped
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher
from prunus.solvers.solver import Solver
from prunus.tables.book import Book, Entry

Judge = Callable[[Any], Entry]
Progress = Callable[[int, int], None]  # positions looked at, and how many of them had to be searched


class Searched:
    """Judges a position by a search of `depth` plies; the table is kept from one position to the next."""

    def __init__(self, evaluation: str, depth: int, algorithm: str = "pvs", megabytes: float = 64.0) -> None:
        if depth < 1:
            raise OutOfRange(f"a book of positions searched {depth} plies deep would know no moves")
        self.searcher, self.depth = Searcher(algorithm, evaluation, table=megabytes), depth

    def __call__(self, position: Any) -> Entry:
        result = self.searcher.think(position, Limits(depth=self.depth))
        if result.value is None or result.stopped_by is not None:
            raise Stopped(f"the search was stopped after {result.nodes:,} nodes", result)
        return Entry(int(result.value), self.depth, result.move, result.to_the_end)


class Solved:
    """Judges a position by a solver (`solvers.solver`): the outcome with best play."""

    depth = 0

    def __init__(self, solver: Solver) -> None:
        self.solver = solver

    def __call__(self, position: Any) -> Entry:
        solution = self.solver.solve(position)
        assert solution.value is not None  # or Stopped was raised
        return Entry(solution.value, 0, solution.line[0] if solution.line else None, True)


def judged(book: Book, judge: Any, position: Any) -> tuple[Entry, bool]:
    """The entry of a position, from the book if it is deep enough there, and whether it had to be searched."""
    known = book.find(position)
    if known is not None and (known.is_exact or (judge.depth and known.depth >= judge.depth)):
        return known, False
    entry = judge(position)
    book.store(position, entry)
    return entry, True


def all_positions(start: Any, plies: int, name: Callable[[Any], str]) -> Iterator[Any]:
    """Every position up to so many plies after `start`, one of each name, the early ones first; finished games are left out."""
    if plies < 0:
        raise OutOfRange(f"a book cannot reach {plies} plies ahead")
    met, level = {name(start)}, [start]
    for ply in range(plies + 1):
        level = [position for position in level if not position.is_over()]
        if not level:
            return
        yield from level
        below = []
        for position in level if ply < plies else ():
            for move in position.moves():
                after = position.play(move)
                if (text := name(after)) not in met:
                    met.add(text)
                    below.append(after)
        level = below


def build(book: Book, judge: Any, start: Any, plies: int, progress: Progress | None = None) -> int:
    """Judge all positions up to `plies` after `start`; how many had to be searched."""
    searched = 0
    for looked_at, position in enumerate(all_positions(start, plies, book.text), 1):
        _, is_new = judged(book, judge, position)
        searched += is_new
        if progress is not None:
            progress(looked_at, searched)
    back_up(book, start, plies)
    return searched


def build_best_first(book: Book, judge: Any, start: Any, positions: int, loss: int = 1, progress: Progress | None = None) -> int:
    """Judge the `positions` that good play reaches first; how many had to be searched.

    A position is as far away as the moves to it are many, plus what each of them loses compared with the best move, counted in
    units of `loss`. The nearest is expanded first: drop-out expansion (Lincke, 2000).
    """
    if positions < 1 or loss < 1:
        raise OutOfRange(f"a book needs 1 position or more and a loss of 1 or more, not {positions} and {loss}")
    number, searched, order = 1, 0, itertools.count()
    entry, is_new = judged(book, judge, start)
    searched += is_new
    open_positions: list[tuple[float, int, Any]] = [(0.0, next(order), start)]
    met = {book.text(start)}
    while open_positions and number < positions:
        distance, _, position = heapq.heappop(open_positions)
        children = []
        for move in position.moves():
            after = position.play(move)
            text = book.text(after)
            if after.is_over() or text in met or number >= positions:
                continue
            met.add(text)
            number += 1
            entry, is_new = judged(book, judge, after)
            searched += is_new
            children.append((-entry.value, after))
            if progress is not None:
                progress(number, searched)
        best = max((value for value, _ in children), default=0)
        for value, after in children:
            heapq.heappush(open_positions, (distance + 1 + (best - value) / loss, next(order), after))
    return searched


def back_up(book: Book, start: Any, plies: int) -> None:
    """Values from the leaves of the book to its root: a position all of whose successors were searched is one ply deeper."""
    levels = list(all_positions(start, plies - 1, book.text)) if plies > 0 else []
    for position in reversed(levels):
        entry = backed_up(book, position)
        if entry is not None:
            book.store(position, entry)


def backed_up(book: Book, position: Any) -> Entry | None:
    """The entry that the entries of all successors make, None if one of them is missing."""
    best: Entry | None = None
    depths, exact = [], []
    for move in position.moves():
        after = position.play(move)
        below = Entry(0, 0, None) if after.is_over() else book.find(after)
        if after.is_over() or below is None:
            return None  # what a finished game is worth is the evaluation's to say
        depths.append(below.depth)
        exact.append(below.is_exact)
        if best is None or -below.value > best.value:
            best = Entry(-below.value, 0, int(move))
    return None if best is None else best._replace(depth=min(depths) + 1, is_exact=all(exact))
