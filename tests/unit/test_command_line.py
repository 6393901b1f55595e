"""The command line as people and programs use it."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import click
import numpy as np
import pytest
from click.testing import CliRunner
from numba.core.errors import NumbaError

import prunus
from prunus.cli import main as command_line
from prunus.cli.shared import compilation_announced
from prunus.cli.signals import open_lines
from prunus.core.jit import interpreting, kernel
from tests.commands import ended, refused
from tests.plain import commands_of


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The real command in a real process."""
    return subprocess.run([sys.executable, "-m", "prunus", *arguments], capture_output=True, text=True, timeout=120)


def answer(*arguments: str) -> Any:
    """The JSON object that a command prints, which must be all that it prints on stdout."""
    done = CliRunner().invoke(command_line.prunus, [*arguments, "--json"], catch_exceptions=False)
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


def refusal(*arguments: str) -> str:
    """The one sentence with which a bad request is refused, exit code 2."""
    return refused(ended(*arguments))


BAD_REQUESTS = {
    ("search", "othelo"): "no game is called 'othelo'; did you mean othello",
    ("search", "quux"): "no game is called 'quux'; known: checkers, chess, connect-four",
    ("search", "othello", "-a", "alfa-beta"): "no algorithm is called 'alfa-beta'; did you mean alpha-beta",
    ("search", "othello", "-e", "disc"): "no evaluation is called 'disc'; ",
    ("search", "othello", "-e", "open-lines"): "evaluation 'open-lines' is for another game; this one has corners-mobility",
    ("search", "othello", "-o", "statik"): "no ordering is called 'statik'; did you mean static?",
    ("search", "othello", "-d", "-1"): "--depth: '-1' is not a whole number from 0 to 512",
    ("search", "othello", "-d", "1000"): "--depth: '1000' is not a whole number from 0 to 512",
    ("perft", "othello", "-2"): "DEPTH: '-2' is not a whole number from 0 to 512",
    ("search", "othello", "-p", "XO"): "othello position 'XO' ends too early: expected 64 squares",
    ("search", "othello", "-p", "X" * 64): "ends too early: expected the side to move, X or O",
    ("search", "othello", "-p", "X" * 30 + "?"): "stops making sense at character 31, '?': expected 64 squares",
    ("search", "othello", "-p", "f5z9"): "othello transcript 'f5z9' stops making sense at character 3, 'z'",
    ("search", "othello", "-p", "f5d6a1"): "move 'a1' is illegal in position '",
    ("search", "othello-10x10"): "an Othello board of 10 x 10 is not one of 4 x 4, 6 x 6 and 8 x 8",
    ("search", "othello-big"): "Othello board 'big' stops making sense at character 1",
    ("search", "connect-four", "-p", "4x"): "Connect Four position '4x' stops making sense at character 1, '4'",
    ("search", "connect-four", "-p", "448"): "stops making sense at character 3, '8': expected a column from 1 to 7",
    ("search", "connect-four", "-p", "4444444"): "move '4' is illegal in position '444444'; legal moves: 1, 2, 3, 5, 6, 7",
    ("search", "connect-four", "-p", "12121213"): "illegal in position '1212121'; legal moves: none, the game is over",
    ("search", "connect-four-8x8"): "a Connect Four board of 8 x 8 is not between 1 x 1 and 7 x 6",
    ("search", "connect-four", "-p", "X" + "." * 41): "expected a stone or the floor below every stone",
    ("search", "tic-tac-toe", "-p", "XXX......"): "expected as many X as O, or one X more",
    ("search", "tic-tac-toe", "-p", "XXXOOO..."): "expected no line of the player who is to move",
    ("search", "tic-tac-toe", "-p", "XOXO"): "tic-tac-toe position 'XOXO' ends too early: expected 9 squares",
    ("search", "in-a-row-3x3", "-p", "XXX......"): "expected as many X as O, or one X more",
    ("search", "in-a-row-3x3", "-p", "XXXOOO..."): "expected no line of the player who is to move",
    ("search", "in-a-row-4x4", "-p", "XOXO"): "in-a-row-4x4 position 'XOXO' ends too early: expected 16 squares",
    ("search", "in-a-row-3x3", "-p", "." * 10): "stops making sense at character 10, '.': expected nothing more",
    ("search", "in-a-row-8x8"): "an in-a-row board of 8 x 8 is not between 3 x 3 and 7 x 7",
    ("search", "in-a-row-9x9"): "not between 3 x 3 and 7 x 7; up to 15 x 15 it is gomoku",
    ("search", "gomoku-16x9"): "a gomoku board of 16 x 9 is not between 3 x 3 and 15 x 15",
    ("search", "gomoku-7x5"): "a board of 7 x 5 is called in-a-row-7x5-5",
    ("search", "gomoku-9x9-10"): "10 in a row on a board of 9 x 9 is not between 3 and 9",
    ("search", "gomoku-big"): "gomoku board 'big' stops making sense at character 1, 'b': expected WIDTHxHEIGHT or",
    ("search", "gomoku", "-p", "h8 h8"): "move 'h8' is illegal in position",
    ("search", "gomoku", "-p", "h8 z"): "stops making sense at character 4, 'z': expected a square from a1 to o15",
    ("search", "tic-tac-toe-huge"): "no game is called 'tic-tac-toe-huge'; did you mean tic-tac-toe",
    ("search", "checkers", "-p", "11-15 9-18"): "move '9-18' is illegal in position",
    ("search", "in-a-row-5x2"): "an in-a-row board of 5 x 2 is not between 3 x 3 and 7 x 7",
    ("search", "in-a-row-5x4-6"): "6 in a row on a board of 5 x 4 is not between 3 and 5",
    ("search", "in-a-row-5x4-2"): "2 in a row on a board of 5 x 4 is not between 3 and 5",
    ("search", "in-a-row-5x4-"): "in-a-row board '5x4-' stops making sense at character 1, '5': expected WIDTHxHEIGHT or",
    ("search", "nim", "-p", "3,,4"): "nim position '3,,4' stops making sense at character 3, ',': expected a heap of 0 to 9",
    ("search", "tree", "-p", "[]"): "tree '[]' stops making sense at character 2, ']': expected at least one child",
    ("search", "tree", "-p", "[[1, 2], inf]"): "expected a finite value; a game that is won is worth a number above all others",
    ("search", "tree", "-p", "[[1, 2], [3"): "tree '[[1, 2], [3' ends too early: expected , or ]",
    ("search", "tree", "-p", "[1, 2.5.1]"): "stops making sense at character 5, '2'",
    ("search", "tree", "-p", "[1, 2/0]"): "expected a fraction whose denominator is not 0",
    ("search", "tree", "-p", "[1/3, # one, [two]\n 1/5}"): "stops making sense at character 24, '}'",
    ("search", "tree", "-p", "UNIT 1/4 [1/3]"): "expected values that are multiples of its unit, 1/4",
    ("search", "tree", "-p", "[1/1152921504606846975, 5/3]"): "times its unit",
    ("prove", "tree", "-p", "[1/2, 1/4]", "-t", "1/3"): "--threshold: '1/3' is no multiple of 1/4, in which this game counts",
    ("prove", "tree", "-p", "[1/2, 1/4]", "-t", "x"): "--threshold: 'x' is not a number such as 3, 1/2 or 0.75",
    ("prove", "nim", "-t", "1/2"): "--threshold: '1/2' is no multiple of 1, in which this game counts",
    ("search", "random-tree", "-p", "values=9 order=worst"): "small values and early ends are for the natural order",
    ("search", "random-tree", "-p", "ends=101"): "0 <= ends <= 100",
    ("search", "tree", "-p", "no-such-file"): "'no-such-file' is neither a tree such as [[3, 12], [2, x]] nor a file",
    ("search", "tree", "-a", "minimax"): "the search looked at the leaf 'x', which has no value",
    ("search", "tree", "-d", "1"): "the inner node '[3, 12, 8]' has no value of its own; search 1 plies deeper",
    ("search", "random-tree", "-p", "depth=x"): "random tree 'depth=x' stops making sense at character 7, 'x'",
    ("search", "random-tree", "-p", "order=best"): "expected one of natural, perfect, random, worst",
    ("search", "random-tree", "-p", "branching=0"): "a tree needs branching >= 1",
    ("search", "my_game.py"): "game file 'my_game.py' is not there",
    ("trace", "tree", "--limit", "0"): "--limit: '0' is not a whole number from 1 to 1,000,000",
    ("trace", "tree", "--svg", "no-such-folder/tree.svg"): "no-such-folder/tree.svg",
}  # fmt: skip


