"""A histogram of changes in percent, as an SVG: green where they are below zero, red where not."""

from __future__ import annotations

import math
from collections.abc import Sequence
from xml.sax.saxutils import escape

from prunus.draw.paper import sheet
from prunus.draw.words import with_minus

BIN = 5  # percent
WIDTH, HEIGHT, MARGIN = 640, 260, 46


def histogram_svg(title: str, axis: str, changes: Sequence[float]) -> str:
    """The picture: a bar for every five percent, with the number of changes above it."""
    low = min(BIN * math.floor(min(changes) / BIN), -20)
    high = max(BIN * math.floor(max(changes) / BIN) + BIN, 10)
    bins = dict.fromkeys(range(low, high, BIN), 0)
    for change in changes:
        bins[BIN * math.floor(change / BIN)] += 1
    unit = (WIDTH - 2 * MARGIN) / len(bins)
    bottom, zero = HEIGHT - MARGIN, MARGIN - low / BIN * unit
    lines = []
    for index, (start, count) in enumerate(bins.items()):
        height = (HEIGHT - 2 * MARGIN) * count / max(bins.values())
        x, y = MARGIN + index * unit, bottom - height
        place = f'x="{x + 1:.1f}" y="{y:.1f}" width="{unit - 2:.1f}" height="{height:.1f}"'
        lines.append(f'<rect class="{"better" if start < 0 else "worse"}" {place}/>')
        if count:
            lines.append(f'<text x="{x + unit / 2:.1f}" y="{y - 4:.1f}">{count}</text>')
        if start % (2 * BIN) == 0:
            told = with_minus(f"{start:+d} %") if start else "0 %"
            lines.append(f'<text x="{x:.1f}" y="{bottom + 16}">{told}</text>')
    lines.append(f'<path class="axis" d="M{MARGIN} {bottom} H{WIDTH - MARGIN} M{zero:.1f} {MARGIN - 12} V{bottom}"/>')
    lines.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}">{escape(axis)}</text>')
    return sheet(title, WIDTH, HEIGHT, lines)
