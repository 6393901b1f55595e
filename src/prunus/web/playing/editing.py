"""Positions that somebody arranges stone by stone: a board and whose turn it is, as the game writes it.

A board is written in the ways that games read, one after the other; what is read must show the very board that was arranged. So
nothing has to be known of a game here but the signs on its board, and a game that reads boards in none of these ways is edited as
text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from prunus.core.drawing import EMPTY
from prunus.core.game import Game
from prunus.errors import PrunusError
from prunus.web.playing.so_far import parsed
from prunus.web.question import BadQuestion

CHESS, CHECKERS, MARKS = (frozenset(signs + EMPTY) for signs in ("KQRBNPkqrbnp", "bBwW", "XO"))
CASTLING = {"K": ("KR", (7, 4), (7, 7)), "Q": ("KR", (7, 4), (7, 0)), "k": ("kr", (0, 4), (0, 7)), "q": ("kr", (0, 4), (0, 0))}


class Arranged(NamedTuple):
    """A position, and who is to move in it: not always whom somebody wanted, where the stones tell it."""

    position: Any
    side: str


def arranged(game: Game, rows: Sequence[str], side: str) -> Arranged:
    """The position that shows these rows with this side to move, or the other one where the game itself says whose turn it is."""
    like = game.rows(game.start())
    if [len(row) for row in rows] != [len(row) for row in like] or not all(map(game.drawing.is_board, ([row] for row in rows))):
        raise BadQuestion("rows", f"this is no board of {game.name}")
    failed: PrunusError | None = None
    for text in _writings(game, rows, side):
        try:
            position = parsed(game, text)
        except PrunusError as error:
            failed = failed or error
            continue
        if game.rows(position) == list(rows):
            return Arranged(position, game.player(position))
    raise BadQuestion("rows", str(failed) if failed else f"{game.name} does not read positions by their boards")


def can_be_arranged(game: Game, position: Any) -> bool:
    """Whether positions of a game can be arranged on its board, as this one."""
    rows = game.rows(position)
    if not rows:
        return False
    try:
        return game.rows(arranged(game, rows, game.player(position)).position) == rows
    except PrunusError:
        return False


def _writings(game: Game, rows: Sequence[str], side: str) -> Iterator[str]:
    """The texts that may stand for a board."""
    for signs, write in WRITERS:
        if signs >= set(game.drawing.stones):
            yield from write(game, rows, side)
            return
    yield from ("\n".join(rows), "".join(rows))


def _marked(game: Game, rows: Sequence[str], side: str) -> Iterator[str]:
    """All squares, then X or O where a game wants to be told whose turn it is: X begins."""
    whole = "".join(rows)
    begins = game.player(game.start())
    yield from (whole, f"{whole} {'X' if side == begins else 'O'}")


def _fen(game: Game, rows: Sequence[str], side: str) -> Iterator[str]:
    """Chess: with the rights to castle that kings and rooks at home could have, and without."""
    board = "/".join(re.sub(r"\.+", lambda empty: str(len(empty[0])), row) for row in rows)
    rights = "".join(
        right for right, (men, king, rook) in CASTLING.items() if rows[king[0]][king[1]] + rows[rook[0]][rook[1]] == men
    )
    for castling in dict.fromkeys((rights or "-", "-")):
        yield f"{board} {side[:1].lower()} {castling} - 0 1"


def _numbered(game: Game, rows: Sequence[str], side: str) -> Iterator[str]:
    """Checkers: the numbers of the squares, K before those of kings."""
    squares = game.drawing.numbers(rows)
    men = {colour: [] for colour in "WB"}  # type: dict[str, list[str]]
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            if sign == EMPTY:
                continue
            if (row, column) not in squares:
                raise BadQuestion("rows", "checkers is played on the dark squares")
            men[sign.upper()].append(f"{'K' if sign.isupper() else ''}{squares[row, column]}")
    yield f"{side[:1].upper()}:W{','.join(men['W'])}:B{','.join(men['B'])}"


Writer = Callable[[Game, Sequence[str], str], Iterator[str]]
WRITERS: tuple[tuple[frozenset[str], Writer], ...] = ((MARKS, _marked), (CHESS, _fen), (CHECKERS, _numbered))
