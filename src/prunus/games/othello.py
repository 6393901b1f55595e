"""Othello on 8 x 8, 6 x 6 and 4 x 4.

    bits of a set               the start, X to move              smaller boards lie in the middle of the same word
       a  b  c  d  e  f  g  h       a b c d e f g h                   . . . . . . . .
    1  0  1  2  3  4  5  6  7     1 . . . . . . . .                   . a b c d e f .
    2  8  9 10 11 12 13 14 15     2 . . . . . . . .                   1 . . . . . . .     6 x 6: its a1 is bit 9
    3 16 ...                      3 . . . . . . . .                   2 . . . . . . .
    4 24 ...      27 28           4 . . . O X . . .                   3 . . O X . . .     4 x 4: its a1 is bit 18
    5 32 ...      35 36           5 . . . X O . . .                   ...
    8 56 ...             63

`own`, `opponent` and `empty` divide the board among them; `color` is the one that `own` has (0 for X, who begins).
A move is the square of the new disc, or PASS when the player to move can turn nothing over but the opponent can.
Text: the squares row by row and the side to move ("---…OX…--- X"), or a transcript from the start ("f5d6c3"), in which
passes go without saying.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from prunus.core import bits
from prunus.core.bits import BIT, EMPTY, bit, seen_otherwise
from prunus.core.drawing import Drawing
from prunus.core.game import Game, Graded, Patterned, Symmetric, Territorial, other_views
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.keys import key_of_sets, seed_of
from prunus.core.lanes import four, lanes, nonzero, union
from prunus.core.notation import Reader, read_squares
from prunus.core.prices import prices_of
from prunus.errors import NotationError, OutOfRange

PASS = 64
SEED = seed_of("othello")
NEITHER_EDGE_COLUMN = 0x7E7E7E7E7E7E7E7E
WHOLE = 0xFFFFFFFFFFFFFFFF

# One lane a pair of opposite directions: along the row, the column and the two diagonals.
STEP = four(1, 8, 9, 7)
TWO_STEPS = four(2, 16, 18, 14)
INNER = four(NEITHER_EDGE_COLUMN, WHOLE, NEITHER_EDGE_COLUMN, NEITHER_EDGE_COLUMN)

# Squares that are good in most positions, by their prices: the corners, then the other good ones, then those next to good ones.
# [margin] of the board within 8 x 8
LEAST_PRICES = 100, 0, -2
BOARDS = [prices_of([8 * row + column for row in range(m, 8 - m) for column in range(m, 8 - m)]) for m in range(3)]
GRADES = np.array([[sum(prices.get(s, 0) < least for least in LEAST_PRICES) * 64 + s for s in range(65)] for prices in BOARDS])
BEST, GOOD, FAIR = np.array(
    [[bits.as_set([s for s in prices if GRADES[m][s] // 64 == grade]) for m, prices in enumerate(BOARDS)] for grade in range(3)]
)
BEST_8X8, GOOD_8X8, FAIR_8X8 = BEST[0], GOOD[0], FAIR[0]


def chains(start: Any, through: Any) -> tuple[Any, Any]:
    """The unbroken chains of `through` that leave `start`, forwards and backwards: up to six discs a direction.

    Parallel prefix (Kogge and Stone, 1973): one step, then twice two steps where two in a row can be crossed.
    """
    forward = through & (start << STEP)
    backward = through & (start >> STEP)
    forward = forward | (through & (forward << STEP))
    backward = backward | (through & (backward >> STEP))
    pairs_forward = through & (through << STEP)
    pairs_backward = pairs_forward >> STEP
    for _ in range(2):
        forward = forward | (pairs_forward & (forward << TWO_STEPS))
        backward = backward | (pairs_backward & (backward >> TWO_STEPS))
    return forward, backward


@lanes
def placements(own: Any, opponent: Any) -> Any:
    """The squares behind a chain of opponent's discs that begins at an own one; they may be occupied."""
    forward, backward = chains(own, opponent & INNER)
    return union((forward << STEP) | (backward >> STEP))


@lanes
def flips(disc: Any, own: Any, opponent: Any) -> Any:
    """The discs that turn over when `disc` is placed: the chains that an own disc closes."""
    forward, backward = chains(disc, opponent & INNER)
    return union((forward & nonzero(own & (forward << STEP))) | (backward & nonzero(own & (backward >> STEP))))


