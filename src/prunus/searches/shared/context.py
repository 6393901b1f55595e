"""Context: everything about a search that is the same at all of its nodes."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.generic import implements, operations
from prunus.core.values import INFINITY, ZERO
from prunus.searches.shared.lines import Lines
from prunus.searches.shared.tally import Tally


@operations
class Selecting:
    """What a search leaves out besides what cannot matter, and what it looks at first."""

    def most_value(self, evaluation: Any, position: Any, depth: int) -> int:
        """What an unfinished position is worth at most, as far as that is believed without a look at its moves."""
        return INFINITY

    def first_depth(self, depth: int, hint: int) -> int:
        """How deep to search first for a best move, where the table has `hint`; 0 for not at all."""
        return ZERO


@implements(Selecting)
class Everything(NamedTuple):
    """Nothing is left out but what cannot matter."""


class Context(NamedTuple):
    evaluation: Any
    ordering: Any
    tally: Tally
    lines: Lines
    trace: Any
    table: Any
    selection: Any
