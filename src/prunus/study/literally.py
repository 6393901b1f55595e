"""A program taken literally: clause by clause, literal by literal, pair by pair. Slow, and what the compiled order must equal."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.rows import written
from prunus.logic.terms import Clause, Program
from prunus.study.background import HEAD, Background
from prunus.study.compilation import checked
from prunus.study.task import Asker


def relation(program: Program, background: Background, position: Any) -> NDArray[np.bool_]:
    """[i, j]: whether better_choice(position, move i, move j) follows from the program; never for i = j."""
    program, background = background.understood(program)
    preferred = [by_clause(clause, background, position) for clause in checked(program, background)]
    return np.logical_or.reduce(preferred)


def by_clause(clause: Clause, background: Background, position: Any) -> NDArray[np.bool_]:
    """[i, j]: whether one clause prefers move i to move j."""
    moves = np.array([int(move) for move in position.moves()], np.int32)
    size = len(moves)
    if size < 2:  # a pass, which is no place, or no move at all
        return np.zeros((size, size), np.bool_)
    asker = Asker(background, written([position]), background.knowledge.known, position)
    first, second = np.repeat(moves, size), np.tile(moves, size)
    values: dict[Any, Any] = dict(zip(HEAD.arguments, (np.zeros(size * size, np.int32), first, second), strict=True))
    holds = first != second
    for literal in clause.body:
        holds &= asker.literal(literal, values, size * size)
    return holds.reshape(size, size)