@pytest.mark.parametrize("arguments", BAD_REQUESTS, ids=" ".join)
def test_a_bad_request_is_refused_in_one_sentence(arguments: tuple[str, ...]) -> None:
    assert BAD_REQUESTS[arguments] in refusal(*arguments)


def test_a_traceback_is_shown_only_when_asked_for() -> None:
    assert "Traceback" not in run("search", "othelo").stderr
    assert "Traceback" in run("--debug", "search", "othelo").stderr


def test_help_does_not_import_numba() -> None:
    script = "import sys; sys.argv = ['prunus', '--help']\nimport prunus.cli.main as m\ntry: m.main()\nexcept SystemExit: pass\n"
    done = subprocess.run(
        [sys.executable, "-c", script + "print('numba' in sys.modules, 'numpy' in sys.modules)"], capture_output=True, text=True
    )
    assert done.stdout.splitlines()[-1] == "False False"
    assert "Search game trees" in done.stdout


def test_a_search_of_a_compiled_game_loads_neither_other_games_nor_what_is_for_others() -> None:
    """With its learned order, which reads a program and asks the knowledge of this game."""
    script = (
        "import sys; sys.argv = ['prunus', 'search', 'othello', '-d', '2']\n"
        "import prunus.cli.main as m\nfrom prunus.core.jit import interpreting\n"
        "with interpreting(): m.main()\n"
        "print(*sorted(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    games = {name for name in loaded if name.startswith("prunus.games.")}
    assert games == {"prunus.games.othello", "prunus.games.othello_knowledge"}
    rooms = ["draw.svg", "jobs", "lab", "notebook", "searches.conspiracy", "searches.paths", "searches.proof", "solvers"]
    parts = ["core.adapter", "core.plain", "core.puzzle", "core.walking", "study.examples", "study.judgement", "tables.book"]
    others = ["asyncio", "concurrent", "decimal", "fractions", "matplotlib", "rich", "scipy"]
    strange = {*(f"prunus.{name}" for name in rooms + parts), *others}
    assert not {name for name in loaded if any(name == one or name.startswith(f"{one}.") for one in strange)}


def test_search_answers_in_json() -> None:
    found = json.loads(run("search", "tree", "--position", "[[3, 12, 8], [2, x, y], [14, 5, 2]]", "--json").stdout)
    assert found.pop("seconds") >= 0
    assert found == {
        "value": 3,
        "move": "1",
        "line": ["1", "1"],
        "depth": 2,
        "nodes": 11,
        "leaves": 7,
        "cutoffs": {"alpha": 1, "beta": 0, "deep": 0},
        "first_move_cutoffs": 1,
        "first_move_share": 1.0,
        "table_hits": 0,
        "branching": 7**0.5,
        "stopped_by": None,
        "is_complete": True,
        "is_exact": True,
        "proved": "value",
        "lower": 3,
        "upper": 3,
        "to_the_end": False,
    }


def test_search_shows_people_the_board_who_is_to_move_and_what_was_found() -> None:
    with interpreting():
        shown = ended("search", "othello-4x4", "-p", "b1", "-d", "2", "-a", "alpha-beta", "-o", "natural").out.splitlines()
    assert shown[:6] == [
        "   a  b  c  d",
        "1  *  X  *  .",
        "2  .  X  X  .",
        "3  *  X  O  .",
        "4  .  .  .  .",
        "white to move; X black; O white; * may be played",
    ]
    assert [line.split()[0] for line in shown[6:]] == ["value", "line", "more", "cost", "time"]
    assert re.search(r"more  \d+% of the cutoffs by the first move; ", "\n".join(shown))


def test_perft_answers_in_json() -> None:
    found = answer("perft", "othello", "6", "--divide")
    below = {"positions": 2050, "ended_before": 0}
    assert (found["positions"], found["ended_before"], found["divide"]) == (8200, 0, dict.fromkeys(("d3", "c4", "f5", "e6"), below))
    assert found["is_complete"] is True
    assert found["seconds"] >= 0


def test_games_are_listed() -> None:
    names = {row["name"]: row for row in answer("games")["games"]}
    assert {"tic-tac-toe", "connect-four", "othello", "nim", "random-tree", "tree"} <= set(names)
    assert "square-weights" in names["othello"]["evaluations"]


def test_a_tree_is_read_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "tree.txt").write_text("[a: [1, 2],\n b: [3, 4]]\n")
    found = answer("search", "tree", "--position", str(tmp_path / "tree.txt"))
    assert (found["value"], found["line"]) == (3, ["b", "1"])


