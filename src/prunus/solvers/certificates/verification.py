"""Verification: whether a certificate proves its claim, by the rules of the game alone.

Nothing here searches, and nothing is imported that does: a walk over the proof tree asks each position for its moves, plays them,
and reads the outcomes of finished games. With v the value of a position for the player to move, and side 1 where the claimant is to
move and -1 where the opponent is, every node of a proof says

    side * v >= bound

A finished game says so by its outcome, a node of the claimant by one of its moves, which the certificate names, a node of the
opponent by all of them. `value >= b` begins at the claimant's side, `value <= b` at the opponent's with the bound -b.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from prunus.core.game import Game, admit, game_given, playable
from prunus.core.generic import typed
from prunus.core.jit import is_compilable, kernel
from prunus.core.memory import Cells
from prunus.core.requests import file_of
from prunus.core.values import INTERPRETED_PLIES, MAX_PLY, ONE, ZERO
from prunus.errors import PrunusError
from prunus.solvers.certificates.certificate import BadCertificate, Certificate, Claim, Part
from prunus.solvers.certificates.proved import proved_none

CLAIMANT: Any = np.int64(1)
OPPONENT: Any = np.int64(-1)
SHARING: Any = np.int64(3)  # positions with so many moves are recorded; with fewer, checking again costs less than recalling
NODES, NODE_LIMIT, TAKEN, CHOICES, COUNTS = range(5)  # cells of `counts`, and how many


class NotProved(PrunusError):
    """A certificate that can be read, but does not show what it claims."""

    exit_code = 1


class Walk(NamedTuple):
    """The part of a certificate that is being walked over."""

    choices: Cells  # uint16: the claimant's moves as places in the natural list
    counts: Cells
    proved: Any


@dataclass(frozen=True)
class Verification:
    """What was shown about which position, and what it took."""

    game: str
    position: str
    claim: Claim
    nodes: int
    seconds: float


@kernel
def holds(position, bound, side, depth, proof):  # type: ignore[no-untyped-def]
    """True only if side * v >= bound, with v the value of `position` for the player to move.

    A proof tree, or solution tree (Stockman, 1979; Pijls and de Bruin, 1990), walked over depth first.
    """
    counts = proof.counts
    counts[NODES] += 1
    number = np.int64(position.move_count())
    if number == 0:
        return bool(position.is_over() and side * position.outcome() >= bound)
    if depth == ZERO or counts[NODES] > counts[NODE_LIMIT]:
        return False
    if number >= SHARING and proof.proved.recalls(position, side):
        return True
    chosen = ZERO
    if side == CLAIMANT and number > 1:
        if counts[TAKEN] == counts[CHOICES]:
            return False
        chosen = np.int64(proof.choices[counts[TAKEN]])
        counts[TAKEN] += 1
    index = ZERO
    for move in position.moves():
        if side == OPPONENT or index == chosen:
            if not holds(position.play(move), bound, -side, depth - ONE, proof):
                return False
        index += ONE
    if chosen >= number or index != number:
        return False
    if number >= SHARING:
        proof.proved.record(position, side)
    return True


def verify(certificate: Certificate | Path | str, game: Game | str | None = None) -> Verification:
    """Check a certificate, or the one in a file, with the rules of its game, or of `game`, which must have its name.

    NotProved is raised if it fails, BadCertificate if it is none.

    A name from a certificate is looked up among the games of Prunus only: no file that it may name is ever run.
    """
    certificate = certificate if isinstance(certificate, Certificate) else Certificate.read(file_of(certificate, "certificate"))
    if game is None and certificate.game.endswith(".py"):
        raise BadCertificate(f"the certificate names a file, {certificate.game!r}, where the name of a game must stand")
    this: Game = game_given(certificate.game if game is None else game)
    if this.name != certificate.game:
        raise BadCertificate(f"the certificate is about {certificate.game!r}, not about {this.name!r}")
    position = this.parse(certificate.position)
    admit(position)
    position = playable(typed(position))
    if not certificate.parts or [part.bound for part in certificate.parts] != certificate.claim.bounds():
        raise NotProved(f"the parts of the certificate are not those of the claim {certificate.claim}")
    holds.prepare(*walk(position, certificate.parts[0]))  # compiles, if need be
    started = time.perf_counter()
    for part in certificate.parts:
        if not is_proved(position, part):
            raise NotProved(f"the certificate does not prove that the value of {certificate.position!r} is {part.bound}")
    seconds = time.perf_counter() - started
    nodes = sum(part.nodes for part in certificate.parts)
    return Verification(this.name, certificate.position, certificate.claim, nodes, seconds)


def is_proved(position: Any, part: Part) -> bool:
    """Whether the walk over the tree shows the bound, and comes to what the part says: nothing is missing or left over."""
    question = walk(position, part)
    if not holds(*question):
        return False
    counts, proved = question[-1].counts, question[-1].proved
    return (counts[NODES], counts[TAKEN], proved.recorded()) == (part.nodes, len(part.choices), part.positions)


def walk(position: Any, part: Part) -> tuple[Any, ...]:
    """What `holds` is asked."""
    proof = Walk(Cells(part.choices, np.uint16), Cells.zeros(COUNTS), proved_none(position, part.positions))
    proof.counts[NODE_LIMIT], proof.counts[CHOICES] = part.nodes, len(part.choices)
    return position, *side_of(part.bound), deepest_ply(position), proof


def side_of(bound: Claim) -> tuple[Any, Any]:
    """The bound of a proof, and the side on which it begins."""
    if bound.lower is not None:
        return np.int64(bound.lower), CLAIMANT
    assert bound.upper is not None
    return np.int64(-bound.upper), OPPONENT


def deepest_ply(position: Any) -> Any:
    """How long a line of a proof may be."""
    return np.int64(MAX_PLY if is_compilable((position,)) else INTERPRETED_PLIES)
