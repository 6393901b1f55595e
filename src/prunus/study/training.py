"""Training games: two players who look `depth` plies ahead play, and the positions that they meet become examples."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from prunus.core.game import Game
from prunus.core.jit import kernel
from prunus.core.registry import game as find_game
from prunus.core.rows import written
from prunus.core.values import INFINITY, ONE
from prunus.errors import BadTask
from prunus.orderings.true_value import true_value
from prunus.searches.driving.parts import find_evaluation
from prunus.study.examples import Examples, Source, start_of


@kernel
def values_of_moves(position, depth, evaluation, moves, values):  # type: ignore[no-untyped-def]
    """Write every move and its minimax value for the player to move; how many there are."""
    size = 0
    for move in position.moves():
        moves[size] = move
        values[size] = -true_value(position.play(move), depth - ONE, -INFINITY, INFINITY, evaluation)
        size += 1
    return size


def collect(source: Source, progress: Callable[[str, float], None] | None = None, starts: list[Any] | None = None) -> Examples:
    """Play the training games and gather the examples; the same source gives the same examples."""
    this = find_game(source.game)
    chance = random.Random(source.seed)
    gatherer = _Gatherer(source, this)
    for number in range(source.games):
        begin = starts[number % len(starts)] if starts else start_position(this, source.starts, chance)
        gatherer.play(begin, chance)
        if progress is not None:
            progress(
                f"{number + 1} of {source.games} training games, {len(gatherer.rows):,} positions", (number + 1) / source.games
            )
    if not gatherer.rows:
        raise BadTask("there was no choice: no position of the training games had two moves")
    return gatherer.examples()


class _Gatherer:
    """Keeps at most `max_positions` positions, each equally likely to be among them."""

    def __init__(self, source: Source, this: Game) -> None:
        self.source, self.game = source, this
        start = start_of(source.game)
        self.evaluation = find_evaluation(source.evaluation, start)
        size = max(start.max_moves(), 1)
        self.moves, self.values = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self.rows: list[tuple[Any, list[int], list[int]]] = []
        self.seen: set[tuple[Any, int]] = set()
        self.met = 0

    def look(self, position: Any, depth: int) -> tuple[list[int], list[int]]:
        size = values_of_moves(position, np.int64(depth), self.evaluation, self.moves, self.values)
        return self.moves[:size].tolist(), self.values[:size].tolist()

    def keep(self, position: Any, depth: int, chance: random.Random) -> tuple[list[int], list[int]]:
        moves, values = self.look(position, depth)
        if len(moves) > 1 and (position, depth) not in self.seen:
            self.seen.add((position, depth))
            self.met += 1
            if len(self.rows) < self.source.max_positions:
                self.rows.append((position, moves, values))
            elif (place := chance.randrange(self.met)) < self.source.max_positions:
                self.rows[place] = (position, moves, values)
        return moves, values

    def play(self, position: Any, chance: random.Random) -> None:
        """A training game: both players take the first of the best moves."""
        path = []
        while not position.is_over():
            moves, values = (
                self.keep(position, self.source.depth, chance)
                if self.source.nodes == "path"
                else self.look(position, self.source.depth)
            )
            path.append(position)
            position = position.play(moves[values.index(max(values))])
        if self.source.nodes == "tree":
            for root in path:
                for node, depth in _tree(root, self.source.depth):
                    self.keep(node, depth, chance)
        elif self.source.nodes != "path" and path:
            for _ in range(int(self.source.nodes)):
                node, depth = chance.choice(path), self.source.depth
                for _ply in range(chance.randrange(self.source.depth)):
                    options = list(node.moves())
                    if not options:
                        break
                    node, depth = node.play(chance.choice(options)), depth - 1
                if not node.is_over():
                    self.keep(node, depth, chance)

    def examples(self) -> Examples:
        owners = np.repeat(np.arange(len(self.rows)), [len(moves) for _, moves, _ in self.rows])
        return Examples(
            self.source,
            written([position for position, _, _ in self.rows]),
            owners.astype(np.int32),
            np.array([move for _, moves, _ in self.rows for move in moves], np.int16),
            np.array([value for _, _, values in self.rows for value in values], np.int32),
        )


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
    position = this.start()
    if starts != "given":
        for _ in range(chance.randrange(2, 9)):
            options = list(position.moves())
            if not options:
                break
            position = position.play(chance.choice(options))
    return position
