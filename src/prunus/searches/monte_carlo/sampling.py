"""Sampling: how a random game is played, and everything about a search by random games that is the same at all of its nodes."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.chance import drawn_move, following
from prunus.core.generic import implements, operations
from prunus.core.values import ONE, ZERO
from prunus.searches.shared.tally import Tally


@operations
class Playing:
    """How a game goes on where the tree ends."""

    def played_out(self, position: Any, depth: int, side: int, game: int, word: np.uint64, sampling: Any) -> int:
        """The value, for the player to move, who is `side`, of a game that goes on by chance as far as games go; `word` is the
        chance. Its moves are marked as those of the game of this number."""


@implements(Playing)
class MoveByMove(NamedTuple):
    """Every move as likely as the others. A game that has not ended after `depth` plies is nobody's."""

    def played_out(self, position: Any, depth: int, side: int, game: int, word: np.uint64, sampling: Any) -> int:
        sign = ONE
        while depth > 0 and not sampling.question.is_settled(position, depth):
            word = following(word)
            move = drawn_move(position, word)
            sampling.weights.sharing.mark(move, side, game)
            position, depth, side, sign = position.play(move), depth - ONE, ONE - side, -sign
        if sampling.question.is_settled(position, depth):
            return sign * sampling.question.evaluation.evaluate(position)
        return ZERO


@implements(Playing)
class AtOnce(NamedTuple):
    """As the game itself knows how to find the outcome of a random game sooner (`core.game.Hasty`)."""

    def played_out(self, position: Any, depth: int, side: int, game: int, word: np.uint64, sampling: Any) -> int:
        return position.random_outcome(following(word), side, game, sampling.weights.sharing)


class Weights(NamedTuple):
    """What decides which child is visited next."""

    exploration: np.float64
    bias: np.float64  # for the first child of a node; 0 for none
    sharing: Any  # what the moves of a game say about each other
    spread: np.int64  # of values: how far apart they are
    most: np.int64  # no value is greater, and none less than -most


class Sampling(NamedTuple):
    question: Any  # where games end, and what they are worth there
    playout: Any
    ordering: Any  # of the children of a node: the bias is for those that come first
    weights: Weights
    ripe_at: np.int64  # visits: what is looked at less often is not worth its children
    seed: np.uint64
    patience: np.int64  # how many visits to make when the memory is full
    tally: Tally
    trace: Any
