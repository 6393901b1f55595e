"""Endgame tables on disk: written as a whole, read by memory map.

    "prunus endgame table 1\\n"   what the file is
    one line of JSON             the game, the position it was made from and its key, how many positions, folded or not
    zeros up to a multiple of 64
    keys, values, distances      as `tables.endgame` draws them, the least significant byte first

The length of the file follows from the head, so a file that was cut off is known at once.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core import files
from prunus.core.game import Game
from prunus.core.memory import Cells
from prunus.errors import DoesNotFit, PrunusError
from prunus.tables.endgame import Endgame, Outcomes, naming_for

MAGIC = b"prunus endgame table 1\n"
LONGEST_HEAD = 1 << 20
COLUMNS = (("<u8", 8), ("<i4", 4), ("<i4", 4))
ENTRY_BYTES = sum(size for _, size in COLUMNS)
PIECE = 1 << 20  # entries that are written at once


@dataclass(frozen=True)
class About:
    """What a table is about: the positions below `position`, or below the start if it is empty; `key` is its name in the table."""

    game: str
    position: str
    key: int
    size: int
    folded: bool

    @property
    def head(self) -> bytes:
        head = MAGIC + json.dumps(asdict(self)).encode() + b"\n"
        return head + bytes(-len(head) % 64)


@dataclass(frozen=True)
class EndgameFile:
    """An endgame table that was found on disk."""

    path: Path
    about: About
    endgame: Endgame


def write_endgame(path: Path, about: About, columns: tuple[Any, Any, Any]) -> None:
    """Put a table where `path` says, in place of the one that may be there. A file that is no endgame table is left alone."""
    check_place(path)
    with files.writing(path) as file:
        file.write(about.head)
        for column, (kind, _) in zip(columns, COLUMNS, strict=True):
            for begin in range(0, about.size, PIECE):
                file.write(np.ascontiguousarray(column[begin : begin + PIECE], kind).data)


def read_endgame(path: Path, game: Game) -> EndgameFile:
    """The table at `path`, after a check that it is whole and was made for the positions of `game`."""
    about = _about(path)
    if about.game != game.name:
        raise DoesNotFit(f"endgame table {str(path)!r} is for {about.game}, not for {game.name}")
    begin, length = len(about.head), path.stat().st_size
    if length != begin + about.size * ENTRY_BYTES:
        raise DoesNotFit(
            f"endgame table {str(path)!r} has {length:,} bytes in place of {begin + about.size * ENTRY_BYTES:,}: it is damaged"
        )
    start = game.parse(about.position) if about.position else game.start()
    naming = naming_for(start, about.folded)
    if int(naming.name_of(start)) != about.key:
        raise DoesNotFit(
            f"endgame table {str(path)!r} was made with other keys: the rules of {game.name} have changed; make it anew"
        )
    columns = []
    for kind, size in COLUMNS:
        columns.append(Cells(np.memmap(path, kind, "r", begin, (about.size,)), kind))
        begin += about.size * size
    keys, values, distances = columns
    return EndgameFile(path, about, Endgame(keys, values, distances, np.int64(about.size), naming, Outcomes()))


def check_place(path: Path) -> None:
    """A table can be put where `path` says: nothing is there, or a table."""
    files.check_target(path)
    if path.exists():
        with files.reading(path, "endgame table") as file:
            if file.read(len(MAGIC)) != MAGIC:
                raise DoesNotFit(f"{str(path)!r} is not an endgame table; it is left as it is: give another name")


def _about(path: Path) -> About:
    with files.reading(path, "endgame table") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise DoesNotFit(f"{str(path)!r} is not an endgame table")
        line = file.readline(LONGEST_HEAD)
    try:
        about = About(**files.parse_json(line.decode(), "its head"))
        kinds = (str, str, int, int, bool)
        if not all(type(value) is kind for value, kind in zip(asdict(about).values(), kinds, strict=True)) or about.size < 1:
            raise ValueError("a value of another kind")
        return about
    except (ValueError, TypeError, PrunusError) as error:
        raise DoesNotFit(f"endgame table {str(path)!r} is damaged: its head cannot be read") from error
