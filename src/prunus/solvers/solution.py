"""Solution: what a solver found, and what it cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from prunus.core.game import Game


@dataclass(frozen=True)
class Solution:
    """`value` is true, for the player to move, in the units of `outcome`; where only the result was asked for, it is 1, 0 or -1.

    `line` is best play to the end of the game, `values` what each move is worth to the player who makes it; both are empty where
    nobody asked. `best` are all best moves and `distance` is the number of plies to the end under best play, where the solver knows
    them anyway.
    """

    value: int
    line: tuple[int, ...] = ()
    values: Mapping[int, int] = field(default_factory=dict)
    nodes: int = 0
    seconds: float = 0.0
    solver: str = ""
    distance: int | None = None
    best: tuple[int, ...] = ()

    @property
    def best_moves(self) -> tuple[int, ...]:
        """Those that are known to be best: all of them if the value of every move is known, else the first of the line."""
        return self.best or tuple(move for move, value in self.values.items() if value == self.value) or self.line[:1]

    def as_json(self, game: Game, position: Any) -> dict[str, Any]:
        """The fields, with moves in the notation of the game."""
        fields: dict[str, Any] = {
            "value": self.value,
            "best_moves": [game.format_move(position, move) for move in self.best_moves],
            "line": game.format_line(position, self.line),
            "nodes": self.nodes,
            "seconds": self.seconds,
            "solver": self.solver,
        }
        if self.distance is not None:
            fields["distance"] = self.distance
        if self.values:
            fields["moves"] = {game.format_move(position, move): value for move, value in self.values.items()}
        return fields
