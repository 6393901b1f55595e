"""Laws of all solvers: whichever verb asks, they say the same, and it is true; what is stopped says what is proved."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from prunus.core.game import Position as Rules
from prunus.core.registry import entries, game
from prunus.errors import DoesNotFit, OutOfRange, Stopped
from prunus.solvers.by_book import BookSolver
from prunus.solvers.clock import Clock
from prunus.solvers.question import Question
from prunus.solvers.solution import Solution
from prunus.solvers.solver import Solver, find_solver
from prunus.solvers.strong.by_table import TableSolver
from prunus.solvers.strong.strong import solve_strongly
from prunus.tables.book import OUTCOME, Book
from tests.reference import somewhere

GAMES = ["connect-four-4x3", "nim", "othello-4x4", "tic-tac-toe"]
HARD = {"connect-four": "connect-four", "othello": "othello", "alpha-beta": "connect-four", "df-pn": "connect-four"}
SHARING = ["connect-four", "othello", "alpha-beta"]
VERBS = ("decide", "value", "solve", "value_of_moves")
HARDLY = 1e-9  # seconds: over when the first look is


@functools.cache
def true_value(position: Any) -> int:
    """The definition."""
    if position.is_over():
        return int(position.outcome())
    return max(-true_value(position.play(move)) for move in position.moves())


def positions(name: str) -> list[Any]:
    """Some of every stage of the game, a finished one among them."""
    start = game(name).start()
    found = [somewhere(start, seed, plies) for seed, plies in enumerate((3, 4, 5, 6, 7, 30))]
    assert any(position.is_over() for position in found)
    return found


class Made(NamedTuple):
    name: str
    make: Callable[[], Solver]


@pytest.fixture(params=GAMES)
def every_solver(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, list[Made]]]:
    """The name of a game, and all solvers that it has."""
    this = game(request.param)
    suited = [entry for entry in entries("solver").values() if entry.suits(this.start())]
    made = [Made(entry.name, functools.partial(entry.make, 1, 1)) for entry in suited]
    table = solve_strongly(this.start(), tmp_path / "table").file
    with Book.open_or_create(tmp_path / "solved.book", this, OUTCOME) as book:
        made += [
            Made("table", lambda: TableSolver(this, table)),
            Made("book", lambda: BookSolver(find_solver(this.start(), "alpha-beta").make(1, 1), book)),
        ]
        yield request.param, made


def played(position: Any, line: tuple[int, ...]) -> Any:
    """Where a line of legal moves ends."""
    for move in line:
        assert move in list(position.moves())
        position = position.play(move)
    return position


def test_every_verb_of_every_solver_tells_the_truth(every_solver: tuple[str, list[Made]]) -> None:
    name, solvers = every_solver
    for each, make in solvers:
        solver = make()
        for position in positions(name) * 2:  # the second time with all that is in tables and books
            true = true_value(position)
            values = {int(move): -true_value(position.play(move)) for move in (() if position.is_over() else position.moves())}
            decided, valued, solved, moved = (getattr(solver, verb)(position) for verb in VERBS)
            assert (decided.value, decided.line, decided.values) == (np.sign(true), (), {}), each
            for solution in (valued, solved, moved):
                assert (solution.value, solution.lower, solution.upper, solution.is_complete) == (true, true, true, True), each
                assert type(solution.nodes) is int
            for solution in (solved, moved):
                end = played(position, solution.line)
                assert end.is_over(), each
                assert end.outcome() * (-1) ** len(solution.line) == true, each
                assert all(values[move] == true for move in solution.best_moves), each
            assert dict(moved.values) == values, each
            assert set(moved.best_moves) == {move for move, value in values.items() if value == true}, each


def test_a_window_gives_the_value_or_the_side_on_which_it_lies(every_solver: tuple[str, list[Made]]) -> None:
    name, solvers = every_solver
    for each, make in solvers:
        for position in positions(name):
            true = true_value(position)
            for alpha, beta in (
                (-1, 0),
                (0, 1),
                (-3, 2),
                (true - 1, true + 1),
                (true, true + 1),
                (true - 1, true),
                (50, 90),
                (-90, -50),
            ):
                found = make().bounds(position, alpha, beta)
                assert found.lower is None or found.lower <= true, each
                assert found.upper is None or true <= found.upper, each
                if alpha < true < beta:
                    assert found.value == true, each
                elif true <= alpha:
                    assert found.upper is not None, each
                    assert found.upper <= alpha, each
                else:
                    assert found.lower is not None, each
                    assert found.lower >= beta, each
    with pytest.raises(OutOfRange, match="a window needs"):
        solvers[0].make().bounds(position, 1, 1)


def is_true(solution: Solution, position: Any) -> bool:
    """Whether all that a solution says so far is so."""
    true = true_value(position)
    values = {int(move): -true_value(position.play(move)) for move in position.moves()}
    return (
        (solution.lower is None or solution.lower <= true)
        and (solution.upper is None or true <= solution.upper)
        and all(values[move] == value for move, value in solution.values.items())
        and (not solution.line or values[solution.line[0]] == true)
    )


def test_a_limit_of_time_is_honoured_and_what_is_proved_by_then_is_true(every_solver: tuple[str, list[Made]]) -> None:
    name, solvers = every_solver
    for each, make in solvers:
        for position in positions(name)[:3]:
            solver = make()
            with pytest.raises(Stopped, match=r"stopped after [\d,]+ nodes: its time is up; the value is") as stopped:
                solver.value_of_moves(position, HARDLY)
            solution = stopped.value.result
            assert (solution.stopped_by, solution.is_complete) == ("seconds", False)
            assert is_true(solution, position), each
            try:
                solution = solver.solve(position, HARDLY)  # one look may do
            except Stopped as again:
                solution = again.result
            assert is_true(solution, position), each
            assert solver.solve(position).value == true_value(position), each
        with pytest.raises(OutOfRange, match="leaves nothing to search"):
            make().value(position, 0)


@pytest.mark.parametrize("name", HARD)
@pytest.mark.parametrize("verb", VERBS)
def test_a_solver_is_stopped_from_outside_and_goes_on_afterwards(name: str, verb: str) -> None:
    this = game(HARD[name])
    solver = find_solver(this.start(), name).make(16, 1)
    told: list[int] = []

    def stop(nodes: int) -> None:
        told.append(nodes)
        solver.stop()

    with pytest.raises(Stopped, match=r"stopped after [\d,]+ nodes: it was asked to") as stopped:
        getattr(solver, verb)(somewhere(this.start(), 1, 8 if name == "othello" else 0), progress=stop)
    solution = stopped.value.result
    assert (solution.value, solution.stopped_by) == (None, "request")
    assert 0 < told[-1] <= solution.nodes
    late = somewhere(this.start(), 3, 38 if HARD[name] == "connect-four" else 54)
    assert solver.value(late).value == true_value(late)


@pytest.mark.parametrize("name", HARD)
def test_ctrl_c_ends_a_solver_with_what_is_proved(name: str) -> None:
    this = game(HARD[name])
    solver = find_solver(this.start(), name).make(0.5, 1)

    def press(nodes: int) -> None:
        raise KeyboardInterrupt  # where the main thread waits for a signal, and looks at the clock

    with pytest.raises(Stopped) as stopped:
        solver.value(somewhere(this.start(), 1, 8 if name == "othello" else 0), progress=press)
    assert (stopped.value.result.value, stopped.value.result.stopped_by) == (None, "keyboard")


class Round(Rules):
    """A game that nobody can end."""

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def moves(self) -> list[int]:
        return [1]

    def play(self, move: int) -> Round:
        return Round((self.at + move) % 3)

    def is_over(self) -> bool:
        return False

    def outcome(self) -> int:
        return 0


def test_a_game_without_an_end_is_not_solved() -> None:
    with pytest.raises(Stopped, match="a line does not end; the value is not known") as stopped:
        find_solver(Round(), "df-pn").make(1, 1).value(Round())
    assert stopped.value.result.stopped_by == "depth"
    with pytest.raises(DoesNotFit, match="Round may be played for ever"):
        find_solver(Round(), "alpha-beta").make(1, 1).value(Round())


@pytest.mark.parametrize("name", SHARING)
def test_any_number_of_threads_finds_the_same_solution(name: str) -> None:
    this = game({"connect-four": "connect-four-6x5", "othello": "othello", "alpha-beta": "connect-four-4x4"}[name])
    plies = {"connect-four": 6, "othello": 43, "alpha-beta": 2}[name]
    for seed in range(2):
        position = somewhere(this.start(), seed, plies)
        alone, *teams = (find_solver(position, name).make(4, threads) for threads in (1, 2, 3, 4))
        expected = alone.value_of_moves(position)
        for team in teams:
            found = team.value_of_moves(position)
            assert (found.value, found.values) == (expected.value, expected.values)
            end = played(position, found.line)
            assert end.is_over()
            assert end.outcome() * (-1) ** len(found.line) == expected.value
            assert team.decide(position).value == np.sign(expected.value or 0)


def test_numbers_of_threads_that_cannot_be_are_refused() -> None:
    for name in SHARING:
        start = game(HARD[name]).start()
        for threads in (0, 65):
            with pytest.raises(OutOfRange, match=f"{threads} threads are not between 1 and 64"):
                find_solver(start, name).make(1, threads).value(start)
    with pytest.raises(DoesNotFit, match="df-pn works in one thread, not in 2"):
        find_solver(start, "df-pn").make(1, 2)


class Undecided(Solver):
    """Gives up without a word."""

    def admitted(self, position: Any) -> Any:
        return position

    def answer(self, question: Question, clock: Clock) -> None:
        question.prove(3, None)


def test_a_solver_that_gives_up_is_not_believed() -> None:
    with pytest.raises(Stopped, match="the value is at least 3") as stopped:
        Undecided().value(None)
    assert (stopped.value.result.lower, stopped.value.result.upper) == (3, None)


def test_what_the_book_has_from_a_solver_has_a_line_to_the_end(tmp_path: Path) -> None:
    this = game("connect-four-5x4")
    with Book.open_or_create(tmp_path / "solved.book", this, OUTCOME) as book:
        solver = BookSolver(find_solver(this.start()).make(1, 1), book)
        for ask in (solver.value, solver.solve):
            first, again = (ask(somewhere(this.start(), 1, 6)) for _ in range(2))
            assert (again.value, again.solver) == (first.value, "book")
        assert played(somewhere(this.start(), 1, 6), again.line).is_over()
