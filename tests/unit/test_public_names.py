"""The face of the package: every public name is there, shown, documented and found where it says."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import subprocess
import sys
from contextlib import nullcontext
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import prunus
from prunus.cli.main import prunus as command
from prunus.core.jit import interpreting
from prunus.logic.syntax import parse_program
from prunus.solvers.certificates.certificate import Certificate
from tests import client, names


def test_the_names_are_those_that_are_shown() -> None:
    assert dir(prunus) == sorted(prunus.__all__)
    assert sorted([*prunus._homes, "__version__"]) == sorted(prunus.__all__)
    assert prunus.__version__ == version("prunus")
    with pytest.raises(AttributeError, match="has no attribute 'look_ahead'"):
        _ = prunus.look_ahead  # type: ignore[attr-defined]


def test_editors_and_type_checkers_are_told_what_there_is() -> None:
    """If this fails, run `make names`."""
    assert (names.SOURCES / "core" / "names.py").read_text("utf-8") == names.names()
    assert (names.SOURCES / "__init__.pyi").read_text("utf-8") == names.stub()


def test_the_page_of_names_says_what_the_entries_say() -> None:
    """If this fails, run `make names`."""
    assert (names.DOCS / "names.md").read_text("utf-8") == names.page()


def test_the_client_uses_every_name_and_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """That mypy and pyright accept it is seen by `make check`."""
    text = Path(client.__file__).read_text("utf-8")
    assert {node.attr for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)} >= set(prunus.__all__)
    with interpreting():
        client.main(tmp_path)
    assert f"Prunus {prunus.__version__}" in capsys.readouterr().out


@pytest.mark.parametrize("name", sorted(set(prunus.__all__) - {"PLAIN", "__version__"}))
def test_every_name_is_documented(name: str) -> None:
    """By more than its signature, which is all that Python says of a NamedTuple by itself."""
    said = getattr(prunus, name).__doc__
    assert said
    assert not said.startswith(f"{name}(")


def test_importing_prunus_loads_nothing_heavy() -> None:
    heavy = ("numba", "numpy", "rich", "click", "matplotlib", "loky", "distributed")
    script = f"import sys, prunus; dir(prunus); print(*[name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def told(*arguments: str) -> Any:
    """What a command says in JSON."""
    ended = CliRunner().invoke(command, [*arguments, "--json"], catch_exceptions=False)
    return json.loads(ended.stdout)


def test_python_and_the_command_line_find_the_same() -> None:
    """With nothing said but the game and the depth, or not even that, or with an order that does not live on deepening."""
    for name in ("nim", "tree", "random-tree"):
        this = prunus.game(name)
        found, said = prunus.search(this.start()).as_json(this, this.start()), told("search", name)
        kept = prunus.Searcher().think(this.start()).as_json(this, this.start())
        assert found | {"seconds": 0} == said | {"seconds": 0} == kept | {"seconds": 0}, name
        recorded, said = prunus.record(this.start()).as_json(), told("trace", name)
        assert recorded["nodes"] == said["nodes"], name
    for name, depth in (
        ("tic-tac-toe", 5),
        ("tic-tac-toe", 0),
        ("nim", 6),
        ("connect-four-5x4", 2),
        ("othello-4x4", 3),
        ("tree", 2),
        ("random-tree", 4),
    ):
        this = prunus.game(name)
        orders: list[str | None] = [None, "natural"]
        for ordering in orders:
            with nullcontext() if name in ("tic-tac-toe", "random-tree") else interpreting():
                found = prunus.search(this.start(), depth, ordering=ordering).as_json(this, this.start())
                said = told("search", name, "-d", str(depth), *([] if ordering is None else ["-o", ordering]))
                kept = prunus.Searcher(ordering=ordering).think(this.start(), prunus.Limits(depth)).as_json(this, this.start())
            assert found | {"seconds": 0} == said | {"seconds": 0} == kept | {"seconds": 0}, (name, ordering)


def test_every_verb_says_what_its_command_says(tmp_path: Path) -> None:
    ttt = prunus.game("tic-tac-toe")
    text = "XOX.O..X."
    position = ttt.parse(text)
    with interpreting():
        assert told("perft", "tic-tac-toe", "3", "-p", text)["positions"] == prunus.perft(position, 3).positions
        solution = told("solve", "tic-tac-toe", "-p", text, "--all-moves")
        assert solution["value"] == prunus.solve(position, all_moves=True).value
        assert told("prove", "tic-tac-toe", "-p", text)["answer"] == prunus.prove(position).answer
        assert told("trace", "tic-tac-toe", "-p", text, "-d", "2")["nodes"] == prunus.record(position, 2).as_json()["nodes"]
        made = told("certify", "tic-tac-toe", "-p", text, "-o", str(tmp_path / "a.cert"))
        assert made["claim"] == str(prunus.certify(position).claim)
        prunus.verify(Certificate.read(tmp_path / "a.cert"))
        compared = told("compare", "tic-tac-toe", "-d", "2", "--searches", "alpha-beta,pvs", "--positions", "2")
        rows = prunus.compare(ttt.start(), 2, ["alpha-beta", "pvs"], positions=2).rows
        assert [row["nodes"] for row in compared["rows"]] == [row.as_json(2)["nodes"] for row in rows]
        request = {"games": 3, "depth": 2, "starts": "opening", "learner": "foil", "min_accuracy": 0.6}
        options = [f"--{name.replace('_', '-')}={value}" for name, value in request.items()]
        learned = told("learn", "tic-tac-toe", *options, "-o", str(tmp_path / "a.pl"))
        program = prunus.learn("tic-tac-toe", **request).program  # type: ignore[arg-type]
        assert learned["clauses"] == [str(clause) for clause in program.clauses]
        assert prunus.Program.read(tmp_path / "a.pl") == program
        explained, explanation = told("explain", str(tmp_path / "a.pl"), "-p", text), prunus.explain(program, position)
        assert explained["sentences"] == list(explanation.sentences) == learned["sentences"]
        assert [each["move"] for each in explained["moves"]] == [each.move for each in explanation.preferences]


class Called(Exception):
    """A public function was called, and with what."""


VERBS = {
    "search": ("search", "othello"),
    "solve": ("solve", "othello"),
    "prove": ("prove", "othello"),
    "learn": ("learn", "othello"),
    "explain": ("explain", "a.pl"),
    "record": ("trace", "othello"),
    "compare": ("compare", "othello"),
    "certify": ("certify", "othello", "-o", "a.cert"),
    "verify": ("verify", "a.cert"),
    "perft": ("perft", "othello", "3"),
    "conspire": ("conspire", "othello"),
    "find_path": ("path", "eight-puzzle"),
    "solve_strongly": ("solve", "othello", "--level", "strong", "-o", "a.endgame"),
}


@pytest.mark.parametrize("verb", VERBS)
def test_a_command_calls_its_verb_and_says_nothing_that_nobody_said(
    verb: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What a command passes on, where the user has said nothing, is what the function would have taken by itself."""

    def called(*arguments: Any, **request: Any) -> None:
        raise Called(arguments, request)

    home = importlib.import_module(prunus._homes[verb])
    takes = inspect.signature(getattr(home, verb))
    monkeypatch.setattr(home, verb, called)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Called) as caught:
        CliRunner().invoke(command, VERBS[verb], catch_exceptions=False)
    given = takes.bind(*caught.value.args[0], **caught.value.args[1]).arguments
    names = {"position", "start", "game", "path", "program", "certificate"}  # what it is about
    names |= {"progress", "announce"} | ({"depth"} if verb == "perft" else set())
    said = {name: value for name, value in given.items() if name not in names}
    for name, value in said.items():
        assert value == takes.parameters[name].default, name


