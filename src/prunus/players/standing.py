"""What came of a match: the results of every two players, what they say of strength, and who broke the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from prunus.draw.words import counted
from prunus.players.record import GameRecord
from prunus.players.strength import Elo, Sprt, Verdict, elo_difference, law_of, normalised_elo, superiority

FAULTS = ("crash", "illegal move", "time")  # endings by which a player loses whatever stands on the board
BIASED = "the test ended the match, so that the Elo is biased away from the other bound"


@dataclass(frozen=True)
class Pairing:
    """Two players by their numbers, and what the first of them got: pairs of games with 0, 1/2, 1, 3/2 and 2 points, and games."""

    first: int
    second: int
    pentanomial: tuple[int, ...] = (0, 0, 0, 0, 0)
    losses: int = 0
    draws: int = 0
    wins: int = 0
    by_beginners: float = 0.0  # points of who began, either player
    faults: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))

    @property
    def games(self) -> int:
        return self.losses + self.draws + self.wins

    def with_pair(self, records: Sequence[GameRecord]) -> Pairing:
        """The same with two games more; the first player has begun the first of them."""
        counts, results = list(self.pentanomial), []
        faults = self.faults[0].copy(), self.faults[1].copy()
        begun = self.by_beginners
        for place, record in enumerate(records):
            outcome = record.outcome or 0  # for who began
            own = outcome if place == 0 else -outcome
            results.append((own > 0) - (own < 0))
            begun += (1 + (outcome > 0) - (outcome < 0)) / 2
            if record.ending in FAULTS:
                faults[0 if own < 0 else 1][record.ending] += 1
        counts[sum(results) + 2] += 1
        losses, draws, wins = (results.count(kind) for kind in (-1, 0, 1))
        games = self.losses + losses, self.draws + draws, self.wins + wins
        return Pairing(self.first, self.second, tuple(counts), *games, begun, faults)

    @property
    def score(self) -> float | None:
        law = law_of(self.pentanomial)
        return None if law is None else law.mean

    @property
    def elo(self) -> Elo:
        return elo_difference(self.pentanomial)

    def as_json(self, players: Sequence[str]) -> dict[str, Any]:
        return {
            "players": [players[self.first], players[self.second]],
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "pentanomial": list(self.pentanomial),
            "score": self.score,
            "score_of_who_begins": self.by_beginners / self.games if self.games else None,
            "elo": self.elo._asdict(),
            "normalised_elo": normalised_elo(self.pentanomial)._asdict(),
            "superiority": superiority(self.pentanomial),
            "faults": [dict(each) for each in self.faults],
        }


@dataclass(frozen=True)
class Played:
    """A match as far as it was played. `verdict` is what its test has accepted; `was_stopped`: by hand, before its end."""

    players: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    records: tuple[GameRecord, ...]
    sprt: Sprt | None = None
    verdict: Verdict | None = None
    was_stopped: bool = False

    def of(self, player: int) -> tuple[int, ...]:
        """The pentanomial counts of a player against all others."""
        whole = [0] * 5
        for pairing in self.pairings:
            if player in (pairing.first, pairing.second):
                counts = pairing.pentanomial if player == pairing.first else pairing.pentanomial[::-1]
                whole = [one + other for one, other in zip(whole, counts, strict=True)]
        return tuple(whole)

    @property
    def ratio(self) -> float | None:
        """The logarithm of the likelihood ratio of the test, if there is one."""
        return None if self.sprt is None else self.sprt.log_likelihood_ratio(self.pairings[0].pentanomial)

    def remarks(self) -> list[str]:
        """What is to be said of the whole, as sentences."""
        said = []
        if self.was_stopped:
            rates = "its interval" if self.sprt is None else "its test and its interval"
            games = sum(each.games for each in self.pairings)
            void = f"after {counted(games, 'game')}: the error rates of {rates} are void"
            said.append(f"stopped by hand {void if games else 'before the first two games were over'}")
        elif self.sprt is not None:
            said.append("neither is accepted: the games are used up" if self.verdict is None else BIASED)
        for number, player in enumerate(self.players):
            lost = self._faults(number)
            if lost:
                told = ", ".join(f"{count:,} by {kind}" for kind, count in sorted(lost.items()))
                said.append(
                    f"{player} lost {counted(lost.total(), 'game')} by its own fault: {told}; first: {self._first_fault(player)}"
                )
        return said

    def _first_fault(self, player: str) -> str:
        """The sentence of the first game that a player lost so."""
        comments = [record.comment for record in self.records if record.ending in FAULTS]
        return next(comment.removeprefix(f"{player}: ") for comment in comments if comment.startswith(f"{player}: "))

    def _faults(self, player: int) -> Counter[str]:
        found: Counter[str] = Counter()
        for pairing in self.pairings:
            for place, each in enumerate((pairing.first, pairing.second)):
                if each == player:
                    found += pairing.faults[place]
        return found

    def as_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"pairings": [pairing.as_json(self.players) for pairing in self.pairings]}
        found["players"] = [
            {"name": name, "pentanomial": list(self.of(number)), "elo": elo_difference(self.of(number))._asdict()}
            for number, name in enumerate(self.players)
        ]
        if self.sprt is not None:
            test = vars(self.sprt) | {"lower": self.sprt.lower, "upper": self.sprt.upper}
            found["sprt"] = test | {"log_likelihood_ratio": self.ratio, "accepted": self.verdict}
        return found | {"stopped_by_hand": self.was_stopped, "remarks": self.remarks()}
