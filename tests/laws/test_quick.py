"""Compiled code that answers Python for a game says what the game says itself."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

from prunus.core import quick
from prunus.core.game import Position, counted_moves
from prunus.core.generic import implements, is_numbers
from prunus.core.jit import interpreting
from prunus.core.registry import game
from tests.plain import games_for_laws
from tests.reference import somewhere

NAMES = [name for name in games_for_laws() if is_numbers(type(game(name).start()))]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "ENOUGH", 0)


@pytest.mark.parametrize("name", [*NAMES, "othello-4x4", "connect-four-5x4"])
def test_moves_end_and_children_are_those_of_the_game(name: str) -> None:
    for seed in range(40):
        position = somewhere(game(name).start(), seed, 2 * seed)
        kind: Any = type(position)
        moves, is_over = list(position.moves()), position.is_over()
        children = [position.play(move) for move in moves]
        assert all(type(move) is int for move in moves)
        assert moves == list(map(int, kind.moves.written_as(position)))
        assert is_over == bool(kind.is_over.written_as(position))
        assert children == [kind.play.written_as(position, move) for move in moves]
        assert all([type(a) for a in child] == [type(b) for b in position] for child in children)


def test_the_twin_is_interpreted_all_the_way() -> None:
    position = game("othello").start()
    position.moves()
    with interpreting():
        assert not isinstance(position.moves(), type(iter([])))
    assert isinstance(position.moves(), type(iter([])))


@implements(Position)
class Wide(NamedTuple):
    """A position that is told how many moves it has."""

    width: np.int64

    def moves(self) -> Any:
        for move in range(self.width):
            yield move

    def play(self, move: int) -> Wide:
        return Wide(self.width - np.int64(move))

    def is_over(self) -> bool:
        return self.width == 0

    def outcome(self) -> int:
        return 0

    def max_moves(self) -> int:
        return 5  # which is not true of all

    def move_count(self) -> int:
        return counted_moves(self)


def test_there_is_room_for_the_moves_of_every_position() -> None:
    for width in (3, 1, 500, 0, 40):
        assert list(Wide(np.int64(width)).moves()) == list(range(width))


def test_what_is_no_move_is_refused() -> None:
    position = game("othello").start()
    position.play(19)
    with pytest.raises(TypeError):
        position.play("19")
