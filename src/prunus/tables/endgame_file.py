"""Endgame tables on disk: written as a whole, read by memory map.

    "prunus endgame table 2\\n"   what the file is
    one line of JSON             the game, the position it was made from and its key, how many positions, folded or not
    zeros up to a multiple of 64
    keys, values, distances      as `tables.endgame` draws them, the least significant byte first
    32 bytes                     BLAKE2b of everything before

The length of the file follows from the head, so a file that was cut off is known at once. What was damaged otherwise the checksum
tells: a table is read as a whole once when it is opened, about a gigabyte a second.
"""

from __future__ import annotations

import hashlib
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

MAGIC = b"prunus endgame table 2\n"
LONGEST_HEAD = 1 << 20
COLUMNS = (("<u8", 8), ("<i4", 4), ("<i4", 4))
ENTRY_BYTES = sum(size for _, size in COLUMNS)
PIECE = 1 << 20  # entries that are written at once, and bytes that are read
CHECKSUM_BYTES = 32


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
        checksum = hashlib.blake2b(about.head, digest_size=CHECKSUM_BYTES)
        file.write(about.head)
        for column, (kind, _) in zip(columns, COLUMNS, strict=True):
            for begin in range(0, about.size, PIECE):
                piece = np.ascontiguousarray(column[begin : begin + PIECE], kind).data
                checksum.update(piece)
                file.write(piece)
        file.write(checksum.digest())


def read_endgame(path: Path, game: Game) -> EndgameFile:
    """The table at `path`, after a check that it is whole and was made for the positions of `game`."""
    about = _about(path)
    if about.game != game.name:
        raise DoesNotFit(f"endgame table {str(path)!r} is for {about.game}, not for {game.name}")
    begin, length = len(about.head), path.stat().st_size
    expected = begin + about.size * ENTRY_BYTES + CHECKSUM_BYTES
    if length != expected:
        raise DoesNotFit(f"endgame table {str(path)!r} has {length:,} bytes in place of {expected:,}: it is damaged")
    if not _is_whole(path, length):
        raise DoesNotFit(f"endgame table {str(path)!r} is not what was written there: it is damaged; make it anew")
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


def _is_whole(path: Path, length: int) -> bool:
    """Whether everything in the file is as the checksum at its end says."""
    checksum = hashlib.blake2b(digest_size=CHECKSUM_BYTES)
    with files.reading(path, "endgame table") as file:
        for begin in range(0, length - CHECKSUM_BYTES, PIECE):
            checksum.update(file.read(min(PIECE, length - CHECKSUM_BYTES - begin)))
        return file.read() == checksum.digest()


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
