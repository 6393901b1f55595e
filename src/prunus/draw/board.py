"""Boards: one drawing for trees, reports and notebooks, by what the game says of its look (`core/drawing.py`).

┌ coordinates, outside of the board
│  cells: squares, checkered squares or hexagons, on the ground of the game
│  stones, the last one ringed; legal moves as small rings; marks with a text
└ whose turn it is, below
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple
from xml.sax.saxutils import escape

from prunus.core.drawing import EMPTY, NOWHERE, Drawing, Place, Stone
from prunus.draw.paper import canvas, room
from prunus.draw.style import (
    BAIZE,
    BLACK_STONE,
    FAINT,
    FRAME,
    FRESH,
    INK,
    PALE,
    PAPER,
    RIM,
    SEAM,
    SHADE,
    SOFT,
    STONES,
    TEXT,
    WHITE_STONE,
)

OUTSIDE = 22  # room for coordinates
BELOW = 24  # and for whose turn it is
CELL = 40  # of a board that stands by itself
ROOT_THREE = math.sqrt(3)


class Mark(NamedTuple):
    """Something to be pointed out on a square: a class of the style, and what is written there."""

    kind: str
    text: str


@dataclass(frozen=True)
class Board:
    """The rows of a board and what is to be seen on it; `turn` is said below it."""

    drawing: Drawing
    rows: Sequence[str]
    placed: Place | None = None
    moves: Sequence[Place] = ()
    marks: Mapping[Place, Mark] = field(default_factory=dict)
    turn: str = ""

    def size(self, cell: float) -> tuple[float, float]:
        """Width and height of the cells together."""
        rows, columns = len(self.rows), len(self.rows[0])
        if self.drawing.shape == "hexagons":
            return (columns + (rows - 1) / 2) * cell, (1.5 * (rows - 1) + 2) * cell / ROOT_THREE
        return columns * cell, rows * cell

    def middle(self, place: Place, cell: float) -> tuple[float, float]:
        """The middle of a cell, from the upper left corner of the board."""
        row, column = place
        if self.drawing.shape == "hexagons":
            return (column + 0.5 + row / 2) * cell, (1.5 * row + 1) * cell / ROOT_THREE
        return (column + 0.5) * cell, (row + 0.5) * cell

    def cells(self) -> Iterator[tuple[Place, str]]:
        """Every square and its sign."""
        for r, row in enumerate(self.rows):
            for c, sign in enumerate(row):
                if sign != NOWHERE:
                    yield (r, c), sign

    def shapes(self, left: float, top: float, cell: float) -> Iterator[str]:
        """The board without its coordinates, its upper left corner at a point."""
        yield from self._ground(left, top, cell)
        for place, sign in self.cells():
            if sign != EMPTY:
                x, y = self.middle(place, cell)
                yield from _stone(self.drawing.stone(sign), left + x, top + y, cell)
        if self.placed is not None:
            x, y = self.middle(self.placed, cell)
            for colour, thick in ((BLACK_STONE, 0.15), (FRESH, 0.08)):
                yield _circle(
                    left + x, top + y, 0.43 * cell, f"fill: none; stroke: {colour}; stroke-width: {max(1, thick * cell):.1f}"
                )
        for place in self.moves:
            x, y = self.middle(place, cell)
            colour = WHITE_STONE if self.drawing.ground == "green" else SOFT
            has_rings = any(stone.shape == "ring" for stone in self.drawing.stones.values())  # then a small one is a dot
            look = f"fill: {colour}" if has_rings else f"fill: none; stroke: {colour}; stroke-width: 1.5"
            yield _circle(left + x, top + y, (0.06 if has_rings else 0.12) * cell, look)

    def _ground(self, left: float, top: float, cell: float) -> Iterator[str]:
        ground, shape = self.drawing.ground, self.drawing.shape
        if shape == "hexagons":
            yield from self._hexagons(left, top, cell)
        elif shape == "checkered":
            for (row, column), _ in self.cells():
                colour = PALE if self.drawing.is_dark((row, column), len(self.rows)) else SHADE
                yield _rect(
                    left + column * cell, top + row * cell, cell, cell, f"fill: {colour}; stroke: {FAINT}; stroke-width: .6"
                )
        elif ground == "frame":
            width, height = self.size(cell)
            yield _rect(left, top, width, height, f"fill: {FRAME}", round_by=0.15 * cell)
            for place, _ in self.cells():
                x, y = self.middle(place, cell)
                yield _circle(left + x, top + y, 0.4 * cell, f"fill: {PAPER}")
        elif ground == "strokes":
            yield from self._seams(left, top, cell, SOFT, max(1, 0.04 * cell))
        elif ground != "none":
            fill, line = (BAIZE, SEAM) if ground == "green" else (SHADE, FAINT)
            thick = max(0.5, 0.025 * cell)
            style = f"fill: {fill}; stroke: {line}; stroke-width: {thick:.1f}"
            if not any(NOWHERE in row for row in self.rows):
                yield _rect(left, top, *self.size(cell), style)
                yield from self._seams(left, top, cell, line, thick)
                return
            for (row, column), _ in self.cells():
                yield _rect(left + column * cell, top + row * cell, cell, cell, style)

    def _seams(self, left: float, top: float, cell: float, colour: str, thick: float) -> Iterator[str]:
        """The lines between squares, as they are drawn by hand."""
        (width, height), style = self.size(cell), f"fill: none; stroke: {colour}; stroke-width: {thick:.1f}; stroke-linecap: round"
        ways = [f"M{left + i * cell:.1f} {top:.1f} v{height:.1f}" for i in range(1, len(self.rows[0]))]
        ways += [f"M{left:.1f} {top + i * cell:.1f} h{width:.1f}" for i in range(1, len(self.rows))]
        yield f'<path style="{style}" d="{" ".join(ways)}"/>'

    def _hexagons(self, left: float, top: float, cell: float) -> Iterator[str]:
        fill, line = (BAIZE, SEAM) if self.drawing.ground == "green" else (SHADE, FAINT)
        if self.drawing.sides:
            yield from self._sides(left, top, cell)
        for place, _ in self.cells():
            style = f"fill: {fill}; stroke: {line}; stroke-width: {max(0.6, 0.03 * cell):.1f}"
            yield f'<path style="{style}" d="M{" L".join(self._corners(place, left, top, cell))} Z"/>'

    def _corners(self, place: Place, left: float, top: float, cell: float) -> list[str]:
        """The corners of a hexagon that stands on one of them, from the upper one clockwise."""
        x, y = self.middle(place, cell)
        radius, turns = cell / ROOT_THREE, [math.radians(60 * i - 90) for i in range(6)]
        return [f"{left + x + radius * math.cos(turn):.1f} {top + y + radius * math.sin(turn):.1f}" for turn in turns]

    def _sides(self, left: float, top: float, cell: float) -> Iterator[str]:
        """Thick lines in the colours of those to whom the sides belong, half of each hidden by the cells."""
        last_row, last_column = len(self.rows) - 1, len(self.rows[0]) - 1
        across, down = range(last_column + 1), range(last_row + 1)
        sides = (  # which corners of which cells
            (0, [((0, column), (5, 0, 1)) for column in across]),
            (0, [((last_row, column), (4, 3, 2)) for column in across]),
            (1, [((row, 0), (5, 4, 3)) for row in down]),
            (1, [((row, last_column), (1, 2)) for row in down]),
        )
        for owner, places in sides:
            points = [self._corners(place, left, top, cell)[i] for place, corners in places for i in corners]
            colour = STONES.get(self.drawing.sides[owner], self.drawing.sides[owner])
            style = f"fill: none; stroke: {colour}; stroke-width: {0.22 * cell:.1f}; stroke-linejoin: round"
            yield f'<path style="{style}" d="M{" L".join(points)}"/>'

    def described(self) -> str:
        """The board in words: how many stones of each kind, and whose turn it is."""
        signs = [sign for _, sign in self.cells()]
        named = [(signs.count(sign), stone.name or sign) for sign, stone in self.drawing.stones.items()]
        stones = ", ".join(f"{count} {name}" for count, name in named if count) or "no stones"
        last = "" if self.placed is None else f"; last {self.called(self.placed)}"
        return f"{stones}{last}" + f"; {self.turn}" * bool(self.turn)

    def called(self, place: Place) -> str:
        """What people call a square."""
        row, column = place
        called = self.drawing.column_name(column) + self.drawing.row_name(row, len(self.rows))
        number = self.drawing.numbers(self.rows).get(place, row * len(self.rows[0]) + column + 1)
        return called or str(number)


def board_svg(title: str, board: Board, cell: int = CELL, has_style: bool = True) -> str:
    """A board with its coordinates, and whose turn it is below; without a style of its own for a page that has it."""
    drawing, (width, height) = board.drawing, board.size(cell)
    left = OUTSIDE if drawing.rows != "none" else 8
    top = OUTSIDE if drawing.columns != "none" else 8
    whole = max(left + width + (left if left == OUTSIDE else 8), room(board.turn, TEXT) + 16)
    lines = [*board.shapes(left, top, cell), *_coordinates(board, left, top, cell)]
    for place, mark in board.marks.items():
        x, y = board.middle(place, cell)
        wide, high = max(20, room(mark.text, TEXT) + 10), 20  # a label, which nobody takes for a stone
        corner = f'x="{left + x - wide / 2:.1f}" y="{top + y - high / 2:.1f}"'
        lines.append(f'<rect class="{mark.kind}" {corner} width="{wide:.1f}" height="{high}" rx="3"/>')
        lines.append(f'<text x="{left + x:.1f}" y="{top + y + 4:.1f}">{escape(mark.text)}</text>')
    below = top + height + (8 if not board.turn else BELOW)
    if board.turn:
        lines.append(f'<text class="more" x="{left + width / 2:.1f}" y="{below - 7:.1f}">{escape(board.turn)}</text>')
    return canvas(f"{title}: {board.described()}", whole, below, lines, has_style)


def _coordinates(board: Board, left: float, top: float, cell: float) -> Iterator[str]:
    drawing = board.drawing
    for column in range(len(board.rows[0])):
        if name := drawing.column_name(column):
            x, y = board.middle((0, column), cell)
            yield f'<text class="more" x="{left + x:.1f}" y="{top - 7}">{name}</text>'
    for row in range(len(board.rows)):
        if name := drawing.row_name(row, len(board.rows)):
            x, y = board.middle((row, 0), cell)
            yield f'<text class="more" x="{left + x - cell / 2 - 11:.1f}" y="{top + y + 4:.1f}">{name}</text>'
    for place, number in drawing.numbers(board.rows).items():
        if board.rows[place[0]][place[1]] == EMPTY and place not in board.marks:
            x, y = board.middle(place, cell)
            yield f'<text class="more" x="{left + x:.1f}" y="{top + y + 4:.1f}">{number}</text>'


def _stone(stone: Stone, x: float, y: float, cell: float) -> Iterator[str]:
    colour = STONES.get(stone.colour, stone.colour)
    contrast = WHITE_STONE if stone.colour in ("black", "ink", "red", "blue", "green") else BLACK_STONE
    if stone.shape == "disc":
        yield _circle(x, y, 0.38 * cell, f"fill: {colour}; stroke: {RIM}; stroke-width: {max(0.6, 0.03 * cell):.1f}")
        if stone.mark == "ring":
            yield _circle(x, y, 0.22 * cell, f"fill: none; stroke: {contrast}; stroke-width: {max(0.8, 0.05 * cell):.1f}")
        elif stone.mark == "dot":
            yield _circle(x, y, 0.09 * cell, f"fill: {contrast}")
        if stone.text:
            yield _letter(stone.text, x, y, 0.45 * cell, f"fill: {contrast}")
    elif stone.shape == "ring":
        yield _circle(x, y, 0.27 * cell, f"fill: none; stroke: {colour}; stroke-width: {max(1.2, 0.09 * cell):.1f}")
    elif stone.shape == "cross":
        half = 0.26 * cell
        way = f"M{x - half:.1f} {y - half:.1f} l{2 * half:.1f} {2 * half:.1f} m0 {-2 * half:.1f} l{-2 * half:.1f} {2 * half:.1f}"
        yield f'<path style="stroke: {colour}; stroke-width: {max(1.2, 0.09 * cell):.1f}; stroke-linecap: round" d="{way}"/>'
    elif stone.shape == "piece":
        outline = INK if stone.colour == "white" else WHITE_STONE
        style = f"fill: {colour}; stroke: {outline}; stroke-width: {0.04 * cell:.1f}; paint-order: stroke"
        yield _letter(stone.text, x, y, 0.78 * cell, style)
    else:
        yield _letter(stone.text, x, y, 0.6 * cell, f"fill: {colour}")


def _circle(x: float, y: float, radius: float, style: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" style="{style}"/>'


def _rect(x: float, y: float, width: float, height: float, style: str, round_by: float = 0) -> str:
    corner = f' rx="{round_by:.1f}"' if round_by else ""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"{corner} style="{style}"/>'


def _letter(text: str, x: float, y: float, size: float, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y + 0.35 * size:.1f}" style="font-size: {size:.1f}px; {style}">{escape(text)}</text>'
