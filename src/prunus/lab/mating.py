"""Mating problems for experiments, made by jobs: an attempt by seed and number gives one problem, or none.

An attempt puts men on a board until there is a mate in one move, and takes moves back until there is one in two and no sooner, then
in three. What it has come to in the end is its problem, so that no two problems are of one family.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from prunus.core.registry import game as find_game
from prunus.errors import OutOfRange
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner
from prunus.searches.proof.prove import prove
from prunus.study.attack import MEGABYTES, Problem

GAME = "chess"
DEPTHS = (3, 5)  # plies of a mate in two and in three moves
NODES = 2000  # of df-pn in the natural order: what takes more is no problem here
TRIES = 8  # to go a move back from a board
MOST_ATTEMPTS = 50  # for each problem that is wanted


def problems(number: int, seed: int, runner: Runner, deepest: int = DEPTHS[-1]) -> list[Problem]:
    """So many problems, an equal number of each depth by turns; the first that the attempts of a seed give."""
    if number < 1:
        raise OutOfRange(f"there must be at least one problem, not {number}")
    depths = [depth for depth in DEPTHS if depth <= deepest]
    wanted = {depth: len(range(place, number, len(depths))) for place, depth in enumerate(depths)}
    found: dict[int, dict[str, Problem]] = {depth: {} for depth in depths}
    for made in _made(number, seed, deepest, runner):
        if len(found[made.depth]) < wanted[made.depth]:
            found[made.depth].setdefault(made.position, made)
        if all(len(found[depth]) == wanted[depth] for depth in depths):
            queues = {depth: iter(found[depth].values()) for depth in depths}
            return [next(queues[depths[place % len(depths)]]) for place in range(number)]
    raise OutOfRange(f"{MOST_ATTEMPTS * number:,} attempts gave fewer than {number} mating problems: ask for fewer")


def _made(number: int, seed: int, deepest: int, runner: Runner) -> Iterator[Problem]:
    """The problems of one attempt after the other; so many at a time as are likely to be needed anyway."""
    for first in range(0, MOST_ATTEMPTS * number, number):
        attempts = range(first, first + number)
        jobs = [Job("prunus.lab.mating:attempted", {"seed": seed, "number": each, "deepest": deepest}) for each in attempts]
        for answer in runner.run(jobs, "attempts at a problem"):
            if answer.value is not None:
                yield Problem(*answer.value)


def attempted(seed: int, number: int, deepest: int) -> Problem | None:
    """A job: the problem that an attempt comes to, if it comes to one."""
    chance = random.Random(f"mates {seed} {number}")
    game, made = find_game(GAME), None
    position = game.by_lot(chance)
    while not _is_mate(position, 1):
        position = game.by_lot(chance)
    for depth in DEPTHS:
        earlier = _led_up_to(game, position, depth, chance) if depth <= deepest else None
        if earlier is None:
            break
        position, made = earlier, Problem(game.format(earlier), depth)
    return made


def _led_up_to(game: Any, position: Any, depth: int, chance: random.Random) -> Any:
    """A board a move earlier with a mate in `depth` plies and no sooner, if a few tries find one."""
    for _ in range(TRIES):
        earlier = game.a_move_earlier(position, chance)
        if earlier is not None and not _is_mate(earlier, depth - 2) and _is_mate(earlier, depth):
            return earlier
    return None


def _is_mate(position: Any, depth: int) -> bool:
    """Whether df-pn proves a mate within so many plies, and within NODES."""
    return prove(position, depth=depth, megabytes=MEGABYTES, nodes=NODES).answer is True