def test_trace_draws_in_the_terminal_and_as_svg_and_saves_json(tmp_path: Path) -> None:
    from prunus import Recording

    drawn = CliRunner().invoke(command_line.prunus, ["trace", "tree"]).output
    assert "MIN (3, +∞) ≤ 2" in drawn
    assert "╳ x, y   (alpha cutoff)" in drawn
    picture, saved = tmp_path / "tree.svg", tmp_path / "tree.json"
    arguments = ["trace", "tic-tac-toe", "-p", "XOX.O..X.", "-d", "3", "--svg", str(picture), "--save", str(saved)]
    assert CliRunner().invoke(command_line.prunus, arguments).exit_code == 0
    root = ElementTree.parse(picture).getroot()
    kinds = [element.get("class") for element in root.iter() if element.get("class")]
    recording = Recording.load(saved)
    assert recording.as_json() == json.loads(saved.read_text())
    pruned = sum(len(node.pruned) for node in recording.nodes if node.cutoff)
    assert pruned > 0
    assert kinds.count("severed") == sum(bool(node.cutoff) for node in recording.nodes)
    assert kinds.count("window") == sum(not node.is_leaf for node in recording.nodes[1:])
    boxes = [kind for kind in kinds if kind in ("max", "min", "leaf")]
    assert len(boxes) == len(recording.nodes)
    assert {tuple(node.placed) for node in recording.nodes} == {(), (1, 0), (1, 2), (2, 0), (2, 2)}


