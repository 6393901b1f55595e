"""Where prob-cut's parameters come from: exact searches of all depths on positions of games of an evaluation with itself."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from prunus.core.game import Game
from prunus.core.grammar import files_named
from prunus.core.registry import address_of
from prunus.core.registry import game as find_game
from prunus.core.rows import is_row
from prunus.core.values import MAX_PLY
from prunus.errors import DoesNotFit, OutOfRange, Stopped
from prunus.jobs.job import Job, file_digests, prepared
from prunus.jobs.runner import Runner
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation, sound
from prunus.searches.driving.searcher import Searcher
from prunus.searches.prob_cut_fit import LEAST_SAMPLES, ONE_STAGE, Fit, has_stages, regression
from prunus.trainers.self_play import Playing, Wandering

TRIES = 1000  # games in a row that may be too short
OPENINGS = (2, 12)  # moves by lot at the beginning
ONE_IN = 8  # of the later moves is by lot
NOISE = 2  # the least that lets moves of equal worth take turns, whatever an evaluation counts in
STAGES = 4
A_STAGE = 100  # positions, or it is better to have fewer stages


def played_position(game: Game, evaluation: str, plies: int, seed: int, number: int) -> Any:
    """Position `number` of a sample: of a game of its own, one of those after which it lasted at least `plies` more.

    Moves are the best one ply ahead, but for the first few and one in eight, which are drawn: in the tree of a search, good moves
    are answered well and others too.
    """
    chance, playing = random.Random(f"{seed} {number}"), _playing(game, evaluation, seed)
    for attempt in range(TRIES):
        path, _ = playing.path(TRIES * number + attempt)
        if len(path) >= plies:
            return chance.choice(path[: len(path) + 1 - plies])
    raise DoesNotFit(f"games of {game.name} are too short for searches of {plies} plies")


@prepared(8)
def _playing(game: Game, evaluation: str, seed: int) -> Playing | Wandering:
    start = sound(game.start())
    settings = start, find_evaluation(evaluation, start), OPENINGS, (NOISE,), ONE_IN, seed
    return Playing(*settings) if is_row(start) else Wandering(*settings)


def values_by_depth(game: str | Game, evaluation: str, last: int, seed: int, number: int) -> list[int]:
    """A job: how many squares are left in one position of the sample, and what searches of 0, 1, … `last` plies find there."""
    this = find_game(game) if isinstance(game, str) else game
    searcher, position = _searcher(this.name, evaluation), played_position(this, evaluation, last, seed, number)
    left = int(position.left()) if has_stages(position) else 0
    return [left, *(value_of(searcher, position, depth, last) for depth in range(last + 1))]


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
    """For every depth from the first to the last of `depths` and every stage a predictor by every shallow search of its parity.

    Where squares that are left can be counted, the game has up to four stages of as many squares each, and the last of them also
    has those that are too few for the deepest search. Values of odd and even depths differ by who has the last word, so they are
    not mixed (Buro, 1995). A static value foretells too, but measured on Othello its cuts cost more errors than they save nodes.
    """
    first, last = depths
    if not 3 <= first <= last <= MAX_PLY:
        raise OutOfRange(f"depths that can be foretold lie between 3 and {MAX_PLY}, not from {first} to {last}")
    if positions < LEAST_SAMPLES:
        raise OutOfRange(f"{positions} positions are too few to fit a deviation: at least {LEAST_SAMPLES} are needed")
    find_evaluation(evaluation, game.start())
    played_position(game, evaluation, last, seed, 0)  # games that are too short are refused before anybody begins
    address = address_of(game)
    sample = {"game": game if address is None else address, "evaluation": evaluation, "last": last, "seed": seed}
    function = values_by_depth if address is None else "prunus.lab.prob_cut_samples:values_by_depth"
    digests = file_digests(files_named(evaluation, address or ""))
    jobs = (Job(function, sample | {"number": number}, digests) for number in range(positions))
    samples = [answer.value for answer in (runner or Runner()).run(jobs, f"positions of {game.name}, {evaluation}", positions)]
    stages = stages_of(game.start(), last, positions)
    predictors = [
        regression(depth, shallow, pairs_of(samples, stages, stage, depth, shallow), stage)
        for stage in range(len(stages))
        for depth in range(first, last + 1)
        for shallow in range(2 - depth % 2, depth - 1, 2)
    ]
    found = [predictor for predictor in predictors if predictor is not None]
    if not any(predictor.is_used for predictor in found):
        raise DoesNotFit(f"no shallow search foretells a deep one in {game.name} with the evaluation {evaluation!r}")
    return Fit.of(game, evaluation, find_evaluation(evaluation, game.start()), seed, positions, found, stages)


def stages_of(start: Any, last: int, positions: int) -> tuple[int, ...]:
    """With how many squares left each stage of a game begins, of which so many positions are searched `last` plies deep."""
    number = min(STAGES, positions // A_STAGE)
    if number < 2 or not has_stages(start) or start.left() < last + number:
        return ONE_STAGE
    return (0, *(last + (int(start.left()) - last) * stage // number for stage in range(1, number)))


def pairs_of(
    samples: Iterable[list[int]], stages: Sequence[int], stage: int, depth: int, shallow: int
) -> Iterator[tuple[int, int]]:
    """What a shallow and a deep search have found in the positions of a stage."""
    return ((values[shallow], values[depth]) for left, *values in samples if bisect_right(stages, left) - 1 == stage)
