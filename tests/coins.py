"""A compiled game with noisy moves, for tests: coins on two heaps.

A quiet move throws one away from the first heap, and costs two; a noisy one takes one or two from the second, worth more the more
are there.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import Evaluation
from prunus.core.game import counted_moves, hashed_fields
from prunus.core.generic import implements


class Coins(NamedTuple):
    left: np.int64
    hot: np.int64
    own: np.int64
    other: np.int64

    def moves(self) -> Any:
        if self.left > 0:
            yield 1
        if self.hot > 0:
            yield 2
        if self.hot > 1:
            yield 3

    def play(self, move: int) -> Coins:
        if move == 1:
            return Coins(self.left - 1, self.hot, self.other, self.own - 2)
        return Coins(self.left, self.hot - move + 1, self.other, self.own + move * self.hot)

    def is_over(self) -> bool:
        return self.left == 0 and self.hot == 0

    def outcome(self) -> int:
        return self.own - self.other

    def max_moves(self) -> int:
        return 3

    def move_count(self) -> int:
        return counted_moves(self)

    def key(self) -> np.uint64:
        return hashed_fields(self)

    def noisy_moves(self) -> Any:
        if self.left % 3 == 2 and self.left > 0:  # nobody may let such a heap stand
            yield 1
        if self.hot > 0:
            yield 2
        if self.hot > 1:
            yield 3

    def may_stand(self) -> bool:
        return self.left % 3 != 2


@implements(Evaluation)
class Balance(NamedTuple):
    def evaluate(self, position: Any) -> int:
        return position.own - position.other


def coins(left: int, hot: int, own: int = 0, other: int = 0) -> Coins:
    return Coins(*map(np.int64, (left, hot, own, other)))
