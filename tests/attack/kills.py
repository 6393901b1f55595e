"""Writers that are killed, and disks that are full: the file is the old one or the new one, whole, and nothing is left about."""

from __future__ import annotations

import functools
import os
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from prunus.core.store import KEEP_DRAFT_SECONDS
from tests.attack.children import in_little_room, killed
from tests.attack.searches import Case
from tests.attack.writers import Kind, kinds, place

TRIES = 4  # a kill that comes too late is tried again, earlier
MISSING = object()


def attack(chance: random.Random) -> Iterator[Case]:
    """One kill for every kind of file."""
    for kind in kinds():
        with tempfile.TemporaryDirectory(prefix="prunus-attack-") as folder:
            path = prepared(kind, Path(folder), chance)
            before, seconds = seen(kind, path), duration(kind) * chance.uniform(0, 1.2)
            for attempt in range(TRIES):
                if killed(lambda: kind.write(path, 1), seconds / (1 + attempt)):  # noqa: B023
                    middle = " in the middle" if drafts(path.parent) else ""
                    yield f"{kind.name}, killed{middle}", after(kind, path, before)
                    break


def full_disk(chance: random.Random) -> Iterator[Case]:
    """One full disk for every kind of file."""
    for kind in kinds():
        with tempfile.TemporaryDirectory(prefix="prunus-attack-") as folder:
            path = prepared(kind, Path(folder), chance)
            before, room = seen(kind, path), chance.randrange(length(kind) + 1)
            said = in_little_room(lambda: kind.write(path, 1), room)  # noqa: B023
            left = [
                name for name in drafts(path.parent) if not name.endswith("-journal")
            ]  # by which a book is restored when it is read
            wrong = f"drafts stayed: {left}" if left else refusal(kind, path, before, said) or after(kind, path, before)
            yield f"{kind.name}, disk full", wrong and f"room for {room} bytes, {wrong}"


def refusal(kind: Kind, path: Path, before: Any, said: str) -> str | None:
    """Nothing is said where the file is new; otherwise it is the old one, and one sentence of our own says so."""
    if not said:
        is_new = kind.name == "cache entry" or seen(kind, path) == kind.values[1]
        return None if is_new else "nothing was said, and the file is not the new one"
    if "'PrunusError'" not in said or "\n" in said:
        return f"it said {said!r}"
    return None if is_possible(kind, before, seen(kind, path)) else f"it said {said!r}, and the file is neither old nor new"


def after(kind: Kind, path: Path, before: Any) -> str | None:
    """What is wrong with a file whose writer did not come to its end, and after the next writer came."""
    now = seen(kind, path)
    if not is_possible(kind, before, now):
        return f"{kind.name}: the file is neither the old one nor the new one"
    for left in drafts(path.parent):
        if kind.name == "cache entry":  # other processes may be writing there: a day is given to them
            os.utime(path.parent / left, (time.time() - 2 * KEEP_DRAFT_SECONDS,) * 2)
    in_little_room(lambda: kind.write(path, 1), 1 << 30)
    if seen(kind, path) != kind.values[1]:
        return f"{kind.name}: the next writer could not write"
    return f"{kind.name}: drafts stayed: {drafts(path.parent)}" if drafts(path.parent) else None


def prepared(kind: Kind, folder: Path, chance: random.Random) -> Path:
    """The old version of a file, or in one of four cases none."""
    path = place(folder, kind.name)
    if chance.random() < 0.75:
        kind.write(path, 0)
    return path


def is_possible(kind: Kind, before: Any, now: Any) -> bool:
    """Whether this may be found. A book and a journal are begun, and a book then grows by one transaction a position."""
    steps = [kind.begun, *kind.values[:1]] if kind.begun is not None and before is MISSING else []
    if isinstance(now, dict) and isinstance(before, dict):  # several files, of which each is old or new
        return all(text in (before[name], kind.values[1][name]) for name, text in now.items())
    return any(now == each for each in (before, *steps, kind.values[1]))


def seen(kind: Kind, path: Path) -> Any:
    return kind.read(path) if path.exists() else MISSING


def drafts(folder: Path) -> list[str]:
    return (
        [path.name for path in folder.iterdir() if path.suffix == ".draft" or path.name.endswith("-journal")]
        if folder.exists()
        else []
    )


@functools.cache
def duration(kind: Kind) -> float:
    """How long it takes to write one, about."""
    with tempfile.TemporaryDirectory(prefix="prunus-attack-") as folder:
        begin = time.perf_counter()
        for _ in range(3):
            kind.write(place(Path(folder), kind.name), 1)
        return (time.perf_counter() - begin) / 3


@functools.cache
def length(kind: Kind) -> int:
    with tempfile.TemporaryDirectory(prefix="prunus-attack-") as folder:
        path = place(Path(folder), kind.name)
        kind.write(path, 1)
        return path.stat().st_size
