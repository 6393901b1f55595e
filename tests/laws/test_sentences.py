"""Laws of the English sentences: what they say of two moves is what the clause says, word for word."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from prunus.core.jit import interpreting
from prunus.core.registry import entries, game
from prunus.logic.syntax import parse_clause
from prunus.study.background import Background
from prunus.study.literally import by_clause
from prunus.study.sentences import sentence
from tests.reference import somewhere

KNOWN = entries("knowledge")
MEANING: dict[str, Callable[[Any, Any], Any]] = {
    "is larger than": operator.gt,
    "is smaller than": operator.lt,
    "is at least": operator.ge,
    "is at most": operator.le,
    "is less than": operator.lt,
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
        values = np.array([int(is_told.known.answer(number, move, 0, position, position.play(move))) for move in moves])
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
    phrase = found[2]
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
        "X1 = X2": f"{number} equals the number of discs that the other turns over",
        "X1 \\= X2": f"{number} differs from the number of discs that the other turns over",
    }.items():
        clause = parse_clause(f"better_choice(B, M1, M2) :- flips(B, M1, X1), flips(B, M2, X2), {test}.")
        assert sentence(clause, background) == f"Prefer a move to another if {says}."


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
