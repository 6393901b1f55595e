"""Training games: two players who look `depth` plies ahead play, and the positions that they meet become examples.

Plain games are watched here as they are in a search, and their moves are known by the same numbers (`core.numbering`).
"""

from __future__ import annotations

import functools
import hashlib
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

import numpy as np

from prunus.core.game import Game
from prunus.core.registry import game as find_game
from prunus.core.rows import is_row, written
from prunus.errors import BadTask
from prunus.jobs.job import Job, canonical, prepared
from prunus.jobs.runner import Runner
from prunus.searches.driving.parts import find_evaluation, sound
from prunus.study.examples import Examples, Source
from prunus.study.losses import values_and_losses

LONGEST = 1000  # plies of a random game


def collect(source: Source, runner: Runner | None = None) -> Examples:
    """Play the training games and gather the examples; the same source gives the same examples, whoever plays them.

    Of more than `max_positions` positions those are kept whose lots are smallest, which is a fair sample of all.
    """
    met: dict[tuple[Any, ...], Met] = {}
    for answer in (runner or Runner()).run(_jobs(source), f"training games, {source.evaluation}"):
        for each in map(Met._make, answer.value):
            met.setdefault((str(each.row), each.depth), each)
    kept = _sample(list(met.values()), source)
    if not kept:
        raise BadTask("there was no choice: no position of the training games had two moves")
    return gathered(source, kept)


def gathered(source: Source, met: Sequence[Met]) -> Examples:
    """The examples of positions that were met."""
    told = tuple(each.row for each in met if isinstance(each.row, str))
    rows: list[Any] = [[number] for number in range(len(told))] or [each.row for each in met]
    return Examples(
        source,
        np.array(rows, np.uint64),
        np.repeat(np.arange(len(met)), [len(each.moves) for each in met]).astype(np.int32),
        np.array([move for each in met for move in each.moves], np.int32),
        np.array([value for each in met for value in each.values], np.int32),
        np.array([loss for each in met for loss in each.losses], np.int64),
        np.array([each.nodes for each in met], np.int64),
        told,
    )


def _jobs(source: Source) -> list[Job]:
    """A job a game. What does not fit is refused before anybody begins; what has no name is played and asked in this process."""
    if source.nameless is not None:
        player = _Player(source)
        return [Job(player.positions, {"number": number}) for number in range(source.games)]
    described = asdict(source)
    _player(canonical(described))
    named, digests = "prunus.study.training:game_played", source.files()
    return [Job(named, {"source": described, "number": number}, digests) for number in range(source.games)]


class Met(NamedTuple):
    """A position of a training game as a row of words or, where it has none, as text; the depth that was left there, its moves,
    their values and losses."""

    row: list[int] | str
    depth: int
    moves: list[int]
    values: list[int]
    losses: list[int]
    nodes: int  # of a search that tries the best move first


def game_played(source: dict[str, Any], number: int) -> list[Met]:
    """A job: the positions with a choice that are met in training game `number`, one of each, at most `max_positions`."""
    return _player(canonical(source)).positions(number)


@prepared(8)
def _player(source: str) -> _Player:
    return _Player(Source(**json.loads(source)))


class _Player:
    """Plays training games, whose positions it looks at `depth` plies ahead."""

    def __init__(self, source: Source) -> None:
        self.source, self.game = source, find_game(source.game)
        start = self.game.start()
        self.is_compiled = is_row(start)
        self.evaluation = find_evaluation(source.evaluation, start)
        size = max(start.max_moves(), 1)
        self.moves, self.values, self.losses = (np.zeros(size, np.int64) for _ in range(3))
        self.counter, self.nodes = np.zeros(1, np.int64), np.zeros(1, np.int64)

    def positions(self, number: int) -> list[Met]:
        """The positions of a game that are wanted: those on its path, of its trees, or a sample of them."""
        if (
            not self.is_compiled
        ):  # every game of a plain class numbers its moves itself: what was looked at in another has other numbers
            self._looked_at.cache_clear()
        chance = random.Random(f"{self.source.seed} {number}")
        path = self._path(self._start(chance))
        met: dict[Any, Met] = {}
        for node, depth in self._wanted(path, chance):
            if (node, depth) not in met and len((found := self._looked_at(node, depth)).moves) > 1:
                met[node, depth] = found
                if len(met) > 2 * self.source.max_positions:
                    kept = {id(each) for each in _sample(list(met.values()), self.source)}
                    met = {key: each for key, each in met.items() if id(each) in kept}
        return _sample(list(met.values()), self.source)

    def _start(self, chance: random.Random) -> Any:
        """Where a game begins; late is where its players see the end of a game played at random."""
        if self.source.starts != "late":
            return start_position(self.game, self.source.starts, chance)
        path = [sound(self.game.start())]
        while not path[-1].is_over() and len(path) < LONGEST:
            path.append(path[-1].play(chance.choice(list(path[-1].moves()))))
        return path[max(0, len(path) - 1 - self.source.depth)]

    def _path(self, position: Any) -> list[Any]:
        path: list[Any] = []
        while not position.is_over() and len(path) != self.source.plies:
            found = self._looked_at(position, self.source.depth)
            path.append(position)
            position = position.play(found.moves[found.values.index(max(found.values))])
        return path

    def _wanted(self, path: list[Any], chance: random.Random) -> Iterator[tuple[Any, int]]:
        if self.source.nodes == "path":
            yield from ((position, self.source.depth) for position in path)
        elif self.source.nodes == "tree":
            for root in path:
                yield from _tree(root, self.source.depth)
        elif path:
            for _ in range(int(self.source.nodes)):
                node, depth = chance.choice(path), self.source.depth
                for _ply in range(chance.randrange(self.source.depth)):
                    options = list(node.moves())
                    if not options:
                        break
                    node, depth = node.play(chance.choice(options)), depth - 1
                if not node.is_over():
                    yield node, depth

    @functools.lru_cache(4096)  # noqa: B019 - players live as long as their process
    def _looked_at(self, position: Any, depth: int) -> Met:
        found = (self.counter, self.moves, self.values, self.losses, self.nodes)
        size = values_and_losses(position, np.int64(depth), self.evaluation, *found)
        row = written([position])[0].tolist() if is_row(position) else self.game.format(position)
        moves, values, losses = (each[:size].tolist() for each in (self.moves, self.values, self.losses))
        return Met(row, depth, moves, values, losses, int(self.nodes[0]))


def _sample(met: list[Met], source: Source) -> list[Met]:
    """At most `max_positions` of them, in their order: those whose lots, drawn by their content and the seed, are smallest."""
    if len(met) <= source.max_positions:
        return met

    def lot(each: Met) -> bytes:
        return hashlib.blake2b(f"{source.seed} {each.row} {each.depth}".encode(), digest_size=8).digest()

    last = sorted(map(lot, met))[source.max_positions - 1]
    return [each for each in met if lot(each) <= last]


def _tree(position: Any, depth: int) -> Iterator[tuple[Any, int]]:
    """Every inner node of the search tree, with the depth that is left there."""
    if depth > 0 and not position.is_over():
        yield position, depth
        for move in position.moves():
            yield from _tree(position.play(move), depth - 1)


def start_position(this: Game, starts: str, chance: random.Random) -> Any:
    """Where a training or test game begins: the game's own random start if it has one, a few random plies otherwise."""
    if starts == "random" and hasattr(this, "random_start"):
        return this.random_start(chance)
    position = sound(this.start())
    if starts != "given":
        for _ in range(chance.randrange(2, 9)):
            options = list(position.moves())
            if not options:
                break
            position = position.play(chance.choice(options))
    return position
