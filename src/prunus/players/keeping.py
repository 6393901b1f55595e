"""Keeping games: a record as a file, after every move if need be, and what can be played on of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.core.game import Game
from prunus.errors import BadFile, NotationError, PrunusError
from prunus.players.clock import TimeControl
from prunus.players.record import GameRecord, is_named

TIME, SEED = "time", "seed"  # tags of a record: the clocks, and what players draw by


def keep(record: GameRecord, path: Path) -> None:
    """Write a game to a file, as a whole or not at all."""
    files.write_json(path, record.as_json(), indent=1)


def opened(path: Path, game: Game) -> GameRecord:
    """The game in a file; BadFile in a sentence if there is none, one of another game, or one that cannot be played."""
    try:
        said = files.read_json(path, "game")
    except NotationError as error:
        raise BadFile(f"{str(path)!r} is no saved game: it is no JSON, in which `play` keeps games") from error
    try:
        record = GameRecord.from_json(said)
        if not is_named(game, record.game):
            raise BadFile(f"it is a game of {record.game}, not of {game.name}")
        *_, (position, _) = record.replayed(game)
        if record.ending == "over" and not position.is_over():
            raise BadFile("it says that the game is over, and it is not")
        numbers = [number for each in record.remarks for number in (each.value, each.seconds, each.clock) if number is not None]
        if not all(type(number) in (int, float) for number in numbers) or not all(map(_is_text, record.tags.values())):
            raise BadFile("a time, a value or a tag is something else")
        if TIME in record.tags:
            TimeControl.parse(record.tags[TIME])
    except PrunusError as error:
        raise BadFile(f"game {str(path)!r} cannot be played on: {error}") from error
    return record


def _is_text(thing: Any) -> bool:
    return isinstance(thing, str)
