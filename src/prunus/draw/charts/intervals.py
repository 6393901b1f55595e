"""Dots with intervals on a logarithmic axis: for ratios."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from prunus.draw.charts.sheet import LEADING, TOP, Mark, as_svg, breadth, figure, panel, power_of_ten, styled, tell, write
from prunus.draw.paper import MARGIN, wrapped
from prunus.draw.style import BLUE, DASHES, FAINT, PAPER, SOFT
from prunus.draw.words import with_minus

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PLOT, ROW, FOOT, NUMBERS = 460, 26, 52, 64
LONGEST = 280  # line of a name
MOST_TICKS = 10


def interval_svg(title: str, axis: str, marks: Sequence[Mark]) -> str:
    """The picture of `intervals` as an SVG."""
    return as_svg(title, intervals(axis, marks))


@styled()
def intervals(axis: str, marks: Sequence[Mark]) -> Figure:
    """A row a mark, equal ratios at equal distances; a dashed line at 1."""
    names = [wrapped(mark.name, lambda line: breadth(line) <= LONGEST) for mark in marks]
    heights = [ROW + LEADING * (len(lines) - 1) for lines in names]
    middles = [sum(heights[:i]) + height / 2 for i, height in enumerate(heights)]
    left = MARGIN + max(breadth(line) for lines in names for line in lines) + 12
    sheet = figure(left + PLOT + NUMBERS + MARGIN, TOP + sum(heights) + FOOT)
    axes = panel(sheet, left, TOP, PLOT, sum(heights))
    ticks = ticks_for([number for mark in marks for number in mark[1:] if number is not None])
    axes.set_xscale("log")
    axes.set_xlim(ticks[0], ticks[-1])
    axes.set_ylim(sum(heights), 0)  # as people read
    axes.set_xticks(ticks, [f"{tick:,g}" if 1e-4 <= tick < 1e6 else power_of_ten(tick) for tick in ticks])
    axes.minorticks_off()
    axes.grid(axis="x")
    axes.axvline(1, color=FAINT, linewidth=1.2, linestyle=(0, DASHES))
    for mark, lines, middle in zip(marks, names, middles, strict=True):
        span = ""
        if mark.low is not None and mark.high is not None:
            span = f", 95 %: {told(mark.low)} to {told(mark.high)}"
            ends = [mark.low, mark.high]
            axes.plot(ends, [middle, middle], color=BLUE, linewidth=2, marker="|", markersize=10, markeredgewidth=2, clip_on=False)
        (dot,) = axes.plot([mark.at], [middle], "o", color=BLUE, markeredgecolor=PAPER, markersize=10, clip_on=False)
        tell(dot, f"{mark.name}: {told(mark.at)}{span}")
        for i, line in enumerate(lines):
            write(sheet, left - 12, TOP + middle + 4 + LEADING * (i - (len(lines) - 1) / 2), line, "right")
        write(sheet, left + PLOT + 12, TOP + middle + 4, told(mark.at), color=SOFT)
    axes.set_yticks([])
    axes.set_xlabel(axis, labelpad=8)
    for spine in axes.spines.values():
        spine.set_visible(False)
    return sheet


def ticks_for(numbers: Sequence[float]) -> list[float]:
    """1, 2 and 5 times powers of ten, or every so many powers, from at most the least to at least the greatest number and 1."""
    low, high = min([*numbers, 1.0]), max([*numbers, 1.0])
    if low == high:
        low, high = 0.5, 2.0
    for steps, apart in (((1, 2, 5), 1), ((1,), 1), ((1,), 3), ((1,), 30)):
        powers = range(math.floor(math.log10(low) / apart), math.ceil(math.log10(high) / apart) + 1)
        ticks = [float(f"{step}e{apart * power}") for power in powers for step in steps]
        first = max(i for i, tick in enumerate(ticks) if tick <= low)
        last = min(i for i, tick in enumerate(ticks) if tick >= high)
        if last - first < MOST_TICKS:
            break
    return ticks[first : last + 1]


def told(ratio: float) -> str:
    """A ratio for people."""
    return f"{ratio:.3f}" if 0.001 <= ratio < 1000 else with_minus(f"{ratio:.2e}")
