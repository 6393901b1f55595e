"""Laws of learned orders: what is compiled is what the logic says, and an order never changes a value."""

from __future__ import annotations

import inspect
import itertools
import random
import sys
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus import game, learn
from prunus.core.comparison import above8, above16, above64, below8, below16, below64, equal8, equal16, equal64
from prunus.core.declaration import Cost
from prunus.core.jit import interpreting
from prunus.core.knowledge import ANY_GAME
from prunus.core.memory import Cells
from prunus.core.values import NO_MOVE
from prunus.errors import BadProgram, BadTask, DoesNotFit, MissingFile, OutOfRange, UnknownName
from prunus.games import tic_tac_toe
from prunus.logic.clause_search import ClauseSearch
from prunus.logic.declarations import BUILT_IN
from prunus.logic.learned import Criteria
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Clause, Constant, Literal, Program
from prunus.logic.writing import negation, with_definitions
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.ranked import sort_moves
from prunus.orderings.rules import Flow, Points
from prunus.orderings.static_value import StaticValue
from prunus.orderings.votes import LEVEL
from prunus.searches.driving.parts import find_evaluation, find_ordering
from prunus.study import training
from prunus.study.background import HEAD, Background
from prunus.study.compilation import coded, generated_scoring, preferred_order, rules_for
from prunus.study.examples import PARTS, Examples, Source
from prunus.study.explanation import explain, preferences, sentences
from prunus.study.judgement import Trial, effort_of
from prunus.study.learners import LEARNERS, learner_for
from prunus.study.literally import relation, votes
from prunus.study.task import Task, judge, study
from prunus.study.training import collect
from tests.plain import known_games, look_ahead
from tests.reference import minimax, playout, somewhere

OTHELLO = game("othello")
FLOW = Flow(np.int64(870), np.int64(30))
KNOWN_GAMES = known_games()
seeds = st.integers(0, 2**32)


@cache
def background(name: str) -> Background:
    return Background.of(name)


def studying(name: str) -> AbstractContextManager[None]:
    """What is learned of one game is learned by compiled code; it would be compiled for every other, and their games are small."""
    return nullcontext() if name == "othello" else interpreting()


@cache
def examples(name: str) -> Examples:
    evaluation = "square-weights" if name == "othello" else game(name).default_evaluation
    games = {"othello": 6, "tic-tac-toe": 40}.get(name, 3)  # some games are short, and soon the same
    with studying(name):
        return collect(Source(name, evaluation, depth=3, games=games, starts="opening", seed=5))


@cache
def program(name: str, learner: str = "foil") -> Program:
    choices = (Criteria(min_accuracy=0.6), Criteria(min_accuracy=0.7)) if learner == "foil" else ()
    with studying(name):
        return study(examples(name), background(name), learner=learner, choices=choices).program


@cache
def table(name: str) -> Any:
    with studying(name):
        return learner_for(examples(name), background(name), Criteria()).tuples


def random_program(name: str, seed: int) -> Program:
    """Clauses of literals drawn from everything that the learner could have used."""
    chance = random.Random(seed)
    clauses = []
    for _ in range(chance.randrange(1, 5)):
        tests = chance.sample(table(name).tests, chance.randrange(1, 5))
        chosen = [negation(test) if chance.random() < 0.4 else test for test in tests]
        clauses.append(with_definitions(HEAD, chosen, table(name), ()))
    return Program(tuple(clauses))


def rows_of(relation: Any, size: int) -> np.ndarray:
    return np.array([[bool(int(relation.rows[i]) >> j & 1) for j in range(size)] for i in range(size)])


def compiled_relation(text: Program, name: str, position: Any) -> tuple[np.ndarray, list[int]]:
    rules = rules_for(text, background(name), 1)
    order = [int(move) for move in rules.arrange(position, 1, 0)]
    return rows_of(rules.stage.scoring.relation, position.move_count()), order


def generated_relation(text: Program, known: Background) -> Any:
    """The relation of a program without weights, in code of its own."""
    return generated_scoring(text, known, game(known.game).start()).relation


