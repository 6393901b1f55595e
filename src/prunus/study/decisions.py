"""Decisions: positions on which the clauses of a program decide, so that people can see what a sentence means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.looks import true_value
from prunus.core.requests import Cancellation
from prunus.core.rows import in_rows
from prunus.core.values import INFINITY
from prunus.errors import Stopped
from prunus.logic.terms import Clause, Program
from prunus.study.asking import Asker
from prunus.study.background import HEAD, Background
from prunus.study.compilation import checked

Claim = NDArray[np.bool_]  # [pair]


class Decision(NamedTuple):
    """A clause prefers one move to another, and what both are worth to a search."""

    clause: int
    position: Any
    better: int
    other: int
    better_value: int
    other_value: int


class Pairs(NamedTuple):
    """All pairs of moves of several positions, side by side in columns: for every first move all second ones."""

    boards: NDArray[np.int32]
    first: NDArray[np.int32]
    second: NDArray[np.int32]
    exchanged: NDArray[np.int64]  # where the same pair stands the other way round
    begins: NDArray[np.int64]  # [first move] where its pairs begin
    sizes: NDArray[np.int64]  # [first move] how many they are

    @classmethod
    def of(cls, positions: Sequence[Any]) -> Pairs:
        moves = [np.array([int(move) for move in position.moves()], np.int32) for position in positions]
        numbers = np.array([len(each) for each in moves])
        grids = np.cumsum(numbers**2) - numbers**2
        places = [grid + np.arange(n * n).reshape(n, n).T.reshape(-1) for grid, n in zip(grids, numbers, strict=True)]
        sizes = np.repeat(numbers, numbers)
        return cls(
            np.repeat(np.arange(len(moves), dtype=np.int32), numbers**2),
            np.concatenate([np.repeat(each, len(each)) for each in moves]),
            np.concatenate([np.tile(each, len(each)) for each in moves]),
            np.concatenate(places),
            np.cumsum(sizes) - sizes,
            sizes,
        )

    def lead(self, votes: NDArray[np.int64]) -> NDArray[np.int64]:
        """By how much the first move of each pair is ahead, each move having the sum of the votes in its pairs."""
        scores = np.repeat(np.add.reduceat(votes, self.begins), self.sizes)
        return scores - scores[self.exchanged]


class Verdict(NamedTuple):
    """How a clause does on pairs of moves of different worth: where it speaks for one of them, and where it decides."""

    right: int
    wrong: int
    level: int  # pairs of equal worth that it speaks of: there is nothing to be right about
    decides_right: int
    decides_wrong: int
    best: Decision | None  # the clearest pair that it decides and is right about, against the list
    worst: Decision | None  # the pair that it decides at the greatest loss


class Review(NamedTuple):
    """Of pairs of moves of different worth, how many a program puts in the right order; then clause by clause."""

    pairs: int
    right: int
    wrong: int
    ties: int
    verdicts: list[Verdict]


def decisions(program: Program, background: Background, positions: Sequence[Any], depth: int, evaluation: Any) -> list[Decision]:
    """For every clause the clearest pair of moves that it decides; none for a clause that never does.

    A voter decides where the order would be another without it, a clause without a weight where it alone says something.
    """
    positions = [position for position in positions if position.move_count() > 1]
    if not positions:
        return []
    found = reviewed(program, background, positions, worth_of_moves(positions, depth, evaluation)).verdicts
    return [verdict.best for verdict in found if verdict.best is not None]


def reviewed(
    program: Program,
    background: Background,
    positions: Sequence[Any],
    worth: Mapping[tuple[int, int], int],
    off: Set[int] = frozenset(),
    cancel: Cancellation | None = None,
) -> Review:
    """How a program without its clauses in `off`, counted from 0, does on positions that have a choice, and how each clause does.

    A clause that is off decides nothing. A `cancel` token raises Stopped.
    """
    program, background = background.understood(program)
    clauses, pairs = checked(program, background), Pairs.of(positions)
    asker = _Remembering(background, *in_rows(positions), cancel=cancel, kept=(pairs.boards, pairs.first, pairs.second))
    claims = [_claimed(clause, asker, pairs) for clause in clauses]
    active = [number for number in range(len(clauses)) if number not in off]
    first, second = (
        np.array([worth[b, m] for b, m in zip(pairs.boards, side, strict=True)]) for side in (pairs.first, pairs.second)
    )
    lead, decided = _decided([clauses[i] for i in active], [claims[i] for i in active], pairs)
    decides = dict(zip(active, decided, strict=True))
    better, worse, nothing = first > second, first < second, np.zeros(len(first), np.bool_)
    against = np.arange(len(first)) > pairs.exchanged  # the list: a search would do another thing
    verdicts = []
    for number, claim in enumerate(claims):
        speaks, decided_here = claim & ~claim[pairs.exchanged], decides.get(number, nothing)
        verdicts.append(
            Verdict(
                int(np.sum(speaks & better)),
                int(np.sum(speaks & worse)),
                int(np.sum(speaks & ~better & ~worse)),
                int(np.sum(decided_here & better)),
                int(np.sum(decided_here & worse)),
                _clearest(number, decided_here & better & against, positions, pairs, first, second),
                _clearest(number, decided_here & worse, positions, pairs, first, second),
            )
        )
    others = pairs.first != pairs.second
    right, wrong = (int(np.sum(each & (lead > 0))) for each in (better, worse))
    return Review(int(np.sum(better)), right, wrong, int(np.sum(others & (first == second))) // 2, verdicts)


def _clearest(number: int, among: Claim, positions: Sequence[Any], pairs: Pairs, first: Any, second: Any) -> Decision | None:
    """Of some pairs the one whose moves differ most."""
    if not among.any():
        return None
    place = int(np.argmax(np.where(among, abs(first - second), -1)))
    moves = int(pairs.first[place]), int(pairs.second[place])
    return Decision(number, positions[pairs.boards[place]], *moves, int(first[place]), int(second[place]))


@dataclass
class _Remembering(Asker):
    """What is asked of the columns in `kept` alone is asked once; a token ends it between two questions."""

    cancel: Cancellation | None = None
    kept: tuple[Any, ...] = ()
    remembered: dict[Any, NDArray[np.int64]] = field(default_factory=dict)

    def _answers(self, name: str, inputs: Sequence[Any]) -> NDArray[np.int64]:
        if self.cancel is not None and self.cancel.is_cancelled:
            raise Stopped("the clauses were not asked about all moves: the time is up", None)
        places = tuple(next((i for i, kept in enumerate(self.kept) if kept is column), -1) for column in inputs)
        if -1 in places:
            return super()._answers(name, inputs)
        if (name, places) not in self.remembered:
            self.remembered[name, places] = super()._answers(name, inputs)
        return self.remembered[name, places]


def _claimed(clause: Clause, asker: Asker, pairs: Pairs) -> Claim:
    """Of which pairs a clause holds."""
    values: dict[Any, Any] = dict(zip(HEAD.arguments, (pairs.boards, pairs.first, pairs.second), strict=True))
    holds = pairs.first != pairs.second
    for literal in clause.body:
        holds = holds & asker.literal(literal, values, len(holds))
    return holds


def _decided(clauses: Sequence[Clause], claims: Sequence[Claim], pairs: Pairs) -> tuple[NDArray[np.int64], list[Claim]]:
    """By how much the first move of each pair is ahead by all clauses, and for each clause the pairs that it decides."""
    if not clauses:
        return np.zeros(len(pairs.boards), np.int64), []
    if clauses[0].weight is not None:
        leads = [
            pairs.lead((clause.weight or 0) * (claim.astype(np.int64) - claim[pairs.exchanged]))
            for clause, claim in zip(clauses, claims, strict=True)
        ]
        whole = np.sum(leads, axis=0)
        decided = [
            claim & ~claim[pairs.exchanged] & (whole > 0) & (whole - lead <= 0) for claim, lead in zip(claims, leads, strict=True)
        ]
        return whole, decided
    claimed = np.sum(claims, axis=0)
    whole = pairs.lead((claimed > 0).astype(np.int64))
    return whole, [claim & (claimed == 1) & (claimed[pairs.exchanged] == 0) for claim in claims]


def worth_of_moves(positions: Sequence[Any], depth: int, evaluation: Any) -> dict[tuple[int, int], int]:
    """The minimax value of every move of every position, by the number of the position and the move."""
    below = np.int64(depth - 1)
    return {
        (board, int(move)): -int(true_value(position.play(move), below, -INFINITY, INFINITY, evaluation))
        for board, position in enumerate(positions)
        for move in position.moves()
    }
