"""SWI-Prolog, Othello written a second time and the exported program, against the compiled predicates and the compiled ordering."""

from __future__ import annotations

import itertools
import random
from collections.abc import Collection, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from prunus.core.declaration import Cost, Declaration
from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.core.rows import written
from prunus.errors import BadProgram, DoesNotFit
from prunus.logic.learned import Criteria
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Clause, Constant, Literal, Program, Term, Variable
from prunus.orderings.rules import Flow, Points
from prunus.searches.driving.parts import find_evaluation
from prunus.study import prolog
from prunus.study.asking import Asker
from prunus.study.background import HEAD, Background
from prunus.study.compilation import rules_for
from prunus.study.examples import Source
from prunus.study.prolog import PrologFailed, ask, background_text, compiled_answers, disagreements, exported, run
from prunus.study.task import Study, study
from prunus.study.training import collect
from tests.reference import playout

pytestmark = pytest.mark.skipif(not prolog.is_available(), reason="SWI-Prolog is not installed: there is no swipl on the path")

OTHELLO = game("othello")
COLOURS = ("black", "white")
LOOKS = ("static", "best_reply", "mean_reply", "searched", "replies")

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
    color_of_this_turn(B, C), \\+ many_opponents_pieces(B, M1, C),
    ring(M1, R), ring(M2, R), \\+ moves_left(B, M1, 3), flips(B, M2, 1).
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
    return Background.of("othello", path, depth=3)


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
            elif declaration.cost >= Cost.LOOK:
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
    asker = Asker(background, written(positions), background.start())
    answers: dict[Question, list[int]] = {}
    for declaration in {question.declaration for question in asked}:
        mine = [question for question in asked if question.declaration is declaration]
        inputs = np.array([question.inputs for question in mine], np.int32)
        found, outputs = asker.solve(declaration.name, list(inputs.T))
        answers |= {question: [] for question in mine}
        codes = outputs[0].tolist() if outputs else [1] * len(found)
        answers |= {mine[row]: [code] for row, code in zip(found.tolist(), codes, strict=True)}
    return [answers[question] for question in asked]


def wrong_answers(
    background: Background, text: str, boards: list[tuple[str, Any]], about: Collection[str] | None = None
) -> dict[str, str]:
    """Of each predicate (or of these) that Prolog and compiled code do not agree on, one question."""
    positions = [position for _, position in boards]
    names = set(background.declarations if about is None else about)
    asked = [question for question in questions(background, positions) if question.declaration.name in names]
    assert {question.declaration.name for question in asked} == names
    prolog_says = asked_of_prolog(text, boards, asked)
    compiled_says = asked_of_kernels(background, positions, asked)
    return {
        question.declaration.name: f"{question} {boards[question.board]}: {theirs} says Prolog, {ours} compiled"
        for question, theirs, ours in zip(asked, prolog_says, compiled_says, strict=True)
        if theirs != ours
    }


def test_every_predicate_means_the_same_in_prolog_and_compiled(background: Background) -> None:
    boards = [("othello", position) for position in POSITIONS]
    boards += [(name, position) for name in ("othello-6x6", "othello-4x4") for position in playouts(name, 6, 3)]
    wrong = wrong_answers(background, background_text(background), boards)
    assert not wrong, "\n".join(wrong.values())


def finished_soon(number: int) -> list[Any]:
    """Positions shortly before the end, where replies are passes and moves end the game, and boards that one side has lost."""
    found = [position for seed in range(60) for position in list(playout(OTHELLO.start(), seed, 80))[-4:-1]]
    passes = [each for each in found if any(list(each.play(move).moves()) == [64] for move in each.moves())]
    ends = [each for each in found if any(each.play(move).is_over() for move in each.moves())]
    assert min(len(passes), len(ends)) >= number
    return [*passes[:number], *ends[:number], OTHELLO.parse("XO" + "-" * 62 + " X"), OTHELLO.parse("XXO-" + "-" * 60 + " X")]


@pytest.mark.parametrize("evaluation", ["disc-difference", "square-weights", "corners-mobility", "win-loss-draw"])
@pytest.mark.parametrize("depth", [1, 3])
def test_looks_mean_the_same_in_prolog_and_compiled_with_every_evaluation(evaluation: str, depth: int) -> None:
    background = Background.of("othello", None, evaluation, depth)
    positions = POSITIONS[::10] + finished_soon(3)
    wrong = wrong_answers(background, background_text(background), [("othello", position) for position in positions], LOOKS)
    assert not wrong, "\n".join(wrong.values())


