"""Decisions: positions on which the clauses of a program decide, so that people can see what a sentence means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.looks import true_value
from prunus.core.rows import in_rows
from prunus.core.values import INFINITY
from prunus.logic.terms import Clause, Program
from prunus.study.asking import Asker
from prunus.study.background import HEAD, Background
from prunus.study.compilation import checked

Claim = NDArray[np.bool_]  # [pair]


class Decision(NamedTuple):
    """A clause prefers one move to another, against the order in which they are listed, and a search says that it is right."""

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


def decisions(program: Program, background: Background, positions: Sequence[Any], depth: int, evaluation: Any) -> list[Decision]:
    """For every clause the clearest pair of moves that it decides; none for a clause that never does.

    A voter decides where the order would be another without it, a clause without a weight where it alone says something.
    """
    program, background = background.understood(program)
    clauses = list(checked(program, background))
    positions = [position for position in positions if position.move_count() > 1]
    if not positions:
        return []
    pairs = Pairs.of(positions)
    claims = [_claimed(clause, background, positions, pairs) for clause in clauses]
    worth = _worth(positions, depth, evaluation)
    better, other = (
        np.array([worth[b, m] for b, m in zip(pairs.boards, side, strict=True)]) for side in (pairs.first, pairs.second)
    )
    is_right = (better > other) & (np.arange(len(better)) > pairs.exchanged)  # against the list: a search would do another thing
    found = []
    for number, decided in enumerate(_decided(program, clauses, claims, pairs)):
        if (decided & is_right).any():
            place = int(np.argmax(np.where(decided & is_right, better - other, -1)))
            moves = int(pairs.first[place]), int(pairs.second[place])
            found.append(Decision(number, positions[pairs.boards[place]], *moves, int(better[place]), int(other[place])))
    return found


def _claimed(clause: Clause, background: Background, positions: Sequence[Any], pairs: Pairs) -> Claim:
    """Of which pairs a clause holds."""
    asker = Asker(background, *in_rows(positions))
    values: dict[Any, Any] = dict(zip(HEAD.arguments, (pairs.boards, pairs.first, pairs.second), strict=True))
    holds = pairs.first != pairs.second
    for literal in clause.body:
        holds = holds & asker.literal(literal, values, len(holds))
    return holds


def _decided(program: Program, clauses: Sequence[Clause], claims: Sequence[Claim], pairs: Pairs) -> Iterator[Claim]:
    """For each clause the pairs that it decides."""
    if program.is_weighted:
        leads = [
            pairs.lead((clause.weight or 0) * (claim.astype(np.int64) - claim[pairs.exchanged]))
            for clause, claim in zip(clauses, claims, strict=True)
        ]
        whole = np.sum(leads, axis=0)
        for claim, lead in zip(claims, leads, strict=True):
            yield claim & ~claim[pairs.exchanged] & (whole > 0) & (whole - lead <= 0)
    else:
        claimed = np.sum(claims, axis=0)
        for claim in claims:
            yield claim & (claimed == 1) & (claimed[pairs.exchanged] == 0)


def _worth(positions: Sequence[Any], depth: int, evaluation: Any) -> dict[tuple[int, int], int]:
    """The minimax value of every move of every position."""
    below = np.int64(depth - 1)
    return {
        (board, int(move)): -int(true_value(position.play(move), below, -INFINITY, INFINITY, evaluation))
        for board, position in enumerate(positions)
        for move in position.moves()
    }
