"""Laws of the English sentences: what they say of two moves is what the clause says, word for word."""

from __future__ import annotations

import itertools
import operator
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from prunus.core.jit import interpreting
from prunus.core.registry import entries, game
from prunus.logic.syntax import parse_clause, parse_program
from prunus.study.background import Background
from prunus.study.explanation import explain
from prunus.study.literally import by_clause
from prunus.study.sentences import sentence
from tests.plain import known_games
from tests.reference import somewhere

KNOWN = {name: entries("knowledge")[name] for name in known_games()}
MEANING: dict[str, Callable[[Any, Any], Any]] = {
    "is larger than": operator.gt,
    "is smaller than": operator.lt,
    "is at least": operator.ge,
    "is at most": operator.le,
    "is less than": operator.lt,
    "is more than": operator.gt,
    "is greater than": operator.gt,
    "equals": operator.eq,
    "differs from": operator.ne,
    "is not": operator.ne,
}
NUMBERS = [
    (name, predicate.name)
    for name, knowledge in KNOWN.items()
    for predicate in knowledge.declarations.values()
    if [*map(str, predicate.arguments[:-1])] == ["+board", "+place"] and predicate.arguments[-1].type in knowledge.units
]


def meant(text: str) -> Callable[[Any, Any], Any]:
    (word,) = [word for word in MEANING if f" {word} " in text]
    return MEANING[word]


@pytest.mark.parametrize(("name", "predicate"), NUMBERS)
def test_a_comparison_of_two_moves_says_which_number_is_larger(name: str, predicate: str) -> None:
    """The clause holds for two moves as Prolog reads it exactly where the sentence is true of their numbers."""
    background, is_told = Background.of(name), KNOWN[name]
    number = is_told.names.index(predicate)
    position = somewhere(game(name).start(), 5, 4)
    moves = [int(move) for move in position.moves()]
    with interpreting():
        known = background.known(position)
        values = np.array([int(known.answer(number, move, 0, position, position.play(move))) for move in moves])
        for test in ("lt(X1, X2)", "lt(X2, X1)", "not lt(X1, X2)", "not lt(X2, X1)"):
            clause = parse_clause(f"better_choice(B, M1, M2) :- {predicate}(B, M1, X1), {predicate}(B, M2, X2), {test}.")
            said = sentence(clause, background)
            assert said.startswith("Prefer a move to another if ")
            assert "it" in re.findall(r"\w+", said)
            assert said.endswith("the other's.")
            expected = meant(said)(values[:, None], values[None, :]) & ~np.eye(len(moves), dtype=bool)
            assert (by_clause(clause, background, position) == expected).all()


@pytest.mark.parametrize("test", ["lt(X, 2)", "lt(2, X)", "X =< 2", "X > 2", "X = 2", "X \\= 2"])
@pytest.mark.parametrize("is_denied", [False, True])
def test_a_comparison_with_a_number_says_what_it_tests(test: str, is_denied: bool) -> None:
    """Read as English, with numbers put in, the sentence is true where the test is."""
    said = sentence(
        parse_clause(f"better_choice(B, M1, M2) :- flips(B, M1, X), {'not ' * is_denied}{test}."), Background.of("othello")
    )
    found = re.fullmatch(r"Prefer a move to another if (it is not so that )?(.*)\.", said)
    assert found is not None
    phrase = re.sub(r"is (?:large|small) \((more than|at most) (\d+)\)", r"is \1 \2", found[2])
    assert (" (" in found[2]) == (test[1:5] in (" > 2", " =< "))
    (word,) = [word for word in sorted(MEANING, key=len, reverse=True) if f" {word} " in phrase][:1]
    left, right = phrase.split(f" {word} ")
    python = {"lt(X, 2)": "X < 2", "lt(2, X)": "2 < X", "X =< 2": "X <= 2", "X = 2": "X == 2", "X \\= 2": "X != 2"}.get(test, test)
    for number in range(5):
        values = [int(side) if side.isdigit() else number for side in (left, right)]
        is_true = MEANING[word](*values) != bool(found[1])
        assert is_true == (eval(python, {"X": number}) != is_denied), said


def test_equal_and_zero_are_said_as_they_are_and_as_they_are_not() -> None:
    background = Background.of("othello")
    number = "the number of discs that it turns over"
    for test, says in {
        "zero(X1)": f"{number} is zero",
        "not zero(X1)": f"{number} is not zero",
        "X1 = X2": "the number of discs that a move turns over is the same for both",
        "X2 = X1": "the number of discs that a move turns over is the same for both",
        "X1 \\= X2": "the number of discs that a move turns over differs",
        "not X1 = X2": "the number of discs that a move turns over differs",
        "not X1 \\= X2": "the number of discs that a move turns over is the same for both",
        "X1 > 0": f"{number} is above zero",
        "X1 =< 0": f"{number} is zero or less",
        "not X1 > 0": f"{number} is zero or less",
        "X1 > 4": f"{number} is large (more than 4)",
        "X2 =< 4": "the number of discs that the other turns over is small (at most 4)",
        "X1 > -4": f"{number} is large (more than -4)",
        "moves_left(B, M1, Y1), replies(B, M1, Z1), Y1 = Z1": (
            "the number of squares that we could play after it equals the number of replies to it"
        ),
        "flips(B, M2, X1)": "the number of discs that a move turns over is the same for both",
        "not flips(B, M2, X1)": "the number of discs that a move turns over differs",
        "flips(B, M1, 3)": f"{number} equals 3",
    }.items():
        clause = parse_clause(f"better_choice(B, M1, M2) :- flips(B, M1, X1), flips(B, M2, X2), {test}.")
        assert sentence(clause, background) == f"Prefer a move to another if {says}."


