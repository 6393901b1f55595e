"""Ratios with intervals along steps: a panel a setting, a line a measurement, a dashed line at 1."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from prunus.draw.charts.curves import legend, write_legend
from prunus.draw.charts.intervals import ticks_for, told
from prunus.draw.charts.sheet import LEADING, TOP, Mark, as_svg, figure, panel, styled, tell
from prunus.draw.paper import MARGIN
from prunus.draw.style import CURVES, DASHES, FAINT

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH, HEIGHT, NUMBERS, FOOT = 260, 220, 40, 70  # of a panel, of the numbers to its left and of what stands below it
ABREAST = 3
ASIDE = 0.09  # of a step: lines stand a little beside each other, so that their intervals can be told apart

Panels = Mapping[str, Mapping[str, Sequence[Mark]]]  # the name of a mark is its step


def ratios_svg(title: str, axis: str, panels: Panels) -> str:
    """The picture of `ratios` as an SVG."""
    return as_svg(title, ratios(axis, panels))


@styled()
def ratios(axis: str, panels: Panels) -> Figure:
    """Panels of one scale; below each its name and what the steps are."""
    names = list(dict.fromkeys(name for lines in panels.values() for name in lines))
    every = [mark for lines in panels.values() for marks in lines.values() for mark in marks]
    scale = ticks_for([number for mark in every for number in mark[1:] if number is not None and number > 0])
    rows = math.ceil(len(panels) / ABREAST)
    abreast = math.ceil(len(panels) / rows)
    wide = NUMBERS + WIDTH + 12
    places, lines = legend(names, 2 * MARGIN + abreast * wide)
    head = TOP + LEADING * lines + 14
    sheet = figure(2 * MARGIN + abreast * wide, head + rows * (HEIGHT + FOOT) + 12 * (rows - 1))
    write_legend(sheet, places)
    for i, (name, drawn) in enumerate(panels.items()):
        axes = panel(sheet, MARGIN + i % abreast * wide + NUMBERS, head + i // abreast * (HEIGHT + FOOT + 12), WIDTH, HEIGHT)
        axes.set_xlabel(axis, labelpad=6)
        axes.set_title(name, y=0, pad=-56, fontsize="medium")
        _panel(axes, name, drawn, names, scale)
    return sheet


def _panel(axes: Axes, title: str, drawn: Mapping[str, Sequence[Mark]], names: Sequence[str], scale: Sequence[float]) -> None:
    steps = list(dict.fromkeys(mark.name for marks in drawn.values() for mark in marks))
    axes.set_yscale("log")
    axes.set_ylim(scale[0], scale[-1])
    axes.set_yticks(scale, [f"{tick:g}" for tick in scale])
    axes.minorticks_off()
    axes.grid(axis="y")
    axes.set_xlim(-0.5, len(steps) - 0.5)
    axes.set_xticks(range(len(steps)), [step.split()[-1] for step in steps])  # "it pays" has no room
    axes.axhline(1, color=FAINT, linewidth=1.2, linestyle=(0, DASHES), zorder=1.5)
    for name, marks in drawn.items():
        color = CURVES[names.index(name) % len(CURVES)]
        aside = ASIDE * (names.index(name) - (len(names) - 1) / 2)
        places = [steps.index(mark.name) + aside for mark in marks]
        (line,) = axes.plot(places, [mark.at for mark in marks], color=color, linewidth=1.6, clip_on=False)
        tell(line, name)
        for x, mark in zip(places, marks, strict=True):
            span = ""
            if mark.low is not None and mark.high is not None:
                span = f", 95 %: {told(mark.low)} to {told(mark.high)}"
                axes.plot([x, x], [mark.low, mark.high], color=color, linewidth=1, alpha=0.6, clip_on=False)
            (dot,) = axes.plot([x], [mark.at], "o", color=color, markersize=5, markeredgewidth=0, clip_on=False)
            tell(dot, f"{title}, {name}, {mark.name}: {told(mark.at)}{span}")
