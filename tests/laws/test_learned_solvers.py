"""A learned order changes what a solution costs, never what it is."""

from __future__ import annotations

from prunus import game
from prunus.logic.syntax import parse_program
from prunus.solvers.connect_four.solver import ConnectFourSolver
from prunus.solvers.learned import LearnedEndgame, LearnedPromise
from prunus.solvers.othello.solver import OthelloSolver
from prunus.study.background import Background
from prunus.study.compilation import generated_relation
from tests.reference import somewhere

LOW = "better_choice(B, M1, M2) :- row(M1, A), row(M2, C), lt(A, C)."
DEAR = "better_choice(B, P, Q) :- price(P, A), price(Q, C), lt(C, A)."


def test_connect_four_is_solved_the_same_by_a_learned_order() -> None:
    program = parse_program(LOW)
    background = Background.of("connect-four")
    learned = ConnectFourSolver(1, order=lambda: LearnedPromise.by(generated_relation(program, background)))
    usual = ConnectFourSolver(1)
    nodes = []
    for seed in range(12):
        position = somewhere(game("connect-four").start(), seed, 22)
        found, expected = learned.solve(position), usual.solve(position)
        assert found.value == expected.value
        nodes.append(found.nodes == expected.nodes)
    assert not all(nodes)


def test_othello_endgames_are_solved_the_same_by_a_learned_order() -> None:
    program = parse_program(DEAR)
    background = Background.of("othello")
    learned = OthelloSolver(1, scorer=lambda: LearnedEndgame.by(generated_relation(program, background)))
    usual = OthelloSolver(1)
    nodes = []
    for seed in range(12):
        position = somewhere(game("othello").start(), seed, 49)
        found, expected = learned.solve(position), usual.solve(position)
        assert found.value == expected.value
        nodes.append(found.nodes == expected.nodes)
    assert not all(nodes)
