"""What the value is supposed to be, by a selective search before the one that proves (ProbCut: Buro, 1995).

Deeper and deeper it asks an evaluation, at last the exact search of few empty squares, and cuts off what a shallow search finds
far from the window. It proves nothing. What it leaves is a first guess of the value and, in the table under keys of their own,
moves that the proof tries first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from prunus.core.bits import EMPTY, bit, count, lowest, unsigned
from prunus.core.jit import inline, kernel
from prunus.core.values import ONE, ZERO
from prunus.games.othello import Position, flips, placements
from prunus.solvers.othello.by_patterns import PARTS, WHOLE_BOARD, ByPatterns, short_search
from prunus.solvers.othello.ordering import replies_to
from prunus.solvers.othello.search import HASH_MOVE, STOP, Search, null_window
from prunus.solvers.othello.table import (
    LEAST,
    MOST,
    NO_SQUARE,
    depth_in,
    key_of,
    lower_in,
    move_in,
    probe,
    store,
    supposed,
    upper_in,
)  # fmt: skip
from prunus.solvers.othello.work import AGE, NODES, NONE, SALT, SIZE, SQUARE_MASK, TURNED, final, insert, row_of

WORTH_SUPPOSING = 18  # empty squares: with fewer the proof takes milliseconds
HORIZON = np.int64(10)  # empty squares from which on the search is exact
STEP = 2  # plies from one search to the next
SELECTIVE = np.int64(4)  # plies from which on a shallow search may decide, and
SHALLOW = np.int64(2)  # how deep it is, and
MARGIN = np.int64(750)  # how far from the window it must be: in hundredths of a disc, about its usual error


@kernel
def suppose(own, opponent, empty, key, depth, alpha, search):  # type: ignore[no-untyped-def]
    """On which side of the null window (alpha, alpha + 1) the value is supposed to lie, fail-soft, `depth` plies deep."""
    work, table, scorer = search.work, search.table, search.scorer
    if search.signal[STOP] != 0:
        return alpha
    work[NODES] += 1
    position = Position(own, opponent, empty, ZERO)
    squares = placements(own, opponent) & empty
    if squares == EMPTY:
        if placements(opponent, own) & empty == EMPTY:
            return final(own, opponent, work)
        return -suppose(opponent, own, empty, key_of(opponent, own, unsigned(work[SALT])), depth, -alpha - ONE, search)
    if depth == ZERO:
        if count(empty) <= HORIZON:
            return null_window(own, opponent, empty, key, alpha, search)
        return in_discs(scorer.evaluation.evaluate(position))
    data = probe(table, supposed(key))
    hash_move, lower, upper = move_in(data), LEAST, MOST
    if depth_in(data) == depth:
        lower, upper = lower_in(data), upper_in(data)
        if lower > alpha:
            return lower
        if upper <= alpha:
            return upper
    if depth >= SELECTIVE:
        middle = PARTS * alpha + PARTS // 2
        value = short_search(position, SHALLOW, middle - MARGIN, middle + MARGIN, scorer.evaluation, work)
        if abs(value - middle) >= MARGIN:
            return in_discs(value)
    row = row_of(count(empty))
    size = sort_by_values(position, squares, hash_move, depth, row, search)
    best, best_move = NONE, NO_SQUARE
    for place in range(row, row + size):
        move = work[place] & SQUARE_MASK
        turned, disc = unsigned(work[row + TURNED + move]), bit(move)
        waiting, moving = own ^ turned ^ disc, opponent ^ turned
        child = key_of(moving, waiting, unsigned(work[SALT]))
        value = -suppose(moving, waiting, empty ^ disc, child, depth - ONE, -alpha - ONE, search)
        if value > best:
            best, best_move = value, move
            if best > alpha:
                break
    if best <= alpha and lower > LEAST:
        best_move = hash_move
    lower, upper = (best, upper) if best > alpha else (lower, best)
    store(table, supposed(key), lower, upper, best_move, count(empty), work[AGE], depth)
    return best


@inline
def in_discs(value: int) -> int:
    return min(max((value + PARTS // 2) // PARTS, LEAST), MOST)


@inline
def sort_by_values(position: Position, squares: np.uint64, hash_move: int, depth: int, row: int, search: Search) -> int:
    """The moves to `squares` into a row, the best by what the evaluation says of it first; how many they are."""
    work, scorer = search.work, search.scorer
    size = 0
    while squares != EMPTY:
        move = lowest(squares)
        disc = bit(move)
        squares ^= disc
        turned = flips(disc, position.own, position.opponent)
        score = HASH_MOVE if move == hash_move else ZERO
        if score == ZERO and depth > ONE:
            after = Position(position.opponent ^ turned, position.own ^ turned ^ disc, position.empty ^ disc, ONE)
            work[NODES] += 1
            score = -np.int64(scorer.evaluation.evaluate(after)) - scorer.cost_of_reply * replies_to(after)
        insert(work, row, size, score, move, turned)
        size += 1
    return size


def can_suppose(position: Position, search: Search) -> bool:
    """Whether there is an evaluation for this board, and the proof takes long enough."""
    is_known = isinstance(search.scorer, ByPatterns) and search.work[SIZE] == WHOLE_BOARD
    return bool(is_known and count(position.empty) >= WORTH_SUPPOSING)


def supposed_value(position: Position, search: Search, ask: Callable[..., int]) -> int:
    """The guess of the deepest search, an even number; 0 if it was stopped."""
    guess = 0
    key = key_of(position.own, position.opponent, unsigned(search.work[SALT]))
    for depth in depths(int(count(position.empty))):
        lower, upper, beta = int(LEAST), int(MOST), guess
        while upper - lower > 2 and not search.signal[STOP]:
            beta = min(max(beta, lower + 1), upper)
            value = int(ask(position.own, position.opponent, position.empty, key, np.int64(depth), np.int64(beta - 1), search))
            lower, upper = (value, upper) if value >= beta else (lower, value)
            beta = value + 2 if value >= beta else value
        guess = (lower + upper) // 2
    return guess + guess % 2


def depths(empties: int) -> Iterator[int]:
    """From shallow to deep, the last one to the exact search."""
    yield from range(STEP, empties - int(HORIZON), STEP)
    yield empties - int(HORIZON)
