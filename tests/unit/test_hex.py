"""Hex: values of small boards, no draws, neighbours, and the notation."""

from __future__ import annotations

import functools
import random
from typing import Any

import numpy as np
import pytest

from prunus import game
from prunus.errors import IllegalMove, NotationError, OutOfRange
from prunus.games.hex import MOST, as_pair, beside, each, is_joined, squares_of
from prunus.solvers.solver import find_solver
from tests.reference import somewhere
from tests.second_hex import NEIGHBOURS, Hex


@functools.cache
def is_won(rows: tuple[str, ...], side: str) -> bool:
    """By the second rules, for who is to move."""
    board = Hex(list(rows), side)
    return any(wins(board, move) for move in board.moves())


def wins(board: Hex, move: str) -> bool:
    after = board.play(move)
    return not is_won(tuple(after.rows), after.side)


@pytest.mark.parametrize("size", [2, 3])
def test_the_first_player_wins_small_boards_by_the_same_moves_as_under_the_second_rules(size: int) -> None:
    this = game(f"hex-{size}x{size}")
    solution = find_solver(this.start()).make(1, 1).value_of_moves(this.start())
    board = Hex(this.rows(this.start()), "X")
    assert solution.value == 1
    found = {this.format_move(this.start(), move) for move in solution.best_moves}
    assert found == {move for move in board.moves() if wins(board, move)}


def test_the_first_player_wins_four_by_four() -> None:
    start = game("hex-4x4").start()
    assert find_solver(start).make(16, 1).decide(start).value == 1


@pytest.mark.parametrize("size", [2, 3, 5, 8, 11])
def test_exactly_one_player_has_joined_his_sides_on_a_full_board(size: int) -> None:
    for seed in range(60):
        squares = squares_of(size)
        random.Random(seed).shuffle(squares)
        cut = seed * len(squares) // 59  # from all stones one player's to all the other's
        crosses, noughts = as_pair(squares[:cut]), as_pair(squares[cut:])
        assert is_joined(crosses, np.int64(size), 0) != is_joined(noughts, np.int64(size), 1)


def test_every_square_has_the_neighbours_of_the_second_rules() -> None:
    board = set(squares_of(MOST))
    for square in board:
        row, column = divmod(square, MOST)
        places = [(row + dr, column + dc) for dr, dc in NEIGHBOURS]
        expected = {MOST * r + c for r, c in places if 0 <= r < MOST and 0 <= c < MOST}
        assert set(each(beside(as_pair([square])))) & board == expected


@pytest.mark.parametrize("size", [3, 11])
def test_turned_boards_are_the_same_game(size: int) -> None:
    this: Any = game(f"hex-{size}x{size}")
    for seed in range(6):
        position = somewhere(this.start(), seed, 12 * seed)
        rows = this.rows(position)
        other = ["".join(column).translate(str.maketrans("XO", "OX")) for column in zip(*rows, strict=True)]
        half = [row[::-1] for row in reversed(rows)]
        assert [this.rows(position.turned(np.int64(turn))) for turn in (0, 1, 2)] == [rows, half, other]
        for turn in range(4):
            image = position.turned(np.int64(turn))
            assert [image.distance(), image.opponent_distance()] == [position.distance(), position.opponent_distance()]
            for move in list(position.moves())[:5]:
                assert image.play(position.turned_move(move, turn)) == position.play(move).turned(np.int64(turn))


def test_a_game_is_read_by_its_moves_or_by_its_squares_and_the_side() -> None:
    this: Any = game("hex-3x3")
    position = this.parse("a1 C2")
    assert this.rows(position) == ["X..", "..O", "..."]
    assert this.format(position) == "X....O... X"
    assert this.parse("X.. ..O ... x") == position
    assert this.parse("X.. ..O ... O") != position
    assert this.parse("") == this.start()
    won = this.parse("b1 a2 b2 a3 b3")
    assert won.is_over()
    assert won.outcome() == -1


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("a1 a1", IllegalMove, "move 'a1' is illegal in position 'X........ O'"),
        ("d1", IllegalMove, "legal moves: a1, b1, c1, a2"),
        ("X..X..X..", NotationError, "expected the side to move"),
        ("X..X..X.. X", NotationError, "expected sides that the player to move has not yet joined"),
        ("XXX......... X", NotationError, "expected the side to move"),
        ("hello", NotationError, "expected 9 squares written X, O or ."),
        ("a1 ?", NotationError, "expected a square from a1 to c3"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(text: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error) as raised:
        game("hex-3x3").parse(text)
    assert words in str(raised.value)


@pytest.mark.parametrize(
    ("name", "error", "words"),
    [
        ("hex-12x12", OutOfRange, "a Hex board of 12 x 12 is not between 2 x 2 and 11 x 11"),
        ("hex-1x1", OutOfRange, "a Hex board of 1 x 1 is not between"),
        ("hex-3x4", NotationError, "expected two equal sides, as in 7x7"),
    ],
)
def test_a_board_that_there_is_not_is_refused(name: str, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        game(name)
