"""What charts show: the numbers they were given, asked from matplotlib's axes and from the SVG."""

from __future__ import annotations

import importlib.util
import itertools
import logging
import math
import pkgutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import matplotlib
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matplotlib.axes import Axes
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from prunus.draw import charts
from prunus.draw.charts.curves import curves, curves_svg
from prunus.draw.charts.histogram import histogram, histogram_svg
from prunus.draw.charts.intervals import interval_svg, intervals
from prunus.draw.charts.scaling import scaling, scaling_svg
from prunus.draw.charts.sheet import Mark
from prunus.draw.charts.steps import step_svg, steps
from prunus.draw.style import FAINT, GREEN, LIGHT_BLUE, PALE, RED
from tests.commands import ended, refused
from tests.pictures import tips, words

LAWS = {"b^d": [(1, 4.0), (2, 16.0), (3, 64.0)]}
PANELS = {name: {"random": [(1, 3.0), (2, 20.0), (3, 400.0)], **LAWS} for name in ("one", "two")}


def on_sheet(axes: Axes, x: float, y: float) -> tuple[float, float]:
    """A point of the axes as a share of the sheet, from its lower left corner."""
    figure = axes.get_figure()
    assert isinstance(figure, Figure)
    across, up = figure.transFigure.inverted().transform(axes.transData.transform((x, y)))
    return float(across), float(up)


def bars(axes: Axes) -> list[tuple[float, float, float, str]]:
    """(left, right, height, colour) of every bar."""
    found = [each for each in axes.patches if isinstance(each, Rectangle)]
    return [(bar.get_x(), bar.get_x() + bar.get_width(), bar.get_height(), to_hex(bar.get_facecolor())) for bar in found]


changes = st.lists(st.one_of(st.floats(-100, 60), st.sampled_from([-5.0, 0.0, -0.0, 5.0, 1_000.0])), max_size=40)


@settings(max_examples=25)
@given(changes=changes, other=changes)
def test_every_change_is_in_one_bar_green_below_zero_red_above_and_grey_where_there_is_none(
    changes: list[float], other: list[float]
) -> None:
    axes = histogram("changes", changes, beside=("other", other)).axes[0]
    drawn = bars(axes)
    assert sum(height for _, _, height, _ in drawn) == len(changes)
    outline = axes.patches[0].get_data()
    width = outline.edges[1] - outline.edges[0]
    starts = Counter(width * math.floor(change / width) for change in changes)
    heights: Counter[float] = Counter()
    for left, _, height, _ in drawn:
        heights[round(left / width) * width] += height
    assert heights == starts
    still = sum(height for left, right, height, color in drawn if color == FAINT and left <= width / 2 <= right)
    assert still == changes.count(0)
    assert all(color == (GREEN if right <= 0 else RED) for left, right, _, color in drawn if color != FAINT)
    assert all(axes.patches[0].get_zorder() > bar.get_zorder() for bar in axes.patches[1:])  # the outline is seen
    assert sum(outline.values) == pytest.approx(len(changes) if other else 0)


def test_a_mark_stands_at_its_number_and_every_change_is_a_dot() -> None:
    changes = [-31.5, -30, -4.9, 0, 7, 7.5]
    figure = histogram("changes", changes, marks=[Mark("published: −4.0 %", -4.0, -9.5, 1.5)], dots=True)
    upper, lower = figure.axes
    assert [-4.0, -4.0] in [list(line.get_xdata()) for line in upper.lines]
    interval, dot = (line.get_xdata() for line in figure.artists)
    (left, _), (middle, _), (right, _) = (on_sheet(upper, x, 0) for x in (-9.5, -4.0, 1.5))
    assert (*interval, dot[0]) == pytest.approx((left, right, middle))
    dots = {float(line.get_xdata()[0]): line.get_color() for line in lower.lines if line.get_marker() == "o"}
    assert dots == {change: GREEN if change < 0 else RED if change > 0 else FAINT for change in changes}
    assert [on_sheet(upper, change, 0)[0] for change in changes] == [on_sheet(lower, change, 0)[0] for change in changes]


