"""Positions of a game with all their features and a label: what the kinds that count are learned from, for any game.

The first round of games is played by lot, the next by what was learned of it, with errors on purpose. A label is the value of the
position where a short search sees the end, and else how its game ended.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.features import Features, features_of
from prunus.core.game import Game
from prunus.core.grammar import files_named
from prunus.core.jit import kernel
from prunus.core.registry import address_of
from prunus.core.registry import game as find_game
from prunus.core.rows import in_rows, is_row, restored
from prunus.errors import BadTask
from prunus.jobs.job import Job, file_digests
from prunus.jobs.runner import Runner
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation, sound
from prunus.searches.driving.searcher import Searcher
from prunus.trainers.self_play import LONGEST, Playing, Wandering

BATCH = 50  # games of a job
HELD_OUT = 10  # one game in so many is put aside
OUTCOMES = "win-loss-draw"
OPENINGS, NOISES, ONE_IN = (2, 8), (100, 300), 10


@dataclass(frozen=True)
class Measured:
    """[position, feature], the outcome that each position leads to for the player to move, and the number of its game."""

    names: tuple[str, ...]
    features: NDArray[np.int64]
    outcomes: NDArray[np.float64]
    games: NDArray[np.int64]
    exact: int  # positions whose label is a value and no single game's end

    @property
    def is_held_out(self) -> NDArray[np.bool_]:
        aside: NDArray[np.bool_] = self.games % HELD_OUT == 0
        return aside

    def __len__(self) -> int:
        return len(self.outcomes)


@kernel
def measure_all(prototype, words, width, measures, found):  # type: ignore[no-untyped-def]
    """[position, feature] for all positions."""
    for i in range(found.shape[0]):
        position = restored(prototype, words, i * width)
        for feature in range(found.shape[1]):
            found[i, feature] = measures.measure(feature, position)


def measured_games(
    game: str | Game, player: str | None, first: int, count: int, a_game: int, nodes: int, seed: int
) -> list[list[Any]]:
    """A job: of each of so many games some positions, as [number of the game, features…, outcome, whether that is exact]."""
    this = find_game(game) if isinstance(game, str) else game
    playing, searcher = _player(this, player, seed), Searcher("pvs", OUTCOMES)
    rows = []
    for number in range(first, first + count):
        path, outcome = playing.path(number)
        chance = random.Random(f"{seed} {number}")
        for ply in sorted(chance.sample(range(len(path)), min(a_game, len(path)))):
            label, is_exact = _label(path[ply], searcher, nodes)
            if not is_exact:
                label = outcome if (len(path) - ply) % 2 == 0 else -outcome
            rows.append((number, path[ply], label, is_exact))
    if not rows:
        return []
    found = measured([position for _, position, _, _ in rows], features_of(this))
    return [[number, *values.tolist(), label, is_exact] for (number, _, label, is_exact), values in zip(rows, found, strict=True)]


def _player(game: Game, player: str | None, seed: int) -> Any:
    start = sound(game.start())
    evaluation = find_evaluation(OUTCOMES if player is None else player, start)
    settings = start, evaluation, OPENINGS if player else (LONGEST, LONGEST), NOISES, ONE_IN, seed
    return Playing(*settings) if is_row(start) else Wandering(*settings)


def _label(position: Any, searcher: Searcher, nodes: int) -> tuple[int, bool]:
    """The value, if a search of so many nodes sees the end; who wins is all that it looks for."""
    found = searcher.think(position, Limits(nodes=nodes))
    is_seen = found.value is not None and found.is_exact and found.to_the_end
    return (int(found.value or 0), True) if is_seen else (0, False)


def measured(positions: list[Any], features: Features) -> NDArray[np.int64]:
    """[position, feature]"""
    rows, prototype = in_rows(positions)
    found = np.zeros((len(positions), len(features.names)), np.int64)
    measure_all(prototype, rows.ravel(), np.int64(rows.shape[1]), features.measures, found)
    return found


def collected(game: Game, player: str | None, games: int, a_game: int, nodes: int, seed: int, runner: Runner) -> Measured:
    """The positions of so many games that an evaluation plays against itself, whoever performs it."""
    address = address_of(game)
    function = "prunus.trainers.measured:measured_games" if address is not None else measured_games
    fixed = {"game": game if address is None else address, "player": player, "a_game": a_game, "nodes": nodes, "seed": seed}
    digests = file_digests(files_named(player or "", address or ""))
    batches = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    jobs = [Job(function, fixed | {"first": first, "count": count}, digests) for first, count in batches]
    answers = runner.run(jobs, f"games of {game.name}", len(jobs))
    rows = np.array([row for answer in answers for row in answer.value], np.float64)
    if len(rows) == 0:
        raise BadTask(f"none of {games} games of {game.name} came to an end within {LONGEST} moves: there is nothing to learn from")
    names = tuple(features_of(game).names)
    return Measured(names, rows[:, 1:-2].astype(np.int64), rows[:, -2], rows[:, 0].astype(np.int64), int(rows[:, -1].sum()))
