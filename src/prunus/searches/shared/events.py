"""Events: rows that a trace writes into a table of its own, as long as there is room; what did not fit is counted."""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.jit import inline

WRITTEN, DROPPED = range(2)  # what a trace counts first
FULL = np.int64(-1)


@inline
def next_row(trace: Any) -> np.int64:
    """The row of one event more, or FULL, and one more is missing."""
    at = trace.counts[WRITTEN]
    if at == trace.rows.shape[0]:
        trace.counts[DROPPED] += 1
        return FULL
    trace.counts[WRITTEN] = at + 1
    return np.int64(at)
