"""A histogram of changes in percent: green where they are below zero, red where above, grey where nothing changed."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from prunus.draw.charts.sheet import LEADING, TOP, Mark, as_svg, breadth, figure, panel, rule, styled, tell, write
from prunus.draw.paper import wrapped
from prunus.draw.style import DASHES, FAINT, GREEN, INK, PAPER, RED, SOFT
from prunus.draw.words import with_minus

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MOST_BARS = 32  # as wide as it takes, in percent: 5, 10, 20, 50, 100 …
WIDTH, MARGIN, ROW, BARS, FOOT = 640, 46, 20, 164, 46
RADII, HIGHEST_STRIP = (3, 2.5, 2, 1.5, 1.2), 60  # of dots, and the room for them
OUTLINE: dict[str, Any] = {"color": INK, "linewidth": 1.4, "linestyle": (0, DASHES)}


def histogram_svg(
    title: str,
    axis: str,
    changes: Sequence[float],
    *,
    beside: tuple[str, Sequence[float]] | None = None,
    marks: Sequence[Mark] = (),
    dots: bool = False,
) -> str:
    """The picture of `histogram` as an SVG."""
    return as_svg(title, histogram(axis, changes, beside=beside, marks=marks, dots=dots))


@styled()
def histogram(
    axis: str,
    changes: Sequence[float],
    *,
    beside: tuple[str, Sequence[float]] | None = None,
    marks: Sequence[Mark] = (),
    dots: bool = False,
) -> Figure:
    """Bars with the number of changes above them.

    `beside` is the name and the changes of another histogram, drawn as an outline and scaled to as many changes; a mark is a dashed
    line at a number, with its name and its interval above the bars; `dots` shows every change below them.
    """
    other = () if beside is None else beside[1]
    shown = [*changes, *other, *(at for mark in marks for at in mark[1:] if at is not None), -20, 9]
    edges = _edges(min(shown), max(shown))
    names = [wrapped(mark.name, lambda line: breadth(line) <= WIDTH - 2 * MARGIN) for mark in marks]
    head = TOP + (ROW if beside is not None else 0) + sum(map(_height, names))
    below = _strip(sorted(changes), edges) if dots else Strip()
    sheet = figure(WIDTH, head + BARS + below.height + FOOT)
    bars = panel(sheet, MARGIN, head, WIDTH - 2 * MARGIN, BARS)
    highest = max([1.0, *_counted(edges, changes)])
    if beside is not None:
        scaled = [count * len(changes) / max(1, len(other)) for count in _counted(edges, other)]
        bars.stairs(scaled, edges, baseline=0, zorder=3, **OUTLINE)  # before the bars
        highest = max([highest, *scaled])
        rule(sheet, MARGIN, TOP + 6, 24, **OUTLINE)
        write(sheet, MARGIN + 32, TOP + 10, beside[0] if len(other) == len(changes) else f"{beside[0]}, scaled to as many")
    bars.set_xlim(edges[0], edges[-1])
    bars.set_ylim(0, highest * BARS / (BARS - 18))  # room for a number above the highest bar
    _bars(bars, edges, changes)
    y = head - sum(map(_height, names))
    for mark, lines in zip(marks, names, strict=True):
        y += _height(lines)
        _marked(sheet, bars, mark, lines, y)
    lowest = bars
    if dots:
        bars.set_xticks([])
        lowest = panel(sheet, MARGIN, head + BARS, WIDTH - 2 * MARGIN, below.height)
        _dotted(lowest, below, edges)
    _percent(lowest, edges)
    lowest.set_xlabel(axis, labelpad=6)
    for axes in sheet.axes:
        axes.axvline(0, color=FAINT, linewidth=1)
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
    return sheet


def _height(lines: Sequence[str]) -> int:
    """Of a mark's name and the interval below it."""
    return LEADING * len(lines) + 16


def _edges(low: float, high: float) -> list[int]:
    """Where bars begin and end: whole multiples of their width, zero among them."""
    widths = (step * 10**power for power in itertools.count() for step in (5, 10, 20))
    width = next(width for width in widths if high - low <= (MOST_BARS - 2) * width)
    return [width * i for i in range(math.floor(low / width), math.floor(high / width) + 2)]


