"""Exercises: made, checked and solved; and sheets of them to print."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from prunus.errors import PrunusError
from prunus.exercises.drawing import script_of
from prunus.exercises.exercise import DIFFICULTIES, Exercise, all_exercises, make_exercise
from prunus.exercises.sheet import question_sheet, solution_sheet
from prunus.web.question import BadQuestion, Question

LARGEST_SEED = 2**31
LONGEST_TREE, LONGEST_ANSWER = 2_000, 2_000
MOST_ON_A_SHEET = 20
OWN = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"  # a tree to begin with


def choices(question: Question) -> Mapping[str, Any]:
    """What can be chosen."""
    kinds = [
        {"name": kind.name, "title": kind.title, "summary": kind.summary, "is_drawn": kind.is_drawn}
        for kind in all_exercises().values()
    ]
    return {"kinds": kinds, "difficulties": DIFFICULTIES, "tree": OWN}


def exercise(question: Question) -> Mapping[str, Any]:
    """What is seen of an exercise before it is answered."""
    return asked(question).as_json(with_answer=False)


def check(question: Question) -> Mapping[str, Any]:
    """Whether an answer is right, and what is said of it."""
    about, answer = asked(question), question.text("answer", longest=LONGEST_ANSWER)
    try:
        verdict = about.check(answer)
    except PrunusError as error:
        raise BadQuestion("answer", str(error)) from error
    return {"is_right": verdict.is_right, "sentence": verdict.sentence, "misconception": verdict.misconception}


def solution(question: Question) -> Mapping[str, Any]:
    """The answer in words, and the search that has it step by step, where there is one."""
    about = asked(question)
    script = script_of(about)
    return {"sentence": about.solution, "script": None if script is None else script.as_json()}


def sheet(question: Question) -> Mapping[str, Any]:
    """So many exercises from this one on, as a page to print, or all that can be asked about a tree; and their solutions as another
    one."""
    first, many = asked(question), question.whole("count", 1, MOST_ON_A_SHEET, 1)
    if question.truth("all_kinds"):
        exercises = of_every_kind(question)
    else:
        exercises = [first, *(asked(question, first.seed + i) for i in range(1, many))]
    return {"questions": question_sheet(exercises, with_solutions=False), "solutions": solution_sheet(exercises)}


def of_every_kind(question: Question) -> list[Exercise]:
    """Whatever can be asked about a tree; the kind that is named can, so there is one at least."""
    found = []
    for kind in all_exercises():
        with suppress(BadQuestion):  # proof numbers are asked about trees of 0, 1 and ? alone, and nothing else is
            found.append(asked(replace(question, fields={**question.fields, "kind": kind})))
    return found


def asked(question: Question, seed: int | None = None) -> Exercise:
    """The exercise that a question is about, or the same of another seed; no tree is read from a file for a visitor."""
    kind = question.one_of("kind", list(all_exercises()))
    seed = question.whole("seed", 0, LARGEST_SEED, 0) if seed is None else seed
    difficulty = question.whole("difficulty", DIFFICULTIES[0], DIFFICULTIES[-1], DIFFICULTIES[0])
    if not question.has("tree"):
        return make_exercise(kind, seed, difficulty)
    tree = question.text("tree", longest=LONGEST_TREE)
    if "[" not in tree:
        raise BadQuestion("tree", "a tree is written as nested lists, such as [[3, 5], [6, 9]]")
    try:
        return make_exercise(kind, seed, tree=tree)
    except PrunusError as error:
        raise BadQuestion("tree", str(error)) from error


QUESTIONS = {"choices": choices, "exercise": exercise, "check": check, "solution": solution, "sheet": sheet}
