"""Building a book: which positions are looked at, and how each is judged.

Everything is kept as soon as it is found, and what the book already knows well enough is not searched again: a building that was
stopped, or killed, goes on where it was when it is started once more.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from prunus.core.game import Game
from prunus.core.grammar import files_named
from prunus.core.registry import address_of
from prunus.core.registry import game as find_game
from prunus.errors import OutOfRange, Stopped
from prunus.jobs.job import Job, file_digests, prepared
from prunus.jobs.runner import Runner
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.searcher import Searcher
from prunus.solvers.solver import Solver
from prunus.tables.book import Book, Entry


class Searched:
    """Judges a position by a search of `depth` plies, each from nothing."""

    def __init__(self, game: Game, evaluation: str, depth: int, algorithm: str = "pvs", megabytes: float = 64.0) -> None:
        if depth < 1:
            raise OutOfRange(f"a book of positions searched {depth} plies deep would know no moves")
        self.game, self.depth, self.address = game, depth, address_of(game)
        find_evaluation(evaluation, game.start())
        self.request = {"evaluation": evaluation, "depth": depth, "algorithm": algorithm, "megabytes": megabytes}
        self.digests = file_digests(files_named(evaluation, self.address or ""))

    def job(self, position: Any) -> Job:
        """The search, as a job; a game that only this process knows is searched here."""
        if self.address is None:
            return Job(searched, self.request | {"game": self.game, "position": position})
        named = {"game": self.address, "position": self.game.format(position)}
        return Job("prunus.lab.book_building:searched", self.request | named, self.digests)


class Solved:
    """Judges a position by a solver (`solvers.solver`), which is here: the outcome with best play."""

    depth = 0

    def __init__(self, solver: Solver) -> None:
        self.solver = solver

    def job(self, position: Any) -> Job:
        return Job(self._solved, {"position": position})

    def _solved(self, position: Any) -> Entry:
        solution = self.solver.solve(position)
        assert solution.value is not None  # or Stopped was raised
        return Entry(solution.value, 0, solution.line[0] if solution.line else None, True)


def searched(game: str | Game, position: Any, evaluation: str, depth: int, algorithm: str, megabytes: float) -> Entry:
    """A job: the entry of a position."""
    place = find_game(game).parse(position) if isinstance(game, str) else position
    searcher = _searcher(algorithm, evaluation, megabytes)
    searcher.forget()
    result = searcher.think(place, Limits(depth=depth))
    if result.value is None or result.stopped_by is not None:
        raise Stopped(f"the search was stopped after {result.nodes:,} nodes", result)
    return Entry(int(result.value), depth, result.move, result.to_the_end)


@prepared(4)
def _searcher(algorithm: str, evaluation: str, megabytes: float) -> Searcher:
    return Searcher(algorithm, evaluation, table=megabytes)


def judged(
    book: Book, judge: Searched | Solved, positions: Iterable[Any], runner: Runner | None = None, what: str = "positions"
) -> Iterator[tuple[Any, Entry, bool]]:
    """Every position with its entry, and whether that had to be found; from the book if it is good enough there.

    The book is this process's; what has to be found is a job each, and kept as soon as it is there.
    """
    met: dict[int, tuple[Any, Entry | None]] = {}  # in their order; None where the entry is being found
    asked: list[int] = []
    told = 0

    def jobs() -> Iterator[Job]:
        for number, position in enumerate(positions):
            entry = book.find(position)
            is_known = entry is not None and (entry.is_exact or (judge.depth and entry.depth >= judge.depth))
            met[number] = position, entry if is_known else None
            if not is_known:
                asked.append(number)
                yield judge.job(position)

    for answer in (runner or Runner()).run(jobs(), what):
        number, entry = asked[answer.number], Entry(*answer.value)
        while told < number:
            position, known = met.pop(told)
            told += 1
            if known is not None:
                yield position, known, False
        position, _ = met.pop(number)
        told += 1
        book.store(position, entry)
        yield position, entry, True
    for position, known in met.values():
        if known is not None:
            yield position, known, False


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


def build(book: Book, judge: Searched | Solved, start: Any, plies: int, runner: Runner | None = None) -> int:
    """Judge all positions up to `plies` after `start`; how many had to be found."""
    found = sum(is_new for _, _, is_new in judged(book, judge, all_positions(start, plies, book.text), runner))
    back_up(book, start, plies)
    return found


def build_best_first(
    book: Book, judge: Searched | Solved, start: Any, positions: int, loss: int = 1, runner: Runner | None = None
) -> int:
    """Judge the `positions` that good play reaches first; how many had to be found.

    A position is as far away as the moves to it are many, plus what each of them loses compared with the best move, counted in
    units of `loss`. The nearest is expanded first, its successors all at once: drop-out expansion (Lincke, 2000).
    """
    if positions < 1 or loss < 1:
        raise OutOfRange(f"a book needs 1 position or more and a loss of 1 or more, not {positions} and {loss}")
    runner, order = runner or Runner(), itertools.count()
    found = sum(is_new for _, _, is_new in judged(book, judge, [start], runner))
    open_positions: list[tuple[float, int, Any]] = [(0.0, next(order), start)]
    met = {book.text(start)}
    while open_positions and len(met) < positions:
        distance, _, position = heapq.heappop(open_positions)
        successors = []
        for after in map(position.play, position.moves()):
            text = book.text(after)
            if not after.is_over() and text not in met and len(met) < positions:
                met.add(text)
                successors.append(after)
        children = list(judged(book, judge, successors, runner, f"successors, {len(met):,} positions of {positions:,}"))
        found += sum(is_new for _, _, is_new in children)
        best = max((-entry.value for _, entry, _ in children), default=0)
        for after, entry, _ in children:
            heapq.heappush(open_positions, (distance + 1 + (best + entry.value) / loss, next(order), after))
    return found


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
