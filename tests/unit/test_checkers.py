"""Checkers: jumps of kings on boards that random games do not come to, PDN, and the draw."""

from __future__ import annotations

import itertools
import random
from typing import Any

import numpy as np
import pytest

from prunus import game
from prunus.errors import IllegalMove, NotationError
from prunus.games.checkers import MOST_QUIET, Position
from tests import reference

CHECKERS: Any = game("checkers")


def texts(fen: str) -> list[str]:
    position = CHECKERS.parse(fen)
    return sorted(CHECKERS.format_move(position, move) for move in position.moves())


def scattered(seed: int) -> Position:
    """Up to twelve pieces a side anywhere, most of them kings, anybody to move, often near the end of the 40 moves."""
    chance = random.Random(seed)
    squares = chance.sample(range(1, 33), 24)
    black, white = squares[: chance.randint(0, 12)], squares[12 : 12 + chance.randint(0, 12)]
    kings = {n for n in black if n > 28 or chance.random() < 0.7} | {n for n in white if n < 5 or chance.random() < 0.7}
    sides = (",".join(f"{'K' * (n in kings)}{n}" for n in pieces) for pieces in (white, black))
    return CHECKERS.parse("{}:W{}:B{}:H{}".format(chance.choice("BW"), *sides, chance.choice([0, 5, 78, 79, 80])))


