"""Compiled games asked from Python: whoever asks often is answered by compiled code.

Arithmetic of 64-bit words is slow in Python: listing the moves of an Othello board takes ten times as long as it need, playing one
as well. Loading compiled code takes as long as some thousand such calls, so the first ones are answered by Python.
"""

from __future__ import annotations

import functools
import operator
import threading
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from prunus.core.generic import is_numbers, typed
from prunus.core.jit import is_interpreting, kernel
from prunus.core.memory import Cells

ENOUGH = 2_000  # calls of a method
NO_ROOM = Cells.zeros(0)


@kernel
def list_moves(position: Any, moves: Any, room: int) -> int:
    """Write as many moves of a position into Cells as there is room for; how many there are."""
    count = 0
    for move in position.moves():
        if count < room:
            moves[count] = move
        count += 1
    return count


@kernel
def ask_is_over(position: Any) -> bool:
    return position.is_over()


@kernel
def ask_outcome(position: Any) -> int:
    return position.outcome()


@kernel
def play_move(position: Any, move: int) -> Any:
    return position.play(move)


class Asked:
    """How often a method was asked, and the compiled code that answers once this is enough."""

    def __init__(self, kind: type, code: Any) -> None:
        self.kind, self.code, self.times = kind, code, 0
        self.compiled: Callable[..., Any] | None = None

    def answer(self, position: Any, *arguments: Any) -> Callable[..., Any] | None:
        """What answers for `position` instead of its method; None where it has to answer itself."""
        if is_interpreting() or type(position) is not self.kind:
            return None
        if self.compiled is None:
            self.times += 1
            if self.times > ENOUGH and is_numbers(self.kind):  # type: ignore[arg-type]
                self.compiled = self.code.prepare(typed(position), *arguments)
        return self.compiled


def answer_quickly(kind: Any) -> None:
    """Let compiled code tell moves, end and children of a NamedTuple of numbers, once it has been asked often enough."""
    for make in (_moves, _is_over, _play):
        method = getattr(kind, make.__name__[1:])
        quick = functools.wraps(method)(make(kind, method))
        quick.written_as = method  # type: ignore[attr-defined]
        setattr(kind, method.__name__, quick)


def _moves(kind: type, method: Callable[[Any], Iterable[int]]) -> Callable[[Any], Iterable[int]]:
    asked, room = Asked(kind, list_moves), threading.local()

    def moves(self: Any) -> Iterable[int]:
        answer = asked.answer(self, NO_ROOM, np.int64(0))
        if answer is None:
            return method(self)
        cells = getattr(room, "cells", NO_ROOM)
        count = answer(self, cells, len(cells.array))
        if count > len(cells.array):  # also where a position that cannot come up has more moves than the game says
            room.cells = cells = Cells.zeros(count)
            answer(self, cells, count)
        return iter(cells.array[:count].tolist())

    return moves


def _is_over(kind: type, method: Callable[[Any], bool]) -> Callable[[Any], bool]:
    asked = Asked(kind, ask_is_over)

    def is_over(self: Any) -> bool:
        answer = asked.answer(self)
        return method(self) if answer is None else answer(self)

    return is_over


def _play(kind: Any, method: Callable[[Any, int], Any]) -> Callable[[Any, int], Any]:
    asked = Asked(kind, play_move)

    def play(self: Any, move: int) -> Any:
        answer = asked.answer(self, np.int64(0))
        return method(self, move) if answer is None else typed(answer(self, operator.index(move)))

    return play
