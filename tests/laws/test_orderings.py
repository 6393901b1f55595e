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
from prunus.core.values import MAX_PLY, NO_MOVE
from prunus.errors import NotationError
from prunus.games.othello import PASS
from prunus.orderings.natural import Natural
from prunus.orderings.static_value import MIDDLE
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import all_evaluations, find_evaluation, find_ordering
from prunus.searches.driving.searcher import Searcher
from tests.reference import InARow, second, somewhere

BOARDS = [
    *("othello", "othello-6x6", "othello-4x4", "connect-four"),
    *(f"connect-four-{width}x5" for width in range(1, 7)),
    *("in-a-row", "in-a-row-3x3", "in-a-row-4x4", "in-a-row-6x4-3", "in-a-row-7x7-4"),
    *("gomoku-8x3-3", "gomoku-9x9-4", "hex-2x2", "hex-7x7", "hex"),
]
GRADED = [name for name in BOARDS if answers(game(name).start(), Graded)]
CHAINS = [
    "hash",
    "killer",
    "countermove",
    "static:3",
    "hash+static:3-last",
    "history:2",
    "hash+killer+history:4",
    "hash+countermove+static:3",
    "killer+random",
    "hash+shallower:2+static:3",
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


def asked_at(chain: Any, evaluation: str, depth: int) -> Any:
    """Where a chain sorts: whether it does in a search of `last` plies, at `ply`."""
    position = game("othello").start()
    stage = find_ordering(chain, position, find_evaluation(evaluation, position), depth, 1).stage
    return lambda last, ply: bool(stage.speaks(np.int64(last - ply), np.int64(ply)))


def test_a_learned_order_is_asked_at_the_plies_of_the_last_search_where_that_is_known(tmp_path: Path) -> None:
    program = tmp_path / "corners.pl"
    program.write_text("better_choice(B, M1, M2) :- weight(1.0), corner(M1).\n:- from_depth(4).\n")
    for chain, depth, is_known in (("hash", 10, True), ("hash", MAX_PLY, False), ("killer", 10, False)):
        speaks = asked_at(f"{chain}+rules:{program}", "disc-difference", depth)
        for last in range(1, 11):  # the searches of depth 1, 2, …
            for ply in range(last):
                expected = (last - ply > 1 and ply < 10 - 4) if is_known else last - ply >= 4
                assert speaks(last, ply) == expected


@pytest.mark.parametrize("name", ["static", "history"])
def test_static_values_and_history_can_be_asked_where_the_last_search_asks_them_as_a_learned_order_is(name: str) -> None:
    for depth, prefix, is_known in ((10, "hash+", True), (MAX_PLY, "hash+", False), (10, "killer+", False)):
        for last in range(1, 11):
            for ply in range(last):
                now = last - ply >= 4
                then = last - ply > 1 and 10 - ply >= 4
                assert asked_at(f"{prefix}{name}:4", "square-weights", depth)(last, ply) == now
                assert asked_at(f"{prefix}{name}:4-last", "square-weights", depth)(last, ply) == (then if is_known else now)


def test_an_evaluation_says_from_where_on_sorting_by_it_pays() -> None:
    said = {name: entry.sorts_from for name, entry in all_evaluations().items()}
    assert len(set(said.values())) > 1
    for name in ("corners-mobility", "square-weights", "disc-difference"):
        for last in range(1, 11):
            for ply in range(last):
                by_name, by_number = (asked_at(f"hash+static{each}", name, 10)(last, ply) for each in ("", f":{said[name]}"))
                assert by_name == by_number


def test_a_column_that_wins_is_graded_first_and_then_one_that_the_opponent_would_win_in() -> None:
    this = game("connect-four")

    def first(text: str) -> str:
        position = this.parse(text)
        return this.format_move(position, int(next(iter(position.graded_moves()))))

    assert first("1122") in "34"
    assert first("112233") == "4"  # it wins
    assert first("1122335") == "4"  # and is the opponent's to take otherwise
    assert first("777121") == "4"  # nothing to win, nothing to lose
    assert (first("171717"), first("1717172")) == ("1", "7")  # both could win: our own column first


@pytest.mark.parametrize("name", ["in-a-row-4x4-3", "in-a-row", "in-a-row-7x6", "in-a-row-7x7-3", "gomoku-8x8-3", "gomoku-9x9-4"])
def test_a_square_that_completes_a_line_is_graded_first_and_then_one_where_the_opponent_would(name: str) -> None:
    this: Any = game(name)
    met = {"won": 0, "lost": 0, "neither": 0}
    for seed in range(60):
        position = somewhere(this.start(), seed, seed % 45)
        if not position.is_over():
            slow = second(this, position)
            other = {"X": "O", "O": "X"}[slow.side]
            graded = [this.format_move(position, move) for move in position.graded_moves()]
            won, lost = ([move for move in graded if completed(slow, move, side)] for side in (slow.side, other))
            urgent = won or lost
            met["won" if won else "lost" if lost else "neither"] += 1
            assert set(graded[: len(urgent)]) == set(urgent)
            for part in (urgent, graded[len(urgent) :]):
                if name.startswith("gomoku"):
                    distances = [min(steps_from_a_stone(move, slow), 3) for move in part[len(urgent) if part is urgent else 0 :]]
                else:
                    distances = [steps_from_the_middle(move, this.width, this.height) for move in part]
                assert distances == sorted(distances)
    assert min(met.values()) > 2


def completed(slow: InARow, move: str, side: str) -> bool:
    """Whether a stone of this side on a square makes a line."""
    x, y = ord(move[0]) - ord("a"), int(move[1:]) - 1
    return InARow([*slow.rows[:y], slow.rows[y][:x] + side + slow.rows[y][x + 1 :], *slow.rows[y + 1 :]], slow.length).has_line()


def steps_from_a_stone(move: str, slow: InARow) -> int:
    """How many steps of a king lead from the nearest stone to this square; where there is none, one more than from the middle."""
    x, y = ord(move[0]) - ord("a"), int(move[1:]) - 1
    stones = [(row, column) for row, marks in enumerate(slow.rows) for column, mark in enumerate(marks) if mark != "."]
    if not stones:
        return 1 + max(abs(x - len(slow.rows[0]) // 2), abs(y - len(slow.rows) // 2))
    return min(max(abs(x - column), abs(y - row)) for row, column in stones)


def steps_from_the_middle(move: str, width: int, height: int) -> int:
    """How many steps of a king lead from the nearest of the middle squares to this one."""
    x, y = ord(move[0]) - ord("a"), int(move[1:]) - 1
    columns, rows = ({(side - 1) // 2, side // 2} for side in (width, height))
    return min(max(abs(x - column), abs(y - row)) for column in columns for row in rows)


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


@given(st.permutations(range(20)), st.permutations(range(20)))
def test_the_first_levels_stand_as_the_search_before_has_left_them(roots: list[int], replies: list[int]) -> None:
    start = game("othello").start()
    ordering = made("shallower:2+natural", start)
    natural = [int(move) for move in start.moves()]
    for first in natural:
        ordering.follow(0, first)
        after = start.play(first)
        for number, move in enumerate(after.moves()):
            ordering.found(1, int(move), replies[(5 * natural.index(first) + number) % 20] - 10)
        ordering.found(0, first, roots[natural.index(first)] - 10)
    assert order_of(ordering, start, 2, -1) == sorted(natural, key=lambda move: -roots[natural.index(move)])
    assert order_of(ordering, start, 1, -1) == natural  # the first search, which has nothing to go by
    after = start.play(natural[0])
    ordering.follow(0, natural[0])
    listed = [int(move) for move in after.moves()]
    for ply in (1, 2):
        with interpreting():
            order = [int(move) for move in ordering.arrange(after, 5, ply)]
        assert order == (sorted(listed, key=lambda move: -replies[listed.index(move)]) if ply == 1 else listed)


@pytest.mark.parametrize("algorithm", ["alpha-beta", "pvs", "fail-hard", "aspiration", "mtdf"])
def test_a_search_tells_its_ordering_what_it_has_found_of_the_moves_at_the_root(algorithm: str) -> None:
    this = game("tic-tac-toe")
    for text in ("X...O....", "XO..X..O."):
        position = this.parse(text)
        searcher = Searcher(algorithm, "open-lines", "shallower+natural", table=1 if algorithm == "mtdf" else 0)
        found = searcher.think(position, Limits(depth=4))
        values = searcher.orderings[0].stage.values.array
        told = {int(move): int(values[move] - MIDDLE) for move in position.moves()}
        assert told[found.line[0]] == found.value
        assert all(value <= found.value for value in told.values())


@pytest.mark.parametrize("argument", ["0", "3", "x", "-1"])
def test_at_most_two_levels_are_ordered_by_the_search_before(argument: str) -> None:
    with pytest.raises(NotationError, match="levels"):
        made(f"shallower:{argument}", game("othello").start())


def test_a_game_without_grades_is_listed_as_it_lists_its_moves() -> None:
    for name in all_games():
        if name != "tree" and not answers(game(name).start(), Graded):
            start = game(name).start()
            assert find_ordering("graded", start, None, 3, 0) == Natural()
            with interpreting():
                order = list(find_ordering("history", start, None, 3, 0).arrange(start, 1, 0))
            assert order == list(start.moves())


@pytest.mark.parametrize("argument", ["0", "-1", "x", "1.5", "", "٣", "1" * 20, "-last", "0-last", "4-las", "4last", "4-last-last"])
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
