"""Samples: positions of one stage with their labels, as a job finds them and a fit wants them."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.bits import signed

HELD_OUT = 20  # one game in so many is put aside: positions of one game are alike


@dataclass(frozen=True)
class Samples:
    """A row a position: number of its game, own and opponent's stones, reach of both sides, label."""

    rows: NDArray[np.int64]

    @classmethod
    def of(cls, texts: Iterable[str]) -> Samples:
        """What jobs have found, in their order."""
        parts = [np.frombuffer(zlib.decompress(base64.b64decode(text)), "<i8").reshape(-1, 6) for text in texts]
        return cls(np.concatenate(parts).astype(np.int64))

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def own(self) -> NDArray[np.uint64]:
        return self.rows[:, 1].astype(np.uint64)

    @property
    def opponent(self) -> NDArray[np.uint64]:
        return self.rows[:, 2].astype(np.uint64)

    @property
    def stones(self) -> NDArray[np.int64]:
        """How many squares are taken."""
        return np.bitwise_count(self.own | self.opponent).astype(np.int64)

    @property
    def reach(self) -> NDArray[np.int64]:
        """[position, side]"""
        return self.rows[:, 3:5]

    @property
    def labels(self) -> NDArray[np.float64]:
        return self.rows[:, 5].astype(np.float64)

    @property
    def is_held_out(self) -> NDArray[np.bool_]:
        held_out: NDArray[np.bool_] = self.rows[:, 0] % HELD_OUT == 0
        return held_out


def row_of(number: int, position: Any, label: int) -> tuple[int, ...]:
    """A position of a game with its label."""
    stones = int(signed(position.own)), int(signed(position.opponent))
    return (number, *stones, int(position.reach()), int(position.opponent_reach()), label)


def as_text(rows: Sequence[tuple[int, ...]]) -> str:
    """Rows as the answer of a job."""
    return base64.b64encode(zlib.compress(np.array(rows, "<i8").reshape(-1, 6).tobytes(), 1)).decode()
