"""Question: is the value of a position, for the player to move, at least a goal?

The opponent's question after a move is the opposite one: the mover's value is at least `goal` exactly when some reply leaves
the opponent with at most -goal, that is, when the opponent's value is not at least 1 - goal. So one rule serves both kinds of
nodes of an AND/OR tree (values are whole numbers):

    value(p) >= goal   <=>   for some move, not value(p.play(move)) >= 1 - goal

The question at the root is MAX's: nodes at even plies are OR nodes, those at odd plies AND nodes. A question is what alpha-beta
asks with the null window (goal - 1, goal).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import mix
from prunus.core.evaluation import Evaluation
from prunus.core.generic import implements, operations
from prunus.core.jit import inline
from prunus.core.memory import Cells
from prunus.core.values import ONE, ZERO
from prunus.searches.shared.tally import STOP, Tally

Numbers = tuple[Any, Any]  # (proof, disproof), as a kernel has them
NEVER = np.int64(2**28 - 1)  # the number of leaves whose proof would do, where no proof will ever do

# Why a search gave up by itself; otherwise it was told to, or its nodes were spent.
MEMORY_FULL, TOO_DEEP = np.int64(1), np.int64(2)


@operations
class Questioning:
    """Where a question ends, and what its answer is there."""

    def is_settled(self, position: Any, depth: int) -> bool:
        """Whether the position answers the question by itself, `depth` plies above the horizon."""

    def reaches(self, position: Any, goal: int) -> bool:
        """Whether the value of a settled position is at least `goal`, for the player to move."""

    def is_beyond(self, depth: int) -> bool:
        """Whether the question cannot be followed any further, although it is not settled."""

    def question_key(self, position: Any, goal: int, depth: int) -> np.uint64:
        """A key of the question: equal for questions that have the same answer because they are the same."""


@implements(Questioning)
class ToTheEnd(NamedTuple):
    """Only finished games count. Two ways to a position lead to one question, however long they are."""

    evaluation: Any

    def is_settled(self, position: Any, depth: int) -> bool:
        return position.is_over()

    def reaches(self, position: Any, goal: int) -> bool:
        return self.evaluation.evaluate(position) >= goal

    def is_beyond(self, depth: int) -> bool:
        return depth == 0

    def question_key(self, position: Any, goal: int, depth: int) -> np.uint64:
        return mix(position.key() ^ np.uint64(goal))


@implements(Questioning)
class ToDepth(NamedTuple):
    """Positions at the depth are evaluated as they stand. What is left of the depth is part of the question, so that a position
    that repeats is another question each time, and no question comes back to itself."""

    evaluation: Any

    def is_settled(self, position: Any, depth: int) -> bool:
        return depth == 0 or position.is_over()

    def reaches(self, position: Any, goal: int) -> bool:
        return self.evaluation.evaluate(position) >= goal

    def is_beyond(self, depth: int) -> bool:
        return False

    def question_key(self, position: Any, goal: int, depth: int) -> np.uint64:
        return mix(mix(position.key() ^ np.uint64(goal)) ^ np.uint64(depth))


@implements(Evaluation)
class ByOutcome(NamedTuple):
    """The result of a finished game in its own units: what a question is about when no evaluation is given."""

    @property
    def is_in_units_of_the_game(self) -> bool:
        return True

    def evaluate(self, position: Any) -> int:
        return position.outcome()


class Inquiry(NamedTuple):
    """Everything about the search for an answer that is the same at all nodes."""

    question: Any
    hope: Any
    ordering: Any  # of the moves of the player at the root
    tally: Tally
    reason: Cells  # [0]: why the search gave up
    trace: Any  # of what it does


@operations
class Hoping:
    """What is expected of a node that nobody has looked below."""

    def hoped_numbers(self, position: Any, goal: int, depth: int, question: Any) -> Numbers:
        """(proof, disproof) of an unsettled position for the player to move, both from 1 to NEVER - 1."""


@implements(Hoping)
class One(NamedTuple):
    """(1, 1): the node itself is the set that would have to be proved, or disproved (MIT notes)."""

    def hoped_numbers(self, position: Any, goal: int, depth: int, question: Any) -> Numbers:
        return ONE, ONE


@implements(Hoping)
class Mobility(NamedTuple):
    """(1, number of moves): one move proves, all of them disprove (Allis, 1994)."""

    def hoped_numbers(self, position: Any, goal: int, depth: int, question: Any) -> Numbers:
        return ONE, np.int64(max(position.move_count(), 1))


@inline
def first_numbers(position: Any, goal: int, depth: int, inquiry: Inquiry) -> Numbers:
    """(proof, disproof) of a new node, for the player to move: the answer where it is settled, else what is hoped."""
    if inquiry.question.is_settled(position, depth):
        inquiry.tally.leaf(depth)
        if inquiry.question.reaches(position, goal):
            return ZERO, NEVER
        return NEVER, ZERO
    return inquiry.hope.hoped_numbers(position, goal, depth, inquiry.question)


@inline
def plus(first: Any, second: Any) -> Any:
    """The sum of two numbers; NEVER only if one of them is, so that it always means what it says."""
    if first == NEVER or second == NEVER:
        return NEVER
    return min(first + second, NEVER - ONE)


@inline
def give_up(inquiry: Inquiry, reason: int) -> None:
    """Stop the search; the answer stays unknown."""
    inquiry.reason[0] = reason
    inquiry.tally.cells[STOP] = 1
