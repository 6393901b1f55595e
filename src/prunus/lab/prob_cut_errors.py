"""What prob-cut's bets cost and what they save: its values and moves beside exact ones, on positions it was not fitted on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from prunus.core.game import Game
from prunus.core.values import WIN
from prunus.errors import OutOfRange
from prunus.lab.prob_cut_samples import Progress, finished, random_positions, value_of
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher
from prunus.searches.prob_cut import prob_cut_with
from prunus.searches.prob_cut_fit import Fit

THRESHOLDS = (1.0, 1.5, 2.0)
UNSEEN = 1_000_003  # added to the seed of the fit


@dataclass(frozen=True)
class Errors:
    """Over `positions`: how often value and move are those of the exact search, and by how much they miss it.

    A move is right if no other is better by the exact values. `value_error` and `move_loss` are means, in units of the evaluation,
    over the positions whose values are estimates; `decided_errors` counts those that one of the searches alone calls decided.
    """

    threshold: float
    depth: int
    positions: int
    values_right: int
    moves_right: int
    decided_errors: int
    value_error: float
    move_loss: float
    nodes: int
    exact_nodes: int
    seconds: float
    exact_seconds: float

    @property
    def share(self) -> float:
        """Nodes as a part of those of the exact search."""
        return self.nodes / self.exact_nodes

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"share": self.share}


def is_decided(value: int) -> bool:
    """Whether a value is that of a finished game rather than an estimate."""
    return abs(value) >= int(WIN)


@dataclass(frozen=True)
class _Comparison:
    """One position: the exact value, the value that prob-cut gave it, and the exact value of the move that prob-cut chose."""

    exact: int
    found: int
    chosen: int

    @property
    def is_estimate(self) -> bool:
        return not any(map(is_decided, (self.exact, self.found, self.chosen)))


def measured(
    game: Game,
    fit: Fit,
    *,
    thresholds: Sequence[float] = THRESHOLDS,
    depth: int = 8,
    positions: int = 200,
    seed: int | None = None,
    progress: Progress | None = None,
) -> list[Errors]:
    """A row for every threshold: deepening searches to `depth`, prob-cut's and exact alpha-beta's with the same order and table."""
    fit.check_game(game.name)
    if positions < 1 or depth < 1:
        raise OutOfRange(f"errors are measured on at least one position at a depth of at least 1, not on {positions} at {depth}")
    seed = fit.seed + UNSEEN if seed is None else seed
    if seed == fit.seed:
        raise OutOfRange(f"seed {seed} drew the positions of the fit: errors are measured on others")
    unseen = list(random_positions(game, positions, depth, seed))
    limits = Limits(depth=depth)
    searchers = [Searcher(prob_cut_with(fit, threshold), fit.evaluation) for threshold in thresholds]
    exact, judge = (Searcher("alpha-beta", fit.evaluation) for _ in range(2))  # what the judge looks up is not counted
    for searcher in (exact, *searchers):
        searcher.think(unseen[0], Limits(depth=1))  # compiles
    truths = []
    rows: list[list[_Comparison]] = [[] for _ in thresholds]
    looks: list[list[Any]] = [[] for _ in thresholds]
    for number, position in enumerate(unseen, 1):
        truth = finished(exact.think(position, limits))
        truths.append(truth)
        for searcher, row, look in zip(searchers, rows, looks, strict=True):
            found = finished(searcher.think(position, limits))
            look.append(found)
            same = found.move == truth.move
            chosen = truth.value if same else -value_of(judge, position.play(found.move), truth.depth - 1, depth)
            row.append(_Comparison(truth.value, found.value, chosen))
        if progress is not None:
            progress(f"{game.name}, {fit.evaluation}: position {number} of {positions}", number / positions)
    return [_errors(t, depth, row, look, truths) for t, row, look in zip(thresholds, rows, looks, strict=True)]


def _errors(threshold: float, depth: int, row: list[_Comparison], looks: list[Any], truths: list[Any]) -> Errors:
    estimates = [each for each in row if each.is_estimate]
    number = max(1, len(estimates))
    return Errors(
        threshold=threshold,
        depth=depth,
        positions=len(row),
        values_right=sum(each.found == each.exact for each in row),
        moves_right=sum(each.chosen == each.exact for each in row),
        decided_errors=sum(is_decided(each.found) != is_decided(each.exact) for each in row),
        value_error=sum(abs(each.found - each.exact) for each in estimates) / number,
        move_loss=sum(each.exact - each.chosen for each in estimates) / number,
        nodes=sum(look.nodes for look in looks),
        exact_nodes=sum(truth.nodes for truth in truths),
        seconds=sum(look.seconds for look in looks),
        exact_seconds=sum(truth.seconds for truth in truths),
    )
