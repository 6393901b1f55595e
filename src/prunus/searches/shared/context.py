"""Context: everything about a search that is the same at all of its nodes."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.generic import default, implements, operations
from prunus.core.values import INFINITY, NO_MOVE, ZERO
from prunus.searches.shared.lines import Lines
from prunus.searches.shared.tally import Tally
from prunus.searches.shared.trace import BY_BOUND, BY_TABLE
from prunus.tables.no_table import Known


@operations
class Selecting:
    """What a search leaves out besides what cannot matter, and what it looks at first."""

    @default
    def most_value(self, evaluation: Any, position: Any, depth: int) -> int:
        """What an unfinished position is worth at most, as far as that is believed without a look at its moves."""
        return INFINITY

    @default
    def first_depth(self, depth: int, hint: int) -> int:
        """How deep to search first for a best move, where the table has `hint`; 0 for not at all."""
        return ZERO


@implements(Selecting)
class Everything(NamedTuple):
    """Nothing is left out but what cannot matter."""


@operations
class Visiting:
    """What every search of a window does at a node; the node is visited at `ply` with the window (alpha, beta)."""

    def arrive(self, position: Any, depth: int, alpha: int, beta: int, ply: int) -> Known:
        """Enter the node. What is known of its value without a look at its moves, and the best move of an earlier search."""

    def descend(self, node: int, ply: int, move: int, alpha: int, beta: int) -> int:
        """The search goes below `move` with this window; the number of the child in the trace."""

    def is_void(self, child: int, value: int) -> bool:
        """The child has returned `value`, seen by the parent; true if it means nothing because the search was stopped."""

    def improve(self, ply: int, move: int, value: int, best: int, best_move: int, alpha: int) -> tuple[int, int, int]:
        """(best, best_move, alpha) after a move of this value."""

    def cut(self, position: Any, depth: int, beta: int, ply: int, best_move: int, tried: int) -> None:
        """The moves that are left are not looked at."""

    def conclude(self, position: Any, depth: int, alpha: int, beta: int, best: int, best_move: int, horizon: int) -> int:
        """Remember the value of the node, entered with this window when the horizon had been met so often, and return it."""


@implements(Visiting)
class Context(NamedTuple):
    evaluation: Any
    ordering: Any
    tally: Tally
    lines: Lines
    trace: Any
    table: Any
    selection: Any

    def arrive(self, position: Any, depth: int, alpha: int, beta: int, ply: int) -> Known:
        self.tally.enter(ply, alpha)
        self.lines.begin_line(ply)
        if depth == 0 or position.is_over():
            self.tally.leaf(depth)
            value = self.evaluation.evaluate(position)
            return Known(value, value, NO_MOVE, True)
        known = self.table.probe(position, depth)
        if ply == 0:  # the root is always searched, for its line
            return Known(-INFINITY, INFINITY, known.best_move, False)
        most = self.selection.most_value(self.evaluation, position, depth)
        if most <= alpha:
            self.tally.leaf(ZERO)
            self.trace.settle(BY_BOUND)
            return Known(-INFINITY, most, NO_MOVE, False)
        if known.settles(alpha, beta):
            self.tally.hit(known.has_ended)
            self.trace.settle(BY_TABLE)
            return known
        foreseen = self.table.foresee(position, depth, beta)
        if foreseen >= beta:
            self.tally.hit(False)
            self.trace.settle(BY_TABLE)
            return Known(foreseen, INFINITY, NO_MOVE, False)
        return known

    def descend(self, node: int, ply: int, move: int, alpha: int, beta: int) -> int:
        self.ordering.follow(ply, move)
        return self.trace.visit(node, move, alpha, beta)

    def is_void(self, child: int, value: int) -> bool:
        if self.tally.is_stopped():
            return True
        self.trace.leave(child, -value)
        return False

    def improve(self, ply: int, move: int, value: int, best: int, best_move: int, alpha: int) -> tuple[int, int, int]:
        self.ordering.found(ply, move, value)
        if value > best:
            if value > alpha:
                self.lines.improve_line(ply, move)
                return value, move, value
            return value, move, alpha
        return best, best_move, alpha

    def cut(self, position: Any, depth: int, beta: int, ply: int, best_move: int, tried: int) -> None:
        self.tally.cutoff(ply, beta, tried)
        self.ordering.reward(position, best_move, depth, ply)

    def conclude(self, position: Any, depth: int, alpha: int, beta: int, best: int, best_move: int, horizon: int) -> int:
        self.table.store(position, depth, alpha, beta, best, best_move, self.tally.horizon() == horizon)
        return best
