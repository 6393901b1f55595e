"""Result: what a search found, and what it cost."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from prunus.core.game import Game


@dataclass(frozen=True)
class Result:
    """`value` is for the player to move; `line` begins with `move`, which is None where there is none to make.

    `depth` is the deepest that was searched to its end. A search that was stopped before that has depth 0: its value and line are
    the best among the moves that it had finished; if it had not finished any, the value is None and the move is any legal one.
    A result that is not exact may differ from the minimax value.
    """

    value: int | None
    move: int | None
    line: tuple[int, ...]
    depth: int
    nodes: int
    leaves: int
    cutoffs: dict[str, int]
    first_move_cutoffs: int
    table_hits: int
    seconds: float
    stopped_by: str | None = None  # "nodes", "seconds", "keyboard" or "request"
    is_exact: bool = True

    @property
    def is_complete(self) -> bool:
        return self.stopped_by is None

    @property
    def first_move_share(self) -> float:
        """How often the first move was the one that cut, among all cutoffs."""
        return self.first_move_cutoffs / max(1, self.cutoffs["alpha"] + self.cutoffs["beta"])

    @property
    def branching(self) -> float:
        """The effective branching factor: a uniform tree of this branching and depth has as many leaves as were visited."""
        return float(self.leaves ** (1 / self.depth)) if self.depth else 0.0

    def as_json(self, game: Game, position: Any) -> dict[str, Any]:
        """The fields, with moves in the notation of the game."""
        line = game.format_line(position, self.line)
        derived = {"is_complete": self.is_complete, "branching": self.branching, "first_move_share": self.first_move_share}
        return asdict(self) | derived | {"move": line[0] if line else None, "line": line}
