"""Tally: what a search counts, and the flag by which it is stopped.

Cutoffs are told apart as lecture 28 does. An alpha cutoff happens at a MIN node, a beta cutoff at a MAX node; it is deep when
the bound that caused it was set further up than at the parent. The cells count as if MAX moved at the root; `added` knows better.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.generic import implements, operations
from prunus.core.memory import Cells

NODES, LEAVES, BETA_CUTOFFS, ALPHA_CUTOFFS, DEEP_CUTOFFS, FIRST_CUTOFFS, HITS, HORIZON, STOP, LIMIT = range(10)
ALPHAS = 10  # from here on: the lower end of the window with which the node at each ply was entered

NO_LIMIT = 2**62


@operations
class Counting:
    """What a kernel reports while it runs; one line each."""

    def enter(self, ply: int, alpha: int) -> None:
        """A node is visited with a window that begins at alpha."""

    def leaf(self, depth: int) -> None:
        """The node just entered is evaluated, `depth` plies above the horizon."""

    def hit(self, has_ended: bool) -> None:
        """The table settles the node just entered; `has_ended` if all lines behind its word end before the horizon."""

    def horizon(self) -> int:
        """How often the horizon was met so far: where this stays as it was, every line has ended before it."""

    def cutoff(self, ply: int, beta: int, tried: int) -> None:
        """The node leaves its move loop after `tried` moves, with moves left, because its value reaches beta."""

    def is_stopped(self) -> bool:
        """Whether somebody asked to stop: values returned from here on are void."""


@implements(Counting)
class Tally(NamedTuple):
    cells: Cells

    @classmethod
    def for_depth(cls, depth: int, nodes: int = NO_LIMIT) -> Tally:
        """With room for `depth` plies; the search stops itself after so many nodes."""
        tally = cls(Cells.zeros(ALPHAS + depth + 1))
        tally.reset(nodes)
        return tally

    def reset(self, nodes: int = NO_LIMIT) -> None:
        """Begin to count again."""
        self.cells[:ALPHAS] = [0] * ALPHAS
        self.cells[LIMIT] = nodes

    def enter(self, ply: int, alpha: int) -> None:
        cells = self.cells
        cells[NODES] += 1
        if cells[NODES] > cells[LIMIT]:
            cells[STOP] = 1
        cells[ALPHAS + ply] = alpha

    def leaf(self, depth: int) -> None:
        self.cells[LEAVES] += 1
        self.cells[HORIZON] += depth == 0

    def hit(self, has_ended: bool) -> None:
        self.cells[HITS] += 1
        self.cells[HORIZON] += not has_ended

    def horizon(self) -> Any:
        return self.cells[HORIZON]

    def cutoff(self, ply: int, beta: int, tried: int) -> None:
        self.cells[FIRST_CUTOFFS] += tried == 1
        self.cells[BETA_CUTOFFS + (ply & 1)] += 1
        # beta is -alpha of the parent: the parent's own doing, unless it was already so when the parent was entered.
        if ply > 0 and self.cells[ALPHAS + ply - 1] == -beta:
            self.cells[DEEP_CUTOFFS] += 1

    def is_stopped(self) -> bool:
        return self.cells[STOP] != 0

    def stop(self) -> None:
        """Ask the search to return at once (from another thread)."""
        self.cells[STOP] = 1

    def limit(self, nodes: int) -> None:
        """Let the search stop itself after so many nodes (from another thread)."""
        self.cells[LIMIT] = nodes

    def go_on(self) -> None:
        """Take `stop` back."""
        self.cells[STOP] = 0

    @property
    def nodes(self) -> int:
        return int(self.cells[NODES])


def added(tallies: list[Tally], is_max: bool) -> dict[str, Any]:
    """Nodes, leaves and cutoffs of all threads as a result carries them; deep cutoffs are counted under alpha or beta too.

    `is_max` says who moves at the root.
    """
    total = list(map(sum, zip(*(tally.cells.between(0, STOP) for tally in tallies), strict=True)))
    alpha, beta = (ALPHA_CUTOFFS, BETA_CUTOFFS) if is_max else (BETA_CUTOFFS, ALPHA_CUTOFFS)
    cutoffs = {"alpha": alpha, "beta": beta, "deep": DEEP_CUTOFFS}
    return {
        "nodes": total[NODES],
        "leaves": total[LEAVES],
        "cutoffs": {kind: total[cell] for kind, cell in cutoffs.items()},
        "first_move_cutoffs": total[FIRST_CUTOFFS],
        "table_hits": total[HITS],
    }
