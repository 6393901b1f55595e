"""Proof: the answer to a question, and what it cost."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from prunus.core.game import Game
from prunus.core.units import WHOLE, Units
from prunus.searches.proof.question import NEVER


@dataclass(frozen=True)
class Proof:
    """`answer`: whether the value is at least the threshold, None if the search could not tell; `reason` says why.

        answer is True    <=>  proof == 0  <=>  disproof is None (no number of leaves would disprove it)
        answer is False   <=>  disproof == 0  <=>  proof is None

    `move` and `line` win what is proved; in an unknown tree they lead to the most proving node. `memory` is in bytes.
    """

    answer: bool | None
    proof: int | None
    disproof: int | None
    move: int | None
    line: tuple[int, ...]
    threshold: int
    depth: int | None
    algorithm: str
    nodes: int
    leaves: int
    seconds: float
    memory: int
    reason: str = ""
    stopped_by: str | None = None  # "nodes", "seconds", "memory", "depth" or "keyboard", where the answer is unknown
    tree: Any = field(default=None, repr=False, compare=False)
    units: Units = WHOLE

    def as_json(self, game: Game, position: Any) -> dict[str, Any]:
        """The fields but for the tree, with moves in the notation of the game and the threshold in its units."""
        line = game.format_line(position, self.line)
        fields = {name: getattr(self, name) for name in self.__dataclass_fields__ if name not in ("tree", "units")}
        return fields | {"threshold": self.units.told(self.threshold), "move": line[0] if line else None, "line": line}


def shown(number: int) -> int | None:
    """A proof or disproof number for people: None where no number of leaves would do."""
    return None if number == NEVER else number
