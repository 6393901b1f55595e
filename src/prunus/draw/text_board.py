"""Boards as text, for a terminal, with colours or without; in words for those who listen they are in `draw/spoken_board.py`.

       a  b  c  d                       with colours: discs on the ground of the game
    1  .  .  *  .                       without: the signs of `Game.rows`, which tell all stones apart
    2  .  O [X] *                       * may be played, [ ] is where the last stone went
    3  *  X  O  .
    4  .  *  .  .                       boards of hexagons lean to the right, as their cells do

A line is made of spans, each a text and a style as `rich` writes it; whoever has no colours joins the texts.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from prunus.core.drawing import EMPTY, NOWHERE, Drawing, Place, Stone, can_be_drawn
from prunus.core.game import Game
from prunus.core.standing_in import told_shortly
from prunus.draw.board import Board, Mark
from prunus.draw.style import BAIZE, CLOTH, FAINT, FRAME, FRESH, LIGHT_CLOTH, PALE, SEAM, STONES, WHITE_STONE
from prunus.errors import PrunusError

WIDTH = 80
TALLEST = 9  # rows of a board whose squares are parted by lines: higher ones would not fit beside a prompt
DISC, MARKED, LEGAL, FREE = "●", "◉", "◦", "·"
LETTER_LEGAL = "*"
MANY_KINDS = 4  # of stones: of more, as in chess, people know the letters
LONGEST_NAME = 3  # of a move that is written into its square


class Span(NamedTuple):
    text: str
    style: str = ""


Line = list[Span]


def text_of(line: Line) -> str:
    """A line without its colours."""
    return "".join(span.text for span in line).rstrip()


def board_of(game: Any, position: Any, before: Any = None) -> Board | None:
    """The board of a position with the moves that can be told by their squares, and the last one; None where it has no board."""
    rows = list(game.rows(position))
    if not rows or not can_be_drawn(rows):
        return None
    last = None if before is None else game.place(before[0], before[1])
    squares = _squares(game, position, rows)
    names = {place: Mark("move", text) for place, text in squares.items() if len(text) <= LONGEST_NAME}
    if (
        game.drawing is Game.drawing and squares and squares.keys() == names.keys()
    ):  # it does not say how its squares are called; its moves do
        drawing = replace(game.drawing, columns="none", rows="none")
        return Board(drawing, rows, last, marks=names)
    # Where all empty squares can be played on, everybody sees that; where men move, a square is not all of a move.
    is_told = len(squares) < sum(row.count(EMPTY) for row in rows) and game.drawing.shape != "checkered"
    return Board(game.drawing, rows, last, list(squares) if is_told else [])


def _squares(game: Any, position: Any, rows: Sequence[str]) -> dict[Place, str]:
    """The moves that put a stone on an empty square, by it; none where two moves do so on one."""
    moves = {move: game.place(position, move) for move in position.moves()}
    found = {place: game.format_move(position, move) for move, place in moves.items() if place is not None}
    is_told = len(found) == len(moves) and all(rows[row][column] == EMPTY for row, column in found)
    return found if is_told else {}


def written(game: Any, position: Any) -> list[str]:
    """A position of a game without a board, as its own class or the game writes it."""
    rows = list(game.rows(position))
    from prunus.core.plain import PlainPosition  # boards of other games need not wait for it

    if rows:  # of signs that its drawing does not have
        return [part for row in rows for part in textwrap.wrap(row, WIDTH, drop_whitespace=False) or [""]]
    if isinstance(position, PlainPosition) and game.rules.text is None:
        walking = game.rules.walking
        state = position.state if walking is None else walking.at(position.state)
        kind: Any = type(state)
        is_told = kind.__str__ is not object.__str__ or kind.__repr__ is not object.__repr__
        text = str(state) if is_told else told_shortly(state)
    else:
        try:
            text = str(game.format(position))
        except PrunusError:  # a game that cannot write its positions
            text = repr(position)
    return [part for line in text.splitlines() for part in textwrap.wrap(line, WIDTH, replace_whitespace=False) or [""]]


def board_lines(board: Board, has_colour: bool = False) -> list[Line]:
    """The board with its coordinates."""
    return _Text(board, has_colour).lines()


class _Text:
    """How wide the parts of a board are, and how each is written."""

    def __init__(self, board: Board, has_colour: bool) -> None:
        self.board, self.drawing, self.has_colour = board, board.drawing, has_colour
        self.numbers = board.drawing.numbers(board.rows)
        self.names = [board.drawing.row_name(row, len(board.rows)) for row in range(len(board.rows))]
        self.margin = max(map(len, self.names)) + 1
        columns = len(board.rows[0])
        digits = len(str(max(self.numbers.values(), default=0)))
        self.is_numbered_beside = bool(self.numbers) and self.drawing.shape == "checkered"
        self.is_slanted = self.drawing.shape == "hexagons"
        inside = digits if self.numbers and not self.is_numbered_beside else 1
        inside = max(
            inside,
            *(len(mark.text) for mark in board.marks.values()),
            *(len(self.drawing.column_name(column)) for column in range(columns)),
        )
        before = digits if self.is_numbered_beside else 0
        lean = len(board.rows) - 1
        for gap, brackets in ((1 if self.is_slanted else 0, ("[", "]")), (0, (">", ""))):
            self.gap, self.brackets, self.inside = gap, brackets, inside
            self.cell = before + len("".join(brackets)) + inside + gap
            self.step = -(-self.cell // 2) if self.is_slanted else 0
            if self.margin + columns * self.cell + lean * self.step <= WIDTH:
                break
        is_parted = self.drawing.ground == "strokes" and len(board.rows) <= TALLEST and columns * (self.cell + 1) < WIDTH - 10
        self.seam = "│" if is_parted else ""

    def lines(self) -> list[Line]:
        found = [self._heading()] if self.drawing.columns != "none" else []
        for row in range(len(self.board.rows)):
            if row and self.seam:
                found.append([Span(" " * self.margin + "┼".join(["─" * self.cell] * len(self.board.rows[0])), "dim")])
            found.append(list(self._row(row)))
        return found

    def _heading(self) -> Line:
        names = (self.drawing.column_name(column) for column in range(len(self.board.rows[0])))
        left = len(self.brackets[0]) + self.cell - self.gap - self.inside - len("".join(self.brackets))
        between = " " * len(self.seam)
        return [Span(" " * self.margin + between.join(f"{' ' * left}{name:<{self.cell - left}}" for name in names), "dim")]

    def _row(self, row: int) -> Iterator[Span]:
        yield Span(" " * (self.step * row) + f"{self.names[row]:>{self.margin - 1}} ", "dim")
        for column, sign in enumerate(self.board.rows[row]):
            if column and self.seam:
                yield Span(self.seam, "dim")
            yield from self._cell((row, column), sign)

    def _cell(self, place: Place, sign: str) -> Iterator[Span]:
        if sign == NOWHERE:
            yield Span(" " * self.cell)
            return
        ground, is_last = self._ground(place), place == self.board.placed
        number = str(self.numbers.get(place, ""))
        if self.is_numbered_beside:
            digits = self.cell - self.gap - self.inside - len("".join(self.brackets))
            yield Span(f"{number:>{digits}}", self._style(WHITE_STONE, ground, is_faint=True))
        mark = self._style(FRESH, ground, is_bold=True)
        left, right = self.brackets if is_last else tuple(" " * len(each) for each in self.brackets)
        text, style = self._sign(place, sign, ground, number)
        yield Span(left, mark)
        yield Span(f"{text:^{self.inside}}", style)
        yield Span(right + " " * self.gap, mark)

    def stone(self, sign: str, place: Place) -> Line:
        """A stone by itself, on the ground that it would have at a place."""
        text, style = self._sign(place, sign, self._ground(place), "")
        return [Span(f" {text} " if self.has_colour else text, style)]

    def _sign(self, place: Place, sign: str, ground: str, number: str) -> tuple[str, str]:
        if sign != EMPTY:
            stone = self.drawing.stone(sign)
            colour = "" if stone.colour == "ink" and not ground else STONES.get(stone.colour, stone.colour)
            return glyph(stone, sign, self.has_colour), self._style(colour, ground, is_bold=True)
        if place in self.board.marks:
            return self.board.marks[place].text, self._style(WHITE_STONE if ground else "", ground, is_faint=not ground)
        if place in self.board.moves:
            return (LEGAL if self.has_colour else LETTER_LEGAL), self._style(WHITE_STONE if ground else "", ground, is_bold=True)
        if self.numbers and not self.is_numbered_beside:
            return number, "dim"
        if self.seam or self._is_blank(place):
            return " ", self._style("", ground)
        colour = {BAIZE: SEAM, PALE: FAINT, "": ""}.get(ground, LIGHT_CLOTH)
        return (FREE if self.has_colour else EMPTY), self._style(colour, ground, is_faint=not ground)

    def _is_blank(self, place: Place) -> bool:
        """Whether the ground itself shows an empty square, or it is a light one where only the dark ones have numbers."""
        is_unused = self.is_numbered_beside and place not in self.numbers
        return self.drawing.shape == "checkered" and (self.has_colour or is_unused)

    def _ground(self, place: Place) -> str:
        drawing = self.drawing
        if drawing.shape == "checkered":
            return CLOTH if drawing.is_dark(place, len(self.board.rows)) else LIGHT_CLOTH
        if drawing.ground == "plain":
            return CLOTH if any(stone.colour == "white" for stone in drawing.stones.values()) else PALE
        return {"green": BAIZE, "frame": FRAME}.get(drawing.ground, "")

    def _style(self, colour: str, ground: str, is_bold: bool = False, is_faint: bool = False) -> str:
        return " ".join(filter(None, ["bold" * is_bold, "dim" * is_faint, colour, f"on {ground}" if ground else ""]))


def glyph(stone: Stone, sign: str, has_colour: bool) -> str:
    """How a stone is written: by its shape where colours tell the players apart, by its sign where they do not."""
    if not has_colour or stone.shape in ("cross", "ring"):
        return sign
    return stone.text or (MARKED if stone.mark == "ring" else DISC)


def legend(board: Board, has_colour: bool) -> list[Line]:
    """What the signs of a board mean, in lines; a stone stands there as it stands on the board."""
    lines: list[Line] = []
    for part in _meanings(board, has_colour):
        if lines and len(text_of(lines[-1])) + len(text_of(part)) + 3 <= WIDTH:
            lines[-1] += [Span("; ", "dim"), *part]
        else:
            lines.append(part)
    for line in lines[:-1]:
        line.append(Span(";", "dim"))
    return lines


def _meanings(board: Board, has_colour: bool) -> Iterator[Line]:
    drawing = board.drawing
    places = {sign: place for place, sign in board.cells()}
    for sign, stone in drawing.stones.items():
        shown = glyph(stone, sign, has_colour)
        is_clear = shown == stone.name or (has_colour and stone.shape == "piece")
        if stone.name and not is_clear and (sign in places or drawing.sides) and 1 < len(drawing.stones) <= MANY_KINDS:
            is_said = not has_colour or stone.colour in stone.name
            name = Span(f" {stone.name}" if is_said else f" {stone.colour} is {stone.name}", "dim")
            yield [*_Text(board, has_colour).stone(sign, places.get(sign, (0, 0))), name]
    if board.moves:
        yield [Span(f"{LEGAL if has_colour else LETTER_LEGAL} may be played", "dim")]
    if board.placed is not None:
        yield [Span("[ ] last move", "dim")]
    if drawing.sides:
        upper, left = (_owner(drawing, colour) for colour in drawing.sides)
        yield [Span(f"{upper} joins top and bottom, {left} left and right", "dim")]


def _owner(drawing: Drawing, colour: str) -> str:
    return next((stone.name for stone in drawing.stones.values() if stone.colour == colour), colour)
