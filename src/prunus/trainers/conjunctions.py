"""Clauses fitted: conjunctions that explain what the ones before them have left, and all weights anew after each.

A conjunction of tests T with the residuals r of the n positions in which it holds explains  (sum r)**2 / n  of the squared error.
The best is grown test by test, some of the best being kept at each step; one that holds too seldom is none (Buro's GLEM, 1998: the
support of a configuration; here the tests are literals, and what is learned is a logic program).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.features import Features
from prunus.errors import BadTask
from prunus.study.evaluations.clauses import LEAST, MOST, Conjunction, Test
from prunus.trainers.fits import Fitting
from prunus.trainers.labels import PARTS

CLAUSES = 16
TESTS = 3  # of a clause
BEAM = 8
SUPPORT = 0.01  # of all positions, at least
CUTS = 8  # of a feature that are tried
RIDGE = 1.0
LEAST_GAIN = 0.002  # of the variance


class Candidate(NamedTuple):
    gain: float
    tests: tuple[Test, ...]
    holds: NDArray[np.bool_]


def fitted(table: Fitting, features: Features) -> list[Conjunction]:
    """The constant, and behind it at most so many clauses, those that explain most first."""
    outcomes = PARTS * table.outcomes
    literals = _literals(table)
    if not literals:
        raise BadTask("no feature takes two values often enough to be tested")
    columns, chosen = [np.ones(len(outcomes), bool)], list[tuple[Test, ...]]([()])
    weights = _weights(columns, outcomes)
    total = float(((outcomes - outcomes.mean()) ** 2).sum())
    while len(chosen) <= CLAUSES:
        residual = outcomes - np.column_stack(columns) @ weights
        best = _grown(literals, residual, {frozenset(tests) for tests in chosen})
        if best is None or best.gain < LEAST_GAIN * total:
            break
        columns.append(best.holds)
        chosen.append(best.tests)
        weights = _weights(columns, outcomes)
    return [Conjunction(round(float(weight)), tests) for weight, tests in zip(weights, chosen, strict=True) if round(float(weight))]


def _literals(table: Fitting) -> list[tuple[Test, NDArray[np.bool_]]]:
    """Tests of one feature against one number, and where they hold."""
    found = []
    for name, column in zip(table.names, table.features.T, strict=True):
        wanted = np.quantile(column, np.arange(1, CUTS + 1) / (CUTS + 1), method="lower")
        for cut in sorted({int(each) for each in wanted if each < column.max()}):
            found += [(Test(name, cut + 1, MOST), column > cut), (Test(name, LEAST, cut), column <= cut)]
    return found


def _grown(
    literals: list[tuple[Test, NDArray[np.bool_]]], residual: NDArray[np.float64], known: set[frozenset[Test]]
) -> Candidate | None:
    """The conjunction that explains most of the residual."""
    least = max(1.0, SUPPORT * len(residual))
    beam, best = [Candidate(0.0, (), np.ones(len(residual), bool))], None
    for _ in range(TESTS):
        grown: dict[frozenset[Test], Candidate] = {}
        for candidate in beam:
            for test, holds in literals:
                tests = frozenset((*candidate.tests, test))
                if tests in grown or any(test.feature == other.feature for other in candidate.tests):
                    continue
                both = candidate.holds & holds
                count = both.sum()
                if count >= least:
                    grown[tests] = Candidate(float(residual[both].sum() ** 2 / count), (*candidate.tests, test), both)
        beam = sorted(grown.values(), key=lambda each: (-each.gain, str(each.tests)))[:BEAM]
        fresh = [each for each in beam if frozenset(each.tests) not in known]
        if fresh and (best is None or fresh[0].gain > best.gain * LONGER):
            best = fresh[0]
    return best


LONGER = 1.1  # a clause with a further test must explain a tenth more


def _weights(columns: list[NDArray[np.bool_]], outcomes: NDArray[np.float64]) -> NDArray[Any]:
    matrix = np.column_stack(columns).astype(np.float64)
    gram = matrix.T @ matrix + RIDGE * np.diag([0.0, *np.ones(matrix.shape[1] - 1)])
    return np.linalg.solve(gram, matrix.T @ outcomes)