def test_an_evaluation_that_is_not_written_in_prolog_is_named() -> None:
    program = parse_program("better_choice(B, M1, M2) :- static(B, M1, V), V > 3.")
    for evaluation, complaint in (
        ("mine.py:Mine", r"oneof.*mine\.py:Mine"),
        (find_evaluation("square-weights", POSITIONS[0]), "evaluation/1"),
    ):
        with pytest.raises(PrologFailed, match=complaint):
            ask(exported(program, Background.of("othello", None, evaluation), POSITIONS[:1]))
    with interpreting():
        named_by_nobody = Background.of("othello", None, find_evaluation("square-weights", POSITIONS[0]))
        assert agreed(parse_program(TABLE_4), named_by_nobody, POSITIONS[:3])


@pytest.mark.parametrize(
    ("right", "wrong", "predicates"),
    [
        ("Number >= 4", "Number >= 5", {"many_opponents_pieces"}),
        ("direction(1, -1).", "", {"flips", "replies", "moves_left", "many_opponents_pieces", "frontier", "gain"}),
        ("prices(2, row(10, -2, 2, 1)).", "prices(2, row(10, -2, 1, 1)).", {"price", "gain"}),
        ("Ring > Outer", "Ring >= Outer", {"inner_than", "calmer"}),
        ("1 is Number mod 2", "0 is Number mod 2", {"odd_region"}),
        ("Mean is Sum div Number", "Mean is Sum // Number", {"mean_reply"}),
        ("min_list(Afters, Worst)", "max_list(Afters, Worst)", {"best_reply"}),
        ("plies(1).", "plies(2).", {"searched"}),
        ("Difference is Ours - Theirs", "Difference is Theirs - Ours", {"static", "best_reply", "mean_reply", "searched"}),
        ("own_and_other(board(Turn, _), Turn, Other) :- opponent(Turn, Other).", "own_and_other(_, black, white).", {"static"}),
    ],
)
def test_a_mistake_in_the_background_is_found(background: Background, right: str, wrong: str, predicates: set[str]) -> None:
    text = background_text(background)
    assert text.count(right) == 1
    boards = [("othello", position) for position in POSITIONS[20 : 23 if "searched" in predicates else 26]]
    assert set(wrong_answers(background, text.replace(right, wrong), boards, predicates)) == predicates


# ---- Programs: the relation, the winning points, the order.


def agreed(program: Program, background: Background, positions: list[Any], **options: Any) -> bool:
    found = disagreements(program, background, OTHELLO, positions, **options)
    assert not found, "\n".join(map(str, found[:10]))
    return True


def test_a_written_program_orders_alike_in_prolog_and_compiled(background: Background) -> None:
    program = parse_program(WRITTEN)
    assert agreed(program, background, POSITIONS)
    for clause in program.clauses:  # each of them has something to say, and not everything
        answers = compiled_answers(Program((clause,)), background, POSITIONS, Points())
        pairs = [len(answer.pairs) / max(1, len(answer.order) * (len(answer.order) - 1)) for answer in answers]
        assert 0 < sum(pairs) < len(pairs), clause


def test_a_learned_program_orders_its_own_examples_alike_in_prolog_and_compiled(background: Background) -> None:
    examples = collect(Source("othello", "corners-mobility", depth=2, games=2, seed=5))
    choices = (Criteria(min_accuracy=0.6, max_length=3, max_clauses=6),)
    learned = study(examples, background, learner="foil", choices=choices, validation=0)
    rows = random.Random(6).sample(range(len(examples.positions)), 20)
    positions = [examples.position(row) for row in rows]
    assert len(learned.program.clauses) > 1
    assert agreed(learned.program, background, positions)
    assert agreed(parse_program(str(learned.program)), background, positions[:5])


@cache
def voters(evaluation: str) -> tuple[Background, Study, list[Any]]:
    """Weighted clauses that were learned, with the background of their search, and positions that they were learned from."""
    with interpreting():
        examples = collect(Source("othello", evaluation, depth=2, games=1, seed=8))
        background = Background.of("othello", None, evaluation, 3)
        learned = study(examples, background, max_cost=Cost.SEARCH)
    rows = random.Random(6).sample(range(len(examples.positions)), 12)
    return background, learned, [examples.position(row) for row in rows]


@pytest.mark.parametrize("evaluation", ["disc-difference", "square-weights", "corners-mobility"])
def test_learned_voters_order_alike_in_prolog_and_compiled(evaluation: str) -> None:
    """Every weight, score and order; compiled with one evaluation, the twin with the others."""
    background, learned, positions = voters(evaluation)
    assert learned.program.is_weighted
    assert {literal.predicate for clause in learned.program.clauses for literal in clause.body} & {*LOOKS}
    with nullcontext() if evaluation == "square-weights" else interpreting():
        assert agreed(learned.program, background, positions)
        assert agreed(parse_program(str(learned.program)), background, positions[:3])


