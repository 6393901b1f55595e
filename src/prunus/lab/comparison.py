"""A comparison: searches and orderings side by side, over the same positions.

Every candidate searches every position from nothing: orderings are made anew, tables emptied. A candidate has a table if its search
needs one or its ordering asks for the hash move; it is then deepened from one ply on, and the nodes of all depths count.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from prunus.core.grammar import words
from prunus.core.names import AlgorithmName, EvaluationName, OrderingName
from prunus.core.registry import known
from prunus.draw.words import number
from prunus.errors import OutOfRange, PrunusError
from prunus.lab.minimal_graph import WholeTable, minimal_graph
from prunus.lab.ratio import Ratio, paired_ratio
from prunus.lab.sample import estimated_leaves, midgame
from prunus.searches.driving.defaults import BEST_ORDERING, MEGABYTES, evaluation_of, stages
from prunus.searches.driving.entry import search
from prunus.searches.driving.limits import check_depth
from prunus.searches.driving.parts import find_algorithm, find_evaluation, find_ordering, is_asking, told
from prunus.searches.minimal_tree import minimal_leaves
from prunus.searches.shared.algorithm import Algorithm, once
from prunus.searches.shared.result import Result
from prunus.tables.kinds import find_table
from prunus.tables.transposition import Table

Progress = Callable[[str, float], None]

MOST_LEAVES = 100_000_000  # of all whole trees together: what the minimal trees may cost
GRAPH_MEGABYTES = 128.0  # of the table for minimal graphs


class Disagreement(PrunusError):
    """Two searches that are both exact found different values."""

    exit_code = 1


@dataclass(frozen=True)
class Candidate:
    """A search with an ordering, both as `search` takes them; the names are for people."""

    algorithm: str | Algorithm
    search_name: str
    ordering: Any
    ordering_name: str
    is_exact: bool
    has_table: bool

    @classmethod
    def of(cls, search: str | Algorithm, ordering: Any, ordering_name: str | None = None) -> Candidate:
        """Searches that answer questions (`df-pn` and its kin) have no ordering and no table of ours."""
        if is_asking(search):
            return cls(search, str(search), None, "–", True, False)
        algorithm = find_algorithm(search)
        lives_on_table = isinstance(ordering, str) and "hash" in stages(ordering)
        has_table = algorithm.needs_table or algorithm.drive is not once or lives_on_table
        return cls(algorithm, algorithm.name, ordering, ordering_name or told(ordering), algorithm.is_exact, has_table)

    @property
    def name(self) -> str:
        return f"{self.search_name}/{self.ordering_name}"


BASE = "alpha-beta"
DEFAULT = (
    ("alpha-beta", "natural"),
    ("alpha-beta", "static"),
    ("alpha-beta", "killer+history"),
    ("pvs", "hash+killer+history"),
    ("pvs", "hash+static"),
    ("aspiration", "hash+static"),
    ("mtdf", "hash+static"),
    ("dual-star", "hash+static"),
    ("sss-star", "hash+static"),
)


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


def candidates_of(searches: Sequence[str | Algorithm | Candidate] | None, orderings: Sequence[Any] | None) -> list[Candidate]:
    """Every search with every ordering, each name once; as SEARCH/ORDERING, with that one alone. Without either, a selection."""
    if searches is None and orderings is None:
        return [Candidate.of(search, ordering) for search, ordering in DEFAULT]
    found: list[Candidate] = []
    namesakes: dict[str, list[Any]] = {}  # the orderings of candidates of one name: two programs are different orders
    for each in [BASE] if searches is None else searches:
        if isinstance(each, Candidate):
            found.append(each)
            continue
        search, own = _apart(each) if isinstance(each, str) else (each, None)
        for ordering in [own] if own is not None else [BEST_ORDERING] if orderings is None else orderings:
            candidate = Candidate.of(search, ordering)
            others = namesakes.setdefault(candidate.name, [])
            if any(each is candidate.ordering or isinstance(each, str) for each in others):
                continue
            others.append(candidate.ordering)
            found.append(candidate if len(others) == 1 else Candidate.of(search, ordering, f"{told(ordering)} {len(others)}"))
    if not found:
        raise OutOfRange("a comparison needs at least one search")
    return found


def _apart(text: str) -> tuple[str, str | None]:
    """SEARCH/ORDERING. An argument may be a file with slashes in its name: behind one the name of an ordering must follow."""
    places = [at for at, sign in enumerate(text) if sign == "/"]
    for at in places:
        if ":" not in text[:at] or known("ordering", words(text[at + 1 :])[0].name) is not None:
            return text[:at].strip(), text[at + 1 :].strip()
    return text.strip(), None


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
    progress: Progress | None = None,
) -> Comparison:
    """Search `positions` midgame positions below `start` in several ways; Disagreement if two exact ones differ in a value.

    `searches` and `orderings` are given as `search` takes them, each search with every ordering, or as SEARCH/ORDERING. The first
    is what the others are compared to. A search has a table if it needs one or if its ordering contains `hash`. `progress` is
    called with a message and the share that is done.
    """
    tell = progress or (lambda _message, _share: None)
    candidates = candidates_of(searches, orderings)
    evaluation = evaluation_of(start) if evaluation is None else evaluation
    check_depth(depth)
    if depth == 0:
        raise OutOfRange("a comparison needs a depth of at least one ply: at depth 0 all searches are the same")
    memory, whole = find_table(table), WholeTable.of(GRAPH_MEGABYTES)
    if memory is None:
        raise OutOfRange("a table of 0 megabytes has no room for an entry")
    measure = find_evaluation(evaluation, start)
    for candidate in candidates:
        if candidate.ordering is not None:
            find_ordering(candidate.ordering, start, measure, depth, seed)
    sample = midgame(start, positions, depth, seed)
    results: list[list[Result]] = []
    seconds: list[float] = []
    for i, candidate in enumerate(candidates):
        _searched(sample[0], 1, candidate, measure, seed, memory)  # so that no compiling is timed
        found = []
        for j, position in enumerate(sample):
            tell(candidate.name, (i + j / len(sample)) / (len(candidates) + 1))
            found.append(_searched(position, depth, candidate, measure, seed, memory))
        results.append([result for result, _ in found])
        seconds.append(sum(spent for _, spent in found))
    places = []
    is_small = sum(estimated_leaves(position, depth, seed) for position in sample) <= MOST_LEAVES
    for i, position in enumerate(sample):
        tell("minimal trees and graphs", (len(candidates) + i / len(sample)) / (len(candidates) + 1))
        value = _agreed(position, candidates, [row[i] for row in results])
        fewest = minimal_leaves(position, depth, measure) if is_small else None
        places.append(Place(position, value, fewest, minimal_graph(position, depth, measure, whole)))
    counted = zip(candidates, results, seconds, strict=True)
    rows = [_row(candidate, row, spent, results[0], places) for candidate, row, spent in counted]
    return Comparison(depth, places, rows)


def _searched(position: Any, depth: int, candidate: Candidate, evaluation: Any, seed: int, table: Any) -> tuple[Result, float]:
    """What was found, and the CPU seconds that it took."""
    memory = table.emptied() if candidate.has_table else None if candidate.ordering is None else 0
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
    return result, time.process_time() - begun


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
