"""Decisions: positions on which the clauses of a program decide, so that people can see what a sentence means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.core.looks import true_value
from prunus.core.rows import written
from prunus.core.values import INFINITY
from prunus.logic.terms import Program
from prunus.study.asking import Asker
from prunus.study.background import HEAD, Background
from prunus.study.compilation import checked


class Decision(NamedTuple):
    """A clause prefers one move to another, against the order in which they are listed, and a search says that it is right."""

    clause: int
    position: Any
    better: int
    other: int
    better_value: int
    other_value: int


class Pairs(NamedTuple):
    """All pairs of moves of several positions, side by side in columns."""

    boards: NDArray[np.int32]
    first: NDArray[np.int32]
    second: NDArray[np.int32]
    exchanged: NDArray[np.int64]  # where the same pair stands the other way round

    @classmethod
    def of(cls, positions: Sequence[Any]) -> Pairs:
        moves = [np.array([int(move) for move in position.moves()], np.int32) for position in positions]
        sizes = np.array([len(each) for each in moves])
        begins = np.cumsum(sizes**2) - sizes**2
        places = [begin + np.arange(n * n).reshape(n, n).T.reshape(-1) for begin, n in zip(begins, sizes, strict=True)]
        return cls(
            np.repeat(np.arange(len(moves), dtype=np.int32), sizes**2),
            np.concatenate([np.repeat(each, len(each)) for each in moves]),
            np.concatenate([np.tile(each, len(each)) for each in moves]),
            np.concatenate(places),
        )


def decisions(program: Program, background: Background, positions: Sequence[Any], depth: int, evaluation: Any) -> list[Decision]:
    """For every clause the clearest pair of moves in which its vote turns the scale; none for a clause that never does.

    In a program without weights the clauses have one vote each.
    """
    program, background = background.understood(program)
    clauses = list(checked(program, background))
    positions = [position for position in positions if position.move_count() > 1]
    if not positions:
        return []
    pairs = Pairs.of(positions)
    asker = Asker(background, written(positions), positions[0])
    head: dict[Any, Any] = dict(zip(HEAD.arguments, (pairs.boards, pairs.first, pairs.second), strict=True))
    votes = []
    for clause in clauses:
        values, holds = dict(head), pairs.first != pairs.second
        for literal in clause.body:
            holds = holds & asker.literal(literal, values, len(holds))
        votes.append((clause.weight or 1) * (holds.astype(np.int64) - holds[pairs.exchanged]))
    margin = sum(votes)
    worth = _worth(positions, depth, evaluation)
    better, other = (
        np.array([worth[b, m] for b, m in zip(pairs.boards, side, strict=True)]) for side in (pairs.first, pairs.second)
    )
    is_against_the_list = np.arange(len(margin)) > pairs.exchanged
    found = []
    for number, vote in enumerate(votes):
        turned = (vote > 0) & (margin > 0) & (margin - vote <= 0) & (better > other) & is_against_the_list
        if turned.any():
            place = int(np.argmax(np.where(turned, better - other, -1)))
            moves = int(pairs.first[place]), int(pairs.second[place])
            found.append(Decision(number, positions[pairs.boards[place]], *moves, int(better[place]), int(other[place])))
    return found


def _worth(positions: Sequence[Any], depth: int, evaluation: Any) -> dict[tuple[int, int], int]:
    """The minimax value of every move of every position."""
    below = np.int64(depth - 1)
    return {
        (board, int(move)): -int(true_value(position.play(move), below, -INFINITY, INFINITY, evaluation))
        for board, position in enumerate(positions)
        for move in position.moves()
    }
