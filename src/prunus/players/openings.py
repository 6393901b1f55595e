"""Openings: positions from which matches begin, so that no two pairs of games are alike.

An opening is a few random legal moves; in Othello eight, as in the lists of XOT (Moreno and Berg, 2010), elsewhere two, or as many
more as it takes to find enough of them. All lead to positions in which the game is not over, of which no two are the same or mirror
images of each other, and, if one asks for it, to such as a shallow search takes for level. Who plays from an opening once with each
colour has no gain from one that favours a side.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from prunus.core.game import Game, Symmetric
from prunus.core.generic import answers
from prunus.draw.words import counted
from prunus.errors import OutOfRange
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.searcher import Searcher

USUAL = {"othello": 8}  # plies, by the first word of a game's name
FEWEST = 2
DEPTH = 4  # plies to search whether an opening is level
IDLE, A_FEW = 5, 50  # drawings for each position known, and some more, that find no other before there are believed to be none
TRIES, AT_LEAST = 100, 1000  # drawings for each opening that is wanted, and some more, of which too few may be level
LONGEST = 12  # plies, where nobody says how many
MOST_PLIES = 40


def openings(
    game: Game, number: int, seed: int = 1, plies: int | None = None, *, start: Any = None, within: int | None = None
) -> list[tuple[Any, ...]]:
    """The moves of so many openings. `within` is how far the value of a level one may be from zero."""
    if number < 1 or not (plies is None or 0 <= plies <= MOST_PLIES) or (within is not None and within < 0):
        raise OutOfRange(f"{number} openings of {plies} plies, level within {within}, cannot be drawn")
    begin = game.start() if start is None else start
    if begin.is_over():
        raise OutOfRange(f"no game begins in {game.format(begin)!r}: it is over")
    fixed = plies if plies is not None else USUAL.get(game.name.partition("-")[0])
    most = 0
    for length in range(FEWEST, LONGEST + 1) if fixed is None else (fixed,):
        found = _drawn(game, begin, number, seed, length, within)
        if len(found) == number:
            return found
        most = max(most, len(found))
    said, remedy = ("of any length", "") if fixed is None else (f"of {counted(fixed, 'ply')}", ", or from longer ones")
    level = "" if within is None else f" that are level within {within}"
    raise OutOfRange(
        f"{game.name} has no {number:,} openings {said}{level}, {most:,} different ones were found: play fewer games{remedy}"
    )


def _drawn(game: Game, begin: Any, number: int, seed: int, plies: int, within: int | None) -> list[tuple[Any, ...]]:
    """As many openings of a length as can be found, up to the number that is wanted."""
    if plies == 0:
        return [()] if number == 1 else []
    drawn = random.Random(f"openings {seed} {game.name} {plies}")
    searcher = None if within is None else Searcher()
    seen: set[Any] = set()
    found: list[tuple[Any, ...]] = []
    idle = 0
    for _ in range(TRIES * number + AT_LEAST):
        if len(found) == number or idle == IDLE * len(seen) + A_FEW:
            break
        idle += 1
        line = _line(begin, plies, drawn)
        if line is None:
            continue
        moves, position = line
        look = _look(position)
        if look not in seen:
            seen.add(look)
            idle = 0
            if searcher is None or abs(searcher.think(position, Limits(depth=DEPTH)).value or 0) <= (within or 0):
                found.append(moves)
    return found


def _look(position: Any) -> Any:
    """A key that is the same for mirror images."""
    turns = int(position.turns()) if answers(position, Symmetric) else 1
    return position.key() if turns == 1 else min(int(position.turned(turn).key()) for turn in range(turns))


def _line(position: Any, plies: int, drawn: random.Random) -> tuple[tuple[Any, ...], Any] | None:
    """Random moves, and where they lead; None if the game is over by then."""
    moves: list[Any] = []
    while len(moves) < plies:
        legal: Sequence[Any] = list(position.moves())
        moves.append(drawn.choice(legal))
        position = position.play(moves[-1])
        if position.is_over():
            return None
    return tuple(moves), position
