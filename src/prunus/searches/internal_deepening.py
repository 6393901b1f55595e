"""Internal iterative deepening: where no earlier search left a best move, a shallower one finds it first (Scott, 1969).

Principal variation search that looks first. Below a root that is itself deepened there is nearly always a hash move; the gain is
where the table has lost it, and in searches that go to their depth at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.generic import implements
from prunus.core.values import NO_MOVE, ZERO
from prunus.searches.principal_variation import principal_variation
from prunus.searches.shared.algorithm import Algorithm
from prunus.searches.shared.context import Selecting

DEEP_ENOUGH = np.int64(4)
SHALLOWER = np.int64(2)


@implements(Selecting)
class LookFirst(NamedTuple):
    """Two plies shallower, where the table has no best move and the node is worth it."""

    def first_depth(self, depth: int, hint: int) -> Any:
        return depth - SHALLOWER if hint == NO_MOVE and depth >= DEEP_ENOUGH else ZERO


ALGORITHM = Algorithm(
    "iid",
    "pvs that finds missing hash moves by shallower searches",
    principal_variation,
    needs_table=True,
    prepare=lambda position, evaluation, depth: LookFirst(),
)
