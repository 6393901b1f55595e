"""A sample of positions from the middle of games, by seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from prunus.errors import OutOfRange

TRIES = 200  # games played for each position that is wanted


def midgame(start: Any, number: int, depth: int, seed: int) -> list[Any]:
    """`number` different positions, none of them over, from games between players of random moves.

    Each is drawn from the second and third fifth of its game, or earlier where less than `depth` plies would be left of it.
    """
    if number < 1:
        raise OutOfRange(f"a comparison needs at least one position, not {number}")
    found: dict[Any, Any] = {}
    chance = random.Random(seed)
    for _ in range(TRIES * number):
        game = list(_played(start, chance))
        length = len(game) - 1
        last = min(3 * length // 5, length - depth)
        if last >= 0 and length > 0:
            position = game[chance.randint(min(length // 5, last), last)]
            found.setdefault(int(position.key()), position)
            if len(found) == number:
                return list(found.values())
    raise OutOfRange(
        f"{TRIES * number:,} random games gave {len(found)} different positions with {depth} plies left, not {number}: "
        "ask for fewer positions or a smaller depth"
    )


def _played(position: Any, chance: random.Random) -> Iterator[Any]:
    yield position
    while not position.is_over():
        position = position.play(chance.choice(list(position.moves())))
        yield position


def estimated_leaves(position: Any, depth: int, seed: int, games: int = 100) -> float:
    """About how many leaves the whole tree has: the mean product of the numbers of moves on random paths (Knuth, 1975)."""
    chance = random.Random(seed)
    total = 0.0
    for _ in range(games):
        here, product = position, 1
        for _ply in range(depth):
            moves = list(here.moves())
            if not moves:
                break
            product *= len(moves)
            here = here.play(chance.choice(moves))
        total += product
    return total / games
