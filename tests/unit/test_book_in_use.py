"""Books and endgame tables in use: solvers and searches ask them first."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from prunus import game
from prunus.cli.main import prunus
from prunus.core.jit import interpreting
from prunus.solvers.by_book import BookSolver
from prunus.solvers.solver import find_solver
from prunus.tables.book import OUTCOME, Book, Entry
from tests.reference import somewhere


def run(*arguments: str) -> Any:
    done = CliRunner().invoke(prunus, arguments)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout.splitlines()[-1])


def test_what_was_solved_once_is_looked_up_also_in_the_mirror(tmp_path: Path) -> None:
    this = game("connect-four-5x4")
    with Book.open_or_create(tmp_path / "solved.book", this, OUTCOME) as book:
        solver = BookSolver(find_solver(this.start()).make(1, 1), book)
        for seed in range(6):
            position = somewhere(this.start(), seed, 6)
            first = solver.solve(position)
            for view in (position, position.turned(1)):
                again = solver.solve(view)
                assert (again.value, again.solver) == (first.value, "book")
                assert again.line[:1] == () or again.line[0] in list(view.moves())
            assert solver.decide(position).value == (first.value > 0) - (first.value < 0)
            assert solver.value_of_moves(position).value == first.value


@pytest.mark.parametrize("then", [None, Entry(-1, 0, None, True), Entry(-1, 9, 11)], ids=["nothing", "no move", "nothing exact"])
def test_the_line_of_a_book_ends_where_it_knows_no_best_move(then: Entry | None, tmp_path: Path) -> None:
    this = game("nim")
    start = this.parse("3-4-5")
    move = this.parse_move(start, "12")
    with Book.open_or_create(tmp_path / "short.book", this, OUTCOME) as book:
        book.store(start, Entry(1, 0, move, True))
        if then is not None:
            book.store(start.play(move), then)
        solution = BookSolver(find_solver(start).make(1, 1), book).solve(start)
    assert (solution.solver, solution.value, solution.line) == ("book", 1, (move,))


def test_solve_grows_a_book_and_uses_it(tmp_path: Path) -> None:
    arguments = ("solve", "connect-four-5x4", "-p", "3", "--book", str(tmp_path / "mine.book"), "--json")
    first, again = run(*arguments), run(*arguments)
    assert first["value"] == again["value"]
    assert (first["solver"], again["solver"]) == ("connect-four", "book")


def test_search_asks_an_opening_book_first(tmp_path: Path) -> None:
    book = str(tmp_path / "openings.book")
    run("book", "add", book, "connect-four-5x4", "-p", "3", "--depth", "4", "--json")
    found = run("search", "connect-four-5x4", "-p", "3", "-d", "4", "--book", book, "--json")
    assert found["book"] == book
    assert found["value"] == run("search", "connect-four-5x4", "-p", "3", "-d", "4", "--json")["value"]
    assert "book" not in run("search", "connect-four-5x4", "-p", "3", "-d", "5", "--book", book, "--json")


def test_search_knows_the_positions_of_an_endgame_table(tmp_path: Path) -> None:
    table = str(tmp_path / "small.endgame")
    run("solve", "connect-four-4x3", "--level", "strong", "-o", table, "--json")
    for position in ("", "1", "23", "2321"):
        true = run("solve", "connect-four-4x3", "-p", position, "--json")["value"]
        with interpreting():  # compiled, a law of strong solutions asks it
            found = run(
                "search", "connect-four-4x3", "-p", position, "-d", "1", "-e", "win-loss-draw", "--endgame", table, "--json"
            )
        assert found["value"] == (true > 0) - (true < 0)
