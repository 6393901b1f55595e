"""Moves by chance, all of them or some."""

from __future__ import annotations

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.errors import OutOfRange
from prunus.players.player import Adviser, Choice, PlayerEntry, Situation

ALWAYS = 100


class Chance(Adviser):
    """Any move is as likely as any other; of a hundred positions it knows one in `percent` of them."""

    name = "random"

    def __init__(self, percent: int, seed: int) -> None:
        self.percent, self.seed = percent, seed

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        drawn = situation.drawn(self.seed)
        if drawn.randrange(ALWAYS) >= self.percent:
            return None
        return Choice(drawn.choice(list(situation.position.moves())), self.name)

    def draw_anew(self, seed: int) -> None:
        self.seed = seed


def _made(game: Game, argument: str, seed: int) -> list[Adviser]:
    if argument and not (argument.isdecimal() and argument.isascii() and 1 <= int(argument[:9]) <= ALWAYS):
        raise OutOfRange(f"random:{argument} is not a share of 1 to {ALWAYS} percent of the moves")
    return [Chance(int(argument or ALWAYS), seed)]


PLAYER = PlayerEntry(
    "random", "any legal move, always or in so many of a hundred positions", _made, always_knows=True, argument="[:PERCENT]"
)
