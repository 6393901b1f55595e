"""By a learned program, weighed by flow: preference runs from worse moves to better ones, and gathers at the best."""

from __future__ import annotations

import numpy as np

from prunus.core.ordering import OrderingEntry
from prunus.orderings.rules import Flow
from prunus.study.orderings.rules import ARGUMENT, weighed_by

PASSING, ROUNDS = np.int64(870), np.int64(30)

ORDERING = OrderingEntry(
    "flow",
    "first the moves at which the preferences of a learned program gather",
    "asks the program once a node, and lets preference flow",
    lambda wanted: weighed_by(Flow(PASSING, ROUNDS), wanted),
    argument=ARGUMENT,
)
