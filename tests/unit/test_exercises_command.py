"""`prunus exercises`: questions in the terminal, answers checked, sheets written; and what the page is told of exercises."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from prunus import game
from prunus.exercises.exercise import all_exercises, make_exercise
from prunus.exercises.sheet import question_sheet, solution_sheet
from prunus.web.server import application
from prunus.web.serving import house_of
from tests.commands import ended, refused
from tests.exercises import written
from tests.golden.test_lectures import SIXTEEN

KINDS = list(all_exercises())
LECTURE = "[[[[?, ?], [?, ?]], [[?, ?], [?, ?]]], [[[?, ?], [?, ?]], [[?, ?], [?, ?]]]]"


def told(*arguments: str) -> Any:
    done = ended("exercises", *arguments, "--json")
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


def test_questions_are_printed_with_their_trees_and_solutions_only_if_asked_for() -> None:
    shown, solved = ended("exercises", "--seed", "5"), ended("exercises", "--seed", "5", "--solve")
    for number, kind in enumerate(KINDS, 1):
        exercise = make_exercise(kind, 5)
        assert f"{number}. {exercise.question}" in shown.out
        assert exercise.solution not in shown.out
        assert exercise.solution in solved.out
        for node in exercise.nodes:
            assert re.search(rf"\b{node.name}  .*{re.escape(node.text)}|\b{node.name}$", shown.out, re.MULTILINE)


def test_several_exercises_come_in_turn_with_the_seeds_that_follow() -> None:
    made = told("--kind", "window,pruned", "--count", "5", "--seed", "7", "--difficulty", "3")["exercises"]
    assert [(each["kind"], each["seed"]) for each in made] == [
        ("window", 7), ("pruned", 7), ("window", 8), ("pruned", 8), ("window", 9),
    ]  # fmt: skip
    assert made[1] == json.loads(json.dumps(make_exercise("pruned", 7, 3).as_json()))


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_is_checked(kind: str) -> None:
    exercise = make_exercise(kind, 2, 1)
    request = ("exercises", "--kind", kind, "--seed", "2", "--difficulty", "1", "--answer")
    assert ended(*request, written(exercise)).out.startswith("Right: ")
    found = told(*request[1:], written(exercise))
    assert (found["is_right"], found["misconception"], found["exercise"]["kind"]) == (True, "", kind)
    refused(ended(*request, "?!"), "an" if kind != "pruned" else "there is no node '?!'")


def test_wrong_answers_are_explained() -> None:
    request = ("exercises", "--kind", "pruned", "--seed", "7", "--difficulty", "1", "--answer")
    assert ended(*request, "none").out.startswith("Not yet: that is plain minimax")
    assert told(*request[1:], "D")["misconception"] == "cuts the whole node"
    assert ended(*request, "h").out == (
        "Not yet: what is marked is pruned, and one leaf more is never looked at. "
        "Follow the windows (alpha, beta) from the root down.\n"
    )


def test_a_tree_of_ones_own_gets_the_exercises_that_fit_it(tmp_path: Path) -> None:
    assert [each["kind"] for each in told("--tree", "[[3, 5], [6, 9]]")["exercises"]] == ["pruned", "window", "order", "leaves"]
    assert [each["kind"] for each in told("--tree", "[[1, ?], [?, 0]]")["exercises"]] == ["leaves", "most-proving"]
    (tmp_path / "mine.tree").write_text("[[3, 5], [6, 9]] # of the lecture\n")
    assert told("--tree", str(tmp_path / "mine.tree"), "--kind", "order") == told("--tree", "[[3, 5], [6, 9]]", "--kind", "order")
    goals = {told("--tree", LECTURE, "--kind", "leaves", "--seed", seed)["exercises"][0]["asked"] for seed in ("0", "1")}
    assert goals == {"most", "none"}
    refused(ended("exercises", "--tree", "[x, y, z]", "--kind", "pruned"), "the leaf x has no value")
    refused(ended("exercises", "--tree", "MAX 3"), "no exercise can be made of this tree: it is a leaf")


def test_the_lecture_asks_for_seven_of_sixteen_leaves_and_its_own_numbers_make_it_ten() -> None:
    """Seven are Knuth and Moore's 2² + 2² − 1."""
    exercise = make_exercise("leaves", 1, tree=LECTURE)
    assert exercise.check(exercise.expected).sentence == "Right: alpha-beta looks at 7 of 16 leaves."
    values = [leaf.value for leaf in game("tree").parse(SIXTEEN).leaves()]  # None where the lecture has none
    order = sorted(range(16), key=lambda i: (values[i] is None, values[i]))
    ranks = [order.index(i) + 1 for i in range(16)]
    assert "alpha-beta looks at 10 of 16 leaves" in exercise.check(ranks).sentence


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        (("--kind", "prune"), "no exercise is called 'prune'; did you mean pruned?"),
        (("--kind", "pruned,,window"), "no exercise is called ''"),
        (("--count", "101"), "--count: '101' is not a whole number from 1 to 100"),
        (("--difficulty", "4"), "--difficulty: '4' is not a whole number from 1 to 3"),
        (("--seed", str(2**63 - 1), "--count", "6"), "leaves no room for 6 exercises"),
        (("--answer", "b"), "--answer is to one exercise"),
        (("--kind", "pruned", "--answer", "b", "--solve"), "an answer is only checked: --solve would say nothing"),
        (("--tree", "[1, 2]", "--difficulty", "1"), "a tree of your own is as hard as it is: --difficulty would say nothing"),
        (("--tree", "[1, 2"), "ends too early"),
        (("--solutions", "x.html"), "--solutions goes with a sheet"),
    ],
)
def test_a_bad_request_is_refused_in_a_sentence(request_: tuple[str, ...], sentence: str) -> None:
    refused(ended("exercises", *request_), sentence)


