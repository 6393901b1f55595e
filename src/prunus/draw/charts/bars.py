"""Level bars from zero, one a name: what each part adds to a sum, or takes off; and bars that divide a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from prunus.core.units import with_minus
from prunus.draw.charts.curves import legend, write_legend
from prunus.draw.charts.sheet import LEADING, TOP, Mark, as_svg, breadth, figure, panel, styled, tell, write
from prunus.draw.paper import MARGIN, wrapped
from prunus.draw.style import CURVES, GREEN, INK, RED, SOFT

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PLOT, ROW, FOOT, NUMBERS = 360, 24, 44, 64
LONGEST = 340  # line of a name
THICK = 14

Shares = Mapping[str, float]  # of a whole


def bars_svg(title: str, axis: str, marks: Sequence[Mark]) -> str:
    """The picture of `bars` as an SVG."""
    return as_svg(title, bars(axis, marks))


def shares_svg(title: str, axis: str, rows: Sequence[tuple[str, Shares]]) -> str:
    """The picture of `shares` as an SVG."""
    return as_svg(title, shares(axis, rows))


@styled()
def bars(axis: str, marks: Sequence[Mark]) -> Figure:
    """A row a mark: green to the right of zero, red to the left."""
    sheet, axes, middles = _rows([mark.name for mark in marks], TOP)
    ends = [0.0, *(mark.at for mark in marks)]
    width = max(ends) - min(ends) or 1
    axes.set_xlim(min(ends) - 0.02 * width, max(ends) + 0.02 * width)
    axes.axvline(0, color=INK, linewidth=1)
    for mark, middle in zip(marks, middles, strict=True):
        (bar,) = axes.barh([middle], [mark.at], THICK, color=GREEN if mark.at >= 0 else RED)
        tell(bar, f"{mark.name}: {_told(mark.at)}")
        write(sheet, _edge(sheet) - NUMBERS - MARGIN + 12, TOP + middle + 4, _told(mark.at), color=SOFT)
    axes.set_xlabel(axis, labelpad=8)
    return sheet


@styled()
def shares(axis: str, rows: Sequence[tuple[str, Shares]]) -> Figure:
    """A row a name: its shares one behind the other, in the same order everywhere."""
    kinds = list(dict.fromkeys(kind for _, row in rows for kind in row))
    places, lines = legend(kinds, 2 * MARGIN + PLOT + NUMBERS)
    head = TOP + LEADING * lines + 8
    sheet, axes, middles = _rows([name for name, _ in rows], head)
    write_legend(sheet, places)
    axes.set_xlim(0, 1)
    axes.set_xticks([0, 0.5, 1], ["0", "50 %", "100 %"])
    for (name, row), middle in zip(rows, middles, strict=True):
        begin = 0.0
        for kind, share in row.items():
            (bar,) = axes.barh([middle], [share], THICK, begin, color=CURVES[kinds.index(kind) % len(CURVES)])
            tell(bar, f"{name}: {kind} {share:.0%}")
            begin += share
    axes.set_xlabel(axis, labelpad=8)
    return sheet


def _rows(names: Sequence[str], head: float) -> tuple[Figure, Axes, list[float]]:
    """A sheet with a row a name, the axes beside them, and where in these the rows have their middles."""
    lines = [wrapped(name, lambda line: breadth(line) <= LONGEST) for name in names]
    heights = [ROW + LEADING * (len(each) - 1) for each in lines]
    middles = [sum(heights[:i]) + height / 2 for i, height in enumerate(heights)]
    left = MARGIN + max(breadth(line) for each in lines for line in each) + 12
    sheet = figure(left + PLOT + NUMBERS + MARGIN, head + sum(heights) + FOOT)
    axes = panel(sheet, left, head, PLOT, sum(heights))
    axes.set_ylim(sum(heights), 0)  # as people read
    axes.set_yticks([])
    axes.grid(axis="x")
    for spine in axes.spines.values():
        spine.set_visible(False)
    for each, middle in zip(lines, middles, strict=True):
        for i, line in enumerate(each):
            write(sheet, left - 12, head + middle + 4 + LEADING * (i - (len(each) - 1) / 2), line, "right")
    return sheet, axes, middles


def _edge(sheet: Figure) -> float:
    return 72 * float(sheet.get_figwidth())


def _told(number: float) -> str:
    return with_minus(f"{number:+,.2f}")
