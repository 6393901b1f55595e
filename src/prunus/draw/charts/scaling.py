"""How many times as fast, by the number of workers, on logarithmic scales: a curve a kind of work, a line for as many times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from prunus.draw.charts.sheet import LEADING, TOP, as_svg, breadth, figure, panel, rule, styled, tell, write
from prunus.draw.paper import MARGIN
from prunus.draw.style import CURVES, DASHES, FAINT, SOFT

if TYPE_CHECKING:
    from matplotlib.figure import Figure

WIDTH, HEIGHT, NUMBERS, FOOT = 560, 300, 44, 52
KEY, APART = 24, 20


def scaling_svg(title: str, curves: Mapping[str, Sequence[tuple[int, float]]]) -> str:
    """The picture of `scaling` as an SVG."""
    return as_svg(title, scaling(curves))


@styled()
def scaling(curves: Mapping[str, Sequence[tuple[int, float]]]) -> Figure:
    """Curves of (workers, times as fast)."""
    head = TOP + LEADING + 14
    sheet = figure(2 * MARGIN + NUMBERS + WIDTH, head + HEIGHT + FOOT)
    axes = panel(sheet, MARGIN + NUMBERS, head, WIDTH, HEIGHT)
    workers = sorted({number for curve in curves.values() for number, _ in curve})
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlim(workers[0], workers[-1] * 1.05)
    axes.set_ylim(0.5, workers[-1] * 1.05)
    powers = [power for power in (1, 10, 100, 1000, 10_000) if power <= workers[-1]]
    axes.set_xticks(powers, [f"{power:,}" for power in powers])
    axes.set_yticks(powers, [f"{power:,}" for power in powers])
    axes.minorticks_off()
    axes.grid(axis="y")
    axes.set_title("workers; times as fast as one", y=0, pad=-40, fontsize="medium")
    (line,) = axes.plot(workers, workers, color=FAINT, linewidth=1.2, linestyle=(0, DASHES), clip_on=False)
    tell(line, "as many times as workers")
    axes.annotate(
        "as many times",
        (workers[len(workers) // 2], workers[len(workers) // 2]),
        (-6, 6),
        textcoords="offset points",
        ha="right",
        color=SOFT,
    )
    x = float(MARGIN + NUMBERS)
    for (name, curve), color in zip(curves.items(), CURVES, strict=False):
        (line,) = axes.plot([number for number, _ in curve], [speed for _, speed in curve], color=color, linewidth=2, clip_on=False)
        tell(line, name)
        for number, speed in curve:
            (dot,) = axes.plot([number], [speed], "o", color=color, markersize=5, markeredgewidth=0, clip_on=False)
            tell(dot, f"{name}, {number:,} worker{'s' * (number > 1)}: {speed:,.1f} times")
        rule(sheet, x, TOP + 4, KEY, color=color, linewidth=2)
        write(sheet, x + KEY + 6, TOP + 8, name)
        x += KEY + 6 + breadth(name) + APART
    return sheet
