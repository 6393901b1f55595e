"""Patterns: groups of squares, and the number of what stands on one.

    index = sum over its squares of 3**i * (0 empty, 1 own, 2 the opponent's)

A game names one group of each kind; the others are its images when the board is turned. All images share one table of weights, and
so do the contents of one group that are each other's image. The numbers of sixteen groups are made at once: a table says what every
byte of a set of squares adds to each of them, and eight bytes of both sets are summed up as vectors of sixteen words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from prunus.core.jit import compiled_form
from prunus.core.memory import Cells, CellsType
from prunus.errors import BadGame

LANES = 16
LARGEST = 10  # squares of a group: 3**10 contents are counted in a word of 16 bits
ROWS, BYTES = 8, 256


@dataclass(frozen=True)
class Group:
    """A named group of squares, all its images on the board, and for every content the one that stands for all that are alike."""

    name: str
    images: tuple[tuple[int, ...], ...]
    canonical: NDArray[np.int64]

    @property
    def contents(self) -> int:
        return len(self.canonical)

    @classmethod
    def of(cls, name: str, squares: Sequence[int], position: Any) -> Group:
        """The group with its images under the turns of a position."""
        if not 1 <= len(set(squares)) == len(squares) <= LARGEST:
            raise BadGame(f"the pattern {name!r} has {len(squares)} squares; it may have from 1 to {LARGEST}, each once")
        views = [tuple(int(position.turned_move(s, turn)) for s in squares) for turn in range(int(position.turns()))]
        first: dict[frozenset[int], tuple[int, ...]] = {}
        alike = set()
        for view in views:
            seen = first.setdefault(frozenset(view), view)
            alike.add(tuple(seen.index(square) for square in view))
        canonical = np.arange(3 ** len(squares))
        for places in sorted(alike):
            canonical = np.minimum(canonical, _renumbered(places)[canonical])
        return cls(name, tuple(first.values()), _rooted(canonical))


def _renumbered(places: Sequence[int]) -> NDArray[np.int64]:
    """For every content, the number of the same stones when square i is called square places[i]."""
    numbers = np.zeros(1, np.int64)
    for place in places:
        numbers = (np.arange(3)[:, None] * 3**place + numbers).ravel()
    return numbers


def _rooted(canonical: NDArray[np.int64]) -> NDArray[np.int64]:
    """The same with all who are alike, in however many steps, standing for the least of them."""
    while not np.array_equal(canonical, smaller := canonical[canonical]):
        canonical = smaller
    return canonical


@dataclass(frozen=True)
class Shape:
    """All groups of a game, and where the weights of a stage of play stand:

    one row of cells a group, a cell a content; REACH cells for what the player to move can use, as many for the opponent; one
    cell that is always zero, for lanes without a group.
    """

    groups: tuple[Group, ...]
    REACH = 64

    @classmethod
    def of(cls, patterns: Mapping[str, Sequence[int]], position: Any) -> Shape:
        return cls(tuple(Group.of(name, squares, position) for name, squares in patterns.items()))

    @cached_property
    def begins(self) -> list[int]:
        """Where the row of each group begins."""
        return [0, *np.cumsum([group.contents for group in self.groups]).tolist()]

    @property
    def reach(self) -> int:
        return self.begins[-1]

    @property
    def nothing(self) -> int:
        return self.reach + 2 * self.REACH

    @property
    def size(self) -> int:
        """How many cells a stage has."""
        return self.nothing + 1

    @cached_property
    def images(self) -> list[tuple[int, tuple[int, ...]]]:
        """Every image on the board, with the place where the row of its group begins."""
        return [(begin, image) for begin, group in zip(self.begins, self.groups, strict=False) for image in group.images]

    @property
    def chunks(self) -> int:
        return -(-len(self.images) // LANES)

    @cached_property
    def places(self) -> NDArray[np.int32]:
        """[lane]: where the row of its group begins; `nothing` for lanes without one."""
        places = np.full(self.chunks * LANES, self.nothing, np.int32)
        places[: len(self.images)] = [begin for begin, _ in self.images]
        return places

    @cached_property
    def shares(self) -> NDArray[np.uint16]:
        """[chunk, row, byte, lane]: what the stones in a byte of a set add to the number of a lane."""
        shares = np.zeros((self.chunks, ROWS, BYTES, LANES), np.uint16)
        for lane, (_, image) in enumerate(self.images):
            for i, square in enumerate(image):
                shares[lane // LANES, square // 8, (np.arange(BYTES) >> square % 8) & 1 == 1, lane % LANES] += 3**i
        return shares

    @cached_property
    def canonical(self) -> NDArray[np.int64]:
        """[cell]: the cell that stands for all that are alike, in the whole of a stage."""
        rows = [begin + group.canonical for begin, group in zip(self.begins, self.groups, strict=False)]
        return np.concatenate([*rows, np.arange(self.reach, self.size)])

    @cached_property
    def kept(self) -> NDArray[np.int64]:
        """The cells that stand for others or for themselves; a file has these alone."""
        return np.unique(self.canonical)

    def cells(self, own: NDArray[np.uint64], opponent: NDArray[np.uint64]) -> NDArray[np.int32]:
        """[position, lane]: the cells that the groups of positions mean."""
        found = np.tile(self.places, (len(own), 1))
        for chunk in range(self.chunks):
            lanes = slice(chunk * LANES, (chunk + 1) * LANES)
            for row in range(ROWS):
                shift = np.uint64(8 * row)
                for factor, words in ((1, own), (2, opponent)):
                    byte = ((words >> shift) & np.uint64(BYTES - 1)).astype(np.int64)
                    found[:, lanes] += factor * self.shares[chunk, row, byte].astype(np.int32)
        return found


def sixteen(shares: Any, places: Any, weights: Any, chunk: int, base: int, own: np.uint64, opponent: np.uint64) -> int:
    """The sum of the weights of sixteen groups, those of a chunk, in a stage whose cells begin at `base`."""
    total = 0
    for lane in range(LANES):
        index = 0
        for row in range(ROWS):
            at = (chunk * ROWS + row) * BYTES
            index += shares[(at + (int(own) >> 8 * row) % BYTES) * LANES + lane]
            index += 2 * shares[(at + (int(opponent) >> 8 * row) % BYTES) * LANES + lane]
        total += weights[base + places[chunk * LANES + lane] + index]
    return total


_WORD, _HALF, _SHORT, _COUNT = ir.IntType(64), ir.IntType(32), ir.IntType(16), ir.IntType(32)
_SHORTS, _HALVES = ir.VectorType(_SHORT, LANES), ir.VectorType(_HALF, LANES)


@intrinsic
def _sixteen(_typing: Any, shares: Any, places: Any, weights: Any, chunk: Any, base: Any, own: Any, opponent: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        shares, places, weights, chunk, base, own, opponent = arguments
        begin = builder.mul(chunk, _WORD(ROWS * BYTES * LANES))

        def summed(words: Any) -> Any:
            total = ir.Constant(_SHORTS, None)
            for row in range(ROWS):
                byte = builder.and_(builder.lshr(words, _WORD(8 * row)), _WORD(BYTES - 1))
                at = builder.add(begin, builder.mul(builder.add(byte, _WORD(row * BYTES)), _WORD(LANES)))
                vector = builder.bitcast(builder.gep(shares, [at]), _SHORTS.as_pointer())
                total = builder.add(total, builder.load(vector, align=2))
            return total

        theirs = summed(opponent)
        index = builder.zext(builder.add(summed(own), builder.add(theirs, theirs)), _HALVES)
        first = builder.gep(places, [builder.mul(chunk, _WORD(LANES))])
        index = builder.add(index, builder.load(builder.bitcast(first, _HALVES.as_pointer()), align=4))
        row_of_weights, total = builder.gep(weights, [base]), _WORD(0)
        for lane in range(LANES):
            place = builder.zext(builder.extract_element(index, _COUNT(lane)), _WORD)
            total = builder.add(total, builder.sext(builder.load(builder.gep(row_of_weights, [place])), _WORD))
        return total

    if not all(isinstance(each, CellsType) for each in (shares, places, weights)):
        return None
    words = types.int64, types.int64, types.uint64, types.uint64
    return types.int64(shares, places, weights, *words), emit


@compiled_form(sixteen)
def _compiled_sixteen(shares, places, weights, chunk, base, own, opponent):  # type: ignore[no-untyped-def]
    return _sixteen(shares, places, weights, np.int64(chunk), np.int64(base), np.uint64(own), np.uint64(opponent))


def cells_of(shape: Shape) -> tuple[Cells, Cells]:
    """Shares and places as kernels see them."""
    return Cells(shape.shares, np.uint16), Cells(shape.places, np.int32)
