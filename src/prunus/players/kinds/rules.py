"""The move that a logic program prefers, without any search: the knowledge-based player of the MIT notes, and learned programs."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from prunus.core.game import Game
from prunus.core.jit import interpreting
from prunus.core.requests import Cancellation
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Program
from prunus.players.player import Adviser, Choice, PlayerEntry, Situation
from prunus.study.background import Background
from prunus.study.compilation import rules_for
from prunus.study.shipped import program_named

WRITTEN = {"notes": "tic-tac-toe-notes.pl"}  # programs that were written and not learned


class ByRules(Adviser):
    """The first move in the order of a program; of equal ones the first in the natural order."""

    name = "rules"

    def __init__(self, program: Program, game: Game) -> None:
        self.ordering: Any = rules_for(program, Background.of(game), 1)

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        with interpreting():  # a single node
            return Choice(next(iter(self.ordering.arrange(situation.position, 1, 0))), self.name)


def _made(game: Game, argument: str, seed: int) -> list[Adviser]:
    if argument in WRITTEN:
        name = WRITTEN[argument]
        program = parse_program(files("prunus.players").joinpath("programs", name).read_text("utf-8"), name)
    else:
        program = program_named(argument, game.default_evaluation)
    return [ByRules(program, game)]


PLAYER = PlayerEntry(
    "rules",
    "what a program of better_choice prefers, without a search: a file, a game's own, or `notes`, the five rules for tic-tac-toe",
    _made,
    always_knows=True,
    argument=":FILE",
    remark="`prunus learn` makes one",
)
