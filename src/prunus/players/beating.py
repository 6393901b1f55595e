"""Beating a player: whether somebody who knows how it plays can win against it, and in which line of moves.

The game against a player that always does the same is a game itself: where the player is to move there is one move, its own. What
the solver finds of that game is the truth about the player: how well it does at worst, and the line in which it does so.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.game import Game, Position
from prunus.players.player import Player, Situation
from prunus.solvers.general import AlphaBetaSolver
from prunus.solvers.solver import MEGABYTES


class Beaten(NamedTuple):
    """What the opponent gets against a player who plays `seat` (0 begins), and how."""

    value: int  # the outcome for the opponent, in the game's units
    line: tuple[Any, ...]
    seat: int


def beaten(player: Player, game: Game, seat: int) -> Beaten:
    """The best that an opponent can do; the player must do the same in the same position whenever it is asked."""
    start = _Known(player, Situation.at(game), seat)
    found = AlphaBetaSolver(MEGABYTES, 1).solve(start)
    assert found.value is not None
    return Beaten(found.value if seat == 1 else -found.value, found.line, seat)


class _Known(Position):
    """A position of the game in which one player is known."""

    def __init__(self, player: Player, situation: Situation, seat: int) -> None:
        self.player, self.situation, self.seat = player, situation, seat

    @property
    def is_known(self) -> bool:
        return len(self.situation.moves) % 2 == self.seat

    def moves(self) -> list[Any]:
        position = self.situation.position
        if position.is_over():
            return []
        return [self.player.choose(self.situation).move] if self.is_known else list(position.moves())

    def play(self, move: Any) -> _Known:
        return _Known(self.player, self.situation.after(move), self.seat)

    def is_over(self) -> bool:
        return bool(self.situation.position.is_over())

    def outcome(self) -> int:
        return int(self.situation.position.outcome())

    def key(self) -> Any:
        return self.situation.position.key()

    def max_moves(self) -> int:
        return int(self.situation.position.max_moves())

    def __repr__(self) -> str:
        return self.situation.game.format(self.situation.position)
