"""A comparison: searches and orderings side by side, over the same positions.

Every candidate searches every position from nothing: orderings are made anew, tables emptied. A candidate has a table if its search
needs one or its ordering asks for the hash move; it is then deepened from one ply on, and the nodes of all depths count.
"""

from __future__ import annotations

import functools
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from prunus.core.grammar import files_named
from prunus.core.jit import is_interpreting
from prunus.core.names import AlgorithmName, EvaluationName, OrderingName
from prunus.core.registry import address_of, game_of
from prunus.core.registry import game as find_game
from prunus.draw.words import number
from prunus.errors import OutOfRange, PrunusError
from prunus.jobs.job import Answer, Job, file_digests, prepared
from prunus.jobs.runner import Answered, Runner
from prunus.lab.candidates import Candidate, candidates_of
from prunus.lab.minimal_graph import WholeTable, minimal_graph
from prunus.lab.ratio import Ratio, paired_ratio
from prunus.lab.sample import estimated_leaves, midgame
from prunus.searches.driving.defaults import MEGABYTES, evaluation_of
from prunus.searches.driving.entry import search
from prunus.searches.driving.limits import check_depth
from prunus.searches.driving.parts import find_evaluation, find_ordering
from prunus.searches.minimal_tree import minimal_leaves
from prunus.searches.shared.algorithm import Algorithm
from prunus.searches.shared.result import Result
from prunus.tables.kinds import find_table
from prunus.tables.transposition import Table

Progress = Callable[[str, float], None]

MOST_LEAVES = 100_000_000  # of all whole trees together: what the minimal trees may cost
GRAPH_MEGABYTES = 128.0  # of the table for minimal graphs


class Disagreement(PrunusError):
    """Two searches that are both exact found different values."""

    exit_code = 1


class Place(NamedTuple):
    """A position of the sample, its value, the leaves of its minimal tree (None: not counted), the nodes of its minimal graph."""

    position: Any
    value: int | None
    minimal_leaves: int | None
    minimal_graph: int


@dataclass(frozen=True)
class Row:
    """The results of a candidate, position by position, and what they come to beside the first row's."""

    candidate: Candidate
    results: Sequence[Result]
    seconds: float  # of CPU, all positions together
    ratio: Ratio  # of nodes to the first row's
    leaf_ratio: Ratio | None  # None where a search counts no leaves
    to_minimal_tree: float | None  # leaves, as a geometric mean
    to_minimal_graph: float  # nodes, as a geometric mean
    missed: int  # values that were not found, or are not the exact ones

    def total(self, count: str) -> int:
        """Nodes, leaves, table hits or first-move cutoffs of all positions."""
        return sum(getattr(result, count) for result in self.results)

    def cutoffs(self, kind: str) -> int:
        return sum(result.cutoffs[kind] for result in self.results)

    @property
    def first_move_share(self) -> float:
        return self.total("first_move_cutoffs") / max(1, self.cutoffs("alpha") + self.cutoffs("beta"))

    @property
    def nodes_a_second(self) -> float:
        return self.total("nodes") / max(self.seconds, 1e-9)

    def branching(self, depth: int) -> float | None:
        """The uniform branching of a tree of `depth` plies with as many leaves, as a geometric mean over the positions."""
        leaves = [result.leaves for result in self.results]
        return statistics.geometric_mean(leaves) ** (1 / depth) if all(leaves) else None

    def as_json(self, depth: int) -> dict[str, Any]:
        return {
            "search": self.candidate.search_name,
            "ordering": self.candidate.ordering_name,
            "is_exact": self.candidate.is_exact,
            "has_table": self.candidate.has_table,
            "ratio": self.ratio._asdict(),
            "leaf_ratio": None if self.leaf_ratio is None else self.leaf_ratio._asdict(),
            **{count: self.total(count) for count in ("nodes", "leaves", "table_hits")},
            "cutoffs": {kind: self.cutoffs(kind) for kind in ("alpha", "beta", "deep")},
            "first_move_share": self.first_move_share,
            "branching": self.branching(depth),
            "to_minimal_tree": self.to_minimal_tree,
            "to_minimal_graph": self.to_minimal_graph,
            "missed": self.missed,
            "seconds": self.seconds,
            "nodes_a_second": self.nodes_a_second,
            "nodes_by_position": [result.nodes for result in self.results],
            "leaves_by_position": [result.leaves for result in self.results],
            "values": [result.value for result in self.results],
        }