def test_a_large_recording_is_drawn_as_deep_as_there_is_room(tmp_path: Path) -> None:
    picture = tmp_path / "tree.svg"
    arguments = ["trace", "othello", "-d", "5", "--limit", "200", "--show", "30", "--svg", str(picture)]
    assert CliRunner().invoke(command_line.prunus, arguments).exit_code == 0
    assert picture.read_text().count("<title>node") <= 30
    assert "not recorded" in picture.read_text()


def test_demo_prints_a_table() -> None:
    rows = answer("demo", "--depth", "3")["rows"]
    assert [row["minimax"] for row in rows] == [12, 150, 1698]
    assert all(row["minimum"] <= row["perfect"] <= row["natural"] <= row["minimax"] for row in rows)


@pytest.fixture(scope="module")
def learned_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small program, learned by the command."""
    path = tmp_path_factory.mktemp("rules") / "rules.pl"
    arguments = ["learn", "othello", "-d", "2", "--games", "4", "-e", "square-weights", "-o", str(path)]
    arguments += ["--learner", "foil", "--min-accuracy", "0.6"]
    done = CliRunner().invoke(command_line.prunus, arguments)
    assert done.exit_code == 0, done.output
    assert "of unseen pairs in the right order" in done.output
    return path


def test_learn_writes_a_program_with_its_provenance(learned_program: Path) -> None:
    from prunus.logic.syntax import read_program

    program = read_program(learned_program)
    assert str(program.directive("game")) == "game(othello)"
    heading = "\n".join(program.comments)
    assert "4 games of othello" in heading
    assert "depth 2, evaluation square-weights" in heading
    assert "seed 1" in heading
    assert "Stopped because" in heading
    for clause in program.clauses:
        assert clause.comments[0].startswith(("Prefer a move", "When "))
        assert "pairs rightly" in clause.comments[1]


def test_search_takes_a_learned_order_and_finds_the_same_value(learned_program: Path) -> None:
    """Everywhere and on the first level; what README learns is compiled and searched with as well."""
    request = ("search", "othello", "-p", "f5d6c3d3c4", "-d", "3", "-e", "square-weights")
    with interpreting():
        plain = answer(*request)
        for ordering in ("rules:{}", "rules:{}:1"):
            found = answer(*request, "-o", ordering.format(learned_program))
            assert found["value"] == plain["value"]
            assert found["nodes"] != plain["nodes"] or ordering.endswith(":1")


def test_explain_says_what_a_program_prefers(learned_program: Path) -> None:
    found = answer("explain", str(learned_program), "-p", "f5d6c3")
    assert found["game"] == "othello"
    assert len(found["sentences"]) == len(found["clauses"]) > 0
    assert {row["move"] for row in found["moves"]} == {"d3", "f3", "f4", "g5"}
    points = [row["points"] for row in found["moves"]]
    assert points == sorted(points, reverse=True)
    shown = CliRunner().invoke(command_line.prunus, ["explain", str(learned_program), "-p", "f5d6c3"]).output
    assert "prefers it to" in shown


def test_examples_can_be_saved_and_learned_from_again(tmp_path: Path) -> None:
    saved, first, second = tmp_path / "examples.npz", tmp_path / "first.pl", tmp_path / "second.pl"
    base = ["learn", "othello", "--learner", "foil", "--min-accuracy", "0.6"]
    for arguments in (
        [*base, "-e", "square-weights", "-d", "2", "--games", "3", "--save-examples", str(saved), "-o", str(first)],
        [*base, "--examples", str(saved), "-o", str(second)],
    ):
        assert CliRunner().invoke(command_line.prunus, arguments).exit_code == 0
    assert first.read_text() == second.read_text()


def test_the_six_voters_that_a_reader_takes_in_are_shown(tmp_path: Path) -> None:
    from prunus.logic.syntax import read_program

    whole, short = tmp_path / "whole.pl", tmp_path / "short.pl"
    request = ["learn", "tic-tac-toe", "-d", "3", "--games", "30", "-o", str(whole), "--short", str(short)]
    done = CliRunner().invoke(command_line.prunus, request)
    assert done.exit_code == 0, done.output
    assert f": {whole}" in done.output
    assert f": {short}" in done.output
    found = answer(*request)
    of_whole, of_short = (read_program(path).clauses for path in (whole, short))
    assert 0 < len(of_short) <= 6
    assert len(of_short) <= len(of_whole)
    assert found["short"]["clauses"] == [str(clause) for clause in of_short]
    assert len(found["short"]["sentences"]) == len(of_short)
    assert found["short"]["cost"] >= found["cost"]


def test_bad_learning_requests_are_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], learned_program: Path
) -> None:
    broken, foreign, output = tmp_path / "broken.pl", tmp_path / "foreign.pl", tmp_path / "kept.pl"
    broken.write_text("better_choice(B, M1, M2) :- corner(M1)\n")
    foreign.write_text(":- game('connect-four').\nbetter_choice(B, M1, M2) :- wins(B, M1).\n")
    output.write_text("kept")
    cases = {
        ("search", "othello", "-o", f"rules:{broken}"): "broken.pl:2:1: expected a comma or a full stop, not 'the end of the text'",
        ("search", "othello", "-o", f"rules:{foreign}"): "the program is for 'connect-four', and not for othello",
        ("search", "othello", "-o", f"rules:{tmp_path}/none.pl"): "none.pl' is not there",
        ("search", "othello", "-o", f"rules:{learned_program}:0"): "rules can order the first level or more, not 0",
        ("search", "connect-four", "-o", f"rules:{learned_program}"): "the program is for othello, and not for connect-four",
        ("search", "othello-6x6", "-o", f"rules:{learned_program}"): "the program is for othello, and not for othello-6x6",
        ("explain", str(broken)): "broken.pl:2:1: expected a comma or a full stop",
        ("learn", "othello", "--min-accuracy", "0.7"): "a minimum accuracy is one of FOIL's settings: voters have weights instead",
        ("learn", "othello", "--games", "0", "-o", str(output)): "--games: '0' is not a whole number from 1 to",
        (
            "learn",
            "othello",
            "-d",
            "1",
            "--games",
            "1",
            "--learner",
            "foil",
            "--min-accuracy",
            "0.1",
            "-o",
            str(output),
        ): "the criteria contradict",
        ("learn", "othello", "--background", str(broken), "-o", str(output)): "broken.pl:2:1: expected a comma or a full stop",
        ("learn", "othello", "--examples", str(broken), "-o", str(output)): "cannot be read",
        ("reproduce", "--games", "0"): "--games: '0' is not a whole number from 1 to 1,000,000",
    }
    for arguments, sentence in cases.items():
        assert sentence in refusal(*arguments)
    assert output.read_text() == "kept"


def test_a_search_that_is_stopped_before_depth_one_still_returns_a_legal_move() -> None:
    from prunus import game
    from tests.plain import look_ahead

    start = game("othello").start()
    result = look_ahead(start, 6, evaluation="disc-difference", nodes=1)
    assert (result.value, result.depth, result.stopped_by) == (None, 0, "nodes")
    assert result.move in list(start.moves())


def test_an_order_that_needs_deepening_is_pointed_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    request = ["prunus", "search", "tic-tac-toe", "-d", "3", "-o", "hash", "--at-once"]
    said = []
    for extra in ([], ["--json"]):
        monkeypatch.setattr(sys, "argv", [*request, *extra])
        command_line.main()
        said.append([line for line in capsys.readouterr().err.splitlines() if "compiling" not in line])
    assert said == [["prunus: the order begins with what a shallower search found best; without deepening there was none"], []]


def test_progress_is_shown_on_the_terminal_and_the_answer_goes_where_it_is_sent(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Stderr is a terminal and stdout is not; in this process, so that `make mutate` sees what is entered."""
    monkeypatch.setenv("TERM", "xterm")  # nothing moves on a dumb one
    monkeypatch.setattr(sys, "argv", ["prunus", "search", "tree"])
    screen, end = pty.openpty()
    with open(end, "w", encoding="utf-8") as terminal, contextlib.redirect_stderr(terminal):
        command_line.main()
        print("that is all", file=terminal, flush=True)  # so that there is something to read, whatever was shown
        shown = b""
        while b"that is all" not in shown:
            shown += os.read(screen, 4096)
    os.close(screen)
    answered = capsys.readouterr().out
    assert "searching …" in shown.decode()
    assert "searching" not in answered
    assert "value" in answered


