"""A program taken literally: clause by clause, literal by literal, pair by pair. Slow, and what the compiled order must equal."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.rows import in_rows
from prunus.logic.terms import Clause, Program
from prunus.study.asking import Asker
from prunus.study.background import HEAD, Background
from prunus.study.compilation import checked


def relation(program: Program, background: Background, position: Any) -> NDArray[np.bool_]:
    """[i, j]: whether better_choice(position, move i, move j) follows from the program; never for i = j."""
    program, background = background.understood(program)
    preferred = [by_clause(clause, background, position) for clause in checked(program, background)]
    return np.logical_or.reduce(preferred)


def votes(program: Program, background: Background, position: Any) -> NDArray[np.int64]:
    """[i]: the votes for move i less those against it, in thousandths; of a program without weights its winning points."""
    if not program.is_weighted:
        return relation(program, background, position).sum(axis=1)
    program, background = background.understood(program)
    clauses = checked(program, background)
    preferred = [(clause.weight or 0) * by_clause(clause, background, position).astype(np.int64) for clause in clauses]
    return sum(each.sum(axis=1) - each.sum(axis=0) for each in preferred)


def by_clause(clause: Clause, background: Background, position: Any) -> NDArray[np.bool_]:
    """[i, j]: whether one clause prefers move i to move j."""
    moves = np.array([int(move) for move in position.moves()], np.int32)
    size = len(moves)
    if size < 2:  # a pass, which is no place, or no move at all
        return np.zeros((size, size), np.bool_)
    asker = Asker(background, *in_rows([position]))
    first, second = np.repeat(moves, size), np.tile(moves, size)
    values: dict[Any, Any] = dict(zip(HEAD.arguments, (np.zeros(size * size, np.int32), first, second), strict=True))
    holds = first != second
    for literal in clause.body:
        holds &= asker.literal(literal, values, size * size)
    return holds.reshape(size, size)
