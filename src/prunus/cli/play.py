"""`prunus play GAME`"""

from __future__ import annotations

import os
import random
import textwrap
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from prunus.cli.group import examples
from prunus.cli.parameters import INPUT_FILE, OUTPUT_FILE, SECONDS, SEED, game_argument, named_option
from prunus.cli.shared import compilation_announced, position_option, refuse_dropped

LEVEL = "club"
INDENT = 10


def _explain_levels(context: click.Context, option: click.Parameter, is_asked: bool) -> None:
    if is_asked and not context.resilient_parsing:
        from prunus.draw.text_board import WIDTH
        from prunus.players.kinds.level import LEVELS

        for name, level in LEVELS.items():
            said = textwrap.wrap(level.says, WIDTH - INDENT)
            print("\n".join(f"{'' if i else name:{INDENT}}{line}" for i, line in enumerate([*said, f"--against {level.player}"])))
        context.exit()


class LevelName(click.ParamType):  # type: ignore[type-arg]
    """A level of strength; which there are is known where players are."""

    name = "level"

    def shell_complete(self, context: click.Context, parameter: click.Parameter, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        from prunus.players.kinds.level import LEVELS

        return [CompletionItem(name, help=level.says) for name, level in LEVELS.items() if name.startswith(incomplete)]


@examples("play othello", "play tic-tac-toe --level expert --second", "play connect-four --against human --time 5m")
@click.command()
@game_argument
@position_option
@click.option(
    "--level", type=LevelName(), metavar="NAME", help=f"How strong the player is; --levels lists them.  [default: {LEVEL}]"
)
@click.option(
    "--levels", "explains", is_flag=True, expose_value=False, is_eager=True, callback=_explain_levels, help="Explain the levels."
)
@named_option(
    "player", "--against", text="Whom to play against, instead of a level: human, or players asked in turn, as book:FILE+search."
)
@click.option("--first/--second", "is_first", default=None, help="Who begins: you, or the player.  [default: you, or as in --load]")
@click.option("--time", "control", metavar="T", help="Clocks for both: 5m, 5m+3s or 1s/move.  [default: none]")
@click.option("--seconds", type=SECONDS, metavar="S", help="How long a player thinks at most, where no clock runs.  [default: 5]")
@click.option("--load", type=INPUT_FILE, metavar="FILE", help="Go on with the game in a file, which --save keeps.")
@click.option("--save", type=OUTPUT_FILE, metavar="FILE", help="Keep the game there after every move.")
@click.option("--show-thinking", is_flag=True, help="Show what the player thinks of its moves.")
@click.option("--ponder", is_flag=True, help="Let the player think while you do.")
@click.option("--plain", is_flag=True, help="In words alone, for a screen reader.")
@click.option("--seed", type=SEED, metavar="N", help="Of what players draw.  [default: another each time]")
def play(
    game: str,
    position: str | None,
    level: str | None,
    against: str | None,
    is_first: bool | None,
    control: str | None,
    seconds: float | None,
    load: Path | None,
    save: Path | None,
    show_thinking: bool,
    ponder: bool,
    plain: bool,
    seed: int | None,
) -> None:
    """Play a game in the terminal: type a move, or `help`.

    Against a player, or two people at one board. Moves are written as the game writes them; how one begins is enough where that
    tells it from the others. Hints, undo, changing sides, saving and more are commands.
    """
    from prunus.cli.conversation import Conversation
    from prunus.cli.screen import Screen
    from prunus.core import files, registry
    from prunus.players.clock import TimeControl
    from prunus.players.keeping import SEED as SEED_TAG
    from prunus.players.keeping import TIME, opened
    from prunus.players.player import find_player
    from prunus.players.sitting import THINKING, Sitting

    _refuse_contradictions(level, against, load, control)
    found = registry.game(game)
    start = None if position is None else found.read(position)
    record = None if load is None else opened(load, found)
    tags = {} if record is None else record.tags
    time = control or tags.get(TIME)
    clock = None if time is None else TimeControl.parse(time)
    if save is not None and (load is None or not (os.path.lexists(save) and os.path.samefile(save, load))):
        files.refuse_existing(save, "--load goes on with a game, or give another name")
    if seed is None:
        saved = tags.get(SEED_TAG, "")
        seed = int(saved) if saved.isdecimal() and len(saved) < 19 else random.SystemRandom().randrange(2**31)
    names = _names(record, level, against, is_first)
    players = [find_player(name, found, seed, seats_people=True) for name in names]
    sitting = Sitting(found, players, start=start, record=record, control=clock, seconds=seconds or THINKING)
    sitting.record = replace(sitting.record, tags=tags | {SEED_TAG: str(seed)} | ({} if clock is None else {TIME: str(clock)}))
    with compilation_announced():
        for player in players:
            player.prepare(found, sitting.situation.position)
    sitting.begin()
    talk = Conversation(sitting, Screen(plain), seed, save, show_thinking, ponder)
    talk.greet()
    talk.hold()


def _refuse_contradictions(level: str | None, against: str | None, load: Path | None, control: str | None) -> None:
    from prunus.errors import UnknownName
    from prunus.players.kinds.level import LEVELS
    from prunus.players.player import HUMAN

    if against == HUMAN:
        refuse_dropped("is_first seconds ponder", "between two people no player begins or thinks")
    if against is not None:
        refuse_dropped("level", "--against says who plays")
    if load is not None:
        refuse_dropped("position", "a game that is loaded begins where it began")
    if control is not None:
        refuse_dropped("seconds", "--time says how long everybody thinks")
    if level is not None and level not in LEVELS:
        raise UnknownName("level", level, LEVELS)


def _names(record: Any, level: str | None, against: str | None, is_first: bool | None) -> list[str]:
    """Who sits where: as in the game that is loaded, but for what the request says otherwise."""
    from prunus.players.player import HUMAN

    names = list(record.players) if record is not None and all(record.players) else []
    asked = against or (f"level:{level}" if level is not None else None)
    if names and asked is None and is_first is None:
        return names
    has_one = names.count(HUMAN) == 1  # of two people, or of two programs, nobody is known to be who asks
    seat = (names.index(HUMAN) if has_one else 0) if is_first is None else int(not is_first)
    other = asked or (names[1 - names.index(HUMAN)] if has_one else f"level:{LEVEL}")
    return [HUMAN, other] if seat == 0 else [other, HUMAN]
