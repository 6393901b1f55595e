"""Strength: what the games of two players say of the difference between them. Pure arithmetic, no games.

Counts begin with what is worst for the first player. Three of them are games: lost, drawn, won. Five are pairs of games from one
opening, colours exchanged: 0, 1/2, 1, 3/2 or 2 points. Two games of a pair depend on each other, pairs do not, so that what is said
from five numbers holds also where an opening favours one side.

    score           the mean of what was got, from 0 to 1
    Elo             score = 1 / (1 + 10 ** (-Elo / 400)); its interval is that of the mean, by the normal law, through this curve
    superiority     the probability that the first player is the stronger one, by the same law
    SPRT            Wald's test of elo0 against elo1 (Wald, 1945), with the generalised likelihood ratio: of all laws of the counts
                    with elo0 the likeliest against the likeliest with elo1 (Van den Bergh, *The GSPRT for multinomial outcomes*,
                    2019-2020, as fishtest uses it)

Normalised Elo divides by the spread of a game's result, so that as many games are needed whatever the share of draws:
800 / log 10 * (score - 1/2) / spread (Van den Bergh, *Normalized Elo*, 2021).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from prunus.errors import OutOfRange

NORMAL = 1.959963984540054  # 95 % of the normal law lie within so many spreads
TAIL = 0.025  # on either side of such an interval
PER_SPREAD = 800 / math.log(10)  # Elo, where the curve is steepest
LEAST = 1e-3  # what a count of nothing is taken for, lest a law be ruled out by what was not seen yet; fishtest does the same
HALVINGS, ROUNDS, NEAR = 80, 50, 1e-12
MOST_ELO = 500.0  # of a bound
ERRORS = (0.05, 0.05)

Verdict = Literal["elo0", "elo1"]
Counts = Sequence[float]


class Elo(NamedTuple):
    """A difference and its 95 % interval; None where there is no limit, as after nothing but wins, or no game."""

    value: float | None
    low: float | None
    high: float | None

    def told(self, digits: int = 0) -> str:
        """For people, with the interval in brackets."""
        if self == (None, None, None):
            return "unknown"
        low, high = (sign if end is None else f"{end:+,.{digits}f}" for end, sign in ((self.low, "-∞"), (self.high, "+∞")))
        value = (low if self.low is None else high) if self.value is None else f"{self.value:+,.{digits}f}"
        return f"{value} ({low} to {high})".replace("-", "−")


class Law(NamedTuple):
    """What counts come to: how many, mean and spread of what one of them got, from 0 to 1."""

    number: float
    mean: float
    spread: float


def points(counts: Counts) -> list[float]:
    """What each kind of result gets, from 0 to 1."""
    if len(counts) not in (3, 5) or min(counts) < 0:
        raise OutOfRange(f"results are counted in three numbers or in five, none below zero, not {list(counts)}")
    return [place / (len(counts) - 1) for place in range(len(counts))]


def law_of(counts: Counts) -> Law | None:
    """Number, mean and spread; None before any game."""
    got, number = points(counts), sum(counts)
    if number == 0:
        return None
    mean = sum(point * count for point, count in zip(got, counts, strict=True)) / number
    square = sum(count * (point - mean) ** 2 for point, count in zip(got, counts, strict=True)) / number
    return Law(number, mean, math.sqrt(square))


def score_of(elo: float) -> float:
    """What a player gets who is stronger by so much."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float | None:
    """The difference that gives a score; None if none does: 0 or 1."""
    return 400 * math.log10(score / (1 - score)) if 0 < score < 1 else None


def elo_difference(counts: Counts) -> Elo:
    """By how much the first player is stronger.

    If all counts are of one kind, there is no spread to judge by. With n of them, any law under which this kind has a probability
    below TAIL ** (1 / n) would have given something else in 39 of 40 matches; what the others get then may be anything.
    """
    law = law_of(counts)
    if law is None:
        return Elo(None, None, None)
    if law.spread == 0:
        share = TAIL ** (1 / law.number)
        low, high = law.mean * share, 1 - (1 - law.mean) * share
    else:
        half = NORMAL * law.spread / math.sqrt(law.number)
        low, high = law.mean - half, law.mean + half
    return Elo(elo_of(law.mean), elo_of(low), elo_of(high))


def normalised_elo(counts: Counts) -> Elo:
    """The same, measured in spreads of a game's result; None where there is no spread."""
    law = law_of(counts)
    if law is None or law.spread == 0:
        return Elo(None, None, None)
    scale = PER_SPREAD / math.sqrt(_games(counts))
    value, half = scale * (law.mean - 0.5) / law.spread, scale * NORMAL / math.sqrt(law.number)
    return Elo(value, value - half, value + half)


