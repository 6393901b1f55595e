"""The minimal tree: how few leaves can prove the value of a position.

A proof that the value is v has two halves: a strategy for the player to move that makes at least v of every reply, and one
for the opponent that allows at most v. Two strategies meet in exactly one leaf, so a minimal proof of the value looks at

    (leaves of the smallest strategy for >= v)  +  (leaves of the smallest strategy for <= v)  -  1

leaves. On a uniform tree of branching b and depth d this is  b**ceil(d/2) + b**floor(d/2) - 1  (Knuth and Moore, 1975, section
6), and no search that proves the value can look at fewer.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.jit import kernel
from prunus.core.names import EvaluationName
from prunus.core.values import INFINITY, ONE, ZERO
from prunus.searches.driving.defaults import PLAIN, evaluation_of
from prunus.searches.driving.entry import search
from prunus.searches.driving.limits import check_depth
from prunus.searches.driving.parts import find_evaluation, sound


@kernel
def strategies(position, depth, value, evaluation):  # type: ignore[no-untyped-def]
    """(a, b): leaves that prove a value >= `value` and a value <= `value`, INFINITY where that cannot be proved."""
    if depth == 0 or position.is_over():
        leaf = evaluation.evaluate(position)
        return (ONE if leaf >= value else INFINITY), (ONE if leaf <= value else INFINITY)
    at_least, at_most = INFINITY, ZERO
    for move in position.moves():
        child_at_least, child_at_most = strategies(position.play(move), depth - ONE, -value, evaluation)
        at_least = min(at_least, child_at_most)
        at_most = min(at_most + child_at_least, INFINITY)
    return at_least, at_most


def minimal_leaves(position: Any, depth: int, evaluation: EvaluationName | str | Any = None) -> int:
    """The least number of leaves that any search must look at to prove the value of `position`."""
    check_depth(depth)
    position = sound(position)
    evaluation = find_evaluation(evaluation_of(position) if evaluation is None else evaluation, position)
    value: Any = search(position, depth, evaluation=evaluation, **PLAIN).value
    at_least, at_most = strategies(position, np.int64(depth), np.int64(value), evaluation)
    return int(at_least) + int(at_most) - 1
