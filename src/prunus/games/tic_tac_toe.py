"""Tic-tac-toe.

squares as people count them      bits of a set; the fourth column stays empty, so that lines cannot wrap
    1 | 2 | 3                         0   1   2  (3)
    4 | 5 | 6                         4   5   6  (7)
    7 | 8 | 9                         8   9  10  (11)

X . O
. X .      own 0b0100_0010_0001 when X is to move, opponent 0b0000_0000_0100
. . .      text "X.O.X....", after which it is O's turn, so own and opponent change places
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from prunus.core import bits
from prunus.core.bits import EMPTY, bit, each, mix, runs
from prunus.core.drawing import CROSS, NOUGHT, Drawing
from prunus.core.game import Aligned, Game, Symmetric, counted_moves, other_views
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.keys import seed_of
from prunus.core.notation import read_squares
from prunus.errors import NotationError
from prunus.games import in_a_row

BOARD = np.uint64(0b0111_0111_0111)
CENTRE = np.uint64(1 << 5)
SQUARES = list(each(BOARD))
SEED = seed_of("tic-tac-toe")


@implements(Aligned, Symmetric)
class Position(NamedTuple):
    own: np.uint64
    opponent: np.uint64

    def max_moves(self) -> int:
        return 9

    def moves(self) -> Iterable[int]:
        if not self.is_over():
            for square in each(self.unoccupied()):
                yield square

    def play(self, move: int) -> Position:
        return Position(self.opponent, self.own | bit(move))

    def is_over(self) -> bool:
        return self.lines_within(self.opponent) > 0 or self.unoccupied() == EMPTY

    def outcome(self) -> int:
        # Only the player who has just moved can have completed a line.
        return -1 if self.lines_within(self.opponent) > 0 else 0

    def move_count(self) -> int:
        return counted_moves(self)

    def key(self) -> np.uint64:
        return mix(SEED ^ (self.own | self.opponent << np.uint64(12)))

    def turns(self) -> int:
        return 8

    def turned(self, turn: int) -> Position:
        return Position(seen_otherwise(self.own, turn), seen_otherwise(self.opponent, turn))

    def turned_move(self, move: int, turn: int) -> int:
        return square_seen(move, turn)

    def lines_within(self, squares: np.uint64) -> int:
        return (
            bits.count(runs(squares, 1, 3))
            + bits.count(runs(squares, 4, 3))
            + bits.count(runs(squares, 5, 3))
            + bits.count(runs(squares, 3, 3))
        )

    def unoccupied(self) -> np.uint64:
        return BOARD & ~(self.own | self.opponent)

    def centre(self) -> np.uint64:
        return CENTRE


class TicTacToe(Game):
    name = "tic-tac-toe"
    summary = "three in a row on nine squares"
    default_evaluation = "open-lines"
    drawing = Drawing({"X": CROSS, "O": NOUGHT}, ground="strokes", columns="none", rows="none", is_numbered=True)

    def start(self) -> Position:
        return Position(EMPTY, EMPTY)

    def default_depth(self, position: Position) -> int:
        return 9

    def parse(self, text: str) -> Position:
        squares, _ = read_squares("tic-tac-toe position", text, 9, has_side=False)
        crosses, noughts = (
            bits.as_set([square for square, mark in zip(SQUARES, squares, strict=True) if mark == side]) for side in "XO"
        )
        if bits.count(crosses) - bits.count(noughts) not in (0, 1):
            raise NotationError("tic-tac-toe position", text, None, "as many X as O, or one X more")
        if bits.count(crosses) == bits.count(noughts):
            position = Position(crosses, noughts)
        else:
            position = Position(noughts, crosses)
        if position.lines_within(position.own):
            raise NotationError("tic-tac-toe position", text, None, "no line of the player who is to move")
        return position

    def format(self, position: Position) -> str:
        return "".join(self.rows(position))

    def format_move(self, position: Position, move: int) -> str:
        return str(SQUARES.index(move) + 1)

    def rows(self, position: Position) -> list[str]:
        first = bits.count(position.own) == bits.count(position.opponent)
        crosses, noughts = position if first else position[::-1]
        marks = "".join("X" if crosses & bit(s) else "O" if noughts & bit(s) else "." for s in SQUARES)
        return [marks[0:3], marks[3:6], marks[6:9]]

    def player(self, position: Position) -> str:
        return "X" if bits.count(position.own) == bits.count(position.opponent) else "O"

    def place(self, position: Position, move: int) -> tuple[int, int] | None:
        return divmod(SQUARES.index(move), 3)

    def variant(self, suffix: str) -> Game:
        """Larger boards are those of in-a-row."""
        if not suffix[:1].isdigit():
            return super().variant(suffix)
        return self if suffix in ("3x3", "3x3-3") else in_a_row.GAME.variant(suffix)

    def symmetries(self) -> Sequence[Callable[[Position], Position]]:
        return other_views(self.start())


@inline
def square_seen(square: int, turn: int) -> int:
    """A square after a mirroring left to right (1), top to bottom (2) and at the main diagonal (4)."""
    row, column = square // 4, square % 4
    if turn & 1:
        column = 2 - column
    if turn & 2:
        row = 2 - row
    return 4 * column + row if turn & 4 else 4 * row + column


@inline
def seen_otherwise(squares: np.uint64, turn: int) -> np.uint64:
    image = EMPTY
    for square in each(squares):
        image |= bit(square_seen(square, turn))
    return image


GAME = TicTacToe()