def test_a_mutated_weight_is_found() -> None:
    background, learned, positions = voters("square-weights")
    for number, clause in enumerate(learned.program.clauses):
        assert clause.weight is not None
        other = replace(clause, weight=clause.weight + 1)
        clauses = (*learned.program.clauses[:number], other, *learned.program.clauses[number + 1 :])
        mutant = replace(learned.program, clauses=clauses)
        found = disagreements(mutant, background, OTHELLO, positions[:6], compiled=learned.program)
        assert found
        assert all(each.question.startswith(("points of ", "order")) for each in found)


def weighted(program: Program, seed: int) -> Program:
    """The same clauses with weights made at random."""
    chance = random.Random(seed)
    return replace(program, clauses=tuple(replace(each, weight=chance.randrange(1, 3000)) for each in program.clauses))


def test_a_written_program_with_weights_orders_alike_in_prolog_and_compiled(background: Background) -> None:
    program = weighted(parse_program(WRITTEN), 3)
    assert agreed(program, background, POSITIONS)
    assert agreed(replace(program, clauses=(*program.clauses, replace(program.clauses[0], body=()))), background, POSITIONS[:5])


def test_the_clauses_of_the_papers_table_4_load_and_run() -> None:
    background = Background.of("othello")
    program = parse_program(TABLE_4)
    assert agreed(program, background, POSITIONS)
    for clause in program.clauses:
        answers = compiled_answers(Program((clause,)), background, POSITIONS, Points())
        assert any(answer.pairs for answer in answers), clause


def test_the_flow_of_prologs_relation_is_the_compiled_flow(background: Background) -> None:
    assert agreed(parse_program(WRITTEN), background, POSITIONS[:12], weighing=Flow(np.int64(870), np.int64(30)))


def test_smaller_boards_are_ordered_alike(background: Background) -> None:
    for name in ("othello-6x6", "othello-4x4"):
        assert not disagreements(parse_program(WRITTEN), background, game(name), playouts(name, 10, 7))


def test_a_pass_is_the_only_move_of_who_can_place_no_disc(background: Background) -> None:
    position = OTHELLO.parse("OX" + "-" * 62 + " X")
    (answer,) = ask(exported(parse_program(TABLE_4), background, [position]))
    assert answer == ({64: 0}, frozenset(), [64])
    assert agreed(parse_program(TABLE_4), background, [position])


# ---- The check can fail.


@pytest.mark.parametrize(
    ("literal", "mutated"),
    [
        ("\\+ corner(M2)", "corner(M2)"),
        ("\\+ corner(M2)", "\\+ c_square(M2)"),
        ("risky(B, M2),", "risky(B, M1),"),
        ("\\+ risky(B, M1)", "risky(B, M1)"),
        ("color_of_this_turn(Board, white)", "color_of_this_turn(Board, black)"),
        ("N > 2", "N > 3"),
        ("N =< 20", "N =< 9"),
        ("G2 < G1", "G2 =< G1"),
        ("ring(M2, R)", "ring(M2, S)"),
        ("flips(B, M2, 1)", "flips(B, M2, 2)"),
    ],
)
def test_a_mutated_literal_is_found(background: Background, literal: str, mutated: str) -> None:
    program = parse_program(WRITTEN)
    assert WRITTEN.count(literal) == 1
    mutant = parse_program(WRITTEN.replace(literal, mutated))
    found = disagreements(mutant, background, OTHELLO, POSITIONS[:20], compiled=program)
    assert any(each.question.startswith("better_choice of ") for each in found)
    assert any(each.question.startswith("points of ") for each in found)


def test_a_clause_left_out_is_found(background: Background) -> None:
    program = parse_program(TABLE_4)
    for clause in program.clauses:
        assert disagreements(Program((clause,)), background, OTHELLO, POSITIONS, compiled=program)


def test_a_wrong_order_of_right_points_is_found(background: Background) -> None:
    program = parse_program(WRITTEN)
    positions = POSITIONS[:10]
    text = exported(program, background, positions)
    compiled = compiled_answers(program, background, positions, Points())
    assert ask(text) == compiled
    rising = ask(text.replace("Key is -Points", "Key is Points"))
    assert [answer[:2] for answer in rising] == [answer[:2] for answer in compiled]
    assert [answer.order for answer in rising] != [answer.order for answer in compiled]
    found = disagreements(parse_program(TABLE_4), background, OTHELLO, positions, compiled=program)
    assert str(next(each for each in found if each.question == "order")).startswith("order in '")


