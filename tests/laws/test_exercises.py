"""Exercises of every kind: the same again, a right answer that is taken, a sentence for every mistake, and for nonsense."""

from __future__ import annotations

import json
import re
from math import inf, isnan, nan
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from prunus import PrunusError
from prunus.core.jit import interpreting
from prunus.errors import DoesNotFit, OutOfRange, UnknownName
from prunus.exercises.answers import LONGEST
from prunus.exercises.drawing import question_lines, question_svg, script_of
from prunus.exercises.exercise import Exercise, Verdict, all_exercises, make_exercise
from prunus.exercises.trees import own_tree
from tests.exercises import MIN_OR_MAX, SEEDS, TREE, TREES, Reference, made, with_values, written

EVERY = [(kind, difficulty) for kind in all_exercises() for difficulty in (1, 2, 3)]
every_exercise = pytest.mark.parametrize(("kind", "difficulty"), EVERY)


def outcome(exercise: Exercise, answer: Any) -> Verdict | str:
    """The verdict, or the sentence with which an answer is refused."""
    try:
        return exercise.check(answer)
    except DoesNotFit as error:
        return str(error)


@every_exercise
def test_the_same_seed_makes_the_same_exercise_and_another_one_another(kind: str, difficulty: int) -> None:
    assert [make_exercise(kind, seed, difficulty) for seed in SEEDS[:8]] == made(kind, difficulty)[:8]
    assert len({(each.tree, each.asked) for each in made(kind, difficulty)}) > len(SEEDS) // 3


SEVENTH = {
    "pruned": ("A: [B: [a: 13, b: 11, c: 19], C: [d: 15, e: 14], D: [f: 2, g: 12, h: 14]]", "g, h"),
    "window": ("A: [B: [C: [a: 14, b: 10], D: [c: 18, d: 18]], E: [F: [e: 16, f: 3], G: [g: 15, h: 11]]]", "(−∞, 14)"),
    "order": (
        "A: [B: [a: 14, b: 11, c: 6], C: [d: 20, e: 9, f: 19], D: [g: 1, h: 17, i: 3]]",
        "A: C, B, D; B: c, b, a; C: e, f, d; D: g, i, h",
    ),
    "leaves": ("A: [B: [a, b, c], C: [d, e, f], D: [g, h]]", "7 4 1 5 3 2 8 6"),
    "most-proving": ("A: [B: [a, b, c: 0], C: [D: [d, e], f]]", "f"),
}


def test_a_sheet_of_last_year_can_be_printed_again() -> None:
    assert {kind: (each.tree, written(each)) for kind in SEVENTH for each in [made(kind, 1)[7]]} == SEVENTH


@every_exercise
def test_the_expected_answer_is_accepted_as_a_value_and_as_a_text(kind: str, difficulty: int) -> None:
    for exercise in made(kind, difficulty):
        told = json.loads(json.dumps(exercise.expected))
        for answer in (exercise.expected, told, written(exercise)):
            verdict = exercise.check(answer)
            assert verdict.is_right, (exercise.tree, answer)
            assert verdict.sentence.startswith("Right: ")
            assert not verdict.misconception


@every_exercise
def test_every_known_mistake_is_wrong_and_told_by_its_sentence(kind: str, difficulty: int) -> None:
    names = set()
    for exercise in made(kind, difficulty):
        assert exercise.mistakes, exercise.tree
        for mistake in exercise.mistakes:
            verdict = exercise.check(json.loads(json.dumps(mistake.answer)))
            assert not verdict.is_right, (exercise.tree, mistake)
            assert verdict.sentence == f"Not yet: {mistake.sentence[0].lower()}{mistake.sentence[1:]}"
            assert verdict.misconception == mistake.name
            names.add(mistake.name)
    assert len(names) >= 3


@every_exercise
def test_numbers_are_small_and_names_are_letters(kind: str, difficulty: int) -> None:
    for exercise in made(kind, difficulty):
        assert all(len(node.name) == 1 and node.name.isupper() != node.is_leaf for node in exercise.nodes)
        assert len({node.name for node in exercise.nodes}) == len(exercise.nodes)
        assert len(exercise.leaves) <= 18
        root = TREE.parse(exercise.tree)
        values = [leaf.value for leaf in root.leaves() if leaf.value is not None]
        assert all(0 <= value <= 20 for value in values)
        assert [node.name for node in exercise.nodes if node.is_leaf] == [leaf.name for leaf in root.leaves()]


