"""Chance: words that follow from one another, and moves drawn by them."""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.bits import mix
from prunus.core.jit import inline

STEP = np.uint64(0x9E3779B97F4A7C15)  # what keeps a word that happens to be 0 from staying so
HALF = np.uint64(33)


@inline
def following(word: np.uint64) -> np.uint64:
    """The next word of chance."""
    return mix(word ^ STEP)


@inline
def below(word: np.uint64, end: int) -> Any:
    """A number from 0 to before `end`, by the upper half of a word."""
    return np.int64(word >> HALF) % end


@inline
def drawn_move(position: Any, word: np.uint64) -> Any:
    """A move of an unfinished position, each as likely as the others."""
    chosen = below(word, position.move_count())
    last = np.int64(-1)
    for move in position.moves():
        last = move
        if chosen == 0:
            break
        chosen -= 1
    return last