def test_a_sheet_has_its_solutions_behind_it_or_apart(tmp_path: Path) -> None:
    whole, sheet, apart = (tmp_path / name for name in ("whole.html", "sheet.html", "apart.html"))
    assert ended("exercises", "--seed", "4", "--out", str(whole)) == (0, "", "")
    assert ended("exercises", "--seed", "4", "--out", str(sheet), "--solutions", str(apart)) == (0, "", "")
    exercises = [make_exercise(kind, 4) for kind in KINDS]
    assert whole.read_text("utf-8") == question_sheet(exercises)
    assert sheet.read_text("utf-8") == question_sheet(exercises, with_solutions=False)
    assert apart.read_text("utf-8") == solution_sheet(exercises)
    refused(ended("exercises", "--out", str(sheet), "--solutions", f"{tmp_path}/./sheet.html"), "cannot both be")


def test_a_sheet_says_all_that_is_asked_and_nothing_of_the_answer() -> None:
    exercises = [make_exercise(kind, seed, difficulty) for kind in KINDS for seed in (1, 2) for difficulty in (1, 2, 3)]
    sheet, solutions = question_sheet(exercises, with_solutions=False), solution_sheet(exercises)
    for exercise in exercises:
        assert sheet.count(f"{exercise.kind}, difficulty {exercise.difficulty}, seed {exercise.seed}<") == 1
        assert exercise.question in sheet
        assert exercise.variant in sheet
        assert exercise.solution in solutions
        assert exercise.solution not in sheet
    assert not re.search(r"<script|https?://(?!www\.w3\.org)", sheet + solutions)
    assert "(prefers-color-scheme: dark)" in sheet
    assert not re.search(r"@media \(prefers-color-scheme", sheet)  # never on paper
    for text in (sheet, solutions):
        pictures = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
        assert len(pictures) == len(exercises)
        for picture in pictures:
            ElementTree.fromstring(picture)


def test_what_is_written_in_a_tree_cannot_end_a_sheet() -> None:
    exercise = make_exercise("pruned", tree="[ａ: [1, 2], ｂ: [3, 4]]")
    assert "ａ" in question_sheet([exercise])


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(application(house_of((), None, 20)), base_url="http://localhost") as found:
        yield found


def asked(client: TestClient, question: str, **fields: Any) -> Any:
    answer = client.post(f"/ask/exercises/{question}", json=fields)
    assert answer.status_code == 200
    return answer.json()


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_is_told_the_question_and_only_then_the_answer(client: TestClient, kind: str) -> None:
    exercise = make_exercise(kind, 6, 3)
    about = {"kind": kind, "seed": 6, "difficulty": 3}
    seen = asked(client, "exercise", **about)
    assert seen == json.loads(json.dumps(exercise.as_json(with_answer=False)))
    assert json.dumps(exercise.expected) not in json.dumps(seen) or kind == "most-proving"  # the name of a leaf is in the tree
    verdict = asked(client, "check", **about, answer=written(exercise))
    assert verdict == {"is_right": True, "sentence": exercise.check(exercise.expected).sentence, "misconception": ""}
    solved = asked(client, "solution", **about)
    assert solved["sentence"] == exercise.solution
    assert solved["script"]["format"] == "prunus-steps 1"
    sheet = asked(client, "sheet", **about, count=2)
    made = [exercise, make_exercise(kind, 7, 3)]
    assert sheet == {"questions": question_sheet(made, with_solutions=False), "solutions": solution_sheet(made)}


def test_the_page_is_told_what_is_wrong_and_in_which_field(client: TestClient) -> None:
    for fields, field, sentence in (
        ({"kind": "prune"}, None, "no kind is called 'prune'"),
        ({"kind": "pruned", "seed": -1}, "seed", "seed is −1"),
        ({"kind": "pruned", "difficulty": 9}, "difficulty", "difficulty is 9"),
        ({"kind": "pruned", "tree": "[[1, 2"}, "tree", "ends too early"),
        ({"kind": "pruned", "tree": "[x, 2]"}, "tree", "the leaf x has no value"),
        ({"kind": "pruned", "tree": "[" + "1, " * 1_000 + "1]"}, "tree", "at most 2,000 are read"),
    ):  # fmt: skip
        answer = asked(client, "exercise", **fields)
        assert answer["field"] == field
        assert sentence in answer["error"]
    answer = asked(client, "check", kind="pruned", answer="zz")
    assert answer["field"] == "answer"
    assert asked(client, "check", kind="pruned")["error"] == "answer is missing"


@pytest.mark.parametrize("question", ["exercise", "check", "solution", "sheet"])
def test_no_file_is_read_for_a_visitor(client: TestClient, question: str, tmp_path: Path) -> None:
    (tmp_path / "mine.tree").write_text("[[3, 5], [6, 9]]")
    for name in (str(tmp_path / "mine.tree"), "/etc/passwd"):
        answer = asked(client, question, kind="pruned", tree=name, answer="a")
        assert answer == {"error": "a tree is written as nested lists, such as [[3, 5], [6, 9]]", "field": "tree"}
