"""Finding: what was found out about a game, with the moves that show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from prunus.core.game import Game
from prunus.core.standing_in import itself
from prunus.errors import PrunusError


@dataclass(frozen=True)
class Finding:
    """What is wrong, the moves from the start that show it, and what to do about it."""

    sentence: str
    line: tuple[str, ...]
    hint: str
    is_error: bool = True

    def __str__(self) -> str:
        after = f" [after {' '.join(self.line)}]" if self.line else ""
        return f"{self.sentence}{after}; {self.hint}"


class Mistaken(PrunusError):
    """A game has mistakes; they have been told."""

    exit_code = 1


@dataclass(frozen=True, repr=False)
class Checked:
    """Everything that was found out. Without errors the game can be searched; warnings are for its author to judge."""

    game: str
    findings: tuple[Finding, ...]
    positions: int  # that were looked at, each once
    games: int  # that were played by chance
    branching: float = 0.0
    most_moves: int = 0
    length: float = 0.0
    longest: int = 0
    microseconds: dict[str, float] = field(default_factory=dict)  # a call, by function
    compiled: str = ""  # that it is compiled, or why it is not

    @property
    def errors(self) -> list[Finding]:
        """What makes searches of the game wrong."""
        return [finding for finding in self.findings if finding.is_error]

    @property
    def warnings(self) -> list[Finding]:
        """What may be meant so, and may not."""
        return [finding for finding in self.findings if not finding.is_error]

    def as_json(self) -> dict[str, Any]:
        """All of it, for programs."""
        return asdict(self)

    def __str__(self) -> str:
        lines = [f"error: {finding}" for finding in self.errors] + [f"warning: {finding}" for finding in self.warnings]
        if not self.errors:
            lines.append(f"no mistake was found in {self.positions:,} positions and {self.games:,} games")
        if self.positions:
            lines.append(f"moves     {self.branching:.1f} in a position on average, {self.most_moves} at most")
        if self.games:
            lines.append(f"length    {self.length:.1f} moves in a game by chance, {self.longest} at most")
        lines += [f"{name:9} {microseconds:.1f} µs a call" for name, microseconds in self.microseconds.items()]
        return "\n".join([*lines, f"speed     {self.compiled}"] if self.compiled else lines)

    __repr__ = __str__  # what a notebook shows


@dataclass(frozen=True)
class Place:
    """A position that was come across, and the shortest way there that was found."""

    position: Any  # as a search sees it
    line: tuple[int, ...]

    def told(self, game: Game, start: Any) -> tuple[str, ...]:
        """The way in the words of the game."""
        own = self.position.as_called(self.line) if hasattr(self.position, "as_called") else self.line
        return tuple(game.format_line(itself(start), own))


Law = Callable[[Game, Any, list[Place]], Iterator[Finding]]  # of a game, its start and the places that were come across
