"""Hex on boards from 2 x 2 to 11 x 11.

    squares of 4 x 4, each row half a square further right         bits of a set: 11 squares a row on every board
         a   b   c   d                                                  a    b    c    d    ...   k
       1 .   .   .   .        X has to join top and bottom          1   0    1    2    3         10
         2 .   .   .   .      O has to join left and right          2  11   12   13   14         21
           3 .   .   .   .    X begins                              3  22   23   24   25         32
             4 .   .   .   .                                        6  55   56   ...  63 | 64    65     63 ends the first word
                                                                   11 110  111  112  113        120

A step of 1 goes to the right, 11 down to the right, 10 down to the left, and -1, -11, -10 the other way: the six neighbours. A set
is two words. `color` is the one that the player to move has (0 for X). On a full board exactly one player has joined his sides, so
there are no draws, and who has just moved is the only one who can have won.
The swap rule, by which the second player may take the first stone, is not played here: the first player wins on every board (Nash).
A move is the square of the new stone. Text: the squares row by row and the side to move, "X..O X", or the moves of a game, "a1 b2".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from prunus.core import bits
from prunus.core.bits import BIT, EMPTY, bit
from prunus.core.chance import following
from prunus.core.drawing import Drawing, Stone
from prunus.core.game import Connecting, Game, Graded, Hasty, Symmetric, hashed_fields, other_views
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.notation import Reader, read_squares
from prunus.errors import IllegalMove, NotationError, OutOfRange

STRIDE = 11
LEAST, MOST = 2, 11  # squares a side
COLUMNS = "abcdefghijk"
WORD_BITS, HALF_WORD = np.uint64(64), np.uint64(32)
Pair = tuple[np.uint64, np.uint64]


def as_pair(squares: Iterable[int]) -> Pair:
    """The set of the squares listed (for Python)."""
    whole = sum(1 << square for square in squares)
    return np.uint64(whole & (1 << 64) - 1), np.uint64(whole >> 64)


def squares_of(size: int) -> list[int]:
    """All squares of a board, a1, b1, ... row by row."""
    return [STRIDE * row + column for row in range(size) for column in range(size)]


def ring_of(square: int, size: int) -> int:
    """How many steps along rows and columns at the same time a square is away from the middle."""
    return max(abs(2 * (square // STRIDE) - size + 1), abs(2 * (square % STRIDE) - size + 1)) >> 1


def _sides(size: int) -> list[list[Pair]]:
    """[color, which of the two]: the sides that a player has to join."""
    first, last = range(size), [STRIDE * (size - 1) + i for i in range(size)]
    left, right = [STRIDE * i for i in range(size)], [STRIDE * i + size - 1 for i in range(size)]
    return [[as_pair(first), as_pair(last)], [as_pair(left), as_pair(right)]]


RINGS = 6
SIZES = range(MOST + 1)
BOARDS = np.array([as_pair(squares_of(size)) for size in SIZES])  # [size, word]
SIDES = np.array([_sides(size) if size else [[(EMPTY, EMPTY)] * 2] * 2 for size in SIZES])  # [size, color, which, word]
RING = np.array(
    [[as_pair([s for s in squares_of(size) if ring_of(s, size) == ring]) for ring in range(RINGS)] for size in SIZES]
)  # [size, ring, word]
RING_OF = np.array([[ring_of(square, size) for square in range(MOST * STRIDE)] for size in SIZES])  # [size, square]
NOT_A0, NOT_A1 = as_pair([s for s in squares_of(MOST) if s % STRIDE != 0])
NOT_K0, NOT_K1 = as_pair([s for s in squares_of(MOST) if s % STRIDE != STRIDE - 1])


@implements(Connecting, Graded, Hasty, Symmetric)
class Position(NamedTuple):
    own0: np.uint64
    own1: np.uint64
    opponent0: np.uint64
    opponent1: np.uint64
    size: np.int64
    color: np.int64

    def max_moves(self) -> int:
        return MOST * MOST

    def moves(self) -> Iterable[int]:
        if not is_joined(theirs(self), self.size, 1 - self.color):
            for square in each(unoccupied(self)):
                yield square

    def graded_moves(self) -> Iterable[int]:
        """From the middle outwards."""
        if not is_joined(theirs(self), self.size, 1 - self.color):
            free = unoccupied(self)
            for ring in range(RINGS):
                for square in each((free[0] & RING[self.size, ring, 0], free[1] & RING[self.size, ring, 1])):
                    yield square

    def grade(self, move: int) -> int:
        return 128 * RING_OF[self.size, move] + move

    def play(self, move: int) -> Position:
        own0, own1 = self.own0, self.own1
        if move < 64:
            own0 |= bit(move)
        else:
            own1 |= bit(move - 64)
        return Position(self.opponent0, self.opponent1, own0, own1, self.size, 1 - self.color)

    def is_over(self) -> bool:
        return is_joined(theirs(self), self.size, 1 - self.color)

    def outcome(self) -> int:
        """Who has just moved has won."""
        return -1

    def move_count(self) -> int:
        free = unoccupied(self)
        return 0 if self.is_over() else bits.count(free[0]) + bits.count(free[1])

    def key(self) -> np.uint64:
        return hashed_fields(self)

    def turns(self) -> int:
        """Half a turn of the board (1), and a mirroring at the diagonal from a1, after which the players have changed sides (2)."""
        return 4

    def turned(self, turn: int) -> Position:
        own = seen_otherwise(ours(self), turn, self.size)
        opponent = seen_otherwise(theirs(self), turn, self.size)
        return Position(own[0], own[1], opponent[0], opponent[1], self.size, 1 - self.color if turn & 2 else self.color)

    def turned_move(self, move: int, turn: int) -> int:
        return square_seen(move, turn, self.size)

    def distance(self) -> int:
        return stones_needed(ours(self), unoccupied(self), self.size, self.color)

    def opponent_distance(self) -> int:
        return stones_needed(theirs(self), unoccupied(self), self.size, 1 - self.color)

    def random_outcome(self, word: np.uint64, side: int, game: int, listener: Any) -> int:
        """Whoever joins his sides first has them joined on the full board too, so that the board is filled and looked at once."""
        filled_up = shared_out(ours(self), unoccupied(self), word, side, game, listener)
        return 1 if is_joined(filled_up, self.size, self.color) else -1


@inline
def ours(position: Position) -> Pair:
    """The stones of the player to move."""
    return position.own0, position.own1


@inline
def theirs(position: Position) -> Pair:
    """The stones of the opponent."""
    return position.opponent0, position.opponent1


@inline
def unoccupied(position: Position) -> Pair:
    return (
        BOARDS[position.size, 0] & ~(position.own0 | position.opponent0),
        BOARDS[position.size, 1] & ~(position.own1 | position.opponent1),
    )


@inline
def each(squares: Pair) -> Iterator[int]:
    """The squares of a set, lowest first."""
    word, rest = squares
    base = 0
    while word != EMPTY or rest != EMPTY:
        if word == EMPTY:
            word, rest, base = rest, EMPTY, 64
        yield base + bits.lowest(word)
        word &= word - BIT


@inline
def raised(first: np.uint64, second: np.uint64, step: int) -> Pair:
    """Every square s as s + step."""
    up = np.uint64(step)
    return first << up, second << up | first >> (WORD_BITS - up)


@inline
def lowered(first: np.uint64, second: np.uint64, step: int) -> Pair:
    """Every square s as s - step."""
    down = np.uint64(step)
    return first >> down | second << (WORD_BITS - down), second >> down


@inline
def beside(squares: Pair) -> Pair:
    """The neighbours of the squares; some may be outside of the board."""
    left0, left1, right0, right1 = squares[0] & NOT_A0, squares[1] & NOT_A1, squares[0] & NOT_K0, squares[1] & NOT_K1
    one, two, three = raised(squares[0], squares[1], 11), raised(right0, right1, 1), raised(left0, left1, 10)
    four, five, six = lowered(squares[0], squares[1], 11), lowered(left0, left1, 1), lowered(right0, right1, 10)
    return one[0] | two[0] | three[0] | four[0] | five[0] | six[0], one[1] | two[1] | three[1] | four[1] | five[1] | six[1]


@inline
def filled(reached: Pair, stones: Pair) -> Pair:
    """The squares that are reached, and all stones that are joined to them."""
    first, second = reached
    while True:
        more = beside((first, second))
        more0, more1 = more[0] & stones[0] & ~first, more[1] & stones[1] & ~second
        if (more0 | more1) == EMPTY:
            return first, second
        first |= more0
        second |= more1


@inline
def is_joined(stones: Pair, size: int, color: int) -> bool:
    """Whether the stones of a player join his sides."""
    sides = SIDES[size, color]
    reached = filled((stones[0] & sides[0, 0], stones[1] & sides[0, 1]), stones)
    return ((reached[0] & sides[1, 0]) | (reached[1] & sides[1, 1])) != EMPTY


@inline
def stones_needed(stones: Pair, free: Pair, size: int, color: int) -> int:
    """The fewest stones with which a player, if he alone could move, joins his sides; more than a board has if he cannot."""
    sides = SIDES[size, color]
    reached = filled((stones[0] & sides[0, 0], stones[1] & sides[0, 1]), stones)
    needed = 0
    while ((reached[0] & sides[1, 0]) | (reached[1] & sides[1, 1])) == EMPTY and needed <= MOST * MOST:
        near = beside(reached)
        step = reached[0] | (near[0] | sides[0, 0]) & free[0], reached[1] | (near[1] | sides[0, 1]) & free[1]
        reached = filled(step, stones)
        needed += 1
    return needed


@inline
def shared_out(stones: Pair, free: Pair, word: np.uint64, side: int, game: int, listener: Any) -> Pair:
    """The stones of the player to move on a board that both have filled: half of the free squares more, each half as likely."""
    first, second = stones
    left = bits.count(free[0]) + bits.count(free[1])
    wanted = (left + 1) // 2
    for square in each(free):
        word = following(word)
        if np.int64(((word >> HALF_WORD) * np.uint64(left)) >> HALF_WORD) < wanted:  # wanted out of left
            wanted -= 1
            listener.mark(square, side, game)
            if square < 64:
                first |= bit(square)
            else:
                second |= bit(square - 64)
        else:
            listener.mark(square, 1 - side, game)
        left -= 1
    return first, second


@inline
def square_seen(square: int, turn: int, size: int) -> int:
    row, column = square // STRIDE, square % STRIDE
    if turn & 1:
        row, column = size - 1 - row, size - 1 - column
    return STRIDE * column + row if turn & 2 else STRIDE * row + column


@inline
def seen_otherwise(squares: Pair, turn: int, size: int) -> Pair:
    first, second = EMPTY, EMPTY
    for square in each(squares):
        image = square_seen(square, turn, size)
        if image < 64:
            first |= bit(image)
        else:
            second |= bit(image - 64)
    return first, second


class Hex(Game):
    variants = ("hex-7x7", "hex-4x4")
    default_evaluation = "shortest-connection"
    drawing = Drawing(
        {"X": Stone("disc", "red", mark="ring", name="X"), "O": Stone("disc", "blue", mark="dot", name="O")},
        shape="hexagons",
        sides=["red", "blue"],
    )

    def __init__(self, size: int = MOST) -> None:
        if not LEAST <= size <= MOST:
            raise OutOfRange(f"a Hex board of {size} x {size} is not between 2 x 2 and 11 x 11")
        self.size = size
        self.name = "hex" if size == MOST else f"hex-{size}x{size}"
        self.summary = f"join two sides of the board with stones, {size} x {size}; boards from 2 x 2, no swap rule"

    def start(self) -> Position:
        return self._position((EMPTY, EMPTY), (EMPTY, EMPTY), 0)

    def _position(self, own: Pair, opponent: Pair, color: int) -> Position:
        return Position(*own, *opponent, np.int64(self.size), np.int64(color))

    def default_depth(self, position: Position) -> int:
        return 3 if self.size > 5 else 6

    def parse(self, text: str) -> Position:
        if re.search("[0-9]", text) or not text.strip():
            return self._parse_moves(text)
        what = f"{self.name} position"
        marks, side = read_squares(what, text, self.size**2, has_side=True)
        crosses, noughts = (
            as_pair(square for square, mark in zip(squares_of(self.size), marks, strict=True) if mark == kind) for kind in "XO"
        )
        position = self._position(crosses, noughts, 0) if side == "X" else self._position(noughts, crosses, 1)
        if is_joined(ours(position), position.size, position.color):
            raise NotationError(what, text, None, "sides that the player to move has not yet joined")
        return position

    def _parse_moves(self, text: str) -> Position:
        position = self.start()
        reader = Reader(f"{self.name} game", text)
        expected = (
            f"a square from a1 to {COLUMNS[self.size - 1]}{self.size}, or all squares written X, O or ., and the side to move"
        )
        while reader.peek():
            position = position.play(self.parse_move(position, reader.take("[A-Za-z][0-9]{1,2}", expected)))
        return position

    def format(self, position: Position) -> str:
        return f"{''.join(self.rows(position))} {'XO'[position.color]}"

    def format_move(self, position: Position, move: int) -> str:
        return f"{COLUMNS[move % STRIDE]}{move // STRIDE + 1}"

    def parse_move(self, position: Position, text: str) -> int:
        square = re.fullmatch("([a-k])([1-9][0-9]?)", text.strip().lower())
        move = -1 if square is None else STRIDE * (int(square[2]) - 1) + COLUMNS.index(square[1])
        if move not in position.moves():
            raise IllegalMove(text, self.format(position), [self.format_move(position, legal) for legal in position.moves()])
        return move

    def rows(self, position: Position) -> list[str]:
        marks = dict.fromkeys(squares_of(self.size), ".")
        marks |= dict.fromkeys(each(ours(position)), "XO"[position.color])
        marks |= dict.fromkeys(each(theirs(position)), "OX"[position.color])
        line = "".join(marks.values())
        return [line[i : i + self.size] for i in range(0, len(line), self.size)]

    def player(self, position: Position) -> str:
        return "XO"[position.color]

    def place(self, position: Position, move: int) -> tuple[int, int] | None:
        return divmod(int(move), STRIDE)

    def symmetries(self) -> Sequence[Callable[[Position], Position]]:
        return other_views(self.start())

    def board_of(self, position: Position) -> Hex:
        return Hex(int(position.size))

    def variant(self, suffix: str) -> Hex:
        size = re.fullmatch(r"([0-9]{1,4})x\1", suffix)
        if size is None:
            raise NotationError("Hex board", suffix, 0, "two equal sides, as in 7x7")
        return Hex(int(size[1]))


GAME = Hex()