def test_dots_do_not_lie_upon_each_other_while_there_is_room() -> None:
    lower = histogram("changes", [i / 40 for i in range(-400, 100)], dots=True).axes[1]
    places = [lower.transData.transform(line.get_xydata()[0]) for line in lower.lines if line.get_marker() == "o"]
    size = {line.get_markersize() for line in lower.lines if line.get_marker() == "o"}
    for i, one in enumerate(places):
        assert all(math.dist(one, other) >= max(size) for other in places[i + 1 : i + 60])


def test_ratios_stand_on_a_logarithmic_axis_with_their_intervals() -> None:
    marks = [Mark("one", 0.5, 0.25, 1.0), Mark("other", 2.0), Mark("third", 8.0, 4.0, 16.0)]
    (axes,) = intervals("times", marks).axes
    dots = [line.get_xdata()[0] for line in axes.lines if line.get_marker() == "o"]
    assert dots == [0.5, 2.0, 8.0]
    assert [list(line.get_xdata()) for line in axes.lines if line.get_marker() == "|"] == [[0.25, 1.0], [4.0, 16.0]]
    places = [on_sheet(axes, ratio, 0)[0] for ratio in (0.25, 0.5, 1.0, 2.0)]
    apart = [right - left for left, right in itertools.pairwise(places)]
    assert apart == pytest.approx([apart[0]] * 3)
    heights = [on_sheet(axes, 1.0, line.get_ydata()[0])[1] for line in axes.lines if line.get_marker() == "o"]
    assert heights == sorted(heights, reverse=True)  # as they were given, from top to bottom
    assert tips(interval_svg("ratios", "times", marks)) == [
        "one: 0.500, 95 %: 0.250 to 1.000",
        "other: 2.000",
        "third: 8.000, 95 %: 4.000 to 16.000",
    ]


@given(ratios=st.lists(st.floats(1e-12, 1e12), min_size=1, max_size=5))
@settings(max_examples=25)
def test_the_axis_of_ratios_holds_them_all_and_one(ratios: list[float]) -> None:
    (axes,) = intervals("times", [Mark("", ratio) for ratio in ratios]).axes
    low, high = axes.get_xlim()
    ticks = list(axes.get_xticks())
    assert low <= min(*ratios, 1) <= max(*ratios, 1) <= high
    assert 1 in ticks
    assert 2 <= len(ticks) <= 10
    assert (ticks[0], ticks[-1]) == (low, high)


def test_curves_stand_within_their_sheet_and_more_leaves_are_higher() -> None:
    figure = curves(PANELS)
    ends = []
    for axes in figure.axes:
        drawn = [line for line in axes.lines if len(line.get_xydata()) > 1]
        assert [line.get_xydata().tolist() for line in drawn] == [[list(p) for p in curve] for curve in PANELS["one"].values()]
        assert [(line.get_color() == FAINT, line.is_dashed()) for line in drawn] == [(False, False), (True, True)]
        for line in drawn:
            points = [on_sheet(axes, x, y) for x, y in line.get_xydata()]
            assert all(0 < x < 1 and 0 < y < 1 for x, y in points)
            assert points == sorted(points)
            assert [y for _, y in points] == sorted(y for _, y in points)
        (_, first), (_, second), (_, third) = points
        assert second - first == pytest.approx(third - second)  # powers are straight
        ends.append([on_sheet(axes, depth, 1)[0] for depth in (1, 3)])
        assert axes.get_ylim() == figure.axes[0].get_ylim()
        assert axes.get_xlim()[0] < 1
        assert axes.get_xlim()[1] > 3
    assert ends[0][1] < ends[1][0]  # side by side
    assert tips(curves_svg("growth", PANELS)).count("random, depth 2: 20 leaves") == 2


def test_a_stair_has_a_bar_a_value_as_high_as_its_number() -> None:
    numbers = {-3: None, -2: 7, -1: 2, 0: 0, 1: 5, 2: None}
    (axes,) = steps(numbers, 2).axes
    found = bars(axes)
    assert [color for *_, color in found] == [PALE, LIGHT_BLUE, GREEN, GREEN, LIGHT_BLUE, PALE]
    assert [round(height) for _, _, height, _ in found] == [7, 7, 2, 0, 5, 7]
    assert list(axes.patches[-1].get_data().values) == [7, 7, 2, 0, 5, 7]
    assert [list(line.get_ydata()) for line in axes.lines] == [[2, 2]]
    assert not axes.spines["left"].get_visible()  # lines across take its place
    assert [label.get_text() for label in axes.get_xticklabels()] == ["−3", "−2", "−1", "0", "1", "2"]
    assert tips(step_svg("a stair", numbers, 2)) == ["−3: ∞", "−2: 7", "−1: 2", "0: 0", "1: 5", "2: ∞"]


