"""Tally: what a search counts, and the flag by which it is stopped.

Cutoffs are told apart as lecture 28 does. MAX is the player to move at the root. An alpha cutoff happens at a MIN node, a
beta cutoff at a MAX node; it is deep when the bound that caused it was set further up than at the parent.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.generic import operations
from prunus.core.memory import Cells

NODES, LEAVES, BETA_CUTOFFS, ALPHA_CUTOFFS, DEEP_CUTOFFS, STOP = range(6)
ALPHAS = 6  # from here on: the lower end of the window with which the node at each ply was entered


@operations
class Counting:
    """What a kernel reports while it runs; one line each."""

    def enter(self, ply: int, alpha: int) -> None:
        """A node is visited with a window that begins at alpha."""

    def leaf(self) -> None:
        """The node just entered is evaluated."""

    def cutoff(self, ply: int, beta: int) -> None:
        """The node leaves its move loop, with moves left, because its value reaches beta."""

    def is_stopped(self) -> bool:
        """Whether somebody asked to stop: values returned from here on are void."""


class Tally(NamedTuple):
    cells: Cells

    @classmethod
    def for_depth(cls, depth: int) -> Tally:
        return cls(Cells.zeros(ALPHAS + depth + 1))

    def enter(self, ply: int, alpha: int) -> None:
        self.cells[NODES] += 1
        self.cells[ALPHAS + ply] = alpha

    def leaf(self) -> None:
        self.cells[LEAVES] += 1

    def cutoff(self, ply: int, beta: int) -> None:
        self.cells[BETA_CUTOFFS + (ply & 1)] += 1
        # beta is -alpha of the parent: the parent's own doing, unless it was already so when the parent was entered.
        if ply > 0 and self.cells[ALPHAS + ply - 1] == -beta:
            self.cells[DEEP_CUTOFFS] += 1

    def is_stopped(self) -> bool:
        return self.cells[STOP] != 0

    def stop(self) -> None:
        """Ask the search to return at once (from another thread)."""
        self.cells[STOP] = 1

    def cutoffs(self) -> dict[str, int]:
        """The cutoffs by kind; the deep ones are counted under alpha or beta too."""
        alpha, beta, deep = (int(self.cells[kind]) for kind in (ALPHA_CUTOFFS, BETA_CUTOFFS, DEEP_CUTOFFS))
        return {"alpha": alpha, "beta": beta, "deep": deep}


def counted(tally: Tally) -> dict[str, Any]:
    """Nodes, leaves and cutoffs as a result carries them."""
    return {
        "nodes": int(tally.cells[NODES]),
        "leaves": int(tally.cells[LEAVES]),
        "cutoffs": tally.cutoffs(),
    }
