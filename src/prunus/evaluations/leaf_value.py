"""The value that is written at a node of a tree."""

from __future__ import annotations

from typing import Any, NamedTuple

from prunus.core.evaluation import Evaluation, EvaluationEntry
from prunus.core.game import Valued
from prunus.core.generic import implements


@implements(Evaluation)
class LeafValue(NamedTuple):
    @property
    def is_in_units_of_the_game(self) -> bool:
        return True

    @classmethod
    def suited_to(cls, position: Any) -> LeafValue:
        return cls()

    def evaluate(self, position: Any) -> int:
        return position.leaf_value()


EVALUATION = EvaluationEntry("leaf-value", "the value written at the node of a tree", LeafValue.suited_to, Valued)
