"""The jobs of a comparison: every position searched by every candidate, and the least that any search of it could visit.

Every candidate searches every position from nothing: orderings are made anew, tables emptied. Where game, evaluation, table,
search and ordering all have names, a job is described by these, and anybody can perform it; where not, by the things themselves.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from prunus.core.grammar import files_named
from prunus.core.jit import is_interpreting
from prunus.core.registry import address_of, game_of
from prunus.core.registry import game as find_game
from prunus.errors import OutOfRange
from prunus.jobs.job import Answer, Job, file_digests, prepared
from prunus.lab.candidates import Candidate
from prunus.lab.minimal_graph import WholeTable, minimal_graph
from prunus.searches.driving.defaults import can_be_deepened
from prunus.searches.driving.entry import search
from prunus.searches.driving.limits import check_depth
from prunus.searches.driving.parts import find_evaluation, find_ordering, is_drawn
from prunus.searches.minimal_tree import minimal_leaves
from prunus.tables.kinds import find_table

GRAPH_MEGABYTES = 128.0  # of the table for minimal graphs


@dataclass(frozen=True)
class Trials:
    """What all searches of a comparison have in common, checked; evaluation and table are as the user gives them."""

    start: Any
    depth: int
    seed: int
    evaluation: Any
    table: Any

    def __post_init__(self) -> None:
        check_depth(self.depth)
        if self.depth == 0:
            raise OutOfRange("a comparison needs a depth of at least one ply: at depth 0 all searches are the same")
        if find_table(self.table) is None:
            raise OutOfRange("a table of 0 megabytes has no room for an entry")

    @functools.cached_property
    def measure(self) -> Any:
        """The evaluation itself."""
        return find_evaluation(self.evaluation, self.start)

    @functools.cached_property
    def address(self) -> str | None:
        """Where others find the game; None if it, the evaluation or the table has no name for them."""
        game = game_of(self.start)
        has_names = isinstance(self.evaluation, str) and isinstance(self.table, str | float | int)
        return address_of(game) if game is not None and has_names else None

    def check(self, candidate: Candidate) -> None:
        """Refuse an ordering that does not fit."""
        if candidate.ordering is not None:
            find_ordering(candidate.ordering, self.start, self.measure, self.depth, self.seed)

    def search(self, position: Any, candidate: Candidate) -> Job:
        """What the candidate finds, and what it costs."""
        given = {"depth": self.depth, "seed": self.seed, "table": self.table}
        if self.address is None or candidate.names is None:
            return Job(_searched, {"position": position, "candidate": candidate, "evaluation": self.measure} | given)
        names = {"search": candidate.names[0], "ordering": candidate.names[1]}
        return self._named("searched", position, given | names, filter(None, candidate.names))

    def least(self, position: Any, is_small: bool) -> Job:
        """The least that a search can visit; `is_small`: the leaves of the minimal tree may be counted too."""
        given = {"depth": self.depth, "is_small": is_small}
        if self.address is None:
            return Job(_least, {"position": position, "evaluation": self.measure} | given)
        return self._named("least", position, given, ())

    def _named(self, function: str, position: Any, given: dict[str, Any], names: Iterable[str]) -> Job:
        game: Any = game_of(self.start)
        named = {"game": self.address, "position": game.format(position), "evaluation": self.evaluation}
        return Job(f"{__name__}:{function}", named | given, file_digests(files_named(str(self.address), self.evaluation, *names)))


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
    if kind not in _compiled and depth > 1 and can_be_deepened(position):
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
        seed=seed if is_drawn(candidate.algorithm, candidate.ordering) else None,
        table=memory,
        deepening=candidate.has_table if can_be_deepened(position) else None,
    )
    measured = {"cpu": time.process_time() - begun, "seconds": result.seconds}
    return Answer({name: value for name, value in vars(result).items() if name not in ("seconds", "position")}, measured)


def _least(position: Any, evaluation: Any, depth: int, is_small: bool) -> tuple[int | None, int]:
    fewest = minimal_leaves(position, depth, evaluation) if is_small else None
    return fewest, minimal_graph(position, depth, evaluation, _whole_table())
