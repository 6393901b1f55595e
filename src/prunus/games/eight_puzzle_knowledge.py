"""What can be said about the moves of sliding tiles. A move is the square whose tile slides into the empty one."""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.declaration import Cost
from prunus.core.jit import inline
from prunus.core.knowledge import Knowledge

KNOWLEDGE = Knowledge(game="eight-puzzle", units=("steps", "tile", "tiles", "squares"))
predicate = KNOWLEDGE.predicate


@inline
def steps_between(position: Any, square: int, other: int) -> int:
    """How many steps two squares are apart, along rows and columns."""
    columns = position.columns()
    return abs(square // columns - other // columns) + abs(square % columns - other % columns)


@inline
def in_line(position: Any, square: int, tile: int) -> np.int64:
    """1 if a square is in the row of a tile's own square, plus 1 if it is in its column."""
    columns = position.columns()
    return np.int64(square // columns == tile // columns) + np.int64(square % columns == tile % columns)


@predicate(
    "comes_nearer(+board, +place)",
    Cost.PER_MOVE,
    "the tile on {1} comes nearer to its square",
    "the tile on {1} goes away from its square",
)
def comes_nearer(position: Any, place: int) -> bool:
    tile = position.tile(place)
    return steps_between(position, position.empty, tile) < steps_between(position, place, tile)


@predicate("comes_home(+board, +place)", Cost.PER_MOVE, "the tile on {1} comes to its square", "the tile on {1} does not come home")
def comes_home(position: Any, place: int) -> bool:
    return position.tile(place) == position.empty


@predicate("leaves_home(+board, +place)", Cost.PER_MOVE, "the tile on {1} leaves its square", "the tile on {1} was not at home")
def leaves_home(position: Any, place: int) -> bool:
    return position.tile(place) == place


@predicate("tile_on(+board, +place, -tile)", Cost.PER_MOVE, "the number of the tile on {1}", result="Tile")
def tile_on(position: Any, place: int) -> int:
    return position.tile(place)


@predicate("steps_home(+board, +place, -steps)", Cost.PER_MOVE, "the steps of the tile on {1} to its square", result="Steps")
def steps_home(position: Any, place: int) -> int:
    return steps_between(position, place, position.tile(place))


@predicate(
    "lines_entered(+board, +place, -squares)", Cost.PER_MOVE, "how many of its own lines the tile on {1} is then in", result="Lines"
)
def lines_entered(position: Any, place: int) -> np.int64:
    return in_line(position, position.empty, position.tile(place))


@predicate(
    "from_corner(+board, +place, -steps)", Cost.PER_MOVE, "the steps from {1} to the corner that is to be empty", result="Corner"
)
def from_corner(position: Any, place: int) -> int:
    return steps_between(position, place, 0)


@predicate("steps_left(+board, +place, -steps)", Cost.LOOK, "the least number of moves that are left after {1}", result="Left")
def steps_left(evaluation: Any, successor: Any, place: int) -> int:
    return evaluation.evaluate(successor)


@predicate("misplaced(+board, +place, -tiles)", Cost.LOOK, "the number of tiles away from their squares after {1}", result="Away")
def misplaced(successor: Any, place: int) -> np.int64:
    away = np.int64(0)
    for square in range(successor.squares()):
        away += np.int64(successor.tile(square) != square)
    return away


@predicate(
    "steps_left_then(+board, +place, -steps)",
    Cost.REPLIES,
    "the least number of moves left after {1} and a further one",
    result="Then",
)
def steps_left_then(evaluation: Any, successor: Any, place: int, position: Any) -> int:
    least = evaluation.evaluate(successor)
    for move in successor.moves():
        if move != position.empty:
            least = min(least, evaluation.evaluate(successor.play(move)))
    return least


@predicate(
    "ways_then(+board, +place, -squares)",
    Cost.REPLIES,
    "the number of moves after {1} that come nearer by the least count",
    result="Ways",
)
def ways_then(evaluation: Any, successor: Any, place: int, position: Any) -> np.int64:
    here, ways = evaluation.evaluate(successor), np.int64(0)
    for move in successor.moves():
        if move != position.empty:
            ways += np.int64(evaluation.evaluate(successor.play(move)) < here)
    return ways


KNOWLEDGE.compile(__name__)