@implements(Territorial, Graded, Symmetric, Patterned)
class Position(NamedTuple):
    own: np.uint64
    opponent: np.uint64
    empty: np.uint64
    color: np.int64

    def max_moves(self) -> int:
        return 64

    def moves(self) -> Iterable[int]:
        squares = placements(self.own, self.opponent) & self.empty
        if squares == EMPTY and (placements(self.opponent, self.own) & self.empty) != EMPTY:
            yield PASS
        while squares != EMPTY:
            yield bits.lowest(squares)
            squares &= squares - BIT

    def graded_moves(self) -> Iterable[int]:
        squares = placements(self.own, self.opponent) & self.empty
        if squares == EMPTY and (placements(self.opponent, self.own) & self.empty) != EMPTY:
            yield PASS
        while squares != EMPTY:
            best = most_hopeful(squares, self.own | self.opponent | self.empty)
            yield bits.lowest(best)
            squares ^= best & (~best + BIT)

    def grade(self, move: int) -> int:
        return GRADES[margin_of(self.own | self.opponent | self.empty), move]

    def play(self, move: int) -> Position:
        if move == PASS:
            return Position(self.opponent, self.own, self.empty, 1 - self.color)
        disc = bit(move)
        flipped = flips(disc, self.own, self.opponent)
        return Position(self.opponent ^ flipped, self.own ^ flipped ^ disc, self.empty ^ disc, 1 - self.color)

    def is_over(self) -> bool:
        return (placements(self.own, self.opponent) & self.empty) == EMPTY and (
            placements(self.opponent, self.own) & self.empty
        ) == EMPTY

    def outcome(self) -> int:
        return self.disc_difference()

    def move_count(self) -> int:
        count = self.mobility()
        if count == 0:
            return 1 if self.opponent_mobility() > 0 else 0
        return count

    def key(self) -> np.uint64:
        # Whose colour is whose does not matter to any value, so `color` is left out.
        return key_of_sets(SEED, self.own, self.opponent, self.own | self.opponent | self.empty)

    def turns(self) -> int:
        return 8

    def turned(self, turn: int) -> Position:
        own, opponent, empty = (
            seen_otherwise(self.own, turn),
            seen_otherwise(self.opponent, turn),
            seen_otherwise(self.empty, turn),
        )
        return Position(own, opponent, empty, self.color)

    def turned_move(self, move: int, turn: int) -> int:
        return move if move == PASS else bits.lowest(seen_otherwise(bit(move), turn))

    def disc_difference(self) -> int:
        return bits.count(self.own) - bits.count(self.opponent)

    def mobility(self) -> int:
        return bits.count(placements(self.own, self.opponent) & self.empty)

    def opponent_mobility(self) -> int:
        return bits.count(placements(self.opponent, self.own) & self.empty)

    def left(self) -> int:
        return bits.count(self.empty)

    def reach(self) -> int:
        return bits.count(placements(self.own, self.opponent) & self.empty)

    def opponent_reach(self) -> int:
        return bits.count(placements(self.opponent, self.own) & self.empty)


