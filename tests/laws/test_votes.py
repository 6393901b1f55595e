"""Laws of votes: however a program with weights is counted, its scores are what the logic says, and so is the order."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from functools import cache
from typing import Any

import numba
import numpy as np
import pytest

from prunus import game
from prunus.core.declaration import Cost
from prunus.core.jit import interpreting
from prunus.core.memory import Cells
from prunus.logic.learned import Criteria
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Clause, Constant, Literal, Program
from prunus.logic.writing import negation, with_definitions
from prunus.orderings.preferred import Preferred
from prunus.orderings.votes import LEVEL, VOTE_BITS
from prunus.searches.driving.parts import find_evaluation
from prunus.study.background import HEAD, Background
from prunus.study.compilation import coded, generated_scoring, numbered_scoring, preferred_order, rules_for
from prunus.study.decisions import decisions
from prunus.study.generation import Source as Written
from prunus.study.learners import Bias, learner_for
from prunus.study.literally import by_clause, votes
from tests.laws.test_learning import crowded, examples, studying
from tests.plain import known_games
from tests.reference import minimax, somewhere

KNOWN_GAMES = known_games()


@cache
def background(name: str) -> Background:
    return Background.of(name, depth=3)


@cache
def table(name: str) -> Any:
    """Everything that a learner could say of the moves of a game, dear looks among it."""
    with studying(name):
        return learner_for(examples(name), background(name), Criteria(), bias=Bias(Cost.SEARCH)).tuples


def is_defined(test: Literal, name: str) -> bool:
    return test.predicate in background(name).definitions


def of_one_number(name: str, chance: random.Random) -> list[list[Literal]]:
    """Thresholds and equalities of one number of one move, a clause each: what a look-up table is made of."""
    by_number: dict[Any, list[Literal]] = {}
    for test in table(name).tests:
        if len(test.variables) == 1 and test.predicate in (">", "zero", "="):
            by_number.setdefault(test.variables[0], []).append(test)
    tests = chance.choice([tests for tests in by_number.values() if len(tests) >= 4])
    return [[negation(test) if chance.random() < 0.4 else test] for test in map(retold, chance.sample(tests, 4), [chance] * 4)]


def retold(test: Literal, chance: random.Random) -> Literal:
    """Another test of the same number with the same constant, as people may write one and the learner does not."""
    number, constant = (*test.arguments, Constant(0))[:2]
    signs = (">", "=<", "lt", "=", "\\=")
    told = [test, *(Literal(sign, (number, constant)) for sign in signs), Literal("lt", (constant, number))]
    return chance.choice(told)


def random_voters(name: str, seed: int) -> Program:
    """Clauses of every kind, with weights from the smallest to the largest."""
    chance = random.Random(seed)
    tests = table(name).tests
    of_board = [test for test in tests if not of_moves(test, name)]
    defined = [test for test in tests if is_defined(test, name)]
    bodies = [chance.sample(tests, chance.randrange(1, 4)) for _ in range(chance.randrange(1, 5))]
    bodies += [[chance.choice(of_board), chance.choice(tests)] for _ in range(chance.randrange(3))]
    bodies += [[test] for test in chance.sample(defined, min(len(defined), chance.randrange(3)))]
    bodies += [[test] for test in chance.sample([t for t in tests if t.predicate == "lt"], chance.randrange(3))]
    chosen = [[negation(test) if chance.random() < 0.4 else test for test in body] for body in bodies]
    chosen += of_one_number(name, chance) if chance.random() < 0.7 else []
    chance.shuffle(chosen)
    clauses = (with_definitions(HEAD, body, table(name), ()) for body in chosen)
    return Program(tuple(replace(clause, weight=chance.choice((1, 7, 850, 1300, 4_999))) for clause in clauses))


@cache
def of_moves(test: Literal, name: str) -> bool:
    """Whether a test says something of a move, and not of the board alone."""
    clause = with_definitions(HEAD, [test], table(name), ())
    return any({*HEAD.arguments[1:]} & {*literal.variables} for literal in clause.body)


@numba.njit(nogil=True, error_model="numpy", _nrt=False)
def score_all(scoring, position, moves, size):  # type: ignore[no-untyped-def]
    """Not a kernel: nothing of these programs is left in the cache."""
    scoring.score_moves(position, moves, 0, size)


def scored(scoring: Any, position: Any, run: Any) -> list[int]:
    """The scores of all moves, less what a move has for and against which nobody votes."""
    moves = Cells([int(move) for move in position.moves()] + [0] * 8)
    size = position.move_count()
    run(scoring, position, moves, np.int64(size))
    scores = [int(scoring.scores[i]) for i in range(size)]
    assert all(0 <= score < 1 << VOTE_BITS for score in scores)
    return [score - int(LEVEL) for score in scores]


def boards(name: str, seed: int) -> list[Any]:
    found = [somewhere(game(name).start(), seed, plies) for plies in (0, 3, 9, 14, 20, 33)]
    return [each for each in [*found, *([crowded()] if name == "othello" else [])] if each.move_count() > 1]


@pytest.mark.parametrize("name", KNOWN_GAMES)
def test_generated_code_counts_the_votes_that_the_logic_has(name: str) -> None:
    """Compiled for a program or two, as Python for many; one value scores all positions, so what is left of one is seen."""
    ways, sizes, compiled = set(), set(), 2 if name == "othello" else 1
    for seed in range(20):
        text = random_voters(name, seed)
        generated = generated_scoring(text, background(name), game(name).start())
        for position in boards(name, seed):
            expected = votes(text, background(name), position).tolist()
            for run in (score_all, score_all.py_func) if seed < compiled else (score_all.py_func,):
                assert scored(generated, position, run) == expected, f"{text}\n{game(name).format(position)}"
            sizes.add(position.move_count())
        ballots = Written(coded(text, background(name))).ballots
        kinds = ("guards", "singles", "tabled", "ranks", "wholes")
        ways |= {kind for kind in kinds if getattr(ballots, kind)}
        ways |= {"several" for _, alternatives in ballots.wholes if len(alternatives) > 1}
    assert ways >= {"guards", "singles", "tabled", "ranks", "wholes"}
    if name == "tic-tac-toe":
        assert "several" in ways
        assert max(sizes) == 9
    if name == "othello":
        assert any(8 < size <= 16 for size in sizes)
        assert max(sizes) > 16


@pytest.mark.parametrize("name", KNOWN_GAMES)
def test_a_program_as_numbers_counts_the_votes_that_the_logic_has(name: str) -> None:
    for seed in range(40):
        text = random_voters(name, seed)
        numbered = numbered_scoring(text, background(name), game(name).start())
        for position in boards(name, seed):
            expected = votes(text, background(name), position).tolist()
            for run in (score_all, score_all.py_func) if seed % 8 == 0 else (score_all,):
                assert scored(numbered, position, run) == expected, f"{text}\n{game(name).format(position)}"


@pytest.mark.parametrize("name", KNOWN_GAMES)
def test_the_order_is_that_of_falling_votes_and_the_natural_one_among_equals(name: str) -> None:
    changed = 0
    for seed in range(20):
        text = random_voters(name, seed)
        generated = generated_scoring(text, background(name), game(name).start())
        ranked, preferred = rules_for(text, background(name), 1), Preferred.by(generated, game(name).start(), 1)
        for position in boards(name, seed):
            moves = [int(move) for move in position.moves()]
            found = votes(text, background(name), position).tolist()
            expected = [moves[i] for i in sorted(range(len(moves)), key=lambda i: -found[i])]
            with studying(name):
                assert [int(move) for move in ranked.arrange(position, 1, 0)] == expected
            with interpreting():
                assert [int(move) for move in preferred.arrange(position, 1, 0)] == expected
            changed += expected != moves
    assert changed > 20
    once, position = preferred_order(random_voters(name, 3), background(name), 1), boards(name, 5)[-1]
    with studying(name):
        ranked = rules_for(random_voters(name, 3), background(name), 1)
        assert list(map(int, once.arrange(position, 1, 0))) == list(map(int, ranked.arrange(position, 1, 0)))


@pytest.mark.parametrize("name", KNOWN_GAMES)
def test_votes_are_for_one_move_and_against_another(name: str) -> None:
    """So they add up to nothing; twice the weights are twice the votes; a program's are those of its clauses."""
    for seed in range(20):
        text = random_voters(name, seed)
        halves = [replace(text, clauses=tuple(replace(c, weight=c.weight // 2 or 1) for c in text.clauses)) for _ in range(1)]  # type: ignore[operator]
        doubled = replace(text, clauses=tuple(replace(c, weight=2 * c.weight) for c in halves[0].clauses))  # type: ignore[operator]
        for position in boards(name, seed)[:3]:
            scores = {
                which: np.array(scored(numbered_scoring(each, background(name), position), position, score_all))
                for which, each in (("text", text), ("half", halves[0]), ("double", doubled))
            }
            assert all(each.sum() == 0 for each in scores.values())
            assert (scores["double"] == 2 * scores["half"]).all()
            alone = [votes(Program((clause,)), background(name), position) for clause in text.clauses]
            assert (scores["text"] == np.sum(alone, axis=0)).all()


def test_a_voter_of_a_single_literal_says_of_two_moves_what_people_read() -> None:
    """A few by hand: a move for which one voter is and against which another is."""
    position = game("tic-tac-toe").start()
    text = parse_program("""
        better_choice(B, M1, M2) :- weight(0.5), corner(M1).
        better_choice(B, M1, M2) :- weight(2.0), centre(M2).
        better_choice(B, M1, M2) :- weight(0.25), side(M1), centre(M2).
    """)
    corner, side, centre = 5 * 500 + 2000, -4 * 500 + 2000 + 250, -4 * 500 - 8 * 2000 - 4 * 250
    expected = [corner, side, corner, side, centre, side, corner, side, corner]
    assert votes(text, background("tic-tac-toe"), position).tolist() == expected
    for make in (generated_scoring, numbered_scoring):
        assert scored(make(text, background("tic-tac-toe"), position), position, score_all.py_func) == expected


def test_a_board_of_another_size_is_asked_with_its_own_evaluation() -> None:
    """Lines and centre of five columns are not those of seven."""
    name = "connect-four-5x4"
    known = Background.of(name, None, "lines-and-centre", 3)
    assert known.start() == game(name).start() != game(known.game).start()
    text = parse_program("better_choice(B, M1, M2) :- weight(1.0), static(B, M1, S1), static(B, M2, S2), lt(S2, S1).")
    for seed in range(8):
        position = somewhere(game(name).start(), seed, seed)
        if position.move_count() > 1:
            moves = [int(move) for move in position.moves()]
            found = votes(text, known, position).tolist()
            expected = [moves[i] for i in sorted(range(len(moves)), key=lambda i: -found[i])]
            with interpreting():
                for make in (rules_for, preferred_order):
                    assert [int(move) for move in make(text, known, 1).arrange(position, 1, 0)] == expected


def test_a_clause_of_the_board_alone_and_one_without_a_body_vote_for_nobody() -> None:
    known, position = background("othello"), somewhere(game("othello").start(), 3, 20)
    text = Program((Clause(HEAD, weight=500), *parse_program(f"{HEAD} :- weight(1.0), remain_places(B, N), N > 3.").clauses))
    for make, run in itertools.product((generated_scoring, numbered_scoring), (score_all, score_all.py_func)):
        assert set(scored(make(text, known, position), position, run)) == {0}
    assert set(votes(text, known, position).tolist()) == {0}


@pytest.mark.parametrize("name", KNOWN_GAMES)
def test_a_voter_is_shown_where_the_order_would_be_another_without_it(name: str) -> None:
    known, shown = background(name), 0
    evaluation = find_evaluation(known.evaluation, game(name).start())
    for seed in range(6):
        text = random_voters(name, seed)
        for found in decisions(text, known, boards(name, seed), 2, evaluation):
            moves = [int(move) for move in found.position.moves()]
            better, other = (moves.index(move) for move in (found.better, found.other))
            scores = votes(text, known, found.position)
            rest = tuple(clause for number, clause in enumerate(text.clauses) if number != found.clause)
            without = votes(replace(text, clauses=rest), known, found.position) if rest else 0 * scores
            assert scores[better] > scores[other]
            assert without[better] <= without[other]
            assert by_clause(text.clauses[found.clause], known, found.position)[better, other]
            values = [-minimax(found.position.play(move), 1, evaluation) for move in (found.better, found.other)]
            assert values == [found.better_value, found.other_value]
            assert values[0] > values[1]
            shown += 1
    assert shown
