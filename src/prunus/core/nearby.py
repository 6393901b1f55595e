"""Nearby: the first positions of a compiled game of the user's, looked at as Python before it is searched.

Compiled code does not look at its answers, so this is the quick form of `prunus check`: positions near the one that is searched,
nearest first, and a game by chance to its end. What contradicts itself is told with the moves that lead there. Moves that are
listed when the game is over are left to `check`: searches ask first whether it is.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np

from prunus.core.faults import raised
from prunus.errors import BadGame, PrunusError

FEW = 40  # positions near the first; each takes about 50 microseconds
LONGEST = 100  # moves of the game by chance

Line = tuple[int, ...]


def look_nearby(position: Any) -> None:
    """Raise BadGame if a position near `position` contradicts itself."""
    most = int(position.max_moves())
    with np.errstate(all="ignore"), suppress(TypeError):  # words overflow, as they do where they are compiled
        waiting, seen = deque[tuple[Any, Line]]([(position, ())]), 0
        while waiting and seen < FEW:
            here, line = waiting.popleft()
            seen += 1
            waiting.extend((_played(here, move, line), (*line, move)) for move in _listed(here, line, most))
        chance, here, line = random.Random(0), position, ()
        while len(line) < LONGEST and (moves := _listed(here, line, most)):
            move = chance.choice(moves)
            here, line = _played(here, move, line), (*line, move)


def _listed(position: Any, line: Line, most: int) -> list[int]:
    """The moves of a position, none if the game is over; BadGame if they do not fit to what it says besides."""
    moves: list[int] = _answered(position, line, lambda: [] if position.is_over() else [int(move) for move in position.moves()])
    kind = type(position).__name__
    if not moves and not position.is_over():
        raise BadGame(f"{kind}: the game is not over and there are no moves, in {position!r}{_after(line)}")
    if len(set(moves)) != len(moves):
        raise BadGame(f"{kind} lists a move twice in {position!r}: {moves}{_after(line)}")
    if len(moves) > most:
        raise BadGame(f"{kind}: max_moves() is {most}, and there are {len(moves)} moves, in {position!r}{_after(line)}")
    return moves


def _played(position: Any, move: int, line: Line) -> Any:
    return _answered(position, line, lambda: position.play(move))


def _answered(position: Any, line: Line, ask: Callable[[], Any]) -> Any:
    try:
        return ask()
    except (PrunusError, TypeError):  # a wrong type is what the compiler tells, with its line
        raise
    except Exception as error:
        said = raised(position, error)
        if said is None:
            raise
        raise BadGame(f"{said}{_after(line)}") from error


def _after(line: Line) -> str:
    return f" after the moves {', '.join(map(str, line))}" if line else ""
