"""Numbering: moves of any kind, and the whole numbers by which searches know them.

A game may call its moves what it likes: 3, "b2", ("knight", 4). Searches keep moves in tables, killers and lines, where there is
room for a number below 2**31. A move that is a small whole number is its own number; every other one gets one from a digest of what
it is made of, so that it has the same number in every process, up to accidents, which are settled in the order of arrival.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.keys import digest_of, told

ITS_OWN = 2**30  # moves that are whole numbers from 0 to below this are their own numbers
HIGHEST = 2**31 - 2  # what a table has room for
WHOLE = frozenset({int})


def numbered(position: Any) -> dict[int, Any]:
    """The moves of a position, as its game calls them, by the numbers that searches know them by."""
    numbering = Numbering()
    return {numbering.number(move): move for move in position.moves()}


class Numbering:
    """The numbers of the moves of a game, and back."""

    __slots__ = ("_moves", "_numbers", "_own")

    def __init__(self) -> None:
        self._numbers: dict[Any, int] = {}
        self._moves: dict[int, Any] = {}
        self._own: set[int] = set()  # moves that were met and are their own numbers

    def number(self, move: Any) -> int:
        """The number of a move; TypeError if it has no hash."""
        kind = type(move)
        if kind is int and 0 <= move < ITS_OWN:
            return int(move)
        if isinstance(move, np.integer):
            return self.number(int(move))
        known = self._numbers.get((kind, move))
        return self._numbered(kind, move) if known is None else known

    def numbers(self, moves: list[Any]) -> list[int]:
        """The numbers of moves; TypeError if one of them has no hash."""
        if not WHOLE.issuperset(map(type, moves)):
            return list(map(self.number, moves))
        if not self._own.issuperset(moves):
            numbers = list(map(self.number, moves))
            self._own.update(move for move, number in zip(moves, numbers, strict=True) if move == number)
            return numbers
        return moves

    def move(self, number: int) -> Any:
        """The move of a number."""
        return self._moves[number] if number >= ITS_OWN else number

    def _numbered(self, kind: type, move: Any) -> int:
        number = ITS_OWN + digest_of(told(move)) % (HIGHEST - ITS_OWN)
        while number in self._moves:
            number = number + 1 if number < HIGHEST else ITS_OWN
        self._numbers[kind, move], self._moves[number] = number, move
        return number
