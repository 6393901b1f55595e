"""Explanation: what a program says, and what it says of one position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from prunus.core.game import Game
from prunus.logic.terms import Program
from prunus.study.background import Background
from prunus.study.compilation import checked
from prunus.study.literally import by_clause
from prunus.study.sentences import sentence


@dataclass(frozen=True)
class Preference:
    """A move, its points, and for each clause that speaks for it the moves that it is preferred to."""

    move: str
    points: int
    by_clause: dict[int, list[str]]


def sentences(program: Program, background: Background) -> list[str]:
    """A sentence a clause."""
    program, background = background.understood(program)
    return [sentence(clause, background) for clause in checked(program, background)]


def preferences(program: Program, background: Background, game: Game, position: Any) -> list[Preference]:
    """The moves of a position in the order of the program, with the reasons."""
    program, background = background.understood(program)
    clauses = checked(program, background)
    moves = [game.format_move(position, move) for move in position.moves()]
    relations = [by_clause(clause, background, position) for clause in clauses]
    together = np.logical_or.reduce(relations)
    found = []
    for i, move in enumerate(moves):
        reasons = {number + 1: [moves[j] for j in np.nonzero(each[i])[0]] for number, each in enumerate(relations) if each[i].any()}
        found.append(Preference(move, int(together[i].sum()), reasons))
    return sorted(found, key=lambda each: -each.points)
