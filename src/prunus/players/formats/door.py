"""The door: records are read from a file of any format, and written into one.

A format is found by the end of the name of the file, or else by what is in it; the game is given, or the file tells it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from prunus.core import files
from prunus.core.game import Game, game_given
from prunus.core.registry import entries, find
from prunus.errors import BadFile, DoesNotFit, PrunusError
from prunus.players.formats.format import FormatEntry, Source, named_game
from prunus.players.record import GameRecord, is_named

MOST_BYTES = 64 * 2**20
TEXT = ".txt"  # what is in such a file is found out where it is read
ANY = "moves"  # what a text is taken for when it looks like nothing else, and the game is known
BEGUN = 6  # characters of moves without spaces that tell a format
PARTS = {"players": "who played", "outcome": "outcomes", "comment": "comments", "remarks": "remarks on moves", "tags": "tags"}


def all_formats() -> dict[str, FormatEntry]:
    """Formats of game records, by name."""
    return entries("format")


def read_records(
    source: str | Path | bytes,
    game: Game | str | None = None,
    format: str | None = None,  # noqa: A002
    *,
    games: Callable[[str], Game] | None = None,
) -> list[GameRecord]:
    """The records of a file, or of what is in one, each held against the rules of its game.

    `games` finds those that the file names, where that must not be any game of Prunus and the libraries it knows.
    """
    this = None if game is None else game_given(game)
    if isinstance(source, bytes):
        name, suffix, data = "the text", "", source
    else:
        name, suffix, data = str(source), Path(source).suffix, _content(Path(source))
    if len(data) > MOST_BYTES:
        raise BadFile(f"{name} has more than {MOST_BYTES // 2**20} megabytes; cut it into smaller files")
    if not data.strip():
        raise BadFile(f"{name} is empty, and no game is in it")
    entry = _found(name, suffix, data, this) if format is None else find("format", format)
    if this is not None and not entry.suits(this):
        raise DoesNotFit(f"{name} is read as {entry.name}, {entry.summary}; {this.name} is not written so")
    said = Source(name, data, this, games=games)
    records = list(entry.read(said))
    if not records:
        raise BadFile(f"{name} is a file of {entry.name}, and no game is in it")
    for note in said.notes:
        logging.getLogger("prunus").warning(note)
    return records


def write_records(
    path: str | Path,
    records: Sequence[GameRecord],
    format: str | None = None,  # noqa: A002
    game: Game | str | None = None,
) -> None:
    """Put records into a file; what its format cannot hold is left out, and `lost` says what that is."""
    files.write_bytes(Path(path), written_records(records, format or format_named(Path(path)), game))


def written_records(records: Sequence[GameRecord], format: str, game: Game | str | None = None) -> bytes:  # noqa: A002
    """What a file with these records holds."""
    entry: FormatEntry = find("format", format)
    if not records:
        raise DoesNotFit("there is no game to write")
    whole = []
    for number, (record, this) in enumerate(_with_games(records, game), 1):
        if not entry.suits(this):
            fitting = ", ".join(name for name, each in all_formats().items() if each.suits(this))
            raise DoesNotFit(
                f"game {number} is one of {this.name}, which a file of {entry.name} ({entry.summary}) cannot hold; "
                f"these can: {fitting}"
            )
        try:
            record.moves_in(this)
            whole.append((entry.kept(record, this), this))
        except PrunusError as error:
            raise DoesNotFit(f"game {number} cannot be written: {error}") from error
    try:
        return entry.write(whole)
    except UnicodeEncodeError as error:
        raise DoesNotFit(f"a text has a character that no file can hold: {error.object[error.start]!a}") from error


def lost(records: Sequence[GameRecord], format: str, game: Game | str | None = None) -> list[str]:  # noqa: A002
    """What a file of this format does not hold of these records, in words."""
    entry: FormatEntry = find("format", format)
    pairs = [(record, entry.kept(record, this)) for record, this in _with_games(records, game)]
    return [said for name, said in PARTS.items() if any(getattr(one, name) != getattr(other, name) for one, other in pairs)]


def _with_games(records: Sequence[GameRecord], game: Game | str | None) -> list[tuple[GameRecord, Game]]:
    this = None if game is None else game_given(game)
    found: dict[str, Game] = {}
    for record in records:
        if this is not None and not is_named(this, record.game):
            raise DoesNotFit(f"a record is of {record.game}, and {this.name} was said")
        if this is not None:
            found[record.game] = this
        if record.game not in found:
            found[record.game] = named_game(record.game)
    return [(record, found[record.game]) for record in records]


def _content(path: Path) -> bytes:
    with files.reading(path, "file of games") as file:
        return file.read(MOST_BYTES + 1)


def format_named(path: Path) -> str:
    """The format that the end of a name means; a text without any other sign has moves."""
    if path.suffix.lower() == TEXT:
        return ANY
    for entry in all_formats().values():
        if path.suffix.lower() in entry.suffixes:
            return entry.name
    known = ", ".join(sorted({TEXT, *(suffix for each in all_formats().values() for suffix in each.suffixes)}))
    raise DoesNotFit(
        f"the name of {str(path)!r} does not end as a file of games does ({known}): give another name, or say its format: "
        f"{', '.join(all_formats())}"
    )


def _found(name: str, suffix: str, data: bytes, game: Game | None) -> FormatEntry:
    every = all_formats()
    for entry in every.values():
        if suffix and suffix.lower() in entry.suffixes:
            return entry
    fitting = [entry for entry in every.values() if game is None or entry.suits(game)]
    likely = sorted((entry for entry in fitting if entry.looks(data)), key=lambda entry: entry.name == ANY)
    if likely:
        return likely[0]
    if game is not None and b"\0" not in data[:1000]:
        begun = data.split()[0][:BEGUN]  # a file that is damaged further on is told with the place
        return next((entry for entry in fitting if len(begun) == BEGUN and entry.looks(begun)), every[ANY])
    raise BadFile(f"what {name} is cannot be told from its name or content; say its format: {', '.join(every)}")