def _counted(edges: Sequence[int], changes: Sequence[float]) -> list[int]:
    counts, width = [0] * (len(edges) - 1), edges[1] - edges[0]
    for change in changes:
        counts[math.floor(change / width) - edges[0] // width] += 1
    return counts


def _bars(axes: Axes, edges: Sequence[int], changes: Sequence[float]) -> None:
    width = edges[1] - edges[0]
    gap = 2 * (edges[-1] - edges[0]) / (WIDTH - 2 * MARGIN)
    still = sum(change == 0 for change in changes)
    for start, count in zip(edges, _counted(edges, changes), strict=False):
        if count:
            same = 0 if start else still
            if same:
                (bar,) = axes.bar([width / 2], [same], width - gap, color=_color(0))
                tell(bar, f"{same:,} without a change")
            if count > same:
                (bar,) = axes.bar([start + width / 2], [count - same], width - gap, bottom=same, color=_color(start or 1))
                tell(bar, f"{count - same:,} from {'above ' * (same > 0)}{_told(start)} to below {_told(start + width)}")
            over = {"facecolor": PAPER, "edgecolor": "none", "pad": 1}  # what runs through
            place = start + width / 2, count
            axes.annotate(f"{count:,}", place, (0, 4), textcoords="offset points", ha="center", bbox=over, zorder=5)


def _color(change: float) -> str:
    return FAINT if change == 0 else GREEN if change < 0 else RED


def _marked(sheet: Figure, axes: Axes, mark: Mark, lines: Sequence[str], y: float) -> None:
    """A dashed line through the bars; above them, `y` units below the edge of the sheet, the number, its interval and its name."""
    low, high = axes.get_xlim()
    unit = (WIDTH - 2 * MARGIN) / (high - low)
    axes.axvline(mark.at, color=SOFT, linewidth=1.2, linestyle=(0, DASHES))
    if mark.low is not None and mark.high is not None:
        x, width = MARGIN + (mark.low - low) * unit, (mark.high - mark.low) * unit
        rule(sheet, x, y - 8, width, color=INK, linewidth=1.6, marker="|", markersize=8, markeredgewidth=1.6)
    middle = MARGIN + (mark.at - low) * unit
    rule(sheet, middle, y - 8, 0, color=INK, marker="o", markersize=8, markevery=[0], markeredgecolor=PAPER)
    for i, line in enumerate(lines, start=1 - len(lines)):
        half = breadth(line) / 2
        write(sheet, min(max(middle, MARGIN + half), WIDTH - MARGIN - half), y - 18 + i * LEADING, line, "center")


class Strip(NamedTuple):
    """Dots below the bars: (change, row) of each, their radius, and the room they need."""

    places: Sequence[tuple[float, int]] = ()
    radius: float = 0
    height: float = 0


def _strip(changes: Sequence[float], edges: Sequence[int]) -> Strip:
    """Dots that would touch stand below each other, as large as the room allows; the smallest may lie upon each other."""
    unit = (WIDTH - 2 * MARGIN) / (edges[-1] - edges[0])
    for radius in RADII:
        rows = int(HIGHEST_STRIP / (2 * radius))
        last: list[float] = []  # of each row, the dot to the right
        places = []
        for change in changes:
            x = change * unit
            row = next((i for i, before in enumerate(last) if x - before >= 2 * radius), len(last))
            last[row : row + 1] = [x]
            places.append((change, row % rows))
        if len(last) <= rows:
            break
    return Strip(places, radius, 2 * radius * max(1, min(rows, len(last))) + 10)


def _dotted(axes: Axes, strip: Strip, edges: Sequence[int]) -> None:
    for change, row in strip.places:
        y = strip.height - 5 - strip.radius * (2 * row + 1)
        (dot,) = axes.plot([change], [y], "o", color=_color(change), markersize=2 * strip.radius - 0.4, markeredgewidth=0)
        tell(dot, _told(change))
    axes.set_xlim(edges[0], edges[-1])
    axes.set_ylim(0, strip.height)
    axes.spines["bottom"].set_visible(False)


def _percent(axes: Axes, edges: Sequence[int]) -> None:
    """As many edges named as have room, zero among them."""
    unit = (WIDTH - 2 * MARGIN) / (len(edges) - 1)
    room = max(breadth(_told(edge)) for edge in (edges[0], edges[-1])) + 12
    every = next(step for step in (1, 2, 4, 5, 10, 20, 40) if step * unit >= room)
    zero = edges.index(0)
    named = [edge for i, edge in enumerate(edges) if (i - zero) % every == 0]
    axes.set_xticks(named, [_told(edge) for edge in named])


def _told(change: float) -> str:
    """With a sign, and as many decimals as it takes."""
    return with_minus(f"{round(change, 1):+,g} %") if round(change, 1) else "0 %"
