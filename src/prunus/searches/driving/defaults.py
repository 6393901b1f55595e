"""What a search is made of where nobody says: the same for Python, the command line and `Searcher`.

The game's own evaluation, principal variation search with a table, deepened, hash move, killers and history first. A game that is
interpreted is searched without a table, whose keys would cost more than they save. The plain alpha-beta of the lectures is `PLAIN`.
"""

from __future__ import annotations

import functools
import logging
from typing import Any, NamedTuple, TypedDict

from prunus.core.game import Game
from prunus.core.grammar import words
from prunus.core.jit import is_compilable
from prunus.core.registry import game_of, game_with
from prunus.searches.driving.limits import Limits
from prunus.searches.shared.algorithm import Algorithm

BEST_ALGORITHM = "pvs"
BEST_ORDERING, BEST_WITHOUT_TABLE = "hash+killer+history", "killer+history"
MEGABYTES = 64.0
OUTCOME_ALONE = "win-loss-draw"

logger = logging.getLogger("prunus")


class Plain(TypedDict):
    algorithm: str
    ordering: str
    table: float
    deepening: bool


PLAIN: Plain = {"algorithm": "alpha-beta", "ordering": "natural", "table": 0, "deepening": False}


class Parts(NamedTuple):
    """What a search is made of; a table of 0 megabytes is none."""

    evaluation: Any
    ordering: Any
    table: Any


def evaluation_of(position: Any) -> str:
    """The name of the evaluation of a position's game."""
    positions: Any = type(getattr(position, "__wrapped__", position))
    game = game_with(positions)
    return OUTCOME_ALONE if game is None else game.default_evaluation


def depth_of(position: Any) -> int:
    """How many plies a position is searched where nothing else ends the search."""
    game: Game = game_of(position) or Game()
    return game.default_depth(position)


def completed(position: Any, algorithm: Algorithm, evaluation: Any, ordering: Any, table: Any, threads: int) -> Parts:
    """The parts that were asked for, and the best known ones in place of None."""
    if evaluation is None:
        evaluation = evaluation_of(position)
    if table is None:
        is_worth_it = algorithm.uses_table and is_compilable(position)
        table = MEGABYTES if is_worth_it or algorithm.needs_table or threads > 1 else 0
    if ordering is None:
        has_table = not isinstance(table, (int, float)) or table > 0
        ordering = "natural" if not algorithm.uses_table else BEST_ORDERING if has_table else BEST_WITHOUT_TABLE
    return Parts(evaluation, ordering, table)


def is_deepened(limits: Limits, parts: Parts, deepening: bool | None) -> bool:
    """Whether depths 1, 2, … are searched: where there is a limit, where the order lives on it, or if somebody says so."""
    if deepening is None:
        return limits.depth is None or limits.nodes is not None or limits.seconds is not None or _lives_on_deepening(parts)
    return deepening


def point_out(parts: Parts, is_deepened: bool) -> None:
    """Say in the log what a search that has been made could have been spared; one that is refused has its own sentence."""
    if _lives_on_deepening(parts) and not is_deepened:
        logger.warning("the order begins with what a shallower search found best; without deepening there was none")


def _lives_on_deepening(parts: Parts) -> bool:
    return isinstance(parts.ordering, str) and "hash" in stages(parts.ordering)


@functools.lru_cache(64)
def stages(ordering: str) -> frozenset[str]:
    """The names that an ordering is made of."""
    return frozenset(word.name for word in words(ordering))
