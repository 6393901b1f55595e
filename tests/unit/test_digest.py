"""What takes part in a digest, and so decides whether compiled code is still the right one."""

from __future__ import annotations

import sys

import pytest

from prunus.core import digest as digests
from prunus.core.digest import _collected, digest


def parts_of(name: str) -> set[str]:
    return {part.module.__name__ for part in _collected(name).parts}


@pytest.fixture
def home() -> str:
    import prunus.games.othello as game

    return game.__name__


def test_a_module_of_prunus_has_a_digest_and_that_of_what_it_imports_takes_part(home: str) -> None:
    assert digest(home) is not None
    assert {home, "prunus.core.game", "prunus.core.bits"} <= parts_of(home)


def test_what_was_installed_and_pythons_own_take_no_part(home: str) -> None:
    assert all(name.partition(".")[0] == "prunus" for name in parts_of(home))
    assert {"numpy", "typing"} <= sys.modules.keys()


def test_prunus_takes_part_wherever_it_is_installed(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    among_the_sources = parts_of(home)
    place = str(digests.__file__).partition("prunus")[0]
    monkeypatch.setattr(digests, "_INSTALLED", (*digests._INSTALLED, place))
    assert parts_of(home) == among_the_sources
    assert "prunus.core.bits" in parts_of(home)