@every_exercise
def test_what_is_seen_before_the_answer_does_not_hold_it(kind: str, difficulty: int) -> None:
    for exercise in made(kind, difficulty):
        seen = exercise.as_json(with_answer=False)
        assert not {"expected", "mistakes", "searched", "limit", "solution"} & seen.keys()
        assert json.loads(json.dumps(exercise.as_json()))["solution"] == exercise.solution
        drawn, lines = question_svg(exercise), list(question_lines(exercise))
        assert all(f">{node.name}" in drawn for node in exercise.nodes)
        assert len(lines) == len(exercise.nodes)
        if exercise.form == "numbers":
            assert exercise.tree == with_values(TREE.parse(exercise.tree), dict.fromkeys(exercise.leaves, 0)).replace(": 0", "")


@every_exercise
def test_the_search_that_has_the_answer_can_be_stepped_through(kind: str, difficulty: int) -> None:
    for exercise in made(kind, difficulty)[:5]:
        script = script_of(exercise)
        assert script is not None
        assert len(script.steps) > 3


@settings(max_examples=80, deadline=None)
@given(TREES, MIN_OR_MAX, some.integers(0, 5))
def test_exercises_on_a_tree_of_ones_own_obey_the_same_laws(tree: Any, first: str, seed: int) -> None:
    for kind in all_exercises():
        refusal = all_exercises()[kind].refusal(own_tree(f"{first}{tree}"))
        if refusal:
            assert kind in ("window", "leaves", "most-proving")
            with pytest.raises(DoesNotFit, match=re.escape(f"no exercise {kind!r} can be made of this tree: {refusal}")):
                make_exercise(kind, seed, tree=f"{first}{tree}")
            continue
        exercise = make_exercise(kind, seed, tree=f"{first}{tree}")
        assert exercise == make_exercise(kind, seed, tree=f"{first}{tree}")
        assert exercise.difficulty is None
        assert exercise.check(written(exercise)).is_right
        for mistake in exercise.mistakes:
            assert exercise.check(mistake.answer).misconception == mistake.name
        if kind in ("pruned", "window"):
            reference = Reference(TREE.parse(exercise.tree))
            never = [name for name in exercise.leaves if name not in reference.looked]
            assert exercise.expected == (never if kind == "pruned" else reference.windows[exercise.asked])


@pytest.mark.parametrize("kind", list(all_exercises()))
def test_on_a_tree_of_ones_own_seeds_matter_where_the_kind_says_so(kind: str) -> None:
    tree = "[[[?, 1], [?, ?]], [?, 0, ?]]" if kind == "most-proving" else "[[[3, 5], [6, 9]], [[1, 2], [8, 7]], [4, 0]]"
    made_of_it = {json.dumps(make_exercise(kind, seed, tree=tree).as_json() | {"seed": 0}) for seed in range(8)}
    assert (len(made_of_it) > 1) == all_exercises()[kind].is_drawn


def test_names_of_ones_own_are_kept_and_the_others_are_letters() -> None:
    exercise = make_exercise("pruned", tree="MIN [left: [3, a: 5], [b: 6, c, 9]]".replace("c,", "c: -7,"))
    assert exercise.tree == "MIN A: [left: [d: 3, a: 5], B: [b: 6, c: -7, e: 9]]"
    assert [node.text for node in exercise.nodes if node.is_leaf] == ["3", "5", "6", "−7", "9"]
    assert exercise.check("left").misconception or not exercise.check("left").is_right


