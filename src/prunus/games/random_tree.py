"""Trees by seed: every inner node has the same number of children, and all leaves are equally deep unless `ends` says otherwise.

Nothing is stored: a node is a key, and the key of child i is mixed from its parent's key and i.

    order=natural   leaf values drawn one by one, independently of each other
    order=perfect   every node's best child comes first       } the value of the root is drawn, then the values of
    order=random    every node's best child has a random place } children from their parent's: the best child has it,
    order=worst     every node's children come worst first     } the others have less

In the worst order siblings are so far apart that nothing below one of them can reach another, so alpha-beta cuts nowhere.

In the natural order "values=9" draws small numbers, evenly from -9 to 9, and with "ends=20" every node below the root ends the game
with a probability of 20 %, so that leaves are not equally deep.

Text: "branching=3 depth=6 seed=1 order=natural"; "path=0.2.1" leads to a node below the root. A node by itself is written
with its key, value and gap in place of a seed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from prunus.core.bits import mix
from prunus.core.game import Game, Valued, hashed_fields
from prunus.core.generic import implements
from prunus.core.jit import inline
from prunus.core.values import MAX_PLY, WIN
from prunus.errors import NotationError, OutOfRange

NATURAL, PERFECT, RANDOM, WORST = range(4)
ORDERS = ("natural", "perfect", "random", "worst")
SPREAD = np.uint64(1000)
HUNDRED, ENDING = np.uint64(100), np.uint64(0xE4D5)  # what tells whether a node ends the game from what it is worth


@implements(Valued)
class Position(NamedTuple):
    seed_key: np.uint64
    value: np.int64  # the true value, seen by the player to move; unknown (0) in the natural order
    gap: np.int64  # how far apart siblings are in the worst order
    depth: np.int64
    branching: np.int64
    order: np.int64
    values: np.int64  # the greatest value of a leaf in the natural order; 0 for the widest range
    ends: np.int64  # of a hundred nodes below the root, how many end the game

    def max_moves(self) -> int:
        return int(self.branching)

    def moves(self) -> Iterable[int]:
        if self.depth > 0:
            for child in range(self.branching):
                yield child

    def play(self, move: int) -> Position:
        key = mix(self.seed_key ^ np.uint64(move + 1))
        value = -(self.value - shortfall(self, move, key))
        gap, depth = self.gap // self.branching, self.depth - 1
        if np.int64(mix(key ^ ENDING) % HUNDRED) < self.ends:
            depth = np.int64(0)
        return Position(key, value, gap, depth, self.branching, self.order, self.values, self.ends)

    def is_over(self) -> bool:
        return self.depth == 0

    def outcome(self) -> np.int64:
        return self.leaf_value()

    def leaf_value(self) -> np.int64:
        if self.order == NATURAL:
            if self.values > 0:
                return np.int64(mix(self.seed_key) % np.uint64(2 * self.values + 1)) - self.values
            return drawn(self.seed_key)
        return self.value

    def move_count(self) -> np.int64:
        if self.depth == 0:
            return np.int64(0)
        return self.branching

    def key(self) -> np.uint64:
        return hashed_fields(self)


@inline
def drawn(key: np.uint64) -> np.int64:
    """A value drawn for a leaf, evenly from -WIN/2 to WIN/2."""
    return np.int64(mix(key) % np.uint64(WIN)) - WIN // 2


@inline
def shortfall(parent: Position, move: int, key: np.uint64) -> np.int64:
    """By how much the child that `move` leads to is worse than the best one, seen by the parent's player."""
    if parent.order == NATURAL:
        return parent.value
    if parent.order == WORST:
        return (parent.branching - 1 - move) * parent.gap
    best = np.int64(0)
    if parent.order == RANDOM:
        best = np.int64(mix(parent.seed_key) % np.uint64(parent.branching))
    if move == best:
        return np.int64(0)
    return np.int64(1) + np.int64(key % SPREAD)


