"""The minimal graph: how few nodes a search visits that remembers everything and tries the right move first.

Nobody knows how to find the smallest graph that proves a value. What is taken for it, after Plaat, Schaeffer, Pijls and de Bruin,
1996 ("Exploiting graph properties of game trees"), is the left-first minimal graph: search once, keep the best and the refuting
moves, forget all values, and search again with these moves first. The second search visits, of every node that is cut off, one
move that cuts, and of positions that meet, one. It bounds the smallest graph from above, since another refutation may be cheaper.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.generic import implements
from prunus.core.values import INFINITY
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher
from prunus.tables.no_table import Known, Remembering
from prunus.tables.transposition import ENTRY, HEAD, Table


@implements(Remembering)
class WholeTable(Table):
    """A transposition table that remembers the frontier too, where an ordinary one costs more time than it saves."""

    foresee = Remembering.foresee

    def probe(self, position: Any, depth: int) -> Known:
        return self.probe_key(position.key(), depth)

    def store(self, position: Any, depth: int, alpha: int, beta: int, value: int, move: int, has_ended: bool) -> None:
        self.store_key(position.key(), depth, alpha, beta, value, move, has_ended)


def minimal_graph(position: Any, depth: int, evaluation: Any, table: Table) -> int:
    """Nodes of the left-first minimal graph of `position`, `depth` plies deep; `table` is a WholeTable with room for them."""
    table = table.emptied()
    searcher = Searcher("alpha-beta", evaluation, "hash+static", table=table)
    searcher.think(position, Limits(depth))
    forget_values(table)
    return searcher.think(position, Limits(depth), depths=[depth]).nodes


def forget_values(table: Table) -> None:
    """Every entry keeps its position, its move and its depth, and knows nothing of the value."""
    entries = table.cells.array[HEAD:].reshape(-1, ENTRY)
    used = np.flatnonzero(entries[:, 3])
    keys = np.bitwise_xor.reduce(entries[used], axis=1)
    entries[used, 1], entries[used, 2] = -INFINITY, INFINITY
    entries[used, 0] = keys ^ entries[used, 1] ^ entries[used, 2] ^ entries[used, 3]