def test_moves_of_scattered_kings_equal_those_of_the_second_rules() -> None:
    longest = 0
    for seed in range(250):
        position = scattered(seed)
        slow = reference.second(CHECKERS, position)
        named = {CHECKERS.format_move(position, move): move for move in position.moves()}
        assert sorted(named) == slow.moves()
        assert len(named) == position.move_count() <= position.max_moves()
        assert position.is_over() == (not named)
        assert not position.is_over() or position.outcome() == slow.outcome()
        for text, move in named.items():
            assert slow.play(text).text() == reference.second(CHECKERS, position.play(move)).text()
            assert CHECKERS.parse_move(position, text) == move < 2**26
            longest = max(longest, int(move).bit_length() // 2 - 3)
        assert CHECKERS.parse(CHECKERS.format(position)) == position
    assert longest >= 5


def test_half_a_turn_is_the_same_game_with_the_colours_changed() -> None:
    for seed in range(60):
        position = scattered(seed)
        image = position.turned(np.int64(1))
        assert image.turned(np.int64(1)) == position
        colours = str.maketrans("bBwW", "wWbB")
        assert CHECKERS.rows(image) == [row[::-1].translate(colours) for row in CHECKERS.rows(position)][::-1]
        for move in position.moves():
            assert image.play(position.turned_move(move, 1)) == position.play(move).turned(np.int64(1))


def test_a_man_that_becomes_a_king_jumps_no_further() -> None:
    position = CHECKERS.parse("W:W11:B6,7")
    assert texts("W:W11:B6,7") == ["11x2"]
    assert texts("W:WK11:B6,7") == ["11x9"]  # a king goes on over 6
    assert CHECKERS.format(position.play(CHECKERS.parse_move(position, "11x2"))) == "B:WK2:B6"


def test_a_king_jumps_on_in_all_directions_and_may_come_back_to_where_it_was() -> None:
    assert texts("B:W6,7,14,15:BK2") == ["2x11x18x9x2", "2x9x18x11x2"]
    assert texts("B:W6,7,14:BK2") == ["2x11", "2x18"]


def test_who_can_jump_must_and_goes_on_to_the_end() -> None:
    assert texts("B:W14,22:B1,9") == ["9x25"]
    assert texts("B:W14,22,23:B1,9") == ["9x25", "9x27"]
    assert texts("B:W13,22,23:B1,9") == ["1-5", "1-6", "9-14"]


def test_two_ways_with_one_beginning_and_end_are_written_in_full_and_one_is_not() -> None:
    position = CHECKERS.parse("B:W6,7,14,15:BK2")
    named = {CHECKERS.format_move(position, move) for move in position.moves()}
    for text in named:
        assert CHECKERS.format_move(position, CHECKERS.parse_move(position, text.replace("x", "-"))) == text
    with pytest.raises(IllegalMove, match="legal moves: 2x9"):
        CHECKERS.parse_move(position, "2x2")
    with pytest.raises(IllegalMove, match="legal moves: 2x9"):
        CHECKERS.parse_move(position, "2x9x2")  # which both ways touch
    assert CHECKERS.parse_move(position, "2x9x11x2") != CHECKERS.parse_move(position, "2x11x9x2")


def test_forty_quiet_moves_of_each_side_are_a_draw_and_a_loss_goes_before() -> None:
    assert CHECKERS.parse("B:WK32:BK1:H79").move_count() == 2
    drawn = CHECKERS.parse("B:WK32:BK1:H80")
    assert drawn.is_over()
    assert list(drawn.moves()) == []
    assert drawn.outcome() == 0
    assert CHECKERS.parse("B:WK32:B:H80").outcome() == -1
    position = CHECKERS.parse("B:WK32,21:BK1")
    for ply in range(MOST_QUIET):
        assert position.quiet == ply
        position = position.play(CHECKERS.parse_move(position, ("1-6", "32-28", "6-1", "28-32")[ply % 4]))
    assert position.is_over()


@pytest.mark.parametrize(("move", "quiet"), [("1-6", 8), ("12-16", 0)])
def test_an_advance_of_a_man_is_not_quiet(move: str, quiet: int) -> None:
    position = CHECKERS.parse("B:WK32:BK1,12:H7")
    assert position.play(CHECKERS.parse_move(position, move)).quiet == quiet


def test_a_game_is_read_with_its_numbers_comments_and_result() -> None:
    plain = CHECKERS.parse("11-15 23-19 8-11 22-17 9-13 17-14 10x17 21x14")
    assert CHECKERS.parse("1. 11-15 23-19 {Glasgow} 2. 8-11 22-17\n3. 9-13 17-14 4.10x17 21-14 1/2-1/2") == plain
    assert CHECKERS.parse("") == CHECKERS.parse("B:W21-32:B1-12.") == CHECKERS.start()
    assert CHECKERS.format(CHECKERS.start()) == "B:W21-32:B1-12"
    assert CHECKERS.parse("w:bk1,2:w31,k5") == CHECKERS.parse("W:W31,K5:B2,K1")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("11-16 23-19 1-5", "move '1-5' is illegal in position"),
        ("11x15", "move '11x15' is illegal"),
        ("11-15 hello", "stops making sense at character 7, 'h': expected a move such as 11-15"),
        ("11-15 {hello", "expected a comment that ends"),
        ("B:W21-32", "ends too early: expected a colon"),
        ("B:W21-32:W1", "expected the squares of B"),
        ("B:W21-33:B1", "expected a square from 1 to 32"),
        ("B:W0:B1", "expected a square from 1 to 32"),
        ("B:W21,:B1", "expected a square from 1 to 32"),
        ("B:W21:B21", "expected one piece on a square"),
        ("B:W22-21:B1", "ranges upwards, and 22-21 is not so"),
        ("B:W20-32:B1", "expected at most 12 pieces of W"),
        ("B:W4:B1", "expected no man on the row where it becomes a king"),
        ("B:W5:B29", "expected no man on the row where it becomes a king"),
        ("B:W5:B28:H81", "expected at most 80 quiet plies"),
        ("B:W5:B28:F3", "expected H and the number of quiet plies"),
        ("B:W5:B28 9", "stops making sense at character 10, '9'"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises((NotationError, IllegalMove)) as error:
        CHECKERS.parse(text)
    assert words in str(error.value)


def test_no_board_has_more_moves_than_max_moves_says() -> None:
    """All ways to jump among eight squares that kings reach from one another, whatever stands between them."""
    most = 0
    for parity in (0, 1):
        squares = [(r, c) for r, c in itertools.product(range(4), repeat=2) if (r + c) % 2 == parity]
        edges = [{a, b} for a, b in itertools.combinations(squares, 2) if abs(a[0] - b[0]) == abs(a[1] - b[1]) == 1]
        assert len(squares) == 8
        assert len(edges) == 9  # so many jumps at most
        for size in range(1, 9):
            for kings in itertools.combinations(squares, size):
                most = max(most, sum(ways(king, edges, set(kings) - {king}) for king in kings))
    assert most == 17
    assert CHECKERS.start().max_moves() == 4 * most > 4 * 12


def ways(square: tuple[int, int], edges: list[set[tuple[int, int]]], kings: set[tuple[int, int]], jumps: int = 0) -> int:
    """In how many ways a king can jump to the end, taking each edge once; every piece between squares is there to be taken."""
    onward = [edge for edge in edges if square in edge and not (edge - {square}) & kings]
    found = sum(ways(*(edge - {square}), [other for other in edges if other != edge], kings, jumps + 1) for edge in onward)
    return found if onward else min(jumps, 1)


def test_the_drawn_numbers_of_squares_are_those_of_the_notation() -> None:
    this = game("checkers")
    for position in reference.playout(this.start(), 5, 30):
        numbers = this.drawing.numbers(this.rows(position))
        for move in position.moves():
            assert this.format_move(position, move).replace("x", "-").split("-")[-1] == str(numbers[this.place(position, move)])
