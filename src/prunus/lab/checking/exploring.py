"""Exploring a game: its first positions all of them, then games by chance, as far as nothing is wrong."""

from __future__ import annotations

import contextlib
import random
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from prunus.core.game import Game
from prunus.errors import BadGame, NoValue
from prunus.lab.checking.finding import Finding, Place

FIRST = 2_000  # positions that are looked at in the order of their distance from the start
KEPT = 400  # positions that the laws look at more closely
LONGEST = 2_000  # plies after which a game is believed to go on for ever


@dataclass
class Explored:
    """What was come across, and what went wrong on the way."""

    places: list[Place] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)  # how many each position has
    lengths: list[int] = field(default_factory=list)  # of games
    positions: int = 0


def explored(game: Game, start: Any, games: int, seconds: float, seed: int) -> Explored:
    """Look at the first positions, nearest first, and play `games` games by chance, or for so many seconds."""
    found = Explored()
    until = time.monotonic() + seconds
    try:
        for place in _nearest(start):
            found.positions += 1
            found.moves.append(len(place.position.moves()) if hasattr(place.position, "as_called") else place.position.move_count())
            if found.positions <= KEPT // 2:
                found.places.append(place)
            if found.positions == FIRST or time.monotonic() > until - seconds / 2:
                break
        chance = random.Random(seed)
        for number in range(games):
            if number and time.monotonic() > until:
                break
            _play(game, start, chance, found)
            if any(not finding.is_error for finding in found.findings):
                break
    except BadGame as error:
        found.findings.append(Finding(str(error), (), "mend this first: what else there is can only be seen afterwards"))
    return found


def _nearest(start: Any) -> Iterator[Place]:
    """All positions, in the order of their distance from the start."""
    waiting, seen = deque([Place(start, ())]), {start.key()}
    while waiting:
        place = waiting.popleft()
        position = place.position
        yield place
        if position.is_over():
            _ask_outcome(position)
            continue
        for move in position.moves():
            child = position.play(move)
            key = child.key()
            if key not in seen:
                seen.add(key)
                waiting.append(Place(child, (*place.line, int(move))))


def _play(game: Game, start: Any, chance: random.Random, found: Explored) -> None:
    """A game by chance, to its end or until it seems to have none."""
    position, seen = start, {start.key(): 0}
    line: tuple[int, ...] = ()
    while not position.is_over():
        moves = list(position.moves())
        found.moves.append(len(moves))
        move = chance.choice(moves)
        position, line = position.play(move), (*line, int(move))
        found.positions += 1
        if position.key() in seen or len(line) == LONGEST:
            place = Place(position, line)
            again = seen.get(position.key())
            what = f"the position after {again} moves stands again after {len(line)}" if again is not None else "it does not end"
            found.findings.append(
                Finding(
                    f"the game can go on for ever: {what}",
                    place.told(game, start)[:20],
                    "count moves in the position and end the game at a bound, or end it where a position is repeated",
                    is_error=False,
                )
            )
            return
        seen[position.key()] = len(line)
        if (position.is_over() or chance.random() < 0.05) and len(found.places) < KEPT:
            found.places.append(Place(position, line))
    _ask_outcome(position)
    found.lengths.append(len(line))


def _ask_outcome(position: Any) -> None:
    with contextlib.suppress(NoValue):  # of a tree in which some leaves have none
        position.outcome()
