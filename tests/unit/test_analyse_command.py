"""`prunus analyse`: a file of a game, judged; and what is no such file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from prunus.cli.main import prunus
from prunus.core.jit import interpreting
from prunus.errors import PrunusError


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    with interpreting():
        yield


def run(*arguments: str) -> str:
    done = CliRunner().invoke(prunus, ["analyse", *arguments], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.moves"
    file.write_text("5 2 1 9\n\n1 2 3\n")
    return file


def test_the_command_says_what_the_function_finds(game: Path, tmp_path: Path) -> None:
    text = run("tic-tac-toe", str(game))
    assert "2. 2" in text
    assert "blunder" in text
    assert "4 of 4 moves judged exactly" in text
    found = json.loads(run("tic-tac-toe", str(game), "--json", "--program", "tic-tac-toe"))
    assert [each["verdict"] for each in found["moves"]][:2] == ["best", "blunder"]
    assert found["why_not"][0]["move"] == "2"
    assert json.loads(run("tic-tac-toe", str(game), "--number", "2", "--json"))["record"]["moves"] == ["1", "2", "3"]
    picture, page = tmp_path / "course.svg", tmp_path / "page.html"
    run("tic-tac-toe", str(game), "--reach", "0", "-d", "2", "--svg", str(picture), "--html", str(page))
    ElementTree.parse(picture)
    assert page.read_text().startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("connect-four", "{one}", "--number", "2"), "has 1 game, and no game 2"),
        (("tic-tac-toe", "{file}", "--number", "3"), "has 2 games, and no game 3"),
        (("tic-tac-toe", "{file}", "--examples", "{file}"), "say which one with --program"),
        (("tic-tac-toe", "nowhere.txt"), "nowhere.txt"),
        (("connect-four-4x4", "{file}"), "move"),
        (("tic-tac-toe", "{file}", "--program", "nowhere.pl"), "nowhere.pl"),
        (("tic-tac-toe", "{file}", "-d", "-1"), "whole number"),
    ],
)
def test_what_cannot_be_analysed_is_told(game: Path, arguments: tuple[str, ...], said: str) -> None:
    one = game.with_suffix(".columns")
    one.write_text("44")
    filled = [each.format(file=game, one=one) for each in arguments]
    done = CliRunner().invoke(prunus, ["analyse", *filled])
    assert done.exit_code != 0
    if isinstance(done.exception, PrunusError):
        assert said in str(done.exception)
    else:
        assert said in done.output
