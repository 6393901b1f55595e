"""Explanation: what a program says, and what it says of one position."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core.game import Game, game_given
from prunus.core.requests import file_of
from prunus.core.showing import Shown
from prunus.errors import BadProgram, UnknownName
from prunus.logic.terms import PARTS, Clause, Program
from prunus.searches.driving.parts import sound
from prunus.study.background import Background
from prunus.study.compilation import checked
from prunus.study.literally import by_clause, votes
from prunus.study.sentences import sentence, with_weight
from prunus.study.shipped import program_named


@dataclass(frozen=True)
class Preference:
    """A move, its points or votes, and for each clause that speaks for it the moves that it is preferred to."""

    move: str
    points: float
    by_clause: dict[int, list[str]]


@dataclass(frozen=True)
class Explanation(Shown):
    """What a program prefers: a sentence a clause; of a position, its moves in the order of the program, with the reasons."""

    game: Game
    clauses: tuple[Clause, ...]
    sentences: tuple[str, ...]
    preferences: tuple[Preference, ...] = ()

    def __str__(self) -> str:
        return "\n".join(f"{number}. {text}" for number, text in enumerate(self.spoken, 1))

    @property
    def spoken(self) -> list[str]:
        """The sentences, those of voters behind their weights."""
        return [with_weight(said, clause) for said, clause in zip(self.sentences, self.clauses, strict=True)]


def explain(
    program: Program | Path | str,
    position: Any = None,
    *,
    game: Game | str | None = None,
    background: Path | str | None = None,
    evaluation: str | None = None,
) -> Explanation:
    """Say in English what a learned program prefers; of a position or its text, which clause prefers which move.

    `program` is one, a file with one, or the name of a game that comes with one. It says itself which game it is for, unless `game`
    does; `background` is a file with further predicates. Of values it asks `evaluation`, as a search by it does, or without one
    that which it was learned with.
    """
    where, read = ("<program>", program) if isinstance(program, Program) else _read(program)
    name = read.stated("game")
    if game is None and name is None:
        raise BadProgram(f"{where}:1:1: the program does not say which game it is for; say it with `game`")
    try:
        this: Game = game_given(str(name) if game is None else game)
    except UnknownName as error:
        if game is not None:
            raise
        unknown = f"the program is for {name}, which is no game of ours: say with `game` where it is"
        raise BadProgram(f"{where}:1:1: {unknown}") from error
    measure = read.stated("evaluation") if evaluation is None else evaluation
    known = Background.of(this, None if background is None else file_of(background, "background"), measure)
    said = sentences(read, known)
    place = this.parse(position) if isinstance(position, str) else position
    ordered = () if place is None else preferences(read, known, this, place)
    return Explanation(this, known.understood(read)[0].clauses, tuple(said), tuple(ordered))


def _read(given: Any) -> tuple[str, Program]:
    """What names a program, and the program: one in a file, or the one that comes with a game."""
    name = str(file_of(given, "program"))
    return name, program_named(name)


def sentences(program: Program, background: Background) -> list[str]:
    """A sentence a clause."""
    program, background = background.understood(program)
    return [sentence(clause, background) for clause in checked(program, background)]


def preferences(program: Program, background: Background, game: Game, position: Any) -> list[Preference]:
    """The moves of a position in the order of the program, with the reasons."""
    program, background = background.understood(program)
    clauses = checked(program, background)
    moves = [game.format_move(position, move) for move in position.moves()]
    position = sound(position)
    relations = [by_clause(clause, background, position) for clause in clauses]
    scores = votes(program, background, position)
    found = []
    for i, move in enumerate(moves):
        reasons = {number + 1: [moves[j] for j in np.nonzero(each[i])[0]] for number, each in enumerate(relations) if each[i].any()}
        found.append(Preference(move, int(scores[i]) / PARTS if program.is_weighted else int(scores[i]), reasons))
    return sorted(found, key=lambda each: -each.points)
