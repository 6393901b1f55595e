"""Sets of squares in one machine word, and the few instructions that work on them.

Square s is bit s, the least significant first. Every function takes and returns np.uint64 for sets and int64 for
counts and squares, compiled or not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from prunus.core.jit import compiled_form, inline

EMPTY = np.uint64(0)
BIT = np.uint64(1)
ALL = ~EMPTY
WORD = 2**64 - 1


def _instruction(name: str, emit: Any) -> Any:
    """An LLVM instruction on one uint64 that gives an int64."""

    def define(_typing: Any, word: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return emit(builder, arguments[0])

        return types.int64(types.uint64), generate

    define.__name__ = name
    return intrinsic(define)


_ctpop = _instruction("_ctpop", lambda builder, word: builder.ctpop(word))
_ctlz = _instruction("_ctlz", lambda builder, word: builder.ctlz(word, ir.IntType(1)(0)))
_cttz = _instruction("_cttz", lambda builder, word: builder.cttz(word, ir.IntType(1)(0)))


def count(squares: np.uint64) -> int:
    """How many squares the set has."""
    return int(squares).bit_count()


@compiled_form(count)
def _count(squares: np.uint64) -> int:
    return _ctpop(squares)


def unsigned(word: int) -> np.uint64:
    """The set or key that a signed word of storage holds."""
    return np.uint64(int(word) & WORD)


@compiled_form(unsigned)
def _unsigned(word: int) -> np.uint64:
    return np.uint64(word)


def lowest(squares: np.uint64) -> int:
    """The lowest square of a set that is not empty."""
    return (int(squares) & -int(squares)).bit_length() - 1


@compiled_form(lowest)
def _lowest(squares: np.uint64) -> int:
    return _cttz(squares)


def highest(squares: np.uint64) -> int:
    """The highest square of a set that is not empty."""
    return int(squares).bit_length() - 1


@compiled_form(highest)
def _highest(squares: np.uint64) -> int:
    return np.int64(63) - _ctlz(squares)


@inline
def bit(square: int) -> np.uint64:
    """The set of one square."""
    return BIT << np.uint64(square)


@inline
def each(squares: np.uint64) -> Iterator[int]:
    """The squares of a set, lowest first."""
    while squares != EMPTY:
        yield lowest(squares)
        squares &= squares - BIT


@inline
def runs(squares: np.uint64, step: int, length: int) -> np.uint64:
    """The squares s for which s, s + step, ..., s + (length - 1) * step all are in the set."""
    found = squares
    for i in range(1, length):
        found &= squares >> np.uint64(i * step)
    return found


@inline
def runs_with(square: np.uint64, squares: np.uint64, step: int, length: int) -> int:
    """How many runs of this length and step within the set have the square in them."""
    beginnings = square
    for i in range(1, length):
        beginnings |= square >> np.uint64(i * step)
    return count(runs(squares, step, length) & beginnings)


@inline
def lines_with(square: np.uint64, squares: np.uint64, stride: int, length: int) -> int:
    """How many lines of this length within the set have the square in them; `stride` is from a square to the one beside it."""
    return (
        runs_with(square, squares, 1, length)
        + runs_with(square, squares, stride, length)
        + runs_with(square, squares, stride + 1, length)
        + runs_with(square, squares, stride - 1, length)
    )


@inline
def foremost(squares: np.uint64, first: np.uint64, second: np.uint64, third: np.uint64) -> np.uint64:
    """The squares that are in the first of three sets that has any of them; all of them where none has."""
    found = squares & first
    found = found if found != EMPTY else squares & second
    found = found if found != EMPTY else squares & third
    return found if found != EMPTY else squares


@inline
def counted_bytes(word: np.uint64) -> np.uint64:
    """In every byte how many of its bits are set: pairs, then fours, then eights are added up side by side."""
    word -= (word >> np.uint64(1)) & np.uint64(0x5555_5555_5555_5555)
    word = (word & np.uint64(0x3333_3333_3333_3333)) + ((word >> np.uint64(2)) & np.uint64(0x3333_3333_3333_3333))
    return (word + (word >> np.uint64(4))) & np.uint64(0x0F0F_0F0F_0F0F_0F0F)


@inline
def seen_otherwise(squares: np.uint64, turn: int) -> np.uint64:
    """A set of an 8 x 8 board, row by row, after a mirroring left to right (1), top to bottom (2) and at the main diagonal (4),
    each if `turn` has its bit."""
    if turn & 1:
        squares = swapped(squares, 1, np.uint64(0x5555555555555555))
        squares = swapped(squares, 2, np.uint64(0x3333333333333333))
        squares = swapped(squares, 4, np.uint64(0x0F0F0F0F0F0F0F0F))
    if turn & 2:
        squares = swapped(squares, 8, np.uint64(0x00FF00FF00FF00FF))
        squares = swapped(squares, 16, np.uint64(0x0000FFFF0000FFFF))
        squares = swapped(squares, 32, np.uint64(0x00000000FFFFFFFF))
    if turn & 4:
        squares = exchanged(squares, 7, np.uint64(0x00AA00AA00AA00AA))
        squares = exchanged(squares, 14, np.uint64(0x0000CCCC0000CCCC))
        squares = exchanged(squares, 28, np.uint64(0x00000000F0F0F0F0))
    return squares


@inline
def swapped(squares: np.uint64, distance: int, lower: np.uint64) -> np.uint64:
    """Every square of `lower` changes places with the one at `distance`."""
    shift = np.uint64(distance)
    return ((squares >> shift) & lower) | ((squares & lower) << shift)


@inline
def exchanged(squares: np.uint64, distance: int, lower: np.uint64) -> np.uint64:
    """Every square of `lower` changes places with the one at `distance`; all others stay."""
    shift = np.uint64(distance)
    different = (squares ^ (squares >> shift)) & lower
    return squares ^ different ^ (different << shift)


def mix(word: np.uint64) -> np.uint64:
    """A permutation of the 64-bit words in which every input bit sways every output bit.

    The finaliser of SplitMix64 (Steele, Lea and Flood, 2014).
    """
    number = int(word)
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & WORD
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & WORD
    return np.uint64(number ^ (number >> 31))


@compiled_form(mix)
def _mix(word: np.uint64) -> np.uint64:
    word ^= word >> np.uint64(30)
    word *= np.uint64(0xBF58476D1CE4E5B9)
    word ^= word >> np.uint64(27)
    word *= np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


def signed(word: np.uint64) -> int:
    """The int64 of the same bits."""
    return ((int(word) + 2**63) & WORD) - 2**63


@compiled_form(signed)
def _signed(word: np.uint64) -> Any:
    return np.int64(word)


def scaled(word: np.uint64, size: np.uint64) -> int:
    """word * size / 2**64, with the upper halves alone: a place among `size`, which is below 2**32."""
    return (int(word) >> 32) * int(size) >> 32


@compiled_form(scaled)
def _scaled(word: np.uint64, size: np.uint64) -> Any:
    return np.int64(((word >> np.uint64(32)) * size) >> np.uint64(32))


def as_set(squares: Iterator[int] | list[int]) -> np.uint64:
    """The set of the squares listed (for Python)."""
    return np.uint64(sum(1 << square for square in squares))