@dataclass(frozen=True)
class Comparison:
    """Searches side by side: a row each, and the positions that all of them searched."""

    depth: int
    places: Sequence[Place]
    rows: Sequence[Row]


def compare(
    start: Any,
    depth: int = 6,
    searches: Sequence[AlgorithmName | str | Algorithm | Candidate] | None = None,
    orderings: Sequence[OrderingName | str | Any] | None = None,
    *,
    positions: int = 20,
    seed: int = 1,
    evaluation: EvaluationName | str | Any = None,
    table: Table | str | float = MEGABYTES,
    workers: int | str = "1",
    journal: Path | str | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Search `positions` midgame positions below `start` in several ways; Disagreement if two exact ones differ in a value.

    `searches` and `orderings` are given as `search` takes them, each search with every ordering, or as SEARCH/ORDERING. The first
    is what the others are compared to. A search has a table if it needs one or if its ordering contains `hash`. What has a name is
    searched by `workers`: a number of processes, "all" cores, or the address of a dask scheduler; what a `journal` keeps is not
    done again. `progress` is called with a message and the share that is done.
    """
    candidates = candidates_of(searches, orderings)
    evaluation = evaluation_of(start) if evaluation is None else evaluation
    check_depth(depth)
    if depth == 0:
        raise OutOfRange("a comparison needs a depth of at least one ply: at depth 0 all searches are the same")
    if find_table(table) is None:
        raise OutOfRange("a table of 0 megabytes has no room for an entry")
    measure = find_evaluation(evaluation, start)
    for candidate in candidates:
        if candidate.ordering is not None:
            find_ordering(candidate.ordering, start, measure, depth, seed)
    sample = midgame(start, positions, depth, seed)
    is_small = sum(estimated_leaves(position, depth, seed) for position in sample) <= MOST_LEAVES
    this = game_of(start)
    address = None if this is None else address_of(this)
    has_names = address is not None and isinstance(evaluation, str) and isinstance(table, str | float | int)

    def jobs() -> Iterator[Job]:
        for candidate in (*candidates, None):  # None: the least that a search can visit
            given = (
                {"depth": depth, "seed": seed, "table": table} if candidate is not None else {"depth": depth, "is_small": is_small}
            )
            names = (None, None) if candidate is None else candidate.names
            for position in sample:
                if has_names and names is not None:
                    named = {"game": address, "position": this.format(position), "evaluation": evaluation} | given
                    search = {} if candidate is None else {"search": names[0], "ordering": names[1]}
                    digests = file_digests(files_named(str(address), str(evaluation), *filter(None, names)))
                    yield Job(f"prunus.lab.comparison:{'least' if candidate is None else 'searched'}", named | search, digests)
                elif candidate is None:
                    yield Job(_least, {"position": position, "evaluation": measure} | given)
                else:
                    yield Job(_searched, {"position": position, "candidate": candidate, "evaluation": measure} | given)

    with Runner(workers, None if journal is None else Path(journal), progress) as runner:
        total = len(sample) * (len(candidates) + 1)
        found = list(runner.run(jobs(), "searches", total))
    results, seconds = [], []
    for i in range(len(candidates)):
        answers = found[i * len(sample) : (i + 1) * len(sample)]
        results.append([_result(answer) for answer in answers])
        seconds.append(sum(answer.measured["cpu"] for answer in answers))
    places = []
    for i, (position, answer) in enumerate(zip(sample, found[-len(sample) :], strict=True)):
        value = _agreed(position, candidates, [row[i] for row in results])
        places.append(Place(position, value, *answer.value))
    counted = zip(candidates, results, seconds, strict=True)
    rows = [_row(candidate, row, spent, results[0], places) for candidate, row, spent in counted]
    return Comparison(depth, places, rows)


def searched(
    game: str, position: str, evaluation: str, depth: int, seed: int, table: str | float, search: str, ordering: str | None
) -> Answer:
    """A job: what a search finds, from nothing, and what it costs."""
    this = find_game(game)
    candidate = _candidate(search, ordering)
    return _searched(this.parse(position), candidate, find_evaluation(evaluation, this.start()), depth, seed, table)


def least(game: str, position: str, evaluation: str, depth: int, is_small: bool) -> tuple[int | None, int]:
    """A job: the leaves of the minimal tree, and the nodes of the minimal graph."""
    this = find_game(game)
    return _least(this.parse(position), find_evaluation(evaluation, this.start()), depth, is_small)


_candidate = prepared(256)(Candidate.of)
_memory = functools.lru_cache(4)(find_table)
_whole_table = functools.lru_cache(1)(lambda: WholeTable.of(GRAPH_MEGABYTES))
_compiled: set[Any] = set()


def _searched(position: Any, candidate: Candidate, evaluation: Any, depth: int, seed: int, table: Any) -> Answer:
    """What was found, and the CPU seconds that it took, compiling apart."""
    kind = type(position), candidate.name, type(evaluation), is_interpreting()
    if kind not in _compiled and depth > 1:
        _compiled.add(kind)
        _searched(position, candidate, evaluation, 1, seed, table)
    memory = _memory(table).emptied() if candidate.has_table else None if candidate.ordering is None else 0
    begun = time.process_time()
    result = search(
        position,
        depth,
        algorithm=candidate.algorithm,
        evaluation=evaluation,
        ordering=candidate.ordering,
        seed=seed,
        table=memory,
        deepening=candidate.has_table,
    )
    measured = {"cpu": time.process_time() - begun, "seconds": result.seconds}
    return Answer({name: value for name, value in vars(result).items() if name != "seconds"}, measured)


def _least(position: Any, evaluation: Any, depth: int, is_small: bool) -> tuple[int | None, int]:
    fewest = minimal_leaves(position, depth, evaluation) if is_small else None
    return fewest, minimal_graph(position, depth, evaluation, _whole_table())


def _result(answer: Answered) -> Result:
    return Result(**(answer.value | {"line": tuple(answer.value["line"]), "seconds": answer.measured["seconds"]}))


def _agreed(position: Any, candidates: Sequence[Candidate], results: Sequence[Result]) -> int | None:
    """The value that all exact searches found, as far as they found one; None where there is none among them."""
    found = [(candidate, result.value) for candidate, result in zip(candidates, results, strict=True) if result.value is not None]
    exact = [(candidate, value) for candidate, value in found if candidate.is_exact]
    for candidate, value in exact:
        if value != exact[0][1]:
            raise Disagreement(
                f"{exact[0][0].name} finds {number(exact[0][1])} and {candidate.name} finds {number(value)} "
                f"in {position!r}: both are exact, so one of them is wrong"
            )
    return exact[0][1] if exact else None


def _row(candidate: Candidate, results: Sequence[Result], seconds: float, first: Sequence[Result], places: Sequence[Place]) -> Row:
    nodes, leaves = [result.nodes for result in results], [result.leaves for result in results]
    base, fewest = [result.leaves for result in first], [place.minimal_leaves or 0 for place in places]
    return Row(
        candidate,
        results,
        seconds,
        paired_ratio(nodes, [result.nodes for result in first]),
        paired_ratio(leaves, base) if all(leaves) and all(base) else None,
        paired_ratio(leaves, fewest).mean if all(leaves) and all(fewest) else None,
        paired_ratio(nodes, [place.minimal_graph for place in places]).mean,
        sum(result.value != place.value for result, place in zip(results, places, strict=True) if place.value is not None),
    )
