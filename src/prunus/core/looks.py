"""Looks: what can be said about the moves of any game, its rules and an evaluation being all that is known.

A look plays the move and asks the evaluation of the search; a dearer one looks at every reply as well, the dearest searches. What
they find are values for whoever makes the move, cut to ±MOST so that a cell of 16 bits holds them: all wins are alike to them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.jit import inline, kernel
from prunus.core.values import INFINITY, ONE, ZERO

MOST: Any = np.int64(16_000)


@kernel
def true_value(position, depth, alpha, beta, evaluation):  # type: ignore[no-untyped-def]
    """The minimax value of `position`, if alpha < value < beta; a bare alpha-beta that counts nothing."""
    if depth == 0 or position.is_over():
        return evaluation.evaluate(position)
    for move in position.moves():
        value = -true_value(position.play(move), depth - ONE, -beta, -alpha, evaluation)
        if value >= beta:
            return beta
        if value > alpha:
            alpha = value
    return alpha


@inline
def cut(value: Any) -> Any:
    return min(max(value, -MOST), MOST)


def static(evaluation: Any, successor: Any, place: int) -> int:
    """The evaluation of the position after the move."""
    return cut(-evaluation.evaluate(successor))


def replies(successor: Any, place: int) -> int:
    return successor.move_count()


def best_reply(evaluation: Any, successor: Any, place: int) -> int:
    """The evaluation of the position after the opponent's best reply; after the move itself where there is none."""
    return cut(-true_value(successor, ONE, -INFINITY, INFINITY, evaluation))


def mean_reply(evaluation: Any, successor: Any, place: int) -> int:
    """The mean of that over all replies."""
    return mean_of_replies(successor, evaluation)


@kernel
def mean_of_replies(position, evaluation):  # type: ignore[no-untyped-def]
    """The mean evaluation of the positions after a reply, for who made the move before; of the position itself if it is over."""
    if position.is_over():
        return cut(-evaluation.evaluate(position))
    total, number = ZERO, ZERO
    for reply in position.moves():
        total += cut(evaluation.evaluate(position.play(reply)))
        number += ONE
    return total // number


def searched(evaluation: Any, successor: Any, plies: int, place: int) -> int:
    """The value of the move in a search that is one ply shallower than the one to be ordered."""
    return cut(-true_value(successor, plies, -INFINITY, INFINITY, evaluation))
