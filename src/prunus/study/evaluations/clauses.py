"""Clauses as an evaluation: a program whose clauses say what a board has more, or less, for the player to move.

    feature(B, 412) :- corners(B, Corners), Corners > 0, mobility(B, Mobility), Mobility =< 4.

The value is the sum of the weights of all clauses that hold, in hundredths of what the game is scored by.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from typing import Any

import numpy as np

from prunus.core import files
from prunus.core.declaration import Declaration
from prunus.core.features import Features, features_of
from prunus.core.game import Position
from prunus.core.memory import Cells
from prunus.core.registry import named_game_of
from prunus.errors import BadProgram
from prunus.evaluations.conjunctions import Conjunctions
from prunus.evaluations.trained import learned, refuse_another
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Clause, Constant, Literal, Program, Variable

HEAD, BOARD = "feature", Variable("B")
LEAST, MOST = -(2**40), 2**40  # beyond every feature
LARGEST_WEIGHT = 500_000
MOST_CLAUSES = 1_000


@dataclass(frozen=True)
class Test:
    """low <= feature <= high"""

    feature: str
    low: int
    high: int

    def literals(self, declaration: Declaration) -> list[Literal]:
        """As logic writes it."""
        number = Variable(declaration.result)
        found = [Literal(self.feature, (BOARD, number))]
        if self.low > LEAST:
            found.append(Literal(">", (number, Constant(self.low - 1))))
        if self.high < MOST:
            found.append(Literal("=<", (number, Constant(self.high))))
        return found

    def said(self, declaration: Declaration) -> str:
        """As people say it."""
        if self.low > LEAST and self.high < MOST:
            return f"{declaration.says} is between {self.low} and {self.high}"
        return f"{declaration.says} is {f'more than {self.low - 1}' if self.low > LEAST else f'at most {self.high}'}"


@dataclass(frozen=True)
class Conjunction:
    """What a clause adds where all its tests hold; without tests, everywhere."""

    weight: int
    tests: tuple[Test, ...]

    def clause(self, features: Features) -> Clause:
        body = itertools.chain(*(test.literals(features.declarations[test.feature]) for test in self.tests))
        return Clause(Literal(HEAD, (BOARD, Constant(self.weight))), tuple(body), comments=(self.sentence(features),))

    def sentence(self, features: Features) -> str:
        told = [test.said(features.declarations[test.feature]) for test in self.tests]
        amount = f"{'Add' if self.weight >= 0 else 'Take off'} {abs(self.weight) / 100:.2f}"
        return f"{amount} if {' and '.join(told)}." if told else f"{amount} in any case."


def program_of(game: str, most: int, found: list[Conjunction], features: Features, comments: tuple[str, ...]) -> Program:
    """The text of an evaluation."""
    directives = (_directive("game", game), _directive("most", most))
    return Program(tuple(each.clause(features) for each in found), directives, comments)


def _directive(name: str, value: int | str) -> Clause:
    return Clause(Literal(name, (Constant(value),)))


def conjunctions_of(program: Program, features: Features, name: str) -> list[Conjunction]:
    """What the clauses of a program say; BadProgram where one of them is no conjunction of tests of features."""
    if len(program.clauses) > MOST_CLAUSES:
        raise BadProgram(f"{name}: {len(program.clauses)} clauses are too many; at most {MOST_CLAUSES} are read")
    return [_conjunction(clause, features, name) for clause in program.clauses]


def _conjunction(clause: Clause, features: Features, name: str) -> Conjunction:
    def refuse(what: str) -> BadProgram:
        return BadProgram(f"{clause.place or name}: {what}")

    head = clause.head
    is_head = head.predicate == HEAD and len(head.arguments) == 2 and head.arguments[0] == BOARD
    weight = head.arguments[1].value if is_head and isinstance(head.arguments[1], Constant) else None
    if not isinstance(weight, int) or abs(weight) > LARGEST_WEIGHT or clause.weight is not None:
        raise refuse(f"a clause of an evaluation begins with feature(B, WEIGHT), a whole number up to {LARGEST_WEIGHT:,}")
    bounds: dict[Variable, tuple[str, int, int]] = {}
    for literal in clause.body:
        if literal.predicate in features.declarations and len(literal.arguments) == 2 and not literal.is_negated:
            board, number = literal.arguments
            if board != BOARD or not isinstance(number, Variable) or number == BOARD or number in bounds:
                raise refuse(f"{literal} asks for a feature of B, in a variable of its own")
            bounds[number] = literal.predicate, LEAST, MOST
        elif literal.predicate in (">", "=<") and literal.arguments[0] in bounds and isinstance(literal.arguments[1], Constant):
            number, cut = literal.arguments[0], literal.arguments[1].value
            if not isinstance(number, Variable) or not isinstance(cut, int) or abs(cut) >= MOST:
                raise refuse(f"{literal} compares a feature with no number")
            feature, low, high = bounds[number]
            is_above = (literal.predicate == ">") != literal.is_negated
            bounds[number] = (feature, max(low, cut + 1), high) if is_above else (feature, low, min(high, cut))
        else:
            raise refuse(f"{literal} is no feature of this game and no test of one: {', '.join(features.names)}")
    return Conjunction(weight, tuple(Test(*each) for each in bounds.values()))


def evaluation_of(found: list[Conjunction], features: Features, most: int) -> Conjunctions:
    tests = [test for each in found for test in each.tests]
    begins = Cells(np.cumsum([0, *(len(each.tests) for each in found)]))
    numbers = Cells([features.names.index(test.feature) for test in tests] or [0])
    lows, highs = Cells([test.low for test in tests] or [0]), Cells([test.high for test in tests] or [0])
    weights = Cells([each.weight for each in found] or [0])
    return Conjunctions(features.measures, np.int64(len(found)), begins, numbers, lows, highs, weights, np.int64(0), np.int64(most))


def most_of(program: Program, name: str = "the program") -> int:
    """What bounds the values of an evaluation."""
    bound = program.stated("most") or ""
    most = int(bound) if re.fullmatch("[0-9]{1,6}", bound) else 0
    if not 1 <= most <= LARGEST_WEIGHT:
        raise BadProgram(f"{name}: the program does not say what bounds its values; write `:- most(6400).`")
    return most


def conjunctions_in(found: Conjunctions, features: Features) -> list[Conjunction]:
    """What an evaluation was made of."""
    ends = found.begins[:].tolist()
    tests = [
        Test(features.names[number], low, high)
        for number, low, high in zip(found.features[:].tolist(), found.lows[:].tolist(), found.highs[:].tolist(), strict=True)
    ]
    weights = found.weights[: int(found.size)].tolist()
    return [
        Conjunction(weight, tuple(tests[begin:end]))
        for weight, (begin, end) in zip(weights, itertools.pairwise(ends), strict=False)
    ]


def read(data: bytes, name: str, position: Any) -> tuple[str, Conjunctions]:
    """What a file says: for which game, and the evaluation."""
    program = parse_program(files.decoded(data, name), name)
    game = program.stated("game")
    if game is None:
        raise BadProgram(f"{name}: the program does not say which game it is for; write `:- game(othello).`")
    most = most_of(program, name)
    refuse_another(game, name, position)
    features = features_of(named_game_of(position))
    return game, evaluation_of(conjunctions_of(program, features, name), features, most)


EVALUATION = learned("clauses", "learned: conjunctions in logic, each with what it adds", Position, read)
