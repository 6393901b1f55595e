"""What prob-cut's bets cost and what they save: its values and moves beside exact ones, on positions it was not fitted on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from prunus.core.game import Game
from prunus.core.grammar import files_named
from prunus.core.identity import identity
from prunus.core.registry import address_of
from prunus.core.registry import game as find_game
from prunus.core.values import WIN
from prunus.errors import OutOfRange
from prunus.jobs.job import Answer, Job, canonical, file_digests, prepared
from prunus.jobs.runner import Runner
from prunus.lab.prob_cut_samples import finished, played_position, value_of
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher
from prunus.searches.prob_cut import prob_cut_with
from prunus.searches.prob_cut_fit import Fit

THRESHOLDS = (1.0, 1.5, 2.0)
FIT = "the parameters of a job"
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
    """One position: the exact value, the value that prob-cut gave it, the exact value of the move that it chose, and the costs."""

    exact: int
    found: int
    chosen: int
    nodes: int
    exact_nodes: int
    seconds: float
    exact_seconds: float

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
    runner: Runner | None = None,
) -> list[Errors]:
    """A row for every threshold: deepening searches to `depth`, prob-cut's and those of `pvs` with the same order and table."""
    fit.check_game(game.name)
    if positions < 1 or depth < 1:
        raise OutOfRange(f"errors are measured on at least one position at a depth of at least 1, not on {positions} at {depth}")
    seed = fit.seed + UNSEEN if seed is None else seed
    if seed == fit.seed:
        raise OutOfRange(f"seed {seed} drew the positions of the fit: errors are measured on others")
    address = address_of(game)
    fixed = {"fit": canonical(fit.as_json()), "thresholds": list(thresholds), "depth": depth, "seed": seed}
    sample = fixed | {"game": game if address is None else address}
    function = compared if address is None else "prunus.lab.prob_cut_errors:compared"
    digests = file_digests(files_named(fit.evaluation, address or ""))
    jobs = (Job(function, sample | {"number": number}, digests) for number in range(positions))
    answers = list((runner or Runner()).run(jobs, f"positions of {game.name}, {fit.evaluation}", positions))
    return [
        _errors(threshold, depth, [_Comparison(*answer.value[i], *answer.measured[i]) for answer in answers])
        for i, threshold in enumerate(thresholds)
    ]


def compared(game: str | Game, fit: str, thresholds: Sequence[float], depth: int, seed: int, number: int) -> Answer:
    """A job: one position, searched exactly and with every threshold, each time from nothing."""
    this = find_game(game) if isinstance(game, str) else game
    position, limits = played_position(this, Fit.parsed(fit, FIT).evaluation, depth, seed, number), Limits(depth=depth)
    exact, judge, searchers = _searchers(identity(type(position)), fit, tuple(thresholds))
    for searcher in (exact, judge, *searchers):
        searcher.think(position, Limits(depth=1))  # compiles, if it has not before
        searcher.forget()
    truth = finished(exact.think(position, limits))
    found, seconds = [], []
    for searcher in searchers:
        bet = finished(searcher.think(position, limits))
        same = bet.move == truth.move
        chosen = truth.value if same else -value_of(judge, position.play(bet.move), truth.depth - 1, depth)
        found.append((truth.value, bet.value, chosen, bet.nodes, truth.nodes))
        seconds.append((bet.seconds, truth.seconds))
    return Answer(found, seconds)


@prepared(4)
def _searchers(_kind: str, fit: str, thresholds: tuple[float, ...]) -> tuple[Searcher, Searcher, list[Searcher]]:
    """The exact search, one whose looks are not counted, and one for each threshold."""
    read = Fit.parsed(fit, FIT)
    exact, judge = (Searcher("pvs", read.evaluation) for _ in range(2))
    return exact, judge, [Searcher(prob_cut_with(read, threshold), read.evaluation) for threshold in thresholds]


def _errors(threshold: float, depth: int, row: list[_Comparison]) -> Errors:
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
        nodes=sum(each.nodes for each in row),
        exact_nodes=sum(each.exact_nodes for each in row),
        seconds=sum(each.seconds for each in row),
        exact_seconds=sum(each.exact_seconds for each in row),
    )
