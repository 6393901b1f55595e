"""SWI-Prolog, Connect Four and tic-tac-toe written a second time: every predicate, and the orders that come with the package."""

from __future__ import annotations

import itertools
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from prunus.core.declaration import Cost
from prunus.core.registry import game
from prunus.study import prolog
from prunus.study.background import Background
from prunus.study.prolog import background_text, disagreements, run
from prunus.study.shipped import shipped
from tests.reference import somewhere
from tests.unit.test_prolog import DRIVER, LOOKS, Question, asked_of_kernels

pytestmark = pytest.mark.skipif(not prolog.is_available(), reason="SWI-Prolog is not installed: there is no swipl on the path")

SHIPPED = [
    *(("othello", evaluation) for evaluation in ("corners-mobility", "square-weights", "disc-difference")),
    ("connect-four", "lines-and-centre"),
    ("tic-tac-toe", "open-lines"),
]
WRITTEN = [pair for pair in SHIPPED if pair[0] != "othello"]  # whose predicates tests/unit/test_prolog.py asks


@cache
def positions(name: str, number: int) -> tuple[Any, ...]:
    """Unfinished positions of random games, from the first plies to the last."""
    this, plies = game(name), {"othello": 56, "connect-four": 34, "tic-tac-toe": 8}[name]
    found = (somewhere(this.start(), seed, seed * 7 % plies) for seed in itertools.count())
    return tuple(itertools.islice((each for each in found if not each.is_over()), number))


def asked(background: Background, name: str, boards: tuple[Any, ...]) -> list[Question]:
    """Every predicate of the game's own and every look, of places that are moves; of places alone once, all that are ever moves."""
    found, every = [], sorted({int(move) for position in boards for move in position.moves()})
    for board, position in enumerate(boards):
        moves = [int(move) for move in position.moves()]
        for declaration in background.declarations.values():
            kinds = [declaration.arguments[place].type for place in declaration.inputs]
            domains = {"board": [board], "place": moves if "board" in kinds else every if board == 0 else []}
            found += [Question(declaration, inputs) for inputs in itertools.product(*(domains[kind] for kind in kinds))]
    return [question for question in found if question.declaration.cost < Cost.SEARCH or question.board < 3]


def wrong_answers(name: str, evaluation: str, change: tuple[str, str] = ("", ""), number: int = 12) -> dict[str, str]:
    """Of each predicate that Prolog and compiled code do not agree on, one question."""
    background, boards = Background.of(name, None, evaluation, 2), positions(name, number)
    questions = asked(background, name, boards)
    assert {*background.declarations} == {question.declaration.name for question in questions} >= {*LOOKS}
    text = background_text(background)
    assert not change[0] or text.count(change[0]) == 1
    facts = [f"position({place}, '{game(name).format(position)}')." for place, position in enumerate(boards)]
    text = text.replace(*change) if change[0] else text
    theirs = run("\n".join([":- style_check(-singleton).", text, *facts, *map(str, questions), DRIVER]), 300)
    ours = asked_of_kernels(background, list(boards), questions)
    return {
        question.declaration.name: f"{question}: {one} says Prolog, {other} compiled"
        for question, one, other in zip(questions, theirs, ours, strict=True)
        if one != other
    }


@pytest.mark.parametrize(("name", "evaluation"), WRITTEN)
def test_every_predicate_means_the_same_in_prolog_and_compiled(name: str, evaluation: str) -> None:
    wrong = wrong_answers(name, evaluation)
    assert not wrong, "\n".join(wrong.values())


@pytest.mark.parametrize(
    ("name", "evaluation", "right", "wrong", "predicates"),
    [
        ("connect-four", "lines-and-centre", "1-(-1)", "1-(-2)", {"lines_through", "lines_closed", "static"}),
        ("connect-four", "lines-and-centre", "3 * (Ours - Theirs)", "2 * (Ours - Theirs)", {"static", "best_reply", "mean_reply"}),
        ("connect-four", "lines-and-centre", "Higher is Row + 1", "Higher is Row", {"gives_above"}),
        ("tic-tac-toe", "open-lines", "[2, 5, 8]]", "[2, 5, 9]]", {"open_lines_through", "static", "threats"}),
        ("tic-tac-toe", "open-lines", "opposite(2, 8).", "opposite(2, 10).", {"opposite_corner"}),
    ],
)
def test_a_mistake_in_the_background_is_found(name: str, evaluation: str, right: str, wrong: str, predicates: set[str]) -> None:
    assert {*wrong_answers(name, evaluation, (right, wrong), 24)} >= predicates


@pytest.mark.parametrize(("name", "evaluation"), SHIPPED)
def test_the_orders_that_come_with_the_package_are_the_same_in_prolog_and_compiled(name: str, evaluation: str) -> None:
    """Every weight, score and order; and a weight that is changed is noticed."""
    program = shipped(name, evaluation)
    assert program is not None
    assert program.is_weighted
    background, boards = Background.of(name, None, evaluation), positions(name, 6 if name == "othello" else 10)
    found = disagreements(program, background, game(name), boards)
    assert not found, "\n".join(map(str, found[:10]))
    heavier = [replace(clause, weight=(clause.weight or 0) + 1) for clause in program.clauses]
    assert disagreements(replace(program, clauses=tuple(heavier)), background, game(name), boards[:6], compiled=program)
