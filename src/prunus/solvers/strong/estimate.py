"""How many positions can be reached, before all of them are: layers that are known, and sampled growth for the others.

With n(i) positions in layer i, m(i) moves a position, and j(i) ways into a position of the next layer,

    n(i + 1) = n(i) m(i) / j(i)

m is sampled by random games from the last layer that is known, and j, which grows about evenly as boards fill up, is drawn on as a
straight line through the known layers. On Connect Four boards from 5 x 4 to 7 x 6 this is right within a factor of three; j grows
faster where discs turn over, and the estimate is then too large.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from prunus.core.values import MAX_PLY
from prunus.solvers.strong.reach import NEXT, Reach, bytes_each

SAMPLE = {True: 400_000, False: 2_000}  # positions that are reached for the estimate, compiled or not
WALKERS = 64
LAYERS = 4  # through so many of the last known layers the line is drawn
MANY = 1e12  # beyond this the estimate is worth nothing but a refusal
SLOWER = 6.0  # settling takes as long as reaching, and memory is slower than the cache that holds the sample


@dataclass(frozen=True)
class Estimate:
    positions: float
    megabytes: float
    seconds: float
    is_exact: bool

    def __str__(self) -> str:
        about = "" if self.is_exact else "about "
        memory, wait = f"{_shown(self.megabytes)} megabytes of memory", f"{_shown(self.seconds)} seconds"
        return f"{about}{_shown(self.positions)} positions, {memory}, {wait}"


def _shown(number: float) -> str:
    return f"{number:,.0f}" if number < MANY else "more than 10^12"


def estimated(reach: Reach, watch: Callable[[], None] = lambda: None) -> Estimate:
    """Reach some positions, and say what all of them would cost."""
    sample = min(SAMPLE[reach.is_compiled], reach.most)
    reach.go_on(sample // 8, watch)
    begin, started = int(reach.progress[NEXT]), time.perf_counter()
    reach.go_on(sample, watch)
    each = (time.perf_counter() - started) / max(1, int(reach.progress[NEXT]) - begin)
    positions = float(reach.size) if reach.is_complete else extrapolated(reach)
    return Estimate(positions, positions * bytes_each(reach.root) / 2**20, positions * each * SLOWER, reach.is_complete)


def extrapolated(reach: Reach) -> float:
    """The number of positions, from the layers that are wholly known and games of chance below them."""
    sizes = np.diff(reach.layers).astype(float)
    ways = np.diff(reach.edges) / sizes[1 : len(reach.edges)]
    known = range(max(0, len(ways) - LAYERS), len(ways))
    slope, first = np.polyfit(known, ways[known.start :], 1) if len(known) > 1 else (0.0, 1.0)
    total, size = float(sizes.sum()), float(sizes[-1])
    layer = len(sizes) - 1
    for moves in _moves_by_ply(reach):
        size *= moves / max(1.0, first + max(0.0, slope) * layer)
        total += size
        layer += 1
        if size < 1:
            break
    return total


def _moves_by_ply(reach: Reach) -> list[float]:
    """The average number of moves at each ply below the last known layer, in random games."""
    chance = random.Random(0)
    begin, end = reach.layers[-2:]
    walkers: list[Any] = [reach.shelf.taken(np.int64(chance.randrange(begin, end))) for _ in range(WALKERS)]
    averages: list[float] = []
    while walkers and len(averages) < MAX_PLY:
        moves = [list(position.moves()) for position in walkers]
        averages.append(sum(map(len, moves)) / len(moves))
        alive = [(position, own) for position, own in zip(walkers, moves, strict=True) if own]
        walkers = [position.play(chance.choice(own)) for position, own in alive and chance.choices(alive, k=WALKERS)]
    return averages
