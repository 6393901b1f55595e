"""Sharing: what a random game says about the moves that were made later in it.

All moves as first: in many games a move that was good later would have been good at once. So the reward of a game is lent, at every
node of its way, to all moves that the player to move there has made later in it (Brügmann, 1993). Such rewards are many and no more
than a hint, and count the less the more often a move has been visited itself: rapid action value estimation (Gelly and Silver,
2007).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements, operations
from prunus.core.memory import Cells
from prunus.core.values import ONE
from prunus.searches.monte_carlo.tree import COUNT, FIRST, MOVE, SampledTree, read

SLOTS = 4096  # moves that are told apart; those with larger numbers share the place of others
GAMES, LENT = range(2)  # of a node: how many rewards were lent to it, and their sum, for who makes the move


@operations
class Sharing:
    """What the moves of a game say about each other; `side` is whose move it is, 0 for the player at the root, 1 for the other."""

    def begin(self, node: int) -> None:
        """The node is new."""

    def mark(self, move: int, side: int, game: int) -> None:
        """In the game of this number, the move is made."""

    def lend(self, tree: Any, node: int, side: int, game: int, reward: int) -> None:
        """Lend the reward of the player to move at a node to the moves that he has made from there on."""

    def blended(self, child: int, total: Any, visits: Any) -> Any:
        """The mean of a child with so many visits and this total, both counted with one more than there were."""


@implements(Sharing)
class Nothing(NamedTuple):
    """Every move for itself."""

    def begin(self, node: int) -> None:
        pass

    def mark(self, move: int, side: int, game: int) -> None:
        pass

    def lend(self, tree: Any, node: int, side: int, game: int, reward: int) -> None:
        pass

    def blended(self, child: int, total: Any, visits: Any) -> Any:
        return total / visits


@implements(Sharing)
class AllAsFirst(NamedTuple):
    """With m rewards lent and n visits, those that are lent weigh  m / (m + n + m n / trust)."""

    cells: Cells  # GAMES and LENT of every node
    marks: Cells  # by side and move: the number of the game in which it was made last, plus one
    trust: np.float64

    @classmethod
    def of(cls, nodes: int, trust: float) -> AllAsFirst:
        return cls(Cells.zeros(2 * nodes), Cells.zeros(2 * SLOTS), np.float64(trust))

    def begin(self, node: int) -> None:
        self.cells[2 * node + GAMES] = 0
        self.cells[2 * node + LENT] = 0

    def mark(self, move: int, side: int, game: int) -> None:
        self.marks[SLOTS * side + (move & (SLOTS - 1))] = game + 1

    def lend(self, tree: SampledTree, node: int, side: int, game: int, reward: int) -> None:
        first = read(tree, node, FIRST)
        for child in range(first, first + read(tree, node, COUNT)):
            if self.marks[SLOTS * side + (read(tree, child, MOVE) & (SLOTS - 1))] == game + 1:
                self.cells[2 * child + GAMES] += ONE
                self.cells[2 * child + LENT] += reward

    def blended(self, child: int, total: Any, visits: Any) -> Any:
        lent = self.cells[2 * child + GAMES]
        if lent == 0:
            return total / visits
        weight = lent / (lent + visits + lent * visits / self.trust)
        return (1.0 - weight) * (total / visits) + weight * (self.cells[2 * child + LENT] / lent)
