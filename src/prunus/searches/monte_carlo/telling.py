"""What a sampled tree says: the line that it would play, and how its random games went."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prunus.searches.monte_carlo.sampling import Sampling
from prunus.searches.monte_carlo.tree import COUNT, FIRST, LOWER, MOVE, PARENT, TOTAL, UPPER, VISITS, WHOLE, SampledTree, rewarded
from prunus.searches.shared.result import Estimate, Tried

Row = list[int]


def line_of(tree: SampledTree, sampling: Sampling) -> tuple[int, ...]:
    """The best children from the root on, as long as they have been visited or are proved to be best."""
    rows, node, line = tree.rows, 0, []
    while children := ranked(rows, node, sampling):
        node = children[0]
        if not rows[node][VISITS] and -rows[node][UPPER] != rows[rows[node][PARENT]][LOWER]:
            break
        line.append(int(rows[node][MOVE]))
    return tuple(line)


def ranked(rows: Any, node: int, sampling: Sampling) -> list[int]:
    """The children of a node: by visits, but first the one with the best proved bound if nothing better is in sight."""
    first, count = int(rows[node][FIRST]), int(rows[node][COUNT])
    if not count:
        return []
    children = sorted(range(first, first + count), key=lambda child: (-int(rows[child][VISITS]), child))
    lower = int(rows[node][LOWER])
    safe = min(children, key=lambda child: int(rows[child][UPPER]))
    open_ones = [child for child in children if -int(rows[child][LOWER]) > lower]
    sure = -int(rewarded(int(rows[safe][UPPER]), int(sampling.weights.spread)))
    if not open_ones or sure / WHOLE >= (mean_of(rows[open_ones[0]].tolist(), sampling) or 0.0):
        return [safe, *(child for child in children if child != safe)]
    return [*open_ones, *(child for child in children if child not in set(open_ones))]


def mean_of(row: Row, sampling: Sampling) -> float | None:
    """The mean of a child's visits for its parent, not beyond what is proved; None if nobody was there and nothing is."""
    spread = int(sampling.weights.spread)
    least, most = (-int(rewarded(row[bound], spread)) / WHOLE for bound in (UPPER, LOWER))
    if not row[VISITS]:
        return least if least == most else None
    return float(min(max(-row[TOTAL] / (WHOLE * row[VISITS]), least), most))


def estimate_of(tree: SampledTree, sampling: Sampling, called: Callable[[int], Any]) -> Estimate | None:
    """How the random games went; None where none were played. `called(move)` is a move as its game calls it."""
    rows, most = tree.rows, int(sampling.weights.most)
    root = rows[0].tolist()
    if not root[VISITS]:
        return None
    tried = []
    for child in ranked(rows, 0, sampling):
        row = rows[child].tolist()
        is_proved = row[LOWER] == row[UPPER]
        lower = None if row[UPPER] == most and not is_proved else -row[UPPER]
        upper = None if row[LOWER] == -most and not is_proved else -row[LOWER]
        tried.append(Tried(called(row[MOVE]), row[VISITS], mean_of(row, sampling), lower, upper))
    return Estimate(root[TOTAL] / (WHOLE * root[VISITS]), tuple(tried))
