"""Frames: the children of the nodes on the path of df-pn, which has no tree."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.values import ZERO
from prunus.searches.proof.question import NEVER, plus

MOVE, PROOF, DISPROOF = range(3)
WIDTH = 3
FRAME_SHARE = 16  # one byte in so many is for the children of the nodes on the path,
FEW_BYTES = 2**13  # but so many at least


class Frames(NamedTuple):
    """The children of the nodes on the current path, one after the other: their moves and numbers."""

    cells: Cells
    capacity: np.int64

    @classmethod
    def within(cls, room: int) -> Frames:
        """A small share of so many bytes; more of it where there are few."""
        capacity = max(room // FRAME_SHARE, min(room // 2, FEW_BYTES)) // (8 * WIDTH)
        return cls(Cells.zeros(capacity * WIDTH), np.int64(capacity))


@inline
def survey(frames: Frames, top: int, end: int) -> tuple[Any, Any, Any, Any]:
    """(proof, disproof) of a node, its child of least disproof, and the least disproof among the others."""
    proof, disproof, best, second = NEVER, ZERO, top, NEVER
    for child in range(top, end):
        child_proof, child_disproof = frames.cells[child * WIDTH + PROOF], frames.cells[child * WIDTH + DISPROOF]
        disproof = plus(disproof, child_proof)
        if child_disproof < proof:
            proof, best, second = child_disproof, child, proof
        elif child_disproof < second:
            second = child_disproof
    return proof, disproof, best, second
