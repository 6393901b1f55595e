"""Stable discs: those that no sequence of moves can turn over.

A disc is safe along a line if the line is full, if the board ends next to it on that line, or if a stable disc of its own colour is
next to it there; it is stable if it is safe along all four lines through it. On the edges of the 8 x 8 board a table knows more: it
has been filled by playing every edge to its end. What is found is a part of the stable discs, never more.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from prunus.core.bits import ALL, EMPTY, count
from prunus.core.jit import inline
from prunus.solvers.othello.last import BYTE, ROW_OF_COLUMN, gathered
from prunus.solvers.othello.squares import COLUMN_A, COLUMN_H, EDGES, NOT_A, NOT_H

SIDES = COLUMN_A | COLUMN_H
ENDS = np.uint64(0xFF000000000000FF)


@functools.cache
def _stable_on_edge(own: int, opponent: int) -> int:
    """The own discs of an edge that no placing of discs on it turns over; any empty square may be filled by anybody."""
    stable = own
    for place in range(8):
        disc = 1 << place
        if not (own | opponent) & disc:
            turned = _turned_on_edge(place, own, opponent)
            stable &= _stable_on_edge(own | disc | turned, opponent & ~turned)
            turned = _turned_on_edge(place, opponent, own)
            stable &= _stable_on_edge(own & ~turned, opponent | disc | turned)
    return stable


def _turned_on_edge(place: int, own: int, opponent: int) -> int:
    turned = 0
    for step in (1, -1):
        at, chain = place + step, 0
        while 0 <= at < 8 and opponent >> at & 1:
            chain |= 1 << at
            at += step
        if 0 <= at < 8 and own >> at & 1:
            turned |= chain
    return turned


def _edges() -> tuple[Any, Any]:
    """Bytes as numbers of base three, and the stable discs of an edge at  ternary(own) + 2 * ternary(opponent)."""
    ternary = np.array([sum(3**place for place in range(8) if byte >> place & 1) for byte in range(256)], np.uint64)
    stable = np.zeros(3**8, np.uint64)
    for own in range(256):
        for opponent in range(256):
            if not own & opponent:
                stable[int(ternary[own] + ternary[opponent] * np.uint64(2))] = _stable_on_edge(own, opponent)
    _stable_on_edge.cache_clear()
    return ternary, stable


TERNARY, STABLE_ON_EDGE = _edges()


@inline
def stable_edge(own: np.uint64, opponent: np.uint64) -> np.uint64:
    """The stable discs among one edge, given as bytes."""
    return STABLE_ON_EDGE[TERNARY[own] + TERNARY[opponent] + TERNARY[opponent]]


def _columns() -> Any:
    """Every byte set upright in column a, its lowest bit in the first row."""
    return np.array([sum(1 << 8 * place for place in range(8) if byte >> place & 1) for byte in range(256)], np.uint64)


COLUMN_OF_BYTE = _columns()


@inline
def stable_edges(own: np.uint64, opponent: np.uint64) -> np.uint64:
    """The own discs on the edges of the 8 x 8 board that are stable whatever happens elsewhere."""
    last = np.uint64(7)
    top = stable_edge(own & BYTE, opponent & BYTE)
    bottom = stable_edge(own >> np.uint64(56), opponent >> np.uint64(56))
    left = stable_edge(gathered(own & COLUMN_A, ROW_OF_COLUMN), gathered(opponent & COLUMN_A, ROW_OF_COLUMN))
    right = stable_edge(gathered(own >> last & COLUMN_A, ROW_OF_COLUMN), gathered(opponent >> last & COLUMN_A, ROW_OF_COLUMN))
    return top | bottom << np.uint64(56) | COLUMN_OF_BYTE[left] | COLUMN_OF_BYTE[right] << last


@inline
def _along(full: np.uint64, step: np.uint64, forward: np.uint64, backward: np.uint64) -> np.uint64:
    """The squares of `full` whose whole line in one direction is full; `forward`, `backward` keep steps on the board.

    What is reached from an empty square in up to seven steps is not.
    """
    holes = ~full
    after, before = holes, holes
    for _ in range(7):
        after |= (after << step) & forward
        before |= (before >> step) & backward
    return ~(after | before)


@inline
def stable_discs(own: np.uint64, opponent: np.uint64, empty: np.uint64) -> np.uint64:
    """A part of the own discs that can never be turned over."""
    full, wall = ~empty, ~(own | opponent | empty)
    rows = _along(full, np.uint64(1), NOT_A, NOT_H)
    columns = _along(full, np.uint64(8), ALL, ALL)
    diagonals = _along(full, np.uint64(9), NOT_A, NOT_H)
    antidiagonals = _along(full, np.uint64(7), NOT_H, NOT_A)
    stable = stable_edges(own, opponent) | (own & rows & columns & diagonals & antidiagonals)
    found = EMPTY
    while stable != found:
        found = stable
        anchor = found | wall
        safe = rows | SIDES | (anchor << np.uint64(1) & NOT_A) | (anchor >> np.uint64(1) & NOT_H)
        safe &= columns | ENDS | anchor << np.uint64(8) | anchor >> np.uint64(8)
        safe &= diagonals | EDGES | (anchor << np.uint64(9) & NOT_A) | (anchor >> np.uint64(9) & NOT_H)
        safe &= antidiagonals | EDGES | (anchor << np.uint64(7) & NOT_H) | (anchor >> np.uint64(7) & NOT_A)
        stable |= own & safe
    return stable


@inline
def upper_bound(own: np.uint64, opponent: np.uint64, empty: np.uint64, size: int) -> int:
    """value <= size - 2 * stable discs of the opponent, on a board of `size` squares."""
    return size - 2 * count(stable_discs(opponent, own, empty))
