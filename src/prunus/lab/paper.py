"""The paper's experiment: learn an order from training games, then play games twice, plain and ordered, and compare the nodes.

Inuzuka, Fujimoto, Nakano and Itoh, "Pruning Nodes in the Alpha-Beta Method Using Inductive Logic Programming", section 5. What it
leaves open and what we chose is written in docs/the-paper.md.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from prunus.core.registry import game
from prunus.logic.foil import Limits
from prunus.logic.terms import Program
from prunus.ordering.first_levels import FirstLevels
from prunus.ordering.natural import Natural
from prunus.ordering.true_value import TrueValue
from prunus.search.entry import find_evaluation
from prunus.search.repeated import Repeated
from prunus.study.background import Background
from prunus.study.compilation import rules_for
from prunus.study.examples import Source, collect
from prunus.study.task import Study, study

EVALUATIONS = ("disc-difference", "corners-mobility")
Progress = Callable[[str, float], None]


@dataclass(frozen=True)
class Protocol:
    """The numbers of the experiment. `training_seed` and `seed` never give the same boards."""

    games: int = 50
    depth: int = 5
    levels: int = 1
    seed: int = 1
    training_games: int = 30


@dataclass(frozen=True)
class GameCount:
    """Nodes of all searches of one game."""

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
class Heuristic:
    """What the experiment gave for one evaluation."""

    name: str
    study: Study
    counts: list[GameCount] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def reducible(self) -> list[GameCount]:
        """The games in which the true order would have saved nodes: only these can be reduced."""
        return [count for count in self.counts if count.oracle < count.plain]

    def as_json(self) -> dict[str, Any]:
        reductions = [count.reduction for count in self.counts]
        oracle = [count.oracle_reduction for count in self.counts]
        plain = sum(count.plain for count in self.counts)
        reduced = [count for count in self.reducible if count.ordered < count.plain]
        return {
            "name": self.name,
            "games": len(self.counts),
            "mean_reduction": statistics.fmean(reductions) if reductions else 0.0,
            "sd": statistics.stdev(reductions) if len(reductions) > 1 else 0.0,
            "share_reduced": len(reduced) / max(1, len(self.reducible)),
            "reducible": len(self.reducible),
            "oracle_mean_reduction": statistics.fmean(oracle) if oracle else 0.0,
            "total_reduction": 100 * (sum(c.ordered for c in self.counts) / max(1, plain) - 1),
            "oracle_total_reduction": 100 * (sum(c.oracle for c in self.counts) / max(1, plain) - 1),
            "clauses": len(self.study.program.clauses),
            "accuracy": self.study.judgement.accuracy,
            "seconds_plain": sum(c.seconds_plain for c in self.counts),
            "seconds_ordered": sum(c.seconds_ordered for c in self.counts),
            "reductions": reductions,
        }


def learn_order(
    evaluation: str, protocol: Protocol, background: Background, progress: Progress | None = None, limits: tuple[Limits, ...] = ()
) -> Study:
    """The training games and the learning of the experiment."""
    source = Source("othello", evaluation, protocol.depth, protocol.training_games, seed=1_000_003 + protocol.seed)
    return study(collect(source, progress), background, choices=limits, progress=progress)


def play_twice(
    evaluation: str, program: Program, protocol: Protocol, background: Background, progress: Progress | None = None
) -> list[GameCount]:
    """Whole games from random boards; at every move the plain, the ordered and the oracle's search look at the same position."""
    othello = game("othello")
    measure = find_evaluation(evaluation, othello.start())
    levels = np.int64(protocol.levels)
    plain = Repeated(protocol.depth, measure, Natural())
    learned = rules_for(program, background, protocol.depth)
    ordered = Repeated(protocol.depth, measure, FirstLevels(levels, learned, Natural()))
    true = TrueValue.prepared(othello.start(), measure, protocol.depth, 0)
    oracle = Repeated(protocol.depth, measure, FirstLevels(levels, true, Natural()))
    for each in (plain, ordered, oracle):
        each.run(othello.start())  # compiles
    chance = random.Random(protocol.seed)
    counts = []
    for number in range(protocol.games):
        plain.nodes = ordered.nodes = oracle.nodes = 0
        seconds = [0.0, 0.0]
        position = othello.random_start(chance)
        while not position.is_over():
            started = time.process_time()
            value, move = plain.run(position)
            between = time.process_time()
            same, _ = ordered.run(position)
            seconds[0] += between - started
            seconds[1] += time.process_time() - between
            if (same, oracle.run(position)[0]) != (value, value):
                raise AssertionError(f"an order changed the value of {othello.format(position)}")
            position = position.play(move)
        counts.append(GameCount(plain.nodes, ordered.nodes, oracle.nodes, seconds[0], seconds[1]))
        if progress is not None:
            progress(f"game {number + 1} of {protocol.games}", (number + 1) / protocol.games)
    return counts


def reproduce(protocol: Protocol, evaluations: tuple[str, ...] = EVALUATIONS, progress: Progress | None = None) -> list[Heuristic]:
    """The experiment for every evaluation."""
    background = Background.of("othello")
    results = []
    for evaluation in evaluations:
        started = time.perf_counter()
        found = Heuristic(evaluation, learn_order(evaluation, protocol, background, progress))
        found.counts = play_twice(evaluation, found.study.program, protocol, background, progress)
        found.seconds = time.perf_counter() - started
        results.append(found)
    return results
