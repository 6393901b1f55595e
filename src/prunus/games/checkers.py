"""Checkers: English draughts.

    numbers of the squares          bits of a set                    the start, Black (b) to move
       .  1  .  2  .  3  .  4          .  0  .  1  .  2  .  3           . b . b . b . b
       5  .  6  .  7  .  8  .          4  .  5  .  6  .  7  . (8)       b . b . b . b .
       .  9  . 10  . 11  . 12          .  9  . 10  . 11  . 12           . b . b . b . b
      13  . 14  . 15  . 16  .         13  . 14  . 15  . 16  . (17)      . . . . . . . .
       . 17  . 18  . 19  . 20          . 18  . 19  . 20  . 21           . . . . . . . .
      21  . 22  . 23  . 24  .         22  . 23  . 24  . 25  . (26)      w . w . w . w .
       . 25  . 26  . 27  . 28          . 27  . 28  . 29  . 30           . w . w . w . w
      29  . 30  . 31  . 32  .         31  . 32  . 33  . 34  .           w . w . w . w .

Bits 8, 17 and 26 stay empty (Samuel, 1959), so that everywhere a step of 4 goes down to the left, 5 down to the right, -4 up to the
right and -5 up to the left. Black's men go down and White's go up, one step or over an opponent's piece to the empty square behind
it; kings go both ways. Who can jump must, with any piece, and goes on with it while it can; a man that reaches the last row becomes
a king, and there its move ends. Who cannot move has lost.

A move is the bit of the piece and the ways it goes, two bits each, the first one lowest, with a one on top:
    0 up to the left, 1 up to the right, 2 down to the left, 3 down to the right          start + 64 * 0b1_…_way2_way1
where a piece of the opponent's is in the way it is jumped. All jumps of a turn are one move; there are at most nine, so that a
move is below 2**26.

A game is drawn after 40 moves of each side without a capture or an advance of a man, which `quiet` counts in plies and which has
a part in keys. A position cannot know whether it has come up before: a threefold repetition does not end the game here, it is
neither seen nor claimed, and the 40 moves are what ends games that go round in circles.

Text: a FEN as in PDN, "W:W18,21-32,K3:B1-12", side to move first, with ":H7" at the end where seven plies were quiet; or the moves
of a game from the start, "1. 11-15 23-19 2. 8-11 22-17". A move's text is PDN: 11-15, 22x15, with all squares of the way,
22x15x6, where start and end do not tell it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from prunus.core import bits
from prunus.core.bits import EMPTY, bit, each
from prunus.core.drawing import Drawing, Stone
from prunus.core.game import Crowned, Game, Symmetric, counted_moves, other_views
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.keys import key_of_sets, seed_of
from prunus.errors import IllegalMove, NotationError
from prunus.games import pdn

SQUARES = [4 * (number // 4) + number // 8 + number % 4 for number in range(32)]  # the bit of square number + 1
BOARD = bits.as_set(SQUARES)
LAST = 34  # half a turn of the board takes square s to LAST - s
ROWS = [bits.as_set(SQUARES[4 * row : 4 * row + 4]) for row in range(8)]
KING_ROWS = ROWS[0] | ROWS[7]
ONES, TWOS, FOURS = (bits.as_set([s for i, s in enumerate(SQUARES) if i // 4 & power]) for power in (1, 2, 4))
BLACK, WHITE = 0, 1
MOST_QUIET = 80  # plies
MOST_PIECES = 12
WAYS = 4
START_BITS = 6
SEED = seed_of("checkers")


@implements(Crowned, Symmetric)
class Position(NamedTuple):
    own: np.uint64
    opponent: np.uint64
    kings: np.uint64  # of either side
    color: np.int64  # that `own` has: 0 for Black, who begins
    quiet: np.int64  # plies without a capture or an advance of a man

    def max_moves(self) -> int:
        """Steps are at most 48, four of each of 12 kings. By jumps a piece comes to 8 squares of the board, between which there are
        9 of them; wherever kings stand on these, they have at most 17 ways to jump, and there are four times 8 such squares."""
        return 68

    def moves(self) -> Iterable[int]:
        if self.quiet < MOST_QUIET:
            jumpers = can_jump(self)
            movers = can_step(self) if jumpers == EMPTY else jumpers
            for start in each(movers):
                if jumpers == EMPTY:
                    free = unoccupied(self)
                    for way in range(WAYS):
                        if may_go(self, bit(start), way) and beside(bit(start), way) & free:
                            yield start | ((WAYS | way) << START_BITS)
                else:
                    for path in jumps_from(self, start):
                        yield path

    def play(self, move: int) -> Position:
        piece = bit(move & 63)
        here, way, taken = piece, move >> START_BITS, EMPTY
        while way > 1:
            here = beside(here, way & 3)
            if here & self.opponent:
                taken |= here
                here = beside(here, way & 3)
            way >>= 2
        kings = self.kings & ~(piece | taken)
        if (self.kings & piece) | (here & KING_ROWS):
            kings |= here
        is_quiet = taken == EMPTY and (self.kings & piece) != EMPTY
        return Position(
            self.opponent & ~taken, (self.own ^ piece) | here, kings, 1 - self.color, self.quiet + 1 if is_quiet else np.int64(0)
        )

    def is_over(self) -> bool:
        return cannot_move(self) or bool(self.quiet >= MOST_QUIET)

    def outcome(self) -> int:
        """Who cannot move has lost, also where the 40 moves are over."""
        return -1 if cannot_move(self) else 0

    def move_count(self) -> int:
        return counted_moves(self)

    def key(self) -> np.uint64:
        rest = self.kings | np.uint64(self.quiet) << np.uint64(40) | np.uint64(self.color) << np.uint64(50)
        return key_of_sets(SEED, self.own, self.opponent, rest)

    def turns(self) -> int:
        """Half a turn of the board makes Black's men White's."""
        return 2

    def turned(self, turn: int) -> Position:
        if turn == 0:
            return self
        return Position(half_turned(self.own), half_turned(self.opponent), half_turned(self.kings), 1 - self.color, self.quiet)

    def turned_move(self, move: int, turn: int) -> int:
        """The way in the opposite direction is 3 minus the way."""
        if turn == 0:
            return move
        path = move >> START_BITS
        digits = (1 << bits.highest(np.uint64(path))) - 1
        return (LAST - (move & 63)) | ((path ^ digits) << START_BITS)

    def man_difference(self) -> int:
        return bits.count(self.own & ~self.kings) - bits.count(self.opponent & ~self.kings)

    def king_difference(self) -> int:
        return bits.count(self.own & self.kings) - bits.count(self.opponent & self.kings)

    def advance_difference(self) -> int:
        own, opponent = rows_above(self.own & ~self.kings), rows_above(self.opponent & ~self.kings)
        if self.color == BLACK:
            return own - (7 * bits.count(self.opponent & ~self.kings) - opponent)
        return 7 * bits.count(self.own & ~self.kings) - own - opponent


@inline
def unoccupied(position: Position) -> np.uint64:
    return BOARD & ~(position.own | position.opponent)


@inline
def beside(squares: np.uint64, way: int) -> np.uint64:
    """Where a step leads from these squares; it may be outside of the board."""
    return squares >> np.uint64(5 - way) if way < 2 else squares << np.uint64(way + 2)


@inline
def descending(position: Position) -> np.uint64:
    """The own pieces that may go down."""
    return position.own if position.color == BLACK else position.own & position.kings


@inline
def ascending(position: Position) -> np.uint64:
    """The own pieces that may go up."""
    return position.own if position.color == WHITE else position.own & position.kings


@inline
def may_go(position: Position, piece: np.uint64, way: int) -> bool:
    """Whether a piece of the player to move may go this way, as far as it is up to the piece."""
    return (piece & (ascending(position) if way < 2 else descending(position))) != EMPTY


@inline
def can_step(position: Position) -> np.uint64:
    """The own pieces beside which a square is empty."""
    free = unoccupied(position)
    up = beside(free, 2) | beside(free, 3)  # from where a step up leads to an empty square
    down = beside(free, 0) | beside(free, 1)
    return (ascending(position) & up) | (descending(position) & down)


@inline
def can_jump(position: Position) -> np.uint64:
    """The own pieces that can jump over a piece of the opponent's."""
    free, opponent = unoccupied(position), position.opponent
    up = beside(beside(free, 2) & opponent, 2) | beside(beside(free, 3) & opponent, 3)
    down = beside(beside(free, 0) & opponent, 0) | beside(beside(free, 1) & opponent, 1)
    return (ascending(position) & up) | (descending(position) & down)


