"""Chess by python-chess: `chess`.

    8 r n b q k b n r      rows as White sees them, White's men in capitals; squares are numbered 0 (a1) to 63 (h8).
    7 p p p p p p p p
    . . . . . . . . .      A move is a number of 15 bits:   promotion 3 │ to 6 │ from 6
    2 P P P P P P P P      with 0 for no promotion, 1 to 4 for knight, bishop, rook and queen.
    1 R N B Q K B N R

Ends        Mate wins; stalemate, too few men to mate, fifty moves by each side without a capture or a pawn's move, and the first
            repetition of a position draw at once. Players over the board may go on until a position has come three times, and must
            claim it: for a search a position that comes back is worth what it was worth, so the second time decides.
History     What is drawn by repetition depends on the way to a position, and a table that forgets the way would be wrong without a
            word (graph history interaction). So the way is part of the position: the positions since the last move that cannot be
            taken back (a capture, a pawn's move, a lost right to castle), and the number of moves that counts to fifty. Keys have
            all of it. Ways that meet are one position where the last such move is behind both; elsewhere a table finds less.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from prunus.core.adapter import Adapter, library
from prunus.core.drawing import Drawing, Stone
from prunus.core.game import Game
from prunus.core.game import Position as Rules
from prunus.core.keys import digest_of
from prunus.errors import IllegalMove, NotationError
from prunus.games.adapters.chess_problems import a_move_earlier, random_men
from prunus.games.adapters.pawns import weak_pawns

MOST_MOVES = 16 * 27  # so many men, and so many squares for a queen
FIFTY_MOVES = 100  # plies
PAWN, KNIGHT, QUEEN = 1, 2, 5  # as python-chess numbers the men
WORTH = (0, 1, 3, 3, 5, 9, 0)  # by these numbers; kings are never exchanged
MOVES = "moves"  # stands between a FEN and the moves made from there


def chess() -> Any:
    return library("chess", "chess")


@dataclass(frozen=True, eq=False)
class ChessPosition(Rules):
    """A board that nobody changes, and the way to it since the last move that cannot be taken back."""

    board: Any
    earlier: tuple[Any, ...] = ()  # the identities of the boards on the way,
    origin: Any = None  # the first of these boards
    way: tuple[Any, ...] = field(default=(), repr=False)  # and the moves

    @functools.cached_property
    def identity(self) -> tuple[Any, ...]:
        """What a repetition repeats: men, side to move, rights to castle, and a pawn that can be taken in passing."""
        board = self.board
        men = board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings, board.occupied_co[True]
        passing = board.ep_square if board.ep_square is not None and board.has_legal_en_passant() else None
        return (*men, board.occupied, board.turn, board.castling_rights, passing)

    @functools.cached_property
    def legal(self) -> dict[int, Any]:
        """The legal moves of python-chess by their numbers, whether the game is over or not."""
        return {number_of(move): move for move in self.board.legal_moves}

    @functools.cached_property
    def _has_moves(self) -> bool:
        """Whether there is a legal move: the first that is found tells, and most leaves are asked nothing else."""
        return any(self.board.generate_legal_moves())

    def moves(self) -> Iterable[int]:
        return () if self.is_over() else self.legal.keys()

    def play(self, move: int) -> ChessPosition:
        board = self.board.copy(stack=False)
        made = self.legal[int(move)]
        board.push(made)
        if board.halfmove_clock == 0 or board.castling_rights != self.board.castling_rights:
            return ChessPosition(board)
        return ChessPosition(board, (*self.earlier, self.identity), self.origin or self.board, (*self.way, made))

    def is_over(self) -> bool:
        return self._is_over

    @functools.cached_property
    def _is_over(self) -> bool:
        board = self.board
        if self.identity in self.earlier or board.is_insufficient_material():
            return True
        return board.halfmove_clock >= FIFTY_MOVES or not self._has_moves

    def outcome(self) -> int:
        return -1 if not self._has_moves and self.board.is_check() else 0

    def max_moves(self) -> int:
        return MOST_MOVES

    def move_count(self) -> int:
        return 0 if self.is_over() else len(self.legal)

    @functools.cached_property
    def content(self) -> tuple[Any, ...]:
        return self.identity, self.board.halfmove_clock, frozenset(self.earlier)

    def key(self) -> np.uint64:
        identity, clock, earlier = self.content
        return np.uint64(digest_of(f"chess {identity} {clock} {sorted(map(str, earlier))}"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChessPosition) and self.content == other.content

    def __hash__(self) -> int:
        return hash(self.identity)

    def __repr__(self) -> str:
        return f"ChessPosition({self.board.fen()!r})"

    # Which moves to try first

    @functools.cached_property
    def _grades(self) -> dict[int, int]:
        """Captures of much by little first, then queens made, then the others as they come."""
        by_gain = sorted(self.legal, key=lambda move: -self._gain(self.legal[move]))
        return {move: place for place, move in enumerate(by_gain)}

    def _gain(self, move: Any) -> int:
        board = self.board
        made = 8 * WORTH[move.promotion] if move.promotion else 0
        if not board.is_capture(move):
            return made
        taken = board.piece_type_at(move.to_square) or PAWN  # in passing
        return made + 8 * WORTH[taken] + 8 - board.piece_type_at(move.from_square)

    def graded_moves(self) -> Iterable[int]:
        return () if self.is_over() else self._grades.keys()

    def grade(self, move: int) -> int:
        return self._grades[int(move)]

    # What has to be played out before a position is judged

    def noisy_moves(self) -> list[int]:
        """Captures and queens made; in check all moves."""
        if self.is_over() or not self.may_stand():
            return list(self.moves())
        noisy = [move for move, made in self.legal.items() if made.promotion == QUEEN or self.board.is_capture(made)]
        return sorted(noisy, key=lambda move: -self._gain(self.legal[move]))

    def may_stand(self) -> bool:
        return not self.board.is_check()

    # What Shannon counted

    def material(self) -> int:
        board = self.board
        own, other = board.occupied_co[board.turn], board.occupied_co[not board.turn]
        kinds = board.pawns, board.knights, board.bishops, board.rooks, board.queens
        return sum(
            worth * ((men & own).bit_count() - (men & other).bit_count()) for worth, men in zip(WORTH[1:6], kinds, strict=True)
        )

    def weak_pawns(self) -> int:
        pawns, side = self.board.pawns, self.board.turn
        own, other = pawns & self.board.occupied_co[side], pawns & self.board.occupied_co[not side]
        return weak_pawns(own, other, side) - weak_pawns(other, own, not side)

    def freedom(self) -> int:
        board = self.board.copy(stack=False)
        board.turn, board.ep_square = not board.turn, None
        return len(self.legal) - board.legal_moves.count()


def number_of(move: Any) -> int:
    """The number of a move of python-chess."""
    promotion = 0 if move.promotion is None else move.promotion - KNIGHT + 1
    return int(move.from_square | move.to_square << 6 | promotion << 12)


NAMES = {"K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight", "P": "pawn"}
FIGURES = dict(zip("KQRBNP", "♚♛♜♝♞♟", strict=True))
MEN = {
    letter if colour == "white" else letter.lower(): Stone("piece", colour, text=FIGURES[letter], name=f"{colour} {name}")
    for letter, name in NAMES.items()
    for colour in ("white", "black")
}


class ChessGame(Game):
    drawing = Drawing(MEN, shape="checkered", origin="bottom")
    name = "chess"
    summary = "chess, by python-chess; FEN, SAN and UCI"
    default_evaluation = "shannon"

    def start(self) -> ChessPosition:
        return ChessPosition(chess().Board())

    def default_depth(self, position: ChessPosition) -> int:
        return 3

    # What mating problems are made of

    def by_lot(self, chance: random.Random) -> ChessPosition:
        """Men put on a board by chance."""
        return ChessPosition(random_men(chess(), chance))

    def a_move_earlier(self, position: ChessPosition, chance: random.Random) -> ChessPosition | None:
        """A position from which a move and a reply lead to this board, if chance finds one."""
        board = a_move_earlier(position.board, chance)
        return None if board is None else ChessPosition(board)

    def parse(self, text: str) -> ChessPosition:
        """A FEN, behind it `moves` and moves if there are any; or the moves from the start, in SAN or UCI."""
        words = text.split()
        at = words.index(MOVES) if MOVES in words else len(words) if words and "/" in words[0] else -1
        position = self.start() if at < 1 else ChessPosition(_board(" ".join(words[:at])))
        for word in words[at + 1 :]:
            position = position.play(self.parse_move(position, word))
        return position

    def format(self, position: ChessPosition) -> str:
        if position.origin is None:
            return str(position.board.fen())
        return " ".join([position.origin.fen(), MOVES, *(move.uci() for move in position.way)])

    def format_move(self, position: ChessPosition, move: int) -> str:
        return str(position.board.san(position.legal[int(move)]))

    def parse_move(self, position: ChessPosition, text: str) -> int:
        for read in (position.board.parse_san, position.board.parse_uci):
            try:
                move = number_of(read(text.strip()))
            except ValueError:
                continue
            if move in position.moves():
                return move
        raise IllegalMove(text, self.format(position), [self.format_move(position, move) for move in position.moves()])

    def player(self, position: ChessPosition) -> str:
        return "white" if position.board.turn else "black"

    def rows(self, position: ChessPosition) -> list[str]:
        return str(position.board).replace(" ", "").split("\n")

    def place(self, position: ChessPosition, move: int) -> tuple[int, int]:
        square = int(move) >> 6 & 63
        return 7 - square // 8, square % 8


def _board(fen: str) -> Any:
    try:
        board = chess().Board(fen)
    except ValueError as error:
        raise NotationError("chess position", fen, None, f"a FEN; {error}") from error
    if not board.is_valid():
        wrong = str(board.status().name).lower().replace("|", ", ").replace("_", " ")
        raise NotationError("chess position", fen, None, f"a position of the game, and it has {wrong}")
    return board


CHESS = ChessGame()
ADAPTER = Adapter("chess", CHESS.summary, lambda argument: CHESS, ChessPosition, CHESS)