# ---- What goes wrong in Prolog is said.


def test_a_literal_before_its_inputs_are_known_stops_prolog(background: Background) -> None:
    program = parse_program("better_choice(B, M1, M2) :- lt(N1, N2), flips(B, M1, N1), flips(B, M2, N2).")
    with pytest.raises(PrologFailed, match="not sufficiently instantiated"):
        ask(exported(program, background, POSITIONS[:1]))


def test_what_prolog_cannot_read_does_not_know_or_warns_of_is_an_error(background: Background) -> None:
    text = exported(parse_program(TABLE_4), background, [])
    assert ask(text) == []
    with pytest.raises(PrologFailed, match=r"^swipl complains: ERROR: exported\.pl:\d+:\d+: Syntax error: "):
        ask(text + "better_choice(B, M1.\n")
    with pytest.raises(PrologFailed, match="Unknown procedure: greener_than/2"):
        ask(exported(parse_program("better_choice(B, M1, M2) :- greener_than(M1, M2)."), background, POSITIONS[:1]))
    with pytest.raises(PrologFailed, match="Clauses of corner/1 are not together"):
        ask(text + "corner(17).\n")


def test_prolog_is_not_waited_for_for_ever() -> None:
    with pytest.raises(PrologFailed, match=r"^swipl has not answered within 0\.5 s$"):
        ask(":- initialization((repeat, fail)).", seconds=0.5)


def test_a_prolog_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prolog, "COMMAND", "no-such-prolog")
    assert not prolog.is_available()
    with pytest.raises(PrologFailed, match="there is no 'no-such-prolog' on the path"):
        run("")


def test_a_game_without_a_prolog_background_is_named() -> None:
    background = Background.of("in-a-row")
    with pytest.raises(DoesNotFit, match=r"there is no games/in-a-row\.pl"):
        exported(parse_program(TABLE_4), background, [])


# ---- Programs that nobody wrote.


class Inventor:
    """Writes well-typed clauses at random: negation, constants, thresholds, values that are found twice."""

    def __init__(self, background: Background, seed: int) -> None:
        self.background, self.chance = background, random.Random(seed)

    def program(self, clauses: int = 3) -> Program:
        return Program(tuple(self.clause(HEAD, ("board", "place", "place")) for _ in range(clauses)))

    def definitions(self) -> Program:
        clauses: list[Clause] = []
        modes: list[Clause] = []
        for name, kinds in (
            ("one", ("board", "place")),
            ("two", ("board", "place", "place")),
            ("three", ("board", "place", "ring")),
        ):
            head = Literal(name, tuple(Variable(letter) for letter in "BPQ"[: len(kinds)]))
            modes.append(Clause(Literal("mode"), (Literal(name, tuple(Constant(f"+{kind}") for kind in kinds)),)))
            clauses += (self.clause(head, kinds) for _ in range(self.chance.randrange(1, 4)))
        return Program(tuple(clauses), tuple(modes))

    def clause(self, head: Literal, kinds: tuple[str, ...]) -> Clause:
        known = dict(zip(head.variables, kinds, strict=True))
        return Clause(head, tuple(self.literal(known) for _ in range(self.chance.randrange(1, 5))))

    def literal(self, known: dict[Variable, str]) -> Literal:
        numbers = [variable for variable, kind in known.items() if kind in self.background.types.units]
        if numbers and self.chance.random() < 0.4:
            return self.comparison(self.chance.choice(numbers), known)
        own = [each for name, each in self.background.declarations.items() if name in self.background.definitions]
        declaration = self.chance.choice(own if self.chance.random() < 0.3 else list(self.background.declarations.values()))
        arguments: list[Term] = []
        new: dict[Variable, str] = {}
        for argument in declaration.arguments:
            terms = self.terms(argument.type, known)
            if argument.mode == "-" and (self.chance.random() < 0.7 or not terms):
                new[variable := Variable(f"V{len(known)}")] = argument.type
                terms = [variable]
            arguments.append(self.chance.choice(terms))
        known |= new
        return Literal(declaration.name, tuple(arguments), not new and self.chance.random() < 0.5)

    def terms(self, kind: str, known: dict[Variable, str]) -> list[Term]:
        """What may stand where a term of this type is wanted."""
        terms: list[Term] = [variable for variable, its in known.items() if its == kind]
        terms += map(Constant, self.background.types.names(kind))
        return terms + ([Constant(self.chance.randrange(-1, 9))] if kind in self.background.types.units else [])

    def comparison(self, left: Variable, known: dict[Variable, str]) -> Literal:
        predicate = self.chance.choice(("lt", ">", "=<", "=", "\\=", "zero"))
        right = self.chance.choice(self.terms(known[left], known))
        return Literal(predicate, (left,) if predicate == "zero" else (left, right), self.chance.random() < 0.3)


