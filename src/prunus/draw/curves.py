"""Curves over depth on a logarithmic scale, as an SVG: a panel a tree, a line a law or a measurement."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from xml.sax.saxutils import escape

from prunus.draw.paper import sheet
from prunus.draw.style import CURVES

WIDTH, HEIGHT, HEAD, MARGIN, FOOT = 320, 300, 76, 56, 48  # of a panel, and around the panels

Curve = Sequence[tuple[int, float]]  # (depth, leaves)


def curves_svg(title: str, panels: Mapping[str, Mapping[str, Curve]]) -> str:
    """The picture. Curves whose name has a ^ are laws: dashed, without dots."""
    everything = [curve for curves in panels.values() for curve in curves.values()]
    highest = max(1, math.ceil(max(math.log10(leaves) for curve in everything for _, leaves in curve)))
    names = [name for name in next(iter(panels.values())) if "^" not in name]
    width, height = MARGIN + (WIDTH + MARGIN) * len(panels), HEAD + HEIGHT + FOOT
    lines = [*_legend(names)]
    for i, (name, curves) in enumerate(panels.items()):
        lines += _panel(MARGIN + i * (WIDTH + MARGIN), name, curves, names, highest)
    return sheet(title, width, height, lines)


def _legend(names: Sequence[str]) -> Iterator[str]:
    for i, name in enumerate(names):
        x = MARGIN + 110 * i
        yield f'<path class="curve" stroke="{CURVES[i % len(CURVES)]}" d="M{x} 46 h24"/>'
        yield f'<text class="start" x="{x + 30}" y="50">{escape(name)}</text>'


def _panel(left: float, name: str, curves: Mapping[str, Curve], names: Sequence[str], highest: int) -> Iterator[str]:
    depths = sorted({depth for curve in curves.values() for depth, _ in curve})
    bottom = HEAD + HEIGHT

    def point(depth: int, leaves: float) -> tuple[float, float]:
        along = (depth - depths[0]) / max(1, depths[-1] - depths[0])
        return left + 12 + along * (WIDTH - 60), bottom - HEIGHT * math.log10(leaves) / highest

    for power in range(highest + 1):
        y = point(depths[0], 10.0**power)[1]
        yield f'<path class="grid" d="M{left} {y:.1f} h{WIDTH - 36}"/>'
        yield f'<text class="end" x="{left - 6}" y="{y + 4:.1f}">10<tspan dy="-5" font-size="9">{power}</tspan></text>'
    for depth in depths:
        yield f'<text x="{point(depth, 1)[0]:.1f}" y="{bottom + 18}">{depth}</text>'
    yield f'<text x="{left + WIDTH / 2 - 20:.1f}" y="{bottom + 38}">{escape(name)}: leaves by depth</text>'
    for label, curve in curves.items():
        points = [point(depth, leaves) for depth, leaves in curve]
        path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        if label not in names:
            yield f'<path class="law" d="{path}"/>'
            x, y = points[-1]
            yield f'<text class="start" x="{x + 6:.1f}" y="{y + 4:.1f}">{escape(label)}</text>'
            continue
        colour = CURVES[names.index(label) % len(CURVES)]
        yield f'<path class="curve" stroke="{colour}" d="{path}"/>'
        for (x, y), (depth, leaves) in zip(points, curve, strict=True):
            told = f"{escape(label)}, depth {depth}: {leaves:,.0f} leaves"
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"><title>{told}</title></circle>'
    yield f'<path class="axis" d="M{left} {HEAD} V{bottom} H{left + WIDTH - 36}"/>'
