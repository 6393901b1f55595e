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
from prunus.core.generic import is_numbers
from prunus.core.standing_in import itself
from prunus.errors import BadGame, NoValue
from prunus.lab.checking.finding import Finding, Place

FIRST = 2_000  # positions that are looked at in the order of their distance from the start
KEPT = 400  # positions that the laws look at more closely
LONGEST = 2_000  # plies after which a game is believed to go on for ever
FURTHER = 200  # games that are played after one went wrong, for a shorter one that does
SHOWN = 20  # moves of a game without end that are told
MEND = "mend this first: what else there is can only be seen afterwards"


@dataclass
class Explored:
    """What was come across, and what went wrong on the way."""

    places: list[Place] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)  # how many each position has
    lengths: list[int] = field(default_factory=list)  # of games
    positions: int = 0


@dataclass(frozen=True)
class Slip:
    """A game in which something went wrong, and after how many moves."""

    length: int
    finding: Finding


def explored(game: Game, start: Any, games: int, seconds: float, seed: int) -> Explored:
    """Look at the first positions, nearest first, and play `games` games by chance, or for so many seconds.

    Of errors and of warnings the one is told that the fewest moves lead to.
    """
    found = Explored()
    until = time.monotonic() + seconds
    try:
        for place in _nearest(start):
            found.positions += 1
            found.moves.append(len(place.position.moves()))
            if found.positions <= KEPT // 2:
                found.places.append(place)
            if found.positions == FIRST or time.monotonic() > until - seconds / 2:
                break
    except BadGame as error:
        found.findings.append(Finding(str(error), (), MEND))
        return found
    chance = random.Random(seed)
    shortest: dict[bool, Slip] = {}
    left = games
    while left and (left == games or time.monotonic() < until):
        slip = _played(game, start, chance, found)
        left -= 1
        if slip is not None:
            left = left if shortest else min(left, FURTHER)
            kind = slip.finding.is_error
            shortest[kind] = min(shortest.get(kind, slip), slip, key=lambda each: each.length)
    found.findings += [slip.finding for slip in shortest.values()]
    return found


def _nearest(start: Any) -> Iterator[Place]:
    """All positions, in the order of their distance from the start."""
    waiting, seen = deque([Place(start, ())]), {_known_by(start)}
    while waiting:
        place = waiting.popleft()
        position = place.position
        yield place
        if position.is_over():
            _ask_outcome(position)
            continue
        for move in position.moves():
            child = position.play(move)
            name = _known_by(child)
            if name not in seen:
                seen.add(name)
                waiting.append(Place(child, (*place.line, int(move))))


def _known_by(position: Any) -> Any:
    """What a position is known by, whatever its game says that its key is: keys may be wrong; asked here, it says if it is none."""
    key = position.key()
    own = itself(position)
    if is_numbers(type(own)):  # type: ignore[arg-type]
        return own
    return key if position.name is None else position.name


def _played(game: Game, start: Any, chance: random.Random, found: Explored) -> Slip | None:
    """A game by chance, to its end or until it seems to have none."""
    position, seen = start, {_known_by(start): 0}
    line: tuple[int, ...] = ()
    try:
        while not position.is_over():
            moves = position.moves()
            found.moves.append(len(moves))
            move = chance.choice(moves)
            position, line = position.play(move), (*line, int(move))
            found.positions += 1
            name = _known_by(position)
            if name in seen or len(line) == LONGEST:
                return Slip(len(line), _without_end(Place(position, line), seen.get(name), game, start))
            seen[name] = len(line)
            if (position.is_over() or chance.random() < 0.05) and len(found.places) < KEPT:
                found.places.append(Place(position, line))
        _ask_outcome(position)
    except BadGame as error:
        return Slip(len(line), Finding(str(error), (), MEND))
    found.lengths.append(len(line))
    return None


def _without_end(place: Place, again: int | None, game: Game, start: Any) -> Finding:
    """A warning, not an error: searches end at their horizon."""
    what = f"the position after {again} moves stands again after {len(place.line)}" if again is not None else "it does not end"
    return Finding(
        f"the game can go on for ever: {what}",
        place.told(game, start)[:SHOWN],
        "count moves in the position and end the game at a bound, or end it where a position is repeated",
        is_error=False,
    )


def _ask_outcome(position: Any) -> None:
    with contextlib.suppress(NoValue):  # of a tree in which some leaves have none
        position.outcome()
