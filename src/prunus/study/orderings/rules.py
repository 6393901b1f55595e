"""By a learned program: the moves that are preferred to most others first (the paper, section 3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from prunus.core.grammar import file_and
from prunus.core.ordering import OrderingEntry, Wanted
from prunus.core.registry import game_of
from prunus.errors import DoesNotFit, OutOfRange
from prunus.logic.syntax import read_program
from prunus.logic.terms import Program
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.graded import graded_if_possible
from prunus.orderings.preferred import Preferred
from prunus.orderings.rules import Points, Rules
from prunus.study.background import Background
from prunus.study.compilation import generated_relation

ARGUMENT = ":FILE[:LEVELS]"


class Named(NamedTuple):
    """What FILE[:LEVELS] names, or a program itself; without levels it orders all of them."""

    program: Program
    levels: int | None

    @classmethod
    def of(cls, argument: str | Program) -> Named:
        if isinstance(argument, Program):
            return cls(argument, None)
        file, levels = file_and(argument, "-?[0-9]{1,9}")
        if levels is not None and int(levels) < 1:
            raise OutOfRange(f"rules can order the first level or more, not {levels}")
        return cls(read_program(Path(file)), None if levels is None else int(levels))

    def relation(self, position: Any) -> Any:
        """The relation of the program, for positions of this game."""
        game = game_of(position)
        if game is None:
            raise DoesNotFit(f"there is no background knowledge of {type(position).__name__}, which no game of Prunus has")
        known = Background.of(game.name)
        return generated_relation(self.program, known)


def weighed_by(weighing: Any, wanted: Wanted) -> Any:
    """The stage of a program whose preferences are weighed in this way."""
    named = Named.of(wanted.argument)
    rules = Rules.of(named.relation(wanted.position), weighing)
    return rules if named.levels is None else FirstLevels(np.int64(named.levels), rules)


def _alone(wanted: Wanted) -> Any:
    named = Named.of(wanted.argument)
    if named.levels is not None:
        return None
    ground = graded_if_possible(wanted.position)
    return Preferred.by(named.relation(wanted.position), wanted.position, wanted.depth, ground=ground)


ORDERING = OrderingEntry(
    "rules",
    "first the moves that a learned program prefers to most others",
    "asks the program once a node",
    lambda wanted: weighed_by(Points(), wanted),
    _alone,
    Program,
    argument=ARGUMENT,
)
