"""The kinds that count, fitted: weights of features, and categories of positions."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.errors import BadTask
from prunus.evaluations.categories import SCALE
from prunus.evaluations.feature_file import CategoryTable, FeatureWeights
from prunus.trainers.labels import PARTS
from prunus.trainers.measured import Measured

LEAST = 50  # positions that anything must rest on
RIDGE = 1.0
STEPS = 25  # of Newton's method, which needs about eight
CUTS = 4  # of a feature: five classes
MOST_FEATURES = 4  # of a category
CURVE_STEPS = 256  # of the sum, for one unit of the logarithm of odds


@dataclass(frozen=True)
class Fitting:
    """What is fitted to: features that vary, [position, feature], and outcomes."""

    names: tuple[str, ...]
    features: NDArray[np.float64]
    outcomes: NDArray[np.float64]

    @classmethod
    def of(cls, measured: Measured, rows: NDArray[np.bool_]) -> Fitting:
        if rows.sum() < LEAST:
            raise BadTask(f"{int(rows.sum())} positions are too few to learn from; at least {LEAST} are needed")
        chosen = measured.features[rows].astype(np.float64)
        varying = np.ptp(chosen, axis=0) > 0
        if not varying.any():
            raise BadTask("every feature is the same in all positions: there is nothing to learn")
        return cls(tuple(itertools.compress(measured.names, varying)), chosen[:, varying], measured.outcomes[rows])


def is_scored(outcomes: NDArray[np.float64]) -> bool:
    """Whether a game is won by more or by less, and not just won."""
    return len(np.unique(np.abs(outcomes))) > 2


def ridge(table: Fitting) -> tuple[float, NDArray[np.float64]]:
    """Constant and weights by least squares, in hundredths of the outcome; weights of features that hardly vary stay small."""
    means, spread = table.features.mean(axis=0), table.features.std(axis=0)
    scaled = (table.features - means) / spread
    gram = scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1])
    weights = np.linalg.solve(gram, scaled.T @ (table.outcomes - table.outcomes.mean())) / spread
    constant = float(table.outcomes.mean() - means @ weights)
    return PARTS * constant, PARTS * weights


def logistic(table: Fitting) -> tuple[float, NDArray[np.float64]]:
    """Constant and weights of the logarithm of odds to win, by Newton's method; a draw is half a win."""
    means, spread = table.features.mean(axis=0), table.features.std(axis=0)
    scaled = np.column_stack([np.ones(len(table.outcomes)), (table.features - means) / spread])
    target, weights = (np.sign(table.outcomes) + 1) / 2, np.zeros(scaled.shape[1])
    penalty = RIDGE * np.diag([1e-6, *np.ones(scaled.shape[1] - 1)])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30)))
        gradient = scaled.T @ (chance - target) + penalty @ weights
        curvature = (scaled * (chance * (1 - chance) + 1e-9)[:, None]).T @ scaled + penalty
        weights -= (step := np.linalg.solve(curvature, gradient))
        if np.abs(step).max() < 1e-9:
            break
    return float(weights[0] - (means / spread) @ weights[1:]), weights[1:] / spread


def weighted(game: str, table: Fitting, origin: Mapping[str, Any]) -> FeatureWeights:
    """Weighted features: by least squares where a game is scored, by odds where it is won or lost."""
    if is_scored(table.outcomes):
        constant, weights = ridge(table)
        most, odds = round(PARTS * float(np.abs(table.outcomes).max())), 0
    else:
        constant, weights = logistic(table)
        constant, weights, most, odds = CURVE_STEPS * constant, CURVE_STEPS * weights, SCALE, CURVE_STEPS
    rounded = {name: round(float(weight), 4) for name, weight in zip(table.names, weights, strict=True)}
    return FeatureWeights(game, round(constant, 4), rounded, max(1, most), odds, dict(origin))


def categorised(game: str, table: Fitting, origin: Mapping[str, Any]) -> CategoryTable:
    """Categories by the features that tell most about who wins, the most telling first."""
    results = np.sign(table.outcomes)
    classes = [_classes(column) for column in table.features.T]
    order: list[int] = []
    cells = np.zeros(len(results), np.int64)
    while len(order) < min(MOST_FEATURES, len(classes)):
        gains = {i: _explained(_joined(cells, places), results) for i, (_, places) in enumerate(classes) if i not in order}
        best = max(gains, key=lambda i: (gains[i], -i))
        if order and gains[best] <= _explained(cells, results) + 1e-3:
            break
        order.append(best)
        cells = _joined(cells, classes[best][1])
    cuts = {table.names[i]: classes[i][0] for i in order}
    counted: list[list[int]] = []
    for size in range(len(order) + 1):
        keys = np.column_stack([classes[i][1] for i in order[:size]]) if size else np.zeros((len(results), 0), np.int64)
        for category in np.unique(keys, axis=0) if size else [np.zeros(0, np.int64)]:
            met = results[(keys == category).all(axis=1)]
            counted.append([*category.tolist(), *(int((met == result).sum()) for result in (1, 0, -1))])
    return CategoryTable(game, cuts, counted, LEAST, dict(origin))


def _classes(column: NDArray[np.float64]) -> tuple[list[int], NDArray[np.int64]]:
    """Cuts that divide positions into parts of about the same size, and the class of each."""
    wanted = np.quantile(column, np.arange(1, CUTS + 1) / (CUTS + 1), method="lower")
    cuts = sorted({int(cut) for cut in wanted if cut < column.max()})
    return cuts, np.searchsorted(cuts, column, side="left").astype(np.int64)


def _joined(cells: NDArray[np.int64], places: NDArray[np.int64]) -> NDArray[np.int64]:
    return cells * (CUTS + 1) + places


def _explained(cells: NDArray[np.int64], results: NDArray[np.float64]) -> float:
    """The share of the variance of results that cells explain; those that were met too seldom explain nothing."""
    _, inverse, counts = np.unique(cells, return_inverse=True, return_counts=True)
    sums = np.bincount(inverse, results - results.mean())
    explained = np.where(counts >= LEAST, sums**2 / counts, 0).sum()
    return float(explained / max(1e-12, ((results - results.mean()) ** 2).sum()))
