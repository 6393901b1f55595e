"""The endgame search: negamax with null windows on bitboards, to the end of the game.

    many empty squares     null_window    stability, table, sorted moves, several threads on one table
    seven to four          othello_few    fastest first, then the moves of odd regions first
    three, two, one        othello_last

Threads search the same tree and share the table. A thread puts off, until its other moves are done, a move that another thread is
searching at the time (`tables.claims`); so they spread over the tree.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.atomic import fetch
from prunus.core.bits import EMPTY, bit, count, lowest, unsigned
from prunus.core.jit import inline, kernel
from prunus.core.memory import Cells
from prunus.core.values import ONE, ZERO
from prunus.games.othello import Position, flips, placements
from prunus.solvers.othello.few import FEW, finish
from prunus.solvers.othello.stability import upper_bound
from prunus.solvers.othello.table import (
    LEAST,
    NO_SQUARE,
    OthelloTable,
    bucket_of,
    depth_in,
    key_of,
    lower_in,
    move_in,
    probe,
    store,
    supposed,
    upper_in,
)  # fmt: skip
from prunus.solvers.othello.work import AGE, BEST_MOVES, KEYS, NODES, NONE, SALT, SIZE, SQUARE_MASK, TURNED, final, insert, row_of

STOP = 0  # the cell of `signal` by which a search is stopped
TOLD = 14  # from so many empty squares on the table may have a move that is supposed to be best (`othello.supposing`),
DEEP = 4  # and from so many plies on it is better than the scorer's
HASH_MOVE = np.int64(1) << np.int64(56)  # a score above all others


class Search(NamedTuple):
    """What a thread has: a table that is everybody's, and work, a signal to stop and a scorer that are its own."""

    table: OthelloTable
    work: Cells
    signal: Cells
    scorer: Any
    sharing: Any  # with the other threads


@inline
def sort_by_scores(position: Position, squares: np.uint64, hash_move: int, row: int, search: Search) -> int:
    """The moves to `squares` into a row, the highest score first; how many they are. What the table knows of them is fetched."""
    work = search.work
    search.scorer.endgame_consider(position, squares)
    size = 0
    while squares != EMPTY:
        move = lowest(squares)
        disc = bit(move)
        squares ^= disc
        turned = flips(disc, position.own, position.opponent)
        after = Position(position.opponent ^ turned, position.own ^ turned ^ disc, position.empty ^ disc, ONE - position.color)
        if count(after.empty) > FEW:
            key = key_of(after.own, after.opponent, unsigned(work[SALT]))
            fetch(search.table.words, bucket_of(search.table, key))
            work[row + KEYS + move] = np.int64(key)
        score = HASH_MOVE if move == hash_move else search.scorer.endgame_score(position, move, after, work)
        insert(work, row, size, score, move, turned)
        size += 1
    return size


@inline
def known_cutoff(row: int, size: int, alpha: int, search: Search) -> tuple[int, int]:
    """A move after which the table knows that value > alpha, and the value, or (NO_SQUARE, NONE).

    Enhanced transposition cutoff (Plaat, Schaeffer, Pijls and de Bruin, 1996).
    """
    for place in range(row, row + size):
        move = search.work[place] & SQUARE_MASK
        value = -upper_in(probe(search.table, unsigned(search.work[row + KEYS + move])))
        if value > alpha:
            return move, value
    return NO_SQUARE, NONE


@kernel
def null_window(own, opponent, empty, key, alpha, search):  # type: ignore[no-untyped-def]
    """With v the value at the end of the game:  value > alpha  =>  v >= value;  value <= alpha  =>  v <= value.

    Void if the signal to stop was given meanwhile. `search.work` has the best move under BEST_MOVES + empty squares.
    """
    work, table = search.work, search.table
    if search.signal[STOP] != 0:
        return alpha
    work[NODES] += 1
    empties = count(empty)
    work[BEST_MOVES + empties] = NO_SQUARE
    if alpha >= 2 * empties - 2:  # below, stable discs are hardly ever enough
        upper = upper_bound(own, opponent, empty, work[SIZE])
        if upper <= alpha:
            return upper
    squares = placements(own, opponent) & empty
    if squares == EMPTY:
        if placements(opponent, own) & empty == EMPTY:
            return final(own, opponent, work)
        return -null_window(opponent, own, empty, key_of(opponent, own, unsigned(work[SALT])), -alpha - ONE, search)
    data = probe(table, key)
    lower, upper, hash_move = lower_in(data), upper_in(data), move_in(data)
    work[BEST_MOVES + empties] = hash_move
    if lower > alpha:
        return lower
    if upper <= alpha:
        return upper
    if hash_move == NO_SQUARE and empties >= TOLD:
        told = probe(table, supposed(key))
        if depth_in(told) >= DEEP:
            hash_move = move_in(told)
    row = row_of(empties)
    size = sort_by_scores(Position(own, opponent, empty, ZERO), squares, hash_move, row, search)
    best_move, best = NO_SQUARE, NONE
    if empties > FEW + 1:
        best_move, best = known_cutoff(row, size, alpha, search)
    place, put_off = ZERO, ZERO
    while place < size + put_off and best <= alpha:
        # A second round follows with the moves put off in the first, which wait at the beginning of the row.
        move = work[row + (place if place < size else place - size)] & SQUARE_MASK
        turned, disc, child = unsigned(work[row + TURNED + move]), bit(move), unsigned(work[row + KEYS + move])
        place += 1
        if ONE < place <= size and search.sharing.is_claimed(child, empties):
            work[row + put_off] = move
            put_off += 1
            continue
        if empties <= FEW + 1:
            value = -finish(opponent ^ turned, own ^ turned ^ disc, empty ^ disc, -alpha - ONE, work)
        else:
            search.sharing.claim(child, empties)
            value = -null_window(opponent ^ turned, own ^ turned ^ disc, empty ^ disc, child, -alpha - ONE, search)
            search.sharing.release(child, empties)
            if search.signal[STOP] != 0:
                return value
        if value > best:
            best, best_move = value, move
    if best <= alpha and lower > LEAST:
        best_move = hash_move  # it proved `lower`
    work[BEST_MOVES + empties] = best_move
    store(
        table,
        key,
        max(lower, best) if best > alpha else lower,
        upper if best > alpha else best,
        best_move,
        empties,
        work[AGE],
        ZERO,
    )
    return best
