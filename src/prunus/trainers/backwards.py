"""Patterns learned backwards, from the end of the game to its beginning, with nothing but the rules.

    round 1    games of moves by lot
    round 2    games of what round 1 has learned, and so on

    stage 0    few squares left: labels are exact
    stage k    labels are exact where the solver is quick, elsewhere values of a search onto stage k - 1; weights begin at those of
               stage k - 1

A guess of a guess is a little too hopeful for who has the last word in it, and from stage to stage the hopes add up: so every other
position is searched a ply deeper, and the two errors cancel. What is left is measured where the solver still reaches, and taken off
the labels of that stage. What is left after that is taken off all values at the end (`levelling`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.game import Game
from prunus.core.patterns import Shape
from prunus.core.registry import address_of
from prunus.core.registry import game as find_game
from prunus.errors import BadTask
from prunus.evaluations.pattern_file import Head, PatternWeights
from prunus.jobs.job import Job, file_digests, prepared
from prunus.jobs.runner import Runner
from prunus.searches.driving.parts import find_evaluation
from prunus.trainers.labels import PARTS, Exact, Searched
from prunus.trainers.pattern_fit import cells_met, fitted
from prunus.trainers.plan import Plan, hashable
from prunus.trainers.samples import Samples, as_text, row_of
from prunus.trainers.self_play import LONGEST, Playing

BATCH = 1_000  # games of a job
CHECKS = 20  # positions of a job that solves some
LEAST = 50  # positions that a stage must rest on
LARGEST_WEIGHT = 2**15 - 1


@dataclass(frozen=True)
class StageReport:
    """How well a stage knows positions of games that were put aside, in what the game is scored by."""

    round: int
    squares: tuple[int, int]
    positions: int
    error: float  # in the mean
    sign: float  # the share of positions of which it knows who is ahead
    bias: float  # that was taken off the labels


def stages_of(squares: int, width: int) -> list[int]:
    """[squares left]: the stage; the last few squares, which are searched to the end anyway, are one, and so are the first."""
    return [max(0, (min(left, squares - width // 2) - 2 * width) // width) for left in range(65)]


def labelled(number: int, count: int, squares: tuple[int, int], exact: int, **about: Any) -> str:
    """A job: one position of each of so many games, from that of a number on, with so many squares left, and its label."""
    exactly, *searched = _labellers(about["game"], about["judge"], about["depth"])
    kinds: list[list[tuple[int, Any]]] = [[] for _ in range(3)]
    for game, position in _met(number, count, squares, **about):
        kinds[0 if position.left() <= exact else 1 + game % 2].append((game, position))
    found = []
    for these, labeller in zip(kinds, (exactly, *searched), strict=True):
        labels = labeller.labels([position for _, position in these])
        found += [row_of(game, position, label) for (game, position), label in zip(these, labels, strict=True)]
    return as_text(found)


def checked(number: int, count: int, squares: tuple[int, int], exact: int, **about: Any) -> list[list[int]]:
    """A job: exact labels, and those of both searches, of the same positions."""
    exactly, *searched = _labellers(about["game"], about["judge"], about["depth"])
    met = [position for _, position in _met(number, count, squares, **about) if position.left() > exact]
    return [list(row) for row in zip(*(each.labels(met) for each in (exactly, *searched)), strict=True)]


def _met(
    number: int, count: int, squares: tuple[int, int], game: str, player: str | None, **about: Any
) -> Iterator[tuple[int, Any]]:
    """Positions of games with their numbers, one of each that comes to so many squares."""
    settings = {name: about[name] for name in ("openings", "noises", "one_in", "seed")}
    playing = _playing(game, player, *map(hashable, settings.values()))
    for each in range(number, number + count):
        left = np.random.default_rng([about["seed"], each, squares[0]]).integers(squares[0], squares[1] + 1)
        position = playing.position_with(playing.game(each), int(left))
        if position is not None:
            yield each, position


@prepared(4)
def _playing(game: str, player: str | None, openings: tuple[int, int], noises: tuple[int, ...], one_in: int, seed: int) -> Playing:
    start = find_game(game).start()
    evaluation = find_evaluation("win-loss-draw" if player is None else player, start)
    return Playing(start, evaluation, (LONGEST, LONGEST) if player is None else openings, noises, one_in, seed)


@prepared(4)
def _labellers(game: str, judge: str | None, depth: int) -> tuple[Exact, Any, Any]:
    start = find_game(game).start()
    exact = Exact(start)
    if judge is None:
        return exact, exact, exact
    evaluation = find_evaluation(judge, start)
    return exact, Searched(start, evaluation, depth), Searched(start, evaluation, depth + 1)


class Trainer:
    """Learns the patterns of a game; what is known so far lies in files of `folder`, where those who label find it."""

    def __init__(
        self, game: Game, patterns: Mapping[str, tuple[int, ...]], plan: Plan, folder: Path, runner: Runner,
        report: Callable[[StageReport], None] = lambda _: None,
    ) -> None:  # fmt: skip
        self.game, self.plan, self.folder, self.runner, self.report = game, plan, folder, runner, report
        start = game.start()
        self.squares = int(start.left())
        self.shape = Shape.of(patterns, start)
        self.stages = stages_of(self.squares, plan.width)
        self.board = int(start.own | start.opponent | start.empty).bit_count()
        origin = {"plan": asdict(plan)}
        self.head = Head(game.name, {name: list(each) for name, each in patterns.items()}, self.stages, PARTS * self.board, origin)

    def train(self) -> PatternWeights:
        player = None
        for number in range(1, self.plan.rounds + 1):
            found = self._round(number, player)
            player = self._kept(f"round-{number}", found)
        return found

    def _round(self, number: int, player: str | None) -> PatternWeights:
        weights = np.zeros((self.head.stage_count, self.shape.size))
        judge = None
        for stage in range(self.head.stage_count):
            bounds = [left for left in range(1, self.squares + 1) if self.stages[left] == stage]
            squares = max(bounds[0], bounds[-1] - self.plan.width + 1), bounds[-1]
            is_checked = self.plan.exact < squares[1] and squares[0] <= self.plan.checked
            bias = self._bias(number, player, judge, squares) if is_checked else 0.0
            samples = self._samples(number, player, judge, squares)
            weights[stage], told = self._fit(number, squares, samples, weights[stage - 1] if stage else weights[0], bias)
            weights[stage + 1 :] = weights[stage]
            judge = self._kept(f"round-{number}-stage-{stage}", self._rounded(weights))
            self.report(told)
        return self._rounded(weights)

    def _samples(self, number: int, player: str | None, judge: str | None, squares: tuple[int, int]) -> Samples:
        games = self.plan.games if number == self.plan.rounds else self.plan.first_games
        jobs = self._jobs("labelled", number, player, judge, squares, games, BATCH)
        what = f"round {number} of {self.plan.rounds}, {squares[0]} to {squares[1]} squares left"
        return Samples.of(answer.value for answer in self.runner.run(jobs, what, len(jobs)))

    def _bias(self, number: int, player: str | None, judge: str | None, squares: tuple[int, int]) -> float:
        within = squares[0], min(squares[1], self.plan.checked)
        jobs = self._jobs("checked", number, player, judge, within, self.plan.checks, CHECKS)
        answers = self.runner.run(jobs, f"solved with {within[0]} to {within[1]} squares left", len(jobs))
        exact, *searched = np.array([row for answer in answers for row in answer.value], np.float64).reshape(-1, 3).T
        return float(np.mean(searched) - np.mean(exact)) if len(exact) else 0.0

    def _jobs(
        self, name: str, number: int, player: str | None, judge: str | None, squares: tuple[int, int], games: int, batch: int
    ) -> list[Job]:
        plan = {each: value for each, value in asdict(self.plan).items() if each in ("depth", "openings", "noises", "one_in")}
        about = plan | {"game": address_of(self.game), "player": player, "judge": judge, "seed": self.plan.seed_of(number)}
        about |= {"squares": squares, "exact": self.plan.exact}
        digests = file_digests(each.partition(":")[2] for each in (player, judge) if each is not None)
        counts = [(first, min(batch, games - first)) for first in range(0, games, batch)]
        return [Job(f"{__name__}:{name}", about | {"number": first, "count": count}, digests) for first, count in counts]

    def _fit(
        self, number: int, squares: tuple[int, int], samples: Samples, prior: NDArray[np.float64], bias: float
    ) -> tuple[NDArray[np.float64], StageReport]:
        cells = cells_met(self.shape, samples.own, samples.opponent, samples.reach)
        labels = samples.labels - bias * (self.board - samples.stones > self.plan.exact)
        aside = samples.is_held_out
        if (~aside).sum() < LEAST or not aside.any():
            told = f"{len(samples)} positions with {squares[0]} to {squares[1]} squares left"
            raise BadTask(f"{told} are too few to learn from; at least {LEAST} are needed, and some to put aside: play more games")
        weights = fitted(self.shape, cells[~aside], labels[~aside], prior, self.plan.seed)
        errors = weights[cells[aside]].sum(axis=1) - labels[aside]
        known = np.sign(weights[cells[aside]].sum(axis=1)) == np.sign(labels[aside])
        said = StageReport(number, squares, len(samples), float(np.abs(errors).mean()) / PARTS, float(known.mean()), bias / PARTS)
        return weights, said

    def _rounded(self, weights: NDArray[np.float64]) -> PatternWeights:
        whole = np.clip(np.rint(weights), -LARGEST_WEIGHT, LARGEST_WEIGHT).astype(np.int16)
        whole[:, self.shape.nothing] = 0
        return PatternWeights(self.head, self.shape, whole)

    def _kept(self, name: str, found: PatternWeights) -> str:
        """The name of an evaluation, after it has been written into the folder."""
        path = self.folder / f"{name}.patterns"
        found.save(path)
        return f"patterns:{path}"
