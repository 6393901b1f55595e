"""What there is to see of a game so far: the board, whose turn it is, which moves can be made from where to where, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from prunus.core.drawing import EMPTY, NOWHERE, Place, placed
from prunus.core.game import Game
from prunus.core.units import number, units_of
from prunus.errors import NoValue
from prunus.players.formats.door import all_formats
from prunus.web.playing.editing import can_be_arranged
from prunus.web.playing.so_far import SoFar

BINARY = ("wthor",)  # formats that are no text


def seen(so_far: SoFar) -> dict[str, Any]:
    """A game so far as JSON."""
    game, here, sides = so_far.game, so_far.position, so_far.sides
    rows = game.rows(here)
    before = game.rows(so_far.positions[-2]) if so_far.moves else []
    last = _place(game, so_far.positions[-2], so_far.moves[-1], before, rows) if so_far.moves else None
    return {
        "game": game.name,
        "start": so_far.start,
        "moves": so_far.texts,
        "notation": game.format(here),
        "drawing": asdict(game.drawing),
        "rows": rows,
        "squares": names_of_squares(game, rows),
        "last": last,
        "changed": _changed(game, before, rows, last),
        "legal": [] if so_far.is_over else [_legal(game, here, move, rows) for move in here.moves()],
        "seat": so_far.seat,
        "sides": sides,
        "is_over": so_far.is_over,
        "result": result(so_far, sides) if so_far.is_over else None,
        "winner": winner(so_far) if so_far.is_over else None,
        "scale": game.scale,
        "label": game.label(here),
        "formats": [{"name": name, "summary": all_formats()[name].summary} for name in formats_of(game)],
        "can_be_edited": can_be_arranged(game, here),
    }


def formats_of(game: Game) -> list[str]:
    """The formats in which a game can be written as a text."""
    return [name for name, each in all_formats().items() if name not in BINARY and each.suits(game)]


def names_of_squares(game: Game, rows: Sequence[str]) -> list[list[str]]:
    """What squares are called: by their numbers where they have some, by column and row, or by how one counts."""
    drawing, numbers = game.drawing, game.drawing.numbers(rows)
    found = []
    for row, signs in enumerate(rows):
        names = []
        for column in range(len(signs)):
            outside = drawing.column_name(column) + drawing.row_name(row, len(rows))
            names.append(str(numbers.get((row, column), outside or f"row {row + 1}, column {column + 1}")))
        found.append(names)
    return found


def _changed(game: Game, before: Sequence[str], rows: Sequence[str], last: list[int] | None) -> list[str]:
    """The squares that the last move has changed besides the one that it went to, by name: for those who cannot see them turn."""
    if [len(row) for row in before] != [len(row) for row in rows]:
        return []
    names = names_of_squares(game, rows)
    squares = [(row, column) for row, signs in enumerate(rows) for column in range(len(signs))]
    return [names[row][column] for row, column in squares if before[row][column] != rows[row][column] and [row, column] != last]


def _legal(game: Game, here: Any, move: Any, rows: Sequence[str]) -> dict[str, Any]:
    """A move: the square that it goes to and, where a stone moves, the one that it comes from."""
    after = game.rows(here.play(move)) if rows else []
    place = _place(game, here, move, rows, after)
    origin = None if place is None else _origin(rows, after, (place[0], place[1]))
    return {"move": game.format_move(here, move), "place": place, "from": origin}


def _place(game: Game, here: Any, move: Any, rows: Sequence[str], after: Sequence[str]) -> list[int] | None:
    """The square that a move goes to, between two boards; the game is asked only if it knows better than they."""
    is_plainly_seen = type(game).place is Game.place
    place = None if not rows else placed(rows, after) if is_plainly_seen else game.place(here, move)
    if place is None or not (0 <= place[0] < len(rows) and 0 <= place[1] < len(rows[place[0]])):
        return None
    return [int(place[0]), int(place[1])]


def _origin(before: Sequence[str], after: Sequence[str], place: Place) -> list[int] | None:
    """The square that the stone has left which came to `place`: of several that are empty now, the one that had such a stone,
    or one that is written in another size (a man that became a king)."""
    if [len(row) for row in before] != [len(row) for row in after]:
        return None
    left = {
        (row, column): sign
        for row, signs in enumerate(before)
        for column, sign in enumerate(signs)
        if sign not in (EMPTY, NOWHERE) and after[row][column] == EMPTY
    }
    stone = after[place[0]][place[1]]
    for found in (
        [square for square, sign in left.items() if sign == stone],
        [square for square, sign in left.items() if sign.lower() == stone.lower()],
        list(left),
    ):
        if len(found) == 1:
            return list(found[0])
    return None


def winner(so_far: SoFar) -> int | None:
    """Who has won, the first or the second; None where nobody has, or nothing says so."""
    try:
        outcome = int(so_far.position.outcome())
    except NoValue:
        return None
    return None if outcome == 0 else so_far.seat if outcome > 0 else 1 - so_far.seat


def result(so_far: SoFar, sides: Sequence[str]) -> str:
    """How a game has ended, in a sentence."""
    try:
        outcome = int(so_far.position.outcome())
    except NoValue:
        return "Nothing says who has won."
    if outcome == 0:
        return "It is a draw."
    who = sides[so_far.seat if outcome > 0 else 1 - so_far.seat]
    margin = units_of(so_far.position).told(abs(outcome))
    return f"{who} wins." if margin == 1 else f"{who} wins by {number(margin)}."
