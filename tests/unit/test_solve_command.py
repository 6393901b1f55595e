"""`prunus solve` as people and programs use it, and the solvers behind it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from prunus.core.registry import entries, game
from prunus.errors import DoesNotFit, MissingFile, NotationError, Stopped
from prunus.games.connect_four import Position
from prunus.jobs.runner import Answered, Runner
from prunus.solvers.problems import BadLine, read_problems, solve_problems
from prunus.solvers.solver import find_solver, possible
from tests import countdown
from tests.commands import Ended, ended
from tests.reference import somewhere


class Command:
    """The command line in this process."""

    def run(self, *arguments: str) -> Ended:
        return ended("solve", *arguments)

    def answer(self, *arguments: str) -> Any:
        code, out, err = self.run(*arguments, "--json")
        assert code == 0, err
        return json.loads(out)

    def refusal(self, *arguments: str) -> str:
        code, out, err = self.run(*arguments)
        assert (code, out) == (2, "")
        return err.splitlines()[-1]


@pytest.fixture
def command() -> Command:
    return Command()


def test_a_position_is_solved_by_the_solver_of_its_game(command: Command) -> None:
    found = command.answer("connect-four-4x4", "--all-moves")
    assert (found["value"], found["solver"], found["level"]) == (0, "connect-four", "weak")
    assert found["best_moves"] == ["1", "2", "3", "4"]
    assert found["moves"] == {"1": 0, "2": 0, "3": 0, "4": 0}
    assert len(found["line"]) == 16
    assert found["nodes"] > 0
    found = command.answer("othello-4x4", "--level", "ultra-weak")
    assert (found["value"], found["solver"], found["line"]) == (-1, "othello", [])
    found = command.answer("nim", "-p", "1-2-3", "--all-moves")
    assert (found["value"], found["solver"], set(found["moves"].values())) == (-1, "alpha-beta", {-1})


def test_people_see_the_board_the_value_the_moves_and_the_cost(command: Command) -> None:
    code, out, _ = command.run("connect-four", "-p", "1212121")
    assert code == 0
    assert out.splitlines()[7:9] == ["X red; O yellow", "value −18 for the player to move"]
    assert out.splitlines()[9:11] == ["best  –", "line  –"]
    code, out, _ = command.run("connect-four", "-p", "121212", "--all-moves")
    assert out.splitlines()[0].split() == list("1234567")
    assert out.splitlines()[7] == "red to move; X red; O yellow; * may be played"
    assert out.splitlines()[8:11] == ["value 18 for the player to move", "best  1", "line  1"]
    assert out.splitlines()[-1].endswith("by connect-four")
    code, out, _ = command.run("connect-four", "-p", "121212", "--level", "ultra-weak")
    assert "won for the player to move" in out


LONG_WORDS = """
class Words:
    def start(self): return 0
    def moves(self, state): return ["a", "an-even-longer-move"] if state == 0 else []
    def play(self, state, move): return len(move)
    def is_over(self, state): return state > 0
    def outcome(self, state): return 1 if state == 1 else -1
"""


def test_the_values_of_moves_stand_in_a_column_however_long_moves_are(command: Command, tmp_path: Path) -> None:
    (tmp_path / "words.py").write_text(LONG_WORDS)
    _, out, _ = command.run(str(tmp_path / "words.py"), "--all-moves")
    rows = [line for line in out.splitlines() if line.startswith("      ")]
    assert [" ".join(row.split()) for row in rows] == ["an-even-longer-move 1", "a −1"]
    assert len({len(row.rstrip("−1")) for row in rows}) == 1


def test_a_strong_solution_is_written_and_looked_up(command: Command, tmp_path: Path) -> None:
    path = str(tmp_path / "table")
    found = command.answer("tic-tac-toe", "--level", "strong", "-o", path)
    assert (found["positions"], found["value"], found["distance"], found["folded"]) == (765, 0, 9, True)
    found = command.answer("tic-tac-toe", "--endgame", path, "-p", "X...O...X", "--all-moves")
    assert (found["solver"], found["value"], found["moves"]) == ("table", 0, {"2": 0, "3": -1, "4": 0, "6": 0, "7": -1, "8": 0})
    assert found["best_moves"] == ["2", "4", "6", "8"]
    assert command.answer("tic-tac-toe", "--endgame", path, "-p", "X...O...X")["best_moves"] == ["2", "4", "6", "8"]
    _, out, err = command.run("tic-tac-toe", "--level", "strong", "-o", path)
    assert "765 positions, one of all mirror images" in out
    assert "prunus: 765 positions" in err
    _, out, _ = command.run("tic-tac-toe", "--endgame", path)
    assert "value 0 for the player to move, 9 plies to the end" in out


USER_GAME = f"""
from dataclasses import dataclass
from prunus import Game, Position

