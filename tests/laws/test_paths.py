"""Shortest ways: A* and IDA* find true distances, whatever heuristic and order; heuristics never say too much."""

from __future__ import annotations

import functools
import itertools
import json
import random
from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

import prunus
from prunus.cli.main import prunus as command
from prunus.core.jit import interpreting
from prunus.core.registry import entries, puzzle
from prunus.errors import DoesNotFit, NotationError, OutOfRange, UnknownName
from prunus.searches.paths.find import find_heuristic, find_path
from prunus.study.ways import examples_of, learn_way
from tests.commands import ended, refused

EIGHT = puzzle("eight-puzzle")
SMALL = ["eight-puzzle-2x2", "eight-puzzle-3x2", "eight-puzzle-2x3", "eight-puzzle"]
HEURISTICS = sorted(entries("heuristic"))
ORDERS = ["natural", "static", "static+natural", "random", "history"]
seeds = st.integers(0, 10**6)


def neighbours(tiles: tuple[int, ...], width: int) -> Iterator[tuple[int, ...]]:
    """The arrangements a move away, written a second time and plainly."""
    empty = tiles.index(0)
    for square in range(len(tiles)):
        rows, columns = abs(square // width - empty // width), abs(square % width - empty % width)
        if rows + columns == 1:
            moved = list(tiles)
            moved[empty], moved[square] = moved[square], 0
            yield tuple(moved)


@functools.cache
def true_distances(width: int, height: int) -> dict[tuple[int, ...], int]:
    """Of every arrangement from which the goal can be reached, by breadth-first search from there: moves can be taken back."""
    goal = tuple(range(width * height))
    found, waiting = {goal: 0}, deque([goal])
    while waiting:
        here = waiting.popleft()
        for other in neighbours(here, width):
            if other not in found:
                found[other] = found[here] + 1
                waiting.append(other)
    return found


def distances(name: str) -> dict[tuple[int, ...], int]:
    this = puzzle(name)
    return true_distances(this.width, this.height)


def tiles_of(this: Any, position: Any) -> tuple[int, ...]:
    return tuple(int(text.replace(".", "0")) for row in this.tiles(position) for text in row)


def some(name: str, seed: int) -> tuple[Any, tuple[int, ...]]:
    this = puzzle(name)
    position = this.shuffled(random.Random(seed))
    return position, tiles_of(this, position)


def test_the_eight_puzzle_has_the_published_distances() -> None:
    """Reinefeld, 1993: 181,440 positions, two of them 31 moves away, none further; the mean is 21.97."""
    found = distances("eight-puzzle")
    count = Counter(found.values())
    assert (len(found), max(count), count[31]) == (181_440, 31, 2)
    assert sum(found.values()) / len(found) == pytest.approx(21.97, abs=0.005)


@pytest.mark.parametrize("name", SMALL)
@given(seed=seeds)
def test_rules_equal_a_second_plain_implementation(name: str, seed: int) -> None:
    position, tiles = some(name, seed)
    this = puzzle(name)
    assert tiles in distances(name)
    children = [position.play(move) for move in position.moves()]
    assert sorted(tiles_of(this, child) for child in children) == sorted(
        neighbours(tiles, this.width) if any(tile != square for square, tile in enumerate(tiles)) else []
    )
    assert position.move_count() == len(children) <= position.max_moves()
    assert position.is_over() == position.is_solved() == (tiles == tuple(range(len(tiles))))
    for move, child in zip(position.moves(), children, strict=True):
        assert child.is_over() or position.taking_back(move) in child.moves()
        assert child.play(position.taking_back(move)) == position
    assert this.parse(this.format(position)) == position
    assert [type(field) for field in this.parse(this.format(position))] == [type(field) for field in position]


def test_half_of_all_arrangements_lead_to_the_goal_and_only_these_are_read() -> None:
    for name in ("eight-puzzle-2x2", "eight-puzzle-3x2"):
        this, reached = puzzle(name), distances(name)
        every = list(itertools.permutations(range(this.width * this.height)))
        assert {tiles for tiles in every if this.leads_to_goal(list(tiles))} == set(reached)
        assert len(reached) == len(every) // 2


@pytest.mark.parametrize("heuristic", HEURISTICS)
@pytest.mark.parametrize("name", SMALL)
@given(seed=seeds)
def test_heuristics_are_never_too_large_and_consistent(name: str, heuristic: str, seed: int) -> None:
    position, tiles = some(name, seed)
    estimate = find_heuristic(heuristic, position).evaluate
    assert 0 <= estimate(position) <= distances(name)[tiles]
    assert (estimate(position) == 0) <= position.is_over()
    for move in position.moves():
        assert estimate(position) <= 1 + estimate(position.play(move))
        assert estimate(position.play(move)) <= 1 + estimate(position)


def test_every_small_position_is_consistent() -> None:
    for name in ("eight-puzzle-3x2", "eight-puzzle-2x3"):
        this = puzzle(name)
        for tiles, distance in distances(name).items():
            position = this.position(tiles)
            for heuristic in HEURISTICS:
                estimate = find_heuristic(heuristic, position).evaluate
                assert estimate(position) <= distance
                assert all(abs(estimate(position) - estimate(position.play(move))) <= 1 for move in position.moves())


@pytest.mark.parametrize("heuristic", HEURISTICS)
@pytest.mark.parametrize("name", SMALL)
@given(seed=seeds, ordering=st.sampled_from(ORDERS))
def test_every_order_finds_a_way_of_the_true_distance(name: str, heuristic: str, seed: int, ordering: str) -> None:
    position, tiles = some(name, seed)
    way = find_path(position, heuristic=heuristic, ordering=ordering)
    check(position, way, distances(name)[tiles])
    assert [bound for bound, _ in way.rounds] == sorted({bound for bound, _ in way.rounds})
    assert sum(nodes for _, nodes in way.rounds) == way.nodes
    natural = find_path(position, heuristic=heuristic)
    assert way.rounds[:-1] == natural.rounds[:-1]  # only the last round depends on the order


@pytest.mark.parametrize("name", SMALL[:3])
@given(seed=seeds, heuristic=st.sampled_from(HEURISTICS))
def test_a_star_finds_a_way_of_the_true_distance(name: str, seed: int, heuristic: str) -> None:
    position, tiles = some(name, seed)
    way = find_path(position, algorithm="a-star", heuristic=heuristic)
    check(position, way, distances(name)[tiles])
    assert way.stored >= way.nodes


def test_the_two_furthest_positions_of_the_eight_puzzle_are_31_moves_away() -> None:
    for tiles in (tiles for tiles, distance in distances("eight-puzzle").items() if distance == 31):
        for algorithm in ("ida-star", "a-star"):
            check(EIGHT.position(tiles), find_path(EIGHT.position(tiles), algorithm=algorithm), 31)


def check(position: Any, way: Any, distance: int) -> None:
    assert way.length == way.at_least == distance == len(way.moves)
    for move in way.moves:
        assert move in list(position.moves())
        position = position.play(np.int64(move))
    assert position.is_over()


@given(seed=seeds)
def test_the_interpreted_twin_visits_the_same_nodes(seed: int) -> None:
    position, _ = some("eight-puzzle-3x2", seed)
    compiled = find_path(position, ordering="static")
    with interpreting():
        plain = find_path(position, ordering="static")
    assert (plain.moves, plain.rounds) == (compiled.moves, compiled.rounds)


@given(seed=seeds, nodes=st.integers(1, 300))
def test_a_search_that_is_stopped_says_how_long_the_way_is_at_least(seed: int, nodes: int) -> None:
    position, tiles = some("eight-puzzle", seed)
    for algorithm in ("ida-star", "a-star"):
        way = find_path(position, algorithm=algorithm, nodes=nodes)
        assert way.at_least <= distances("eight-puzzle")[tiles]
        assert way.is_complete == (way.moves is not None)
        assert way.nodes <= nodes


def test_searches_for_two_players_refuse_a_puzzle_and_ways_are_for_puzzles() -> None:
    for verb in (prunus.search, prunus.solve, prunus.prove, lambda position: prunus.perft(position, 2)):
        with pytest.raises(DoesNotFit, match="is played by one alone"):
            verb(EIGHT.start())
    with pytest.raises(DoesNotFit, match="is no position of a puzzle"):
        find_path(prunus.game("tic-tac-toe").start())
    with pytest.raises(DoesNotFit, match="an order of moves would say nothing"):
        find_path(EIGHT.start(), algorithm="a-star", ordering="static")
    with pytest.raises(OutOfRange):
        find_path(EIGHT.start(), nodes=0)
    with pytest.raises(UnknownName):
        puzzle("eight-puzzle-9x9")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7 2 4 / 5 . 6 / 8 3 9", "each of the tiles 1 to 8 once"),
        ("7 2 4 / 5 5 6 / 8 3 1", "each of the tiles 1 to 8 once"),
        ("7 2 4 / 5 . 6 / 8 3", "9 squares, 3 rows of 3, not 8"),
        ("2 7 4 / 5 . 6 / 8 3 1", "an arrangement that leads to the goal"),
        ("724 5x6 831", "each of the tiles 1 to 8 once"),
        ("", "9 squares"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(text: str, expected: str) -> None:
    with pytest.raises(NotationError, match=expected):
        EIGHT.parse(text)


@pytest.mark.parametrize("text", ["724506831", "7 2 4 5 . 6 8 3 1", "7,2,4,5,_,6,8,3,1", "7 2 4\n5 0 6\n8 3 1"])
def test_positions_are_written_in_several_ways(text: str) -> None:
    assert EIGHT.parse(text) == EIGHT.parse("7 2 4 / 5 . 6 / 8 3 1")


def test_the_command_says_the_way() -> None:
    done = CliRunner().invoke(command, ["path", "eight-puzzle", "-p", "142305678"], catch_exceptions=False)
    assert done.output.startswith("1 4 2\n3 . 5\n6 7 8\nway   of 2 moves, none is shorter\nmoves 4 1\n")
    said = json.loads(CliRunner().invoke(command, ["path", "eight-puzzle", "-p", "312045678", "--json"]).output)
    assert (said["length"], said["moves"], said["heuristic"]) == (1, ["3"], "linear-conflict")
    refused(ended("path", "tic-tac-toe"), "puzzle")
    refused(ended("path", "eight-puzzle", "-a", "a-star", "-o", "static"), "an order of moves would say nothing")


@pytest.fixture(scope="module")
def learned() -> Any:
    with interpreting():
        return learn_way(puzzle("eight-puzzle-3x2"), starts=12, judged_on=6, seed=5)


def test_examples_are_pairs_of_a_move_on_a_shortest_way_and_one_that_is_not() -> None:
    name = "eight-puzzle-3x2"
    this, found = puzzle(name), distances(name)
    heuristic = find_heuristic("manhattan", this.start())
    chance = random.Random(4)
    with interpreting():
        examples = examples_of(this, heuristic, [this.shuffled(chance) for _ in range(6)], 4)
    assert examples.is_whole()
    assert len(examples.owners) > 20
    for owner, move, value, lost in zip(examples.owners, examples.moves, examples.values, examples.losses, strict=True):
        position = examples.position(int(owner))
        before, after = found[tiles_of(this, position)], found[tiles_of(this, position.play(np.int64(move)))]
        assert value == (after == before - 1)
        assert (lost > 0) == (value == 0)


def test_a_learned_order_changes_no_length_and_is_an_ordering_of_ida_star(learned: Any, tmp_path: Any) -> None:
    name = "eight-puzzle-3x2"
    this = puzzle(name)
    (tmp_path / "learned.pl").write_text(str(learned.program))
    for seed in range(5):
        position, tiles = some(name, seed)
        with interpreting():
            way = find_path(position, ordering=f"rules:{tmp_path / 'learned.pl'}")
            again = find_path(position, ordering=learned.program)
        check(position, way, distances(name)[tiles])
        assert (way.moves, way.rounds) == (again.moves, again.rounds)
    assert "better_choice(B, M1, M2) :-" in str(learned.program)
    assert all(clause.comments for clause in learned.program.clauses)
    assert this.name == name


def test_learning_is_repeated_by_its_seed(learned: Any) -> None:
    with interpreting():
        again = learn_way(puzzle("eight-puzzle-3x2"), starts=12, judged_on=6, seed=5)
    assert str(again.program) == str(learned.program)
