"""Context: everything about a search that is the same at all of its nodes."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.search.lines import Lines
from prunus.search.tally import Tally


class Context(NamedTuple):
    evaluation: Any
    ordering: Any
    tally: Tally
    lines: Lines
    trace: Any
