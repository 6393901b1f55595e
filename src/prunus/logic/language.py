"""The language of a learning task: what literals may be made of, and who says whether they are true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from prunus.core.declaration import Cost, Declaration
from prunus.logic.declarations import Types

Column = NDArray[np.int32]
# (name, inputs) -> (rows, outputs): which rows of the inputs have an answer, and the answers; a row may have several.
Answering = Callable[[str, Sequence[Column]], tuple[NDArray[np.int64], list[Column]]]


@dataclass
class Language:
    """What literals may be made of: the bias of a learning task."""

    declarations: dict[str, Declaration]
    types: Types
    solve: Answering
    max_cost: Cost = Cost.LOOK
    max_depth: int = 2
    constants: bool = True
    negation: bool = True

    def allowed(self, determinate: bool, tests: bool) -> Iterator[Declaration]:
        for declaration in self.declarations.values():
            if declaration.cost <= self.max_cost and declaration.is_determinate == determinate:
                if tests == (not declaration.outputs):
                    yield declaration