class Othello(Game):
    variants = ("othello-6x6", "othello-4x4")
    scale = "Values are discs: how many more one has in the end than the other."
    default_evaluation = "disc-difference"  # as the learned orders have it
    playing_evaluation = "corners-mobility"  # on boards for which nothing was learned: 98 of 100 games against it, both at 4 plies
    drawing = Drawing(ground="green")

    def __init__(self, size: int = 8) -> None:
        if size not in (4, 6, 8):
            raise OutOfRange(f"an Othello board of {size} x {size} is not one of 4 x 4, 6 x 6 and 8 x 8")
        self.size, self.margin = size, (8 - size) // 2
        self.name = "othello" if size == 8 else f"othello-{size}x{size}"
        if size == 8:  # what was learned was learned on this board
            self.default_ordering, self.playing_evaluation = "rules:othello", "patterns"
        self.summary = f"discs turn over, more discs win, {size} x {size}"

    def square(self, column: int, row: int) -> int:
        """The bit of a square, counted from 0 at a1."""
        return 8 * (row + self.margin) + column + self.margin

    def squares(self) -> list[int]:
        """All squares of the board, a1, b1, ... row by row."""
        return [self.square(column, row) for row in range(self.size) for column in range(self.size)]

    def start(self) -> Position:
        own, opponent = bit(28) | bit(35), bit(27) | bit(36)
        return Position(own, opponent, bits.as_set(self.squares()) & ~(own | opponent), np.int64(0))

    def random_start(self, chance: random.Random) -> Position:
        """Three discs of X and two of O on random squares among the sixteen in the middle, O to move.

        The paper's boards; it does not say which squares they may be on, nor who begins. On the whole board most such games are
        over at once, and with X to move many soon are; so the middle is taken, O begins, and a board from which the game can
        be over within three plies is drawn again.
        """
        middle = [8 * row + column for row in range(2, 6) for column in range(2, 6)]
        while True:
            discs = [bit(square) for square in chance.sample(middle, 5)]
            own, opponent = discs[0] | discs[1] | discs[2], discs[3] | discs[4]
            position = Position(opponent, own, bits.as_set(self.squares()) & ~(own | opponent), np.int64(1))
            if _lasts(position, 3):
                return position

    def parse(self, text: str) -> Position:
        if text[:1].lower() in list("abcdefgh"[: self.size]) or not text.strip():
            return self._parse_transcript(text)
        marks, side = read_squares(f"{self.name} position", text, self.size**2, has_side=True)
        first, second, empty = (
            bits.as_set([square for square, mark in zip(self.squares(), marks, strict=True) if mark == kind]) for kind in "XO."
        )
        if side == "X":
            return Position(first, second, empty, np.int64(0))
        return Position(second, first, empty, np.int64(1))

    def _parse_transcript(self, text: str) -> Position:
        position = self.start()
        reader = Reader(f"{self.name} transcript", text)
        square = f"[a-{'abcdefgh'[self.size - 1]}][1-{self.size}]"
        while reader.peek():
            name = reader.take(f"(?i:{square}|pass|--)", f"a square from a1 to {'abcdefgh'[self.size - 1]}{self.size}").lower()
            move = PASS if name in ("pass", "--") else self.square("abcdefgh".index(name[0]), int(name[1]) - 1)
            moves = list(position.moves())
            if moves == [PASS] and move != PASS:
                position = position.play(PASS)
                moves = list(position.moves())
            position = position.play(move if move in moves else self.parse_move(position, "pass" if move == PASS else name))
        return position

    def format(self, position: Position) -> str:
        return f"{''.join(self.rows(position)).replace('.', '-')} {'XO'[position.color]}"

    def format_move(self, position: Position, move: int) -> str:
        if move == PASS:
            return "pass"
        return f"{'abcdefgh'[move % 8 - self.margin]}{move // 8 - self.margin + 1}"

    def rows(self, position: Position) -> list[str]:
        crosses, noughts = position[:2] if position.color == 0 else (position.opponent, position.own)
        marks = "".join("X" if crosses & bit(s) else "O" if noughts & bit(s) else "." for s in self.squares())
        return [marks[i : i + self.size] for i in range(0, len(marks), self.size)]

    def player(self, position: Position) -> str:
        return ("black", "white")[position.color]

    def place(self, position: Position, move: int) -> tuple[int, int] | None:
        return None if move == PASS else divmod(self.squares().index(move), self.size)

    def symmetries(self) -> Sequence[Callable[[Position], Position]]:
        return other_views(self.start())

    def board_of(self, position: Position) -> Othello:
        size = math.isqrt(int(position.own | position.opponent | position.empty).bit_count())
        return self if size == self.size else Othello(size)

    def variant(self, suffix: str) -> Othello:
        size = re.fullmatch(r"([0-9]{1,4})x\1", suffix)
        if size is None:
            raise NotationError("Othello board", suffix, 0, "4x4, 6x6 or 8x8")
        return Othello(int(size[1]))


@inline
def margin_of(board: np.uint64) -> int:
    """How many empty lines a board has around it."""
    return 0 if board & BIT else 2 - bits.count(board & bit(9))


@inline
def most_hopeful(squares: np.uint64, board: np.uint64) -> np.uint64:
    """Those of the squares that are good most often."""
    if board & BIT:  # constants are quicker than tables, and most boards are 8 x 8
        return bits.foremost(squares, BEST_8X8, GOOD_8X8, FAIR_8X8)
    margin = margin_of(board)
    return bits.foremost(squares, BEST[margin], GOOD[margin], FAIR[margin])


def _lasts(position: Position, plies: int) -> bool:
    """Whether no line of so many plies ends the game."""
    if position.is_over():
        return False
    return plies == 0 or all(_lasts(position.play(move), plies - 1) for move in position.moves())


GAME = Othello()
