"""SWI-Prolog, Othello written a second time and the exported program, against the compiled predicates and the compiled ordering."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from prunus.core.registry import game
from prunus.errors import BadProgram
from prunus.logic.declarations import Cost, Declaration
from prunus.logic.foil import Limits
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Clause, Constant, Literal, Program, Term, Variable
from prunus.ordering.rules import Flow
from prunus.study import prolog
from prunus.study.background import HEAD, Background
from prunus.study.examples import Source, collect
from prunus.study.prolog import PrologFailed, ask, background_text, compiled_answers, disagreements, exported, run
from prunus.study.task import Asker, study

pytestmark = pytest.mark.skipif(not prolog.is_available(), reason="SWI-Prolog is not installed: there is no swipl on the path")

OTHELLO = game("othello")
COLOURS = ("black", "white")

DEFINITIONS = """
% Two ways to be good for nothing: a definition of two clauses, and one that stands on another.
:- mode(risky(+board, +place)).
:- mode(calmer(+board, +place, +place)).
risky(B, P) :- x_square(P), remain_places(B, N), N > 8.
risky(B, P) :- corners_given(B, P, N), \\+ zero(N), not_on_edge(P).
calmer(B, P, Q) :- replies(B, P, N), replies(B, Q, M), lt(N, M), \\+ inner_than(Q, P).
"""
WRITTEN = """
% Everything that a clause may have in it.
:- game(othello).
better_choice(B, M1, M2) :- corner(M1), \\+ corner(M2).
better_choice(B, M1, M2) :- risky(B, M2), \\+ risky(B, M1).
better_choice(Board, Move, Other) :- color_of_this_turn(Board, white), inner_than(Move, Other), flips(Board, Other, N), N > 2.
better_choice(B, M1, M2) :- number_of_pieces(black, B, N), N =< 20, calmer(B, M1, M2).
better_choice(B, M1, M2) :-
    color_of_another_turn(B, C), C \\= black, gain(B, M1, G1), gain(B, M2, G2), G2 < G1, -40 =< G2, \\+ odd_region(B, M2).
better_choice(B, M1, M2) :-
    color_of_this_turn(B, C), \\+ many_opponents_pieces(B, M1, C), ring(M1, R), ring(M2, R), \\+ moves_left(B, M1, 3), flips(B, M2, 1).
"""
TABLE_4 = """
better_choice(X0, X1, X2) :-
    color_of_this_turn(X0, X3),
    color_of_another_turn(X0, X4),
    on_edge(X1), number_of_pieces(X3, X0, X6),
    number_of_pieces(X4, X0, X7), lt(X6, X7),
    inner_than(X2, X1).
better_choice(X0, X1, X2) :-
    color_of_this_turn(X0, X3), remain_places(X0, X5),
    on_edge(X1), not_on_edge(X2),
    number_of_pieces(X3, X0, X6), lt(X6, X5).
"""


def playouts(name: str, number: int, seed: int) -> list[Any]:
    """Positions of random games, none of them over."""
    chance = random.Random(seed)
    positions: list[Any] = []
    while len(positions) < number:
        position = game(name).start()
        for _ in range(chance.randrange(game(name).size ** 2 - 4)):
            if position.is_over():
                break
            position = position.play(chance.choice(list(position.moves())))
        if not position.is_over():
            positions.append(position)
    return positions


def filled(number: int, seed: int) -> list[Any]:
    """Boards that no game leads to: any disc on any square."""
    chance = random.Random(seed)
    texts = ("".join(chance.choices("XO-", (3, 3, 1 + i % 5), k=64)) + " " + chance.choice("XO") for i in range(number))
    return [OTHELLO.parse(text) for text in texts]


POSITIONS = playouts("othello", 34, 1) + filled(6, 2)


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Background:
    """Othello's, with a user's definitions from a file."""
    path = tmp_path_factory.mktemp("definitions") / "mine.pl"
    path.write_text(DEFINITIONS)
    return Background.of("othello", path)


# ---- Every predicate of the background.


@dataclass(frozen=True)
class Question:
    """A predicate and its inputs; the inputs are numbers, as compiled code sees them."""

    declaration: Declaration
    inputs: tuple[int, ...]

    def __str__(self) -> str:
        """A fact for Prolog: the board's number, the board, the goal, and what to print of an answer."""
        arguments = ["Answer"] * len(self.declaration.arguments)
        for place, value in zip(self.declaration.inputs, self.inputs, strict=True):
            kind = self.declaration.arguments[place].type
            arguments[place] = {"board": "Board", "color": COLOURS[value % 2]}.get(kind, str(value))
        goal = f"{self.declaration.name}({', '.join(arguments)})"
        if self.declaration.outputs:
            return f"question({self.board}, Board, {goal}, Answer)."
        return f"question({self.board}, Board, once({goal}), 1)."  # a test may be true in two ways

    @property
    def board(self) -> int:
        kinds = [self.declaration.arguments[place].type for place in self.declaration.inputs]
        return dict(zip(kinds, self.inputs, strict=True)).get("board", 0)


