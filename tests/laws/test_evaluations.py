"""Laws of the evaluations: each is what its page says, counted a second time on plain boards."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from prunus.core.registry import entries, game
from prunus.core.values import WIN
from prunus.games.othello_knowledge import PRICES
from tests import reference
from tests.reference import playout
from tests.second_checkers import Checkers

# The prices of the squares of a quarter of the board, as the page has them; smaller boards keep the corner and lose the middle.
QUARTER = [[100, -20, 10, 5], [-20, -50, -2, -2], [10, -2, 2, 1], [5, -2, 1, 0]]
GAMES = [
    *("tic-tac-toe", "in-a-row", "in-a-row-4x3", "in-a-row-6x7-4"),
    *("gomoku-8x3-3", "gomoku-4x9", "gomoku", "hex-3x3", "hex-8x8"),
    *("connect-four-4x4", "connect-four-5x4", "connect-four"),
    *("othello-4x4", "othello-6x6", "othello", "checkers"),
]


def price(x: int, y: int, size: int) -> int:
    return QUARTER[min(y, size - 1 - y)][min(x, size - 1 - x)]


def of_othello(name: str, board: reference.Othello) -> int:
    """An evaluation of an unfinished game of Othello, for the player to move."""
    signs = {square: 1 if mark == board.side else -1 for square, mark in board.discs.items()}
    ends = (0, board.size - 1)
    moves = len(board.placements(board.side)) - len(board.placements(board.other))
    return {
        "disc-difference": sum(signs.values()),
        "square-weights": sum(sign * price(*square, board.size) for square, sign in signs.items()),
        "corners-mobility": 10 * sum(signs.get(corner, 0) for corner in itertools.product(ends, ends)) + moves,
    }[name]


def of_lines(name: str, board: reference.Alignment) -> int:
    """The same of a game in which lines are filled."""
    height, width = len(board.rows), len(board.rows[0])
    other = "O" if board.side == "X" else "X"
    open_lines, stones_in_lines = 0, 0
    for y, x, (dx, dy) in itertools.product(range(height), range(width), ((1, 0), (0, 1), (1, 1), (1, -1))):
        cells = [(x + i * dx, y + i * dy) for i in range(board.length)]
        if all(0 <= cx < width and 0 <= cy < height for cx, cy in cells):
            marks = [board.rows[cy][cx] for cx, cy in cells]
            open_lines += (other not in marks) - (board.side not in marks)
            if set(marks) <= {board.side, "."} and board.side in marks:
                stones_in_lines += 4 ** marks.count(board.side)
            if set(marks) <= {other, "."} and other in marks:
                stones_in_lines -= 4 ** marks.count(other)
    middle = [row[(width - 1) // 2 : width // 2 + 1] for row in board.rows]
    if not board.falls:
        middle = middle[(height - 1) // 2 : height // 2 + 1]
    stones = sum(row.count(board.side) - row.count(other) for row in middle)
    return {
        "open-lines": open_lines,
        "lines-and-centre": 2 * open_lines + 3 * stones,
        "stones-in-lines": stones_in_lines,
    }[name]


def of_pieces(board: Checkers) -> int:
    """The same of men and kings."""
    value = 0
    for (row, _), mark in board.pieces.items():
        worth = 130 if mark.isupper() else 100 + 2 * (row if mark == "b" else 7 - row)
        value += worth if mark.lower() == board.side else -worth
    return value


@pytest.mark.parametrize("name", GAMES)
def test_evaluations_equal_a_second_plain_implementation(name: str) -> None:
    this: Any = game(name)
    every = entries("evaluation").items()  # those that are learned are counted in test_learned_evaluations.py
    found = {key: entry for key, entry in every if entry.suits(this.start()) and entry.read is None}
    for seed in range(6):
        for position in playout(this.start(), seed, 70):
            for key, entry in found.items():
                value, outcome = int(entry.suited_to(position).evaluate(position)), int(position.outcome())
                if position.is_over() and key != "disc-difference":
                    sign = (outcome > 0) - (outcome < 0)
                    assert value == (sign if key == "win-loss-draw" else sign * int(WIN) + outcome)
                elif key == "win-loss-draw":
                    assert value == 0
                elif name.startswith("othello"):
                    assert value == of_othello(key, reference.Othello.read(this.format(position), this.size))
                elif name.startswith("hex"):
                    slow = reference.second(this, position)
                    lacking = {mark: slow.lacking(mark) for mark in "XO"}
                    assert value == lacking.pop("O" if slow.side == "X" else "X") - lacking[slow.side]
                elif name == "checkers":
                    assert value == of_pieces(reference.second(this, position))
                else:
                    assert value == of_lines(key, reference.second(this, position))


def test_the_knowledge_of_othello_has_the_prices_of_the_evaluation() -> None:
    assert PRICES.tolist() == [price(square % 8, square // 8, 8) for square in range(64)]
