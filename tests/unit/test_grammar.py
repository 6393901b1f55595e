"""The grammar of names: one for algorithms, orderings, evaluations, tables and solvers."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from prunus import game, search
from prunus.cli.main import prunus as command
from prunus.core.grammar import Entry, Word, words
from prunus.core.jit import interpreting
from prunus.core.registry import ROOMS, entries, find
from prunus.errors import BadProgram, NotationError, PrunusError, UnknownName
from prunus.searches.driving import defaults
from prunus.searches.driving.parts import find_algorithm, find_evaluation, find_ordering
from prunus.tables.kinds import find_table
from tests.plain import look_ahead

names = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
arguments = st.none() | st.text(st.characters(exclude_characters="+"), max_size=8).map(str.strip)
START = game("othello").start()
DOORS: dict[str, Any] = {
    "algorithm": find_algorithm,
    "evaluation": lambda text: find_evaluation(text, START),
    "ordering": lambda text: find_ordering(text, START, find_evaluation("disc-difference", START), 3, 0),
    "table": lambda text: find_table(f"1+{text}"),
}


def test_help_says_the_defaults_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(defaults, "MEGABYTES", 17.0)
    for name in ("search", "compare"):
        said = " ".join(CliRunner().invoke(command, [name, "--help"]).output.split())
        assert "[default: 17" in said, name


def test_an_order_that_can_save_nothing_is_pointed_out(caplog: pytest.LogCaptureFixture) -> None:
    start = game("tic-tac-toe").start()
    with interpreting():
        search(start, 1, algorithm="minimax", ordering="killer")
        assert "minimax visits every node" in caplog.text
        caplog.clear()
        search(start, 1, algorithm="minimax")
        search(start, 1, algorithm="minimax", ordering="natural")
        search(start, 1, algorithm="alpha-beta", ordering="killer")
    assert caplog.text == ""


@given(st.lists(st.builds(Word, names, arguments), min_size=1, max_size=4))
def test_what_is_written_reads_back(written: list[Word]) -> None:
    assert words("+".join(map(str, written))) == written


@pytest.mark.parametrize("kind", [kind for kind in ROOMS if kind not in ("game", "puzzle", "knowledge")])
def test_every_entry_is_found_by_its_name_and_says_how_it_is_written(kind: str) -> None:
    assert entries(kind)
    for name, entry in entries(kind).items():
        assert isinstance(entry, Entry)
        assert entry.summary
        assert entry.usage.startswith(name)
        argument = "x" if entry.argument else None
        assert find(kind, Word(name, argument)) is entry


@pytest.mark.parametrize("kind", DOORS)
def test_unknown_and_misplaced_words_are_refused_in_a_sentence(kind: str) -> None:
    with pytest.raises(UnknownName, match="did you mean"):
        DOORS[kind](next(iter(entries(kind)))[:-1] + "zz")
    for entry in entries(kind).values():
        if not entry.argument:
            with pytest.raises(NotationError, match="takes no argument"):
                DOORS[kind](f"{entry.name}:3")
        elif entry.argument.startswith(":"):
            with pytest.raises(NotationError, match=f"expected {entry.name}:"):
                DOORS[kind](entry.name)
    for text in ("", "+", ":", "hash++hash", "+hash", "hash+"):
        with pytest.raises(PrunusError):
            DOORS[kind](text)


def test_only_orderings_and_tables_are_joined() -> None:
    for kind in ("algorithm", "evaluation"):
        one, other, *_ = entries(kind)
        with pytest.raises(NotationError, match="only orderings and tables are joined"):
            DOORS[kind](f"{one}+{other}")


MINE = """
from prunus.core.values import decided

class Mine:
    def evaluate(self, position):
        return position.outcome() if position.is_over() else 7

def seven(position):
    return position.outcome() if position.is_over() else 7

EVALUATION = Mine()
"""


def test_an_evaluation_comes_from_a_file_from_a_class_or_from_a_function(tmp_path: Path) -> None:
    file = tmp_path / "my_evaluations.py"
    file.write_text(MINE)
    nim = game("nim").start()
    values = {
        look_ahead(nim, 3, evaluation=what).value
        for what in (f"{file}:Mine", f"{file}:seven", str(file), lambda position: position.outcome() if position.is_over() else 7)
    }
    assert values == {-7}
    with pytest.raises(UnknownName, match="did you mean Mine"):
        look_ahead(nim, 3, evaluation=f"{file}:Mien")
    with pytest.raises(PrunusError, match="is not there"):
        look_ahead(nim, 3, evaluation=f"{tmp_path}/none.py")


def test_learned_rules_are_for_the_boards_that_something_is_known_of(tmp_path: Path) -> None:
    file = tmp_path / "rules.pl"
    file.write_text("better_choice(B, M1, M2) :- corner(M1).\n")
    with pytest.raises(BadProgram, match="1:1: no predicate corner/1 in the knowledge of othello-6x6"):
        look_ahead(game("othello-6x6").start(), 2, ordering=f"rules:{file}")
    file.write_text("better_choice(B, M1, M2) :- replies(B, M1, R1), replies(B, M2, R2), lt(R1, R2).\n")
    with interpreting():  # what can be said of any game can be said of it
        found = [look_ahead(game("othello-6x6").start(), 2, ordering=each).value for each in ("natural", f"rules:{file}")]
    assert found[0] == found[1]


def completed(*typed: str) -> list[tuple[str, str]]:
    """What the shell offers for the last word, and of what type it is."""
    line = {"COMP_WORDS": shlex.join(["prunus", *typed]), "COMP_CWORD": str(len(typed)), "_PRUNUS_COMPLETE": "bash_complete"}
    offered = CliRunner(env=line).invoke(command, prog_name="prunus").stdout.splitlines()
    return [(word, kind) for kind, _, word in (each.partition(",") for each in offered)]


@pytest.mark.parametrize("kind", ["algorithm", "evaluation", "ordering"])
def test_the_shell_completes_every_name_that_help_shows(kind: str) -> None:
    words = [word for word, _ in completed("search", "othello", f"--{kind}", "")]
    shown = CliRunner().invoke(command, ["search", "--help"]).stdout.replace("\n", " ")
    for name, entry in entries(kind).items():
        assert (f"{name}:" if entry.argument.startswith(":") else name) in words
        assert re.sub(" ", "", entry.usage) in re.sub(" ", "", shown)


def test_what_is_completed_is_the_last_of_the_words_that_are_joined() -> None:
    assert completed("search", "othello", "-o", "hash+ki") == [("hash+killer", "plain")]
    assert completed("search", "othello", "--table", "64+f") == [("64+folded", "plain")]
    assert completed("compare", "othello", "--orderings", "natural,his") == [("natural,history", "plain")]
    assert completed("search", "othello", "-o", "hash+rules:my") == [("hash+rules:my", "file")]
    assert ("df-pn", "plain") in completed("search", "othello", "-a", "d")
    assert completed("solve", "othello", "--solver", "df") == [("df-pn", "plain")]


def test_games_and_boards_and_files_with_games_are_completed() -> None:
    for before in (["search"], ["solve"], ["learn"], ["book", "build", "x"]):
        assert ("othello-6x6", "plain") in completed(*before, "oth")
        assert completed(*before, "my_ga") == [("my_ga", "file")]
