"""Where prob-cut's parameters come from: exact searches of all depths on positions of random games."""

from __future__ import annotations

import random
from typing import Any

from prunus.core.game import Game
from prunus.core.grammar import files_named
from prunus.core.registry import address_of
from prunus.core.registry import game as find_game
from prunus.core.values import MAX_PLY
from prunus.errors import DoesNotFit, OutOfRange, Stopped
from prunus.jobs.job import Job, file_digests, prepared
from prunus.jobs.runner import Runner
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.searcher import Searcher
from prunus.searches.prob_cut_fit import LEAST_SAMPLES, Fit, regression

TRIES = 1000  # random games in a row that may be too short


def random_position(game: Game, plies: int, seed: int, number: int) -> Any:
    """Position `number` of a sample: of a random game of its own, one of those after which it lasted at least `plies` more."""
    chance = random.Random(f"{seed} {number}")
    for _ in range(TRIES):
        positions = [game.start()]
        while not positions[-1].is_over():
            positions.append(positions[-1].play(chance.choice(list(positions[-1].moves()))))
        if len(positions) > plies:
            return chance.choice(positions[: len(positions) - plies])
    raise DoesNotFit(f"random games of {game.name} are too short for searches of {plies} plies")


def values_by_depth(game: str | Game, evaluation: str, last: int, seed: int, number: int) -> list[int]:
    """A job: what searches of 0, 1, … `last` plies find in one position of the sample."""
    this = find_game(game) if isinstance(game, str) else game
    searcher, position = _searcher(this.name, evaluation), random_position(this, last, seed, number)
    return [value_of(searcher, position, depth, last) for depth in range(last + 1)]


@prepared(8)
def _searcher(_game: str, evaluation: str) -> Searcher:
    return Searcher("pvs", evaluation)


def value_of(searcher: Searcher, position: Any, depth: int, deepest: int) -> int:
    """What a search of `depth` plies finds; `deepest` is the largest that the searcher will be asked for."""
    return int(finished(searcher.think(position, Limits(depth=deepest), depths=[depth])).value)


def finished(result: Any) -> Any:
    """`result` itself, if nobody stopped the search."""
    if not result.is_complete:
        raise Stopped("the searches were stopped before there were enough of them", result)
    return result


def fitted(
    game: Game,
    evaluation: str,
    *,
    positions: int = 1000,
    depths: tuple[int, int] = (3, 8),
    seed: int = 1,
    runner: Runner | None = None,
) -> Fit:
    """A predictor for every depth from the first to the last of `depths`, by every shallow search of the same parity.

    Values of odd and even depths differ by who has the last word, so they are not mixed (Buro, 1995). A static value foretells too,
    but measured on Othello its cuts cost more errors than they save nodes.
    """
    first, last = depths
    if not 3 <= first <= last <= MAX_PLY:
        raise OutOfRange(f"depths that can be foretold lie between 3 and {MAX_PLY}, not from {first} to {last}")
    if positions < LEAST_SAMPLES:
        raise OutOfRange(f"{positions} positions are too few to fit a deviation: at least {LEAST_SAMPLES} are needed")
    random_position(game, last, seed, 0)  # games that are too short are refused before anybody begins
    find_evaluation(evaluation, game.start())
    address = address_of(game)
    sample = {"game": game if address is None else address, "evaluation": evaluation, "last": last, "seed": seed}
    function = values_by_depth if address is None else "prunus.lab.prob_cut_samples:values_by_depth"
    digests = file_digests(files_named(evaluation, address or ""))
    jobs = (Job(function, sample | {"number": number}, digests) for number in range(positions))
    values = [answer.value for answer in (runner or Runner()).run(jobs, f"positions of {game.name}, {evaluation}", positions)]
    predictors = [
        regression(depth, shallow, ((row[shallow], row[depth]) for row in values))
        for depth in range(first, last + 1)
        for shallow in range(2 - depth % 2, depth - 1, 2)
    ]
    found = [predictor for predictor in predictors if predictor is not None]
    if not any(predictor.is_used for predictor in found):
        raise DoesNotFit(f"no shallow search foretells a deep one in {game.name} with the evaluation {evaluation!r}")
    return Fit.of(game, evaluation, find_evaluation(evaluation, game.start()), seed, positions, found)