@inline
def cannot_move(position: Position) -> bool:
    return (can_step(position) | can_jump(position)) == EMPTY


@inline
def jumps_from(position: Position, start: int) -> Iterable[int]:
    """The moves of a piece that can jump: all ways to go on until it cannot, depth first.

    The way so far is all that has to be remembered to take a jump back.
    """
    piece = bit(start)
    free = unoccupied(position) | piece  # a king may come back to where it was
    here, left = piece, position.opponent
    path, size, way = 0, 0, 0  # `size` in bits; `way` is the one to be tried next
    is_end = True
    while True:
        over = beside(here, way)
        if way < WAYS and may_go(position, piece, way) and over & left and beside(over, way) & free:
            here, left = beside(over, way), left ^ over
            path, size, way = path | (way << size), size + 2, 0
            is_end = True
        elif way < WAYS:
            way += 1
        else:
            if is_end:
                yield start | ((path | (1 << size)) << START_BITS)
            if size == 0:
                break
            size -= 2
            way = path >> size
            path ^= way << size
            over = beside(here, 3 - way)
            here, left = beside(over, 3 - way), left | over
            way += 1
            is_end = False


@inline
def half_turned(squares: np.uint64) -> np.uint64:
    """The squares seen from the other side of the board."""
    return bits.seen_otherwise(squares, 3) >> np.uint64(63 - LAST)


