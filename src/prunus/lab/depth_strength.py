"""Playing strength against depth: a search of each depth plays the next deeper one, and the differences are added up.

The MIT notes on game trees show the curve for chess: each ply more is worth a good part of a class of players. Neighbours alone are
compared, because a difference of many plies is all wins and says little. What adds up is the difference to the first depth; its
interval is that of a sum of independent differences, the roots of added squares on either side.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from prunus.core.registry import game as find_game
from prunus.errors import OutOfRange
from prunus.jobs.runner import Runner
from prunus.players.match import Match, play_match
from prunus.players.standing import Pairing
from prunus.players.strength import Elo

MOST_DEPTH = 64


class Step(NamedTuple):
    """What a search of `depth` plies got against the one before it."""

    depth: int
    below: int
    pairing: Pairing
    total: Elo  # against the first depth

    @property
    def is_separate(self) -> bool:
        """Whether its interval holds differences of one sign alone."""
        low, high = self.pairing.elo.low, self.pairing.elo.high
        return (low is not None and low > 0) or (high is not None and high < 0)

    def as_json(self) -> dict[str, Any]:
        own = self.pairing
        results = {"wins": own.wins, "draws": own.draws, "losses": own.losses, "pentanomial": list(own.pentanomial)}
        about = {"depth": self.depth, "below": self.below, "score": own.score, **results}
        return about | {"elo": own.elo._asdict(), "total": self.total._asdict(), "is_separate": self.is_separate}


@dataclass(frozen=True)
class Curve:
    """The steps of one game, by what its positions were valued with."""

    game: str
    evaluation: str
    steps: Sequence[Step]

    def as_json(self) -> dict[str, Any]:
        return {"game": self.game, "evaluation": self.evaluation, "steps": [step.as_json() for step in self.steps]}


def player_of(depth: int, evaluation: str) -> str:
    """A search to a depth, as players are named."""
    return f"search:depth={depth},evaluation={evaluation.replace('+', '&')}"


def depth_strength(
    name: str,
    evaluation: str | None = None,
    depths: Sequence[int] = range(1, 8),
    games: int = 1000,
    seed: int = 1,
    most_plies: int | None = None,
    runner: Runner | None = None,
) -> Curve:
    """The curve of one game; a pair of depths is a match of so many games."""
    if len(depths) < 2 or min(depths) < 1 or max(depths) > MOST_DEPTH:
        raise OutOfRange(f"strength grows over two depths or more, from 1 to {MOST_DEPTH}, not over {list(depths)}")
    measure = evaluation or find_game(name).default_evaluation
    steps: list[Step] = []
    for below, depth in itertools.pairwise(sorted(depths)):
        both = player_of(depth, measure), player_of(below, measure)
        (pairing,) = play_match(Match(name, both, games, seed, most_plies=most_plies), runner).pairings
        steps.append(Step(depth, below, pairing, added(steps[-1].total, pairing.elo) if steps else pairing.elo))
    return Curve(name, measure, steps)


def added(one: Elo, other: Elo) -> Elo:
    """The sum of two independent differences; without an end where one of them has none."""
    if one.value is None or other.value is None:
        return Elo(None, None, None)
    value = one.value + other.value
    below = _root(one.value, one.low, other.value, other.low)
    above = _root(one.value, one.high, other.value, other.high)
    return Elo(value, None if below is None else value - below, None if above is None else value + above)


def _root(one: float, end: float | None, other: float, its_end: float | None) -> float | None:
    return None if end is None or its_end is None else math.hypot(one - end, other - its_end)