@pytest.mark.parametrize("seed", range(6))
def test_programs_made_at_random_order_alike(background: Background, seed: int) -> None:
    program = Inventor(background, seed).program()
    assert agreed(program, background, POSITIONS[6 * seed : 6 * seed + 6])
    assert agreed(weighted(program, seed), background, POSITIONS[6 * seed : 6 * seed + 6])


@pytest.mark.parametrize("seed", range(6))
def test_definitions_made_at_random_mean_the_same_unfolded(seed: int) -> None:
    background = Background.of("othello")
    background.add(Inventor(background, seed).definitions())
    assert agreed(Inventor(background, seed).program(), background, POSITIONS[6 * seed : 6 * seed + 6])


# ---- Corners of the language: a program is refused, or it means what Prolog takes it to mean.

RIM = ":- mode(rim(+place)). rim(P) :- ring(P, 0)."
SAME_RING = ":- mode(same_ring(+place, +place)). same_ring(P, Q) :- ring(P, R), ring(Q, R)."
RINGED = ":- mode(ringed(+place, +ring)). ringed(P, R) :- ring(P, R)."

MEANT = [
    ("better_choice(_, M1, _) :- on_edge(M1).", ""),
    ("better_choice(X, Y, Z) :- flips(X, Y, M1), M1 > 2.", ""),
    ("better_choice(B, M2, M1) :- flips(B, M1, N), N > 2, corner(M2).", ""),
    ("better_choice(B, M1, M2).", ""),
    ("better_choice(B, M1, M2) :- \\+ \\+ corner(M1).", ""),
    ("better_choice(B, M1, M2) :- 3 > 2, corner(M1).", ""),
    ("better_choice(B, M1, M2) :- flips(B, M1, N).", ""),
    ("better_choice(B, M1, M2) :- color_of_this_turn(B, C), \\+ C = 'black', flips(B, M1, N), \\+ flips(B, M2, N).", ""),
    ("better_choice(B, M1, M2) :- rim(M2).", RIM),
    ("better_choice(B, M1, M2) :- same_ring(M1, M2).", SAME_RING),
    ("better_choice(B, M1, M2) :- \\+ rim(M2).", RIM),
    ("better_choice(B, M1, M2) :- \\+ same_ring(M1, M2).", SAME_RING),
    ("better_choice(B, M1, M2) :- ring(M1, R), \\+ ringed(M2, R).", RINGED),
    ("better_choice(B, M1, M2) :- flips(B, M1, _), flips(B, M2, _), on_edge(M1).", ""),
    ("better_choice(B, M1, M2) :- flips(B, M1, R1_0), inner_than(M1, M2), R1_0 > 1.", ""),
    ("better_choice(B, M1, M2) :- flips(B, 19, N), N > 2.", ""),
    ("better_choice(B, M1, M2) :- odd_region(B, 28).", ""),
    ("better_choice(B, M1, M2) :- many_opponents_pieces(B, 28, black).", ""),
    ("better_choice(B, M1, M2) :- corner(64).", ""),
    ("better_choice(B, M1, M2) :- M1 \\= M2.", ""),
    ("better_choice(B, M1, M2) :- color_of_this_turn(B, C), C = 0.", ""),
    ("better_choice(B, M1, M2) :- number_of_pieces(0, B, N), N > 10.", ""),
    ("better_choice(B, M1, M2) :- corners_given(B, M1, N), N = black.", ""),
    ("better_choice(B, M1, M2) :- corners_given(B, M1, N), N = green.", ""),
    ("better_choice(B, M1, M2) :- flips(B, M1, N), lt(N).", ""),
    ("better_choice(B, M1, M2) :- flips(B, M1, N), zero(N, 1).", ""),
    ("better_choice(B, M1, M2) :- gain(B, M1, N), N > 99999999999999999999.", ""),
]


@pytest.mark.parametrize(("clause", "definitions"), MEANT)
def test_a_program_is_refused_or_means_what_prolog_takes_it_to_mean(clause: str, definitions: str) -> None:
    background = Background.of("othello")
    try:
        background.add(parse_program(definitions))
        rules_for(parse_program(clause), background, 1)
    except BadProgram:
        return
    assert agreed(parse_program(clause), background, POSITIONS[10:20])
