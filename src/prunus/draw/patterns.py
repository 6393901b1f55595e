"""Patterns as small boards: which squares a group has, and what stands on them where that says most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from prunus.core.drawing import EMPTY, NOWHERE, Drawing, Place
from prunus.core.units import with_minus
from prunus.draw.board import Board
from prunus.draw.paper import MARGIN, room, sheet
from prunus.draw.style import FAINT, TEXT

CELL, GAP, BELOW, TOP = 11, 16, 18, 46


class Content(NamedTuple):
    """What stands on the squares of a group, as signs (empty ones are left out), and what that is worth."""

    signs: Mapping[Place, str]
    weight: float


class Drawn(NamedTuple):
    """A group of squares with the contents that are shown of it."""

    name: str
    squares: Sequence[Place]
    contents: Sequence[Content]


def patterns_svg(title: str, drawing: Drawing, size: tuple[int, int], groups: Sequence[Drawn]) -> str:
    """A row a group: its name, and a board a content with its weight below; `size` is rows and columns of the board."""
    wide, high = size[1] * CELL, size[0] * CELL
    names = MARGIN + max(room(group.name, TEXT) for group in groups) + GAP
    most = max(len(group.contents) for group in groups)
    lines = list[str]()
    for i, group in enumerate(groups):
        top = TOP + i * (high + BELOW + GAP)
        lines.append(f'<text class="window" x="{MARGIN}" y="{top + high / 2 + 4:.1f}">{escape(group.name)}</text>')
        for k, content in enumerate(group.contents):
            left = names + k * (wide + GAP)
            told = with_minus(f"{content.weight:+.2f}")
            lines.append(f"<g><title>{escape(f'{group.name}: {told}')}</title>")
            lines += _small(drawing, size, group.squares, content.signs, left, top)
            lines.append(f'<text x="{left + wide / 2:.1f}" y="{top + high + 14}">{told}</text></g>')
    return sheet(title, names + most * (wide + GAP) + MARGIN - GAP, TOP + len(groups) * (high + BELOW + GAP), lines)


def _small(
    drawing: Drawing, size: tuple[int, int], squares: Sequence[Place], signs: Mapping[Place, str], left: float, top: float
) -> Iterator[str]:
    """The squares of a group with their stones, within the outline of the board."""
    rows = ["".join(signs.get((r, c), EMPTY) if (r, c) in squares else NOWHERE for c in range(size[1])) for r in range(size[0])]
    yield from Board(drawing, rows).shapes(left, top, CELL)
    outline: dict[str, Any] = {"x": left, "y": top, "width": size[1] * CELL, "height": size[0] * CELL}
    attributes = " ".join(f'{name}="{value:.1f}"' for name, value in outline.items())
    yield f'<rect {attributes} style="fill: none; stroke: {FAINT}; stroke-width: 1"/>'