@numba.njit(nogil=True, error_model="numpy", _nrt=False)
def relate_all(relation, position, moves, size):  # type: ignore[no-untyped-def]
    """Not a kernel: nothing of these programs is left in the cache."""
    relation.relate(position, moves, 0, size)


def crowded() -> Any:
    """A position of Othello with more than sixteen moves."""
    return next(p for seed in range(200) for p in playout(OTHELLO.start(), seed, 40) if p.move_count() > 16)


@pytest.mark.parametrize("name", KNOWN_GAMES)
def test_generated_code_relates_what_the_logic_says(name: str) -> None:
    """Compiled for one program, as Python for many: every number of moves, every kind of literal."""
    for seed in range(30):
        text = random_program(name, seed)
        generated = generated_relation(text, background(name))
        positions = [somewhere(game(name).start(), seed, plies) for plies in (0, 3, 9, 20, 33)]
        for position in [*positions, crowded()] if name == "othello" else positions:
            moves = Cells([int(move) for move in position.moves()] + [0] * 8)
            size = position.move_count()
            if size > 1:
                expected = relation(text, background(name), position)
                for run in (relate_all, relate_all.py_func) if seed == 0 else (relate_all.py_func,):
                    run(generated, position, moves, np.int64(size))
                    assert (rows_of(generated, size) == expected).all(), str(text)


def test_the_preferred_order_is_the_order_of_winning_points() -> None:
    """Sorted another way, for any number of moves: one, up to eight, up to sixteen, more."""
    text = random_program("othello", 7)
    by_points, preferred = (make(text, background("othello"), 3) for make in (rules_for, preferred_order))
    sizes = set()
    for position in [crowded(), *itertools.chain(*(list(playout(OTHELLO.start(), seed, 80))[::-2] for seed in range(2)))]:
        expected = [int(move) for move in by_points.arrange(position, 1, 0)]
        assert [int(move) for move in preferred.arrange(position, 1, 3)] == expected
        with interpreting():
            assert [int(move) for move in preferred.arrange(position, 1, 0)] == expected
        sizes.add(len(expected))
    assert {0, 1, 8, 9} <= sizes
    assert max(sizes) > 16
    plain, ordered = (look_ahead(crowded(), 3, evaluation="square-weights", ordering=o) for o in ("natural", preferred))
    assert plain.value == ordered.value


@numba.njit(error_model="numpy", _nrt=False)
def compare_all(cells, mine, theirs, answers):  # type: ignore[no-untyped-def]
    answers[0], answers[1], answers[2] = above8(cells, mine, theirs), below8(cells, mine, theirs), equal8(cells, mine, theirs)
    answers[3], answers[4], answers[5] = above16(cells, mine, theirs), below16(cells, mine, theirs), equal16(cells, mine, theirs)
    answers[6], answers[7], answers[8] = above64(cells, mine, theirs), below64(cells, mine, theirs), equal64(cells, mine, theirs)


