"""Result: what a search found, and what it cost."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from prunus.core.game import Game


@dataclass(frozen=True)
class Result:
    """`value` is for the player to move; `line` begins with `move`, which is None where there is none to make.

    An incomplete search was stopped: its value and line are the best among the moves that it had finished, and None if it
    had not finished any.
    """

    value: int | None
    move: int | None
    line: tuple[int, ...]
    depth: int
    nodes: int
    leaves: int
    cutoffs: dict[str, int]
    seconds: float
    is_complete: bool = True

    def as_json(self, game: Game, position: Any) -> dict[str, Any]:
        """The fields, with moves in the notation of the game."""
        line = game.format_line(position, self.line)
        return asdict(self) | {"move": line[0] if line else None, "line": line}