def test_what_is_compiled_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Names while they are compiled, seconds behind them; the line ends before anything else is said."""

    @kernel
    def twice(number):  # type: ignore[no-untyped-def]
        return number + number

    @kernel
    def thrice(number):  # type: ignore[no-untyped-def]
        return number + twice(number)

    with compilation_announced():
        assert twice(np.int64(2)) == 4
        assert open_lines
        assert thrice(np.float64(2)) == 6
    assert not open_lines
    (line,) = capsys.readouterr().err.splitlines()
    seconds = r"\(\d+\.\d s\)"
    assert re.fullmatch(rf"prunus: compiling \S*twice {seconds}, \S*thrice {seconds}; only once, .* by `prunus warm-up`", line)
    with compilation_announced():
        assert twice(np.int64(3)) == 6
    assert capsys.readouterr().err == ""


def test_a_compilation_that_fails_leaves_no_line_open(capsys: pytest.CaptureFixture[str]) -> None:
    @kernel
    def wrong(number):  # type: ignore[no-untyped-def]
        return number.no_such_thing

    with pytest.raises(NumbaError), compilation_announced():
        wrong(np.int64(2))
    assert not open_lines
    assert capsys.readouterr().err.endswith("\n")


def test_help_shows_what_holds_where_nothing_is_said() -> None:
    """Every default is shown, or the help has words of its own about it."""
    silent, todo = [], [("prunus", command_line.prunus)]
    while todo:
        name, command = todo.pop()
        if isinstance(command, click.Group):
            todo += [(f"{name} {below}", each) for below, each in commands_of(command).items()]
        for option in command.params:
            is_told = (
                isinstance(option, click.Argument) or option.is_flag or option.show_default or "default" in (option.help or "")
            )
            if not is_told and isinstance(option.default, str | int | float):
                silent.append(f"{name} {option.opts[0]}")
    assert silent == []


def test_the_list_of_all_commands_has_a_line_for_each_and_cuts_nothing_off() -> None:
    shown = ended("--help").out
    for name in command_line.COMMANDS:
        (line,) = re.findall(rf"^  {name} .*$", shown, re.MULTILINE)
        assert len(line) <= 80
        assert line.endswith(".")
        assert not line.endswith("..")


def test_help_begins_with_a_command_for_each_kind_of_user() -> None:
    """Each is one that there is, and its options too."""
    begin = ended("--help").out.partition("Options:")[0]
    shown = re.findall(r"^    prunus (.*)$", begin, re.MULTILINE)
    assert [line.split()[0] for line in shown] == ["play", "trace", "reproduce", "search", "check"]
    for line in shown:
        name, *words = line.split()
        known = ended(name, "--help").out
        assert all(re.search(rf"{word}\b", known) for word in words if word.startswith("-")), line


@pytest.mark.parametrize("group", ["lab", "book"])
def test_a_group_cuts_nothing_off(group: str) -> None:
    assert "..." not in ended(group, "--help").out.partition("Commands:")[2]


@pytest.mark.parametrize("name", list(command_line.COMMANDS))
def test_every_command_takes_h_for_help_and_says_what_a_game_may_be(name: str) -> None:
    done = ended(name, "-h")
    assert done.code == 0
    assert done.out.startswith("Usage: ")
    told = done.out.partition("\n  Examples:\n")[0]  # what is to be copied stands in a line of its own, however long
    assert max(map(len, told.splitlines())) <= 80 or name == "match"  # the long word of which a terminal folds
    usage = done.out.split("\n\n")[0].split()
    assert ("GAME" in usage) == ("FILE.py:NAME or MODULE:NAME" in " ".join(done.out.split()))


@pytest.mark.parametrize("name", ["book", "lab"])
def test_a_group_that_was_looked_at_by_itself_still_takes_h(name: str) -> None:
    command = commands_of(command_line.prunus)[name]
    command.get_help(click.Context(command, **command.context_settings))
    assert ended(name, "-h").code == 0


def test_trace_says_what_it_records_where_nothing_is_said() -> None:
    said = " ".join(ended("trace", "--help").out.split())
    assert "[default: alpha-beta]" in said
    assert "[default: natural]" in said
    assert "the best known" not in said


def test_a_program_that_comes_with_a_game_is_explained_by_its_name() -> None:
    sentences = answer("explain", "othello")["sentences"]
    assert sentences
    assert prunus.explain("othello").sentences == tuple(sentences)
    assert "no-such-game" in refused(ended("explain", "no-such-game"))
