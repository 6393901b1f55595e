"""The eight puzzle and its larger boards: tiles slide into the empty square until they are in order. One player, no opponent.

    squares, 3 x 3      the goal (Korf, 1985)      7 2 4
       0 1 2               . 1 2                   5 . 6       a position that is 26 moves away
       3 4 5               3 4 5                   8 3 1
       6 7 8               6 7 8

Four bits a square: the tile on square s is bits 4s to 4s + 3 of `tiles`, and 0 is the empty square. A move is the square whose tile
slides into the empty one, in the order up, left, right, down of it; people call it by the tile. Boards have two to four rows and
columns, `eight-puzzle-4x4` is the fifteen puzzle. Half of all arrangements can be reached: those whose permutation is as odd as the
way of the empty square to its corner.

Text: the tiles row by row, "7 2 4 / 5 . 6 / 8 3 1"; a board of one-digit tiles also "724506831".
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from prunus.core.bits import mix
from prunus.core.game import Game
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.puzzle import Sliding
from prunus.errors import NotationError, UnknownName

LEAST, MOST = 2, 4  # squares a side
BITS, TILE = np.uint64(4), np.uint64(15)


@implements(Sliding)
class Position(NamedTuple):
    tiles: np.uint64
    empty: np.int64
    width: np.int64
    height: np.int64

    def max_moves(self) -> int:
        return 4

    def moves(self) -> Iterable[np.int64]:
        if not self.is_solved():
            if self.empty >= self.width:
                yield self.empty - self.width
            if self.empty % self.width > 0:
                yield self.empty - np.int64(1)
            if self.empty % self.width < self.width - 1:
                yield self.empty + np.int64(1)
            if self.empty < self.width * (self.height - 1):
                yield self.empty + self.width

    def play(self, move: int) -> Position:
        tile = (self.tiles >> shift(move)) & TILE
        tiles = self.tiles ^ (tile << shift(move)) ^ (tile << shift(self.empty))
        return Position(tiles, np.int64(move), self.width, self.height)

    def is_over(self) -> bool:
        return self.is_solved()

    def is_solved(self) -> bool:
        return self.tiles == GOALS[self.width * self.height]

    def outcome(self) -> int:
        return 0

    def move_count(self) -> np.int64:
        if self.is_solved():
            return np.int64(0)
        column = self.empty % self.width
        return (
            np.int64(self.empty >= self.width)
            + np.int64(column > 0)
            + np.int64(column < self.width - 1)
            + np.int64(self.empty < self.width * (self.height - 1))
        )

    def key(self) -> np.uint64:
        return mix(self.tiles ^ np.uint64(16 * self.width + self.height))

    def taking_back(self, move: int) -> np.int64:
        return self.empty

    def tile(self, square: int) -> np.int64:
        return np.int64((self.tiles >> shift(square)) & TILE)

    def columns(self) -> np.int64:
        return self.width

    def squares(self) -> np.int64:
        return self.width * self.height


@inline
def shift(square: int) -> np.uint64:
    """How far the bits of a square are shifted."""
    return np.uint64(square) * BITS


GOALS = np.array([sum(tile << 4 * tile for tile in range(size)) for size in range(MOST * MOST + 1)], np.uint64)  # by squares


class SlidingPuzzle(Game):
    """The words of the puzzle on a board of `width` x `height`."""

    summary = "tiles slide into the empty square until they are in order; one player"
    variants = tuple(f"eight-puzzle-{w}x{h}" for w, h in itertools.product(range(LEAST, MOST + 1), repeat=2) if (w, h) != (3, 3))
    default_evaluation = "linear-conflict"

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.name = "eight-puzzle" if (width, height) == (3, 3) else f"eight-puzzle-{width}x{height}"

    def start(self) -> Position:
        """An arrangement by chance, the same each time."""
        return self.parse("7 2 4 / 5 . 6 / 8 3 1") if (self.width, self.height) == (3, 3) else self.shuffled(random.Random(1))

    def position(self, tiles: Iterable[int]) -> Position:
        """The position with these tiles from square 0 on, 0 for none; it need not lead to the goal."""
        listed = list(tiles)
        word = sum(tile << 4 * square for square, tile in enumerate(listed))
        return Position(np.uint64(word), *map(np.int64, (listed.index(0), self.width, self.height)))

    def shuffled(self, chance: random.Random) -> Position:
        """An arrangement that leads to the goal, all of them equally likely."""
        tiles = list(range(self.width * self.height))
        chance.shuffle(tiles)
        if not self.leads_to_goal(tiles):  # two tiles exchanged make the other half
            first, second = (square for square, tile in enumerate(tiles) if tile in (1, 2))
            tiles[first], tiles[second] = tiles[second], tiles[first]
        return self.position(tiles)

    def leads_to_goal(self, tiles: list[int]) -> bool:
        """Whether the permutation is as odd as the number of steps of the empty square to its corner."""
        inversions = sum(first > second for first, second in itertools.combinations(tiles, 2))
        steps = sum(divmod(tiles.index(0), self.width))
        return inversions % 2 == steps % 2

    def parse(self, text: str) -> Position:
        size = self.width * self.height
        found = [(word[0], word.start()) for word in re.finditer(r"[0-9]+|[._]|[^\s,/]", text)]
        if len(found) == 1 and len(found[0][0]) == size <= 10:  # one digit a tile
            found = [(digit, found[0][1] + i) for i, digit in enumerate(found[0][0])]
        elif size <= 10 and all(len(word) == self.width or word in "._" for word, _ in found) and len(found) < size:
            found = [(sign, at + i) for word, at in found for i, sign in enumerate(word)]
        tiles: list[int] = []
        for word, at in found:
            tile = 0 if word in ("0", ".", "_") else int(word) if re.fullmatch("[1-9][0-9]?", word) else size
            if tile >= size or tile in tiles:
                raise NotationError(self.name, text, at, f"each of the tiles 1 to {size - 1} once, and . or 0 for the empty square")
            tiles.append(tile)
        if len(tiles) != size:
            raise NotationError(self.name, text, None, f"{size} squares, {self.height} rows of {self.width}, not {len(tiles)}")
        if not self.leads_to_goal(tiles):
            raise NotationError(
                self.name, text, None, "an arrangement that leads to the goal: half of all do, and this is of the other"
            )
        return self.position(tiles)

    def format(self, position: Position) -> str:
        return " / ".join(" ".join(row) for row in self.tiles(position))

    def format_move(self, position: Position, move: int) -> str:
        return str(position.tile(move))

    def tiles(self, position: Position) -> list[list[str]]:
        """The board as rows of texts, a text a square."""
        texts = [str(tile or ".") for tile in (int(position.tile(square)) for square in range(int(position.squares())))]
        return [texts[row : row + self.width] for row in range(0, len(texts), self.width)]

    def board_of(self, position: Position) -> SlidingPuzzle:
        return SlidingPuzzle(int(position.width), int(position.height))

    def variant(self, suffix: str) -> SlidingPuzzle:
        found = re.fullmatch(f"([{LEAST}-{MOST}])x([{LEAST}-{MOST}])", suffix)
        if found is None:
            raise UnknownName("puzzle", f"eight-puzzle-{suffix}", ["eight-puzzle", *self.variants])
        return SlidingPuzzle(int(found[1]), int(found[2]))


PUZZLE = SlidingPuzzle(3, 3)
