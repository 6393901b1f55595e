"""Dots with intervals on a logarithmic axis, as an SVG: for ratios."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from xml.sax.saxutils import escape

from prunus.draw.paper import MARGIN, sheet

WIDTH, HEAD, ROW, FOOT = 860, 56, 26, 52
LABELS, NUMBERS = 250, 80  # room for the names on the left and the ratios on the right

Mark = tuple[str, float, float | None, float | None]  # name, ratio, low, high


def interval_svg(title: str, axis: str, marks: Sequence[Mark]) -> str:
    """The picture: a row a mark, equal ratios at equal distances; a dashed line at 1."""
    numbers = [number for _, *mark in marks for number in mark if number is not None]
    ticks = _ticks(min(*numbers, 1.0), max(*numbers, 1.0))
    low, high = math.log(ticks[0]), math.log(ticks[-1])
    left, right = MARGIN + LABELS, WIDTH - MARGIN - NUMBERS
    bottom = HEAD + ROW * len(marks)

    def x(ratio: float) -> float:
        return left + (right - left) * (math.log(ratio) - low) / (high - low)

    lines = []
    for tick in ticks:
        lines.append(f'<path class="{"one" if tick == 1 else "grid"}" d="M{x(tick):.1f} {HEAD - 8} V{bottom}"/>')
        lines.append(f'<text x="{x(tick):.1f}" y="{bottom + 18}">{tick:g}</text>')
    for i, mark in enumerate(marks):
        lines += _row(mark, HEAD + ROW * (i + 0.5), left, right, x)
    lines.append(f'<text x="{(left + right) / 2:.1f}" y="{bottom + 40}">{escape(axis)}</text>')
    return sheet(title, WIDTH, bottom + FOOT, lines)


def _row(mark: Mark, y: float, left: float, right: float, x: Callable[[float], float]) -> Iterator[str]:
    name, ratio, low, high = mark
    yield f'<text class="end" x="{left - 12}" y="{y + 4:.1f}">{escape(name)}</text>'
    if low is not None and high is not None:
        ends = (
            f"M{x(low):.1f} {y - 5:.1f} V{y + 5:.1f} M{x(low):.1f} {y:.1f} H{x(high):.1f} M{x(high):.1f} {y - 5:.1f} V{y + 5:.1f}"
        )
        yield f'<path class="interval" d="{ends}"/>'
    span = "" if low is None else f", 95 %: {low:.3f} to {high:.3f}"
    yield f'<circle class="dot" cx="{x(ratio):.1f}" cy="{y:.1f}" r="5"><title>{escape(name)}: {ratio:.3f}{span}</title></circle>'
    yield f'<text class="start soft" x="{right + 12}" y="{y + 4:.1f}">{ratio:.3f}</text>'


def _ticks(low: float, high: float) -> list[float]:
    """1, 2 and 5 times powers of ten, from at most `low` to at least `high`, with 1 among them."""
    steps = [step * 10.0**power for power in range(-9, 10) for step in (1, 2, 5)]
    first = max(i for i, step in enumerate(steps) if step <= low)
    last = min(i for i, step in enumerate(steps) if step >= high)
    return [float(f"{step:g}") for step in steps[first : max(last, first + 1) + 1]]
