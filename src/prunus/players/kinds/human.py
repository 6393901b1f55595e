"""A person at the terminal: nobody asks them, they move when they like."""

from __future__ import annotations

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.errors import DoesNotFit
from prunus.players.player import HUMAN, Adviser, Choice, Player, PlayerEntry, Situation


class Human(Adviser):
    """Has a seat at a board (`players/sitting`), and no advice for programs."""

    name, is_human = HUMAN, True

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        raise DoesNotFit("a person moves when they like, and cannot be asked for a move")


def person() -> Player:
    """Somebody who sits at a board."""
    return Player(HUMAN, [Human()])


def _made(game: Game, argument: str, seed: int) -> list[Adviser]:
    return [Human()]


PLAYER = PlayerEntry(HUMAN, "a person at the terminal, where people play: `prunus play`", _made, always_knows=True)