@pytest.mark.parametrize("dtype", [np.int16, np.int64])
def test_cells_are_compared_as_numbers_are_in_rows_times_columns(dtype: Any) -> None:
    for seed in range(20):
        cells = Cells(np.random.default_rng(seed).integers(-3, 4, 200), dtype)
        for run in (compare_all, compare_all.py_func):
            answers = Cells.zeros(9, np.uint64)
            run(cells, np.int64(seed), np.int64(100), answers)
            for number, columns in enumerate((8, 8, 8, 16, 16, 16, 64, 64, 64)):
                for i, j in itertools.product(range(64 // columns), range(columns)):
                    mine, theirs = int(cells[seed + i]), int(cells[100 + j])
                    holds = (theirs > mine, theirs < mine, theirs == mine)[number % 3]
                    assert (int(answers[number]) >> (columns * i + j) & 1) == holds


def test_generated_code_is_written_once_and_named_by_its_content() -> None:
    first, again, other = (generated_relation(random_program("othello", seed), background("othello")) for seed in (1, 1, 2))
    assert type(first) is type(again)
    assert type(first) is not type(other)
    assert not hasattr(sys.modules[type(first).__module__], "__file__")
    assert "rows[i] = (related" in inspect.getsource(type(first).relate)


def test_answers_fit_the_cells_in_which_they_are_compared() -> None:
    for name in KNOWN_GAMES:
        numbers = [b.values for b in table(name).bindings if b.definition is not None]
        assert all(np.abs(values).max(initial=0) < 2**15 for values in numbers)


@pytest.mark.parametrize("name", ["othello-4x4", "connect-four-4x4"])
def test_late_games_begin_where_the_players_see_the_end(name: str) -> None:
    with interpreting():
        late, early = (collect(Source(name, "win-loss-draw", 5, 10, starts=starts, seed=3)) for starts in ("late", "given"))
    for found, is_near in ((late, True), (early, False)):
        assert all(_can_end(found.position(number), 5) for number in range(len(found.positions))) == is_near


def _can_end(position: Any, plies: int) -> bool:
    return position.is_over() or (plies > 0 and any(_can_end(position.play(move), plies - 1) for move in position.moves()))


def test_a_program_for_all_levels_is_chosen_by_what_asking_costs_too() -> None:
    cheap = parse_program("better_choice(B, P, Q) :- price(P, A), price(Q, C), lt(C, A).")
    dear = parse_program("better_choice(B, P, Q) :- replies(B, P, A), replies(B, Q, C), lt(A, C), frontier(B, P, N), N > 3.")
    assert 0 < effort_of(cheap, background("othello")) < effort_of(dear, background("othello"))
    found = examples("othello")
    everyone = np.ones(len(found.positions), np.bool_)
    trials = {levels: Trial(found, background("othello"), everyone, levels) for levels in ("first", "all")}
    nodes, work = (trial.costs_of(cheap) * trial.plain for trial in trials.values())
    assert np.allclose(nodes, nodes.round(), rtol=0, atol=1e-6)  # asking is for nothing
    assert not np.allclose(work, work.round(), rtol=0, atol=1e-6)
    choices = (Criteria(min_accuracy=0.6), Criteria(min_accuracy=0.8))
    task = Task(found, background("othello"), learner="foil", choices=choices, max_cost=Cost.LOOK)
    first, everywhere = task.study("first"), task.study("all")
    (foil,) = task.learners.values()
    assert set(foil.tried) == set(choices)  # type: ignore[attr-defined]
    clauses = {each.clauses for each in foil.tried.values()}  # type: ignore[attr-defined]
    assert {first.proposal.clauses, everywhere.proposal.clauses} <= clauses  # both from the same two attempts


@pytest.mark.parametrize("name", KNOWN_GAMES)
@given(seed=seeds, plies=st.integers(0, 40))
def test_the_compiled_relation_points_and_order_are_what_the_logic_says(name: str, seed: int, plies: int) -> None:
    position = somewhere(game(name).start(), seed, plies)
    if position.move_count() < 2:
        return
    text = random_program(name, seed)
    literal = relation(text, background(name), position)
    rows, order = compiled_relation(text, name, position)
    assert (rows == literal).all()
    moves = [int(move) for move in position.moves()]
    points = literal.sum(axis=1)
    assert order == [moves[i] for i in sorted(range(len(moves)), key=lambda i: -points[i])]


@pytest.mark.parametrize("name", KNOWN_GAMES)
def test_in_arrays_a_program_says_what_the_logic_says(name: str) -> None:
    """How plain positions are ordered; here of games that are compiled otherwise."""
    known = background(name)
    for seed in range(10):
        position, chance = somewhere(game(name).start(), seed, 2 * seed), random.Random(seed)
        size, text = position.move_count(), random_program(name, seed)
        if size < 2:
            continue
        voters = replace(text, clauses=tuple(replace(clause, weight=chance.randrange(1, 9000)) for clause in text.clauses))
        moves = np.array([int(move) for move in position.moves()], np.int64)
        with interpreting():
            related = coded(text, known).numbered(known.known(position), in_arrays=True)
            related.relate(position, moves, 0, size)
            scored = coded(voters, known).numbered(known.known(position), in_arrays=True)
            scored.score_moves(position, moves, 0, size)
            assert (rows_of(related, size) == relation(text, known, position)).all()
            assert [int(score) - LEVEL for score in scored.scores[:size]] == votes(voters, known, position).tolist()


@pytest.mark.parametrize("name", KNOWN_GAMES)
def test_sorting_is_the_same_compiled_and_interpreted(name: str) -> None:
    for seed in range(10):
        position = somewhere(game(name).start(), seed, seed)
        rules = rules_for(random_program(name, seed), background(name), 1)
        answers = []
        for run in (sort_moves, sort_moves.interpreted):
            size = run(rules, position, np.int64(1), np.int64(0), NO_MOVE)
            answers.append([int(rules.memory[2 * rules.room + i]) for i in range(size)])
        assert answers[0] == answers[1]


@pytest.mark.parametrize("name", KNOWN_GAMES)
@pytest.mark.parametrize("kind", ["points", "flow", "first level", "ties by static value", "votes", "votes, first level"])
def test_a_learned_order_is_a_permutation_and_never_changes_a_value(name: str, kind: str) -> None:
    start = game(name).start()
    evaluation = find_evaluation(examples(name).source.evaluation, start)
    votes = kind.startswith("votes")
    learned = rules_for(
        program(name, "voters" if votes else "foil"),
        background(name),
        4,
        None if votes else FLOW if kind == "flow" else Points(),
        [StaticValue(evaluation)] if kind.startswith("ties") else [],
    )
    ordering = ordered_by([FirstLevels(np.int64(1), learned.stage)], start, 4) if kind.endswith("first level") else learned
    # One game is enough to see that the compiled form does it too, and two kinds that a compiled search has it within.
    is_compiled = name == "tic-tac-toe"
    for seed in range(25 if is_compiled else 6):
        position = somewhere(start, seed, 5 * seed)
        with nullcontext() if is_compiled else interpreting():
            assert sorted(map(int, ordering.arrange(position, 3, 0))) == sorted(map(int, position.moves()))
        with nullcontext() if is_compiled and kind in ("points", "votes") else interpreting():
            plain = look_ahead(position, 3, evaluation=evaluation)
            assert look_ahead(position, 3, evaluation=evaluation, ordering=ordering).value == plain.value


def test_flow_and_points_agree_where_the_relation_is_a_total_order() -> None:
    text = parse_program("better_choice(B, P, Q) :- price(P, A), price(Q, C), lt(C, A). ")
    for seed in range(30):
        position = somewhere(OTHELLO.start(), seed, 30)
        by_points = list(rules_for(text, background("othello"), 1).arrange(position, 1, 0))
        by_flow = list(rules_for(text, background("othello"), 1, FLOW).arrange(position, 1, 0))
        prices = [relation(text, background("othello"), position).sum(axis=1)]
        if len(set(prices[0].tolist())) == len(prices[0]):
            assert by_points == by_flow


def test_a_relation_without_clauses_that_hold_leaves_the_natural_order() -> None:
    text = parse_program("better_choice(B, P, Q) :- corner(P), not_on_edge(P).")
    position = somewhere(OTHELLO.start(), 3, 20)
    assert list(rules_for(text, background("othello"), 1).arrange(position, 1, 0)) == list(position.moves())


def test_the_papers_clauses_run_and_say_what_the_paper_says() -> None:
    """Table 4. Its second clause prefers the edge, and its explanation the other way round; the clause is taken."""
    text = parse_program("""
        better_choice(X0, X1, X2) :- color_of_this_turn(X0, X3), color_of_another_turn(X0, X4), on_edge(X1),
            number_of_pieces(X3, X0, X6), number_of_pieces(X4, X0, X7), lt(X6, X7), inner_than(X2, X1).
        better_choice(X0, X1, X2) :- color_of_this_turn(X0, X3), remain_places(X0, X5), on_edge(X1), not_on_edge(X2),
            number_of_pieces(X3, X0, X6), lt(X6, X5).
    """)
    said = sentences(text, background("othello"))
    assert said[0].startswith("When the number of discs of the colour of the player to move is less than")
    assert said[1].endswith("prefer a move to another if it is on an edge and the other is not on an edge.")
    for seed in range(20):
        position = somewhere(OTHELLO.start(), seed, 40)
        if position.move_count() > 1:
            rows, _ = compiled_relation(text, "othello", position)
            assert (rows == relation(text, background("othello"), position)).all()


# Examples


def test_examples_are_labelled_by_minimax_in_the_movers_view() -> None:
    found = collect(Source("othello", "disc-difference", depth=2, games=1, pairs="all", ties="both", seed=3))
    evaluation = find_evaluation("disc-difference", OTHELLO.start())
    boards, first, second, labels = found.pairs()
    chance = random.Random(1)
    for k in chance.sample(range(len(labels)), 60):
        position = found.position(boards[k])
        a, b = (-minimax(position.play(int(move)), 1, evaluation) for move in (first[k], second[k]))
        assert labels[k] == (a >= b)


@pytest.mark.parametrize(("ties", "share"), [("drop", 0.5), ("both", None), ("neither", None)])
def test_ties_follow_the_policy(ties: str, share: float | None) -> None:
    found = collect(Source("othello", "disc-difference", depth=2, games=2, pairs="all", ties=ties, seed=3))
    labels = found.pairs()[3]
    level = 2 * found.ties()
    if ties == "drop":
        assert labels.mean() == share
    else:
        positives = (len(labels) - level) // 2 + (level if ties == "both" else 0)
        assert labels.sum() == positives


def test_examples_are_the_same_again_and_read_back(tmp_path: Path) -> None:
    source = Source("othello", "disc-difference", depth=2, games=3, nodes="20", seed=9)
    first, second = collect(source), collect(source)
    first.save(tmp_path / "examples.npz")
    loaded = Examples.load(tmp_path / "examples.npz")
    for other in (second, loaded):
        assert other.source == source
        assert all((getattr(first, field) == getattr(other, field)).all() for field in PARTS)


def test_memory_is_bounded_and_whole_trees_are_gathered() -> None:
    tree = collect(Source("othello", "disc-difference", depth=3, games=1, nodes="tree", max_positions=500, seed=2))
    path = collect(Source("othello", "disc-difference", depth=3, games=1, nodes="path", seed=2))
    assert len(tree.positions) == 500
    assert len(path.positions) < 64
    assert len(np.unique(tree.owners)) == 500


def test_pairs_with_a_best_move_are_some_of_all_pairs() -> None:
    best = examples("othello")
    everything = replace(best, source=replace(best.source, pairs="all"))
    some = set(zip(*(column.tolist() for column in best.pairs()), strict=True))
    every = set(zip(*(column.tolist() for column in everything.pairs()), strict=True))
    assert some < every
    top = np.maximum.reduceat(best.values, np.searchsorted(best.owners, np.arange(len(best.positions))))
    value = {(int(o), int(m)): int(v) for o, m, v in zip(best.owners, best.moves, best.values, strict=True)}
    assert all(max(value[board, a], value[board, b]) == top[board] for board, a, b, _ in some)


# Learning


@pytest.mark.parametrize("learner", LEARNERS)
@pytest.mark.parametrize("name", KNOWN_GAMES)
def test_a_learned_program_reads_back_and_orders_unseen_pairs_better_than_chance(name: str, learner: str) -> None:
    text = program(name, learner)
    assert parse_program(str(text)) == text
    assert len(sentences(text, background(name))) == len(text.clauses)
    with studying(name):
        others = collect(Source(name, examples(name).source.evaluation, depth=3, games=4, starts="opening", seed=77))
        assert judge(text, background(name), others).accuracy > 0.55


@pytest.mark.parametrize("accuracy", [0.6, 0.7, 0.8])
def test_the_bound_cuts_the_search_for_a_clause_and_loses_nothing(accuracy: float, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = learner_for(examples("othello"), background("othello"), Criteria(min_accuracy=accuracy))
    nothing = np.zeros_like(learner.positives)
    search = ClauseSearch(learner.tuples, learner.positives, len(learner.labels), learner.criteria)

    def looked_at() -> tuple[float, int]:
        """What the best clause is worth, and how many literals were tried on the way to it."""
        tried: list[int] = []
        gains = ClauseSearch._gains

        def noted(*given: Any) -> Any:
            found = gains(*given)
            tried.append(len(found.tests))
            return found

        monkeypatch.setattr(ClauseSearch, "_gains", noted)
        best = search.best(learner.positives, nothing)
        monkeypatch.setattr(ClauseSearch, "_gains", gains)
        assert best is not None
        return search._worth(best, learner.positives, nothing), sum(tried)

    worth, with_bound = looked_at()
    monkeypatch.setattr(ClauseSearch, "_bound", lambda _self, _fresh: float("inf"))
    same, without = looked_at()
    assert worth >= same > 0
    assert with_bound < without


def test_dear_predicates_can_be_forbidden() -> None:
    for learner in LEARNERS:
        for most in (Cost.PER_MOVE, Cost.LOOK):
            choices = (Criteria(min_accuracy=0.55),) if learner == "foil" else ()
            cheap = study(examples("othello"), background("othello"), learner=learner, choices=choices, max_cost=most).program
            used = {literal.predicate for clause in cheap.clauses for literal in clause.body}
            costs = {d.cost for d in background("othello").declarations.values() if d.name in used}
            assert max(costs) == most


@pytest.mark.parametrize("learner", LEARNERS)
def test_judging_counts_every_pair_once(learner: str) -> None:
    found = examples("othello")
    judged = judge(program("othello", learner), background("othello"), found)
    pairs = sum(n * (n - 1) // 2 for n in np.bincount(found.owners))
    assert judged.right + judged.level + judged.wrong + judged.ties == pairs
    assert judged.ties == found.ties()


def test_preferences_add_up_to_points() -> None:
    position = OTHELLO.parse("f5d6c3d3c4")
    text = program("othello")
    together = relation(text, background("othello"), position).sum(axis=1)
    found = preferences(text, background("othello"), OTHELLO, position)
    moves = [OTHELLO.format_move(position, move) for move in position.moves()]
    assert {each.move: each.points for each in found} == dict(zip(moves, together.tolist(), strict=True))
    for each in found:
        assert each.points == len({beaten for list_ in each.by_clause.values() for beaten in list_})


# Background of one's own


def test_definitions_of_a_file_are_learned_with_and_unfolded(tmp_path: Path) -> None:
    file = tmp_path / "mine.pl"
    file.write_text("""
        :- mode(dangerous(+board, +place)).
        dangerous(B, P) :- x_square(P).
        dangerous(B, P) :- corners_given(B, P, N), N > 0.
    """)
    known = Background.of("othello", file)
    text = parse_program("better_choice(B, P, Q) :- \\+ dangerous(B, P), dangerous(B, Q).")
    for seed in range(40):
        position = somewhere(OTHELLO.start(), seed, 44)
        if position.move_count() > 1:
            rules = rules_for(text, known, 1)
            list(rules.arrange(position, 1, 0))
            rows = rows_of(rules.stage.scoring.relation, position.move_count())
            assert (rows == relation(text, known, position)).all()
    learned = study(examples("othello"), known, learner="foil", choices=(Criteria(min_accuracy=0.6),)).program
    # The program brings the definitions along: it can be used without the file.
    again = parse_program(str(learned))
    assert again == learned
    assert "dangerous(B, P) :-" in str(learned)
    said = sentences(again, background("othello"))
    assert len(said) == sum(clause.head.predicate == "better_choice" for clause in again.clauses) > 0
    position = somewhere(OTHELLO.start(), 4, 30)
    with_file, without = (list(rules_for(learned, each, 1).arrange(position, 1, 0)) for each in (known, background("othello")))
    assert with_file == without
    assert (relation(again, background("othello"), position) == relation(learned, known, position)).all()


BAD_BACKGROUNDS = {
    ":- mode(a(+place)).\na(P) :- a(P).": "mine.pl:2:1: a is defined in this file too; definitions use the game's own predicates",
    ":- mode(a(+place)).\na(P) :- nosuch(P).": "mine.pl:2:1: no predicate nosuch/1 in the knowledge of othello",
    ":- mode(a(+place)).\na(P) :- lt(N, 3).": "mine.pl:2:1: N is an input of lt(N, 3) and not known before it",
    ":- mode(a(+board, +place)).\na(B, P) :- flips(B, P, N), replies(B, P, M), lt(N, M).": "lt(N, M) compares a flips with a moves",
    ":- mode(a(+board, +place)).\na(B, P) :- corner(B).": "mine.pl:2:1: B is a board, and corner(B) wants a place",
    ":- mode(a(+square)).\na(P) :- corner(P).": "mine.pl:1:1: no type is called 'square'",
    ":- mode(a(+board, -moves)).\na(B, N) :- corner(N).": "mine.pl:1:1: a(+board, -moves) has an output",
    ":- mode(corner(+place)).\ncorner(P) :- x_square(P).": "mine.pl:1:1: corner is known already",
    "a(P) :- corner(P).": "mine.pl:1:1: a/1 has no mode declaration in this file",
    ":- mode(a(+place)).": "a(+place) is declared, and has no clause",
    ":- mode(a(place)).\na(P) :- corner(P).": "mine.pl:1:1: a mode is written +type or -type, not 'place'",
    ":- mode(a(+place)).\na(P, Q) :- corner(P).": "mine.pl:2:1: a/2 is declared with 1 arguments",
    ":- mode(a(+board)).\na(B) :- number_of_pieces(red, B, N).": "mine.pl:2:1: 'red' is not a color",
    ":- mode(a(+place)).\na(P) :- weight(0.5), corner(P).": "mine.pl:2:1: a definition of a/1 has no weight",
}


@pytest.mark.parametrize("text", BAD_BACKGROUNDS)
def test_a_bad_background_is_refused_with_file_and_line(text: str, tmp_path: Path) -> None:
    (tmp_path / "mine.pl").write_text(text)
    with pytest.raises(BadProgram) as error:
        Background.of("othello", tmp_path / "mine.pl")
    assert BAD_BACKGROUNDS[text] in str(error.value)


BAD_RULES = {
    "better(B, P, Q) :- corner(P).": "1:1: a program of orders has clauses of better_choice/3, not of better(B, P, Q)",
    "better_choice(B, P, P) :- corner(P).": "1:1: the arguments of better_choice(B, P, P) must be different variables",
    "better_choice(B, P, Q) :- castles(P).": "1:1: no predicate castles/1 in the knowledge of othello",
    "": "the program has no clauses of better_choice/3",
    "better_choice(B, P, Q) :- weight(0.5), corner(P).\nbetter_choice(B, P, Q) :- corner(P).": (
        "rules.pl:2:1: this clause has no weight and others have; give it one, weight(1.0), or none to any"
    ),
    "better_choice(B, P, Q) :- corner(P).\nbetter_choice(B, P, Q) :- weight(0.5), corner(P).": "rules.pl:1:1: this clause has no",
    "better_choice(B, P, Q) :- weight(10), corner(P).\n" * 11: "rules.pl:1:1: the weights add up to more than 100",
    "better_choice(B, P, Q) :- corner(P), weight(1).": "1:1: no predicate weight/1 in the knowledge of othello",
}


@pytest.mark.parametrize("text", BAD_RULES)
def test_bad_rules_are_refused(text: str) -> None:
    with pytest.raises(BadProgram) as error:
        rules_for(parse_program(text, "rules.pl"), background("othello"), 1)
    assert BAD_RULES[text] in str(error.value)


def test_weights_that_add_up_to_just_enough_are_taken() -> None:
    """The scores of 64 moves about which all voters are of one opinion still fit."""
    text = parse_program("better_choice(B, P, Q) :- weight(10), corner(P).\n" * 10, "rules.pl")
    assert 64 * sum(clause.weight or 0 for clause in text.clauses) <= int(LEVEL)
    rules_for(text, background("othello"), 1)


def test_a_weighing_of_points_is_refused_for_clauses_that_have_weights() -> None:
    text = parse_program("better_choice(B, P, Q) :- weight(1), corner(P).")
    with pytest.raises(DoesNotFit, match="the clauses of the program have weights of their own; `rules` orders by them"):
        rules_for(text, background("othello"), 1, FLOW)


def test_rules_of_another_game_are_refused() -> None:
    text = Program((Clause(HEAD, (Literal("corner", (HEAD.arguments[1],)),)),), (Clause(Literal("game", (Constant("chess"),))),))
    with pytest.raises(DoesNotFit, match="the program is for chess, and not for othello"):
        rules_for(text, background("othello"), 1)


def test_tasks_that_cannot_be_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownName, match="no learner is called 'aleph'"):
        Task(examples("othello"), background("othello"), learner="aleph")
    with pytest.raises(UnknownName, match="no predicate is called 'castles'"):
        study(examples("othello"), background("othello"), predicates=["castles"])
    with pytest.raises(OutOfRange, match="depth, games and positions must be at least 1"):
        Source("othello", "disc-difference", depth=0)
    with pytest.raises(OutOfRange, match="nodes are path, tree or how many to sample"):
        Source("othello", "disc-difference", nodes="some")
    with pytest.raises(MissingFile, match=r"example file .* is not there"):
        Examples.load(tmp_path / "none.npz")
    (tmp_path / "bad.npz").write_text("not an archive")
    with pytest.raises(BadTask, match="cannot be read"):
        Examples.load(tmp_path / "bad.npz")
    np.savez(tmp_path / "old.npz", header=np.array('{"format": "prunus-examples 0"}'))
    with pytest.raises(BadTask, match="is not of the format 'prunus-examples 3'"):
        Examples.load(tmp_path / "old.npz")
    monkeypatch.setattr(training, "start_position", lambda *_: OTHELLO.parse("X" * 62 + "O- X"))
    with pytest.raises(BadTask, match="there was no choice"):
        collect(Source("othello", "disc-difference", depth=2, games=1))


def test_a_game_in_a_file_of_the_users_is_learned_by_what_can_be_said_of_any_game(tmp_path: Path) -> None:
    source = inspect.getsource(tic_tac_toe).replace('name = "tic-tac-toe"', 'name = "mine"')
    file = tmp_path / "mine_learned.py"
    file.write_text(source.replace("return -1 if self.lines_within", "return 1 if self.lines_within"))  # who makes a line loses
    with interpreting():
        found = learn(str(file), depth=3, games=4, starts="opening").program
        assert found.stated("game") == "mine"
        used = {literal.predicate for clause in found.clauses for literal in clause.body}
        assert used <= {*ANY_GAME.names, *BUILT_IN}
        this = game(str(file))
        for seed in range(4):
            position = somewhere(this.start(), seed, 3)
            plain = look_ahead(position, 3, evaluation="open-lines")
            assert look_ahead(position, 3, evaluation="open-lines", ordering=found).value == plain.value
            assert explain(found, position, game=this).preferences
        nameless = learn(type(this)(), depth=3, games=4, starts="opening").program  # others could not find it: it is played here
        assert nameless.clauses == found.clauses
        with pytest.raises(DoesNotFit, match=r"is no name: write FILE\.py:NAME"):
            learn(type(this)(), depth=3, games=4, starts="opening", save_examples=tmp_path / "examples.npz")


@pytest.mark.parametrize("text", ["rules:{0}+history", "history+rules:{0}", "flow:{0}+killer"])
def test_rules_order_moves_wherever_they_stand_in_a_chain(text: str, tmp_path: Path) -> None:
    """Where the other stage has learned nothing yet, the chain orders as the rules alone do."""
    file = tmp_path / "rules.pl"
    file.write_text(":- game(othello).\nbetter_choice(B, M1, M2) :- flips(B, M1, X1), flips(B, M2, X2), lt(X2, X1).\n")
    this, alone = game("othello"), text.format(file).split("+")[0 if not text.startswith("history") else 1]
    seen = set()
    with interpreting():
        for seed in range(4):
            position = somewhere(this.start(), seed, 6)
            orders = []
            for name in (text.format(file), alone):
                ordering = find_ordering(name, position, find_evaluation("square-weights", position), 4, 0)
                orders.append(list(map(int, ordering.arrange(position, np.int64(3), np.int64(0), NO_MOVE))))
            assert orders[0] == orders[1]
            seen.add(orders[0] == list(map(int, position.moves())))
    assert False in seen
