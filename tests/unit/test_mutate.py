"""`make mutate` can be believed: reasons are about lines that are there, and a change is one change."""

from __future__ import annotations

import ast
import json
import shutil
from pathlib import Path

import pytest

from tests.mutate.__main__ import HARMLESS
from tests.mutate.looking import SOURCES, entered_by
from tests.mutate.places import SPEAKING, drawn

ENTERING = """
from prunus.core.version import version

def test_version():
    assert version()

def test_nothing():
    pass

def test_wrong():
    assert not version()
"""


@pytest.mark.parametrize("said", HARMLESS)
def test_every_reason_is_about_a_line_that_is_there(said: str) -> None:
    file, _, change = said.partition(": ")
    old = change.partition("  ->  ")[0]
    assert old in " ".join((SOURCES / file).read_text().split())


def test_a_change_can_be_parsed_and_is_in_the_line_that_it_names(tmp_path: Path) -> None:
    """Drawn from a few files of every room: to find all places of all files takes half a minute."""
    rooms: dict[str, list[Path]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        rooms.setdefault(path.relative_to(SOURCES).parts[0], []).append(path)
    spoken = {room: files for room in rooms if (files := [SOURCES / file for file in SPEAKING if file.startswith(f"{room}/")])}
    for room, files in rooms.items():
        for path in {*files[::8], files[-1], *spoken.get(room, [])[:1]}:
            copy = tmp_path / path.relative_to(SOURCES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    places = drawn(tmp_path, 120, 1)
    assert len({json.dumps(vars(place)) for place in places}) == 120
    assert {Path(place.file).parts[0] for place in places} == {room for room in rooms if not room.endswith(".py")}
    assert len({place.kind for place in places}) == 12
    for place in places:
        text = (SOURCES / place.file).read_text()
        changed = place.changed(text)
        assert changed != text
        ast.parse(changed)
        assert text[: place.begin].count("\n") + 1 >= place.line


def test_what_tests_enter_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "test_one.py"
    file.write_text(ENTERING)
    found = {name.partition("::")[2]: test for name, test in entered_by(str(file)).measured.items()}
    assert {name for name, test in found.items() if test["passed"]} == {"test_version", "test_nothing"} == {*found} - {"test_wrong"}
    assert "core/version.py:version" in found["test_version"]["entered"]
    assert "core/version.py:version" not in found["test_nothing"]["entered"]
