"""Connect Four on any board up to 7 x 6.

    bits of a set, 7 x 6                   a board of 5 x 4 in the same words
     6 13 20 27 34 41 48  always empty
     5 12 19 26 33 40 47
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45                    3 10 17 24 31
     2  9 16 23 30 37 44                    2  9 16 23 30
     1  8 15 22 29 36 43                    1  8 15 22 29
     0  7 14 21 28 35 42                    0  7 14 21 28
     column 1 ... column 7                  column 1 ... column 5

A step of 1 goes up, 7 to the right, 8 and 6 along the diagonals; the empty row on top keeps lines from wrapping.
`empty` has the squares of the board without a stone, so smaller boards are the same rules with fewer squares.
A move is the square on which the stone comes to rest; its text is the column. "4453" is a position: columns in order.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from prunus.core import bits
from prunus.core.bits import EMPTY, bit, each, runs
from prunus.core.drawing import Drawing, Stone
from prunus.core.game import Aligned, Game, Graded, Patterned, Symmetric, counted_moves, other_views
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.keys import key_of_sets, seed_of
from prunus.core.notation import read_squares
from prunus.errors import IllegalMove, NotationError, OutOfRange

STRIDE = 7
UP = np.uint64(1)
SEED = seed_of("connect-four")


@implements(Aligned, Graded, Symmetric, Patterned)
class Position(NamedTuple):
    own: np.uint64
    opponent: np.uint64
    empty: np.uint64

    def max_moves(self) -> int:
        return 7

    def moves(self) -> Iterable[int]:
        if not has_four(self.opponent):
            for square in each(landings(self.empty)):
                yield square

    def graded_moves(self) -> Iterable[int]:
        """A square that completes four, then one where the opponent would; then from the middle outwards."""
        if not has_four(self.opponent):
            squares = landings(self.empty)
            urgent = most_urgent(squares, self)
            while squares != EMPTY:
                best = most_central(urgent if urgent != EMPTY else squares, self.own | self.opponent | self.empty)
                yield bits.lowest(best)
                squares ^= best & (~best + bits.BIT)
                urgent &= squares

    def grade(self, move: int) -> int:
        place = 64 * outwards(move // STRIDE, columns_of(self)) + move
        return place if bit(move) & most_urgent(landings(self.empty), self) else 256 + place

    def play(self, move: int) -> Position:
        stone = bit(move)
        return Position(self.opponent, self.own | stone, self.empty ^ stone)

    def is_over(self) -> bool:
        return has_four(self.opponent) or self.empty == EMPTY

    def outcome(self) -> int:
        """Lost or drawn: only who has just moved can have four. A loss counts the stones that the winner saved, plus
        one, so that quick wins are worth more."""
        if has_four(self.opponent):
            return -((bits.count(self.empty) + 2) >> 1)
        return 0

    def move_count(self) -> int:
        return counted_moves(self)

    def key(self) -> np.uint64:
        return key_of_sets(SEED, self.own, self.opponent, self.own | self.opponent | self.empty)

    def turns(self) -> int:
        return 2

    def turned(self, turn: int) -> Position:
        if turn == 0:
            return self
        width = columns_of(self)
        return Position(mirrored(self.own, width), mirrored(self.opponent, width), mirrored(self.empty, width))

    def turned_move(self, move: int, turn: int) -> int:
        return move if turn == 0 else STRIDE * (columns_of(self) - 1 - move // STRIDE) + move % STRIDE

    def left(self) -> int:
        return bits.count(self.empty)

    def reach(self) -> int:
        """The empty squares that would complete four, at once or later."""
        return bits.count(completing(self.own) & self.empty)

    def opponent_reach(self) -> int:
        return bits.count(completing(self.opponent) & self.empty)

    def lines_within(self, squares: np.uint64) -> int:
        return (
            bits.count(runs(squares, 1, 4))
            + bits.count(runs(squares, 7, 4))
            + bits.count(runs(squares, 8, 4))
            + bits.count(runs(squares, 6, 4))
        )

    def unoccupied(self) -> np.uint64:
        return self.empty

    def centre(self) -> np.uint64:
        """The middle column, or the two middle ones."""
        width = columns_of(self)
        return column(width // 2) | column((width - 1) // 2)


@inline
def columns_of(position: Position) -> int:
    """The width of the board."""
    return 1 + bits.highest(position.own | position.opponent | position.empty) // STRIDE


@inline
def mirrored(squares: np.uint64, width: int) -> np.uint64:
    """The columns in reverse order."""
    image = EMPTY
    for _column in range(width):
        image = (image << np.uint64(STRIDE)) | (squares & column(0))
        squares >>= np.uint64(STRIDE)
    return image


@inline
def landings(empty: np.uint64) -> np.uint64:
    """The lowest empty square of every column."""
    return empty & ~(empty << UP)


@inline
def has_four(stones: np.uint64) -> bool:
    return (runs(stones, 1, 4) | runs(stones, 7, 4) | runs(stones, 8, 4) | runs(stones, 6, 4)) != EMPTY


@inline
def completing_along(stones: np.uint64, step: int) -> np.uint64:
    """The squares that are the first, second, third or fourth of four in a row whose other three are stones."""
    one, two, three = np.uint64(step), np.uint64(2 * step), np.uint64(3 * step)
    pair_before, pair_after = (stones << one) & (stones << two), (stones >> one) & (stones >> two)
    return (pair_after & ((stones >> three) | (stones << one))) | (pair_before & ((stones >> one) | (stones << three)))


@inline
def completing(stones: np.uint64) -> np.uint64:
    """The squares that complete four with three of the stones; some may be occupied or outside the board."""
    return completing_along(stones, 1) | completing_along(stones, 7) | completing_along(stones, 8) | completing_along(stones, 6)


@inline
def most_urgent(squares: np.uint64, position: Position) -> np.uint64:
    """Those of the squares that complete four, or where none does, those where the opponent would."""
    winning = squares & completing(position.own)
    return winning if winning != EMPTY else squares & completing(position.opponent)


@inline
def column(index: int) -> np.uint64:
    """All squares of a column, from the floor up to the sixth row."""
    return np.uint64(0x3F) << np.uint64(STRIDE * index)


@inline
def outwards(index: int, width: int) -> int:
    """How far a column is from the middle, or from the nearer of two middle ones."""
    return abs(2 * index - (width - 1)) >> 1


# Columns by their distance from the middle, [distance, width].
COLUMNS = np.array(
    [
        [bits.as_set([s for s in range(49) if outwards(s // STRIDE, width) == distance]) for width in range(8)]
        for distance in range(3)
    ]
)
MIDDLE, BESIDE, FURTHER = COLUMNS[:, 7]
LAST_FLOOR = bit(42)


@inline
def most_central(squares: np.uint64, board: np.uint64) -> np.uint64:
    """Those of the squares that are nearest to the middle."""
    if board & LAST_FLOOR:  # constants are quicker than tables, and most boards are 7 columns wide
        return bits.foremost(squares, MIDDLE, BESIDE, FURTHER)
    width = 1 + bits.highest(board) // STRIDE
    return bits.foremost(squares, COLUMNS[0, width], COLUMNS[1, width], COLUMNS[2, width])


class ConnectFour(Game):
    summary = "four in a row, stones fall; any board up to 7 x 6"
    variants = ("connect-four-5x4", "connect-four-6x5")
    scale = "A win is worth the stones that the winner has left, plus one: the sooner, the more."
    default_evaluation = "lines-and-centre"
    drawing = Drawing(
        {"X": Stone("disc", "red", "ring", name="red"), "O": Stone("disc", "yellow", "dot", name="yellow")},
        ground="frame",
        columns="numbers",
        rows="none",
        origin="bottom",
    )

    def __init__(self, width: int = 7, height: int = 6) -> None:
        if not (1 <= width <= 7 and 1 <= height <= 6):
            raise OutOfRange(f"a Connect Four board of {width} x {height} is not between 1 x 1 and 7 x 6")
        self.width, self.height = width, height
        is_usual = (width, height) == (7, 6)
        self.name = "connect-four" if is_usual else f"connect-four-{width}x{height}"
        self.default_ordering = "rules:connect-four" if is_usual else Game.default_ordering  # learned on this board

    def start(self) -> Position:
        board = [STRIDE * x + y for x in range(self.width) for y in range(self.height)]
        return Position(EMPTY, EMPTY, bits.as_set(board))

    def default_depth(self, position: Position) -> int:
        return 8

    def parse(self, text: str) -> Position:
        if re.search("[XOxo.-]", text):
            return self._parse_squares(text)
        position = self.start()
        for at, digit in enumerate(text.strip()):
            if digit not in "1234567"[: self.width]:
                raise NotationError("Connect Four position", text, at, f"a column from 1 to {self.width}")
            position = position.play(self.parse_move(position, digit))
        return position

    def _parse_squares(self, text: str) -> Position:
        what, number = "Connect Four position", self.width * self.height
        squares, _ = read_squares(what, text, number, has_side=False)
        first, second, empty = (bits.as_set([self._square(i) for i, mark in enumerate(squares) if mark == side]) for side in "XO.")
        if bits.count(first) - bits.count(second) not in (0, 1):
            raise NotationError(what, text, None, "as many X as O, or one X more")
        if (empty << UP) & (first | second):
            raise NotationError(what, text, None, "a stone or the floor below every stone")
        position = Position(first, second, empty)
        if bits.count(first) > bits.count(second):
            position = Position(second, first, empty)
        if has_four(position.own):
            raise NotationError(what, text, None, "no four of the player who is to move")
        return position

    def _square(self, index: int) -> int:
        """The square of the index-th character of a board written row by row, the top row first."""
        return STRIDE * (index % self.width) + self.height - 1 - index // self.width

    def format(self, position: Position) -> str:
        """The columns of one game that leads here; the squares where no game does."""
        columns = _history(position)
        return "".join(self.rows(position)) if columns is None else columns

    def format_move(self, position: Position, move: int) -> str:
        return str(int(move) // STRIDE + 1)

    def parse_move(self, position: Position, text: str) -> int:
        legal = {self.format_move(position, move): int(move) for move in position.moves()}
        if text not in legal:
            raise IllegalMove(text, self.format(position), legal)
        return legal[text]

    def rows(self, position: Position) -> list[str]:
        first = bits.count(position.own) == bits.count(position.opponent)
        crosses, noughts = position[:2] if first else (position.opponent, position.own)
        squares = [bit(self._square(i)) for i in range(self.width * self.height)]
        marks = "".join("X" if s & crosses else "O" if s & noughts else "." for s in squares)
        return [marks[i : i + self.width] for i in range(0, len(marks), self.width)]

    def player(self, position: Position) -> str:
        return "red" if bits.count(position.own) == bits.count(position.opponent) else "yellow"

    def place(self, position: Position, move: int) -> tuple[int, int] | None:
        return self.height - 1 - int(move) % STRIDE, int(move) // STRIDE

    def symmetries(self) -> Sequence[Callable[[Position], Position]]:
        return other_views(self.start())

    def board_of(self, position: Position) -> ConnectFour:
        board = int(position.own | position.opponent | position.empty)
        height = (board & (2**STRIDE - 1)).bit_count()
        return ConnectFour(board.bit_count() // height, height)

    def variant(self, suffix: str) -> ConnectFour:
        size = re.fullmatch(r"([0-9]{1,4})x([0-9]{1,4})", suffix)
        if size is None:
            raise NotationError("Connect Four board", suffix, 0, "WIDTHxHEIGHT, as in 5x4")
        return ConnectFour(int(size[1]), int(size[2]))


def _history(position: Position) -> str | None:
    """Columns of a game that ends in `position`, found by taking stones back; None if there is none."""

    @functools.cache
    def before(own: int, opponent: int) -> str | None:
        if not own | opponent:
            return ""
        for stone in _tops(own | opponent):
            if stone & opponent:
                rest = opponent ^ stone
                if not has_four(np.uint64(rest)) and not has_four(np.uint64(own)):
                    columns = before(rest, own)
                    if columns is not None:
                        return columns + str((stone.bit_length() - 1) // STRIDE + 1)
        return None

    if bits.count(position.opponent) - bits.count(position.own) not in (0, 1):
        return None
    return before(int(position.own), int(position.opponent))


def _tops(stones: int) -> list[int]:
    """The topmost stone of every column that has one."""
    return [1 << square for square in each(np.uint64(stones & ~(stones >> 1)))]


GAME = ConnectFour()