@inline
def rows_above(squares: np.uint64) -> int:
    """The sum of the numbers of rows, the topmost 0, over the squares."""
    return bits.count(squares & ONES) + 2 * bits.count(squares & TWOS) + 4 * bits.count(squares & FOURS)


def way_of(position: Position, move: int) -> list[int]:
    """The numbers of the squares that a move touches, the first and the last among them."""
    here, way = bit(move & 63), int(move) >> START_BITS
    squares = [here]
    while way > 1:
        here = beside(here, way & 3)
        if here & position.opponent:
            here = beside(here, way & 3)
        squares.append(here)
        way >>= 2
    return [SQUARES.index(bits.lowest(square)) + 1 for square in squares]


class Checkers(Game):
    name = "checkers"
    summary = "English draughts: men and kings, jumps are a duty, 8 x 8"
    default_evaluation = "material"
    drawing = Drawing(
        {
            "b": Stone("disc", "black", name="black man"),
            "B": Stone("disc", "black", text="K", name="black king"),
            "w": Stone("disc", "white", name="white man"),
            "W": Stone("disc", "white", text="K", name="white king"),
        },
        shape="checkered",
        columns="none",
        rows="none",
        is_numbered=True,
    )

    def start(self) -> Position:
        black, white = bits.as_set(SQUARES[:12]), bits.as_set(SQUARES[20:])
        return Position(black, white, EMPTY, np.int64(BLACK), np.int64(0))

    def default_depth(self, position: Position) -> int:
        return 8

    def parse(self, text: str) -> Position:
        if text.strip()[:1].upper() in ("B", "W"):
            return self._parse_fen(text)
        position = self.start()
        for move in pdn.moves_in(text):
            position = position.play(self.parse_move(position, move))
        return position

    def _parse_fen(self, text: str) -> Position:
        board = pdn.read_fen(text, MOST_PIECES, MOST_QUIET)
        black, white, kings = (_as_set(numbers) for numbers in (board.black, board.white, board.kings))
        if (black & ROWS[7] | white & ROWS[0]) & ~kings:
            raise NotationError("checkers position", text, None, "no man on the row where it becomes a king")
        if board.side == "B":
            return Position(black, white, kings, np.int64(BLACK), np.int64(board.quiet))
        return Position(white, black, kings, np.int64(WHITE), np.int64(board.quiet))

    def format(self, position: Position) -> str:
        black, white = position[:2] if position.color == BLACK else (position.opponent, position.own)
        side, quiet = "BW"[position.color], int(position.quiet)
        return pdn.written_fen(pdn.Board(side, _numbers(black), _numbers(white), _numbers(position.kings), quiet))

    def format_move(self, position: Position, move: int) -> str:
        way = way_of(position, move)
        if not can_jump(position):
            return pdn.written_move(way, is_jump=False)
        ways = [way_of(position, other) for other in position.moves()]
        is_told = sum((other[0], other[-1]) == (way[0], way[-1]) for other in ways) == 1
        return pdn.written_move([way[0], way[-1]] if is_told else way, is_jump=True)

    def parse_move(self, position: Position, text: str) -> int:
        """Squares of the way may be left out where the others tell it."""
        ways = {int(move): way_of(position, move) for move in position.moves()}
        move = pdn.meant_by(text, ways, is_jump=bool(can_jump(position)))
        if move is None:
            raise IllegalMove(text, self.format(position), [self.format_move(position, each) for each in ways])
        return move

    def rows(self, position: Position) -> list[str]:
        """Black's men and kings are b and B, White's are w and W."""
        rows = [["."] * 8 for _ in range(8)]
        for side, pieces in (("b", position.own), ("w", position.opponent)):
            mark = side if position.color == BLACK else {"b": "w", "w": "b"}[side]
            for square in each(pieces):
                row, column = _place(square)
                rows[row][column] = mark.upper() if position.kings & bit(square) else mark
        return ["".join(row) for row in rows]

    def player(self, position: Position) -> str:
        return "black" if position.color == BLACK else "white"

    def place(self, position: Position, move: int) -> tuple[int, int] | None:
        return _place(SQUARES[way_of(position, move)[-1] - 1])

    def symmetries(self) -> Sequence[Callable[[Position], Position]]:
        return other_views(self.start())


def _place(square: int) -> tuple[int, int]:
    """Row and column of a square on the board of 8 x 8."""
    row, index = divmod(SQUARES.index(square), 4)
    return row, 2 * index + 1 - row % 2


def _numbers(squares: np.uint64) -> set[int]:
    return {SQUARES.index(square) + 1 for square in each(squares)}


def _as_set(numbers: Iterable[int]) -> np.uint64:
    return bits.as_set([SQUARES[number - 1] for number in numbers])


GAME = Checkers()
