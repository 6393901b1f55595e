"""A few cases of every attack, so that the long form does not rot; `make attack` has the many."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
import threading
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from prunus.core.jit import interpreting
from prunus.core.registry import game
from prunus.players.protocols.ugi import UgiServer
from prunus.searches.shared.algorithm import OPEN
from tests.attack import damage, dialogues, kills, nonsense, searches, solvers, twins
from tests.attack.graphs import truth_of_graph
from tests.attack.judging import Request, complaint
from tests.attack.searches import Case
from tests.pages import put_between
from tests.plain import look_ahead


def nothing_wrong(cases: list[Case]) -> Counter[str]:
    assert [case for case in cases if case[1] is not None] == []
    return Counter(family for family, _ in cases)


def test_searches_of_random_games_prove_what_is_true() -> None:
    """Uncompiled, so that nothing is compiled for some hundred cases."""
    with interpreting():
        nothing_wrong(list(itertools.islice(searches.attack(random.Random(1)), 150)))


def test_values_that_are_not_true_are_seen() -> None:
    truth = truth_of_graph(5)
    number = next(i for i, below in enumerate(truth.successors) if len(below) > 1)
    asked = Request(number, 3, False, OPEN, None)
    with interpreting():
        found = look_ahead(truth.positions[number], 3, evaluation="leaf-value")
    assert complaint(found, asked, truth) is None
    truth.value[3][number] += 1
    assert "a bound is not true" in str(complaint(found, asked, truth))


def test_searches_of_all_parts_are_drawn_and_are_their_own_twins() -> None:
    """Uncompiled too."""
    with interpreting():
        seen = nothing_wrong([case for number in range(6) for case in twins.attack(random.Random(number))])
    assert {*seen} == {"twins", "images", "a second time"}


def test_twins_that_differ_are_seen() -> None:
    with interpreting():
        found = look_ahead(twins.CROWDED, 3)
    assert twins.difference(found, found, "here") is None
    assert twins.difference(found, replace(found, nodes=0), "here") == f"here: nodes is {found.nodes}, and 0"


def test_solvers_books_and_tables_are_right_about_small_boards(tmp_path: Path) -> None:
    nothing_wrong(list(solvers.books(random.Random(1), tmp_path)))


@pytest.mark.parametrize("attack", [kills.attack, kills.full_disk, damage.attack])
def test_files_survive_kills_full_disks_and_damage(attack: object) -> None:
    seen = nothing_wrong(list(attack(random.Random(1))))  # type: ignore[operator]
    assert seen.total() >= 10


def test_a_writer_that_is_not_whole_is_seen(tmp_path: Path) -> None:
    kind = next(kind for kind in kills.kinds() if kind.name == "certificate")
    path = tmp_path / "certificate"
    kind.write(path, 0)
    before = kills.seen(kind, path)
    assert kills.after(kind, path, before) is None
    kind.write(path, 0)
    assert "neither the old one nor the new one" in str(kills.after(kind, path, kind.values[1]))


def test_protocols_fed_with_nonsense_come_to_their_end() -> None:
    assert {*nothing_wrong(list(dialogues.attack(random.Random(1))))} >= {"ugi", "gtp", "nboard"}


def test_a_dialogue_that_breaks_hangs_or_talks_rubbish_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(UgiServer):
        def hear(self, line: str) -> bool | None:
            if line == "break":
                raise KeyboardInterrupt
            if line == "hang":
                threading.Event().wait()
            self.say("rubbish")
            return None

    def said(line: str) -> str:
        return str(dialogues.complaint(lambda say: Broken(game("nim"), "random", say), "info .*", [line]))

    assert "KeyboardInterrupt" in said("break")
    assert "it said 'rubbish'" in said("x")
    monkeypatch.setattr(dialogues, "PATIENCE", 0.05)
    assert "no end after" in said("hang")


def test_requests_of_the_fuzz_are_counted_one_by_one() -> None:
    assert nothing_wrong(list(itertools.islice(nonsense.attack(random.Random(1)), 5)))["requests"] == 5


def test_an_attack_is_asked_for_by_name_and_an_unknown_one_is_refused() -> None:
    ended = subprocess.run([sys.executable, "-m", "tests.attack", "sieges"], capture_output=True, text=True)
    assert ended.returncode == 2
    assert "there is no attack sieges" in ended.stderr


def test_figures_are_put_between_the_marks_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- attack -->\nold\n<!-- /attack -->\nafter\n")
    for _ in range(2):
        put_between(page, "attack", "new")
        assert page.read_text() == "before\n<!-- attack -->\nnew\n<!-- /attack -->\nafter\n"
