"""Decisions: positions on which the clauses of a program decide, so that people can see what a sentence means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.looks import true_value
from prunus.core.values import INFINITY
from prunus.logic.terms import Program
from prunus.study.background import Background
from prunus.study.compilation import checked
from prunus.study.literally import by_clause

Claim = NDArray[np.bool_]  # [i, j]: whether a clause prefers move i to move j


class Decision(NamedTuple):
    """A clause prefers one move to another, against the order in which they are listed, and a search says that it is right."""

    clause: int
    position: Any
    better: int
    other: int
    better_value: int
    other_value: int


def decisions(program: Program, background: Background, positions: Iterable[Any], depth: int, evaluation: Any) -> list[Decision]:
    """For every clause the first position in which it decides alone, of voters: without which the order would be another.

    None for a clause that never does.
    """
    program, background = background.understood(program)
    clauses = list(checked(program, background))
    found: dict[int, Decision] = {}
    for position in positions:
        moves = [int(move) for move in position.moves()]
        if len(moves) < 2 or len(found) == len(clauses):
            continue
        claims = [by_clause(clause, background, position) for clause in clauses]
        below = np.int64(depth - 1)
        values = np.array([-true_value(position.play(move), below, -INFINITY, INFINITY, evaluation) for move in moves], np.int64)
        deciding = _turning if program.is_weighted else _alone
        for number, decides in enumerate(deciding(claims, [clause.weight or 0 for clause in clauses])):
            right = decides & (values[:, None] > values[None, :])
            pairs = [(i, j) for i, j in zip(*np.nonzero(right), strict=True) if i > j]  # it changes what a search would do
            if number not in found and pairs:
                i, j = max(pairs, key=lambda pair: int(values[pair[0]] - values[pair[1]]))
                found[number] = Decision(number, position, moves[i], moves[j], int(values[i]), int(values[j]))
    return [found[number] for number in sorted(found)]


def _alone(claims: Sequence[Claim], _weights: Sequence[int]) -> Iterator[Claim]:
    """For each clause the pairs of which it alone says something."""
    against = np.logical_or.reduce([claim.T for claim in claims])
    for number, claim in enumerate(claims):
        others = np.logical_or.reduce([other for i, other in enumerate(claims) if i != number] or [against & False])
        yield claim & ~against & ~others


def _turning(claims: Sequence[Claim], weights: Sequence[int]) -> Iterator[Claim]:
    """For each voter the pairs that it puts into their order: without its votes the other move would be first, or they level."""
    votes = [weight * (claim.sum(axis=1) - claim.sum(axis=0)) for claim, weight in zip(claims, weights, strict=True)]
    scores = np.sum(votes, axis=0)
    for claim, own in zip(claims, votes, strict=True):
        without = scores - own
        yield claim & ~claim.T & (scores[:, None] > scores[None, :]) & (without[:, None] <= without[None, :])
