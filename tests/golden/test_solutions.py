"""Known results: games that were solved by others, solved again."""

from __future__ import annotations

from pathlib import Path

import pytest

from prunus.core.registry import game
from prunus.solvers.solver import find_solver
from prunus.solvers.strong.strong import solve_strongly

# Who wins Connect Four, a row a height, from width 4 on (Tromp's table, as far as it is quick).
CONNECT_FOUR = {4: "==-=", 5: "===", 6: "=="}
# Who wins in a row (Uiterwijk and van den Herik, *The advantage of the initiative*, 2000, as far as it is quick).
IN_A_ROW = {"3x3": "=", "4x3": "+", "3x4": "+", "4x4": "=", "4x4-3": "+", "5x5-3": "+", "6x6-3": "+"}
SIGN = {1: "+", 0: "=", -1: "-"}


@pytest.mark.parametrize("name", ["tic-tac-toe", "in-a-row-3x3"])
def test_tic_tac_toe_has_5478_positions_765_of_them_different_and_958_ends(name: str, tmp_path: Path) -> None:
    this = game(name)
    whole = solve_strongly(this.start(), tmp_path / "whole", folded=False)
    assert (whole.positions, whole.value, whole.distance) == (5478, 0, 9)
    assert solve_strongly(this.start(), tmp_path / "folded").positions == 765
    ends = whole.file.endgame.distances.array == 0
    values = whole.file.endgame.values.array[ends]
    assert (ends.sum(), (values < 0).sum(), (values == 0).sum()) == (958, 626 + 316, 16)


def test_connect_four_on_4_x_4_has_161029_positions_and_is_drawn(tmp_path: Path) -> None:
    this = game("connect-four-4x4")
    whole = solve_strongly(this.start(), tmp_path / "whole", folded=False)
    assert (whole.positions, whole.value) == (161_029, 0)


def test_othello_on_4_x_4_is_won_by_the_second_player_with_8_discs_more(tmp_path: Path) -> None:
    this = game("othello-4x4")
    assert solve_strongly(this.start(), tmp_path / "table").value == -8
    for solver in (None, "alpha-beta", "df-pn"):
        solution = find_solver(this.start(), solver).make(4, 1).solve(this.start())
        end, value = this.start(), -8
        for move in solution.line:
            end, value = end.play(move), -value
        assert (solution.value, end.is_over(), end.outcome()) == (-8, True, value)


def test_small_connect_four_boards_are_what_they_are_known_to_be() -> None:
    for height, row in CONNECT_FOUR.items():
        for width, expected in enumerate(row, 4):
            start = game(f"connect-four-{width}x{height}").start()
            assert SIGN[find_solver(start).make(16, 1).decide(start).value] == expected, f"{width} x {height}"


def test_small_boards_of_in_a_row_are_what_they_are_known_to_be() -> None:
    for size, expected in IN_A_ROW.items():
        start = game(f"in-a-row-{size}").start()
        assert SIGN[find_solver(start).make(16, 1).decide(start).value] == expected, size


@pytest.mark.parametrize("solver", ["alpha-beta", "df-pn"])
def test_heaps_of_3_4_and_5_are_won_by_taking_two_from_the_first(solver: str) -> None:
    """Bouton, 1901: the other player must be left with 1, 4 and 5, whose binary sum without carry is 0."""
    start = game("nim").start()
    solution = find_solver(start, solver).make(1, 1).value_of_moves(start)
    assert solution.value == 1
    assert solution.best_moves == (12,)
