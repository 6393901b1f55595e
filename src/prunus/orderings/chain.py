"""A chain: where the first stage sees no difference between two moves, the next one decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from prunus.core.generic import implements, require
from prunus.core.ordering import Stage
from prunus.core.values import NO_MOVE
from prunus.orderings.natural import Natural
from prunus.orderings.ranked import Ranked


@implements(Stage)
class Chain(NamedTuple):
    """Scores stand side by side in one word, the first stage's in the higher bits, so they compare lexicographically."""

    first: Any
    then: Any

    def score_bits(self) -> int:
        return self.first.score_bits() + self.then.score_bits()

    def speaks(self, depth: int, ply: int) -> bool:
        return self.first.speaks(depth, ply) or self.then.speaks(depth, ply)

    def lead(self, ply: int, hint: int) -> int:
        move = self.first.lead(ply, hint)
        return move if move != NO_MOVE else self.then.lead(ply, hint)

    def consider(self, position: Any, moves: Any, place: int, size: int, depth: int, ply: int) -> None:
        self.first.consider(position, moves, place, size, depth, ply)
        self.then.consider(position, moves, place, size, depth, ply)

    def score(self, position: Any, move: int, index: int, depth: int, ply: int, hint: int) -> int:
        high = self.first.score(position, move, index, depth, ply, hint)
        return (high << self.then.score_bits()) | self.then.score(position, move, index, depth, ply, hint)

    def follow(self, ply: int, move: int) -> None:
        self.first.follow(ply, move)
        self.then.follow(ply, move)

    def found(self, ply: int, move: int, value: int) -> None:
        self.first.found(ply, move, value)
        self.then.found(ply, move, value)

    def reward(self, position: Any, move: int, depth: int, ply: int) -> None:
        self.first.reward(position, move, depth, ply)
        self.then.reward(position, move, depth, ply)


def ordered_by(stages: Sequence[Any], position: Any, depth: int, ground: Any = Natural()) -> Any:  # noqa: B008 (immutable)
    """The ordering of a chain of stages on its ground, with room for searches of `depth` plies; the ground where there are none."""
    if not stages:
        return ground
    for stage in stages:
        require(stage, Stage)
    chain = stages[-1]
    for stage in reversed(stages[:-1]):
        chain = Chain(stage, chain)
    return Ranked.by(chain, position, depth, ground)
