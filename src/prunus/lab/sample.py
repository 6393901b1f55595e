"""A sample of positions from the middle of games, by seed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Set
from typing import Any

from prunus.core.game import Game
from prunus.errors import OutOfRange
from prunus.orderings.natural import Natural
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.repeated import Repeated
from prunus.study.training import start_position

LOOKED_AHEAD = 2  # plies, by the players of the games that positions are taken from
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


def unseen(game: Game, number: int, depth: int, seed: int, evaluation: str, seen: Set[int] = frozenset()) -> list[Any]:
    """`number` different positions with a choice, and none whose key is in `seen`: what was learned from is not asked for again.

    Every other one is from a game of random moves, the others from games of players who look two plies ahead from random starts;
    all have `depth` plies left in their game.
    """
    if number < 1:
        raise OutOfRange(f"there must be at least one position, not {number}")
    search = Repeated(LOOKED_AHEAD, find_evaluation(evaluation, game.start()), Natural())
    found: dict[int, Any] = {}
    for attempt in range(TRIES * number):
        chance = random.Random(f"unseen {seed} {attempt}")
        if len(found) % 2:
            path = list(_followed(start_position(game, "random", chance), search))
        else:
            path = list(_played(game.start(), chance))
        places = [position for position in path[: max(0, len(path) - depth)] if len(list(position.moves())) > 1]
        if places:
            position = chance.choice(places)
            key = int(position.key())
            if key not in seen and key not in found:
                found[key] = position
                if len(found) == number:
                    return list(found.values())
    raise OutOfRange(
        f"{TRIES * number:,} games of {game.name} gave {len(found)} positions with {depth} plies left that nothing was learned "
        f"from, not {number}: ask for fewer positions, a smaller depth or fewer training games"
    )


def _followed(position: Any, search: Repeated) -> Iterator[Any]:
    yield position
    while not position.is_over():
        position = position.play(search.run(position)[1])
        yield position


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
