"""By a learned program: the moves that are preferred to most others first (the paper, section 3), or those with the most votes."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import numpy as np

from prunus.core.evaluation import entry_at
from prunus.core.grammar import file_and
from prunus.core.ordering import OrderingEntry, Wanted
from prunus.core.registry import game_of
from prunus.errors import DoesNotFit, OutOfRange
from prunus.logic.terms import FROM_DEPTH, Program
from prunus.orderings.first_levels import FirstLevels
from prunus.orderings.from_depth import FromDepth
from prunus.orderings.graded import graded_if_possible
from prunus.orderings.preferred import Preferred
from prunus.orderings.rules import Rules
from prunus.study.background import Background
from prunus.study.compilation import generated_scoring
from prunus.study.shipped import program_named

ARGUMENT = ":FILE[:LEVELS]"
LATER = 1  # plies: a table knows a good move of most nodes, so that asking pays a ply further from the leaves


class Named(NamedTuple):
    """What FILE[:LEVELS] names, or GAME[:LEVELS] for the order that comes with it, or a program itself.

    Without levels it orders all of them, down to where the program says that it pays.
    """

    program: Program
    levels: int | None

    @property
    def limit(self) -> int:
        """How many plies must be left where moves are ordered: what the program says, which learning finds, or any number."""
        stated = self.program.stated(FROM_DEPTH)
        return int(stated) if stated is not None and re.fullmatch("[0-9]{1,9}", stated) else 1

    @classmethod
    def of(cls, wanted: Wanted) -> Named:
        argument = wanted.argument
        if isinstance(argument, Program):
            return cls(argument, None)
        name, levels = file_and(argument, "-?[0-9]{1,9}")
        if levels is not None and int(levels) < 1:
            raise OutOfRange(f"rules can order the first level or more, not {levels}")
        entry = entry_at(wanted.evaluation)
        program = program_named(name, None if entry is None else entry.name)
        return cls(program, None if levels is None else int(levels))

    def scoring(self, wanted: Wanted, weighing: Any = None) -> Any:
        """The scores of the program, for such a search: what it asks about values it asks of the evaluation of the search."""
        game = game_of(wanted.position)
        if game is None:
            raise DoesNotFit(f"there is no background knowledge of {type(wanted.position).__name__}, which no game of Prunus has")
        known = Background.of(game, None, wanted.evaluation, wanted.depth)
        return generated_scoring(self.program, known, wanted.position, weighing)


def weighed_by(weighing: Any, wanted: Wanted) -> Any:
    """The stage of a program whose preferences are weighed in this way."""
    named = Named.of(wanted)
    rules = Rules(named.scoring(wanted, weighing))
    if named.levels is None:
        limit = named.limit + (LATER if wanted.reach else 0)
        return FromDepth(np.int64(limit), np.int64(wanted.reach), rules)
    return FirstLevels(np.int64(named.levels), rules)


def _alone(wanted: Wanted) -> Any:
    named = Named.of(wanted)
    if named.levels is not None:
        return None
    ground = graded_if_possible(wanted.position)
    return Preferred.by(named.scoring(wanted), wanted.position, wanted.depth, named.limit, ground)


ORDERING = OrderingEntry(
    "rules",
    "first the moves that a learned program prefers to most others",
    "asks the program once a node",
    lambda wanted: weighed_by(None, wanted),
    _alone,
    Program,
    argument=ARGUMENT,
)
