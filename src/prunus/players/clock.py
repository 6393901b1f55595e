"""Clocks: how long players may think, and how long one of them does.

5m        five minutes for all moves of a game
5m+3s     the same, and three seconds more after every move
1s/move   one second for each move
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from prunus.errors import NotationError, OutOfRange

UNITS = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0}
LENGTH = r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s|m|h)"
MOVES_TO_GO = 25  # a game is believed to take so many more moves of each player, however many were made
OF_INCREMENT = 0.8  # what comes after the move may be used for it, if a little is kept
AT_MOST = 0.4  # of what is left: a game may take longer than was believed
LEAST = 0.001  # seconds that every move gets
OVERHEAD, OF_LENGTH = 0.01, 0.09  # seconds, and a share: what a search told to end takes longer on a busy machine
SAFETY, FADING = 2.0, 0.95  # how much more than it was late lately is kept back, and what a move later is still believed of that


@dataclass(frozen=True)
class TimeControl:
    """How long a player may think: seconds for a game and more after each move, or for each move."""

    game: float | None = None
    increment: float = 0.0
    move: float | None = None

    def __post_init__(self) -> None:
        for what, seconds in (("game", self.game), ("move", self.move)):
            if seconds is not None and not (0 < seconds < math.inf):
                raise OutOfRange(f"a clock of {seconds:g} seconds a {what} leaves no time to think")
        if not 0 <= self.increment < math.inf:
            raise OutOfRange(f"a clock cannot be given {self.increment:g} seconds after a move")

    @classmethod
    def parse(cls, text: str) -> TimeControl:
        """What `5m`, `5m+3s` or `1s/move` means."""
        found = re.fullmatch(rf"{LENGTH}(?:\+{LENGTH}|(/move))?", text.strip())
        if found is None:
            raise NotationError("time", text, 0, "5m, 5m+3s or 1s/move")
        number, unit, more, more_unit, is_for_each = found.groups()
        seconds = float(number) * UNITS[unit]
        if is_for_each:
            return cls(move=seconds)
        return cls(seconds, float(more) * UNITS[more_unit] if more else 0.0)

    def __str__(self) -> str:
        if self.move is not None:
            return f"{_told(self.move)}/move"
        return _told(self.game or 0.0) + (f"+{_told(self.increment)}" if self.increment else "")


def _told(seconds: float) -> str:
    """A length in the largest unit that needs no fraction."""
    for unit, size in reversed(UNITS.items()):
        if seconds >= size and abs(seconds / size - round(seconds / size)) < 1e-9:
            return f"{round(seconds / size)}{unit}"
    return f"{seconds:.3f}".rstrip("0") + "s"


class Lateness:
    """By how many seconds the moves of a player came after their budget lately, in whatever game: on a busy machine they do."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def learn(self, late: float) -> None:
        """Of one more move."""
        self.seconds = max(late, FADING * self.seconds)

    @property
    def kept_back(self) -> float:
        """What is not to be spent, because of it."""
        return SAFETY * self.seconds


class Clock:
    """What one player, who comes so late, has left in one game."""

    def __init__(self, control: TimeControl, lateness: Lateness | None = None) -> None:
        self.control, self.lateness = control, lateness or Lateness()
        self.left = control.game if control.move is None else control.move

    @property
    def budget(self) -> float | None:
        """How many seconds the next move should take; None where nobody counts."""
        control, kept = self.control, self.lateness.kept_back
        if control.move is not None:
            return max(control.move - max(OF_LENGTH * control.move + OVERHEAD, kept), control.move / 2)
        if self.left is None:
            return None
        return max(budget_of(self.left, control.increment) - kept, LEAST)

    def spend(self, took: float, margin: float = 0.0) -> bool:
        """Count a move that took so long, of which a margin is nobody's fault; whether it came in time."""
        if self.left is None:
            return True
        seconds = max(0.0, took - margin)
        if self.control.move is not None:
            return seconds <= self.control.move
        self.left -= seconds
        if self.left < 0:
            return False
        self.left += self.control.increment
        return True


def budget_of(left: float, increment: float = 0.0, moves: int = MOVES_TO_GO) -> float:
    """How many seconds the next move should take, if so many more have to be made with what is left."""
    wanted = left / min(max(moves, 1), MOVES_TO_GO) + OF_INCREMENT * increment
    return max(min(wanted, AT_MOST * left) - OVERHEAD, LEAST)
