"""The paper's experiment: learn an order from training games, then play games twice, plain and ordered, and compare the nodes.

Inuzuka, Fujimoto, Nakano and Itoh, "Pruning Nodes in the Alpha-Beta Method Using Inductive Logic Programming", section 5. What it
leaves open and what we chose is written in docs/the-paper.md.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from prunus.core.registry import game
from prunus.errors import BadTask, OutOfRange
from prunus.logic.terms import Program
from prunus.orderings.chain import ordered_by
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.natural import Natural
from prunus.orderings.rules import Points, Rules
from prunus.orderings.true_value import TrueValue
from prunus.searches.driving.limits import check_depth
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.repeated import Repeated
from prunus.study.background import Background
from prunus.study.compilation import numbered_relation, preferred_order
from prunus.study.examples import Source
from prunus.study.explanation import sentences
from prunus.study.task import Study, Task
from prunus.study.training import collect

EVALUATIONS = ("square-weights", "corners-mobility")
TRAINING_SEED = 1_000_003  # added to the seed of the test games, so that training boards are others
Progress = Callable[[str, float], None]


@dataclass(frozen=True)
class Protocol:
    """The numbers of the experiment."""

    games: int = 50
    depth: int = 5
    levels: int = 1
    seed: int = 1
    training_games: int = 100

    def __post_init__(self) -> None:
        check_depth(self.depth)
        for name in ("games", "depth", "levels", "training_games"):
            if getattr(self, name) < 1:
                raise OutOfRange(f"the experiment needs at least one of {name.replace('_', ' ')}, not {getattr(self, name)}")


@dataclass(frozen=True)
class GameCount:
    """Nodes and CPU seconds of all searches of one game: plain, ordered by the program, ordered by the true values."""

    plain: int
    ordered: int
    oracle: int
    seconds_plain: float
    seconds_ordered: float

    @property
    def reduction(self) -> float:
        """In percent; negative is fewer nodes."""
        return 100 * (self.ordered / self.plain - 1) if self.plain else 0.0

    @property
    def oracle_reduction(self) -> float:
        return 100 * (self.oracle / self.plain - 1) if self.plain else 0.0


@dataclass
class Result:
    """The games of one program. A game is reducible if the true order saves nodes in it: no other game can be reduced."""

    study: Study
    counts: list[GameCount] = field(default_factory=list)

    @property
    def reductions(self) -> list[float]:
        return [count.reduction for count in self.counts]

    @property
    def reducible(self) -> list[GameCount]:
        return [count for count in self.counts if count.oracle < count.plain]

    def as_json(self) -> dict[str, Any]:
        plain = max(1, sum(count.plain for count in self.counts))
        reduced = [count for count in self.reducible if count.ordered < count.plain]
        return {
            "games": len(self.counts),
            "mean_reduction": statistics.fmean(self.reductions),
            "sd": statistics.stdev(self.reductions) if len(self.counts) > 1 else 0.0,
            "share_reduced": len(reduced) / max(1, len(self.reducible)),
            "reducible": len(self.reducible),
            "oracle_mean_reduction": statistics.fmean(count.oracle_reduction for count in self.counts),
            "total_reduction": 100 * (sum(count.ordered for count in self.counts) / plain - 1),
            "oracle_total_reduction": 100 * (sum(count.oracle for count in self.counts) / plain - 1),
            "clauses": len(self.study.program.clauses),
            "accuracy": self.study.judgement.accuracy,
            "seconds_plain": sum(count.seconds_plain for count in self.counts),
            "seconds_ordered": sum(count.seconds_ordered for count in self.counts),
        }


@dataclass
class Heuristic:
    """One evaluation: the order from many training games, from one as in the paper, and from many for all levels."""

    name: str
    many: Result
    single: Result | None
    everywhere: Result
    sentences: list[str]
    seconds: float

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            **self.many.as_json(),
            "single_game": self.single.as_json() if self.single else None,
            "all_levels": self.everywhere.as_json(),
            "program": str(self.many.study.program),
            "sentences": self.sentences,
            "seconds": self.seconds,
        }


def training(evaluation: str, protocol: Protocol, background: Background, progress: Progress | None = None) -> Task:
    """The training games of the experiment, ready to be learned from."""
    pairs = "all" if protocol.training_games == 1 else "best"  # the paper's single game, and its pairs
    source = Source("othello", evaluation, protocol.depth, protocol.training_games, pairs=pairs, seed=TRAINING_SEED + protocol.seed)
    return Task(collect(source, progress), background, progress=progress)


def play_twice(
    evaluation: str,
    programs: Sequence[Program],
    protocol: Protocol,
    background: Background,
    progress: Progress | None = None,
) -> list[list[GameCount]]:
    """For each program its games. All searches of a game look at the same positions, which the plain one plays.

    A search that finds another value than the plain one is a bug, and ends the experiment.
    """
    othello = game("othello")
    measure = find_evaluation(evaluation, othello.start())

    def at_first_levels(stage: Any) -> Repeated:
        if protocol.levels < protocol.depth:  # a choice at every node costs time, so it is made only where there is one
            stage = FirstLevels(np.int64(protocol.levels), stage)
        return Repeated(protocol.depth, measure, ordered_by([stage], othello.start(), protocol.depth))

    plain = Repeated(protocol.depth, measure, Natural())
    oracle = at_first_levels(TrueValue(measure))

    def by_program(program: Program) -> Repeated:
        if protocol.levels < protocol.depth:  # what is asked at few nodes needs no code of its own
            return at_first_levels(Rules.of(numbered_relation(program, background), Points()))
        return Repeated(protocol.depth, measure, preferred_order(program, background, protocol.depth))

    ordered = [by_program(program) for program in programs]
    for each in (plain, oracle, *ordered):
        each.run(othello.start())  # compiles
    chance = random.Random(protocol.seed)
    counts: list[list[GameCount]] = [[] for _ in programs]
    for number in range(protocol.games):
        for each in (plain, oracle, *ordered):
            each.nodes, each.seconds = 0, 0.0
        position = othello.random_start(chance)
        while not position.is_over():
            value, move = plain.run(position)
            if {each.run(position)[0] for each in (oracle, *ordered)} != {value}:
                raise AssertionError(f"an order changed the value of {othello.format(position)}")
            position = position.play(move)
        for each, games in zip(ordered, counts, strict=True):
            games.append(GameCount(plain.nodes, each.nodes, oracle.nodes, plain.seconds, each.seconds))
        if progress is not None:
            progress(f"{evaluation}: game {number + 1} of {protocol.games}", (number + 1) / protocol.games)
    return counts


def reproduce(protocol: Protocol, evaluations: Sequence[str] = EVALUATIONS, progress: Progress | None = None) -> list[Heuristic]:
    """The experiment for every evaluation."""
    background = Background.of("othello")
    results = []
    for evaluation in evaluations:
        started = time.perf_counter()
        task = training(evaluation, protocol, background, progress)
        many, for_all_levels = task.study("first"), task.study("all")
        single = _from_one_game(evaluation, protocol, background)
        programs = [each.program for each in (many, single) if each is not None]
        games, *single_games = play_twice(evaluation, programs, protocol, background, progress)
        all_levels = replace(protocol, levels=protocol.depth)
        (everywhere,) = play_twice(evaluation, [for_all_levels.program], all_levels, background, progress)
        results.append(
            Heuristic(
                evaluation,
                Result(many, games),
                Result(single, single_games[0]) if single else None,
                Result(for_all_levels, everywhere),
                sentences(many.program, background),
                time.perf_counter() - started,
            )
        )
    return results


def _from_one_game(evaluation: str, protocol: Protocol, background: Background) -> Study | None:
    """The paper's single training game; it can be too short to learn anything from."""
    try:
        return training(evaluation, replace(protocol, training_games=1), background).study()
    except BadTask:
        return None
