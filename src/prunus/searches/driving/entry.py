"""The door to every search: checks the request, runs it, and wraps what it found."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from prunus.core.names import AlgorithmName, EvaluationName, OrderingName
from prunus.core.requests import Cancellation, NodeListener, check_request
from prunus.errors import DoesNotFit, Stopped
from prunus.searches.driving.defaults import MEGABYTES, evaluation_of, limits_of
from prunus.searches.driving.lending import lent
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import check_window, find_algorithm, is_asking, is_drawn, is_sampling, told
from prunus.searches.shared.algorithm import OPEN, Algorithm
from prunus.searches.shared.result import Result
from prunus.searches.shared.trace import Trace
from prunus.tables.kinds import find_table
from prunus.tables.transposition import Table

if TYPE_CHECKING:
    from prunus.tables.book import Book
    from prunus.tables.endgame_file import EndgameFile


def search(
    position: Any,
    depth: int | None = None,
    *,
    algorithm: AlgorithmName | str | Algorithm | None = None,
    evaluation: EvaluationName | str | Any = None,
    ordering: OrderingName | str | Any = None,
    table: Table | str | float | None = None,
    seed: int | None = None,
    window: tuple[int, int] = OPEN,
    nodes: int | None = None,
    seconds: float | None = None,
    deepening: bool | None = None,
    step: int | None = None,
    threads: int = 1,
    endgame: EndgameFile | Path | str | None = None,
    book: Book | Path | str | None = None,
    trace: Trace | None = None,
    progress: NodeListener | None = None,
    cancel: Cancellation | None = None,
) -> Result:
    """Search `position` to `depth` plies and return what was found.

    Algorithm, evaluation and ordering are given by name or as objects; orderings chain: `hash+killer+history`. `table` is a size in
    megabytes, with what else it does (`64+folded`), a table to share, or 0 for none. What is not given is the best that is known
    for the game (`searches.driving.defaults`), its depth too, unless something else ends the search; `**PLAIN` is the alpha-beta of
    the lectures. With a limit of nodes or seconds, without a depth, with the order `hash`, or if `deepening` says so, depths 1, 2,
    … are searched, and the deepest that was finished is returned; `step` is by how many plies, and asks for it, and a game that is
    interpreted goes to a depth by two where nobody says. `seed` is for what is drawn: the order `random`, the games of
    `monte-carlo-pn`, `uct` and `rave`. `book` is asked first, and if it knows the position so deep nothing is searched; `endgame`
    is a table of a strong solution, whose positions are known at every node. `trace` records the search; `progress` is called with
    the number of nodes while it runs; `cancel` is a token that ends it from another thread. Searches that answer questions (`df-pn`
    and its kin) find the value by halving; those that play random games (`uct`, `rave`) tell an `estimate`, and a value where they
    have proved it. What a search cannot honour is refused. Ctrl-C raises Stopped, which carries the result so far.
    """
    check_request(progress=progress, cancel=cancel, seed=seed)
    is_ended = not depth is nodes is seconds is None
    given = Limits(depth, nodes, seconds) if is_ended else None
    check_window(window)
    if is_sampling(algorithm):
        from prunus.searches.monte_carlo.sampler import Sampler  # loaded only where random games are played

        unheard = {
            "window": window != OPEN,
            "threads": threads != 1,
            "trace": trace is not None,
            "deepening": bool(deepening),
            "step": step is not None,
            "endgame": endgame is not None,
            "book": book is not None,
        }
        _refuse(str(algorithm), "plays random games", unheard)
        sampler = Sampler(str(algorithm), evaluation, ordering, table=table, seed=seed or 0)
        return _finished(sampler.think(position, given, progress=progress, cancel=cancel))
    limits = limits_of(position, given, cancel)
    depth = limits.depth
    if book is not None or endgame is not None:
        from prunus.searches.driving import knowing

        if book is not None and (said := knowing.found_in(book, position, evaluation, depth)) is not None:
            return said
        if endgame is not None:
            measure = evaluation_of(position) if evaluation is None else evaluation
            evaluation, solved = knowing.with_endgame(knowing.opened_endgame(endgame, position), position, measure, table)
            table = solved if takes_table(algorithm) else table
    if is_asking(algorithm):
        from prunus.searches.proof.bisection import search_by_questions  # loaded only where questions are asked

        assert isinstance(algorithm, str)
        unheard = {
            "ordering": ordering is not None,
            "window": window != OPEN,
            "threads": threads != 1,
            "trace": trace is not None,
            "deepening": bool(deepening),
            "step": step is not None,
            "seed": seed is not None and not is_drawn(algorithm, ordering),
        }
        _refuse(algorithm, "answers questions", unheard)
        if depth is None:
            raise DoesNotFit(f"{algorithm} finds the value of a depth by questions: say how many plies, or ask one with `prove`")
        memory: Any = MEGABYTES if table is None else find_table(table) if isinstance(table, str) else table
        room = memory.megabytes if isinstance(memory, Table) else memory
        if not isinstance(room, (int, float)):
            raise DoesNotFit(f"{algorithm} has a memory of its own: its table is a number of megabytes and nothing else")
        measure = evaluation_of(position) if evaluation is None else evaluation
        asked: dict[str, Any] = {"evaluation": measure, "megabytes": room, "seed": seed}
        asked |= {"progress": progress, "cancel": cancel}
        return _finished(search_by_questions(position, limits, algorithm=algorithm, **asked))
    with lent(position, algorithm, evaluation, ordering, table, seed or 0, threads) as searcher:
        if not searcher.algorithm.uses_table and threads > 1:
            raise DoesNotFit(f"{searcher.algorithm.name} remembers nothing: it has no use for several threads, which share a table")
        if seed is not None and not is_drawn(searcher.algorithm, order := searcher.parts_for(position).ordering):
            raise DoesNotFit(f"nothing is drawn by the order {told(order)!r}: a seed would say nothing; leave it out")
        request: dict[str, Any] = {"trace": trace, "progress": progress, "cancel": cancel}
        return _finished(searcher.think(position, limits, deepening=deepening, step=step, window=window, **request))


def takes_table(algorithm: str | Algorithm | None) -> bool:
    """Whether a search by this algorithm can be given a table of positions."""
    return algorithm is None or (not is_asking(algorithm) and not is_sampling(algorithm) and find_algorithm(algorithm).uses_table)


def _refuse(algorithm: str, does: str, unheard: dict[str, bool]) -> None:
    """Refuse what was asked of a search that it has no way to honour."""
    for what, is_asked in unheard.items():
        if is_asked:
            raise DoesNotFit(f"{algorithm} {does} and cannot honour {what}: leave it out, or take another algorithm")


def _finished(result: Result) -> Result:
    """The result, unless somebody at the keyboard has stopped the search."""
    if result.stopped_by == "keyboard":
        raise Stopped(f"the search was stopped after {result.nodes:,} nodes", result)
    return result