def test_speeds_stand_beside_the_line_of_as_many_times_as_workers() -> None:
    speeds = {"long jobs": [(1, 1.0), (10, 9.5), (1000, 700.0)], "short jobs": [(1, 0.6), (10, 5.0), (1000, 6.0)]}
    (axes,) = scaling(speeds).axes
    drawn = [[tuple(point) for point in line.get_xydata()] for line in axes.lines if len(line.get_xydata()) > 1]
    assert drawn == [[(1, 1), (10, 10), (1000, 1000)], *speeds.values()]
    assert axes.get_xlim()[1] == axes.get_ylim()[1] > 1000
    assert (axes.get_xlim()[0], axes.get_ylim()[0]) == (1, 0.5)
    assert "short jobs, 1,000 workers: 6.0 times" in tips(scaling_svg("speeds", speeds))


def every_chart() -> list[str]:
    return [
        histogram_svg("a", "b", [-3, 4], dots=True, marks=[Mark("m", -1.0)]),
        interval_svg("a", "b", [Mark("one", 0.5, 0.4, 0.7)]),
        curves_svg("a", PANELS),
        step_svg("a", {0: 1, 1: None}, 1),
    ]


def test_the_same_numbers_give_the_same_bytes_whatever_the_user_has_set() -> None:
    first, before = every_chart(), dict(matplotlib.rcParams)
    settings: Any = {"font.size": 30, "lines.color": "pink", "svg.fonttype": "path", "text.usetex": True, "axes.grid": True}
    with matplotlib.rc_context(settings):
        assert every_chart() == first
        assert matplotlib.rcParams["font.size"] == 30
    assert dict(matplotlib.rcParams) == before
    assert logging.getLogger("matplotlib").level == logging.NOTSET


def test_long_names_are_written_to_their_end() -> None:
    name = "pvs/rules:a/very/long/folder/with/rules.pl+hash+killer+history of somebody and " + "without_any_end" * 9
    for svg in (
        interval_svg("a", "b", [Mark(name, 1)]),
        histogram_svg("a", "b", [1], marks=[Mark(name, 1)]),
        step_svg(name, {0: 1}, 1),
    ):
        assert name.replace(" ", "") in "".join(words(svg)).replace(" ", "")


DRAWING = {
    "prunus.lab.comparison.compare": ["compare", "nim", "-d", "2", "--positions", "2", "--out"],
    "prunus.lab.growth.grow": ["lab", "growth", "--out"],
    "prunus.searches.conspiracy.conspire.conspire": ["conspire", "tic-tac-toe", "--svg"],
    "prunus.lab.paper.reproduce": ["reproduce", "--out"],
}


@pytest.mark.parametrize(("work", "arguments"), DRAWING.items(), ids=DRAWING.keys())
def test_without_matplotlib_one_sentence_says_how_to_get_it_before_the_work_begins(
    work: str, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, None)  # cannot be called
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    out = tmp_path / "out"
    said = refused(ended(*arguments, str(out)), "pip install 'prunus[lab]'")
    assert said == "prunus: charts are drawn by matplotlib, which is not installed here: pip install 'prunus[lab]'"
    assert not out.exists()


def test_whoever_draws_no_chart_needs_no_matplotlib(tmp_path: Path) -> None:
    """A picture of a tree among them."""
    script = (
        "import sys; sys.modules['matplotlib'] = None; from prunus.cli.main import main; "
        "sys.argv = ['prunus', 'trace', 'tree', '-p', '[[3, 5], [2, x]]', '--svg', 'tree.svg']; main()"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "tree.svg").exists()


@pytest.mark.parametrize("name", [each.name for each in pkgutil.iter_modules(charts.__path__, "prunus.draw.charts.")])
def test_what_draws_charts_is_loaded_without_matplotlib(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`prunus conspire` and others load it whether they will draw or not."""
    for each in [each for each in sys.modules if each.partition(".")[0] == "matplotlib"]:
        monkeypatch.setitem(sys.modules, each, None)
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(importlib.util.module_from_spec(spec))
