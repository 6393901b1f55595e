"""Values that are no whole numbers: whatever a search, a recording, a solver or a proof tells is what the tree says."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from prunus import game, prove, record, search, solve
from prunus.cli.main import prunus
from prunus.core.jit import interpreting
from prunus.core.units import Units, amount, fraction
from prunus.core.values import WIN
from prunus.draw.svg import tree_svg
from prunus.draw.terminal import tree_lines
from prunus.players.player import find_player
from prunus.players.playing import play_game
from prunus.searches.shared.recording import Recording
from tests.reference import uneven_trees, value_of

TREE = game("tree")
DECIMALS = [Fraction(n, 20) for n in range(-50, 51, 7)]
FRACTIONS = [Fraction(n, d) for d in (1, 2, 3, 7) for n in (-5, -1, 0, 1, 4)]
EXACT = ["minimax", "alpha-beta", "fail-hard", "pvs", "mtdf", "aspiration", "sss-star", "dual-star"]


def written(tree: Any, values: list[Fraction], as_decimals: bool) -> tuple[Any, str]:
    """A tree with other values at its leaves, as nested lists and as text."""
    if isinstance(tree, int):
        value = values[tree % len(values)]
        return value, f"{float(value):g}" if as_decimals else str(value)
    below = [written(child, values, as_decimals) for child in tree]
    return [each for each, _ in below], f"[{', '.join(text for _, text in below)}]"


def value_by_the_book(tree: Any, is_max: bool = True) -> Fraction:
    if isinstance(tree, Fraction):
        return tree
    return (max if is_max else min)(value_by_the_book(child, not is_max) for child in tree)


def number_of(told: int | str) -> Fraction:
    found = fraction(str(told))
    assert found is not None
    return found


cases = st.tuples(uneven_trees(4), st.booleans())


@given(case=cases, algorithm=st.sampled_from(EXACT))
def test_every_search_tells_the_value_that_max_and_min_find(case: Any, algorithm: str) -> None:
    shape, as_decimals = case
    tree, text = written(shape, DECIMALS if as_decimals else FRACTIONS, as_decimals)
    position = TREE.parse(text)
    result = search(position, position.height, algorithm=algorithm, deepening=False)  # inner nodes have no values
    said = result.as_json(TREE, position)
    assert number_of(said["value"]) == number_of(said["lower"]) == number_of(said["upper"]) == value_by_the_book(tree)
    assert ("/" in str(said["value"])) <= (not as_decimals)


@given(case=cases)
def test_a_recording_has_the_windows_and_values_of_the_tree_and_visits_what_it_would_with_whole_numbers(case: Any) -> None:
    shape, as_decimals = case
    tree, text = written(shape, DECIMALS if as_decimals else FRACTIONS, as_decimals)
    position = TREE.parse(text)
    recording = record(position, position.height)
    whole = TREE.parse(TREE.format(position).replace("UNIT ", ""))
    assert whole == position
    subtrees = {0: tree}
    for node in recording.nodes:
        if node.parent is not None:
            subtrees[node.number] = subtrees[node.parent][int(node.move) - 1]
        here, value = subtrees[node.number], number_of(node.value)
        true = value_by_the_book(here, node.is_max)
        assert {"=": value == true, "<=": value >= true, ">=": value <= true}[node.bound]
        for severed in node.pruned:
            behind = here[int(severed.move) - 1]
            assert (None if severed.value is None else number_of(severed.value)) == (
                behind if isinstance(behind, Fraction) else None
            )
    scale = position.units.denominator
    scaled = record(TREE.parse(str(_times(tree, scale))), position.height)
    assert [(node.move, node.parent) for node in scaled.nodes] == [(node.move, node.parent) for node in recording.nodes]


def _times(tree: Any, scale: int) -> Any:
    return int(tree * scale) if isinstance(tree, Fraction) else [_times(child, scale) for child in tree]


@given(case=cases)
def test_solver_and_proofs_tell_it_too(case: Any) -> None:
    shape, as_decimals = case
    tree, text = written(shape, DECIMALS if as_decimals else FRACTIONS, as_decimals)
    position = TREE.parse(text)
    solution = solve(position, all_moves=True)
    said = solution.as_json(TREE, position)
    assert number_of(said["value"]) == value_by_the_book(tree)
    assert {move: number_of(value) for move, value in said["moves"].items()} == {
        str(i + 1): value_by_the_book(child, False) for i, child in enumerate(tree)
    }
    assert solve(position, who_wins=True).as_json(TREE, position)["value"] == (solution.value > 0) - (solution.value < 0)
    threshold = position.units.read(str(said["value"]), "it")
    assert prove(position, threshold).answer
    assert not prove(position, threshold + 1).answer
    assert prove(position, threshold).as_json(TREE, position)["threshold"] == said["value"]


@given(case=cases, path=st.lists(st.integers(0, 3), max_size=4))
def test_every_node_by_itself_reads_back_with_its_units(case: Any, path: list[int]) -> None:
    shape, as_decimals = case
    _, text = written(shape, DECIMALS if as_decimals else FRACTIONS, as_decimals)
    node = TREE.parse(text)
    for move in path:
        if move in node.moves():
            node = node.play(move)
    assert TREE.parse(TREE.format(node)) == node


@given(value=st.integers(-(2**40), 2**40), denominator=st.integers(1, 60), is_decimal=st.booleans())
def test_what_is_told_is_read_back(value: int, denominator: int, is_decimal: bool) -> None:
    units = Units(2**4 * 5**2 if is_decimal else denominator, is_decimal, has_wins=False)
    told = units.told(value)
    assert units.read(str(told), "it") == value
    assert number_of(told) == Fraction(value, units.denominator)
    assert isinstance(told, int) == (Fraction(value, units.denominator).denominator == 1 and abs(number_of(told)) < 1_000_000)


@given(value=st.integers(-999_999, 999_999), margin=st.integers(0, 64), side=st.sampled_from([-1, 1]))
def test_an_estimate_is_told_in_the_units_of_its_evaluation_and_a_decided_game_by_its_margin(
    value: int, margin: int, side: int
) -> None:
    hundredths = Units(100, is_decimal=True)
    assert number_of(hundredths.told(value)) == Fraction(value, 100)
    assert hundredths.told(side * (int(WIN) + margin)) == side * (int(WIN) + margin)


def test_patterns_are_told_in_what_their_game_is_scored_by() -> None:
    found = search(game("othello").start(), 1, evaluation="patterns")
    assert found.units == Units(100, is_decimal=True)
    assert number_of(found.told(found.value)) == Fraction(found.value or 0, 100)


@given(shape=uneven_trees(3))
def test_an_evaluation_in_other_units_is_told_in_its_own(shape: Any) -> None:
    _, text = written(shape, FRACTIONS, False)
    position = TREE.parse(text)
    won = search(position, position.height, evaluation="win-loss-draw").as_json(TREE, position)["value"]
    value = value_by_the_book(written(shape, FRACTIONS, False)[0])
    assert won == (value > 0) - (value < 0)


TEXT = "left: [1/2, 12, [8, 3/4]], b: [0.25, x, y], -2.25  # what a teacher writes"
LINES = [
    "tree, alpha-beta, natural order: value 1/2, line left 1, 9 nodes, 5 leaves",
    "MAX (−∞, +∞) 1/2",
    "├─ left  MIN (−∞, +∞) 1/2",
    "│  ├─ 1  1/2",
    "│  ├─ 2  12",
    "│  └─ 3  MAX (−∞, 1/2) ≥ 8",
    "│     ├─ 1  8",
    "│     └╳ 2: 3/4   (beta cutoff)",
    "├─ b  MIN (1/2, +∞) ≤ 1/4",
    "│  ├─ 1  1/4",
    "│  └╳ x, y   (alpha cutoff)",
    "└─ 3  −9/4",
]


def test_a_tree_as_a_teacher_writes_it_is_drawn_as_it_is_written(tmp_path: Any) -> None:
    recording = record(TREE.parse(f"[{TEXT}\n]"))
    assert list(tree_lines(recording)) == LINES
    recording.save(tmp_path / "recording.json")
    again = Recording.load(tmp_path / "recording.json")
    assert again == recording
    picture = tree_svg(again)
    for told in (">1/2<", ">3/4<", "(1/2, +∞)", ">−9/4<", "value 1/2"):
        assert told in picture


@pytest.mark.parametrize(
    ("command", "key", "expected"),
    [
        (("search", "tree", "-p", "[0.5, -2.25, [3, 7]]"), "value", 3),
        (("search", "tree", "-p", "[0.5, -2.25]"), "value", "0.5"),
        (("solve", "tree", "-p", "MIN [1/3, 1/2]"), "value", "-1/3"),
        (("search", "tree", "-p", "[2000000, 3]"), "value", "2000000"),
        (("prove", "tree", "-p", "[1/2, 1/4]", "-t", "0.5"), "threshold", "1/2"),
        (("conspire", "tree", "-p", "MAX 0.5", "--values", "-1:1:0.5"), "value", "0.5"),
        (("search", "random-tree", "-p", "values=3 depth=2 seed=4"), "is_complete", True),
    ],
)
def test_commands_tell_values_as_they_are_written(command: tuple[str, ...], key: str, expected: Any) -> None:
    done = CliRunner().invoke(prunus, [*command, "--json"], catch_exceptions=False)
    assert json.loads(done.output)[key] == expected


@given(branching=st.integers(1, 4), depth=st.integers(1, 5), seed=st.integers(0, 999), values=st.integers(1, 9))
def test_random_trees_have_small_values_if_asked_for(branching: int, depth: int, seed: int, values: int) -> None:
    root = game("random-tree").root(branching, depth, seed, values=values, ends=30)
    assert game("random-tree").parse(game("random-tree").format(root)) == root
    leaves = list(_leaves(root))
    assert all(-values <= leaf.leaf_value() <= values for leaf in leaves)
    result = search(root, depth, algorithm="alpha-beta")
    assert result.value == value_of(_as_lists(root))


def _leaves(position: Any) -> Any:
    if position.is_over():
        yield position
    for move in position.moves():
        yield from _leaves(position.play(move))


def _as_lists(position: Any, sign: int = 1) -> Any:
    if position.is_over():
        return sign * int(position.leaf_value())
    return [_as_lists(position.play(move), -sign) for move in position.moves()]


def test_random_trees_end_early_as_often_as_they_say_and_take_all_values() -> None:
    this = game("random-tree")
    even = this.root(4, 4, 1, values=2)
    leaves = list(_leaves(even))
    assert len(leaves) == 256
    assert {int(leaf.leaf_value()) for leaf in leaves} == {-2, -1, 0, 1, 2}
    assert len(list(_leaves(this.root(4, 4, 1, ends=40)))) < 256
    assert len(list(_leaves(this.root(4, 4, 1, ends=100)))) == 4


@given(numerator=st.integers(-(10**5), 10**5), denominator=st.sampled_from([1, 2, 3, 20, 100]), is_decimal=st.booleans())
def test_what_is_told_is_the_number_that_programs_and_records_are_given(numerator: int, denominator: int, is_decimal: bool) -> None:
    units = Units(denominator, is_decimal=is_decimal and denominator != 3)
    assert amount(units.told(numerator)) == pytest.approx(numerator / denominator)
    assert amount(None) is None
    assert amount(WIN + 5) == WIN + 5


def test_a_record_keeps_the_value_of_every_move_though_it_is_told_in_decimals() -> None:
    othello = game("othello")
    both = [find_player("search:depth=1,evaluation=patterns", othello, seed) for seed in (1, 2)]
    with interpreting():
        record = play_game(othello, both, most_plies=6)
    values = [remark.value for remark in record.remarks]
    assert len(values) == 6
    assert all(isinstance(value, int | float) for value in values)
    assert any(value != int(value) for value in values if value is not None)