MAX_BRANCHING, MAX_GAP = 10_000, 2**55


class RandomTree(Game):
    name = "random-tree"
    summary = "a random tree by seed; leaf order natural, perfect, random or worst; small values and early ends if asked for"
    default_evaluation = "leaf-value"

    def start(self) -> Position:
        return self.root(branching=3, depth=6, seed=1)

    def root(self, branching: int, depth: int, seed: int, order: str = "natural", values: int = 0, ends: int = 0) -> Position:
        """The root of a tree of `branching` ** `depth` leaves, fewer where games end early."""
        if not 1 <= branching <= MAX_BRANCHING or not 0 <= depth <= MAX_PLY:
            bounds = f"branching >= 1 and <= {MAX_BRANCHING} and 0 <= depth <= {MAX_PLY}"
            raise OutOfRange(f"a tree needs {bounds}, not {branching} and {depth}")
        if not 0 <= values <= WIN // 2 or not 0 <= ends <= 100:
            raise OutOfRange(f"a tree needs 0 <= values <= {WIN // 2} and 0 <= ends <= 100, not {values} and {ends}")
        if order != "natural" and (values or ends):
            raise OutOfRange(f"small values and early ends are for the natural order, not for the {order} one")
        gap = branching ** max(depth - 1, 0) if order == "worst" else 0
        if gap >= MAX_GAP:
            raise OutOfRange(f"the worst order of {branching} ** {depth} leaves needs values that do not fit in 64 bits")
        key = mix(np.uint64(seed % 2**64))
        value = 0 if order == "natural" else int(drawn(key))
        return Position(
            key,
            *map(np.int64, (value, gap, depth, branching, ORDERS.index(order), values, ends)),
        )

    def default_depth(self, position: Position) -> int:
        return int(position.depth)

    def parse(self, text: str) -> Position:
        fields = {
            "branching": "3",
            "depth": "6",
            "seed": "1",
            "order": "natural",
            "values": "0",
            "ends": "0",
            "path": "",
            "key": "",
            "value": "0",
            "gap": "0",
        }
        at = 0
        for word in text.split():
            at = text.index(word, at)
            name, equals, value = word.partition("=")
            if name not in fields or not equals:
                raise NotationError("random tree", text, at, f"one of {', '.join(f'{field}=' for field in fields)}")
            at += len(name) + 1
            if name == "order" and value not in ORDERS:
                raise NotationError("random tree", text, at, f"one of {', '.join(ORDERS)}")
            if name not in ("order", "path") and not re.fullmatch(r"-?[0-9]{1,18}" if name == "value" else r"[0-9]{1,20}", value):
                raise NotationError("random tree", text, at, "a whole number")
            fields[name] = value
        shape = {name: int(fields[name]) for name in ("branching", "depth", "seed", "values", "ends")}
        position = self.root(**shape, order=fields["order"])
        if fields["key"]:
            if int(fields["key"]) >= 2**64 or int(fields["gap"]) >= MAX_GAP:
                raise NotationError("random tree", text, None, "a key below 2 ** 64 and a gap below 2 ** 55")
            position = position._replace(
                seed_key=np.uint64(int(fields["key"])),
                value=np.int64(int(fields["value"])),
                gap=np.int64(int(fields["gap"])),
            )
        for child in filter(None, fields["path"].split(".")):
            if not re.fullmatch("[0-9]{1,9}", child) or int(child) not in list(position.moves()):
                raise NotationError("random tree", text, at, f"path= with children from 0 to {position.branching - 1}")
            position = position.play(int(child))
        return position

    def format(self, position: Position) -> str:
        shape = f"branching={position.branching} depth={position.depth} order={ORDERS[position.order]}"
        shape += f" values={position.values}" * bool(position.values) + f" ends={position.ends}" * bool(position.ends)
        return f"{shape} key={position.seed_key} value={position.value} gap={position.gap}"


GAME = RandomTree()
