"""Result: what a search found, what of it is proved, and what it cost."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from prunus.core.game import Game
from prunus.core.registry import game_of
from prunus.core.showing import Shown
from prunus.core.units import WHOLE, Told, Units, with_minus

Proved = Literal["value", "lower bound", "upper bound", "both bounds", "nothing"]
ENDS = ("lower", "upper")


@dataclass(frozen=True)
class Tried:
    """A move of the root, how often it was visited, and the mean of that for who makes it; `lower` and `upper` are proved."""

    move: Any
    visits: int
    mean: float | None  # None before the first visit
    lower: int | None = None
    upper: int | None = None


@dataclass(frozen=True)
class Estimate:
    """What random games say about a position, which proves nothing: from −1, all of them lost, to 1, for the player to move.

    The moves stand in the order of their visits, but for one that is proved to be best.
    """

    mean: float
    moves: tuple[Tried, ...]

    @property
    def visits(self) -> int:
        """The random games that were played."""
        return sum(each.visits for each in self.moves)


@dataclass(frozen=True)
class Result(Shown):
    """`value` is for the player to move; `line` begins with `move`, which is None where there is none to make.

        lower <= minimax value at `depth` plies <= upper          where they are not None

    A search that came to its end has `value` between them, and with an open window all three are equal. One that was stopped has
    the deepest depth that it finished; if it finished none, what the moves tried so far prove about the depth it was at, or
    nothing: then `value` is None, `depth` is 0 and the move is any legal one. A search that bets, as prob-cut, has a value and
    proves nothing. With `to_the_end` every line ended before the horizon: what is proved holds at every greater depth. `position`
    is the one that was searched; where its game has a name, moves are written as that does (`move_text`, `line_text`).
    A search by random games has an `estimate` besides, which is no value.
    Values are whole numbers; what they stand for is told by `units` (`told`).
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
    stopped_by: str | None = None  # "nodes", "seconds", "memory", "keyboard" or "request"
    lower: int | None = None
    upper: int | None = None
    to_the_end: bool = False
    units: Units = WHOLE
    position: Any = field(default=None, repr=False, compare=False)
    estimate: Estimate | None = field(default=None, kw_only=True)

    def __str__(self) -> str:
        value = "no value" if self.value is None else f"value {self.told(self.value)}"
        line = " ".join(self.line_text or map(str, self.line)) or "no move"
        mean = "" if self.estimate is None else f"estimate {with_minus(f'{self.estimate.mean:+.3f}')}, "
        cost = f"{self.nodes:,} nodes in {self.seconds:.3f} s"
        return f"{value} at depth {self.depth} (proved: {self.proved}), {mean}line {line}; {cost}"

    @property
    def move_text(self) -> str | None:
        """The move in the notation of its game; None where there is none, or nobody says how moves are written."""
        return next(iter(self.line_text), None)

    @property
    def line_text(self) -> tuple[str, ...]:
        """The line in the notation of its game; empty where nobody says how moves are written."""
        game = None if self.position is None else game_of(self.position)
        return () if game is None else tuple(game.format_line(self.position, self.line))

    @property
    def proved(self) -> Proved:
        """What kind of statement about the minimax value is proved."""
        if self.lower is None:
            return "nothing" if self.upper is None else "upper bound"
        if self.upper is None:
            return "lower bound"
        return "value" if self.lower == self.upper else "both bounds"

    @property
    def is_exact(self) -> bool:
        """Whether `value` is proved to be the minimax value at `depth`."""
        return self.proved == "value"

    @property
    def is_complete(self) -> bool:
        """Whether nothing stopped the search before its end."""
        return self.stopped_by is None

    @property
    def first_move_share(self) -> float:
        """How often the first move was the one that cut, among all cutoffs."""
        return self.first_move_cutoffs / max(1, self.cutoffs["alpha"] + self.cutoffs["beta"])

    @property
    def branching(self) -> float:
        """The effective branching factor: a uniform tree of this branching and depth has as many leaves as were visited."""
        return float(self.leaves ** (1 / self.depth)) if self.depth else 0.0

    def told(self, value: int | None) -> Told | None:
        """A value of this result as it is written in the game."""
        return None if value is None else self.units.told(value)

    def as_json(self, game: Game, position: Any) -> dict[str, Any]:
        """The fields, with moves in the notation of the game and values in its units."""
        line = game.format_line(position, self.line)
        fields = {name: getattr(self, name) for name in self.__dataclass_fields__ if name not in ("units", "position", "estimate")}
        derived = {name: getattr(self, name) for name in ("proved", "is_exact", "is_complete", "branching", "first_move_share")}
        told = {name: self.told(getattr(self, name)) for name in ("value", "lower", "upper")}
        found = fields | derived | told | {"move": line[0] if line else None, "line": line}
        return found if self.estimate is None else found | {"estimate": self._estimate_as_json(game, position, self.estimate)}

    def _estimate_as_json(self, game: Game, position: Any, estimate: Estimate) -> dict[str, Any]:
        moves = [
            vars(each) | {"move": game.format_move(position, each.move)} | {end: self.told(getattr(each, end)) for end in ENDS}
            for each in estimate.moves
        ]
        return {"mean": estimate.mean, "moves": moves}
