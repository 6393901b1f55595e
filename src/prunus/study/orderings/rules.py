"""By a learned program: the moves that are preferred to most others first (the paper, section 3), or those with the most votes."""

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
from prunus.orderings.preferred import Preferred
from prunus.orderings.rules import Rules
from prunus.study.background import Background
from prunus.study.compilation import generated_scoring

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

    def scoring(self, wanted: Wanted, weighing: Any = None) -> Any:
        """The scores of the program, for such a search: what it asks about values it asks of the evaluation of the search."""
        game = game_of(wanted.position)
        if game is None:
            raise DoesNotFit(f"there is no background knowledge of {type(wanted.position).__name__}, which no game of Prunus has")
        known = Background.of(game, None, wanted.evaluation, wanted.depth)
        return generated_scoring(self.program, known, wanted.position, weighing)


def weighed_by(weighing: Any, wanted: Wanted) -> Any:
    """The stage of a program whose preferences are weighed in this way."""
    named = Named.of(wanted.argument)
    rules = Rules(named.scoring(wanted, weighing))
    return rules if named.levels is None else FirstLevels(np.int64(named.levels), rules)


def _alone(wanted: Wanted) -> Any:
    named = Named.of(wanted.argument)
    if named.levels is not None:
        return None
    return Preferred.by(named.scoring(wanted), wanted.position, wanted.depth)


ORDERING = OrderingEntry(
    "rules",
    "first the moves that a learned program prefers to most others",
    "asks the program once a node",
    lambda wanted: weighed_by(None, wanted),
    _alone,
    Program,
    argument=ARGUMENT,
)
