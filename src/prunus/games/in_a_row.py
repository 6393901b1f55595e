"""In a row: tic-tac-toe on larger boards, the m,n,k-games, from 3 x 3 to 7 x 7; `gomoku` has the larger ones.

    bits of a set, 7 x 7                             a board of 5 x 4 in the same words
       a  b  c  d  e  f  g                              a  b  c  d  e
    1  0  1  2  3  4  5  6   (7) always empty        1  0  1  2  3  4
    2  8  9 10 11 12 13 14  (15)                     2  8  9 10 11 12
    3 16 17 ...                                      3 16 17 ...
    4 24 25 ...                                      4 24 25 26 27 28
    7 48 49 50 51 52 53 54  (55)

A step of 1 goes to the right, 8 down, 9 and 7 along the diagonals; the empty column on the right keeps lines from wrapping.
`empty` has the squares of the board without a stone, so smaller boards are the same rules with fewer squares. `length` is how many
in a row win. The highest square tells a board: g7, 54, is the last one of 7 x 7, and e4, 28, that of 5 x 4.
A move is the square of the new stone. Text: the squares row by row, "X.O.X...." on 3 x 3; X begins, so that whose turn it is goes
without saying.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from prunus.core import bits
from prunus.core.bits import EMPTY, bit, each, runs, seen_otherwise
from prunus.core.drawing import CROSS, NOUGHT, Drawing
from prunus.core.game import Aligned, Game, Graded, Symmetric, other_views
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.keys import key_of_sets, seed_of
from prunus.core.notation import read_squares
from prunus.errors import NotationError, OutOfRange

STRIDE = 8
LEAST, MOST = 3, 7  # squares a side, and in a row
LAST_ROW = np.uint64(56)  # no board has it: the key has the length there
SEED = seed_of("in-a-row")


@implements(Aligned, Graded, Symmetric)
class Position(NamedTuple):
    own: np.uint64
    opponent: np.uint64
    empty: np.uint64
    length: np.uint64

    def max_moves(self) -> int:
        return MOST * MOST

    def moves(self) -> Iterable[int]:
        if not has_line(self.opponent, self.length):
            for square in each(self.empty):
                yield square

    def graded_moves(self) -> Iterable[int]:
        """A square that completes a line, then one where the opponent would; then from the middle outwards."""
        if not has_line(self.opponent, self.length):
            squares = self.empty
            urgent = most_urgent(self)
            last = last_of(self)
            while squares != EMPTY:
                best = most_central(urgent if urgent != EMPTY else squares, last)
                yield bits.lowest(best)
                squares ^= best & (~best + bits.BIT)
                urgent &= squares

    def grade(self, move: int) -> int:
        place = PLACES[last_of(self), move]
        return place if bit(move) & most_urgent(self) else 256 + place

    def play(self, move: int) -> Position:
        stone = bit(move)
        return Position(self.opponent, self.own | stone, self.empty ^ stone, self.length)

    def is_over(self) -> bool:
        return has_line(self.opponent, self.length) or self.empty == EMPTY

    def outcome(self) -> int:
        """Lost or drawn: only who has just moved can have a line. A loss counts the stones that the winner saved, plus one, so that
        quick wins are worth more."""
        if has_line(self.opponent, self.length):
            return -((bits.count(self.empty) + 2) >> 1)
        return 0

    def move_count(self) -> int:
        return 0 if has_line(self.opponent, self.length) else bits.count(self.empty)

    def key(self) -> np.uint64:
        return key_of_sets(SEED, self.own, self.opponent, board_of(self) | (self.length << LAST_ROW))

    def turns(self) -> int:
        """A board whose sides are equal has a diagonal to be mirrored at, too."""
        last = last_of(self)
        return 8 if last // STRIDE == last % STRIDE else 4

    def turned(self, turn: int) -> Position:
        corner = np.uint64(corner_seen(self, turn))
        return Position(
            seen_otherwise(self.own, turn) >> corner,
            seen_otherwise(self.opponent, turn) >> corner,
            seen_otherwise(self.empty, turn) >> corner,
            self.length,
        )

    def turned_move(self, move: int, turn: int) -> int:
        return bits.lowest(seen_otherwise(bit(move), turn)) - corner_seen(self, turn)

    def lines_within(self, squares: np.uint64) -> int:
        length = np.int64(self.length)
        return (
            bits.count(runs(squares, 1, length))
            + bits.count(runs(squares, 8, length))
            + bits.count(runs(squares, 9, length))
            + bits.count(runs(squares, 7, length))
        )

    def unoccupied(self) -> np.uint64:
        return self.empty

    def centre(self) -> np.uint64:
        """The middle square, or the two or four of them."""
        return RINGS[0, last_of(self)]


@inline
def board_of(position: Position) -> np.uint64:
    """All squares of the board."""
    return position.own | position.opponent | position.empty


@inline
def last_of(position: Position) -> int:
    """The highest square of the board."""
    return bits.highest(board_of(position))


@inline
def corner_seen(position: Position, turn: int) -> int:
    """Where the board begins after a turn of the whole word, from where it is moved back to a1."""
    return bits.lowest(seen_otherwise(board_of(position), turn))


@inline
def has_line(stones: np.uint64, length: np.uint64) -> bool:
    number = np.int64(length)
    return (runs(stones, 1, number) | runs(stones, 8, number) | runs(stones, 9, number) | runs(stones, 7, number)) != EMPTY


@inline
def completing_along(stones: np.uint64, empty: np.uint64, step: int, length: np.uint64) -> np.uint64:
    """The empty squares of lines all of whose other squares are stones; lines are known by where they begin."""
    whole, but_one = stones, empty
    for i in range(1, np.int64(length)):
        further = np.uint64(i * step)
        but_one = (but_one & (stones >> further)) | (whole & (empty >> further))
        whole &= stones >> further
    squares = but_one
    for i in range(1, np.int64(length)):
        squares |= but_one << np.uint64(i * step)
    return squares & empty


@inline
def completing(stones: np.uint64, position: Position) -> np.uint64:
    """The empty squares that complete a line of the stones."""
    empty, length = position.empty, position.length
    return (
        completing_along(stones, empty, 1, length)
        | completing_along(stones, empty, 8, length)
        | completing_along(stones, empty, 9, length)
        | completing_along(stones, empty, 7, length)
    )


@inline
def most_urgent(position: Position) -> np.uint64:
    """The squares that complete a line, or where none does, those where the opponent would."""
    winning = completing(position.own, position)
    return winning if winning != EMPTY else completing(position.opponent, position)


def outwards(square: int, last: int) -> int:
    """How many steps, diagonal ones too, a square is away from the middle of the board that ends with `last`."""
    steps = (abs(2 * (square % STRIDE) - last % STRIDE), abs(2 * (square // STRIDE) - last // STRIDE))
    return max(steps) >> 1


# Squares by their distance from the middle: the places that they have, [last square of the board, square], and the squares at a
# distance, [distance, last square of the board].
SQUARES = range(STRIDE * MOST)
AWAY = [[outwards(square, last) for square in SQUARES] for last in SQUARES]
PLACES = np.array([[64 * away + square for square, away in enumerate(row)] for row in AWAY])
RINGS = np.array([[bits.as_set([s for s in SQUARES if row[s] == distance]) for row in AWAY] for distance in range(3)])


@inline
def most_central(squares: np.uint64, last: int) -> np.uint64:
    """Those of the squares that are nearest to the middle."""
    return bits.foremost(squares, RINGS[0, last], RINGS[1, last], RINGS[2, last])


class InARow(Game):
    summary = "tic-tac-toe on larger boards, WIDTHxHEIGHT[-LENGTH] from 3 x 3 to 7 x 7; four in a row on 5 x 5"
    variants = ("in-a-row-4x4", "in-a-row-6x6-5")
    scale = "A win is worth the stones that the winner has left, plus one: the sooner, the more."
    default_evaluation = "open-lines"
    drawing = Drawing({"X": CROSS, "O": NOUGHT}, ground="strokes")

    def __init__(self, width: int = 5, height: int = 5, length: int | None = None) -> None:
        if not (LEAST <= width <= MOST and LEAST <= height <= MOST):
            raise OutOfRange(f"an in-a-row board of {width} x {height} is not between 3 x 3 and 7 x 7; up to 15 x 15 it is gomoku")
        usual = usual_length(width, height)
        self.width, self.height, self.length = width, height, usual if length is None else length
        if not LEAST <= self.length <= max(width, height):
            raise OutOfRange(f"{self.length} in a row on a board of {width} x {height} is not between 3 and {max(width, height)}")
        size = f"{width}x{height}" if self.length == usual else f"{width}x{height}-{self.length}"
        self.name = "in-a-row" if size == "5x5" else f"in-a-row-{size}"

    def squares(self) -> list[int]:
        """All squares of the board, a1, b1, ... row by row."""
        return [STRIDE * row + column for row in range(self.height) for column in range(self.width)]

    def start(self) -> Position:
        return Position(EMPTY, EMPTY, bits.as_set(self.squares()), np.uint64(self.length))

    def default_depth(self, position: Position) -> int:
        return 9 if self.width * self.height == 9 else 6

    def parse(self, text: str) -> Position:
        what, squares = f"{self.name} position", self.squares()
        marks, _ = read_squares(what, text, len(squares), has_side=False)
        crosses, noughts, empty = (
            bits.as_set([square for square, mark in zip(squares, marks, strict=True) if mark == kind]) for kind in "XO."
        )
        if bits.count(crosses) - bits.count(noughts) not in (0, 1):
            raise NotationError(what, text, None, "as many X as O, or one X more")
        position = Position(crosses, noughts, empty, np.uint64(self.length))
        if bits.count(crosses) > bits.count(noughts):
            position = Position(noughts, crosses, empty, np.uint64(self.length))
        if has_line(position.own, position.length):
            raise NotationError(what, text, None, "no line of the player who is to move")
        return position

    def format(self, position: Position) -> str:
        return "".join(self.rows(position))

    def format_move(self, position: Position, move: int) -> str:
        return f"{'abcdefg'[move % STRIDE]}{move // STRIDE + 1}"

    def rows(self, position: Position) -> list[str]:
        first = bits.count(position.own) == bits.count(position.opponent)
        crosses, noughts = position[:2] if first else (position.opponent, position.own)
        marks = "".join("X" if crosses & bit(s) else "O" if noughts & bit(s) else "." for s in self.squares())
        return [marks[i : i + self.width] for i in range(0, len(marks), self.width)]

    def player(self, position: Position) -> str:
        return "X" if bits.count(position.own) == bits.count(position.opponent) else "O"

    def place(self, position: Position, move: int) -> tuple[int, int] | None:
        return divmod(int(move), STRIDE)

    def symmetries(self) -> Sequence[Callable[[Position], Position]]:
        return other_views(self.start())

    def board_of(self, position: Position) -> InARow:
        rows, columns = divmod(last_of(position), STRIDE)
        return InARow(columns + 1, rows + 1, int(position.length))

    def variant(self, suffix: str) -> InARow:
        board = re.fullmatch(r"([0-9]{1,4})x([0-9]{1,4})(?:-([0-9]{1,4}))?", suffix)
        if board is None:
            raise NotationError("in-a-row board", suffix, 0, "WIDTHxHEIGHT or WIDTHxHEIGHT-LENGTH, as in 6x6-5")
        return InARow(int(board[1]), int(board[2]), None if board[3] is None else int(board[3]))


def usual_length(width: int, height: int) -> int:
    """How many in a row win where nobody says: as many as the shorter side has squares, but 4 of 5 and 5 of more."""
    return {3: 3, 4: 4, 5: 4}.get(min(width, height), 5)


GAME = InARow()
