"""Playing strength against depth: neighbours in matches, steps that add up, the command and its chart."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prunus.core.jit import interpreting
from prunus.draw.charts.climb import climb
from prunus.draw.charts.sheet import Mark
from prunus.lab.depth_strength import added, depth_strength
from prunus.lab.pictures import depth_strength_svg
from prunus.players.match import Match, play_match
from prunus.players.strength import Elo
from tests.commands import ended, refused
from tests.pictures import tips

REQUEST = ("lab", "depth-strength", "--game", "tic-tac-toe", "--depths", "1-3", "--games", "10")
numbers = st.floats(-1000, 1000)


def test_a_curve_is_the_matches_of_its_neighbours_added_up() -> None:
    with interpreting():
        curve = depth_strength("tic-tac-toe", None, (1, 2, 4), 10, seed=3)
        alone = play_match(Match("tic-tac-toe", tuple(f"search:depth={d},evaluation=open-lines" for d in (4, 2)), 10, 3))
    assert [(step.below, step.depth) for step in curve.steps] == [(1, 2), (2, 4)]
    assert curve.steps[1].pairing == alone.pairings[0]
    values = [step.pairing.elo.value for step in curve.steps]
    assert None not in values
    assert curve.steps[0].total == curve.steps[0].pairing.elo
    assert curve.steps[1].total.value == pytest.approx(sum(value or 0 for value in values))


@given(numbers, numbers, st.floats(0, 100), st.floats(0, 100), st.floats(0, 100), st.floats(0, 100))
def test_a_sum_is_as_sure_as_independent_steps_are(one: float, other: float, a: float, b: float, c: float, d: float) -> None:
    found = added(Elo(one, one - a, one + b), Elo(other, other - c, other + d))
    assert found.value == pytest.approx(one + other)
    assert found.low == pytest.approx(one + other - math.hypot(a, c), abs=1e-6)
    assert found.high == pytest.approx(one + other + math.hypot(b, d), abs=1e-6)
    assert found == added(Elo(other, other - c, other + d), Elo(one, one - a, one + b))


def test_what_has_no_limit_has_none_in_a_sum() -> None:
    known = Elo(5.0, 1.0, 9.0)
    assert added(known, Elo(None, 100.0, None)) == (None, None, None)
    assert added(known, Elo(10.0, None, 20.0)).low is None
    assert added(Elo(0.0, 0.0, 0.0), known) == known


def test_a_step_is_separate_if_its_interval_is_on_one_side_of_zero() -> None:
    with interpreting():
        (step,) = depth_strength("tic-tac-toe", None, (1, 2), 10).steps
    low = step.pairing.elo.low
    assert step.is_separate == (low is not None and low > 0)
    level = step._replace(pairing=type(step.pairing)(0, 1, (5, 0, 0, 0, 5), 10, 0, 10))
    assert not level.is_separate
    lost = step._replace(pairing=type(step.pairing)(0, 1, (10, 0, 0, 0, 0), 20, 0, 0))
    assert lost.is_separate


def test_the_command_answers_in_json_and_to_people_and_draws(tmp_path: Path) -> None:
    picture = tmp_path / "strength.svg"
    with interpreting():
        done = ended(*REQUEST, "--game", "tic-tac-toe/win-loss-draw", "--out", str(picture), "--json")
        shown = ended(*REQUEST)
    assert (done.code, done.err, shown.code) == (0, "", 0)
    found = json.loads(done.out)
    assert set(found) == {"depths", "games", "seed", "most_plies", "curves", "provenance"}
    assert [(curve["game"], curve["evaluation"]) for curve in found["curves"]] == [
        ("tic-tac-toe", "open-lines"),
        ("tic-tac-toe", "win-loss-draw"),
    ]
    for step in found["curves"][0]["steps"]:
        assert step["wins"] + step["draws"] + step["losses"] == 2 * sum(step["pentanomial"]) == 10
    said = tips(picture.read_text())
    for curve in found["curves"]:
        name = f"{curve['game']}, {curve['evaluation']}"
        assert name in said
        limited = [step for step in curve["steps"] if step["total"]["value"] is not None]
        assert sum(tip.startswith(f"{name}, depth ") for tip in said) == 1 + len(limited)
    assert picture.read_text() == depth_strength_svg(found)
    assert all(len(line) <= 80 for line in shown.out.splitlines())
    assert "| depth | against | won, drawn, lost |" in shown.out


def test_dots_stand_at_their_numbers_and_intervals_around_them() -> None:
    marks = [(1, Mark("depth 1", 0.0)), (2, Mark("depth 2", 120.0, 100.0, 145.0)), (3, Mark("depth 3", -20.0, -60.0, 15.0))]
    axes = climb("depth", {"one": marks}).axes[0]
    drawn = [[float(y) for y in line.get_ydata()] for line in axes.lines]  # type: ignore[union-attr]
    assert drawn == [[0, 120, -20], [0], [100, 145], [120], [-60, 15], [-20]]
    low, high = axes.get_ylim()
    assert low <= -60 < 145 <= high


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--depths", "3"), "strength grows over two depths or more, from 1 to 64, not over [3]"),
        (("--depths", "0-2"), "--depths: '0-2' is not whole numbers"),
        (("--games", "5"), "an even number"),
        (("--game", "tic-tac-toe/nothing"), "'nothing'"),
        (("--game", "chess-boxing"), "no game is called"),
    ],
)
def test_bad_requests_are_refused_in_a_sentence(more: tuple[str, ...], sentence: str) -> None:
    with interpreting():
        refused(ended("lab", "depth-strength", *(() if "--game" in more else ("--game", "tic-tac-toe")), *more), sentence)
