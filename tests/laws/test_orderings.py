"""Laws of orderings: what stands sorted, what is listed without being sorted, and which move leads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus.core.game import Graded
from prunus.core.generic import answers
from prunus.core.jit import inline, interpreting, kernel
from prunus.core.listing import UNSORTED, moves_from
from prunus.core.memory import Cells
from prunus.core.registry import all_games, game
from prunus.core.values import NO_MOVE
from prunus.errors import NotationError
from prunus.games.othello import PASS
from prunus.orderings.natural import Natural
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation, find_ordering
from prunus.searches.driving.searcher import Searcher
from tests.reference import somewhere

BOARDS = ["othello", "othello-6x6", "othello-4x4", "connect-four", *(f"connect-four-{width}x5" for width in range(1, 7))]
GRADED = [name for name in BOARDS if answers(game(name).start(), Graded)]
CHAINS = [
    "hash",
    "killer",
    "countermove",
    "static:3",
    "history:2",
    "hash+killer+history:4",
    "hash+countermove+static:3",
    "killer+random",
]


@inline
def each_of(cells: Any) -> Iterator[Any]:
    """Cells whose first one says how many follow."""
    for index in range(cells[0]):
        yield cells[1 + index]


@kernel
def written_down(listed, cells, place, end, lead, found):  # type: ignore[no-untyped-def]
    """What a loop over `moves_from` sees."""
    size = 0
    for move in moves_from(each_of(listed), cells, place, end, lead):
        found[size] = move
        size += 1
    return size


@kernel
def arranged(ordering, position, depth, ply, hint, found):  # type: ignore[no-untyped-def]
    """The moves in the order in which a search would try them; how many there are."""
    size = 0
    for move in ordering.arrange(position, depth, ply, hint):
        found[size] = move
        size += 1
    return size


def order_of(ordering: Any, position: Any, depth: int, hint: int) -> list[int]:
    """By either twin, which agree."""
    orders = []
    for run in (arranged, arranged.interpreted):
        found = np.zeros(64, np.int64)
        size = run(ordering, position, np.int64(depth), np.int64(0), np.int64(hint), found)
        orders.append(found[:size].tolist())
    assert orders[0] == orders[1]
    return orders[0]


def made(chain: str, position: Any) -> Any:
    return find_ordering(chain, position, find_evaluation(game("othello").default_evaluation, position), 6, 1)


@pytest.mark.parametrize("name", BOARDS)
def test_grades_say_which_move_comes_first_and_every_move_comes_once(name: str) -> None:
    assert name in GRADED
    for seed in range(40):
        position = somewhere(game(name).start(), seed, seed)
        moves = [int(move) for move in position.moves()]
        assert [int(move) for move in position.graded_moves()] == sorted(moves, key=position.grade)
        assert all(0 <= position.grade(move) < 1024 for move in moves)


def test_good_squares_are_graded_before_bad_ones() -> None:
    for size in (4, 6, 8):
        this = game(f"othello-{size}x{size}" if size < 8 else "othello")
        start, last = this.start(), size - 1
        assert start.grade(this.square(0, 0)) < start.grade(this.square(1, 0))
        assert start.grade(this.square(last, last)) < start.grade(this.square(last - 1, last - 1))
        if size > 4:
            assert start.grade(this.square(2, 0)) < start.grade(this.square(2, 1)) < start.grade(this.square(1, 1))
    for width in (5, 6, 7):
        start = game(f"connect-four-{width}x5").start()
        assert [int(move) // 7 + 1 for move in start.graded_moves()] == sorted(
            range(1, width + 1), key=lambda c: abs(2 * c - width - 1) // 2
        )


@pytest.mark.parametrize("chain", CHAINS)
def test_every_move_comes_once_at_every_depth_and_after_every_hint(chain: str) -> None:
    for seed in range(12):
        position = somewhere(game("othello").start(), seed, 5 * seed)
        moves = sorted(int(move) for move in position.moves())
        ordering = made(chain, position)
        for hint in (int(NO_MOVE), 0, 63, PASS, 999, *moves[-2:]):
            for depth in (1, 2, 3, 4):
                order = order_of(ordering, position, depth, hint)
                assert sorted(order) == moves
                if hint in moves and chain.startswith("hash"):
                    assert order[0] == hint


def test_what_is_not_sorted_is_listed_as_the_game_grades_it_behind_the_lead() -> None:
    for seed in range(12):
        position = somewhere(game("othello").start(), seed, 4 * seed)
        graded = [int(move) for move in position.graded_moves()]
        for hint in [NO_MOVE, *graded]:
            behind = [move for move in graded if move != hint]
            led = graded if hint == NO_MOVE else [int(hint), *behind]
            assert order_of(made("hash+static:4", position), position, 3, int(hint)) == led
            assert order_of(made("static:4", position), position, 3, int(hint)) == graded
            natural = [int(move) for move in position.moves() if hint == NO_MOVE or move != hint]
            led = natural if hint == NO_MOVE else [int(hint), *natural]
            assert order_of(made("hash+static:4+natural", position), position, 3, int(hint)) == led


def test_from_its_depth_on_a_stage_sorts_and_equal_scores_stand_as_they_are_graded() -> None:
    for seed in range(12):
        position = somewhere(game("othello").start(), seed, 4 * seed)
        measure = find_evaluation("disc-difference", position)
        graded = [int(move) for move in position.graded_moves()]
        by_value = sorted(graded, key=lambda move: measure.evaluate(position.play(move)))
        for depth in (3, 5):
            assert order_of(made("static:3", position), position, depth, 0) == by_value
        assert order_of(made("static:3", position), position, 2, 0) == graded
        assert order_of(made("history:3", position), position, 5, 0) == graded  # nothing has cut yet


def test_a_killer_leads_where_nothing_is_sorted_and_one_that_is_no_move_here_does_not() -> None:
    position = game("othello").start()
    graded = [int(move) for move in position.graded_moves()]
    for chain in ("killer", "killer+history:4", "countermove", "hash+killer"):
        ordering = made(chain, position)
        ordering.reward(position, np.int64(0), 3, 0)
        assert order_of(ordering, position, 3, int(NO_MOVE)) == graded
        ordering.reward(position, np.int64(graded[-1]), 3, 0)
        assert order_of(ordering, position, 3, int(NO_MOVE)) == [graded[-1], *graded[:-1]]
    assert order_of(ordering, position, 3, graded[1])[0] == graded[1]


def test_a_game_without_grades_is_listed_as_it_lists_its_moves() -> None:
    for name in all_games():
        if name != "tree" and not answers(game(name).start(), Graded):
            start = game(name).start()
            assert find_ordering("graded", start, None, 3, 0) == Natural()
            with interpreting():
                order = list(find_ordering("history", start, None, 3, 0).arrange(start, 1, 0))
            assert order == list(start.moves())


@pytest.mark.parametrize("argument", ["0", "-1", "x", "1.5", "", "٣", "1" * 20])
def test_a_depth_is_a_number_of_plies(argument: str) -> None:
    for name in ("static", "history"):
        with pytest.raises(NotationError, match="ordering"):
            made(f"{name}:{argument}", game("othello").start())


@given(st.lists(st.integers(0, 60), unique=True, max_size=20), st.integers(-1, 60), st.booleans())
def test_moves_come_from_memory_or_from_the_list_behind_their_lead(listed: list[int], lead: int, is_sorted: bool) -> None:
    cells = Cells(list(range(100, 130)))
    place, end = (3, 3 + len(listed)) if is_sorted else (int(UNSORTED), int(UNSORTED))
    lead = lead if lead in listed else int(NO_MOVE)
    others = [move for move in listed if move != lead]
    expected = list(range(103, 103 + len(listed))) if is_sorted else others if lead == NO_MOVE else [lead, *others]
    for run in (written_down, written_down.interpreted):
        found = np.zeros(64, np.int64)
        size = run(Cells([len(listed), *listed]), cells, np.int64(place), np.int64(end), np.int64(lead), found)
        assert found[:size].tolist() == expected


def test_the_sorter_is_no_part_of_the_searches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Inlined it would make every frame of the recursion large, and every node dearer by a tenth."""
    from prunus.searches.alpha_beta import alpha_beta

    monkeypatch.setenv("PRUNUS_CACHE", str(tmp_path))
    before = set(alpha_beta.overloads)
    Searcher("alpha-beta", "open-lines", "history:2", table=0).think(game("tic-tac-toe").start(), Limits(depth=3))
    (kind,) = set(alpha_beta.overloads) - before
    code = alpha_beta.inspect_asm(kind)
    assert any(line.endswith(":") and "sort_moves" in line for line in code.splitlines())
