"""Whom a visitor may ask for a move: nobody who reads a file or starts a program, and nobody who looks too far.

casual, level:casual          a level
random, random:30             chance, always or in so many of a hundred positions
search:depth=6,nodes=1000     a search with limits that are numbers
solver, solver:12             the exact solver, where so many squares are empty; somebody else has to come last
rules:othello, rules:notes    what a program that comes with the package prefers, without any search
"""

from __future__ import annotations

import re

from prunus.core.grammar import words
from prunus.core.requests import Cancellation
from prunus.errors import PrunusError, shortened
from prunus.players.kinds.level import LEVELS
from prunus.players.kinds.rules import WRITTEN
from prunus.players.player import find_player
from prunus.study.shipped import shipped_for
from prunus.web.playing.so_far import SoFar
from prunus.web.question import AskAgain, BadQuestion

THINKING = 1.5  # seconds a player takes at most
LIMIT = r"(?:depth=(?:[1-9]|1[0-2])|nodes=[1-9][0-9]{0,6}|variety=[0-9]{1,2})"
ALLOWED = re.compile(rf"random(?::[0-9]{{1,3}})?|solver(?::[0-9]{{1,2}})?|search(?::{LIMIT}(?:,{LIMIT})*)?")
MOST_ADVISERS = 4
A_MOMENT = 0.05  # seconds
MOST_READY = 1_000


def allowed(name: str) -> str:
    """The name of a player whom visitors may ask."""
    try:
        said = list(words(name))
    except PrunusError as error:
        raise BadQuestion("player", str(error)) from error
    if len(said) > MOST_ADVISERS:
        raise BadQuestion("player", f"{len(said)} advisers are too many: {MOST_ADVISERS} may be asked in a row")
    for word in said:
        if not _is_allowed(word.name, word.argument):
            kinds = ", ".join([*LEVELS, "random", "search:depth=4", "solver+search", "rules:othello"])
            raise BadQuestion("player", f"nobody called {shortened(str(word))!r} plays here; these do: {kinds}")
    return name


def _is_allowed(name: str, argument: str | None) -> bool:
    if name == "level" or (argument is None and name in LEVELS):
        return (argument or name) in LEVELS
    if name == "rules":
        return argument in WRITTEN or argument in shipped_for()
    return ALLOWED.fullmatch(name if argument is None else f"{name}:{argument}") is not None


def ready(so_far: SoFar, name: str, cancel: Cancellation) -> bool:
    """Have the code of a player compiled before its first move is waited for; whether that was to be done."""
    if (player := (so_far.game.name, name)) in _ready:
        return False
    chosen(so_far, name, 0, 2 * A_MOMENT, cancel)
    if len(_ready) < MOST_READY:
        _ready.add(player)
    return True


_ready: set[tuple[str, str]] = set()


def chosen(so_far: SoFar, name: str, seed: int, seconds: float, cancel: Cancellation) -> str:
    """The move that a player makes, within these seconds; nothing that the player has found is kept for the next one."""
    try:
        player = find_player(allowed(name), so_far.game, seed)
    except BadQuestion:
        raise
    except PrunusError as error:
        raise BadQuestion("player", str(error)) from error
    is_valued = so_far.game.is_valued_within  # where it is not, a search cannot be ended before its depth
    try:
        choice = player.choose(so_far.situation(min(THINKING, seconds / 2) if is_valued else None), cancel)
    finally:
        player.close()
    if cancel.is_cancelled:  # it has not thought: its code was compiled meanwhile
        raise AskAgain(f"{name} was not ready in time: ask again")
    return so_far.game.format_move(so_far.position, choice.move)
