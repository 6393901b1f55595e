"""Monte-Carlo proof-number search: random games say where a proof is likely to be cheap."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import mix
from prunus.core.chance import drawn_move, following
from prunus.core.generic import implements
from prunus.core.values import ONE
from prunus.searches.proof.proof_number import ask_with, proof_number
from prunus.searches.proof.prover import Prover
from prunus.searches.proof.question import Hoping, Numbers

GAMES = 4  # random games a leaf


@implements(Hoping)
class Playouts(NamedTuple):
    """With w of n random games won by the mover:  proof = 1 + n - w  and  disproof = 1 + w.

    Saito, Chaslot, Uiterwijk and van den Herik, 2006, set proof and disproof to the shares of games lost and won, kept
    away from 0; these are the same shares as whole numbers. The games of a position depend on the seed and its key alone.
    """

    seed: np.uint64
    games: np.int64

    def hoped_numbers(self, position: Any, goal: Any, depth: Any, question: Any) -> Numbers:
        word = mix(self.seed ^ position.key())
        won = np.int64(0)
        for _ in range(self.games):
            there, aim, left, sign = position, goal, depth, ONE
            while left > 0 and not question.is_settled(there, left):
                word = following(word)
                there, aim, left, sign = there.play(drawn_move(there, word)), ONE - aim, left - ONE, -sign
            if question.is_settled(there, left) and question.reaches(there, aim) == (sign > 0):
                won += 1
        return ONE + self.games - won, ONE + won


PROVER = Prover(
    "monte-carlo-pn",
    "proof-number search whose leaves begin with numbers from random games, by seed",
    lambda asked: ask_with(asked, proof_number, Playouts(np.uint64(asked.seed % 2**64), np.int64(GAMES))),
    is_drawn=True,
)