@pytest.mark.parametrize("verb", sorted(set(VERBS) - {"explain", "verify"}))
def test_whoever_waits_is_told_how_far_it_is(verb: str) -> None:
    """To explain and to verify take no longer than to say so."""
    assert inspect.signature(getattr(prunus, verb)).parameters["progress"].default is None


def test_a_learned_program_is_an_ordering(tmp_path: Path) -> None:
    program = parse_program("better_choice(B, M1, M2) :- corner(M1), not corner(M2).")
    program.save(tmp_path / "corners.pl")
    start = prunus.game("tic-tac-toe").start()
    with interpreting():
        by_file = prunus.search(start, 4, ordering=f"rules:{tmp_path / 'corners.pl'}", table=0)
        by_program = prunus.search(start, 4, ordering=program, table=0)
    assert replace(by_file, seconds=0) == replace(by_program, seconds=0)
    assert by_program.nodes != prunus.search(start, 4, ordering="natural", table=0).nodes


def test_a_recording_names_parts_that_have_no_name() -> None:
    def seven(position: Any) -> int:
        return int(position.outcome()) if position.is_over() else 7

    start, program = prunus.game("tic-tac-toe").start(), parse_program("better_choice(B, M1, M2) :- corner(M1).")
    with interpreting():
        recording = prunus.record(start, 1, evaluation=seven, ordering=program)
    assert (recording.evaluation, recording.ordering, recording.result["value"]) == ("seven", "Program", -7)


def test_lists_tell_what_there_is() -> None:
    assert {"othello", "nim"} <= set(prunus.all_games())
    assert {"alpha-beta", "df-pn", "conspiracy"} <= set(prunus.all_algorithms())
    start = prunus.game("othello").start()
    assert "square-weights" in [name for name, each in prunus.all_evaluations().items() if each.suits(start)]
    assert all(entry.summary for known in (prunus.all_algorithms(), prunus.all_orderings()) for entry in known.values())


def test_a_position_is_solved_certified_and_verified() -> None:
    this = prunus.game("tic-tac-toe")
    position = this.parse("XOX.O..X.")
    with interpreting():
        solution = prunus.solve(position, all_moves=True)
        assert isinstance(solution, prunus.Solution)
        assert solution.value == prunus.solve(position, who_wins=True).value == max(solution.values.values())
        certificate = prunus.certify(position)
        assert certificate.claim.lower == certificate.claim.upper == solution.value
        prunus.verify(certificate)
    with pytest.raises(prunus.PrunusError, match="ask for one of them"):
        prunus.solve(position, all_moves=True, who_wins=True)
