"""The folder of the house: which names runs may have, and how their files are read. Nothing outside of it has a name.

A run is a folder with request.json (it was asked for by the page), or with results.json (a bundle that `prunus reproduce --out`
wrote, or what a finished run leaves). Links are not followed, neither to runs nor within them.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.errors import MissingFile, PrunusError
from prunus.lab.bundle import RESULTS, BadBundle
from prunus.web.question import BadQuestion, House

REQUEST = "request.json"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,59}")
MOST_RUNS = 200
MOST_FILES = 10_000  # of a run
LARGEST = 20_000_000  # bytes of a file of a run


def folder_of(house: House) -> Path:
    """The folder of the house, which it needs for runs."""
    if house.folder is None:
        raise PrunusError("this server has no folder for runs: start it with `prunus serve --folder FOLDER`")
    return house.folder.resolve()


def place_of(house: House, name: str, field: str = "run") -> Path:
    """Where a run of this name lies, or would."""
    folder = folder_of(house)
    if not NAME.fullmatch(name):
        raise BadQuestion(
            field, f"{name[:80]!r} cannot be the name of a run: letters, digits, - _ and ., at most 60, a letter or digit first"
        )
    if (folder / name).is_symlink():
        raise BadQuestion(field, f"{name!r} is a link, which is not followed")
    return folder / name


def is_run(place: Path) -> bool:
    return place.is_dir() and any((place / part).is_file() for part in (RESULTS, REQUEST))


def names(house: House) -> list[str]:
    """The runs of the folder, those that were touched last first."""
    with os.scandir(folder_of(house)) as entries:
        found = [each for each in entries if NAME.fullmatch(each.name) and each.is_dir(follow_symlinks=False)]
    placed = [(each.stat(follow_symlinks=False).st_mtime, each.name) for each in found if is_run(Path(each.path))]
    return [name for _, name in sorted(placed, reverse=True)[:MOST_RUNS]]


def refuse_links(place: Path) -> None:
    """Before something is written into a run that was there: it must not lead elsewhere."""
    seen = 0
    for folder, below, inside in os.walk(place):
        for name in (*below, *inside):
            seen += 1
            if (Path(folder) / name).is_symlink():
                raise BadBundle(f"{name!r} of run {place.name!r} is a link, so that nothing is written there")
            if seen > MOST_FILES:
                raise BadBundle(f"run {place.name!r} has more than {MOST_FILES:,} files")


def bytes_of(place: Path, name: str, largest: int = LARGEST) -> bytes:
    """A file of a run."""
    path = place / name
    if path.resolve() != place.resolve() / name:
        raise BadBundle(f"{name!r} of run {place.name!r} is a link, which is not followed")
    if not path.is_file():
        raise MissingFile(f"run {place.name!r} has no {name!r}")
    if path.stat().st_size > largest:
        raise BadBundle(f"{name!r} of run {place.name!r} is larger than {largest:,} bytes")
    return files.read_bytes(path, "file")


def text_of(place: Path, name: str) -> str:
    try:
        return bytes_of(place, name).decode()
    except UnicodeDecodeError:
        raise BadBundle(f"{name!r} of run {place.name!r} is not text in UTF-8") from None


def fields_of(place: Path, name: str) -> dict[str, Any]:
    """A file of JSON that is a table of fields."""
    found = files.parse_json(text_of(place, name), f"{name} of run {place.name!r}")
    if not isinstance(found, dict):
        raise BadBundle(f"{name} of run {place.name!r} is not a table of fields")
    return found
