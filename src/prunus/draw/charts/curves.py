"""Curves over depth on a logarithmic scale: a panel a tree, a line a law or a measurement."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from prunus.draw.charts.sheet import LEADING, TOP, as_svg, breadth, figure, panel, power_of_ten, rule, styled, tell, write
from prunus.draw.paper import MARGIN
from prunus.draw.style import CURVES, DASHES, FAINT, SOFT

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH, HEIGHT, POWERS, FOOT = 260, 280, 34, 48  # of a panel, of the numbers to its left and of those below it
ABREAST = 3  # panels side by side
KEY, APART = 24, 20  # of the legend: a piece of a curve, and between two names

Curve = Sequence[tuple[int, float]]  # (depth, leaves)


def curves_svg(title: str, panels: Mapping[str, Mapping[str, Curve]]) -> str:
    """The picture of `curves` as an SVG."""
    return as_svg(title, curves(panels))


@styled()
def curves(panels: Mapping[str, Mapping[str, Curve]]) -> Figure:
    """Panels of one scale. Curves whose name has a ^ are laws: dashed, without dots, named at their end."""
    drawn = [each for every in panels.values() for each in every.items()]
    names = list(dict.fromkeys(name for name, _ in drawn if not _is_law(name)))
    laws = max((breadth(name) + 10 for name, _ in drawn if _is_law(name)), default=12)
    highest = max(1.0, *(math.log10(max(1, leaves)) for _, curve in drawn for _, leaves in curve))
    rows = math.ceil(len(panels) / ABREAST)
    abreast = math.ceil(len(panels) / rows)
    wide = POWERS + WIDTH + laws
    places, lines = legend(names, 2 * MARGIN + abreast * wide)
    head = TOP + LEADING * lines + 14
    sheet = figure(2 * MARGIN + abreast * wide, head + rows * (HEIGHT + FOOT) + 12 * (rows - 1))
    write_legend(sheet, places)
    for i, (name, every) in enumerate(panels.items()):
        left = MARGIN + i % abreast * wide + POWERS
        axes = panel(sheet, left, head + i // abreast * (HEIGHT + FOOT + 12), WIDTH, HEIGHT)
        axes.set_title(f"{name}: leaves by depth", y=0, pad=-40, fontsize="medium")
        _panel(axes, every, names, highest)
    return sheet


def _is_law(name: str) -> bool:
    return "^" in name


def legend(names: Sequence[str], width: float) -> tuple[list[tuple[str, str, float, float]], int]:
    """(name, colour, x, y) of every measurement, line after line, and the number of lines."""
    places: list[tuple[str, str, float, float]] = []
    x, line = float(MARGIN), 0
    for i, name in enumerate(names):
        room = KEY + 6 + breadth(name) + APART
        if x > MARGIN and x + room - APART > width - MARGIN:
            x, line = MARGIN, line + 1
        places.append((name, CURVES[i % len(CURVES)], x, TOP + 8 + LEADING * line))
        x += room
    return places, line + 1


def write_legend(sheet: Figure, places: Sequence[tuple[str, str, float, float]]) -> None:
    for name, color, x, y in places:
        rule(sheet, x, y - 4, KEY, color=color, linewidth=2)
        write(sheet, x + KEY + 6, y, name)


def _panel(axes: Axes, every: Mapping[str, Curve], names: Sequence[str], highest: float) -> None:
    depths = sorted({depth for curve in every.values() for depth, _ in curve})
    axes.set_yscale("log")
    axes.set_ylim(1, 10**highest)
    ticks = [10.0**power for power in range(0, math.floor(highest) + 1, math.ceil(highest / 10))]
    axes.set_yticks(ticks, [power_of_ten(tick) for tick in ticks])
    axes.minorticks_off()
    axes.grid(axis="y")
    edge = (depths[-1] - depths[0] or 1) * 12 / (WIDTH - 24)
    axes.set_xlim(depths[0] - edge, depths[-1] + edge)
    axes.set_xticks(depths[:: math.ceil(len(depths) / 12)])
    ends = []
    for name, curve in every.items():
        x, y = [depth for depth, _ in curve], [float(leaves) for _, leaves in curve]
        if _is_law(name):
            (line,) = axes.plot(x, y, color=FAINT, linewidth=1.2, linestyle=(0, DASHES), clip_on=False, zorder=1.5)
            tell(line, name)
            ends.append((y[-1], name))
            continue
        color = CURVES[names.index(name) % len(CURVES)]
        (line,) = axes.plot(x, y, color=color, linewidth=2, clip_on=False)
        tell(line, name)
        for depth, leaves in curve:
            (dot,) = axes.plot([depth], [leaves], "o", color=color, markersize=6, markeredgewidth=0, clip_on=False)
            tell(dot, f"{name}, depth {depth}: {leaves:,.0f} leaves")
    _ended(axes, sorted(ends), highest)


def _ended(axes: Axes, ends: Sequence[tuple[float, str]], highest: float) -> None:
    """The names of the laws at the right edge, at the height of their ends or as far above as those below them need."""
    above = -math.inf
    for leaves, name in ends:
        height = max(HEIGHT * math.log10(max(1, leaves)) / highest, above + LEADING)
        above = height
        axes.annotate(
            name,
            (1, 10 ** (height * highest / HEIGHT)),
            (2, 0),
            xycoords=("axes fraction", "data"),
            textcoords="offset points",
            va="center_baseline",
            color=SOFT,
            annotation_clip=False,
        )
