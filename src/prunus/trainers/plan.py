"""What decides the weights of patterns, to the last bit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from prunus.trainers.labels import PARTS


@dataclass(frozen=True)
class Plan:
    """Games, labels, and how they are cut into stages."""

    games: int = 60_000  # of the last round,
    first_games: int = 12_000  # and of each before
    rounds: int = 2
    width: int = 4  # squares of a stage
    exact: int = 13  # squares left where every label is exact,
    checked: int = 18  # and up to where some positions are solved to see how far labels are off:
    checks: int = 100  # so many a stage
    depth: int = 4  # plies of the search for a label, or one more
    seed: int = 1
    openings: tuple[int, int] = (2, 30)  # moves by lot before a game begins
    noises: tuple[int, ...] = (3 * PARTS, 8 * PARTS)
    one_in: int = 16  # moves that are drawn

    @classmethod
    def of(cls, written: Mapping[str, Any]) -> Plan:
        """As a file has it."""
        return cls(**{name: hashable(value) for name, value in written.items()})

    def seed_of(self, number: int) -> int:
        """The seed of the games of a round."""
        return 1_000 * self.seed + number


def hashable(value: Any) -> Any:
    """What JSON has made of a tuple, as a tuple."""
    return tuple(value) if isinstance(value, list) else value
