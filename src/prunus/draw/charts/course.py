"""The course of a game: what each position was worth to the player who began, and which moves threw something away."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from prunus.draw.charts.sheet import TOP, as_svg, breadth, figure, panel, styled, tell, write
from prunus.draw.paper import MARGIN
from prunus.draw.style import BLUE, FAINT, LIGHT_BLUE, RED, SOFT

if TYPE_CHECKING:
    from matplotlib.figure import Figure

WIDTH, HEAD, HEIGHT, FOOT = 720, 22, 220, 54
SAYS = "value before each move with best play, for the player who began; blue ground: exact; red: a blunder"
BEYOND = 1.15  # where decided games are drawn: so far beyond the largest value of an undecided one


class Point(NamedTuple):
    """A position before a move: `value` is None where it is decided beyond all counting, `sign` says for whom then."""

    value: float | None
    sign: int
    is_exact: bool
    is_blunder: bool
    says: str


def course_svg(title: str, points: Sequence[Point]) -> str:
    """The picture of `course` as an SVG."""
    return as_svg(title, course(points))


@styled()
def course(points: Sequence[Point]) -> Figure:
    """Values upwards, plies from left to right; what is exact stands on a blue ground, blunders are red."""
    from matplotlib.ticker import MaxNLocator

    most = max([abs(point.value) for point in points if point.value is not None] + [1.0])
    heights = [point.sign * BEYOND * most if point.value is None else point.value for point in points]
    left = MARGIN + breadth(f"−{most:.0f}") + 8
    sheet = figure(WIDTH, TOP + HEAD + HEIGHT + FOOT)
    axes = panel(sheet, left, TOP + HEAD, WIDTH - left - MARGIN, HEIGHT)
    write(sheet, left, TOP + 8, SAYS, color=SOFT)
    for is_exact, run in itertools.groupby(enumerate(points, 1), key=lambda place: place[1].is_exact):
        plies = [ply for ply, _ in run]
        if is_exact:
            axes.axvspan(plies[0] - 0.5, plies[-1] + 0.5, color=LIGHT_BLUE, linewidth=0, zorder=0)
    axes.axhline(0, color=FAINT, linewidth=1)
    axes.plot(range(1, len(points) + 1), heights, color=BLUE, linewidth=1.6, zorder=2)
    for i, (point, height) in enumerate(zip(points, heights, strict=True), 1):
        (dot,) = axes.plot(
            [i], [height], "o", color=RED if point.is_blunder else BLUE, markersize=7 if point.is_blunder else 4, zorder=3
        )
        tell(dot, point.says)
    axes.set_xlim(0.5, max(1, len(points)) + 0.5)
    axes.set_ylim(-1.25 * most, 1.25 * most)
    axes.xaxis.set_major_locator(MaxNLocator(12, integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(6, integer=most >= 3))
    axes.grid(axis="y")
    axes.set_xlabel("move", labelpad=8)
    return sheet