@pytest.mark.parametrize(
    ("kind", "tree", "sentence"),
    [
        ("pruned", "[[3, x], [6, 9]]", "the leaf x has no value"),
        ("order", "MAX 3", "it is a leaf"),
        ("window", "[3, 5, 6]", "alpha-beta enters no inner node below its root"),
        ("leaves", "[3, 5, 6]", "with all values alpha-beta looks at every leaf"),
        ("most-proving", "[[3, 5], [6, 9]]", "a leaf is 1 where it is won"),
        ("most-proving", "MIN [[?, 1], ?]", "MIN moves at the root"),
        ("most-proving", "[[1, 1], ?]", "it is decided already"),
        ("pruned", "[[1/2, 3], 4]", "whole numbers from −999 to 999"),
        ("pruned", "[[1000, 3], 4]", "whole numbers from −999 to 999"),
        ("pruned", f"[{', '.join(['1'] * 27)}]", "at most 26 leaves"),
        ("pruned", "[" * 27 + "1" + "]" * 27, "at most 26 leaves, 26 inner nodes and 8 plies"),
        ("pruned", "[a: [1, 2], a: [3, 4]]", "two nodes are called 'a'"),
        ("pruned", "[abcdefghijklmn: [1, 2], [3, 4]]", "is longer than 12 characters"),
        ("pruned", "[[1, 2", "ends too early"),
        ("pruned", "", "ends too early"),
        ("pruned", 3, "a tree is a text"),
    ],
)  # fmt: skip
def test_a_tree_that_does_not_do_is_refused_in_a_sentence(kind: str, tree: Any, sentence: str) -> None:
    with pytest.raises(PrunusError, match=sentence) as caught:
        make_exercise(kind, tree=tree)
    assert "\n" not in str(caught.value)


def test_a_bad_request_is_refused_in_a_sentence() -> None:
    for kind, seed, difficulty, error in (
        ("prune", 0, 1, UnknownName),
        ("", 0, 1, PrunusError),
        (["pruned"], 0, 1, DoesNotFit),
        (None, 0, 1, DoesNotFit),
        ("pruned", -1, 1, OutOfRange),
        ("pruned", 2**63, 1, OutOfRange),
        ("pruned", 1.0, 1, OutOfRange),
        ("pruned", nan, 1, OutOfRange),
        ("pruned", True, 1, OutOfRange),
        ("pruned", 0, 0, OutOfRange),
        ("pruned", 0, 4, OutOfRange),
        ("pruned", 0, "1", OutOfRange),
        ("pruned", 0, [], OutOfRange),
    ):
        with pytest.raises(error):
            make_exercise(kind, seed, difficulty)  # type: ignore[arg-type]


NESTED: Any = []
for _ in range(5_000):
    NESTED = [NESTED]
BAD: list[Any] = [
    None, True, 3, -1, 1.5, nan, inf, 10**400, b"a", "zz", "?", "a, zz", "A: B", ";", ":", "\0", "\ud800", "x" * (LONGEST + 1),
    "[" * 1_999, "9" * 1_999, [None], [1, 2, 3], [nan, nan], [1.0, 2.0], [True, False], ["a", 3], [["a"]], [10**400] * 40, NESTED,
    [NESTED], {}, {"a": 1}, {"A": 1}, {"A": "B"}, {"A": NESTED}, {1: 2}, {("a",): "b"}, {None: None}, {"zz": ["a"]},
    set(), object(),
]  # fmt: skip


@pytest.mark.parametrize("kind", list(all_exercises()))
def test_an_answer_that_is_none_gets_one_sentence(kind: str) -> None:
    exercise = made(kind, 2)[0]
    for answer in BAD:
        said = outcome(exercise, answer)
        if kind == "order" and answer in ({}, ";"):  # who names no node leaves all as they are
            assert said == exercise.check(exercise.families)
            continue
        assert isinstance(said, str), ascii(answer)[:60]
        assert 20 < len(said) < 300
        assert "\n" not in said


JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=12) | some.sampled_from("abcAB"),
    lambda below: (
        some.lists(below, max_size=6) | some.dictionaries(some.sampled_from("abcABC") | some.text(max_size=3), below, max_size=4)
    ),
    max_leaves=12,
)


@settings(max_examples=200, deadline=None)
@given(some.sampled_from(EVERY), JSON)
def test_nonsense_is_a_verdict_or_a_sentence(which: tuple[str, int], answer: Any) -> None:
    said = outcome(made(*which)[0], answer)
    if isinstance(said, str):
        assert "\n" not in said
    else:
        assert said.sentence
        assert not (isinstance(answer, float) and isnan(answer))


def test_exercises_are_made_and_checked_without_compiling_as_well() -> None:
    """By the same searches, in Python."""
    with interpreting():
        for kind in all_exercises():
            assert make_exercise(kind, 3, 1) == made(kind, 1)[3]
