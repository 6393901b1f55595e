"""The eight puzzle as the authors of the paper had it in earlier work: what an order of moves saves IDA*, learned or not.

Fresh positions, none of which was learned from, are searched by IDA* in several orders and by A*. Every way must be of the same
length. The order decides the last round alone, so its nodes are told apart from those of all rounds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from prunus.core.values import MAX_PLY
from prunus.lab.comparison import Disagreement
from prunus.lab.ratio import METHOD, Ratio, paired_ratio
from prunus.orderings.preferred import Preferred
from prunus.searches.paths.find import find_heuristic, find_path
from prunus.searches.paths.path import Path
from prunus.study.background import Background
from prunus.study.compilation import generated_scoring
from prunus.study.ways import WayStudy, learn_way

NATURAL, SORTED, LEARNED, A_STAR = "natural", "sorted by the heuristic", "learned", "A*"
FRESH = 1_000_003  # added to the seed: positions that nothing was learned from or chosen on


class Order(NamedTuple):
    """What a search took on all positions; ratios are to the natural order."""

    name: str
    nodes: int
    ratio: Ratio
    last: Ratio | None  # of the last round
    seconds: float  # of CPU


@dataclass(frozen=True)
class PuzzleFinding:
    puzzle: str
    heuristic: str
    positions: int
    mean_length: float
    study: WayStudy
    orders: Sequence[Order]

    def as_json(self) -> dict[str, Any]:
        orders = [
            each._asdict() | {"ratio": each.ratio._asdict(), "last": None if each.last is None else each.last._asdict()}
            for each in self.orders
        ]
        about = {"puzzle": self.puzzle, "heuristic": self.heuristic, "positions": self.positions, "mean_length": self.mean_length}
        learned = {"program": str(self.study.program), "learned_positions": self.study.positions, "pairs": self.study.pairs}
        return about | learned | {"interval": METHOD, "orders": orders}


def ordered_ways(
    puzzle: Any,
    *,
    positions: int = 200,
    starts: int = 150,
    heuristic: str | None = None,
    seed: int = 1,
    progress: Callable[[str, float], None] | None = None,
) -> PuzzleFinding:
    """Learn an order of a puzzle's moves, and compare it on fresh positions."""
    show = progress or (lambda message, share: None)
    show("Learning", 0.0)
    measure = find_heuristic(heuristic or puzzle.default_evaluation, puzzle.start())
    study = learn_way(puzzle, starts=starts, seed=seed, heuristic=measure)
    chance = random.Random(seed + FRESH)
    fresh = [puzzle.shuffled(chance) for _ in range(positions)]
    background = Background.of(puzzle, None, measure)
    learned = Preferred.by(generated_scoring(study.program, background, puzzle.start()), puzzle.start(), MAX_PLY)
    ways: dict[str, Callable[[Any], Path]] = {
        NATURAL: lambda position: find_path(position, heuristic=measure),
        SORTED: lambda position: find_path(position, heuristic=measure, ordering="static:1"),
        LEARNED: lambda position: find_path(position, heuristic=measure, ordering=learned),
        A_STAR: lambda position: find_path(position, heuristic=measure, algorithm="a-star"),
    }
    found: dict[str, list[Path]] = {}
    seconds: dict[str, float] = {}
    for number, (name, find) in enumerate(ways.items()):
        show(f"Searching: {name}", (1 + number) / (1 + len(ways)))
        find(fresh[0])  # compiled before it is timed
        begun = time.process_time()
        found[name] = [find(position) for position in fresh]
        seconds[name] = time.process_time() - begun
    lengths = [way.length for way in found[NATURAL]]
    for name, each in found.items():
        if [way.length for way in each] != lengths:
            raise Disagreement(f"the ways of {name} are not as long as those of the {NATURAL} order: one of them is wrong")
    orders = [_order(name, each, found[NATURAL], seconds[name]) for name, each in found.items()]
    mean = sum(length or 0 for length in lengths) / len(lengths)
    return PuzzleFinding(puzzle.name, heuristic or puzzle.default_evaluation, positions, mean, study, orders)


def _order(name: str, ways: Sequence[Path], natural: Sequence[Path], seconds: float) -> Order:
    nodes = [max(1, way.nodes) for way in ways]
    last = None
    if ways[0].rounds:
        last = paired_ratio([way.rounds[-1][1] for way in ways], [way.rounds[-1][1] for way in natural])
    return Order(name, sum(nodes), paired_ratio(nodes, [max(1, way.nodes) for way in natural]), last, seconds)
