"""Means with intervals, and paired tests: by drawing again from what was measured.

An interval is found by the bootstrap (Efron, 1979): as many games are drawn from the games, with replacement, 10,000 times, and the
middle 95 % of what they come to is the interval. A test asks how often the mean of paired differences would be as far from zero if
their signs were tossed (Fisher, 1935). Both use a seed of their own: the same numbers give the same answer.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

DRAWS, AT_ONCE = 10_000, 500
MOST_KEPT = 500  # games whose draws are kept for the next number: a table has many numbers of the same games
SEED = 1995
MOST_SILENT = 0.05  # share of the draws that may say nothing
METHOD = "95 % interval by bootstrap over games, 10,000 draws"


class Estimate(NamedTuple):
    """A number and its 95 % interval; without one from too few games, and without either where it would be of nothing."""

    value: float | None
    low: float | None
    high: float | None

    def told(self, form: str = "{:.1f}", unit: str = "") -> str:
        """-12.3 % [-14.0, -10.9]"""
        if self.value is None:
            return "–"
        if self.low is None or self.high is None:
            return _signed(form, self.value) + unit
        return f"{_signed(form, self.value)}{unit} [{_signed(form, self.low)}, {_signed(form, self.high)}]"


def _signed(form: str, number: float) -> str:
    """A number in a form; what is told as zero has no sign."""
    told = form.format(number)
    return told if float(told) else told.lstrip("+-")


def estimated(columns: Sequence[Sequence[float]], statistic: Callable[[Any], Any]) -> Estimate:
    """`statistic` of the means of the columns, which are indexed by it as `means[column]`; rows are games, and drawn as a whole."""
    table = np.array(columns, np.float64)
    with np.errstate(divide="ignore", invalid="ignore"):
        return _estimated(table, statistic)


def _estimated(table: NDArray[np.float64], statistic: Callable[[Any], Any]) -> Estimate:
    games = table.shape[1]
    value = float(statistic(table.mean(axis=1))) if games else np.nan
    if not np.isfinite(value):
        return Estimate(None, None, None)
    if games < 2:
        return Estimate(value, None, None)
    found = np.concatenate([np.asarray(statistic(table @ weights.T)) for weights in _weights(games)])
    found = found[np.isfinite(found)]  # a draw of games that are all of nothing says nothing
    if len(found) < (1 - MOST_SILENT) * DRAWS:
        return Estimate(value, None, None)
    low, high = np.quantile(found, [0.025, 0.975])
    return Estimate(value, float(low), float(high))


def _weights(games: int) -> Iterable[NDArray[np.float64]]:
    """[draw, game]: how much of each draw a game is, some draws at once."""
    return _kept(games) if games <= MOST_KEPT else _drawn(games)


def _drawn(games: int) -> Iterator[NDArray[np.float64]]:
    chance = np.random.default_rng(SEED)
    for _ in range(DRAWS // AT_ONCE):
        yield chance.multinomial(games, np.full(games, 1 / games), size=AT_ONCE) / games


@functools.lru_cache(2)
def _kept(games: int) -> list[NDArray[np.float64]]:
    return list(_drawn(games))


def mean(values: Sequence[float]) -> Estimate:
    return estimated([values], lambda means: means[0])


def ratio(values: Sequence[float], base: Sequence[float]) -> Estimate:
    """Of the mean of the values to that of the base; of nothing where the base is not above zero."""
    return estimated([values, base], lambda means: np.where(means[1] > 0, np.divide(*means), np.nan))


def probability_of_chance(differences: Sequence[float]) -> float:
    """How likely tossed signs make a mean as far from zero as these differences have; 1 where there is nothing to compare."""
    table = np.array(differences, np.float64)
    if not len(table):
        return 1.0
    chance, seen, far = np.random.default_rng(SEED), 0, abs(table.mean()) * (1 - 1e-12)
    for _ in range(DRAWS // AT_ONCE):
        signs = chance.choice((-1.0, 1.0), size=(AT_ONCE, len(table)))
        seen += int((np.abs(signs @ table / len(table)) >= far).sum())
    return (seen + 1) / (DRAWS + 1)