def superiority(counts: Counts) -> float:
    """The probability that the first player is the stronger one.

    Where all counts are of one kind, games are looked at one by one: wins against losses, draws left aside (Coulom's formula).
    """
    law = law_of(counts)
    if law is None or law.mean == 0.5:
        return 0.5
    if law.spread == 0:
        ahead = 2 * (law.mean - 0.5) * law.number * _games(counts)
        return normal_share(math.copysign(math.sqrt(abs(ahead)), ahead))
    return normal_share((law.mean - 0.5) / law.spread * math.sqrt(law.number))


def superiority_by_games(wins: float, losses: float) -> float:
    """The same from single games: draws say nothing (Coulom)."""
    return 0.5 if wins + losses == 0 else normal_share((wins - losses) / math.sqrt(wins + losses))


def normal_share(spreads: float) -> float:
    """How much of the normal law lies below so many spreads above its mean."""
    return (1 + math.erf(spreads / math.sqrt(2))) / 2


def _games(counts: Counts) -> int:
    """Games behind one count."""
    return 1 if len(counts) == 3 else 2


@dataclass(frozen=True)
class Sprt:
    """A test whether the difference is `elo0` or `elo1`: at most `alpha` of the matches of players with elo0 end with elo1, and at
    most `beta` of those with elo1 with elo0. `is_normalised`: both are meant in spreads, as fishtest means them."""

    elo0: float
    elo1: float
    alpha: float = ERRORS[0]
    beta: float = ERRORS[1]
    is_normalised: bool = False

    def __post_init__(self) -> None:
        if not (-MOST_ELO <= self.elo0 < self.elo1 <= MOST_ELO):
            raise OutOfRange(
                f"a test needs elo0 < elo1, both from {-MOST_ELO:g} to {MOST_ELO:g}, not {self.elo0:g} and {self.elo1:g}"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise OutOfRange(f"error rates lie between 0 and 0.5, not {self.alpha:g} and {self.beta:g}")

    @property
    def lower(self) -> float:
        """Where elo0 is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """Where elo1 is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def log_likelihood_ratio(self, counts: Counts) -> float:
        """How much likelier elo1 is than elo0."""
        got = points(counts)
        if sum(counts) == 0:
            return 0.0
        seen = [count or LEAST for count in counts]
        one, other = (self._likeliest(seen, got, elo) for elo in (self.elo1, self.elo0))
        return sum(count * math.log(more / less) for count, more, less in zip(seen, one, other, strict=True))

    def verdict(self, counts: Counts) -> Verdict | None:
        """Which of both is accepted; None as long as neither is."""
        ratio = self.log_likelihood_ratio(counts)
        return "elo1" if ratio >= self.upper else "elo0" if ratio <= self.lower else None

    def _likeliest(self, seen: Counts, got: Sequence[float], elo: float) -> list[float]:
        if self.is_normalised:
            return _with_distance(seen, got, elo / PER_SPREAD * math.sqrt(_games(seen)))
        return _with_mean(seen, got, score_of(elo))

    def told(self) -> str:
        kind = "normalised Elo" if self.is_normalised else "Elo"
        return f"{kind} {self.elo0:g} against {self.elo1:g}, error rates {self.alpha:g} and {self.beta:g}"


def _with_mean(seen: Counts, got: Sequence[float], mean: float) -> list[float]:
    """The likeliest law with this mean: share / (1 + x * (point - mean)), with the x that makes it so."""
    number = sum(seen)
    shares, over = [count / number for count in seen], [point - mean for point in got]
    low, high = -1 / max(over), -1 / min(over)  # the sum falls from one end to the other
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        rest = sum(share * each / (1 + middle * each) for share, each in zip(shares, over, strict=True))
        low, high = (middle, high) if rest > 0 else (low, middle)
    return [share / (1 + low * each) for share, each in zip(shares, over, strict=True)]


def _with_distance(seen: Counts, got: Sequence[float], distance: float) -> list[float]:
    """The likeliest law whose mean is so many of its spreads above 1/2.

    What must vanish is the mean of  point - 1/2 - distance * spread * (1 + ((mean - point) / spread) ** 2) / 2, where mean and
    spread are the law's own: they are taken from the last one found until that no longer changes. The first is of won and lost
    alone, at this distance.
    """
    law = [0.0] * len(got)
    law[-1] = 0.5 + distance / math.sqrt(1 + distance**2) / 2
    law[0] = 1 - law[-1]
    for _ in range(ROUNDS):
        mean = sum(share * point for share, point in zip(law, got, strict=True))
        spread = math.sqrt(sum(share * (point - mean) ** 2 for share, point in zip(law, got, strict=True)))
        bent = [point - 0.5 - distance * spread * (1 + ((mean - point) / spread) ** 2) / 2 for point in got]
        last, law = law, _with_mean(seen, bent, 0.0)
        if max(abs(one - other) for one, other in zip(last, law, strict=True)) < NEAR:
            break
    return law