def questions(background: Background, positions: list[Any]) -> Iterator[Question]:
    """All that can be asked: of places alone all, of places on a board the empty ones, of looks ahead the moves; board by board."""
    for board, position in enumerate(positions):
        for declaration in background.declarations.values():
            kinds = [declaration.arguments[place].type for place in declaration.inputs]
            if "board" not in kinds:
                places = list(range(64)) if board == 0 else []
            elif declaration.cost == Cost.LOOK:
                places = [move for move in position.moves() if move < 64]
            else:
                places = [square for square in range(64) if int(position.empty) >> square & 1]
            domains = {"board": [board], "color": [0, 1], "place": places}
            for inputs in itertools.product(*(domains[kind] for kind in kinds)):
                yield Question(declaration, inputs)


DRIVER = """
code(black, 0).
code(white, 1).
code(Number, Number) :- integer(Number).

ask_all :-
    forall(
        position(Number, Text),
        (   board_of(Text, Board),
            forall(
                question(Number, Board, Goal, Answer),
                (findall(Code, (call(Goal), code(Answer, Code)), Codes), write(Codes), nl)
            )
        )
    ).

:- initialization(ask_all).
"""


def asked_of_prolog(text: str, positions: list[tuple[str, Any]], asked: list[Question]) -> list[list[int]]:
    facts = [f"position({number}, '{game(name).format(position)}')." for number, (name, position) in enumerate(positions)]
    return run("\n".join([":- style_check(-singleton).", text, *facts, *map(str, asked), DRIVER]))


def asked_of_kernels(background: Background, positions: list[Any], asked: list[Question]) -> list[list[int]]:
    rows = np.array([[int(field) for field in position] for position in positions], np.uint64)
    asker = Asker(background, rows, background.knowledge.known, OTHELLO.start())
    answers: dict[Question, list[int]] = {}
    for declaration in background.declarations.values():
        mine = [question for question in asked if question.declaration is declaration]
        inputs = np.array([question.inputs for question in mine], np.int32)
        found, outputs = asker.solve(declaration.name, list(inputs.T))
        answers |= {question: [] for question in mine}
        codes = outputs[0].tolist() if outputs else [1] * len(found)
        answers |= {mine[row]: [code] for row, code in zip(found.tolist(), codes, strict=True)}
    return [answers[question] for question in asked]


def wrong_answers(background: Background, text: str, boards: list[tuple[str, Any]]) -> list[str]:
    positions = [position for _, position in boards]
    asked = list(questions(background, positions))
    assert {question.declaration.name for question in asked} == set(background.declarations)
    prolog_says = asked_of_prolog(text, boards, asked)
    compiled_says = asked_of_kernels(background, positions, asked)
    return [
        f"{question} {boards[question.board]}: {theirs} says Prolog, {ours} compiled"
        for question, theirs, ours in zip(asked, prolog_says, compiled_says, strict=True)
        if theirs != ours
    ]


def test_every_predicate_means_the_same_in_prolog_and_compiled(background: Background) -> None:
    boards = [("othello", position) for position in POSITIONS]
    boards += [(name, position) for name in ("othello-6x6", "othello-4x4") for position in playouts(name, 6, 3)]
    wrong = wrong_answers(background, background_text(background), boards)
    assert not wrong, "\n".join(wrong[:10])


@pytest.mark.parametrize(
    ("right", "wrong", "predicates"),
    [
        ("Number >= 4", "Number >= 5", {"many_opponents_pieces"}),
        ("direction(1, -1).", "", {"flips", "replies", "many_opponents_pieces", "odd_region", "frontier"}),
        ("prices(2, row(10, -2, 2, 1)).", "prices(2, row(10, -2, 1, 1)).", {"price", "gain"}),
        ("Ring > Outer", "Ring >= Outer", {"inner_than", "calmer"}),
        ("Gain is Ours - Theirs", "Gain is Theirs - Ours", {"gain"}),
    ],
)
def test_a_mistake_in_the_background_is_found(background: Background, right: str, wrong: str, predicates: set[str]) -> None:
    text = background_text(background)
    assert text.count(right) == 1
    boards = [("othello", position) for position in POSITIONS[20:26]]
    found = wrong_answers(background, text.replace(right, wrong), boards)
    assert {name for name in background.declarations if any(f" {name}(" in line or f"({name}(" in line for line in found)} >= predicates


# ---- Programs: the relation, the winning points, the order.


def agreed(program: Program, background: Background, positions: list[Any], **options: Any) -> bool:
    found = disagreements(program, background, OTHELLO, positions, **options)
    assert not found, "\n".join(map(str, found[:10]))
    return True


