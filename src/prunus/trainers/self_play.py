"""Games that nobody watches: an evaluation against itself, one ply deep, with errors on purpose, for all kinds of positions.

A game begins with some moves by lot; then a player takes the move after which the evaluation, give or take some noise, is best for
it, and now and then any move. The same seed plays the same game.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from prunus.core.bits import WORD, mix
from prunus.core.chance import STEP
from prunus.core.jit import compiled_form, kernel
from prunus.core.rows import restored, write
from prunus.core.values import INFINITY, NO_MOVE

LONGEST = 512  # plies of a game that are written down
LOTS = np.int64(1 << 16)


def stepped(word: np.uint64) -> np.uint64:
    """The next seed: seeds that follow one another have nothing in common once they are mixed."""
    return np.uint64((int(word) + int(STEP)) & WORD)


@compiled_form(stepped)
def _stepped(word: np.uint64) -> np.uint64:
    return word + STEP


@kernel
def play_game(position, evaluation, words, width, outcome, opening, noise, one_in, seed):  # type: ignore[no-untyped-def]
    """The rows of a game's positions into `words`, from the first to the last that is not over; how many they are.
    Into `outcome` goes that of the position after them, for who would be to move.

    The first `opening` moves are drawn, and one in `one_in` of the later ones; the others are best by evaluation + noise * (a lot
    between -1 and 1).
    """
    plies = np.int64(0)
    while not position.is_over() and plies < LONGEST:
        write(position, words, plies * width)
        seed = mix(stepped(seed))
        is_drawn = plies < opening or np.int64(seed >> np.uint64(48)) % one_in == 0
        best, best_move = -INFINITY, np.int64(NO_MOVE)
        for move in position.moves():
            seed = mix(stepped(seed))
            lot = np.int64(seed >> np.uint64(48)) - LOTS // 2
            score = lot if is_drawn else (noise * lot) // (LOTS // 2) - evaluation.evaluate(position.play(move))
            if score > best:
                best, best_move = score, np.int64(move)
        position = position.play(best_move)
        plies += 1
    outcome[0] = position.outcome() if plies < LONGEST else 0
    return plies


@kernel
def ply_with(prototype, words, width, plies, left):  # type: ignore[no-untyped-def]
    """The first ply of a game at which so many squares are left, or NO_MOVE."""
    for ply in range(plies):
        if restored(prototype, words, ply * width).left() == left:
            return np.int64(ply)
    return np.int64(NO_MOVE)


class Playing:
    """An evaluation that plays against itself; without one every move is drawn."""

    def __init__(
        self, start: Any, evaluation: Any, openings: tuple[int, int], noises: Sequence[int], one_in: int, seed: int
    ) -> None:
        self.start, self.evaluation, self.width = start, evaluation, np.int64(len(start))
        self.openings, self.noises, self.one_in, self.seed = openings, noises, np.int64(one_in), seed
        self.words, self.outcome = np.zeros(LONGEST * len(start), np.uint64), np.zeros(1, np.int64)

    def game(self, number: int) -> int:
        """Play the game of this number; how many plies it has. Its rows stand in `words`."""
        lot = int(mix(np.uint64((self.seed * 1_000_003 + number) % 2**64)))
        least, most = self.openings
        opening, noise = least + lot % (most - least + 1), self.noises[(lot >> 32) % len(self.noises)]
        settings = np.int64(opening), np.int64(noise), self.one_in, np.uint64(lot)
        return int(play_game(self.start, self.evaluation, self.words, self.width, self.outcome, *settings))

    def position_with(self, plies: int, left: int) -> Any:
        """The first position of the game just played in which so many squares are left; None if there is none."""
        ply = int(ply_with(self.start, self.words, self.width, np.int64(plies), np.int64(left)))
        return None if ply == NO_MOVE else restored(self.start, self.words, ply * int(self.width))

    def path(self, number: int) -> tuple[list[Any], int]:
        """The positions of a game that are not over, and its outcome for who would be to move at its end; none if it has none."""
        plies, width = self.game(number), int(self.width)
        if plies == LONGEST:
            return [], 0
        return [restored(self.start, self.words, ply * width) for ply in range(plies)], int(self.outcome[0])


class Wandering:
    """The same for a game that is interpreted, move by move in Python."""

    def __init__(
        self, start: Any, evaluation: Any, openings: tuple[int, int], noises: Sequence[int], one_in: int, seed: int
    ) -> None:
        self.start, self.evaluation, self.openings, self.noises, self.one_in, self.seed = (
            start,
            evaluation,
            openings,
            noises,
            one_in,
            seed,
        )

    def path(self, number: int) -> tuple[list[Any], int]:
        chance = random.Random(f"{self.seed} {number} played")
        opening, noise = chance.randint(*self.openings), chance.choice(self.noises)
        position, path = self.start, list[Any]()
        while not position.is_over():
            if len(path) == LONGEST:
                return [], 0
            is_drawn = len(path) < opening or chance.randrange(self.one_in) == 0
            path.append(position)
            after = [position.play(move) for move in position.moves()]
            scores = [
                chance.random() if is_drawn else noise * chance.uniform(-1, 1) - self.evaluation.evaluate(each) for each in after
            ]
            position = after[scores.index(max(scores))]
        return path, int(position.outcome())
