"""Tables by name: a size in megabytes, and what else the table is to do."""

from __future__ import annotations

import re
from typing import Any

from prunus.errors import NotationError
from prunus.tables.folded import Folded
from prunus.tables.foreseeing import Foreseeing
from prunus.tables.transposition import Table

KINDS = {"folded": Folded, "etc": Foreseeing}


def table_from(text: str) -> Any:
    """`64` is a table of 64 megabytes; `64+folded` folds symmetric positions, `64+etc` looks at the children first."""
    size, *kinds = text.split("+")
    if not re.fullmatch(r"[0-9]{1,12}(\.[0-9]{1,12})?", size):
        raise NotationError("table", text, 0, "a number of megabytes")
    table: Any = Table.of(float(size))
    for kind in sorted(kinds, reverse=True):  # folding lies inside
        if kind not in KINDS:
            raise NotationError("table", text, text.index(kind), "folded or etc after a +")
        table = KINDS[kind](table)
    return table