def test_a_written_program_orders_alike_in_prolog_and_compiled(background: Background) -> None:
    program = parse_program(WRITTEN)
    assert agreed(program, background, POSITIONS)
    for clause in program.clauses:  # each of them has something to say, and not everything
        answers = ask(exported(Program((clause,)), background, POSITIONS))
        pairs = [len(answer.pairs) / max(1, len(answer.order) * (len(answer.order) - 1)) for answer in answers]
        assert 0 < sum(pairs) < len(pairs), clause


def test_a_learned_program_orders_its_own_examples_alike_in_prolog_and_compiled(background: Background) -> None:
    examples = collect(Source("othello", "corners-mobility", depth=2, games=3, seed=5))
    learned = study(examples, background, choices=(Limits(min_accuracy=0.6, max_length=3, max_clauses=6),), validation=0)
    rows = random.Random(6).sample(range(len(examples.positions)), 40)
    positions = [OTHELLO.start().from_row(examples.positions, row) for row in rows]
    assert len(learned.program.clauses) > 1
    assert agreed(learned.program, background, positions)
    assert agreed(parse_program(str(learned.program)), background, positions)


def test_the_clauses_of_the_papers_table_4_load_and_run() -> None:
    background = Background.of("othello")
    program = parse_program(TABLE_4)
    assert agreed(program, background, POSITIONS)
    for clause in program.clauses:
        answers = ask(exported(Program((clause,)), background, POSITIONS))
        assert any(answer.pairs for answer in answers), clause


def test_the_flow_of_prologs_relation_is_the_compiled_flow(background: Background) -> None:
    assert agreed(parse_program(WRITTEN), background, POSITIONS[:12], weighing=Flow(np.float64(0.85), np.int64(30)))


def test_smaller_boards_are_ordered_alike(background: Background) -> None:
    for name in ("othello-6x6", "othello-4x4"):
        assert not disagreements(parse_program(WRITTEN), background, game(name), playouts(name, 10, 7))


def test_a_pass_is_the_only_move_of_a_position_without_others(background: Background) -> None:
    position = OTHELLO.parse("XXO" + "-" * 61 + " O")
    position = position if list(position.moves()) == [64] else OTHELLO.parse("-XO" + "O" * 5 + "-" * 56 + " X")
    assert list(position.moves()) == [64]
    (answer,) = ask(exported(parse_program(TABLE_4), background, [position]))
    assert answer == ({64: 0}, frozenset(), [64])
    assert agreed(parse_program(TABLE_4), background, [position])


# ---- Programs that nobody wrote.


class Inventor:
    """Writes well-typed clauses at random: negation, constants, thresholds, values that are found twice."""

    def __init__(self, background: Background, seed: int) -> None:
        self.background, self.chance = background, random.Random(seed)
        self.predicates = list(background.declarations.values())

    def program(self, clauses: int = 3) -> Program:
        return Program(tuple(self.clause() for _ in range(clauses)))

    def clause(self) -> Clause:
        known = {"board": [HEAD.arguments[0]], "place": [HEAD.arguments[1], HEAD.arguments[2]]}
        body = [self.literal(known) for _ in range(self.chance.randrange(2, 6))]
        return Clause(HEAD, tuple(body))

    def literal(self, known: dict[str, list[Term]]) -> Literal:
        units = [kind for kind in known if kind in self.background.types.units]
        if units and self.chance.random() < 0.4:
            return self.comparison(known[kind := self.chance.choice(units)], kind)
        declaration = self.chance.choice(self.predicates)
        arguments: list[Term] = []
        is_bound = True
        for argument in declaration.arguments:
            old = known.setdefault(argument.type, [])
            symbols = [Constant(name) for name in self.background.types.names(argument.type)]
            numbers = [Constant(self.chance.randrange(6))] if argument.type in self.background.types.units else []
            if argument.mode == "-" and (self.chance.random() < 0.7 or not old):
                is_bound = False
                arguments.append(Variable(f"V{sum(map(len, known.values()))}"))
            else:
                arguments.append(self.chance.choice(old + symbols + numbers))
        if not is_bound:
            known[declaration.arguments[declaration.outputs[0]].type].append(arguments[declaration.outputs[0]])
        return Literal(declaration.name, tuple(arguments), is_bound and self.chance.random() < 0.4)

    def comparison(self, known: list[Term], kind: str) -> Literal:
        predicate = self.chance.choice(("lt", ">", "=<", "=", "\\=", "zero"))
        left = self.chance.choice(known)
        right = self.chance.choice([*known, Constant(self.chance.randrange(-3, 12))])
        return Literal(predicate, (left,) if predicate == "zero" else (left, right), self.chance.random() < 0.3)


@pytest.mark.parametrize("seed", range(6))
def test_programs_made_at_random_order_alike(background: Background, seed: int) -> None:
    program = Inventor(background, seed).program()
    assert agreed(program, background, POSITIONS[6 * seed : 6 * seed + 6])
