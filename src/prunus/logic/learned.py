"""What a learner is held to, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.logic.coverage import Bits, unpack
from prunus.logic.terms import Clause, Literal

INTERRUPTED = "it was interrupted"


@dataclass(frozen=True)
class Criteria:
    """What a clause must have, and how far the search for one goes."""

    min_accuracy: float = 0.65
    min_support: int = 2  # examples that a clause covers and no earlier one does
    max_length: int = 4  # tests in a body; literals that only name a value are free
    max_clauses: int = 12
    beam: int = 5  # alternatives that a step adds to those that may be specialised later (checkpoints)
    gain_share: float = 0.512  # of the best gain of its step: what an alternative must bring to be kept
    max_open: int = 20  # partial clauses that wait, as many as stand in the first places of the heap
    max_steps: int = 20  # partial clauses that are specialised

    def worth(self, right: Any, wrong: Any) -> Any:
        """What covering so many examples is worth, numbers or arrays: above zero if more than the minimum accuracy are positive."""
        price = min(self.min_accuracy, 0.99)  # purity may not make every clean clause worth the same
        return right * (1 - price) - wrong * price


@dataclass(frozen=True)
class LearnedClause:
    """A clause and how it did on the examples it was learned from."""

    clause: Clause
    tests: tuple[Literal, ...]
    positives: int
    negatives: int
    fresh: int  # positives that no earlier clause covers

    @property
    def accuracy(self) -> float:
        return self.positives / max(1, self.positives + self.negatives)


@dataclass
class LearnedProgram:
    """What was learned, why it ended, and the best clause that was not good enough."""

    clauses: list[LearnedClause]
    why_stopped: str
    rejected: LearnedClause | None
    covered: Bits
    size: int

    def predictions(self) -> NDArray[np.bool_]:
        """Which examples some clause covers."""
        return unpack(self.covered, self.size)
