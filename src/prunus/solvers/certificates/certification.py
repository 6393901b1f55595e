"""Certification: find a proof of a claim, and write it down.

search     alpha-beta with null windows and a table, fewest replies first, finds the value or whether the claim is true
choose     of the moves that keep the bound, the one with the smaller proof tree (`smallest_proof`)
write      walk over the tree as the verifier will, and note the claimant's choices
verify     nothing is given out that was not verified
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from prunus.core.game import Game
from prunus.core.generic import typed
from prunus.core.jit import kernel
from prunus.core.memory import Cells
from prunus.core.registry import named_game_of
from prunus.core.requests import Cancellation, NodeListener, check_request
from prunus.core.units import units_of
from prunus.core.values import INFINITY, NO_MOVE, ONE, ZERO
from prunus.errors import DoesNotFit, OutOfRange, PrunusError, Stopped
from prunus.orderings.chain import ordered_by
from prunus.orderings.hash_move import HashMove
from prunus.searches.alpha_beta import alpha_beta
from prunus.searches.driving import worker
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation, sound
from prunus.searches.proof.question import ByOutcome
from prunus.searches.shared.context import Context, Everything
from prunus.searches.shared.lines import Lines
from prunus.searches.shared.tally import Tally
from prunus.searches.shared.trace import NoTrace
from prunus.solvers.certificates.certificate import Certificate, Claim, Part
from prunus.solvers.certificates.proved import proved_none
from prunus.solvers.certificates.smallest_proof import Choosing, tree_size
from prunus.solvers.certificates.verification import (
    CHOICES,
    CLAIMANT,
    COUNTS,
    NODES,
    OPPONENT,
    SHARING,
    TAKEN,
    Walk,
    deepest_ply,
    holds,
    is_proved,
    side_of,
    walk,
)
from prunus.solvers.fewest_replies import FewestReplies
from prunus.tables.transposition import Table

MEGABYTES = 128.0
TRIES = 2  # with three, making takes two to three times as long, and proofs are smaller by a twentieth
FIRST_ROOM = 1 << 16  # choices and positions; where they do not suffice, four times as many are tried
MOST_MOVES = 1 << 16


class FalseClaim(PrunusError):
    """A claim that the search has refuted, so that no proof of it can be written."""

    exit_code = 1


@kernel
def write_proof(position, bound, side, depth, proof, choosing):  # type: ignore[no-untyped-def]
    """The walk of `verification.holds`, which it must mirror; False if the room did not suffice, or the search was stopped."""
    counts = proof.counts
    counts[NODES] += 1
    number = np.int64(position.move_count())
    if number == 0:
        return bool(position.is_over() and side * position.outcome() >= bound)
    if depth == ZERO or proof.proved.is_full():
        return False
    if number >= SHARING and proof.proved.recalls(position, side):
        return True
    chosen = NO_MOVE
    if side == CLAIMANT and number > 1:
        tree_size(position, bound, side, depth, INFINITY, choosing)
        chosen = choosing.claimant_sizes.probe(position, depth).best_move
        if counts[TAKEN] == counts[CHOICES] or choosing.context.tally.is_stopped():
            return False
        index = ZERO
        for move in position.moves():
            if move == chosen:
                proof.choices[counts[TAKEN]] = np.uint16(index)
            index += ONE
        counts[TAKEN] += 1
    for move in position.moves():
        if side == OPPONENT or number == 1 or move == chosen:
            if not write_proof(position.play(move), bound, -side, depth - ONE, proof, choosing):
                return False
    if number >= SHARING:
        proof.proved.record(position, side)
    return True


def certify(
    position: Any,
    claim: Claim | str | None = None,
    *,
    game: Game | None = None,
    megabytes: float = MEGABYTES,
    tries: int = TRIES,
    seconds: float | None = None,
    progress: NodeListener | None = None,
    cancel: Cancellation | None = None,
) -> Certificate:
    """A verified certificate of `claim`, or of the exact value where there is no claim; FalseClaim if the claim is not true.

    The position is written as `game` does, by default the one that it belongs to. `tries` moves of the claimant are compared at
    each node. `progress` is called with the number of nodes searched. After `seconds`, Ctrl-C or a `cancel` token it raises
    Stopped.
    """
    check_request(progress=progress, cancel=cancel)
    Limits(seconds=seconds)
    game = named_game_of(position) if game is None else game
    if (units := units_of(position)).denominator != 1:
        raise DoesNotFit(f"a certificate claims whole numbers, and {game.format(position)[:80]!r} counts in units of {units}")
    maker = _Maker(sound(position), megabytes, tries)
    claim = Claim.parse(claim) if isinstance(claim, str) else claim
    if claim is not None and not isinstance(claim, Claim):
        raise DoesNotFit(f"{claim!r} is no claim: >=N, <=N, =N, win, loss or draw")
    text = game.format(position)

    def work() -> tuple[Claim, tuple[Part, ...]]:
        settled = maker.settled(text, claim)
        return settled, tuple(maker.part(bound) for bound in settled.bounds())

    maker.prepare()
    made, stopped_by = worker.run(
        lambda: _unless_stopped(work), maker.tally.stop, progress and (lambda: progress(maker.tally.nodes)), seconds, cancel
    )
    if made is None:
        why = "its time is up" if stopped_by == "seconds" else "it was stopped"
        raise Stopped(f"no certificate after {maker.tally.nodes:,} nodes: {why}", None)
    return Certificate(game.name, text, *made)


class _Interrupted(Exception):
    """The search was told to stop."""


def _unless_stopped(work: Callable[[], Any]) -> Any:
    try:
        return work()
    except _Interrupted:
        return None


class _Maker:
    """One position, and what the search has found out about it."""

    def __init__(self, position: Any, megabytes: float, tries: int) -> None:
        if tries < 1:
            raise OutOfRange(f"{tries} moves cannot be compared; try 1 or more")
        if position.max_moves() > MOST_MOVES:
            raise DoesNotFit(f"a certificate is for games with at most {MOST_MOVES} moves, not {position.max_moves()}")
        self.position, self.deepest = position, deepest_ply(position)
        self.tally = Tally.for_depth(int(self.deepest) + 1)
        values, sizes = Table.of(megabytes / 2), Table.of(megabytes / 2)
        context = Context(
            find_evaluation(ByOutcome(), position),
            typed(ordered_by([HashMove(), FewestReplies()], position, int(self.deepest) + 1)),
            self.tally,
            Lines.for_depth(int(self.deepest) + 1),
            NoTrace(),
            values,
            Everything(),
        )
        self.choosing = Choosing(context, sizes.salted("claimant"), sizes.salted("opponent"), np.int64(tries), self.deepest)

    def prepare(self) -> None:
        """Compile, in the thread that may say so."""
        alpha_beta.prepare(*self._question(0))
        write_proof.prepare(*self._writing(Claim(0, None), 1))
        holds.prepare(*walk(self.position, Part(Claim(0, None), np.zeros(1, np.uint16), 1, 1)))

    def _question(self, beta: int) -> tuple[Any, ...]:
        return self.position, self.deepest, np.int64(beta - 1), np.int64(beta), ZERO, ZERO, self.choosing.context

    def _writing(self, bound: Claim, room: int) -> tuple[Any, ...]:
        proof = Walk(Cells.zeros(room, np.uint16), Cells.zeros(COUNTS), proved_none(self.position, room))
        proof.counts[CHOICES] = room
        return self.position, *side_of(bound), self.deepest, proof, self.choosing

    def settled(self, text: str, claim: Claim | None) -> Claim:
        """The claim, if it is true; the value, if there is none, by null windows that begin at 0: MTD(f) (Plaat, 1996)."""
        if claim is not None:
            if claim.lower is not None and (value := self._ask(claim.lower)) < claim.lower:
                raise FalseClaim(f"the value of {text!r} is not {claim}: it is at most {value}")
            if claim.upper is not None and (value := self._ask(claim.upper + 1)) > claim.upper:
                raise FalseClaim(f"the value of {text!r} is not {claim}: it is at least {value}")
            return claim
        lower, upper, value = -int(INFINITY), int(INFINITY), 0
        while lower < upper:
            beta = value + 1 if value == lower else value
            value = self._ask(beta)
            lower, upper = (value, upper) if value >= beta else (lower, value)
        return Claim(value, value)

    def _ask(self, beta: int) -> int:
        value = int(alpha_beta(*self._question(beta)))
        if self.tally.is_stopped():
            raise _Interrupted
        return value

    def part(self, bound: Claim, room: int = FIRST_ROOM) -> Part:
        """The proof of a bound that is known to be true."""
        while True:
            arguments = self._writing(bound, room)
            proof, is_written = arguments[4], write_proof(*arguments)
            if self.tally.is_stopped():
                raise _Interrupted
            if is_written:
                taken, positions, nodes = int(proof.counts[TAKEN]), int(proof.proved.recorded()), int(proof.counts[NODES])
                part = Part(bound, proof.choices.array[:taken].copy(), positions, nodes)
                assert is_proved(self.position, part), "the proof that was written does not prove"
                return part
            if proof.counts[TAKEN] < room and not proof.proved.is_full():
                raise DoesNotFit(f"a line of the proof does not end within {int(self.deepest)} plies")
            room *= 4
