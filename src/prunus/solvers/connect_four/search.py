"""Null-window negamax on bitboards: the kernels of the Connect Four solver."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.atomic import fetch
from prunus.core.bits import BIT, EMPTY, count, lowest
from prunus.core.jit import inline, kernel
from prunus.core.memory import Cells
from prunus.core.values import ONE, ZERO
from prunus.games.connect_four import has_four, landings
from prunus.solvers.connect_four.board import key_of
from prunus.solvers.connect_four.table import NOTHING, first_slot, keep, look_up, lower_of, upper_of
from prunus.solvers.connect_four.threats import completing, safe_moves, zugzwang_bound

# Memory of a thread: counters and bounds, then a row for each number of empty squares: the moves, packed under their scores.
NODES, NODE_LIMIT, EARLY_LIMIT, LOWER, UPPER = range(5)
ROWS_AT, ROW = 16, 48
MEMORY_SIZE = ROWS_AT + 50 * ROW
MOVE_BITS, MOVE_MASK = np.int64(6), np.int64(63)
NEVER = np.int64(-64)  # less than any value
EARLY = 12  # looks: six more stones of either side
MANY = 24  # empty squares: with fewer the end is near, and nothing is early
FAR = 13  # values: so many are open only in the first third of a game
WORTH_LOOKING = 10  # empty squares: with fewer a child's entry costs more than it saves
WORTH_CLAIMING = 14  # empty squares: what is below is found faster than claimed


class Search(NamedTuple):
    """What is the same at all nodes."""

    memory: Cells
    table: Any
    board: Any
    order: Any
    sharing: Any


@kernel
def solve_between(position, lower, upper, search):  # type: ignore[no-untyped-def]
    """The value of any position, or the nearer end of lower .. upper if it lies outside; by null windows.

    The first looks, for memory[EARLY_LIMIT] nodes at most, ask whether the game ends early: won with the next stones, lost with
    the next, a stone later each time. They are cheap, for no line is longer. The rest is bisection.

    A search that is stopped leaves  memory[LOWER] <= value <= memory[UPPER].
    """
    memory = search.memory
    left = count(position.empty)
    threats = completing(position.opponent) & position.empty
    if has_four(position.opponent):
        least = most = -((left + 2) >> 1)
    elif completing(position.own) & landings(position.empty) != EMPTY:
        least = most = (left + 1) >> 1
    elif safe_moves(position.empty, threats) == EMPTY:
        least = most = -(left >> 1)
    else:
        least, most = min(-((left - 2) >> 1), 0), (left - 1) >> 1
    lower, upper = min(max(least, lower), upper), max(min(most, upper), lower)
    if left >= MANY and memory[EARLY_LIMIT] > 0:
        lower, upper = look_early(position, threats, lower, upper, search)
    while lower < upper and memory[NODES] < memory[NODE_LIMIT]:
        alpha = next_alpha(lower, upper)
        value = negamax(position, threats, alpha, search)
        if memory[NODES] < memory[NODE_LIMIT]:
            lower, upper = divided(lower, upper, alpha, value)
    memory[LOWER], memory[UPPER] = lower, upper
    return lower


@inline
def look_early(position, threats, lower, upper, search):  # type: ignore[no-untyped-def]
    """The bounds after looks at one end of lower .. upper and the other, by turns."""
    memory = search.memory
    limit = memory[NODE_LIMIT]
    memory[NODE_LIMIT] = min(limit, memory[NODES] + memory[EARLY_LIMIT])
    look = ZERO
    while look < EARLY and lower < upper and memory[NODES] < memory[NODE_LIMIT]:
        alpha = upper - ONE if look & 1 == 0 else lower
        value = negamax(position, threats, alpha, search)
        if memory[NODES] < memory[NODE_LIMIT]:
            lower, upper = divided(lower, upper, alpha, value)
        look += ONE
    memory[NODE_LIMIT] = limit
    return lower, upper


@inline
def divided(lower: Any, upper: Any, alpha: Any, value: Any) -> Any:
    """What is open after a null window at alpha."""
    return (min(value, upper), upper) if value > alpha else (lower, max(value, lower))


@inline
def next_alpha(lower: Any, upper: Any) -> Any:
    """Where to divide what is open: at 0; far from the end of the game then beside it; then between the middle and 0.

    Values near 0 are the likely ones, and telling them apart takes the longest.
    """
    if upper - lower > FAR:
        if upper == 0:
            return -ONE
        if lower == 1:
            return ONE
    middle = (lower + upper) >> 1
    if middle < 0:
        return min(max(middle, -(-lower >> 1)), upper - 1)
    if middle > 0:
        return max(min(middle, upper >> 1), lower)
    return middle


@kernel
def negamax(position, threats, alpha, search):  # type: ignore[no-untyped-def]
    """With v the value for the player to move, who cannot complete four at once but has a safe move:

        value <= alpha   =>   v <= value
        value >  alpha   =>   v >= value

    `threats` are the empty squares on which the opponent completes four. Null windows: Pearl, 1980. Order and bounds after Allis,
    1988, Tromp's Fhourstones and Pons' lessons on solving Connect Four, 2015.
    """
    memory = search.memory
    memory[NODES] += 1
    left = count(position.empty)
    if left <= 2:
        return np.int64(0)
    sooner, later = (left - 1) >> 1, (left - 3) >> 1  # the value of a win with the next stone but one of the player's, and after it
    if later <= alpha:
        return sooner if sooner <= alpha or wins_by_two_threats(position, threats) else later
    key = key_of(position, search.board)
    lower, upper = known_bounds(look_up(search.table, key), left)
    if lower > alpha:
        return lower
    if upper <= alpha:
        return upper
    moves = safe_moves(position.empty, threats)
    row = ROWS_AT + ROW * left
    proved = arrange_safely(position, moves, alpha, row, search)
    if proved > alpha:
        return proved
    upper = min(upper, later)  # two threats would have been a proof
    search.sharing.claim(key, left)
    nodes = memory[NODES]
    best = NEVER
    place, end = row, row + count(moves)
    last = end
    while place < last:
        move = memory[place]
        place += 1
        child = position.play(move & MOVE_MASK)
        if row + 1 < place <= end and search.sharing.is_claimed(key_of(child, search.board), left - 1):
            memory[last] = move  # again, when all others have been searched
            last += 1
            continue
        value = -negamax(child, completing(child.opponent) & child.empty, -alpha - ONE, search)
        if memory[NODES] >= memory[NODE_LIMIT]:
            return best
        best = max(best, value)
        if best > alpha:
            break
    search.sharing.release(key, left)
    keep(search.table, key, best if best > alpha else lower, upper if best > alpha else best, memory[NODES] - nodes)
    return best


@inline
def wins_by_two_threats(position: Any, threats: np.uint64) -> bool:
    """Whether after some move the opponent, who cannot complete four, has no safe reply."""
    moves = safe_moves(position.empty, threats)
    while moves != EMPTY:
        child = position.play(lowest(moves))
        moves &= moves - BIT
        if safe_moves(child.empty, completing(child.opponent) & child.empty) == EMPTY:
            return True
    return False


@inline
def known_bounds(word, left):  # type: ignore[no-untyped-def]
    """lower <= v <= upper, from a word of the table, and because nobody wins with the next two stones."""
    lower, upper = -((left - 2) >> 1), (left - 1) >> 1
    if word == NOTHING:
        return lower, upper
    return max(lower, lower_of(word)), min(upper, upper_of(word))


@inline
def proved_before(position, moves, alpha, search):  # type: ignore[no-untyped-def]
    """A lower bound above alpha that the table knows of some move, or NEVER.

    Enhanced transposition cutoff: Schaeffer and Plaat, 1996.
    """
    while moves != EMPTY:
        child = position.play(lowest(moves))
        moves &= moves - BIT
        word = look_up(search.table, key_of(child, search.board))
        if word != NOTHING and -upper_of(word) > alpha:
            return -upper_of(word)
    return NEVER


@inline
def arrange_safely(position, safe, alpha, row, search):  # type: ignore[no-untyped-def]
    """Write the moves to a row of memory, the most promising first, and return what is proved: v >= the value returned.

    A proof above alpha ends the work early.
    """
    memory = search.memory
    left = count(position.empty)
    end = row
    moves = safe
    while moves != EMPTY:
        move = lowest(moves)
        moves &= moves - BIT
        child = position.play(move)
        threats = completing(child.opponent) & child.empty
        if safe_moves(child.empty, threats) == EMPTY and left > 2:
            return (left - 1) >> 1
        proved = -zugzwang_bound(child.own, child.empty, threats, search.board.low)
        if proved > alpha:
            return proved
        if left >= WORTH_LOOKING:
            fetch(search.table.words, first_slot(search.table, key_of(child, search.board)))
        promise = search.order.promise(position, move, threats)
        packed = (promise << MOVE_BITS) | move
        place = end
        while place > row and memory[place - 1] < packed:
            memory[place] = memory[place - 1]
            place -= 1
        memory[place] = packed
        end += 1
    return proved_before(position, safe, alpha, search) if left >= WORTH_LOOKING else NEVER
