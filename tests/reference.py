"""Slow and plain: the rules and minimax written a second time, on dictionaries and lists, to check the fast ones against.

Nothing here uses a bitboard, a kernel or an operation of the package, except where a function says so.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from tests.second_checkers import Checkers
from tests.second_hex import Hex

DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


class Othello:
    """Discs in a dictionary from (column, row) to "X" or "O"."""

    def __init__(self, discs: dict[tuple[int, int], str], side: str, size: int) -> None:
        self.discs, self.side, self.size = discs, side, size

    @classmethod
    def read(cls, text: str, size: int) -> Othello:
        squares, side = text.split()
        discs = {(i % size, i // size): mark for i, mark in enumerate(squares) if mark in "XO"}
        return cls(discs, side, size)

    @property
    def other(self) -> str:
        return "O" if self.side == "X" else "X"

    def turned(self, square: tuple[int, int], side: str) -> list[tuple[int, int]]:
        if square in self.discs:
            return []
        turned = []
        for dx, dy in DIRECTIONS:
            chain, (x, y) = [], square
            while self.discs.get((x := x + dx, y := y + dy), side) != side:
                chain.append((x, y))
            if self.discs.get((x, y)) == side:
                turned += chain
        return turned

    def placements(self, side: str) -> list[tuple[int, int]]:
        squares = itertools.product(range(self.size), repeat=2)
        return [(x, y) for y, x in squares if self.turned((x, y), side)]

    def moves(self) -> list[str]:
        squares = self.placements(self.side)
        if squares:
            return [f"{'abcdefgh'[x]}{y + 1}" for x, y in squares]
        return ["pass"] if self.placements(self.other) else []

    def play(self, move: str) -> Othello:
        discs = dict(self.discs)
        if move != "pass":
            square = ("abcdefgh".index(move[0]), int(move[1:]) - 1)
            discs |= dict.fromkeys([square, *self.turned(square, self.side)], self.side)
        return Othello(discs, self.other, self.size)

    def outcome(self) -> int:
        marks = list(self.discs.values())
        return marks.count(self.side) - marks.count(self.other)

    def text(self) -> str:
        squares = (self.discs.get((x, y), "-") for y in range(self.size) for x in range(self.size))
        return f"{''.join(squares)} {self.side}"


class Alignment:
    """Connect Four (stones fall) and tic-tac-toe (they do not) on a grid of rows, the top row first."""

    def __init__(self, rows: list[str], length: int, falls: bool) -> None:
        self.rows, self.length, self.falls = rows, length, falls

    @property
    def side(self) -> str:
        stones = "".join(self.rows)
        return "X" if stones.count("X") == stones.count("O") else "O"

    def has_line(self) -> bool:
        height, width = len(self.rows), len(self.rows[0])
        for y, x in itertools.product(range(height), range(width)):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                cells = [(x + i * dx, y + i * dy) for i in range(self.length)]
                if all(0 <= cx < width and 0 <= cy < height for cx, cy in cells):
                    marks = {self.rows[cy][cx] for cx, cy in cells}
                    if len(marks) == 1 and marks != {"."}:
                        return True
        return False

    def moves(self) -> list[str]:
        if self.has_line():
            return []
        width = len(self.rows[0])
        if self.falls:
            return [str(x + 1) for x in range(width) if self.rows[0][x] == "."]
        return [str(i + 1) for i, mark in enumerate("".join(self.rows)) if mark == "."]

    def play(self, move: str) -> Alignment:
        width = len(self.rows[0])
        if self.falls:
            x = int(move) - 1
            y = max(row for row in range(len(self.rows)) if self.rows[row][x] == ".")
        else:
            y, x = divmod(int(move) - 1, width)
        rows = list(self.rows)
        rows[y] = rows[y][:x] + self.side + rows[y][x + 1 :]
        return Alignment(rows, self.length, self.falls)

    def outcome(self) -> int:
        """Of a finished game, for the player to move, who cannot have won: in Connect Four by the stones that the winner has."""
        if not self.has_line():
            return 0
        return -(self.stones_saved() + 1) if self.falls else -1

    def stones_saved(self) -> int:
        """How many of the stones that a full board would have of his the winner did not need."""
        cells = len(self.rows) * len(self.rows[0])
        stones = sum(mark != "." for mark in "".join(self.rows))
        winners_stones = (stones + 1) // 2 if self.side == "O" else stones // 2
        winners_share = (cells + 1) // 2 if self.side == "O" else cells // 2
        return winners_share - winners_stones

    def text(self) -> str:
        return "".join(self.rows)


class InARow(Alignment):
    """Tic-tac-toe on larger boards: squares have names, the top row is 1, and lines are looked for in texts."""

    def __init__(self, rows: list[str], length: int) -> None:
        super().__init__(rows, length, falls=False)

    def has_line(self) -> bool:
        height, width = len(self.rows), len(self.rows[0])
        texts = [*self.rows, *("".join(column) for column in zip(*self.rows, strict=True))]
        for x in range(-height, width + height):
            texts.append("".join(self.rows[y][x + y] for y in range(height) if 0 <= x + y < width))
            texts.append("".join(self.rows[y][x - y] for y in range(height) if 0 <= x - y < width))
        return any(mark * self.length in text for mark in "XO" for text in texts)

    def moves(self) -> list[str]:
        if self.has_line():
            return []
        return [f"{chr(ord('a') + x)}{y + 1}" for y, row in enumerate(self.rows) for x, mark in enumerate(row) if mark == "."]

    def play(self, move: str) -> InARow:
        x, y = ord(move[0]) - ord("a"), int(move[1:]) - 1
        rows = [list(row) for row in self.rows]
        rows[y][x] = self.side
        return InARow(["".join(row) for row in rows], self.length)

    def outcome(self) -> int:
        return -(self.stones_saved() + 1) if self.has_line() else 0


# The compiled games whose rules are written here a second time, by the beginning of their names: how a position is taken over.
SECOND: dict[str, Callable[[Any, Any], Any]] = {
    "checkers": lambda game, position: Checkers.read(game.rows(position), game.format(position)),
    "connect-four": lambda game, position: Alignment(game.rows(position), 4, falls=True),
    "gomoku": lambda game, position: InARow(game.rows(position), game.length),
    "hex": lambda game, position: Hex(game.rows(position), game.format(position)[-1]),
    "in-a-row": lambda game, position: InARow(game.rows(position), game.length),
    "othello": lambda game, position: Othello.read(game.format(position), game.size),
    "tic-tac-toe": lambda game, position: Alignment(game.rows(position), 3, falls=False),
}


def has_second(name: str) -> bool:
    return name.startswith(tuple(SECOND))


def second(game: Any, position: Any) -> Any:
    """A position of a game whose rules are written a second time, under those rules."""
    return next(taken_over(game, position) for stem, taken_over in SECOND.items() if game.name.startswith(stem))


def perft(game: Any, depth: int) -> tuple[int, int]:
    """Positions at `depth` of a reference game, and games that ended before."""
    if depth == 0:
        return 1, 0
    below = [perft(game.play(move), depth - 1) for move in game.moves()]
    return (sum(positions for positions, _ in below), sum(ended for _, ended in below)) if below else (0, 1)


class Remembered:
    """An evaluation that is asked once about a position, however often a plain search comes to it; its methods run as Python."""

    def __init__(self, evaluation: Any) -> None:
        self.evaluation, self.values = evaluation, dict[Any, int]()

    def evaluate(self, position: Any) -> int:
        if position not in self.values:
            self.values[position] = int(self.evaluation.evaluate(position))
        return self.values[position]


def minimax(position: Any, depth: int, evaluation: Any) -> int:
    """The definition, on positions of the package (their methods as Python, no kernel)."""
    if depth == 0 or position.is_over():
        return int(evaluation.evaluate(position))
    return max(-minimax(position.play(move), depth - 1, evaluation) for move in position.moves())


def playout(position: Any, seed: int, plies: int) -> Iterator[Any]:
    """The positions of a random game."""
    chance = random.Random(seed)
    yield position
    for _ in range(plies):
        moves = list(position.moves())
        if not moves:
            return
        position = position.play(chance.choice(moves))
        yield position


def somewhere(position: Any, seed: int, plies: int) -> Any:
    """The last position of a random game of at most `plies` plies."""
    return list(playout(position, seed, plies))[-1]


def trees(depth: int) -> st.SearchStrategy[Any]:
    """Nested lists, all leaves `depth` deep, with few different values so that ties are common."""
    leaf: st.SearchStrategy[Any] = st.integers(-4, 4)
    for _ in range(depth):
        leaf = st.lists(leaf, min_size=1, max_size=4)
    return leaf


def uneven_trees(depth: int) -> st.SearchStrategy[Any]:
    """Nested lists whose leaves are one to `depth` deep."""
    leaf: st.SearchStrategy[Any] = st.integers(-4, 4)
    node = st.lists(leaf, min_size=1, max_size=4)
    for _ in range(depth - 1):
        node = st.lists(leaf | node, min_size=1, max_size=4)
    return node


def written_trees() -> st.SearchStrategy[tuple[str, Any, bool]]:
    """(text, nested lists, whether MAX moves at the root); trees of one to four plies, half of them uneven."""
    pairs = st.tuples(st.integers(1, 4).flatmap(trees) | uneven_trees(4), st.booleans())
    return pairs.map(lambda pair: (f"{'' if pair[1] else 'MIN '}{pair[0]}", *pair))


def textbook_nodes(tree: Any, is_max: bool) -> list[list[Any]]:
    """[path, alpha, beta, value] of every node that alpha-beta visits, as slides have it: a rule for MAX, a rule for MIN."""
    visited: list[list[Any]] = []

    def visit(node: Any, is_max: bool, alpha: float, beta: float, path: tuple[int, ...]) -> float:
        visited.append(here := [path, alpha, beta, node])
        if isinstance(node, int):
            return node
        here[3] = -math.inf if is_max else math.inf
        for i, child in enumerate(node):
            value = visit(child, not is_max, alpha, beta, (*path, i))
            here[3] = max(here[3], value) if is_max else min(here[3], value)
            if here[3] >= beta if is_max else here[3] <= alpha:
                break
            alpha, beta = (max(alpha, here[3]), beta) if is_max else (alpha, min(beta, here[3]))
        return float(here[3])

    visit(tree, is_max, -math.inf, math.inf, ())
    return visited


def value_of(tree: Any, is_max: bool = True) -> int:
    """Max and min by the book."""
    if isinstance(tree, int):
        return tree
    return (max if is_max else min)(value_of(child, not is_max) for child in tree)
