"""Whom visitors may ask for a move: nobody who reads a file, starts a program or looks too far."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus.errors import PrunusError
from prunus.players.kinds.level import LEVELS
from prunus.players.player import find_player
from prunus.web.playing.opponents import allowed
from prunus.web.question import BadQuestion, House
from tests.asking import asked, house_with, refused


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return house_with(tmp_path_factory.mktemp("own"))


OPENED: list[str] | None = None  # by audit hooks, which stay for good: what is opened and started while somebody looks


def _listen(event: str, arguments: tuple[Any, ...]) -> None:
    if OPENED is not None and event in ("open", "subprocess.Popen", "os.exec", "os.posix_spawn", "os.system", "socket.connect"):
        OPENED.append(f"{event} {arguments[0]}")


sys.addaudithook(_listen)


@contextmanager
def watched() -> Iterator[list[str]]:
    """What is opened and started meanwhile."""
    global OPENED
    OPENED = seen = list[str]()
    try:
        yield seen
    finally:
        OPENED = None


def foreign(seen: list[str]) -> list[str]:
    """What is not a file of the package, where names of games and players are looked up."""
    package = Path(find_player.__code__.co_filename).parents[1]
    return [each for each in seen if not each.startswith(f"open {package}")]


FILES = [
    "book:/etc/passwd+search", "endgame:/etc/passwd+search", "engine:/bin/true", "rules:/etc/passwd", "rules:../x.pl", "human",
    "search:evaluation=/etc/passwd:E", "search:table=/etc/passwd", "search:ordering=rules:/etc/passwd", "search:threads=64",
    "search:depth=13", "search:nodes=99999999", "search:seconds=999", "level:/etc/passwd", "casual+book:/etc/passwd+random",
    "random:1000", "solver:100+random", "rules:othello&x", "search:depth=4,evaluation=x.py:E", "Level:casual", "",
]  # fmt: skip


@pytest.mark.parametrize("player", FILES)
def test_nobody_is_asked_who_reads_a_file_starts_a_program_or_looks_too_far(house: House, player: str) -> None:
    with watched() as seen:
        name, _ = refused(house, "answer", game="tic-tac-toe", player=player)
    assert name == "player"
    assert foreign(seen) == []


ALLOWED = [
    "beginner",
    "casual",
    "club",
    "expert",
    "best",
    "level:club",
    "random",
    "random:30+search:depth=2",
    "solver+search:depth=4",
]
ALLOWED += ["search:nodes=500", "search:depth=2,variety=4", "rules:notes", "rules:tic-tac-toe", "solver:5+random"]


@pytest.mark.parametrize("player", ALLOWED)
def test_who_may_be_asked_opens_nothing_but_what_comes_with_the_package(house: House, player: str) -> None:
    fields = {"game": "tic-tac-toe", "moves": ["5", "1"], "player": player}
    asked(house, "answer", **fields)  # what must be compiled is compiled now
    with watched() as seen:
        first = asked(house, "answer", **fields, seed=3)
    assert foreign(seen) == []
    assert asked(house, "answer", **fields, seed=3) == first


@given(st.text(alphabet="abcdeilnorstuv:=,+0123456789/.", max_size=40) | st.sampled_from(ALLOWED + FILES))
def test_whoever_is_allowed_is_made_of_known_words(name: str) -> None:
    try:
        said = allowed(name)
    except BadQuestion:
        return
    assert said == name
    assert not set(name) & set("/.&")
    assert {word.partition(":")[0] for word in name.split("+")} <= {*LEVELS, "level", "random", "search", "solver", "rules"}


@pytest.mark.parametrize(
    "text", ["/etc/passwd", "tests/unit/test_play_players.py", "../x.tree", "file:///etc/passwd", "~/.profile"]
)
def test_no_text_of_a_game_opens_a_file(house: House, text: str) -> None:
    for name in house.games:
        with watched() as seen:
            for question, more in (("position", {"start": text}), ("paste", {"text": text}), ("position", {"moves": [text]})):
                with pytest.raises(PrunusError):
                    asked(house, question, game=name, **more)
        assert [each for each in seen if Path(text).name in each] == []