OF_PLACES = [
    (name, predicate.name)
    for name, knowledge in KNOWN.items()
    for predicate in knowledge.declarations.values()
    if [*map(str, predicate.arguments[:-1])] == ["+place"] and predicate.outputs
]


OF_A_NUMBER = {  # tests, and what Python says
    "X > {0}": "X > {0}",
    "X =< {0}": "X <= {0}",
    "X = {0}": "X == {0}",
    "X \\= {0}": "X != {0}",
    "lt(X, {0})": "X < {0}",
    "lt({0}, X)": "{0} < X",
    "zero(X)": "X == 0",
}


@pytest.mark.parametrize(("name", "predicate"), OF_PLACES)
def test_what_is_asked_of_a_place_alone_is_said_by_its_squares_if_they_are_few(name: str, predicate: str) -> None:
    """The squares that are named are all those of which the test holds, or does not hold if these are fewer, and there are at most
    sixteen; of more a number is told."""
    background, this = Background.of(name), game(name)
    places, function = KNOWN[name].places, KNOWN[name].functions[predicate]
    named = []
    cuts = sorted({int(function(place)) for place in places} | {3, 999})
    for (test, python), cut, is_denied in itertools.product(OF_A_NUMBER.items(), cuts, (False, True)):
        for move, subject in (("M1", "it"), ("M2", "the other")):
            clause = parse_clause(f"better_choice(B, M1, M2) :- {predicate}({move}, X), {'not ' * is_denied}{test.format(cut)}.")
            said = sentence(clause, background)
            holds = [p for p in places if eval(python.format(cut), {"X": int(function(p))}) != is_denied]
            fewer = min(holds, [place for place in places if place not in holds], key=len)
            squares = " ".join(sorted(this.format_move(this.start(), place) for place in fewer))
            if is_named := 0 < len(fewer) <= 16:
                told = re.fullmatch(r"Prefer a move to another if (it|the other) is (one of |none of |not )?([a-h1-8 ]+)\.", said)
                assert told is not None, said
                assert (told[1], told[3]) == (subject, squares)
                assert (told[2] in ("not ", "none of ")) == (fewer != holds)
                assert (told[2] in ("one of ", "none of ")) == (len(fewer) > 1)
            else:
                assert str(cut) in said or "zero" in said
            named.append(is_named)
    assert not all(named)
    assert any(named) == bool(places)


def test_the_corners_of_othello_are_named_by_their_price() -> None:
    said = sentence(parse_clause("better_choice(B, M1, M2) :- price(M1, P), P > 10."), Background.of("othello"))
    assert said == "Prefer a move to another if it is one of a1 a8 h1 h8."


def test_squares_that_are_left_out_are_named_where_they_are_fewer() -> None:
    said = sentence(parse_clause("better_choice(B, M1, M2) :- price(M1, P), P > -50."), Background.of("othello"))
    assert said == "Prefer a move to another if it is none of b2 b7 g2 g7."


def test_a_weight_is_told_before_its_sentence() -> None:
    clauses = "better_choice(B, M1, M2) :- weight(0.9), corner(M1). better_choice(B, M1, M2) :- weight(2), on_edge(M2)."
    told = explain(parse_program(f":- game(othello). {clauses}"))
    assert str(told) == (
        "1. (0.9) Prefer a move to another if it is a corner.\n2. (2.0) Prefer a move to another if the other is on an edge."
    )
    assert told.sentences[0] == "Prefer a move to another if it is a corner."
    assert str(explain(parse_program(":- game(othello). better_choice(B, M1, M2) :- corner(M1)."))).startswith("1. Prefer a move")


OPPOSITES = [
    (r"(\d+|two) (\w+ )?or more", r"(fewer than|at most)"),
    (r"is in an odd row", r"is in an even row"),
    (r"in a region of oddly many empty squares", r"in an even region"),
]
NUMBER_WORDS = {"one": 1, "two": 2, "three": 3}


@pytest.mark.parametrize("name", KNOWN)
def test_what_a_predicate_denies_is_the_opposite_of_what_it_says(name: str) -> None:
    """One has a `not` that the other has not, or they are a pair of words that exclude each other and leave no third."""
    told = [(each.says, each.denies) for each in KNOWN[name].declarations.values() if each.denies] + list(KNOWN[name].says.values())
    for says, denies in told:
        if plain(says) == plain(denies):
            assert (" not " in says) != (" not " in denies), (says, denies)
            continue
        pair = next(((says, denies) for one, other in OPPOSITES if re.search(one, says) and re.search(other, denies)), None)
        assert pair is not None, (says, denies)
        if " or more" in says:
            least = next(number(word) for word in says.split() if number(word) is not None)
            most = next(number(word) for word in denies.split() if number(word) is not None)
            assert least == most + (1 if "at most" in denies else 0), (says, denies)


def plain(text: str) -> str:
    """Without `not`, and verbs as they are without it."""
    return re.sub(r"\bdoes not (\w+)", lambda found: f"{found[1]}s", text).replace(" not ", " ")


def number(word: str) -> int | None:
    return int(word) if word.isdigit() else NUMBER_WORDS.get(word)
