"""Numbers with intervals that grow step by step, from zero: a panel for all, a line a measurement."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from prunus.draw.charts.curves import legend, write_legend
from prunus.draw.charts.sheet import LEADING, TOP, Mark, as_svg, breadth, figure, panel, styled, tell
from prunus.draw.paper import MARGIN
from prunus.draw.style import CURVES
from prunus.draw.words import with_minus

if TYPE_CHECKING:
    from matplotlib.figure import Figure

WIDTH, HEIGHT, FOOT = 560, 300, 52
ASIDE = 0.06  # of a step: lines stand a little beside each other, so that their intervals can be told apart

Climbs = Mapping[str, Sequence[tuple[int, Mark]]]  # (step, number): the name of a mark is what the mouse is told first


def climb_svg(title: str, axis: str, climbs: Climbs) -> str:
    """The picture of `climb` as an SVG."""
    return as_svg(title, climb(axis, climbs))


@styled()
def climb(axis: str, climbs: Climbs) -> Figure:
    """Steps from left to right, numbers upwards, with their intervals; below, what is shown."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    every = [number for marks in climbs.values() for _, mark in marks for number in mark[1:] if number is not None]
    low, high = min([0.0, *every]), max([1.0, *every])
    left = MARGIN + breadth(f"{math.ceil(high):,}") + 10
    places, lines = legend(list(climbs), left + WIDTH + MARGIN)
    head = TOP + LEADING * lines + 14
    sheet = figure(left + WIDTH + MARGIN, head + HEIGHT + FOOT)
    write_legend(sheet, places)
    axes = panel(sheet, left, head, WIDTH, HEIGHT)
    steps = sorted({step for marks in climbs.values() for step, _ in marks})
    axes.set_xlim(steps[0] - 0.3, steps[-1] + 0.3)
    axes.set_xticks(steps)
    axes.set_ylim(low, high * 1.02)
    axes.yaxis.set_major_locator(MaxNLocator(8, integer=True, steps=[1, 2, 5, 10]))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda tick, _: with_minus(f"{tick:,.0f}")))
    axes.grid(axis="y")
    axes.set_title(axis, y=0, pad=-40, fontsize="medium")
    for i, (name, marks) in enumerate(climbs.items()):
        color, aside = CURVES[i % len(CURVES)], ASIDE * (i - (len(climbs) - 1) / 2)
        (line,) = axes.plot(
            [step + aside for step, _ in marks], [mark.at for _, mark in marks], color=color, linewidth=1.6, clip_on=False
        )
        tell(line, name)
        for step, mark in marks:
            span = ""
            if mark.low is not None and mark.high is not None:
                span = f", 95 %: {mark.low:+,.0f} to {mark.high:+,.0f}"
                ends = [mark.low, mark.high]
                axes.plot([step + aside] * 2, ends, color=color, linewidth=1.4, marker="_", markersize=7, clip_on=False)
            (dot,) = axes.plot([step + aside], [mark.at], "o", color=color, markersize=6, markeredgewidth=0, clip_on=False)
            tell(dot, f"{name}, {mark.name}: " + with_minus(f"{mark.at:+,.0f}{span}"))
    return sheet
