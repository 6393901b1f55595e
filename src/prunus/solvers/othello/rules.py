"""How finished games are counted."""

from __future__ import annotations

from typing import NamedTuple


class Discs(NamedTuple):
    """A finished game is worth the difference of the discs, as `Position.outcome` says."""

    worth_of_empty: int = 0


class EmptiesToWinner(NamedTuple):
    """A finished game is worth the difference of the discs, after the winner was given the squares left empty."""

    worth_of_empty: int = 1
