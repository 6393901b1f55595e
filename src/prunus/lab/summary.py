"""What an experiment comes to: for every evaluation and order, means over the games of all seeds, with intervals."""

from __future__ import annotations

import functools
import itertools
import statistics as plain
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from prunus.lab import statistics
from prunus.lab.paper import PLAIN, STATIC, TRUE, Experiment, Row
from prunus.lab.recipes import STEPS
from prunus.lab.statistics import Estimate


@dataclass(frozen=True)
class Summary:
    """One order beside plain alpha-beta and beside the true order at the same levels; changes are in percent, fewer is negative.

    A game is reducible if the true order saves nodes in it: no other game can be reduced.
    """

    evaluation: str
    order: str
    levels: int
    games: int
    change: Estimate  # mean a game
    deviation: float | None  # standard deviation of the games; a single game has none
    true_change: Estimate
    of_true: Estimate  # the share of the true order's saving, of means a game; of nothing where that saves nothing
    reducible: int
    reduced: int  # of the reducible
    total_change: Estimate  # of all nodes together
    total_of_true: Estimate
    over_true: Estimate  # nodes over the true order's, the mean of ratios a game
    total_over_true: Estimate  # the same of all nodes together
    time: Estimate  # as a multiple of plain
    by_seed: dict[str, list[float | None]]  # change, and share of the true order's saving

    def as_json(self) -> dict[str, Any]:
        estimates = {name: value._asdict() for name, value in vars(self).items() if isinstance(value, Estimate)}
        return asdict(self) | estimates


@dataclass(frozen=True)
class Comparison:
    """Two orders on the same games: the mean difference of their changes, and how likely chance alone makes one as large."""

    evaluation: str
    first: str
    second: str
    difference: Estimate
    by_chance: float

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"difference": self.difference._asdict()}


def change(row: Row, base: Row) -> float:
    """In percent; negative is fewer nodes."""
    return 100 * (row.nodes / base.nodes - 1) if base.nodes else 0.0


class Paired:
    """The rows of one evaluation by order and levels, game beside game."""

    def __init__(self, experiment: Experiment, evaluation: str) -> None:
        self.evaluation = evaluation
        self.columns: dict[tuple[str, int], dict[tuple[int, int], Row]] = {}
        for row in experiment.rows:
            if row.evaluation == evaluation:
                self.columns.setdefault((row.order, row.levels), {})[row.seed, row.game] = row
        self.plain = self.columns[PLAIN, 0]

    def changes(self, order: str, levels: int) -> dict[tuple[int, int], float]:
        return {game: change(row, self.plain[game]) for game, row in self.columns.get((order, levels), {}).items()}

    def summary(self, order: str, levels: int) -> Summary:
        rows, true = self.columns[order, levels], self.columns[TRUE, levels]
        changes, best = self.changes(order, levels), self.changes(TRUE, levels)
        games = list(rows)
        reducible = [game for game in games if true[game].nodes < self.plain[game].nodes]
        nodes = [[float(column[game].nodes) for game in games] for column in (rows, self.plain)]
        saved = [[float(self.plain[game].nodes - column[game].nodes) for game in games] for column in (rows, true)]
        seconds = [[column[game].seconds for game in games] for column in (rows, self.plain)]
        by_seed = {}
        for seed in sorted({game[0] for game in games}):
            of_seed = [game for game in games if game[0] == seed]
            mean, most = (plain.fmean(each[game] for game in of_seed) for each in (changes, best))
            by_seed[str(seed)] = [mean, mean / most if most < 0 else None]
        return Summary(
            self.evaluation,
            order,
            levels,
            len(games),
            statistics.mean([changes[game] for game in games]),
            plain.stdev(changes.values()) if len(games) > 1 else None,
            statistics.mean([best[game] for game in games]),
            statistics.ratio([-changes[game] for game in games], [-best[game] for game in games]),
            len(reducible),
            sum(rows[game].nodes < self.plain[game].nodes for game in reducible),
            statistics.estimated(nodes, lambda means: 100 * (means[0] / means[1] - 1)),
            statistics.ratio(saved[0], saved[1]),
            statistics.mean([rows[game].nodes / true[game].nodes for game in games if true[game].nodes]),
            statistics.ratio(nodes[0], [float(true[game].nodes) for game in games]),
            statistics.ratio(*seconds),
            by_seed,
        )

    def comparison(self, first: tuple[str, int], second: tuple[str, int]) -> Comparison:
        one, other = self.changes(*first), self.changes(*second)
        differences = [one[game] - other[game] for game in one if game in other]
        return Comparison(
            self.evaluation, first[0], second[0], statistics.mean(differences), statistics.probability_of_chance(differences)
        )


@functools.lru_cache(8)  # the table, the report and the bundle ask for the same
def summaries(experiment: Experiment) -> list[Summary]:
    """A summary for every evaluation and every order but the plain and the true one."""
    found = []
    for evaluation in experiment.protocol.evaluations:
        paired = Paired(experiment, evaluation)
        found += [paired.summary(*key) for key in paired.columns if key[0] not in (PLAIN, TRUE)]
    return found


@functools.lru_cache(8)
def comparisons(experiment: Experiment) -> list[Comparison]:
    """Orders at the first levels that are set beside each other, where both taught something.

    The first recipe beside static values and the other recipes; or, from what was published on, every step beside the one before.
    """
    protocol, levels = experiment.protocol, experiment.protocol.levels
    first, *others = protocol.recipes
    steps = [(later, earlier) for earlier, later in itertools.pairwise(protocol.recipes)]
    pairs = steps if first == STEPS[0] else [(first, other) for other in (STATIC, *others)]
    found = []
    for paired in (Paired(experiment, evaluation) for evaluation in protocol.evaluations):
        both = [(one, other) for one, other in pairs if {(one, levels), (other, levels)} <= paired.columns.keys()]
        found += [paired.comparison((one, levels), (other, levels)) for one, other in both]
    return found


def reductions(experiment: Experiment, evaluation: str) -> Sequence[float]:
    """The changes of the first recipe's order at the first levels, a game each: what the paper's Figure 1 shows."""
    protocol = experiment.protocol
    return list(Paired(experiment, evaluation).changes(protocol.recipes[0], protocol.levels).values())
