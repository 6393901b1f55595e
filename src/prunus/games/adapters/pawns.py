"""Pawns: which of them are weak, on boards of 64 bits, a1 the lowest and h8 the highest."""

from __future__ import annotations

FILES = [0x0101_0101_0101_0101 << file for file in range(8)]


def weak_pawns(own: int, other: int, is_white: bool) -> int:
    """Doubled, isolated and backward pawns of a side, each as often as it is one.

    Doubled is every pawn but the first of a file; isolated one without pawns of its side on the files beside it; backward one that
    has some there, none of them level with it or behind it, and before it a square that a pawn of the other side guards.
    """
    weak = 0
    for file, squares in enumerate(FILES):
        here = own & squares
        near = (FILES[file - 1] if file else 0) | (FILES[file + 1] if file < 7 else 0)
        weak += max(0, here.bit_count() - 1)
        if not own & near:
            weak += here.bit_count()
            continue
        for row in range(1, 7):
            if here >> 8 * row + file & 1:
                guards = row + 2 if is_white else row - 2  # where a pawn stands that guards the square before this one
                has_support = own & near & _up_to(row, is_white)
                is_guarded = 0 <= guards < 8 and other & near & 0xFF << 8 * guards
                weak += 1 if is_guarded and not has_support else 0
    return weak


def _up_to(row: int, is_white: bool) -> int:
    """The squares that a pawn of a row has behind it or level with it."""
    below = (1 << 8 * (row + 1)) - 1
    return below if is_white else ~(below >> 8)
