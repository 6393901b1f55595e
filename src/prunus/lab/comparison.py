"""A comparison: searches and orderings side by side, over the same positions.

Every candidate searches every position from nothing (`trials.py` has the jobs). A candidate has a table if its search
needs one or its ordering asks for the hash move; it is then deepened from one ply on, and the nodes of all depths count.
"""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from prunus.core.names import AlgorithmName, EvaluationName, OrderingName
from prunus.core.requests import Cancellation, ShareListener, check_request, file_of
from prunus.core.showing import Shown
from prunus.core.units import Units
from prunus.draw.words import number
from prunus.errors import PrunusError
from prunus.jobs.runner import Answered, Runner
from prunus.lab.candidates import Candidate, candidates_of
from prunus.lab.ratio import Ratio, paired_ratio
from prunus.lab.sample import estimated_leaves, midgame
from prunus.lab.trials import Trials
from prunus.searches.driving.defaults import MEGABYTES, evaluation_of
from prunus.searches.driving.parts import sound
from prunus.searches.shared.algorithm import Algorithm
from prunus.searches.shared.result import Result
from prunus.tables.transposition import Table

MOST_LEAVES = 100_000_000  # of all whole trees together: what the minimal trees may cost

COUNTS = ("nodes", "of first", "95 %", "leaves", "α cutoffs", "β cutoffs", "deep")
SHARES = ("first move", "branching", "/ tree", "/ graph", "hits", "Mn/s")

LEGEND = """\
of first: nodes as a multiple of the first row's, a geometric mean; 95 %: its interval, from paired differences of logarithms;
first move: the share of cutoffs by the first move; branching: of a uniform tree with as many leaves; / tree: leaves to the fewest
that can prove the value; / graph: nodes to those of a search with a table that knows the best moves; hits: nodes settled by the
table; Mn/s: million nodes a second of CPU."""


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
            "values": [result.told(result.value) for result in self.results],
        }


@dataclass(frozen=True)
class Comparison(Shown):
    """Searches side by side: a row each, and the positions that all of them searched."""

    depth: int
    places: Sequence[Place]
    rows: Sequence[Row]

    def table(self) -> tuple[list[str], list[list[str]]]:
        """Headings and cells, as people read them; the first two columns are names. `LEGEND` says what they mean."""
        return ["search", "ordering", *COUNTS, *SHARES], [_cells(row, self.depth) for row in self.rows]

    def remarks(self) -> list[str]:
        """What is to be said of rows that missed something."""
        said = []
        for row in self.rows:
            missed = f"{row.missed} of {len(self.places)} positions."
            if not row.candidate.is_exact:
                said.append(f"≈ {row.candidate.name} is not exact: it missed the value of {missed}")
            elif row.missed:
                said.append(f"{row.candidate.name} ran out of memory in {missed}")
        if self.places[0].minimal_leaves is None:
            said.append("The minimal trees were not counted: the whole trees are too large.")
        return said


def _cells(row: Row, depth: int) -> list[str]:
    name, ratio, branching = row.candidate.search_name, row.ratio, row.branching(depth)
    return [
        name if row.candidate.is_exact else f"≈ {name}",
        row.candidate.ordering_name,
        f"{row.total('nodes'):,}",
        f"{ratio.mean:.3f}",
        "–" if ratio.low is None else f"{ratio.low:.3f}–{ratio.high:.3f}",
        f"{row.total('leaves'):,}",
        *(f"{row.cutoffs(kind):,}" for kind in ("alpha", "beta", "deep")),
        f"{row.first_move_share:.0%}" if row.cutoffs("alpha") + row.cutoffs("beta") else "–",
        "–" if branching is None else f"{branching:.2f}",
        "–" if row.to_minimal_tree is None else f"{row.to_minimal_tree:.2f}",
        f"{row.to_minimal_graph:.2f}",
        f"{row.total('table_hits'):,}",
        f"{row.nodes_a_second / 1e6:.1f}",
    ]


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
    progress: ShareListener | None = None,
    cancel: Cancellation | None = None,
) -> Comparison:
    """Search `positions` midgame positions below `start` in several ways; Disagreement if two exact ones differ in a value.

    `searches` and `orderings` are given as `search` takes them, each search with every ordering, or as SEARCH/ORDERING. The first
    is what the others are compared to. A search has a table if it needs one or if its ordering contains `hash`. What has a name is
    searched by `workers`: a number of processes, "all" cores, or the address of a dask scheduler; what a `journal` keeps is not
    done again. `progress` is called with a message and the share that is done; a `cancel` token raises Stopped after the search
    that is being made.
    """
    check_request(progress=progress, cancel=cancel, seed=seed)
    sound(start)
    candidates = candidates_of(searches, orderings)
    trials = Trials(start, depth, seed, evaluation_of(start) if evaluation is None else evaluation, table)
    for candidate in candidates:
        trials.check(candidate)
    sample = midgame(start, positions, depth, seed)
    is_small = sum(estimated_leaves(position, depth, seed) for position in sample) <= MOST_LEAVES
    searches_of = (trials.search(position, candidate) for candidate in candidates for position in sample)
    jobs = itertools.chain(searches_of, (trials.least(position, is_small) for position in sample))
    with Runner(workers, None if journal is None else file_of(journal, "journal"), progress, cancel) as runner:
        answers = list(runner.run(jobs, "searches", len(sample) * (len(candidates) + 1)))
    return _compared(depth, candidates, sample, answers)


def _compared(depth: int, candidates: Sequence[Candidate], sample: Sequence[Any], answers: Sequence[Answered]) -> Comparison:
    """What the answers come to: those of each candidate in a row, and in the end those about the least."""
    *searched, least = (answers[i : i + len(sample)] for i in range(0, len(answers), len(sample)))
    results = [[_result(answer) for answer in row] for row in searched]
    seconds = [sum(answer.measured["cpu"] for answer in row) for row in searched]
    places = []
    for position, fewest, *found in zip(sample, least, *results, strict=True):
        places.append(Place(position, _agreed(position, candidates, found), *fewest.value))
    counted = zip(candidates, results, seconds, strict=True)
    rows = [_row(candidate, row, spent, results[0], places) for candidate, row, spent in counted]
    return Comparison(depth, places, rows)


def _result(answer: Answered) -> Result:
    kept = {"line": tuple(answer.value["line"]), "units": Units(*answer.value["units"]), "seconds": answer.measured["seconds"]}
    return Result(**(answer.value | kept))


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
