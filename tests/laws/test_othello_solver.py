"""Laws of the Othello endgame solver: what it finds is what plain searches find, however it is asked."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus.core.bits import as_set, bit, count, each, unsigned
from prunus.core.generic import typed
from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.errors import BadGame, DoesNotFit, OutOfRange, Stopped
from prunus.games.othello import PASS, Othello, Position, flips
from prunus.logic.syntax import parse_program
from prunus.solvers.learned import LearnedEndgame
from prunus.solvers.othello.last import turned_at
from prunus.solvers.othello.ordering import FewestReplies, Foresight
from prunus.solvers.othello.rules import EmptiesToWinner
from prunus.solvers.othello.solver import OthelloSolver
from prunus.solvers.othello.stability import stable_discs
from prunus.solvers.othello.supposing import WORTH_SUPPOSING, suppose, supposed_value
from prunus.solvers.othello.table import (
    NOTHING,
    OthelloTable,
    depth_in,
    key_of,
    lower_in,
    move_in,
    probe,
    store,
    supposed,
    upper_in,
)
from prunus.solvers.othello.work import NODES, SALT, SIZE
from prunus.study.background import Background
from prunus.study.compilation import generated_scoring
from tests.plain import look_ahead
from tests.reference import playout, somewhere

SOLVER = OthelloSolver(megabytes=4)
SIZES = st.sampled_from([8, 8, 8, 6, 4])
SEEDS = st.integers(0, 2**32)


def scattered(size: int, empties: int, seed: int) -> Position:
    """A board filled by chance, one colour more often than the other: passes, early ends and wipe-outs are common."""
    chance = random.Random(seed)
    squares = Othello(size).squares()
    empty = as_set(chance.sample(squares, min(empties, len(squares) - 2)))
    share = chance.choice([0.2, 0.5, 0.8, 0.95])
    own = as_set([square for square in squares if not empty & bit(square) and chance.random() < share])
    return Position(own, as_set(squares) & ~own & ~empty, empty, np.int64(0))


def late(empties: int, seed: int) -> Position:
    """A position of a random game with so many empty squares, or fewer if the game was over before."""
    *_, last = (position for position in playout(game("othello").start(), seed, 80) if count(position.empty) >= empties)
    return last


def plain_value(position: Position, rule: Any) -> int:
    """The definition: best play to the end, then `rule`."""
    if position.is_over():
        return rule(position)
    return max(-plain_value(position.play(move), rule) for move in position.moves())


def alpha_beta_value(position: Position) -> int:
    value = look_ahead(position, 30, evaluation="disc-difference").value
    assert value is not None
    return value


def empties_to_winner(position: Position) -> int:
    difference = position.outcome()
    return difference + int(np.sign(difference)) * count(position.empty)


@given(size=SIZES, empties=st.integers(0, 8), seed=SEEDS)
def test_the_value_is_that_of_alpha_beta_on_scattered_boards(size: int, empties: int, seed: int) -> None:
    position = scattered(size, empties, seed)
    assert SOLVER.solve(position).value == alpha_beta_value(position)


@pytest.mark.parametrize("empties", [8, 9, 10])
def test_the_value_is_that_of_alpha_beta_in_games(empties: int) -> None:
    for seed in range(6):
        position = late(empties, seed)
        assert SOLVER.solve(position).value == alpha_beta_value(position)


def test_the_whole_game_on_four_by_four() -> None:
    start = game("othello-4x4").start()
    assert SOLVER.solve(start).value == alpha_beta_value(start) == -8


@given(size=SIZES, empties=st.integers(0, 8), seed=SEEDS)
def test_the_line_leads_to_the_value(size: int, empties: int, seed: int) -> None:
    position = scattered(size, empties, seed)
    solution = SOLVER.solve(position)
    for move in solution.line:
        assert move in list(position.moves())
        position = position.play(move)
    assert position.is_over()
    assert position.outcome() * (-1) ** len(solution.line) == solution.value


@given(size=SIZES, empties=st.integers(0, 5), seed=SEEDS)
def test_the_winner_may_be_given_what_stays_empty(size: int, empties: int, seed: int) -> None:
    position = scattered(size, empties, seed)
    value = OthelloSolver(megabytes=1, rule=EmptiesToWinner()).solve(position).value
    assert value == plain_value(position, empties_to_winner)
    assert np.sign(value) == np.sign(plain_value(position, Position.outcome))


@given(size=SIZES, empties=st.integers(0, 9), seed=SEEDS, alpha=st.integers(-66, 64), width=st.integers(1, 12))
def test_a_window_gives_the_value_or_a_bound(size: int, empties: int, seed: int, alpha: int, width: int) -> None:
    position = scattered(size, empties, seed)
    true = SOLVER.solve(position).value
    SOLVER.reset()
    solution = SOLVER.bounds(position, alpha, alpha + width)
    assert solution.lower <= true <= solution.upper
    assert solution.value == true or solution.upper <= alpha or solution.lower >= alpha + width


@given(size=SIZES, empties=st.integers(0, 9), seed=SEEDS)
def test_win_loss_draw_is_the_sign_of_the_value(size: int, empties: int, seed: int) -> None:
    position = scattered(size, empties, seed)
    SOLVER.reset()
    sign = SOLVER.decide(position).value
    assert sign == np.sign(SOLVER.solve(position).value)


def test_symmetry_keeps_the_value() -> None:
    for seed in range(6):
        position = late(10, seed)
        values = {SOLVER.solve(image(position)).value for image in game("othello").symmetries()}
        assert values == {SOLVER.solve(position).value}


@pytest.mark.parametrize("threads", [2, 3, 4])
def test_threads_find_what_one_finds(threads: int) -> None:
    team = OthelloSolver(megabytes=4, threads=threads)
    shares = np.zeros(threads, np.int64)
    for seed in range(6):
        position = late(17, seed)
        SOLVER.reset()
        one, all_together = SOLVER.value(position), team.value(position)
        shares += [search.work[NODES] for search in team.searches]
        assert one.value == all_together.value == -SOLVER.value(position.play(team.solve(position).line[0])).value
    assert shares.min() > 0


def test_the_scorer_changes_the_cost_and_not_the_value() -> None:
    other = OthelloSolver(megabytes=4, scorer=FewestReplies)
    nodes = set()
    for seed in range(4):
        position = late(15, seed)
        SOLVER.reset()
        usual, plain = SOLVER.solve(position), other.solve(position)
        assert usual.value == plain.value
        nodes.add(usual.nodes == plain.nodes)
    assert nodes == {False}


def test_what_is_supposed_first_changes_the_cost_and_not_the_value() -> None:
    """The order by hand supposes nothing; what is supposed is near the truth, and saves nodes."""
    supposing, plain = OthelloSolver(megabytes=4), OthelloSolver(megabytes=4, scorer=Foresight.usual)
    errors, values = 0, 0
    for seed in range(8):
        position = late(WORTH_SUPPOSING, seed)
        supposing.reset()
        found, expected = supposing.solve(position), plain.solve(position)
        assert found.value == expected.value
        supposing.reset()
        errors += abs(supposed_value(position, supposing.searches[0], suppose) - expected.value)
        values += abs(expected.value)
    assert 2 * errors < values


@given(empties=st.integers(9, 12), seed=SEEDS, depth=st.integers(1, 4), alpha=st.integers(-65, 64))
def test_whatever_is_supposed_the_value_is_the_same(empties: int, seed: int, depth: int, alpha: int) -> None:
    position = typed(late(empties, seed))
    SOLVER.reset()
    value = SOLVER.value(position).value
    SOLVER.reset()
    search = SOLVER.searches[0]
    key = key_of(position.own, position.opponent, unsigned(search.work[SALT]))
    suppose(position.own, position.opponent, position.empty, key, np.int64(depth), np.int64(alpha), search)
    assert SOLVER.value(position).value == value


@pytest.mark.parametrize("depth", [1, 2, 4])
def test_the_twin_supposes_the_same(depth: int) -> None:
    for seed in range(3):
        position = typed(late(12, seed))
        found = []
        for ask in (suppose, suppose.interpreted):
            solver = OthelloSolver(megabytes=1)
            solver.searches[0].work[SIZE] = 64
            key = key_of(position.own, position.opponent, unsigned(np.int64(0)))
            value = ask(position.own, position.opponent, position.empty, key, np.int64(depth), np.int64(3), solver.searches[0])
            found.append((int(value), solver.searches[0].work[NODES], solver.searches[0].table.words.array.tobytes()))
        assert found[0] == found[1]


def test_the_interpreted_solver_visits_the_same_nodes() -> None:
    cases = [scattered(8, empties, 7 * empties) for empties in (1, 2, 3, 4, 6)] + [late(7, 1), scattered(6, 9, 5), late(9, 3)]
    for position in cases:
        compiled = OthelloSolver(megabytes=1).solve(position)
        with interpreting():
            interpreted = OthelloSolver(megabytes=1).solve(position)
        assert (compiled.value, compiled.line, compiled.nodes) == (interpreted.value, interpreted.line, interpreted.nodes)


@given(size=SIZES, seed=SEEDS)
def test_stable_discs_are_never_turned_over(size: int, seed: int) -> None:
    start = scattered(size, random.Random(seed).randint(1, 14), seed)
    own, opponent = stable_discs(start.own, start.opponent, start.empty), stable_discs(start.opponent, start.own, start.empty)
    for game_number in range(3):
        for ply, position in enumerate(playout(start, seed + game_number, 30)):
            first, second = position[:2] if position.color == start.color else (position.opponent, position.own)
            assert (own & ~first, opponent & ~second) == (0, 0), ply


def test_full_boards_and_filled_corners_are_stable() -> None:
    full = scattered(8, 0, 1)
    assert stable_discs(full.own, full.opponent, full.empty) == full.own
    corner = game("othello").parse("X" * 8 + "XO------" + "-" * 48 + " X")
    assert list(each(stable_discs(corner.own, corner.opponent, corner.empty))) == [*range(8), 8]


@given(seed=SEEDS)
def test_the_last_disc_turns_over_as_many_as_the_rules_say(seed: int) -> None:
    position = scattered(8, 1, seed)
    (square,) = each(position.empty)
    assert turned_at(np.uint64(square), position.own) == count(flips(position.empty, position.own, position.opponent))


@given(lower=st.integers(-64, 64), upper=st.integers(-64, 64), move=st.integers(0, 64), seed=SEEDS)
def test_the_table_gives_back_what_it_was_given(lower: int, upper: int, move: int, seed: int) -> None:
    table = OthelloTable.of(1)
    key = key_of(np.uint64(seed), np.uint64(seed << 20), np.uint64(0))
    assert probe(table, key) == NOTHING
    store(table, key, lower, upper, move, 20, 1, 0)
    data = probe(table, key)
    assert (lower_in(data), upper_in(data), move_in(data), depth_in(data)) == (lower, upper, move, 0)
    assert probe(table, supposed(key)) == NOTHING
    store(table, supposed(key), -lower, -upper, 64 - move, 20, 1, 7)
    assert probe(table, key) == data
    assert depth_in(probe(table, supposed(key))) == 7


@given(seed=SEEDS, square=st.integers(0, 63))
def test_a_disc_that_changes_sides_changes_the_key(seed: int, square: int) -> None:
    position = scattered(8, 10, seed)
    salt = np.uint64(0)
    changed = key_of(position.own ^ bit(square), position.opponent ^ bit(square), salt)
    assert changed != key_of(position.own, position.opponent, salt)


def test_the_values_of_moves_are_those_of_the_positions_after_them() -> None:
    for seed in range(4):
        position = late(9, seed)
        values = SOLVER.value_of_moves(position).values
        assert values == {move: -alpha_beta_value(position.play(move)) for move in position.moves()}
        assert max(values.values()) == SOLVER.solve(position).value


def test_a_reset_forgets_everything() -> None:
    position = late(14, 2)
    SOLVER.reset()
    first, again = SOLVER.solve(position), SOLVER.solve(position)
    SOLVER.reset()
    anew = SOLVER.solve(position)
    assert again.nodes < first.nodes == anew.nodes


def test_boards_of_different_sizes_are_not_confused() -> None:
    small = scattered(6, 8, 4)
    squares = as_set(Othello(8).squares())
    large = Position(small.own, small.opponent | squares & ~(small.own | small.opponent | small.empty), small.empty, np.int64(0))
    assert SOLVER.solve(small).value == alpha_beta_value(small)
    assert SOLVER.solve(large).value == alpha_beta_value(large)
    assert SOLVER.solve(small).value == alpha_beta_value(small)


@pytest.mark.parametrize("threads", [1, 2, 4])
def test_the_solver_can_be_stopped_and_goes_on_afterwards(threads: int) -> None:
    solver = OthelloSolver(megabytes=4, threads=threads)
    with pytest.raises(Stopped, match=r"stopped after .* nodes: its time is up; the value is between -64 and 64") as stopped:
        solver.solve(somewhere(game("othello").start(), 1, 10), seconds=0.2)
    assert (stopped.value.result.value, stopped.value.result.is_complete) == (None, False)
    with pytest.raises(Stopped, match="it was asked to"):
        solver.solve(somewhere(game("othello").start(), 1, 10), progress=lambda nodes: solver.stop())
    position = late(14, 5)
    assert solver.solve(position).value == SOLVER.solve(position).value


def test_progress_is_told_in_nodes() -> None:
    told: list[int] = []

    def tell(nodes: int) -> None:
        told.append(nodes)
        if nodes > told[0]:
            SOLVER.stop()

    with pytest.raises(Stopped):
        SOLVER.solve(somewhere(game("othello").start(), 1, 10), progress=tell)
    assert told == sorted(told)


def test_what_cannot_be_solved_is_refused_in_one_sentence() -> None:
    with pytest.raises(DoesNotFit, match=r"solver .othello. is for another game; tic-tac-toe has df-pn, alpha-beta"):
        SOLVER.solve(game("tic-tac-toe").start())
    with pytest.raises(OutOfRange, match="a table of 0 megabytes is not between 1 and 65536"):
        OthelloSolver(megabytes=0)
    with pytest.raises(OutOfRange, match="0 threads are not between 1 and 64"):
        OthelloSolver(threads=0)
    with pytest.raises(OutOfRange, match="a window needs -INFINITY <= alpha < beta <= INFINITY, not 3 and 3"):
        SOLVER.bounds(late(5, 1), 3, 3)
    with pytest.raises(BadGame, match="EmptiesToWinner is not an EndgameScorer: it has no method"):
        OthelloSolver(scorer=EmptiesToWinner)


DEAR = "better_choice(B, P, Q) :- price(P, A), price(Q, C), lt(C, A)."
VOTERS = """
better_choice(B, P, Q) :- weight(0.7), price(P, A), price(Q, C), lt(C, A).
better_choice(B, P, Q) :- weight(1.2), corner(P).
better_choice(B, P, Q) :- weight(0.2), static(B, P, A), static(B, Q, C), lt(C, A).
"""


@pytest.mark.parametrize("text", [DEAR, VOTERS])
def test_othello_endgames_are_solved_the_same_by_a_learned_order(text: str) -> None:
    """It changes what a solution costs, never what it is."""
    program, background = parse_program(text), Background.of("othello")
    start = game("othello").start()
    learned = OthelloSolver(1, scorer=lambda: LearnedEndgame.by(generated_scoring(program, background, start)))
    usual = OthelloSolver(1)
    nodes = []
    for seed in range(12):
        position = somewhere(game("othello").start(), seed, 49)
        found, expected = learned.solve(position), usual.solve(position)
        assert found.value == expected.value
        nodes.append(found.nodes == expected.nodes)
    assert not all(nodes)


def test_what_orders_near_the_end_is_asked_as_if_it_were_alone() -> None:
    """What it finds about all moves of a node is of this node, not of an earlier one."""
    program, background = parse_program(DEAR), Background.of("othello")
    alone, near = (LearnedEndgame.by(generated_scoring(program, background, background.start())) for _ in range(2))
    both = Foresight.usual()._replace(near=near)
    with interpreting():
        for seed in range(12):
            position = typed(somewhere(game("othello").start(), seed, 49))
            moves = [move for move in position.moves() if move != PASS]
            for scorer in (alone, both):
                scorer.endgame_consider(position, as_set(moves))
            for move in moves:
                after = position.play(move)
                assert both.endgame_score(position, move, after, None) == alone.endgame_score(position, move, after, None)
