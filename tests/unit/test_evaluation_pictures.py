"""Pictures of learned evaluations: what they show is what the evaluation says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import prunus
from prunus.core.units import with_minus
from prunus.draw.charts.bars import bars, shares, shares_svg
from prunus.draw.charts.sheet import Mark
from prunus.errors import DoesNotFit, OutOfRange
from prunus.searches.driving.parts import find_evaluation
from prunus.study.evaluation_picture import picture_of, telling
from tests.commands import ended, refused
from tests.pictures import tips, words

OTHELLO = prunus.game("othello")
MIDDLE = OTHELLO.start().play(OTHELLO.parse_move(OTHELLO.start(), "f5"))


def test_what_is_drawn_of_a_group_is_worth_what_stands_below_it() -> None:
    evaluation: Any = find_evaluation("patterns", OTHELLO.start())
    groups = telling(evaluation, OTHELLO, 30)
    names = ["corner", "triangle", "edge", "block"]
    assert [group.name for group in groups][:4] == names
    begin = 0
    for group in groups:
        assert all(set(content.signs) <= set(group.squares) for content in group.contents)
        for content in group.contents:
            number = sum(3**i * ".XO".index(content.signs.get(place, ".")) for i, place in enumerate(group.squares))
            weight = int(evaluation.weights[int(evaluation.bases[30]) + begin + number])
            assert content.weight == weight / 100
        row = [evaluation.weights[int(evaluation.bases[30]) + begin + number] for number in range(3 ** len(group.squares))]
        assert max(row) == 100 * group.contents[0].weight
        assert min(row) == pytest.approx(100 * group.contents[-1].weight)
        begin += 3 ** len(group.squares)


def test_a_picture_of_patterns_has_a_board_a_content_with_its_weight() -> None:
    evaluation = find_evaluation("patterns", OTHELLO.start())
    groups = telling(evaluation, OTHELLO, 30)
    svg = picture_of("patterns", "othello", left=30)
    assert "othello: patterns, 30 squares left; black is to move" in svg
    told = [f"{group.name}: {content.weight:+.2f}" for group in groups for content in group.contents]
    assert tips(svg) == list(map(with_minus, told))
    stones = sum(len(content.signs) for group in groups for content in group.contents)
    assert len(re.findall("<circle", svg)) == stones
    assert picture_of("patterns", "othello", left=30) == svg != picture_of("patterns", "othello", left=12)


def test_the_parts_of_a_value_are_bars() -> None:
    parts = prunus.parts_of("patterns", MIDDLE)
    svg = picture_of("patterns", "othello", MIDDLE)
    shown = [with_minus(f"{part.says}: {part.value:+,.2f}") for part in parts]
    assert set(tips(svg)) <= set(shown)
    assert len(tips(svg)) == min(len(parts), 14)


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An evaluation of each kind that counts."""
    folder, names = tmp_path_factory.mktemp("learned"), {}
    for kind in ("features", "categories", "clauses"):
        prunus.train("tic-tac-toe", kind=kind, games=60, rounds=1).save(folder / f"three.{kind}")
        names[kind] = f"{kind}:{folder / f'three.{kind}'}"
    return names


@pytest.mark.parametrize("kind", ["features", "categories", "clauses"])
def test_each_kind_has_a_picture_of_its_own_and_one_of_a_value(kind: str, learned: dict[str, str]) -> None:
    start = prunus.game("tic-tac-toe").start()
    svg, of_start = picture_of(learned[kind], "tic-tac-toe"), picture_of(learned[kind], "tic-tac-toe", start)
    assert ElementTree.fromstring(svg) is not None
    assert tips(svg)
    assert tips(of_start)
    if kind == "clauses":
        sentences = re.findall("% ((?:Add|Take off) .*)", Path(learned[kind].partition(":")[2]).read_text())
        assert {tip.rpartition(": ")[0] for tip in tips(svg)} <= set(sentences)
    if kind == "categories":
        assert "all positions (" in " ".join(words(svg))
        assert {"won", "drawn", "lost"} <= set(words(svg))


def test_bars_reach_from_zero_to_their_number_and_shares_fill_their_row() -> None:
    sheet = bars("points", [Mark("a", 3.0), Mark("b", -1.5)])
    assert [(bar.get_x(), bar.get_width()) for bar in sheet.axes[0].patches] == [(0, 3.0), (0, -1.5)]  # type: ignore[attr-defined]
    rows = [("alike", {"won": 0.82, "drawn": 0.16, "lost": 0.02})]
    found = [(round(bar.get_x(), 9), round(bar.get_width(), 9)) for bar in shares("share", rows).axes[0].patches]  # type: ignore[attr-defined]
    assert found == [(0, 0.82), (0.82, 0.16), (0.98, 0.02)]
    assert tips(shares_svg("t", "share", rows)) == ["alike: won 82%", "alike: drawn 16%", "alike: lost 2%"]


def test_what_cannot_be_drawn_is_refused_in_a_sentence(learned: dict[str, str]) -> None:
    with pytest.raises(DoesNotFit, match="only learned evaluations, by name, have a picture"):
        picture_of("corners-mobility", "othello")
    with pytest.raises(DoesNotFit, match="only patterns depend on how many squares are left"):
        picture_of(learned["features"], "tic-tac-toe", left=3)
    with pytest.raises(OutOfRange, match="not 65"):
        picture_of("patterns", "othello", left=65)
    assert "without -e nothing is drawn" in refused(ended("explain", "othello", "--svg", "x.svg"))
    assert "without --svg nothing is drawn" in refused(ended("explain", "othello", "-e", "patterns", "--left", "3"))


def test_explain_draws_into_a_file(tmp_path: Path) -> None:
    done = ended("explain", "othello", "-e", "patterns", "--left", "20", "--svg", str(tmp_path / "p.svg"))
    assert done.code == 0
    assert (tmp_path / "p.svg").read_text() == picture_of("patterns", "othello", left=20)
