"""A dictionary in place of packed words: what searches remember that are interpreted.

Python takes longer to pack and unpack words than to ask many a game. So beside the memory of a transposition table stands a
dictionary for games that are plain classes, with one entry a position and the same answers. It has two generations: when the
younger is full it becomes the older, and what nobody has stored again since then is forgotten.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any, NamedTuple

from prunus.core.checked import CheckedPosition, checked
from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.core.values import INFINITY, NO_MOVE
from prunus.tables.no_table import Keyed, Known, Remembering
from prunus.tables.transposition import LEAST_DEPTH, Table

ENTRY_BYTES = 400  # of a name, a depth, what is known, and their place in a dictionary
LEAST = int(LEAST_DEPTH)
UNKNOWN = Known(-INFINITY, INFINITY, NO_MOVE, False)

Name = tuple[Any, tuple[int, int]]  # what a position is known by, and what its value depends on besides it
Entry = tuple[int, Known]  # the depth, and what is known at that depth


class Entries:
    """Two generations of at most `most` entries each, by name."""

    __slots__ = ("most", "older", "younger")

    def __init__(self, room: int) -> None:
        self.most = max(1, room // (2 * ENTRY_BYTES))
        self.younger: dict[Name, Entry] = {}
        self.older: dict[Name, Entry] = {}

    def put(self, name: Name, entry: Entry) -> None:
        if len(self.younger) >= self.most:
            self.older, self.younger = self.younger, {}
        self.younger[name] = entry


_beside: weakref.WeakKeyDictionary[Cells, Entries] = weakref.WeakKeyDictionary()  # the memory of each table


@implements(Remembering, Keyed)
class Dictionary(NamedTuple):
    """The entries beside a table, and two words for what a value depends on besides position and depth."""

    entries: Entries
    mark: tuple[int, int]
    name: Callable[[Any], Any]  # of a position: what it is known by

    @classmethod
    def beside(cls, table: Table, position: Any) -> Dictionary:
        """What `table` remembers of plain games, by all who share its memory."""
        entries = _beside.get(table.cells) or _beside.setdefault(table.cells, Entries(table.cells.array.nbytes))
        is_watched = isinstance(position, CheckedPosition)
        return cls(entries, (int(table.salt), int(table.seal)), _name_of if is_watched else type(position).key)

    def probe(self, position: Any, depth: int) -> Known:
        return UNKNOWN if depth < LEAST else self.probe_key(self.name(position), depth)

    def store(self, position: Any, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        if depth >= LEAST:
            self.store_key(self.name(position), depth, alpha, beta, value, move, has_ended)

    def probe_key(self, key: Any, depth: int) -> Known:
        entries, name = self.entries, (key, self.mark)
        entry = entries.younger.get(name) or entries.older.get(name)
        if entry is None:
            return UNKNOWN
        known = entry[1]
        return known if entry[0] == depth else Known(-INFINITY, INFINITY, known.best_move, False)

    def store_key(self, key: Any, depth: int, alpha: int, beta: int, value: Any, move: Any, has_ended: bool) -> None:
        lower: Any = value if value > alpha else -INFINITY
        upper: Any = value if value < beta else INFINITY
        entries, name = self.entries, (key, self.mark)
        entry = entries.younger.get(name) or entries.older.get(name)
        if entry is not None:
            old = entry[1]
            if move == NO_MOVE:
                move = old.best_move
            if entry[0] == depth:
                lower, upper, has_ended = max(lower, old.lower), min(upper, old.upper), has_ended and old.has_ended
        entries.put(name, (depth, Known(lower, upper, move, has_ended)))


@implements(Remembering)
class FoldedDictionary(NamedTuple):
    """A dictionary in which a position and its images, by the symmetries of a plain game, share what is known.

    Moves are kept of the one that answers for them: the others call theirs otherwise.
    """

    entries: Dictionary

    def probe(self, position: Any, depth: int) -> Known:
        if depth < LEAST:
            return UNKNOWN
        first = position.first
        if first is None:
            return self.entries.probe_key(position.table_name(), depth)
        known = self.entries.probe_key(first.table_name(), depth)
        return Known(known.lower, known.upper, NO_MOVE, known.has_ended)

    def store(self, position: Any, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        if depth >= LEAST:
            first, own = (position, move) if position.first is None else (position.first, NO_MOVE)
            self.entries.store_key(first.table_name(), depth, alpha, beta, value, own, has_ended)


def _name_of(position: Any) -> Any:
    """What a plain position is known by, whether or not something stands in for it."""
    return (position if isinstance(position, CheckedPosition) else checked(position)).table_name()


def in_dictionaries(table: Any, position: Any, is_folded: bool) -> Any:
    """A table, whatever it does besides remembering, for interpreted searches of such a position; `is_folded` if a plain game's
    symmetries change none of the values in it."""
    if type(table) is Table:
        entries = Dictionary.beside(table, position)
        return FoldedDictionary(entries) if is_folded and isinstance(position, CheckedPosition) else entries
    is_around = "table" in getattr(type(table), "_fields", ())
    return table._replace(table=in_dictionaries(table.table, position, is_folded)) if is_around else table