@dataclass(frozen=True)
class Countdown(Position):
    left: int
    def moves(self):
        return range(1, min(3, self.left) + 1)
{countdown.PLAIN}
{countdown.game_from("Countdown(10)")}
"""


def test_a_game_of_the_users_own_is_solved_weakly_and_strongly_even_if_it_cannot_write_positions(
    command: Command, tmp_path: Path
) -> None:
    (tmp_path / "countdown_game.py").write_text(USER_GAME)
    file, path = str(tmp_path / "countdown_game.py"), str(tmp_path / "table")
    assert command.answer(file)["best_moves"] == ["2"]
    found = command.answer(file, "--level", "strong", "-o", path)
    assert (found["positions"], found["value"], found["distance"], found["lost"]) == (11, 1, 5, 3)
    assert command.answer(file, "--endgame", path)["best_moves"] == ["2"]


BAD_REQUESTS = {
    ("othelo",): "no game is called 'othelo'; did you mean othello",
    ("connect-four", "-p", "X" + "." * 41): "expected a stone or the floor below every stone",
    ("connect-four", "-p", "." * 41 + "O"): "expected as many X as O, or one X more",
    ("othello-4x4", "-p", "X" * 17 + " X"): "expected nothing more",
    ("tic-tac-toe", "-p", "XXXOOO..."): "expected no line of the player who is to move",
    ("connect-four", "--solver", "othello"): "solver 'othello' is for another game; connect-four has ",
    ("nim", "--solver", "proof"): "no solver is called 'proof'; known: alpha-beta, connect-four, df-pn, othello",
    ("nim", "--seconds", "-1"): "--seconds: '-1' is not a number above 0",
    ("nim", "--megabytes", "0"): "--megabytes: '0' is not a number above 0 and up to 1,000,000,000",
    ("nim", "--megabytes", "nan"): "--megabytes: 'nan' is not a number above 0",
    ("connect-four", "--threads", "0"): "--threads: '0' is not a whole number from 1 to 64",
    ("nim", "-o", "x"): "--output is for --level strong",
    ("nim", "--no-fold"): "only --level strong folds a table: --fold and --no-fold would say nothing",
    ("nim", "--level", "strong", "--threads", "2"): "a strong solution is made in one thread: --threads would say nothing",
    ("nim", "--solver", "df-pn", "--threads", "2"): "df-pn works in one thread, not in 2",
    ("nim", "--endgame", "x", "--threads", "2"): "--endgame only looks up: --threads would say nothing",
    ("nim", "--endgame", "x", "--megabytes", "2"): "--endgame only looks up: --megabytes would say nothing",
    ("nim", "--endgame", "x", "--seconds", "2"): "--endgame only looks up: --seconds would say nothing",
    ("nim", "--level", "strong", "--solver", "df-pn"): "a strong solution takes neither --solver nor --endgame",
    ("nim", "--level", "ultra-weak", "--all-moves"): "--all-moves is for --level weak",
    ("nim", "--level", "strong", "--problems", "x"): "--problems are solved at --level weak",
    ("nim", "--endgame", "x", "--solver", "df-pn"): "--endgame takes no --solver",
    ("nim", "--level", "medium"): "'medium' is not one of 'ultra-weak', 'weak', 'strong'",
    ("nim", "--endgame", "no-such-file"): "endgame table 'no-such-file' is not there",
    ("nim", "--endgame", __file__): "is not an endgame table",
    ("nim", "--level", "strong", "-o", __file__): "is not an endgame table; it is left as it is",
    ("nim", "--level", "strong", "-o", "/no/such/folder/table"): "there is no folder '/no/such/folder'",
    ("nim", "--problems", "no-such-file"): "problem file 'no-such-file' is not there",
    ("othello-6x6", "--level", "strong"): "a strong solution of othello-6x6 from here needs about more than 10^12 positions",
    ("connect-four-5x4", "--level", "strong", "--megabytes", "40"): "; there are 40 megabytes",
}


@pytest.mark.parametrize("request_", BAD_REQUESTS, ids=" ".join)
def test_bad_requests_are_refused_in_one_sentence(
    request_: tuple[str, ...], command: Command, monkeypatch: Any, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert BAD_REQUESTS[request_] in command.refusal(*request_)
    assert list(tmp_path.iterdir()) == []


def test_a_limit_of_time_ends_with_what_is_known(command: Command) -> None:
    code, out, err = command.run("connect-four", "--seconds", "0.01")
    assert (code, out) == (1, "")
    assert "its time is up; the value is between" in err
    code, out, err = command.run("connect-four", "--solver", "alpha-beta", "--seconds", "0.01")
    assert (code, out) == (1, "")
    assert "its time is up; the value is not known" in err
    code, out, err = command.run("connect-four", "--seconds", "0.01", "--json")
    known = json.loads(out)
    assert (code, known["value"], known["stopped_by"]) == (1, None, "seconds")
    assert known["lower"] <= 1 <= known["upper"]


# Problems


def test_a_limit_of_time_ends_a_file_of_problems_with_what_was_solved(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "problems.txt"
    file.write_text("1-2 1\n9-9-9-8 1\n1-1 -1\n")
    code, out, err = command.run("nim", "--problems", str(file), "--seconds", "0.5")
    assert (code, err.splitlines()[-1]) == (1, "prunus: stopped after 1 of 3 positions")
    assert out.startswith("positions 1  wrong 0  nodes ")


OBF = """% endgames
--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12; H7:+6; A2:+6; A3:+4; B1:-4; A4:-22; G2:-24;
"""


def test_othello_problems_are_solved_and_every_move_compared(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "problems.obf"
    file.write_text(OBF)
    found = command.answer("othello", "--problems", str(file), "--all-moves")
    assert (found["positions"], found["wrong"], found["differing"]) == (1, 0, [])
    file.write_text(OBF.replace("A3:+4", "A3:+6"))
    code, out, _ = command.run("othello", "--problems", str(file), "--all-moves")
    assert code == 1
    assert out.splitlines()[0].startswith("line 2, '--XXXXX")
    assert out.splitlines()[0].endswith("a3 is worth 4, not 6")
    assert out.splitlines()[1].startswith("positions 1  wrong 1  nodes ")


def test_connect_four_problems_are_solved_and_those_that_differ_are_named(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "problems.txt"
    file.write_text("2252576253462244111563365343671351441 -1\n\n23163416124767223154467471272416755633 0\n")
    assert command.answer("connect-four", "--problems", str(file))["wrong"] == 0
    file.write_text("2252576253462244111563365343671351441 -1\n\n23163416124767223154467471272416755633 2\n")
    code, out, _ = command.run("connect-four", "--problems", str(file), "--json")
    found = json.loads(out)
    assert (code, found["positions"], found["wrong"], found["differing"][0]["line"]) == (1, 2, 1, 3)
    assert found["differing"][0]["differences"] == ["the value is 0, not 2"]


def test_games_that_end_early_are_counted_as_problem_files_count_them(tmp_path: Path) -> None:
    """X takes the last disc of O, and 60 squares stay empty: 4 discs more, 64 with the empty squares."""
    position = game("othello").parse(f"XXO-{'-' * 60} X")
    entry = find_solver(position)
    assert entry.make(1, 1).value(position).value == 4
    assert entry.make_for_problems is not None
    assert entry.make_for_problems(1, 1).value(position).value == 64


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("4455x 1", "line 2, '4455x 1': Connect Four position '4455x' stops making sense"),
        ("44444444 1", "move '4' is illegal in position '444444'"),
        ("4455", "problem '4455' ends too early: expected a position, a space and its value"),
        ("4455 one", "stops making sense at character 6, 'o': expected a whole number"),
        ("4455; 1:+2; 3", "answer '3' ends too early: expected MOVE:VALUE"),
        ("4455; 9:+2;", "move '9' is illegal"),
        ("4455;", "expected at least one MOVE:VALUE"),
    ],
)
def test_a_wrong_line_is_an_error_with_its_number_and_text(line: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "problems.txt"
    file.write_text(f"4455 0\n{line}\n")
    with pytest.raises(BadLine, match=words) as found:
        read_problems(file, game("connect-four"))
    assert f"{file}, line 2, {line!r}: " in str(found.value)
    assert found.value.exit_code == 2


def test_a_wrong_answer_of_a_solver_is_found(tmp_path: Path) -> None:
    file = tmp_path / "problems.txt"
    file.write_text("1-2-3 -1\n1-1 1\n2-1 1\n")
    problems = read_problems(file, game("nim"))
    totals = solve_problems(problems, game("nim"), solver=None, megabytes=1, threads=1, endgame=None)
    assert (totals.positions, [problem.number for problem, _ in totals.wrong]) == (3, [2])
    with pytest.raises(MissingFile):
        read_problems(tmp_path / "nothing", game("nim"))


def test_after_a_problem_that_failed_answers_still_belong_to_their_problems(tmp_path: Path) -> None:
    class Interrupted(Runner):
        def run(self, *_jobs: Any) -> Any:
            yield Answered((1, []), {"nodes": 1, "seconds": 0.0}, 1)
            raise Stopped("by somebody", None)

    (tmp_path / "problems.txt").write_text("1-2-3 -1\n2-1 1\n")
    problems = read_problems(tmp_path / "problems.txt", game("nim"))
    with pytest.raises(Stopped) as stopped:
        solve_problems(problems, game("nim"), runner=Interrupted(), solver=None, megabytes=1, threads=1, endgame=None)
    assert (stopped.value.result.positions, stopped.value.result.wrong) == (1, [])


# Solvers


@pytest.mark.parametrize("name", ["connect-four-4x3", "nim", "othello-4x4"])
def test_all_solvers_agree_on_values_results_moves_and_lines(name: str) -> None:
    this, chance = game(name), random.Random(name)
    for plies in (9, 6, 5):
        position = somewhere(this.start(), chance.randrange(1000), plies)
        suited = [entry for entry in entries("solver").values() if entry.suits(position)]
        assert len(suited) >= 2
        solvers = [entry.make(1, 1) for entry in suited]
        expected = solvers[0].value_of_moves(position)
        for solver in solvers:
            assert solver.decide(position).value == np.sign(expected.value)  # first, with nothing in a table
            assert solver.value(position).value == expected.value
            assert solver.value_of_moves(position).values == expected.values
            end, value = position, expected.value
            for move in solver.solve(position).line:
                end, value = end.play(move), -value
            assert end.is_over()
            assert end.outcome() == value


def test_a_position_with_overlapping_stones_is_refused() -> None:
    this = game("connect-four")
    overlapping = Position(np.uint64(1), np.uint64(1), np.uint64(this.start().empty) ^ np.uint64(1))
    with pytest.raises((DoesNotFit, NotationError)):
        possible(this, overlapping)
    floating = Position(np.uint64(0), np.uint64(2), np.uint64(this.start().empty) ^ np.uint64(2))
    with pytest.raises(DoesNotFit, match="is not a position of connect-four: written as '1', it is another one"):
        possible(this, floating)


def test_stopping_by_time_leaves_the_general_solver_usable() -> None:
    this = game("connect-four")
    solver = find_solver(this.start(), "alpha-beta").make(1, 1)
    with pytest.raises(Stopped, match=r"stopped after .* nodes: its time is up; the value is "):
        solver.solve(this.start(), 0.02)
    assert solver.value(this.parse("2252576253462244111563365343671351441")).value == -1
