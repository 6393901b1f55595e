"""What a search is made of where nobody says: the same for Python, the command line and `Searcher`.

The game's own evaluation, principal variation search with a table, deepened, first the hash move and then what orders the game's
moves best: a learned program, or killers and history. An interpreted game whose positions have no key and no simple content is
searched without a table. The plain alpha-beta of the lectures is `PLAIN`.
"""

from __future__ import annotations

import functools
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple, TypedDict

from prunus.core.game import Game, Position
from prunus.core.grammar import words
from prunus.core.graph import has_own_keys
from prunus.core.jit import is_compilable
from prunus.core.keys import content_of
from prunus.core.ordering import OrderingEntry
from prunus.core.registry import game_of, game_with, known
from prunus.core.requests import Cancellation, whole
from prunus.core.standing_in import itself
from prunus.errors import DoesNotFit, OutOfRange
from prunus.searches.driving.limits import Limits
from prunus.searches.shared.algorithm import Algorithm

BEST_ALGORITHM = "pvs"
BEST_ORDERING = f"hash+{Game.default_ordering}"  # of any game
MEGABYTES = 64.0
INTERPRETED_STEP = 2  # plies: by one, about a third more nodes are visited, and each of them is dear
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
    game = _game_of_class(position)
    return OUTCOME_ALONE if game is None else game.default_evaluation


def _game_of_class(position: Any) -> Any:
    """The game of a position, on whatever board; found sooner than the one on its board."""
    positions: Any = type(getattr(position, "__wrapped__", position))
    return game_with(positions)


def ordering_of(position: Any, evaluation: Any) -> str:
    """What orders the moves of a position best, behind the hash move; with an evaluation of the user's nothing learned is known."""
    game: Game = (game_of(position) if isinstance(evaluation, str) and _is_ours(evaluation) else None) or Game()
    return game.default_ordering


@functools.lru_cache(64)
def _is_ours(evaluation: str) -> bool:
    return known("evaluation", evaluation) is not None


def depth_of(position: Any) -> int:
    """How many plies a position is searched where nothing else ends the search."""
    game: Game = game_of(position) or Game()
    return game.default_depth(position)


def completed(position: Any, algorithm: Algorithm, evaluation: Any, ordering: Any, table: Any, threads: int) -> Parts:
    """The parts that were asked for, and the best known ones in place of None."""
    if evaluation is None:
        evaluation = evaluation_of(position)
    if isinstance(ordering, OrderingEntry):
        ordering = ordering.name
    if table is None:
        is_worth_it = algorithm.uses_table and _is_easily_known_again(position)
        table = MEGABYTES if is_worth_it or algorithm.needs_table or threads > 1 else 0
    if ordering is None:
        has_table = not isinstance(table, (int, float)) or table > 0
        best = ordering_of(position, evaluation)
        ordering = "natural" if not algorithm.uses_table else f"hash+{best}" if has_table else best
    return Parts(evaluation, ordering, table)


def _is_easily_known_again(position: Any) -> bool:
    """Whether a table can tell a position from others without much ado."""
    if is_compilable(position):
        return True
    from prunus.core.plain import as_position  # loaded where there is such a game

    position = as_position(itself(position))
    return isinstance(position, Position) and (has_own_keys(type(position)) or bool(content_of(position)))


def limits_of(position: Any, limits: Limits | None, cancel: Cancellation | None) -> Limits:
    """The limits that were given; without any the game's own depth, unless a token will end the search."""
    if limits is not None and not isinstance(limits, Limits):
        raise DoesNotFit(f"limits are prunus.Limits(depth, nodes, seconds), not {limits!r}")
    return limits or (Limits(depth_of(position)) if cancel is None else Limits())


def can_be_deepened(position: Any) -> bool:
    """Whether positions before the end have values, by which a shallower search could go."""
    game = _game_of_class(position)
    return game is None or game.is_valued_within


def depths_of(position: Any, limits: Limits, parts: Parts, deepening: bool | None, step: int | None) -> Sequence[int]:
    """Depths 1, 2, …, where there is a limit, where the order lives on them, or if somebody says so; or the depth at once.

    `step` is by how many plies they differ, and asks for them; the last one is the depth that was asked for. A game that is
    interpreted and has nothing but a depth to reach goes there in steps of two.
    """
    if step is not None and whole(step, "a step of {!r}") < 1:
        raise OutOfRange(f"deepening by {step} plies leads nowhere")
    if step is not None and deepening is False:
        raise DoesNotFit(
            f"a depth that is searched at once is not reached in steps of {step}: leave out the step, or let it deepen"
        )
    deepening, step = (deepening, 1) if step is None else (True, step)
    if deepening is None:
        is_limited = limits.depth is None or limits.nodes is not None or limits.seconds is not None
        deepening = is_limited or (_lives_on_deepening(parts.ordering) and can_be_deepened(position))
        step = 1 if is_limited or is_compilable(position) else INTERPRETED_STEP
    is_deepened = deepening and limits.plies > 0
    return range(limits.plies % step or step, limits.plies + 1, step) if is_deepened else [limits.plies]


def point_out(parts: Parts, deepening: bool | None) -> None:
    """Say in the log what a search that has been made could have been spared; one that is refused has its own sentence."""
    if deepening is False and _lives_on_deepening(parts.ordering):
        logger.warning("the order begins with what a shallower search found best; without deepening there was none")


def point_out_order(algorithm: Algorithm, ordering: Any) -> None:
    """Say in the log that an order was asked for which can save nothing."""
    if not algorithm.cuts and ordering not in (None, "natural"):
        logger.warning("%s visits every node: the order of moves changes nothing that it finds or counts", algorithm.name)


def _lives_on_deepening(ordering: Any) -> bool:
    return isinstance(ordering, str) and _is_for_deepening(ordering)


@functools.lru_cache(64)
def _is_for_deepening(ordering: str) -> bool:
    return any(getattr(known("ordering", name), "lives_on_deepening", False) for name in stages(ordering))


def stages(ordering: str) -> frozenset[str]:
    """The names that an ordering is made of."""
    return frozenset(word.name for word in words(ordering))
