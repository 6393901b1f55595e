"""Portable Draughts Notation: positions and moves of checkers as people write them, on squares from 1 to 32.

W:W18,21-32,K3:B1-12          White to move; White's pieces, K before a king's square; Black's
W:WK3:BK30:H17                the same after 17 plies without a capture or an advance of a man
1. 11-15 23-19 2. 8-11        moves, with numbers or without; {comments} and a result at the end are passed over
22x15, 22x15x6                jumps
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from prunus.core.notation import Reader
from prunus.errors import NotationError

WHAT = "checkers position"
SQUARE = "(?:3[0-2]|[12][0-9]|[1-9])(?![0-9])"
MOVE = f"{SQUARE}(?:[-xX]{SQUARE})+(?!/)"
RESULT = r"(?:1-0|0-1|1/2-1/2|\*)(?=\s*$)"


class Board(NamedTuple):
    """What a FEN says."""

    side: str  # to move: B or W
    black: set[int]
    white: set[int]
    kings: set[int]  # of either side
    quiet: int


def read_fen(text: str, most_pieces: int, most_quiet: int) -> Board:
    """The board that a FEN describes, with at most so many pieces a side and quiet plies."""
    reader = Reader(WHAT, text)
    side = reader.take("[BWbw]", "the side to move, B or W").upper()
    pieces: dict[str, set[int]] = {}
    kings: set[int] = set()
    while len(pieces) < 2:
        reader.take(":", "a colon")
        color = reader.take("[BWbw]", "B or W and squares").upper()
        if color in pieces:
            raise NotationError(WHAT, text, reader.at - 1, f"the squares of {'B' if color == 'W' else 'W'}")
        pieces[color] = set()
        _read_squares(reader, pieces, color, kings)
        if len(pieces[color]) > most_pieces:
            raise NotationError(WHAT, text, None, f"at most {most_pieces} pieces of {color}")
    quiet = 0
    if reader.peek() == ":":
        quiet = int(reader.take(":H[0-9]{1,3}(?![0-9])", "H and the number of quiet plies")[2:])
        if quiet > most_quiet:
            raise NotationError(WHAT, text, None, f"at most {most_quiet} quiet plies")
    if reader.peek() == ".":
        reader.take("[.]", "the end")
    reader.end()
    return Board(side, pieces["B"], pieces["W"], kings, quiet)


def _read_squares(reader: Reader, pieces: dict[str, set[int]], color: str, kings: set[int]) -> None:
    """Add the squares that are listed here, separated by commas, to those of a colour and to the kings."""
    is_more = reader.peek() not in (":", ".", "")
    while is_more:
        is_king = bool(reader.take("[Kk]?", "a square"))
        first = last = int(reader.take(SQUARE, "a square from 1 to 32"))
        if reader.peek() == "-":
            reader.take("-", "a dash")
            last = int(reader.take(SQUARE, "a square from 1 to 32"))
        squares = set(range(first, last + 1))
        if not squares or any(squares & others for others in pieces.values()):
            raise NotationError(WHAT, reader.text, None, f"one piece on a square and ranges upwards, and {first}-{last} is not so")
        pieces[color] |= squares
        kings |= squares if is_king else set()
        is_more = reader.peek() == ","
        if is_more:
            reader.take(",", "a comma")


def written_fen(board: Board) -> str:
    """The FEN of a board; men before kings, three or more neighbours as a range."""
    sides = []
    for color, pieces in (("W", board.white), ("B", board.black)):
        men, kings = sorted(pieces - board.kings), sorted(pieces & board.kings)
        sides.append(color + ",".join([*_ranges(men), *(f"K{king}" for king in kings)]))
    return ":".join([board.side, *sides, *([f"H{board.quiet}"] if board.quiet else [])])


def _ranges(numbers: list[int]) -> Iterator[str]:
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    for run in runs:
        if len(run) > 2:
            yield f"{run[0]}-{run[-1]}"
        else:
            yield from map(str, run)


def moves_in(text: str) -> Iterator[str]:
    """The texts of the moves of a game."""
    reader = Reader("checkers game", text)
    while reader.peek():
        if reader.peek() == "{":
            reader.take(r"\{[^}]*\}", "a comment that ends, { … }")
        elif re.compile(RESULT).match(text, reader.at):
            reader.take(RESULT, "a result")
        elif re.compile(r"[0-9]{1,4}\.+").match(text, reader.at):
            reader.take(r"[0-9]{1,4}\.+", "the number of a move")
        else:
            yield reader.take(MOVE, "a move such as 11-15 or 22x15, or a FEN such as W:W21-32:B1-12")


def written_move(squares: Iterable[int], is_jump: bool) -> str:
    return ("x" if is_jump else "-").join(map(str, squares))


def meant_by(text: str, ways: Mapping[int, list[int]], is_jump: bool) -> int | None:
    """The move, one of `ways` by the squares it touches, that a text names; None where it names none, or more than one.

    Squares between the first and the last may be left out; a way that is written in full is meant rather than others.
    """
    written = re.fullmatch(MOVE, text.strip())
    if written is None or (not is_jump and "x" in text.lower()):
        return None
    squares = [int(number) for number in re.split("[-xX]", text.strip())]
    whole = [move for move, way in ways.items() if way == squares]
    fitting = whole or [move for move, way in ways.items() if _is_told(squares, way)]
    return fitting[0] if len(fitting) == 1 else None


def _is_told(squares: list[int], way: list[int]) -> bool:
    """Whether the squares are the first, the last and some between them of a way, in their order."""
    if (squares[0], squares[-1]) != (way[0], way[-1]):
        return False
    rest = iter(way[1:-1])
    return all(square in rest for square in squares[1:-1])
