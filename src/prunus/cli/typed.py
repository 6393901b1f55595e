"""What can be typed besides moves: each command is a function of a conversation and of what stands behind its name."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from prunus.cli.screen import capital
from prunus.core import files
from prunus.draw.words import counted
from prunus.errors import DoesNotFit
from prunus.players.keeping import keep, opened
from prunus.players.kinds.level import LEVELS
from prunus.players.player import HUMAN
from prunus.players.sitting import Sitting, asked

if TYPE_CHECKING:
    from prunus.cli.conversation import Conversation

HINT = 3.0  # seconds


class Command(NamedTuple):
    letter: str
    argument: str
    says: str
    act: Callable[[Conversation, str], None]


def explain(talk: Conversation, _: str) -> None:
    names = {f"{name} {each.argument}".strip(): each for name, each in COMMANDS.items()}
    width = max(map(len, names))
    lines = [f"{each.letter or ' '}  {name:{width}}  {each.says}" for name, each in names.items()]
    talk.screen.say("Type a move, or how it begins; an empty line shows the board. Commands, by letter or by name:")
    for line in lines:
        print(line)


def board(talk: Conversation, _: str) -> None:
    talk.show()


def moves(talk: Conversation, _: str) -> None:
    talk.screen.say(talk.listed())


def hint(talk: Conversation, _: str) -> None:
    talk.refuse_if_over()
    situation, adviser = talk.sitting.situation, talk.adviser()
    with talk.screen.waiting("the best player"):
        choice = talk.sitting.hint(adviser, HINT)
    talk.screen.say(f"Hint: {choice.told(situation)}.")


def undo(talk: Conversation, _: str) -> None:
    was_over, taken = talk.sitting.is_over, talk.sitting.undo()
    if not taken and not was_over:
        raise DoesNotFit("there is no move of a person to take back")
    talk.screen.say(f"Taken back: {' '.join(taken)}." if taken else "The game goes on.")
    talk.changed()


def redo(talk: Conversation, _: str) -> None:
    again = talk.sitting.redo()
    if not again:
        raise DoesNotFit("nothing was taken back that could be made again")
    talk.screen.say(f"Made again: {' '.join(again)}.")
    talk.changed()


def go(talk: Conversation, _: str) -> None:
    talk.refuse_if_over()
    sitting = talk.sitting
    opponent = sitting.seats[1 - sitting.turn]
    player = talk.adviser() if opponent.is_human else opponent
    with talk.screen.waiting(player.name):
        choice = asked(player, sitting.situation._replace(seconds=sitting.seconds))
    talk.make(sitting.game.format_move(sitting.situation.position, choice.move))


def sides(talk: Conversation, _: str) -> None:
    talk.sitting.change_sides()
    talk.say_seats()


def seat(talk: Conversation, said: str) -> None:
    side, _, name = said.partition(" ")
    sitting = talk.sitting
    seats = {"1": 0, "2": 1} | {sitting.side(seat).lower(): seat for seat in (0, 1)}
    if side.lower() not in seats or not name.strip():
        raise DoesNotFit(
            f"`seat` takes a side ({', '.join(seats)}) and who is to sit there: {', '.join([HUMAN, *LEVELS])} or a player"
        )
    sitting.seat(seats[side.lower()], talk.player(name.strip()))
    talk.say_seats()


def level(talk: Conversation, name: str) -> None:
    sitting = talk.sitting
    if name not in LEVELS:
        talk.screen.say("\n".join(f"{each}: {level.says}." for each, level in LEVELS.items()))
        return
    players = [seat for seat in (0, 1) if not sitting.seats[seat].is_human]
    for seat in players or [1 - sitting.turn]:
        sitting.seat(seat, talk.player(name))
    talk.say_seats()


def think(talk: Conversation, _: str) -> None:
    talk.shows_thinking = not talk.shows_thinking
    sitting = talk.sitting
    if sitting.thought is not None and talk.shows_thinking and sitting.before is not None:
        situation = sitting.situation._replace(position=sitting.before[0])
        if sitting.thought.move == sitting.before[1]:
            talk.screen.say(f"The last move was {sitting.thought.told(situation)}.")
    talk.screen.say(f"What players think is {'shown' if talk.shows_thinking else 'not shown'} from now on.")


def game(talk: Conversation, _: str) -> None:
    talk.screen.say(" ".join(talk.sitting.record.moves) or "No move was made yet.")


def save(talk: Conversation, name: str) -> None:
    path = Path(os.path.expanduser(name)) if name else talk.kept_in
    if path is None:
        raise DoesNotFit("`save` needs the name of a file")
    files.check_target(path)
    if path not in talk.own:
        files.refuse_existing(path)
    keep(talk.sitting.record, path)
    talk.own.add(path)
    talk.kept_in, talk.is_kept = path, True
    talk.screen.say(f"The game is in {path}, and kept there after every move.")


def load(talk: Conversation, name: str) -> None:
    if not name:
        raise DoesNotFit("`load` needs the name of a file")
    if not talk.is_kept and talk.sitting.record.moves:
        raise DoesNotFit("this game is in no file yet, and would be lost: `save FILE` first")
    record = opened(Path(os.path.expanduser(name)), talk.sitting.game)
    control, seats = talk.sitting.control, talk.sitting.seats
    has_one = talk.sitting.people == 1 == record.players.count(HUMAN)
    if has_one and seats[0].is_human != (record.players[0] == HUMAN):  # the person sits where they sat
        seats = seats[::-1]
    talk.sitting = Sitting(talk.sitting.game, seats, record=record, control=control, seconds=talk.sitting.seconds)
    talk.own.add(Path(os.path.expanduser(name)))
    talk.kept_in, talk.is_kept = None, True
    talk.screen.say(
        f"{name}: {counted(len(record.moves), 'move')}. {talk.seated()} It stays as it is; `save {name}` goes on there."
    )
    talk.show_to_people()


def resign(talk: Conversation, _: str) -> None:
    talk.refuse_if_over()
    talk.sitting.resign()
    talk.changed()


def leave(talk: Conversation, _: str) -> None:
    talk.screen.say(f"{capital(talk.kept())}.")
    talk.has_left = True


COMMANDS = {
    "help": Command("?", "", "what can be typed", explain),
    "board": Command("b", "", "the board again", board),
    "moves": Command("m", "", "the legal moves", moves),
    "hint": Command("h", "", "what the best player would do, and how the game stands", hint),
    "undo": Command("u", "", "take back your last move and all after it", undo),
    "redo": Command("r", "", "make again what was taken back", redo),
    "go": Command("g", "", "let the player make this move for you", go),
    "sides": Command("x", "", "change sides", sides),
    "seat": Command("", "SIDE WHO", "let a person, a level or a player take over a side", seat),
    "level": Command("", "NAME", f"how strong the player is: {', '.join(LEVELS)}", level),
    "think": Command("t", "", "show what the player thinks, or no longer", think),
    "game": Command("n", "", "the moves so far", game),
    "save": Command("s", "FILE", "write the game, now and after every move", save),
    "load": Command("l", "FILE", "go on with a game from a file", load),
    "resign": Command("", "", "give the game up", resign),
    "quit": Command("q", "", "leave", leave),
}


def command_of(word: str) -> Command | None:
    """The command of a name or a letter."""
    return COMMANDS.get(word) or next((each for each in COMMANDS.values() if word and each.letter == word), None)
