"""Tables by name: a size in megabytes, and what else the table is to do, as in `64+folded+etc`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from prunus.core.generic import answers
from prunus.core.grammar import Entry, words
from prunus.core.registry import find
from prunus.errors import DoesNotFit, NotationError
from prunus.tables.no_table import Remembering
from prunus.tables.transposition import Table


@dataclass(frozen=True)
class TableEntry(Entry):
    """What a table can do besides remembering: `around(table)` does it; of two, the one of the lower `layer` lies inside."""

    around: Callable[[Any], Any]
    layer: int


def find_table(what: Any) -> Any:
    """A table by its text, by its size in megabytes, or itself; None for a size of nothing."""
    if isinstance(what, (int, float)):
        return Table.of(what) if what else None
    if not isinstance(what, str):
        if what is not None and not answers(what, Remembering):
            raise DoesNotFit(f"{what!r} is no table: give megabytes, what it does (64+folded), a table to share, or 0 for none")
        return what
    size, *kinds = words(what)
    if not re.fullmatch(r"[0-9]{1,12}(\.[0-9]{1,12})?", str(size)):
        raise NotationError("table", what, 0, "a number of megabytes")
    table: Any = Table.of(float(size.name)) if float(size.name) else None
    if table is None and kinds:
        raise NotationError("table", what, len(size.name), "nothing more where there is no table")
    if len(set(kinds)) < len(kinds):
        raise NotationError("table", what, len(size.name), "each kind once")
    for entry in sorted((find("table", word) for word in kinds), key=lambda entry: entry.layer):
        table = entry.around(table)
    return table
