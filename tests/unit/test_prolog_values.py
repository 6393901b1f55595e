"""SWI-Prolog's values of evaluations by clauses, against compiled and interpreted code."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import prunus
from prunus.core.features import features_of
from prunus.errors import DoesNotFit
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Constant, Literal, Program
from prunus.study import prolog
from prunus.study.prolog_values import exported_values, value_disagreements

pytestmark = pytest.mark.skipif(not prolog.is_available(), reason="SWI-Prolog is not installed: there is no swipl on the path")

GAMES = ("othello", "connect-four", "tic-tac-toe")


def every_feature(name: str) -> Program:
    """Clauses by lot in which every feature of a game is asked, with both tests, and both denied; some values are cut off."""
    chance, lines = random.Random(name), [f":- game('{name}').\n:- most(900).\nfeature(B, 31)."]
    features = features_of(prunus.game(name)).names
    for i, first in enumerate(features):
        second, cut = features[i - 1], chance.randint(-2, 8)
        weight, other = chance.randint(-300, 300), chance.randint(-300, 300)
        lines.append(f"feature(B, {weight}) :- {first}(B, X), X > {cut}, \\+ X > {cut + 9}.")
        lines.append(f"feature(B, {other}) :- {first}(B, X), X =< {cut}, {second}(B, Y), \\+ Y =< {chance.randint(-2, 3)}.")
    return parse_program("\n".join(lines), "a text")


def positions(name: str, count: int) -> list[Any]:
    """Unfinished positions of games by lot."""
    game, chance, found = prunus.game(name), random.Random(3), list[Any]()
    while len(found) < count:
        position = game.start()
        for _ in range(chance.randrange(8 if name == "tic-tac-toe" else 38)):
            if position.is_over():
                break
            position = position.play(chance.choice(list(position.moves())))
        if not position.is_over():
            found.append(position)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_prolog_computes_the_same_values_as_compiled_and_as_interpreted_code(name: str) -> None:
    program, places = every_feature(name), positions(name, 30)
    assert value_disagreements(program, prunus.game(name), places) == []


def test_a_weight_that_is_changed_by_one_is_found_in_every_clause_that_ever_holds() -> None:
    game, places = prunus.game("tic-tac-toe"), positions("tic-tac-toe", 60)
    program = replace(every_feature("tic-tac-toe"), directives=parse_program(":- most(9000).", "a text").directives)
    found = 0
    for number, clause in enumerate(program.clauses):
        board, weight = clause.head.arguments
        assert isinstance(weight, Constant)
        changed = replace(clause, head=Literal("feature", (board, Constant(int(weight.value) + 1))))
        clauses = (*program.clauses[:number], changed, *program.clauses[number + 1 :])
        told = value_disagreements(program, game, places, replace(program, clauses=clauses))
        found += bool(told)
        assert all(each.question == "value" and each.compiled == each.prolog + 1 for each in told)
    assert found >= len(program.clauses) - 2  # of the others no position meets the tests


def test_learned_clauses_are_worth_the_same_to_prolog() -> None:
    learned = prunus.train("tic-tac-toe", kind="clauses", games=60, rounds=1)
    program = parse_program(learned.content.decode(), "learned")
    assert value_disagreements(program, prunus.game("tic-tac-toe"), positions("tic-tac-toe", 40)) == []


def test_a_game_that_is_not_written_in_prolog_is_refused_in_a_sentence() -> None:
    program = parse_program(":- game(hex).\n:- most(900).\nfeature(B, 1).", "a text")
    with pytest.raises(DoesNotFit, match="not written in Prolog"):
        exported_values(program, prunus.game("hex-4x4"), [prunus.game("hex-4x4").start()])
