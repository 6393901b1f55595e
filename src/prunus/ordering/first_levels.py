"""One ordering for the first levels of a search, another below them (the paper, section 4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np


class FirstLevels(NamedTuple):
    """`first` at plies 0 to levels - 1, `rest` further down."""

    levels: np.int64
    first: Any
    rest: Any

    def arrange(self, position: Any, depth: int, ply: int) -> Iterable[int]:
        if ply < self.levels:
            for move in self.first.arrange(position, depth, ply):
                yield move
        else:
            for move in self.rest.arrange(position, depth, ply):
                yield move
