"""Sets of squares in four machine words, for boards of up to 15 x 15, row by row.

word 0   rows 1 to 4         square s is bit s % 64 of word s // 64, 16 squares a row:
word 1   rows 5 to 8         a step of 1 goes to the right, 16 down, 17 and 15 along the diagonals
word 2   rows 9 to 12
word 3   rows 13 to 15       a set is a tuple of the four words, compiled or not
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from prunus.core import bits
from prunus.core.bits import BIT, EMPTY
from prunus.core.jit import inline

Squares = tuple[np.uint64, np.uint64, np.uint64, np.uint64]

STRIDE = 16
WORD_BITS = np.uint64(64)
NOTHING: Squares = (EMPTY, EMPTY, EMPTY, EMPTY)


@inline
def both(one: Squares, other: Squares) -> Squares:
    """The squares that are in both sets."""
    return one[0] & other[0], one[1] & other[1], one[2] & other[2], one[3] & other[3]


@inline
def either(one: Squares, other: Squares) -> Squares:
    """The squares that are in one of two sets, or in both."""
    return one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3]


@inline
def differing(one: Squares, other: Squares) -> Squares:
    """The squares that are in one of two sets and not in the other."""
    return one[0] ^ other[0], one[1] ^ other[1], one[2] ^ other[2], one[3] ^ other[3]


@inline
def without(one: Squares, other: Squares) -> Squares:
    """The squares of the first set that are not in the second."""
    return one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2], one[3] & ~other[3]


@inline
def lowered(squares: Squares, step: int) -> Squares:
    """Every square s as s - step, 0 < step < 64; what would be below 0 is left out."""
    down = np.uint64(step)
    up = WORD_BITS - down
    return (
        squares[0] >> down | squares[1] << up,
        squares[1] >> down | squares[2] << up,
        squares[2] >> down | squares[3] << up,
        squares[3] >> down,
    )


@inline
def raised(squares: Squares, step: int) -> Squares:
    """Every square s as s + step, 0 < step < 64; what would be above 255 is left out."""
    up = np.uint64(step)
    down = WORD_BITS - up
    return (
        squares[0] << up,
        squares[1] << up | squares[0] >> down,
        squares[2] << up | squares[1] >> down,
        squares[3] << up | squares[2] >> down,
    )


@inline
def is_empty(squares: Squares) -> bool:
    return (squares[0] | squares[1] | squares[2] | squares[3]) == EMPTY


@inline
def count(squares: Squares) -> int:
    """How many squares the set has."""
    return bits.count(squares[0]) + bits.count(squares[1]) + bits.count(squares[2]) + bits.count(squares[3])


@inline
def only(square: int) -> Squares:
    """The set of one square."""
    stone, word = BIT << np.uint64(square & 63), square >> 6
    return (
        stone if word == 0 else EMPTY,
        stone if word == 1 else EMPTY,
        stone if word == 2 else EMPTY,
        stone if word == 3 else EMPTY,
    )


@inline
def has(squares: Squares, square: int) -> bool:
    """Whether a square is in the set."""
    return not is_empty(both(squares, only(square)))


@inline
def each(squares: Squares) -> Iterator[int]:
    """The squares of a set, lowest first."""
    first, second, third, fourth = squares
    base = 0
    while True:
        while first != EMPTY:
            yield base + bits.lowest(first)
            first &= first - BIT
        if base == 192:
            break
        first, second, third = second, third, fourth
        base += 64


@inline
def runs(squares: Squares, step: int, length: int) -> Squares:
    """The squares s for which s, s + step, ..., s + (length - 1) * step all are in the set."""
    found, further = squares, squares
    for _ in range(1, length):
        further = lowered(further, step)
        found = both(found, further)
    return found


@inline
def completing(stones: Squares, free: Squares, step: int, length: int) -> Squares:
    """The free squares of runs all of whose other squares are stones; runs are known by where they begin."""
    whole, but_one = stones, free
    stones_there, free_there = stones, free
    for _ in range(1, length):
        stones_there, free_there = lowered(stones_there, step), lowered(free_there, step)
        but_one = either(both(but_one, stones_there), both(whole, free_there))
        whole = both(whole, stones_there)
    squares = but_one
    for _ in range(1, length):
        squares = either(but_one, raised(squares, step))
    return both(squares, free)


@inline
def weighed(stones: Squares, free: Squares, step: int, length: int, factor: int) -> int:
    """The sum of factor ** n over the runs of n stones, 0 < n < length <= 15, and free squares for the rest.

    The stones of all runs are counted at once: the sets `ones` to `eights` have the binary digits of the numbers.
    """
    is_open, ones, twos, fours, eights = either(stones, free), stones, NOTHING, NOTHING, NOTHING
    open_there, there = is_open, stones
    for _ in range(1, length):
        open_there, there = lowered(open_there, step), lowered(there, step)
        is_open = both(is_open, open_there)
        ones, carried = differing(ones, there), both(ones, there)
        twos, carried = differing(twos, carried), both(twos, carried)
        fours, carried = differing(fours, carried), both(fours, carried)
        eights = either(eights, carried)
    value, weight = 0, factor
    for number in range(1, length):
        some = both(is_open, ones) if number & 1 else without(is_open, ones)
        some = both(some, twos) if number & 2 else without(some, twos)
        some = both(some, fours) if number & 4 else without(some, fours)
        some = both(some, eights) if number & 8 else without(some, eights)
        value += weight * count(some)
        weight *= factor
    return value


@inline
def spread(squares: Squares) -> Squares:
    """The squares and the eight around each; some may be outside of the board."""
    row = either(squares, either(raised(squares, 1), lowered(squares, 1)))
    return either(row, either(raised(row, STRIDE), lowered(row, STRIDE)))


def as_set(squares: list[int]) -> Squares:
    """The set of the squares listed (for Python)."""
    whole = sum(1 << square for square in squares)
    first, second, third, fourth = (np.uint64(whole >> 64 * word & (1 << 64) - 1) for word in range(4))
    return first, second, third, fourth
