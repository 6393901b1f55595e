"""Laws of every game, over random games by seed."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prunus.core.drawing import EMPTY
from prunus.core.game import playable
from prunus.core.generic import typed
from prunus.core.jit import kernel
from prunus.core.memory import Cells
from prunus.core.registry import address_of, game, game_of
from prunus.core.rows import is_written, restored, write, written
from prunus.searches.perft import count_positions, perft
from tests import reference
from tests.plain import games_for_laws
from tests.reference import playout, somewhere

NAMES = [
    *games_for_laws(),
    "connect-four-4x4",
    "connect-four-5x4",
    "connect-four-7x1",
    "gomoku-3x15-3",
    "hex-2x2",
    "hex-7x7",
    "in-a-row",
    "in-a-row-7x5-3",
    "in-a-row-7x7",
    "othello-6x6",
    "othello-4x4",
]
COMPILED = [name for name in NAMES if isinstance(game(name).start(), tuple)]
every_game = pytest.mark.parametrize("name", NAMES)
every_compiled_game = pytest.mark.parametrize("name", COMPILED)
seeds = st.integers(0, 2**32)
playouts = settings(max_examples=20)  # of some dozens of positions each


@every_game
@playouts
@given(seed=seeds)
def test_moves_are_distinct_and_end_when_the_game_is_over(name: str, seed: int) -> None:
    for position in playout(game(name).start(), seed, 80):
        assert playable(position) is position
        moves = list(position.moves())
        assert len(moves) == position.move_count() <= position.max_moves()


@every_game
@playouts
@given(seed=seeds)
def test_positions_and_moves_parse_back(name: str, seed: int) -> None:
    this = game(name)
    for position in playout(this.start(), seed, 80):
        assert this.parse(this.format(position)) == position
        for move in position.moves():
            assert this.parse_move(position, this.format_move(position, move)) == move


@every_game
def test_a_position_finds_its_game_and_its_board(name: str) -> None:
    this = game(name)
    for position in playout(this.start(), 1, 80):
        assert vars(game_of(position)) == vars(this)
        assert address_of(game_of(position)) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("connect-four", "connect-four-7x6"),
        ("gomoku", "gomoku-15x15"),
        ("gomoku-9x9", "gomoku-9x9-5"),
        ("hex", "hex-11x11"),
        ("in-a-row", "in-a-row-5x5-4"),
        ("in-a-row", "tic-tac-toe-5x5-4"),
        ("tic-tac-toe", "tic-tac-toe-3x3"),
        ("in-a-row-3x7", "in-a-row-3x7-3"),
        ("in-a-row-7x4", "in-a-row-7x4-4"),
        ("in-a-row-6x6", "in-a-row-6x6-5"),
        ("othello", "othello-8x8"),
    ],
)
def test_a_board_has_one_name_and_may_be_called_by_others(name: str, other: str) -> None:
    assert game(other).name == name
    assert game(other).start() == game(name).start()


@every_compiled_game
@playouts
@given(seed=seeds)
def test_positions_keep_their_types(name: str, seed: int) -> None:
    for position in playout(game(name).start(), seed, 80):
        kinds = [type(field) for field in position]
        assert kinds == [type(field) for field in game(name).start()]
        plain = type(position)(*map(int, position))
        assert [type(field) for field in typed(plain)] == kinds
        assert typed(plain) == position


@kernel
def moved(prototype, words, come, go):  # type: ignore[no-untyped-def]
    """Whether the position of the row at `come` is the one that was written there; it is written again at `go`."""
    position = restored(prototype, words, come)
    write(position, words, go)
    return is_written(position, words, come)


@every_compiled_game
@playouts
@given(seed=seeds, plies=st.integers(0, 60))
def test_positions_come_back_from_their_rows(name: str, seed: int, plies: int) -> None:
    position = somewhere(game(name).start(), seed, plies)
    other = position.play(next(iter(position.moves()))) if not position.is_over() else game(name).start()
    width = len(position)
    for move in (moved, moved.interpreted):
        words = np.concatenate([written([position, other]).reshape(-1), np.zeros(width, np.uint64)])
        assert move(game(name).start(), words, np.int64(0), np.int64(2 * width))
        again = restored(game(name).start(), words, 2 * width)
        assert again == position
        assert [type(field) for field in again] == [type(field) for field in position]
        assert is_written(position, words, 0)
        assert not is_written(position, words, width)


@every_compiled_game
@playouts
@given(seed=seeds, plies=st.integers(0, 60))
def test_compiled_rules_equal_interpreted_rules(name: str, seed: int, plies: int) -> None:
    position = somewhere(game(name).start(), seed, plies)
    for depth in (1, 2):
        counts = []
        for count in (count_positions, count_positions.interpreted):
            cells = Cells.zeros(2)
            counts.append((count(position, np.int64(depth), cells), list(cells.array)))
        assert counts[0] == counts[1]


@every_game
@playouts
@given(seed=seeds, plies=st.integers(0, 60))
def test_symmetry_keeps_the_number_of_positions(name: str, seed: int, plies: int) -> None:
    this = game(name)
    position = somewhere(this.start(), seed, plies)
    for image in this.symmetries():
        turned, plain = perft(image(position), 2), perft(position, 2)
        assert (turned.positions, turned.ended_before) == (plain.positions, plain.ended_before)
        assert image(position).is_over() == position.is_over()


@pytest.mark.parametrize("name", [name for name in COMPILED if reference.has_second(name)])
@settings(max_examples=12)  # each is a whole game, and every move of it
@given(seed=seeds)
def test_rules_equal_a_second_plain_implementation(name: str, seed: int) -> None:
    this = game(name)
    for position in playout(this.start(), seed, 80):
        slow = reference.second(this, position)
        assert sorted(slow.moves()) == sorted(this.format_move(position, move) for move in position.moves())
        for move in position.moves():
            successor = slow.play(this.format_move(position, move))
            after = reference.second(this, position.play(move))
            assert successor.moves() == after.moves()
            assert successor.text() == after.text()
        assert not position.is_over() or slow.outcome() == position.outcome()


@given(seed=seeds)
def test_a_random_tree_of_known_value_has_it(seed: int) -> None:
    from prunus.evaluations.leaf_value import LeafValue

    tree = game("random-tree")
    for order in ("perfect", "random", "worst"):
        root = tree.root(branching=3, depth=4, seed=seed, order=order)
        assert reference.minimax(root, 4, LeafValue()) == root.value


@every_game
@playouts
@given(seed=seeds)
def test_boards_are_drawn_with_the_signs_of_their_game_and_stones_where_moves_put_them(name: str, seed: int) -> None:
    this = game(name)
    before = None
    for position in playout(this.start(), seed, 12):
        rows = this.rows(position)
        assert this.drawing.is_board(rows)
        assert this.player(position) != before or not before  # players of our games take turns
        before = this.player(position)
        for move in position.moves():
            place = this.place(position, move)
            if place is not None:
                row, column = place
                assert rows[row][column] != this.rows(position.play(move))[row][column] != EMPTY
