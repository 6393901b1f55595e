"""Boards in words, for those who listen: what the last move has changed, and what is on every row.

A row tells its stones, each with its square; where squares of the board are missing, or gone, also which there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prunus.core.drawing import EMPTY, NOWHERE, Place
from prunus.draw.board import Board
from prunus.draw.words import counted


def spoken_lines(board: Board, before: Sequence[str] | None = None) -> list[str]:
    """The board in words: what the last move has changed, then every row that has stones."""
    said = []
    if before is not None and [len(row) for row in before] == [len(row) for row in board.rows]:
        squares = [(row, column) for row, signs in enumerate(board.rows) for column in range(len(signs))]
        places = [(row, column) for row, column in squares if board.rows[row][column] != before[row][column]]
        places.sort(key=lambda place: place != board.placed)
        changes = [f"{board.called(place)} {_named(board, place)}" for place in places]
        if changes and (board.drawing.columns != "none" or board.drawing.is_numbered):
            said.append(f"Changed: {', '.join(changes)}.")
    rows = [(row, list(_told(board, row))) for row in range(len(board.rows))]
    said += [f"{_row_called(board, row)}: {', '.join(stones)}." for row, stones in rows if stones]
    return said or ["The board is empty."]


def _row_called(board: Board, row: int) -> str:
    drawing, rows = board.drawing, len(board.rows)
    if name := drawing.row_name(row, rows):
        return f"Row {name}"
    return f"Row {row + 1}" if drawing.origin == "top" else f"Row {rows - row} from below"


def _told(board: Board, row: int) -> Iterator[str]:
    """The stones of a row, each with its square; how many of each kind where squares have no names."""
    drawing, signs = board.drawing, board.rows[row]
    if any(NOWHERE in each for each in board.rows):
        yield _squares_of(board, row)
    if drawing.columns == "none" and not drawing.is_numbered:
        for sign, stone in drawing.stones.items():
            if number := signs.count(sign):
                yield f"{number} {stone.name or sign}"
        return
    for column, sign in enumerate(signs):
        if sign not in (EMPTY, NOWHERE):
            square = drawing.column_name(column) or board.called((row, column))
            yield f"{square} {_named(board, (row, column))}"


def _squares_of(board: Board, row: int) -> str:
    """Which squares a row has: all from one to another, or each by its name; how many where they have no names."""
    there = [column for column, sign in enumerate(board.rows[row]) if sign != NOWHERE]
    names = [board.drawing.column_name(column) for column in there]
    if not there or not all(names):
        return counted(len(there), "square") if there else "no square"
    if len(there) == 1:
        return f"square {names[0]}"
    is_whole = there == list(range(there[0], there[-1] + 1))
    return f"squares {names[0]} to {names[-1]}" if is_whole else f"squares {', '.join(names)}"


def _named(board: Board, place: Place) -> str:
    sign = board.rows[place[0]][place[1]]
    return {EMPTY: "empty", NOWHERE: "gone"}.get(sign) or board.drawing.stone(sign).name or sign
