"""Candidates of a comparison: searches with orderings, by their names or as they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from prunus.core.grammar import words
from prunus.core.ordering import OrderingEntry
from prunus.core.registry import known
from prunus.errors import OutOfRange
from prunus.searches.driving.defaults import BEST_ORDERING, stages
from prunus.searches.driving.parts import find_algorithm, is_asking, told
from prunus.searches.shared.algorithm import Algorithm, once


@dataclass(frozen=True)
class Candidate:
    """A search with an ordering, both as `search` takes them; the names are for people."""

    algorithm: str | Algorithm
    search_name: str
    ordering: Any
    ordering_name: str
    is_exact: bool
    has_table: bool
    names: tuple[str, str | None] | None = None  # as they were given, if both are names

    @classmethod
    def of(cls, search: str | Algorithm, ordering: Any, ordering_name: str | None = None) -> Candidate:
        """Searches that answer questions (`df-pn` and its kin) have no ordering and no table of ours."""
        if is_asking(search):
            return cls(search, str(search), None, "–", True, False, (str(search), None))
        algorithm = find_algorithm(search)
        ordering = ordering.name if isinstance(ordering, OrderingEntry) else ordering
        lives_on_table = isinstance(ordering, str) and "hash" in stages(ordering)
        has_table = algorithm.needs_table or algorithm.drive is not once or lives_on_table
        names = (search, ordering) if isinstance(search, str) and isinstance(ordering, str) else None
        return cls(algorithm, algorithm.name, ordering, ordering_name or told(ordering), algorithm.is_exact, has_table, names)

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
