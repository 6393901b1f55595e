"""The growth law: how the leaves that alpha-beta looks at grow with depth, by the order of moves.

Uniform trees of branching b and depth d, searched by alpha-beta as they are:

    perfect    b**ceil(d/2) + b**floor(d/2) - 1 leaves, so the exponent of b**d tends to 1/2 (Knuth and Moore, 1975)
    random     leaf values drawn independently: R(b)**d with R(b) = x / (1 - x), x**b + x = 1, 0 < x < 1 (Pearl, 1982)
    shuffled   values are drawn from the root down, and the best child of a node has a random place
    worst      b**d leaves, nothing is cut

The exponent e of  leaves = c * b**(e * d)  is fitted by least squares to  log leaves = a + e * d * log b.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from prunus.core.registry import game
from prunus.errors import OutOfRange
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner
from prunus.searches.driving.defaults import PLAIN
from prunus.searches.driving.entry import search

TREES = {"perfect": "perfect", "random": "natural", "shuffled": "random", "worst": "worst"}  # our names, and the game's
SEEDLESS = ("perfect", "worst")  # trees of which every seed gives the same number of leaves
SLIDES = {"perfect": 1 / 2, "random": 3 / 4, "shuffled": 3 / 4, "worst": 1.0}  # AIMA slides
MOST_LEAVES = 10**9


class Cell(NamedTuple):
    """The leaves of one shape of tree in one order, a number a seed."""

    order: str
    branching: int
    depth: int
    leaves: tuple[int, ...]

    @property
    def mean(self) -> float:
        return statistics.fmean(self.leaves)


class Fit(NamedTuple):
    """The exponent of b**d, its standard error, and what theory says of this branching; branching None: of all trees together."""

    order: str
    branching: int | None
    exponent: float
    standard_error: float
    theory: float | None


@dataclass(frozen=True)
class Growth:
    cells: Sequence[Cell]
    fits: Sequence[Fit]

    def as_json(self) -> dict[str, Any]:
        cells = [cell._asdict() | {"mean": cell.mean} for cell in self.cells]
        fits = [fit._asdict() | {"slides": SLIDES[fit.order]} for fit in self.fits]
        return {"cells": cells, "fits": fits}


def grow(
    branchings: Sequence[int] = (2, 4, 8),
    depths: Sequence[int] = range(2, 9),
    seeds: int = 20,
    runner: Runner | None = None,
) -> Growth:
    """Search trees of all these shapes in every order, and fit the exponents."""
    _check(branchings, depths, seeds)
    shapes = [(order, b, d) for order in TREES for b in branchings for d in depths]
    trees = [(*shape, seed) for shape in shapes for seed in range(1 if shape[0] in SEEDLESS else seeds)]
    names = ("order", "branching", "depth", "seed")
    jobs = (Job("prunus.lab.growth:leaves", dict(zip(names, tree, strict=True))) for tree in trees)
    found: dict[tuple[str, int, int], list[int]] = {shape: [] for shape in shapes}
    for tree, answer in zip(trees, (runner or Runner()).run(jobs, "trees", len(trees)), strict=True):
        found[tree[:3]].append(answer.value)
    cells = [Cell(*shape, tuple(numbers)) for shape, numbers in found.items()]
    fits = []
    for order in TREES:
        fits += [_fitted(order, b, [cell for cell in cells if (cell.order, cell.branching) == (order, b)]) for b in branchings]
        if len(branchings) > 1:
            fits.append(_fitted(order, None, [cell for cell in cells if cell.order == order]))
    return Growth(cells, fits)


def _check(branchings: Sequence[int], depths: Sequence[int], seeds: int) -> None:
    if seeds < 1:
        raise OutOfRange(f"growth needs at least one seed, not {seeds}")
    if not branchings or min(branchings) < 2:
        raise OutOfRange(f"a tree grows if its branching is 2 or more, not {', '.join(map(str, branchings)) or 'none'}")
    if len(set(depths)) < 2 or min(depths) < 1:
        raise OutOfRange(f"an exponent is fitted to two depths or more, all of them above zero, not to {list(depths)}")
    if max(branchings) ** max(depths) > MOST_LEAVES:
        shape = f"{max(branchings)} ** {max(depths)}"
        raise OutOfRange(f"the worst order looks at all {shape} leaves, and more than {MOST_LEAVES:,} would take too long")


def leaves(order: str, branching: int, depth: int, seed: int) -> int:
    """A job: how many leaves alpha-beta looks at."""
    root = game("random-tree").root(branching, depth, seed, TREES[order])
    return search(root, depth, evaluation="leaf-value", **PLAIN).leaves


def _fitted(order: str, branching: int | None, cells: Sequence[Cell]) -> Fit:
    points = [(cell.depth * math.log(cell.branching), math.log(leaves)) for cell in cells for leaves in cell.leaves]
    exponent, error = least_squares(points)
    return Fit(order, branching, exponent, error, None if branching is None else theory(order, branching))


def least_squares(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The slope of the line through the points, and its standard error (0 where two points leave nothing to judge it by)."""
    middle_x, middle_y = (statistics.fmean(column) for column in zip(*points, strict=True))
    spread = sum((x - middle_x) ** 2 for x, _ in points)
    slope = sum((x - middle_x) * (y - middle_y) for x, y in points) / spread
    rest = sum((y - middle_y - slope * (x - middle_x)) ** 2 for x, y in points)
    return slope, math.sqrt(rest / (len(points) - 2) / spread) if len(points) > 2 else 0.0


def theory(order: str, branching: int) -> float | None:
    """The exponent to which trees of this branching tend as they get deeper; None where it is not known."""
    if order == "random":
        return math.log(pearl_branching(branching)) / math.log(branching)
    return {"perfect": 1 / 2, "worst": 1.0}.get(order)


def pearl_branching(branching: int) -> float:
    """By how much a ply more multiplies the leaves if their values are drawn independently from a continuous distribution.

    x / (1 - x) with x**b + x = 1: Pearl, 1982; of the order of b / log b (Baudet, 1978, as Knuth and Moore, 1975, had claimed).
    """
    low, high = 0.0, 1.0
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if middle**branching + middle > 1 else (middle, high)
    return low / (1 - low)
