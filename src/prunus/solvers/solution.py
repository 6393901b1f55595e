"""Solution: what a solver found, what of it is proved, and what it cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from prunus.core.game import Game
from prunus.core.registry import game_of
from prunus.core.showing import Shown
from prunus.core.units import WHOLE, Told, Units


@dataclass(slots=True)  # not frozen: that would take as long as finding most solutions of Connect Four
class Solution(Shown):
    """What is proved about a position, for the player to move, in the units of `outcome`, or 1, 0 and -1 where only the result was
    asked for.

        lower <= true value <= upper          where they are not None

    `value` is both, or None while they differ: where a window was asked for, or the solver was stopped (`stopped_by`).
    `line` is best play to the end of the game, `values` what each move is worth to the player who makes it; both are empty where
    nobody asked, and as far as they got where the solver was stopped. `best` are all best moves and `distance` is the number of
    plies to the end under best play, where the solver knows them anyway. `position` is the one that was solved.
    """

    lower: int | None
    upper: int | None
    line: tuple[int, ...] = ()
    values: Mapping[int, int] = field(default_factory=dict)
    nodes: int = 0
    seconds: float = 0.0
    solver: str = ""
    distance: int | None = None
    best: tuple[int, ...] = ()
    stopped_by: str | None = None  # "seconds", "memory", "depth", "keyboard" or "request"
    units: Units = WHOLE
    position: Any = field(default=None, repr=False, compare=False)

    @property
    def line_text(self) -> tuple[str, ...]:
        """The line in the notation of its game; empty where nobody says how moves are written."""
        game = None if self.position is None else game_of(self.position)
        return () if game is None else tuple(game.format_line(self.position, self.line))

    @property
    def value(self) -> int | None:
        """The true value; None where only bounds of it are proved."""
        return self.lower if self.lower == self.upper else None

    @property
    def is_complete(self) -> bool:
        """Whether nothing stopped the solver before its end."""
        return self.stopped_by is None

    @property
    def best_moves(self) -> tuple[int, ...]:
        """Those that are known to be best: all of them if the value of every move is known, else the first of the line."""
        return self.best or tuple(move for move, value in self.values.items() if value == self.value) or self.line[:1]

    @property
    def proved(self) -> str:
        """What is known of the value, as a part of a sentence."""
        lower, upper = self.told(self.lower), self.told(self.upper)
        if self.value is not None:
            return f"the value is {lower}"
        if lower is None:
            return "the value is not known" if upper is None else f"the value is at most {upper}"
        return f"the value is at least {lower}" if upper is None else f"the value is between {lower} and {upper}"

    def told(self, value: int | None) -> Told | None:
        """A value of this solution as it is written in the game."""
        return None if value is None else self.units.told(value)

    def as_json(self, game: Game, position: Any) -> dict[str, Any]:
        """The fields, with moves in the notation of the game and values in its units."""
        fields: dict[str, Any] = {
            "value": self.told(self.value),
            "lower": self.told(self.lower),
            "upper": self.told(self.upper),
            "best_moves": [game.format_move(position, move) for move in self.best_moves],
            "line": game.format_line(position, self.line),
            "nodes": self.nodes,
            "seconds": self.seconds,
            "solver": self.solver,
            "stopped_by": self.stopped_by,
        }
        if self.distance is not None:
            fields["distance"] = self.distance
        if self.values:
            fields["moves"] = {game.format_move(position, move): self.told(value) for move, value in self.values.items()}
        return fields
