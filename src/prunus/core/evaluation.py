"""What an evaluation must answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from prunus.core.game import Position
from prunus.core.generic import answers, operations
from prunus.core.grammar import Entry


@operations
class Evaluation:
    """A static evaluation: an estimate of a position's value, for the player to move.

    Contract: evaluate(p) is the final value when p is over; -WIN < evaluate(p) < WIN otherwise (AIMA 4th edition, 5.3).
    """

    def evaluate(self, position: Any) -> int:
        """The value of `position` without search."""


@operations
class Bounded:
    """A further answer of evaluations that change little from move to move, the end of the game included."""

    def most_gain(self, position: Any) -> int:
        """evaluate(p) + most_gain(p) >= -evaluate(p.play(move)) for every move."""


@dataclass(frozen=True)
class EvaluationEntry(Entry):
    """An evaluation as people find it: by name, with the parameters that suit a position."""

    suited_to: Callable[[Any], Any]
    needs: type = Position  # the protocol that a position must answer

    def suits(self, position: Any) -> bool:
        """Whether the evaluation can be asked about such a position."""
        return answers(position, self.needs)
