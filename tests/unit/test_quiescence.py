"""Quiescence, on a game so small that everything can be played out a second time, compiled and plain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from prunus import Position, search
from prunus.core.jit import interpreting
from prunus.core.values import WIN
from prunus.errors import BadGame
from prunus.evaluations.quiescent import Quiescent
from prunus.searches.driving.defaults import PLAIN
from prunus.searches.driving.parts import find_evaluation
from tests.coins import Balance, Coins, coins


def played_out(position: Coins) -> int:
    """The same without windows."""
    stands = int(position.own - position.other)
    if position.is_over():
        return stands
    values = [-played_out(position.play(move)) for move in position.noisy_moves()]
    return max([*values, stands] if position.may_stand() else values)


POSITIONS = [coins(left, hot, own, 3) for left in range(6) for hot in range(5) for own in (0, 4)]


@pytest.mark.parametrize("compiled", [True, False])
def test_the_value_is_that_of_the_noisy_moves_played_out(compiled: bool) -> None:
    for position in POSITIONS:
        if compiled:
            found = search(position, 0, evaluation=Quiescent(Balance()), **PLAIN).value
        else:
            with interpreting():
                found = search(position, 0, evaluation=Quiescent(Balance()), **PLAIN).value
        assert found == played_out(position)


def test_an_estimate_stays_an_estimate_and_an_end_an_end() -> None:
    class Dear(NamedTuple):
        def evaluate(self, position: Any) -> int:
            return WIN + 5 if position.is_over() else 0

    with interpreting():
        assert Quiescent(Dear()).evaluate(coins(0, 0)) == WIN + 5
        assert abs(Quiescent(Dear()).evaluate(coins(0, 1))) < WIN


@dataclass(frozen=True)
class Odd(Position):
    left: int

    def moves(self) -> list[int]:
        return [1] if self.left else []

    def play(self, move: int) -> Odd:
        return Odd(self.left - 1)

    def is_over(self) -> bool:
        return self.left == 0

    def outcome(self) -> int:
        return -1

    def noisy_moves(self) -> list[int]:
        return [7]

    def may_stand(self) -> bool:
        return True


def test_a_noisy_move_that_is_no_move_is_named() -> None:
    with pytest.raises(BadGame, match=r"noisy_moves\(\) has 7 in it, which is no legal move"):
        search(Odd(3), 1, evaluation="quiescent:win-loss-draw", **PLAIN)


def test_a_line_of_noisy_moves_without_an_end_ends() -> None:
    class Forever(Odd):
        def play(self, move: int) -> Forever:
            return Forever(self.left)

        def noisy_moves(self) -> list[int]:
            return [1]

    assert search(Forever(3), 1, evaluation="quiescent:win-loss-draw", **PLAIN).value == 0


def test_what_is_played_out_is_judged_by_what_is_named() -> None:
    found = find_evaluation("quiescent:win-loss-draw", coins(1, 1))
    assert type(found.judge).__name__ == "WinLossDraw"
