"""Checks: what it costs that every node of a plain game is looked at

Games written as plain classes, searched by alpha-beta in their natural order without a table, with the checks of `core/checked.py`
and within `unchecked()`. The two are searched by turns, five times each, and the fastest of each counts, in CPU time. Nodes are the
same.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

from benchmarks.report import Measured, fastest, table
from prunus import PLAIN, Position, game, search, unchecked


class Stones(Position):
    """Take one to three; who takes the last one wins. One attribute."""

    def __init__(self, left: int) -> None:
        self.left = left

    def moves(self) -> range:
        return range(1, min(3, self.left) + 1)

    def play(self, move: int) -> Stones:
        return Stones(self.left - move)

    def is_over(self) -> bool:
        return self.left == 0

    def outcome(self) -> int:
        return -1


class ThreeInARow(Position):
    """Tic-tac-toe with its board in a list."""

    LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

    def __init__(self, board: list[int], side: int = 1) -> None:
        self.board, self.side = board, side

    def has_lost(self) -> bool:
        return any(all(self.board[square] == -self.side for square in line) for line in self.LINES)

    def moves(self) -> list[int]:
        return [] if self.has_lost() else [square for square in range(9) if not self.board[square]]

    def play(self, move: int) -> ThreeInARow:
        board = self.board.copy()
        board[move] = self.side
        return ThreeInARow(board, -self.side)

    def is_over(self) -> bool:
        return self.has_lost() or all(self.board)

    def outcome(self) -> int:
        return -1 if self.has_lost() else 0


GAMES: dict[str, tuple[Any, int]] = {
    "stones, one number": (Stones(40), 9),
    "nim, a frozen dataclass": (game("nim").parse("3-3-3-3"), 6),
    "three in a row, a list": (ThreeInARow([0] * 9), 6),
}


def sections(measured: Measured) -> Iterator[str]:
    head = ("game", "depth", "nodes", "nodes/s checked", "nodes/s unchecked", "unchecked / checked")
    yield table(head, measured(row, [(name,) for name in GAMES]))


def row(name: str) -> list[Any]:
    position, depth = GAMES[name]

    def searched(context: Any) -> Any:
        with context:
            return search(position, depth, evaluation="win-loss-draw", **PLAIN)

    checked, free = fastest(lambda: searched(nullcontext()), lambda: searched(unchecked()), rounds=5)
    assert checked.result.nodes == free.result.nodes
    rates = [run.result.nodes / run.seconds for run in (checked, free)]
    return [name, depth, checked.result.nodes, round(rates[0]), round(rates[1]), rates[1] / rates[0]]
