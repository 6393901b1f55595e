"""Gomoku: five in a row on 15 x 15, and any number in a row on boards with a side of 8 to 15; smaller ones are `in-a-row`.

    squares, 15 x 15, in four words of four rows                     a board of 9 x 3 in the same words
         a   b   c   ...   m   n   o                                      a   b   c  ...  h   i
     1   0   1   2        12  13  14  (15) always empty               1   0   1   2       7   8
     2  16  17  18        28  29  30  (31)                            2  16  17  18      23  24
     4  48  49  50        60  61  62  (63)                            3  32  33  34      39  40
    -------------------------------------- next word
     5  64  65  66        76  77  78  (79)
    15 224 225 226       236 237 238 (239)

A step of 1 goes to the right, 16 down, 17 and 15 along the diagonals; the empty column on the right keeps lines from wrapping. The
free rules: more than five in a row win as well, and neither player has moves that are forbidden.
A move is the square of the new stone. Text: the squares row by row, X begins, so that whose turn it is goes without saying; or the
moves of a game, "h8 i9 g7".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from prunus.core import wide
from prunus.core.drawing import CROSS, NOUGHT, Drawing
from prunus.core.game import Game, Graded, Lined, Symmetric, hashed_fields, other_views
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.notation import Reader, read_squares
from prunus.core.wide import STRIDE, Squares, both, either, only, without
from prunus.errors import IllegalMove, NotationError, OutOfRange

LEAST, MOST = 3, 15  # squares a side, and in a row
IN_ONE_WORD = 7  # boards whose sides are not longer are those of in-a-row
USUAL = 5  # in a row
COLUMNS = "abcdefghijklmno"
# A bit at the beginning of each row: [height of the board, word]
BEGINNINGS = np.array([wide.as_set([STRIDE * row for row in range(height)]) for height in range(MOST + 1)])


@implements(Graded, Lined, Symmetric)
class Position(NamedTuple):
    own0: np.uint64
    own1: np.uint64
    own2: np.uint64
    own3: np.uint64
    opponent0: np.uint64
    opponent1: np.uint64
    opponent2: np.uint64
    opponent3: np.uint64
    width: np.int64
    height: np.int64
    length: np.int64

    def max_moves(self) -> int:
        return MOST * MOST

    def moves(self) -> Iterable[int]:
        if not has_line(theirs(self), self.length):
            for square in wide.each(unoccupied(self)):
                yield square

    def graded_moves(self) -> Iterable[int]:
        """A square that completes a line, then one where the opponent would; then those beside stones, those two steps from one,
        and the others; the middle where there is no stone."""
        if not has_line(theirs(self), self.length):
            left = unoccupied(self)
            for kind in range(4):
                chosen = both(left, of_kind(self, kind))
                left = without(left, chosen)
                for square in wide.each(chosen):
                    yield square

    def grade(self, move: int) -> int:
        kind = 0
        while not wide.has(of_kind(self, kind), move):
            kind += 1
        return 256 * kind + move

    def play(self, move: int) -> Position:
        stones = either(ours(self), only(move))
        return Position(
            self.opponent0, self.opponent1, self.opponent2, self.opponent3,
            stones[0], stones[1], stones[2], stones[3], self.width, self.height, self.length,
        )  # fmt: skip

    def is_over(self) -> bool:
        return has_line(theirs(self), self.length) or wide.is_empty(unoccupied(self))

    def outcome(self) -> int:
        """Lost or drawn: only who has just moved can have a line. A loss counts the stones that the winner saved, plus one, so that
        quick wins are worth more."""
        if has_line(theirs(self), self.length):
            return -((wide.count(unoccupied(self)) + 2) >> 1)
        return 0

    def move_count(self) -> int:
        return 0 if has_line(theirs(self), self.length) else wide.count(unoccupied(self))

    def key(self) -> np.uint64:
        return hashed_fields(self)

    def turns(self) -> int:
        """A board whose sides are equal has a diagonal to be mirrored at, too."""
        return 8 if self.width == self.height else 4

    def turned(self, turn: int) -> Position:
        own = seen_otherwise(ours(self), turn, self.width, self.height)
        opponent = seen_otherwise(theirs(self), turn, self.width, self.height)
        return Position(
            own[0], own[1], own[2], own[3],
            opponent[0], opponent[1], opponent[2], opponent[3], self.width, self.height, self.length,
        )  # fmt: skip

    def turned_move(self, move: int, turn: int) -> int:
        return square_seen(move, turn, self.width, self.height)

    def line_difference(self, factor: int) -> int:
        free = unoccupied(self)
        return weighed_lines(ours(self), free, self.length, factor) - weighed_lines(theirs(self), free, self.length, factor)


@inline
def ours(position: Position) -> Squares:
    """The stones of the player to move."""
    return position.own0, position.own1, position.own2, position.own3


@inline
def theirs(position: Position) -> Squares:
    """The stones of the opponent."""
    return position.opponent0, position.opponent1, position.opponent2, position.opponent3


@inline
def board_of(position: Position) -> Squares:
    """All squares of the board."""
    row = (np.uint64(1) << np.uint64(position.width)) - np.uint64(1)
    rows = BEGINNINGS[position.height]
    return row * rows[0], row * rows[1], row * rows[2], row * rows[3]


@inline
def unoccupied(position: Position) -> Squares:
    return without(board_of(position), either(ours(position), theirs(position)))


@inline
def has_line(stones: Squares, length: int) -> bool:
    found = either(
        either(wide.runs(stones, 1, length), wide.runs(stones, 16, length)),
        either(wide.runs(stones, 17, length), wide.runs(stones, 15, length)),
    )
    return not wide.is_empty(found)


@inline
def completing(stones: Squares, free: Squares, length: int) -> Squares:
    """The free squares that complete a line of the stones."""
    return either(
        either(wide.completing(stones, free, 1, length), wide.completing(stones, free, 16, length)),
        either(wide.completing(stones, free, 17, length), wide.completing(stones, free, 15, length)),
    )


@inline
def of_kind(position: Position, kind: int) -> Squares:
    """The squares that are graded first (0), then (1, 2) and last (3); those of an earlier kind may be of a later one too."""
    free = unoccupied(position)
    if kind == 0:
        winning = completing(ours(position), free, position.length)
        return completing(theirs(position), free, position.length) if wide.is_empty(winning) else winning
    if kind == 3:
        return free
    stones = either(ours(position), theirs(position))
    if wide.is_empty(stones):
        stones = only(STRIDE * (position.height >> 1) + (position.width >> 1))
        return stones if kind == 1 else wide.spread(stones)
    return wide.spread(stones) if kind == 1 else wide.spread(wide.spread(stones))


@inline
def weighed_lines(stones: Squares, free: Squares, length: int, factor: int) -> int:
    """The sum of factor ** stones over the lines that have stones and free squares only, and at least one of either."""
    return (
        wide.weighed(stones, free, 1, length, factor)
        + wide.weighed(stones, free, 16, length, factor)
        + wide.weighed(stones, free, 17, length, factor)
        + wide.weighed(stones, free, 15, length, factor)
    )


@inline
def square_seen(square: int, turn: int, width: int, height: int) -> int:
    """A square after a mirroring left to right (1), top to bottom (2) and at the main diagonal (4)."""
    row, column = square // STRIDE, square % STRIDE
    if turn & 1:
        column = width - 1 - column
    if turn & 2:
        row = height - 1 - row
    return STRIDE * column + row if turn & 4 else STRIDE * row + column


@inline
def seen_otherwise(squares: Squares, turn: int, width: int, height: int) -> Squares:
    image = wide.NOTHING
    for square in wide.each(squares):
        image = either(image, only(square_seen(square, turn, width, height)))
    return image


class Gomoku(Game):
    summary = "five in a row on 15 x 15; WIDTHxHEIGHT[-LENGTH] with a side of 8 to 15, smaller boards are in-a-row"
    variants = ("gomoku-9x9", "gomoku-8x3-3")
    scale = "A win is worth the stones that the winner has left, plus one: the sooner, the more."
    default_evaluation = "stones-in-lines"
    drawing = Drawing({"X": CROSS, "O": NOUGHT}, ground="strokes")

    def __init__(self, width: int = 15, height: int = 15, length: int = USUAL) -> None:
        if not (LEAST <= width <= MOST and LEAST <= height <= MOST):
            raise OutOfRange(f"a gomoku board of {width} x {height} is not between 3 x 3 and 15 x 15")
        if max(width, height) <= IN_ONE_WORD:
            raise OutOfRange(f"a board of {width} x {height} is called in-a-row-{width}x{height}-{length}")
        if not LEAST <= length <= max(width, height):
            raise OutOfRange(f"{length} in a row on a board of {width} x {height} is not between 3 and {max(width, height)}")
        self.width, self.height, self.length = width, height, length
        size = f"{width}x{height}" if length == USUAL else f"{width}x{height}-{length}"
        self.name = "gomoku" if size == "15x15" else f"gomoku-{size}"

    def squares(self) -> list[int]:
        """All squares of the board, a1, b1, ... row by row."""
        return [STRIDE * row + column for row in range(self.height) for column in range(self.width)]

    def start(self) -> Position:
        return self._position(wide.NOTHING, wide.NOTHING)

    def _position(self, own: Squares, opponent: Squares) -> Position:
        return Position(*own, *opponent, np.int64(self.width), np.int64(self.height), np.int64(self.length))

    def default_depth(self, position: Position) -> int:
        return 4

    def parse(self, text: str) -> Position:
        if re.search("[0-9]", text) or not text.strip():
            return self._parse_moves(text)
        what, squares = f"{self.name} position", self.squares()
        marks, _ = read_squares(what, text, len(squares), has_side=False)
        crosses, noughts = (
            wide.as_set([square for square, mark in zip(squares, marks, strict=True) if mark == kind]) for kind in "XO"
        )
        if wide.count(crosses) - wide.count(noughts) not in (0, 1):
            raise NotationError(what, text, None, "as many X as O, or one X more")
        is_first = wide.count(crosses) == wide.count(noughts)
        position = self._position(crosses, noughts) if is_first else self._position(noughts, crosses)
        if has_line(ours(position), position.length):
            raise NotationError(what, text, None, "no line of the player who is to move")
        return position

    def _parse_moves(self, text: str) -> Position:
        position, last = self.start(), f"{COLUMNS[self.width - 1]}{self.height}"
        reader = Reader(f"{self.name} game", text)
        while reader.peek():
            square = reader.take(
                "[A-Za-z][0-9]{1,2}", f"a square from a1 to {last}, or {self.width * self.height} squares written X, O or ."
            )
            position = position.play(self.parse_move(position, square))
        return position

    def format(self, position: Position) -> str:
        return "".join(self.rows(position))

    def format_move(self, position: Position, move: int) -> str:
        return f"{COLUMNS[move % STRIDE]}{move // STRIDE + 1}"

    def parse_move(self, position: Position, text: str) -> int:
        square = re.fullmatch("([a-z])([1-9][0-9]?)", text.strip().lower())
        move = -1 if square is None else STRIDE * (int(square[2]) - 1) + ord(square[1]) - ord("a")
        if move not in position.moves():
            raise IllegalMove(text, self.format(position), [self.format_move(position, legal) for legal in position.moves()])
        return move

    def rows(self, position: Position) -> list[str]:
        first, second = ours(position), theirs(position)
        crosses, noughts = (first, second) if wide.count(first) == wide.count(second) else (second, first)
        marks = "".join("X" if wide.has(crosses, s) else "O" if wide.has(noughts, s) else "." for s in self.squares())
        return [marks[i : i + self.width] for i in range(0, len(marks), self.width)]

    def player(self, position: Position) -> str:
        return "X" if wide.count(ours(position)) == wide.count(theirs(position)) else "O"

    def place(self, position: Position, move: int) -> tuple[int, int] | None:
        return divmod(int(move), STRIDE)

    def symmetries(self) -> Sequence[Callable[[Position], Position]]:
        return other_views(self.start())

    def board_of(self, position: Position) -> Gomoku:
        return Gomoku(int(position.width), int(position.height), int(position.length))

    def variant(self, suffix: str) -> Gomoku:
        board = re.fullmatch(r"([0-9]{1,4})x([0-9]{1,4})(?:-([0-9]{1,4}))?", suffix)
        if board is None:
            raise NotationError("gomoku board", suffix, 0, "WIDTHxHEIGHT or WIDTHxHEIGHT-LENGTH, as in 9x9-4")
        return Gomoku(int(board[1]), int(board[2]), USUAL if board[3] is None else int(board[3]))


GAME = Gomoku()
