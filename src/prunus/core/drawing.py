"""Drawing: how the board of a game looks, as data: what the signs of `Game.rows` are, the ground, and what squares are called.

    Drawing(stones={"X": Stone("disc", "black"), "O": Stone("disc", "white")}, ground="green")

A sign of `rows` is a stone; `.` is an empty square, and a space no square at all, so that boards need not be rectangles. Colours
are words, which a picture gives a shade in the light and one in the dark, or written as #rrggbb.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from prunus.errors import BadGame

Shape = Literal["disc", "ring", "cross", "piece", "text"]
Cells = Literal["squares", "hexagons", "checkered"]
Ground = Literal["plain", "strokes", "green", "frame", "none"]
Naming = Literal["letters", "numbers", "none"]
Place = tuple[int, int]  # row and column

EMPTY, NOWHERE = ".", " "  # a square without a stone, and no square
COLOURS = ("ink", "black", "white", "red", "yellow", "blue", "green", "orange")


@dataclass(frozen=True)
class Stone:
    """A sign of a board. Discs may have a second sign beside their colour: a `mark` or a letter (`text`), which pieces and texts
    are made of; `name` is what people call it."""

    shape: Shape
    colour: str = "ink"
    mark: Literal["", "ring", "dot"] = ""
    text: str = ""
    name: str = ""

    def __post_init__(self) -> None:
        if self.shape not in get_args(Shape):
            raise BadGame(f"a stone is one of {', '.join(get_args(Shape))}, not {self.shape!r}")
        if self.colour not in COLOURS and not re.fullmatch("#[0-9a-fA-F]{6}", self.colour):
            raise BadGame(f"the colour of a stone is one of {', '.join(COLOURS)} or #rrggbb, not {self.colour!r}")
        if self.mark not in ("", "ring", "dot"):
            raise BadGame(f"the mark on a disc is a ring or a dot, not {self.mark!r}")


BLACK, WHITE = Stone("disc", "black", name="black"), Stone("disc", "white", name="white")
CROSS, NOUGHT = Stone("cross", name="X"), Stone("ring", name="O")


@dataclass(frozen=True)
class Drawing:
    """The board of a game. `columns` and `rows` say how they are called outside of it, `origin` where the first row of `Game.rows`
    is counted from; with `is_numbered` empty squares have their numbers in them. `sides` are the colours of the upper
    and lower, and of the left and right side, where they belong to somebody, as in Hex."""

    stones: dict[str, Stone] = field(default_factory=lambda: {"X": BLACK, "O": WHITE})
    ground: Ground = "plain"
    shape: Cells = "squares"
    columns: Naming = "letters"
    rows: Naming = "numbers"
    origin: Literal["top", "bottom"] = "top"
    is_numbered: bool = False
    sides: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        for sign, stone in self.stones.items():
            if len(sign) != 1 or sign in (EMPTY, NOWHERE) or not isinstance(stone, Stone):
                raise BadGame(f"the stones of a drawing are signs of one letter, each a Stone, not {sign!r}: {stone!r}")
        for name, kinds in (("ground", Ground), ("shape", Cells), ("columns", Naming), ("rows", Naming)):
            if getattr(self, name) not in get_args(kinds):
                raise BadGame(f"the {name} of a drawing is one of {', '.join(get_args(kinds))}, not {getattr(self, name)!r}")
        if self.origin not in ("top", "bottom") or len(self.sides) not in (0, 2):
            raise BadGame(f"a drawing counts from top or bottom and has two sides or none, not {self.origin!r} and {self.sides!r}")

    @property
    def signs(self) -> str:
        """All signs that a board may have."""
        return "".join([*self.stones, EMPTY, NOWHERE])

    def column_name(self, column: int) -> str:
        """The name of a column, counted from 0 at the left."""
        return _called(self.columns, column)

    def row_name(self, row: int, number: int) -> str:
        """The name of a row, counted from 0 at the top, on a board of so many rows."""
        return _called(self.rows, row if self.origin == "top" else number - 1 - row)

    def is_dark(self, place: Place, rows: int) -> bool:
        """Whether a square is a dark one, on a checkered board of so many rows."""
        return (rows - place[0] + place[1]) % 2 == 1

    def numbers(self, board: Sequence[str]) -> dict[Place, int]:
        """What squares are called where they are numbered: row by row from 1 on; of a checkered board the dark ones alone."""
        squares = [(row, column) for row, signs in enumerate(board) for column in range(len(signs))] if self.is_numbered else []
        if self.shape == "checkered":
            squares = [place for place in squares if self.is_dark(place, len(board))]
        return {place: number for number, place in enumerate(squares, 1)}

    def stone(self, sign: str) -> Stone:
        """What a sign stands for; one that the drawing does not have stands for itself."""
        return self.stones.get(sign) or Stone("text", text=sign, name=sign)

    def is_board(self, board: Sequence[str]) -> bool:
        """Whether rows are of equal length and of signs of this drawing alone."""
        return can_be_drawn(board) and not set("".join(board)) - set(self.signs)


def can_be_drawn(board: Sequence[str]) -> bool:
    """Whether rows are of equal length and of signs that can be written."""
    return all(len(row) == len(board[0]) and row and row.isprintable() for row in board)


def squared(rows: str | Sequence[str]) -> list[str]:
    """Rows of signs, or a text of lines, as rows of equal length."""
    lines = rows.splitlines() if isinstance(rows, str) else list(rows)
    width = max(map(len, lines), default=0)
    return [line.ljust(width, NOWHERE) for line in lines]


def _called(naming: Naming, index: int) -> str:
    """a, b, …, z, aa, ab, … or 1, 2, …"""
    if naming == "none":
        return ""
    if naming == "numbers":
        return str(index + 1)
    return (_called(naming, index // 26 - 1) if index >= 26 else "") + chr(ord("a") + index % 26)


def placed(before: Sequence[str], after: Sequence[str]) -> Place | None:
    """The square to which a stone has come between two boards; None if that could be several, or none."""
    if [len(row) for row in before] != [len(row) for row in after]:
        return None
    squares = [(r, c) for r, row in enumerate(after) for c, sign in enumerate(row) if sign != before[r][c] and sign not in " ."]
    new = [(r, c) for r, c in squares if before[r][c] == EMPTY]
    for found in (new, squares):
        if len(found) == 1:
            return found[0]
    return None
