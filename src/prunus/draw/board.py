"""Boards, with whatever is to be pointed out on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from xml.sax.saxutils import quoteattr

MARGIN = 18  # for coordinates


def board_svg(title: str, rows: Sequence[str], marks: Mapping[tuple[int, int], tuple[str, str]], cell: int = 26) -> str:
    """A board with coordinates as an SVG for a page that has the style; `marks` are (class, text) by row and column."""
    width, height = len(rows[0]) * cell, len(rows) * cell
    whole = f"{width + 2 * MARGIN} {height + 2 * MARGIN}"
    size = f'width="{width + 2 * MARGIN}" height="{height + 2 * MARGIN}" viewBox="0 0 {whole}"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={quoteattr(title)}>']
    lines += squares(MARGIN + width / 2, MARGIN, rows, cell)
    for column in range(len(rows[0])):
        lines.append(f'<text class="more" x="{MARGIN + (column + 0.5) * cell}" y="{MARGIN - 5}">{chr(ord("a") + column)}</text>')
    for row in range(len(rows)):
        lines.append(f'<text class="more" x="{MARGIN / 2}" y="{MARGIN + (row + 0.5) * cell + 4}">{row + 1}</text>')
    for (row, column), (kind, text) in marks.items():
        x, y = MARGIN + (column + 0.5) * cell, MARGIN + (row + 0.5) * cell
        lines.append(f'<circle class="{kind}" cx="{x}" cy="{y}" r="{cell * 0.38:.1f}"/><text x="{x}" y="{y + 4}">{text}</text>')
    return "\n".join([*lines, "</svg>"])


def squares(x: float, y: float, rows: Sequence[str], cell: int) -> Iterator[str]:
    """A board whose upper edge is at `y` and whose middle is at `x`."""
    width, height = len(rows[0]) * cell, len(rows) * cell
    left = x - width / 2
    yield f'<rect class="board" x="{left:.1f}" y="{y:.1f}" width="{width}" height="{height}"/>'
    for i in range(1, len(rows[0])):
        yield f'<path class="seam" d="M{left + i * cell:.1f} {y:.1f} v{height}"/>'
    for i in range(1, len(rows)):
        yield f'<path class="seam" d="M{left:.1f} {y + i * cell:.1f} h{width}"/>'
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            if mark != ".":
                cx, cy = left + (c + 0.5) * cell, y + (r + 0.5) * cell
                yield f'<circle class="{mark}" cx="{cx:.1f}" cy="{cy:.1f}" r="{cell * 0.38:.1f}"/>'
