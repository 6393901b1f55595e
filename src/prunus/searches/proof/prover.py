"""A prover: a search that answers questions, and what goes in and comes out of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from prunus.core.grammar import Entry
from prunus.core.memory import Cells
from prunus.orderings.natural import Natural
from prunus.searches.proof.question import Inquiry
from prunus.searches.proof.trace import NoProofTrace
from prunus.searches.shared.tally import Tally


@dataclass(frozen=True)
class Asked:
    """A checked request. `room` is in bytes; `run(kernel, *arguments)` runs a kernel such that Ctrl-C stops it."""

    position: Any
    goal: np.int64
    depth: np.int64
    question: Any
    tally: Tally
    room: int
    seed: int
    run: Callable[..., Any]
    ordering: Any = Natural()  # noqa: RUF009 (immutable)
    trace: Any = NoProofTrace()  # noqa: RUF009 (immutable)

    def inquiry(self, hope: Any) -> Inquiry:
        return Inquiry(self.question, hope, self.ordering, self.tally, Cells.zeros(1), self.trace)


@dataclass(frozen=True)
class Found:
    """The numbers of the root, the proving line, why the search gave up if it did, the bytes that it had, and its tree."""

    proof: int
    disproof: int
    line: tuple[int, ...]
    reason: int
    room: int
    tree: Any = None


@dataclass(frozen=True)
class Prover(Entry):
    ask: Callable[[Asked], Found]
