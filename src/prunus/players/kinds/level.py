"""Levels of strength, by names that people know."""

from __future__ import annotations

from typing import NamedTuple

from prunus.core.game import Game
from prunus.core.grammar import words
from prunus.core.registry import find
from prunus.errors import UnknownName
from prunus.players.player import BEST, Adviser, PlayerEntry


class Level(NamedTuple):
    player: str
    says: str


VARIETY = 8  # plies in which one of several moves of the same value is drawn, so that no two games need be alike
LEVELS = {
    "beginner": Level("random:50+search:depth=1", "makes every other move by chance, and looks one move ahead"),
    "casual": Level("random:20+search:depth=2", "makes one move of five by chance, and looks two moves ahead"),
    "club": Level(f"search:depth=4,variety={VARIETY}", "looks four moves ahead"),
    "expert": Level(f"solver+search:depth=8,variety={VARIETY}", "looks eight moves ahead, and plays the end without a mistake"),
    BEST: Level(
        f"solver+search:variety={VARIETY}",
        "all that is known: the exact solver where the end is in reach, and as much search as time allows",
    ),
}


def _made(game: Game, argument: str, seed: int) -> list[Adviser]:
    if argument not in LEVELS:
        raise UnknownName("level", argument, LEVELS)
    return [
        adviser for word in words(LEVELS[argument].player) for adviser in find("player", word).make(game, word.argument or "", seed)
    ]


PLAYER = PlayerEntry(
    "level",
    f"a level of strength, or its name alone: {', '.join(LEVELS)}",
    _made,
    always_knows=True,
    choices=tuple(LEVELS),
    argument=":NAME",
)
