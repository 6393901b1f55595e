"""`make mutate` can be believed: reasons are about lines that are there, and a change is one change."""

from __future__ import annotations

import ast
import json

import pytest

from tests.mutate.__main__ import HARMLESS
from tests.mutate.looking import ROOT, SOURCES, entered_by
from tests.mutate.places import drawn


@pytest.mark.parametrize("said", HARMLESS)
def test_every_reason_is_about_a_line_that_is_there(said: str) -> None:
    file, _, change = said.partition(": ")
    old = change.partition("  ->  ")[0]
    assert old in " ".join((SOURCES / file).read_text().split())


def test_a_change_can_be_parsed_and_is_in_the_line_that_it_names() -> None:
    places = drawn(SOURCES, 120, 1)
    assert len({json.dumps(vars(place)) for place in places}) == 120
    for place in places:
        text = (SOURCES / place.file).read_text()
        changed = place.changed(text)
        assert changed != text
        ast.parse(changed)
        assert text[: place.begin].count("\n") + 1 >= place.line


def test_what_tests_enter_is_seen() -> None:
    found = entered_by(str(ROOT / "tests" / "unit" / "test_version.py")).measured
    assert all(test["passed"] for test in found.values())
    entered = {place for test in found.values() for place in test["entered"]}
    assert "core/version.py:version" in entered
