"""Mating problems by chance: men are put on a board by lot, and a mate is led up to by taking moves back.

Most boards have no mate within reach, and to find that out takes longer than all the rest. So one begins with boards that have a
mate in one move, of which there are many, and goes back from each a move of both sides: what led to a mate in n moves has a mate in
n + 1 often enough. Nothing is composed or taken from elsewhere: a seed makes the same positions again.
"""

from __future__ import annotations

import random
from typing import Any

PAWN = 1  # as python-chess numbers the men
OWN, THEIRS = "QRBNP", "qrbnp"
OWN_SHARES, THEIR_SHARES = (2, 4, 3, 3, 4), (1, 2, 2, 2, 5)  # an attacker has pieces, a defender pawns
MOST_MOVES = 64  # that a learned program compares
TRIES = 20  # to take a move back


def random_men(library: Any, chance: random.Random) -> Any:
    """A board of python-chess: White to move with three to six men beside the king, Black with two to six."""
    while True:
        men = ["K", *chance.choices(OWN, OWN_SHARES, k=chance.randrange(3, 7))]
        men += ["k", *chance.choices(THEIRS, THEIR_SHARES, k=chance.randrange(2, 7))]
        board = library.Board(None)
        for square, letter in zip(chance.sample(range(64), len(men)), men, strict=True):
            board.set_piece_at(square, library.Piece.from_symbol(letter))
        if _is_fit(board):
            return board


def a_move_earlier(board: Any, chance: random.Random) -> Any:
    """A board from which a move of the player to move and a reply lead here, neither of them a pawn's or a capture; None where
    the lot found none."""
    for _ in range(TRIES):
        before = board
        for _side in range(2):
            before = _taken_back(before, chance)
            if before is None or not _is_fit(before):
                break
        else:
            return before
    return None


def _is_fit(board: Any) -> bool:
    return bool(board.is_valid()) and 0 < board.legal_moves.count() <= MOST_MOVES


def _taken_back(board: Any, chance: random.Random) -> Any:
    """The board before the last move, made by a man other than a pawn to where it stands; None where it has come from nowhere."""
    mover = not board.turn
    square = chance.choice([each for each in board.piece_map() if board.color_at(each) == mover])
    origins = [each for each in board.attacks(square) if board.piece_type_at(each) is None]
    if board.piece_type_at(square) == PAWN or not origins:
        return None
    before = board.copy(stack=False)
    before.set_piece_at(chance.choice(origins), before.remove_piece_at(square))
    before.turn = mover
    return before
