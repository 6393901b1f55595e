"""Damaged files: whatever happens to the bytes, a file is refused in a sentence, or read as what it was.

Formats without a checksum (recordings, prob-cut parameters and rules are text, books are too large to be read
as a whole) cannot see every damage: what is read as another whole file is counted there, and is wrong only for the others.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from prunus.errors import PrunusError
from tests.attack.searches import Case
from tests.attack.writers import Kind, kinds, place

TIMES = 20  # a file is damaged in a round


def attack(chance: random.Random) -> Iterator[Case]:
    """Every kind of file, damaged some times."""
    for kind in kinds():
        with tempfile.TemporaryDirectory(prefix="prunus-attack-") as folder:
            path = place(Path(folder), kind.name)
            kind.write(path, 0)
            whole = path.read_bytes()
            for _ in range(TIMES):
                how, damaged = next(filter(lambda done: done[1] != whole, iter(lambda: damage(whole, chance), None)))  # noqa: B023
                path.write_bytes(damaged)
                yield judged(kind, path, how)


def damage(whole: bytes, chance: random.Random) -> tuple[str, bytes]:
    """(what was done, the bytes after it)."""
    begin = chance.randrange(len(whole) if chance.random() < 0.5 else min(400, len(whole)))  # half of it in the head
    end = min(len(whole), begin + chance.choice([1, 1, 4, 64, 4096]))
    turned = bytearray(whole)
    turned[begin] ^= 1 << chance.randrange(8)
    ways = {
        "a bit turned": bytes(turned),
        "cut": whole[:begin],
        "extended": whole + chance.randbytes(end - begin),
        "overwritten": whole[:begin] + chance.randbytes(end - begin) + whole[end:],
        "zeroed": whole[:begin] + bytes(end - begin) + whole[end:],
        "a part left out": whole[:begin] + whole[end:],
        "a part twice": whole[:end] + whole[begin:end] + whole[end:],
    }
    how = chance.choice(sorted(ways))
    return f"{how} at {begin}..{end}", ways[how]


def judged(kind: Kind, path: Path, how: str) -> Case:
    """A refusal, the old value, another one, or anything else."""
    try:
        found = kind.read(path)
    except PrunusError as error:
        return f"{kind.name}, damaged: refused", None if "\n" not in str(error) else f"{how}: said in more than a line: {error}"
    except Exception as error:
        return f"{kind.name}, damaged: refused", f"{how}: {type(error).__name__}: {error}"
    if found is None:
        return f"{kind.name}, damaged: refused", None
    if found == kind.values[0]:
        return f"{kind.name}, damaged: read as before", None
    return f"{kind.name}, damaged: read as another", f"{how}: read as something else" if kind.is_checked else None
