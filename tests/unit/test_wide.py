"""Sets in four words do what sets of Python do."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from prunus import game
from prunus.core import wide
from prunus.games.gomoku import Position

squares = st.sets(st.integers(0, 255), max_size=60)
boards = st.sets(st.integers(0, 14).flatmap(lambda row: st.integers(16 * row, 16 * row + 14)))


def listed(words: Any) -> set[int]:
    return set(wide.each(words))


@given(one=squares, other=squares, step=st.integers(1, 63))
def test_sets_and_their_shifts(one: set[int], other: set[int], step: int) -> None:
    a, b = wide.as_set(list(one)), wide.as_set(list(other))
    assert listed(a) == one
    assert wide.count(a) == len(one)
    assert wide.is_empty(a) == (not one)
    assert (listed(wide.both(a, b)), listed(wide.either(a, b))) == (one & other, one | other)
    assert (listed(wide.differing(a, b)), listed(wide.without(a, b))) == (one ^ other, one - other)
    assert listed(wide.lowered(a, step)) == {square - step for square in one if square >= step}
    assert listed(wide.raised(a, step)) == {square + step for square in one if square + step < 256}
    assert {square for square in range(256) if wide.has(a, square)} == one
    assert all(listed(wide.only(square)) == {square} for square in one)


@given(stones=boards, others=boards, step=st.sampled_from([1, 15, 16, 17]), length=st.integers(2, 15))
@example(stones={112 + i for i in range(14)}, others=set(), step=1, length=15)  # up to 14 stones in a run
@example(stones={112 + i for i in range(12)}, others=set(), step=1, length=13)
def test_runs_and_what_is_said_of_them(stones: set[int], others: set[int], step: int, length: int) -> None:
    free = {16 * row + column for row in range(15) for column in range(15)} - stones - others
    runs = [{start + i * step for i in range(length)} for start in range(256)]
    a, b = wide.as_set(list(stones)), wide.as_set(list(free))
    assert listed(wide.runs(a, step, length)) == {min(run) for run in runs if run <= stones}
    lacking_one = [run & free for run in runs if run <= stones | free and len(run & free) == 1]
    assert listed(wide.completing(a, b, step, length)) == set().union(*lacking_one)
    numbers = [len(run & stones) for run in runs if run <= stones | free]
    assert wide.weighed(a, b, step, length, 3) == sum(3**number for number in numbers if 0 < number < length)


def test_the_squares_around_some() -> None:
    around = {16 * row + column for row in (2, 3, 4) for column in (5, 6, 7)}
    assert listed(wide.spread(wide.as_set([16 * 3 + 6]))) == around


@pytest.mark.parametrize(("step", "name"), [(1, "to the right"), (16, "down"), (17, "down to the right"), (15, "down to the left")])
def test_five_in_a_row_win_wherever_they_are_and_six_do_too(step: int, name: str) -> None:
    this: Any = game("gomoku")
    board = set(this.squares())
    for length in (4, 5, 6):
        for start in this.squares():
            line = [start + i * step for i in range(length)]
            if set(line) <= board:
                nothing = wide.NOTHING
                position = Position(*nothing, *wide.as_set(line), *this.start()[8:])
                assert position.is_over() == (length >= 5), (name, start)


def test_the_middle_comes_first_on_an_empty_board() -> None:
    this: Any = game("gomoku")
    first = [this.format_move(this.start(), move) for move in list(this.start().graded_moves())[:9]]
    assert first == ["h8", "g7", "h7", "i7", "g8", "i8", "g9", "h9", "i9"]


def test_a_game_is_read_by_its_moves_or_its_squares() -> None:
    this: Any = game("gomoku-9x3")
    position = this.parse("a1 I3 b2")
    assert this.rows(position) == ["X........", ".X.......", "........O"]
    assert this.parse("X........ .X....... ........O") == position
    assert this.parse("") == this.start()
