"""Strategy: what the claimant of a verified proof plays, and what the proof shows of the positions that it comes by.

proved        the value of a position: proofs of both bounds come by, or one does and the game is over
bound         one bound of its value
not needed    nothing: no proof comes by
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from prunus.core.requests import Cancellation
from prunus.errors import Stopped
from prunus.solvers.certificates.certificate import Certificate, Part
from prunus.solvers.certificates.verification import CLAIMANT, OPPONENT, SHARING, side_of

Standing = Literal["proved", "bound", "not needed"]
Key = tuple[Any, int]  # a position, and 1 where the claimant is to move or -1 where the opponent is


@dataclass(frozen=True)
class Strategy:
    """The proof of one bound: of every position in it, the place of the claimant's move among its moves."""

    bound: int
    begins: int  # the side on which it begins
    chosen: Mapping[Key, int]

    @classmethod
    def of(cls, root: Any, part: Part, cancel: Cancellation) -> Strategy:
        """The walk of `verification.holds` over a proof that it has found to hold; where it comes by twice, the first choice."""
        bound, begins = (int(each) for each in side_of(part.bound))
        chosen: dict[Key, int] = {}
        _walk(root, begins, iter(part.choices.tolist()), chosen, set(), cancel)
        return cls(bound, begins, chosen)

    def side(self, ply: int) -> int:
        """Who is to move so many plies below the root: 1 if it is the claimant."""
        return self.begins if ply % 2 == 0 else -self.begins

    def is_claimants(self, ply: int) -> bool:
        return bool(self.side(ply) == CLAIMANT)

    def knows(self, position: Any, ply: int) -> bool:
        return (position, self.side(ply)) in self.chosen

    def answer(self, position: Any, ply: int) -> Any:
        """The claimant's move in a position that it knows; None where the opponent is to move, or nobody is."""
        if position.is_over() or not self.is_claimants(ply):
            return None
        return list(position.moves())[self.chosen[position, self.side(ply)]]

    def follows(self, line: list[Any]) -> bool:
        """Whether it comes by all positions of a line that begins at the root."""
        return all(self.knows(position, ply) for ply, position in enumerate(line))


@dataclass(frozen=True)
class Strategies:
    """All proofs of a certificate, one a bound."""

    parts: tuple[Strategy, ...]

    @classmethod
    def of(cls, root: Any, certificate: Certificate, cancel: Cancellation) -> Strategies:
        return cls(tuple(Strategy.of(root, part, cancel) for part in certificate.parts))

    def bounds(self, position: Any, ply: int) -> tuple[int | None, int | None]:
        """What is shown of the value of a position for the player to move: at least, at most; None is nothing."""
        lower, upper = None, None
        for each in self.parts:
            if each.knows(position, ply):
                if position.is_over():
                    return int(position.outcome()), int(position.outcome())
                if each.is_claimants(ply):
                    lower = each.bound
                else:
                    upper = -each.bound
        return lower, upper

    def standing(self, position: Any, ply: int) -> Standing:
        lower, upper = self.bounds(position, ply)
        if lower is None and upper is None:
            return "not needed"
        return "proved" if lower == upper else "bound"


def _walk(position: Any, side: int, taking: Iterator[int], chosen: dict[Key, int], proved: set[Key], cancel: Cancellation) -> None:
    """Note what was chosen at every node of a proof, in the order in which `holds` takes its choices."""
    if cancel.is_cancelled:
        raise Stopped("the proof was not walked to its end: its time is up", None)
    key, moves = (position, side), list(position.moves())
    if key in proved:
        return
    choice = next(taking) if side == CLAIMANT and len(moves) > 1 else 0
    chosen.setdefault(key, choice)
    for move in moves if side == OPPONENT else moves[choice : choice + 1]:
        _walk(position.play(move), -side, taking, chosen, proved, cancel)
    if len(moves) >= SHARING:
        proved.add(key)
