"""Ratios of paired counts, with intervals: the same positions searched in two ways."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import NamedTuple

LEVEL = 0.95
METHOD = "geometric mean of the ratios a position, 95 % interval by Student's t from paired differences of logarithms"


class Ratio(NamedTuple):
    """A geometric mean, and the interval that holds the true one in 95 of 100 samples; no interval from a single pair."""

    mean: float
    low: float | None
    high: float | None


def paired_ratio(counts: Sequence[int], base: Sequence[int]) -> Ratio:
    """How many times the base: mean and interval of log(count) - log(base), taken back from the logarithms."""
    logs = [math.log(count / other) for count, other in zip(counts, base, strict=True)]
    middle = statistics.fmean(logs)
    if len(logs) < 2:
        return Ratio(math.exp(middle), None, None)
    half = student(len(logs) - 1) * statistics.stdev(logs) / math.sqrt(len(logs))
    return Ratio(math.exp(middle), math.exp(middle - half), math.exp(middle + half))


def student(freedom: int, level: float = LEVEL) -> float:
    """The t for which |T| <= t with probability `level`, of Student's distribution with so many degrees of freedom."""
    low, high = 0.0, math.pi / 2  # of the angle whose tangent is t / sqrt(freedom)
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if _within(middle, freedom) > level else (middle, high)
    return math.sqrt(freedom) * math.tan(low)


def _within(angle: float, freedom: int) -> float:
    """The probability of |T| <= sqrt(freedom) * tan(angle): Abramowitz and Stegun, 1964, 26.7.3 and 26.7.4."""
    cosine, is_odd = math.cos(angle), freedom % 2
    term, total = (cosine if is_odd else 1.0), 0.0
    for k in range(1 + is_odd, freedom, 2):
        total += term
        term *= cosine * cosine * k / (k + 1)
    total *= math.sin(angle)
    return (angle + total) * 2 / math.pi if is_odd else total
