"""Weights of patterns on disk.

"prunus patterns 1\\n"    what the file is
one line of JSON         the game, its groups of squares, the stages, the levels, where the weights come from
weights                  [stage, cell] as words of 16 bits, the least significant byte first, compressed; cells that mean the
                         same by symmetry once
32 bytes                 BLAKE2b of everything before
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core import files
from prunus.core.memory import Cells
from prunus.core.patterns import Shape, cells_of
from prunus.errors import BadFile, PrunusError
from prunus.evaluations.patterns import Patterns
from prunus.evaluations.trained import refuse_another

MAGIC = b"prunus patterns 1\n"
LONGEST_HEAD = 1 << 20
MOST_CELLS = 1 << 26
CHECKSUM_BYTES = 32
SQUARES_LEFT = 65  # from 0 to 64


@dataclass(frozen=True)
class Head:
    """`stages[squares left]` is the stage of play, `levels[squares left]` what is added there; `most` bounds an estimate; `origin`
    says how the weights were made."""

    game: str
    patterns: Mapping[str, Sequence[int]]
    stages: Sequence[int]
    most: int
    origin: Mapping[str, Any] = field(default_factory=dict)
    levels: Sequence[int] = field(default_factory=lambda: [0] * SQUARES_LEFT)

    def __post_init__(self) -> None:
        is_sound = (
            isinstance(self.game, str)
            and isinstance(self.patterns, dict)
            and all(isinstance(name, str) and _are_whole(squares, 0, 63) for name, squares in self.patterns.items())
            and _are_whole(self.stages, 0, 64)
            and len(self.stages) == SQUARES_LEFT
            and set(self.stages) == set(range(max(self.stages) + 1))
            and _are_whole([self.most], 1, 500_000)
            and isinstance(self.origin, dict)
            and _are_whole(self.levels, -self.most, self.most)
            and len(self.levels) == SQUARES_LEFT
        )
        if not is_sound:
            raise ValueError("a value of another kind")

    @property
    def stage_count(self) -> int:
        return max(self.stages) + 1


def _are_whole(numbers: Any, least: int, most: int) -> bool:
    return isinstance(numbers, list) and all(type(each) is int and least <= each <= most for each in numbers)


@dataclass(frozen=True)
class PatternWeights:
    """What was learned: [stage, cell] in hundredths, for every cell of the shape."""

    head: Head
    shape: Shape
    weights: NDArray[np.int16]

    @cached_property
    def evaluation(self) -> Patterns:
        """As searches ask it."""
        shares, places = cells_of(self.shape)
        bases = np.array(self.head.stages, np.int64) * self.shape.size
        weights, levels = Cells(self.weights, np.int16), Cells(np.array(self.head.levels, np.int64))
        sizes = np.int64(self.shape.reach), np.int64(self.head.most)
        return Patterns(np.int64(self.shape.chunks), shares, places, weights, Cells(bases), levels, *sizes)

    def written(self) -> bytes:
        head = MAGIC + json.dumps(asdict(self.head), separators=(",", ":")).encode() + b"\n"
        packed = zlib.compress(np.ascontiguousarray(self.weights[:, self.shape.kept], "<i2").tobytes(), 9)
        body = head + packed
        return body + hashlib.blake2b(body, digest_size=CHECKSUM_BYTES).digest()

    def save(self, path: Path) -> None:
        files.write_bytes(path, self.written())


def read_patterns(data: bytes, name: str, position: Any) -> PatternWeights:
    """What `written` gave, for positions of the class of `position`; `name` is said in messages."""
    if not data.startswith(MAGIC):
        raise BadFile(f"{name} has no weights of patterns that this version can read")
    body, checksum = data[:-CHECKSUM_BYTES], data[-CHECKSUM_BYTES:]
    if hashlib.blake2b(body, digest_size=CHECKSUM_BYTES).digest() != checksum:
        raise BadFile(f"{name} is not what was written there: it is damaged or cut off; make it anew")
    line, _, packed = body[len(MAGIC) :].partition(b"\n")
    try:
        head = Head(**files.parse_json(line[:LONGEST_HEAD].decode(), "its head"))
    except (ValueError, TypeError, PrunusError) as error:
        raise BadFile(f"{name} is damaged: its head cannot be read") from error
    refuse_another(head.game, name, position)
    try:
        shape = Shape.of(head.patterns, position)
        size = 2 * head.stage_count * len(shape.kept)
        if size > MOST_CELLS:
            raise ValueError("too many weights")
        unpacked = zlib.decompressobj().decompress(packed, size)
        kept = np.frombuffer(unpacked, "<i2").astype(np.int16).reshape(head.stage_count, len(shape.kept))
    except (ValueError, zlib.error, PrunusError) as error:
        raise BadFile(f"{name} is damaged: its weights cannot be read") from error
    weights = np.zeros((head.stage_count, shape.size), np.int16)
    weights[:, shape.kept] = kept
    return PatternWeights(head, shape, weights[:, shape.canonical])
