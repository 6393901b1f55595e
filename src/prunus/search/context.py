"""Context: everything about a search that is the same at all of its nodes."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.search.lines import Lines
from prunus.search.tally import Tally


class NoPruning(NamedTuple):
    """Nothing is left out but what cannot matter."""


class Context(NamedTuple):
    evaluation: Any
    ordering: Any
    tally: Tally
    lines: Lines
    trace: Any
    table: Any
    pruning: Any
