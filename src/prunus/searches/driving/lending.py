"""Lending: a search by names is made by the searcher that an earlier one has left, set back as new.

To make a searcher takes longer than a small search: its parts are found by name, and its table is memory that the machine clears
page by page. What names a file is read again each time, so such searchers are not kept.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from prunus.core.grammar import files_named
from prunus.core.memory import cells_in
from prunus.searches.driving.searcher import Searcher

MOST = 2  # searchers that are kept
MOST_BYTES = 2**26  # of the table of one

_resting: dict[tuple[Any, ...], Searcher] = {}  # by what they are made of, the one that rests longest first
_lock = threading.Lock()


@contextmanager
def lent(position: Any, algorithm: Any, evaluation: Any, ordering: Any, table: Any, seed: int, threads: int) -> Iterator[Searcher]:
    """A searcher of these parts, which has learned nothing of any position; one whose search has failed is not used again."""
    parts = algorithm, evaluation, ordering, table
    is_named = all(part is None or (isinstance(part, (str, int, float)) and _is_of_the_house(str(part))) for part in parts)
    made_of = (type(position), *parts, seed, threads) if is_named else ()
    with _lock:
        searcher = _resting.pop(made_of, None)
    is_resting = searcher is not None
    if searcher is None:
        searcher = Searcher(algorithm, evaluation, ordering, table=table, seed=seed, threads=threads)
    else:
        searcher.forget()
    yield searcher
    if is_resting or (is_named and sum(cells.array.nbytes for cells in cells_in(searcher.table)) <= MOST_BYTES):
        with _lock:
            _resting[made_of] = searcher
            while len(_resting) > MOST:
                _resting.pop(next(iter(_resting)))


def _is_of_the_house(name: str) -> bool:
    """Whether a name means the same each time: it names no file, which would stand behind a colon or be Python."""
    return not (":" in name or ".py" in name) or not files_named(name)
