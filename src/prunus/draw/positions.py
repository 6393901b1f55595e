"""Positions on their boards, as pictures: with legal moves, marks on some of them, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prunus.draw.board import Board, Mark, board_svg


def position_svg(game: Any, position: Any, marks: Mapping[Any, Mark] | None = None) -> str:
    """The board of a position with marks on the squares of moves; "" if the game has none."""
    rows = game.rows(position)
    if not rows:
        return ""
    places = {move: game.place(position, move) for move in position.moves()}
    marked = {places[move]: mark for move, mark in (marks or {}).items() if places.get(move) is not None}
    legal = [] if game.drawing.is_numbered else [place for place in places.values() if place is not None and place not in marked]
    return board_svg(game.name, Board(game.drawing, rows, moves=legal, marks=marked, turn=turn_of(game, position)))


def turn_of(game: Any, position: Any) -> str:
    """Whose turn it is, in words; "" where a game does not say."""
    if position.is_over():
        return "the game is over"
    mover = game.player(position)
    return f"{mover} to move" if mover else ""
