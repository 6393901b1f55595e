"""Rules: the order that a logic program of better_choice(Board, Move1, Move2) prefers.

A program arrives here as numbers (`study.compilation` makes them). All moves of a node are worked on at once:

    1. questions   predicates are asked once a node or once a move; answers stand in memory, a row a register
    2. literals    each is a matrix of bits, row i = the moves j of which, with move i, it holds; a clause is the AND of its
                   literals, the program the OR of its clauses, a row of up to 64 moves in one instruction
    3. points      the clauses together are the relation; `Points` or `Flow` makes scores of it

Contract: bit j of row i is set exactly if better_choice(B, i, j) follows from the program, for i different from j.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import ALL, EMPTY, bit, count
from prunus.core.generic import operations
from prunus.core.jit import inline, kernel
from prunus.core.memory import Cells, between
from prunus.ordering.ranked import INDEX_BITS, INDEX_MASK

MAX_MOVES = 64
TIE_BITS = np.int64(20)
WHOLE = 1 << 40  # all the preference that flows
SCORE_SHIFT = 18

# Where an input of a question comes from.
MOVE_ITSELF, REGISTER, NUMBER = range(3)
# What a literal does, and of whom each side of it speaks.
IS_TRUE, IS_LESS, IS_EQUAL = range(3)
BOARD, FIRST, SECOND = range(3)


@operations
class Weighing:
    def weigh(self, relation: Any, size: int, memory: Any, scores: int) -> None:
        """Write the scores of moves 0 to size - 1, from a relation in rows of bits, to `scores` in memory."""


class Points(NamedTuple):
    """Winning points: the number of moves that a move is preferred to (the paper, section 4)."""

    def weigh(self, relation: Any, size: int, memory: Any, scores: int) -> None:
        for i in range(size):
            memory[scores + i] = count(relation[i])


class Flow(NamedTuple):
    """Preference as the stationary state of a flow from every move to the moves preferred to it (Nakano and others, 1998).

    In each round a move keeps `1 - passing` of the whole, spread over all, and passes the rest of what it has on in equal parts to
    the moves that are preferred to it; a move that none is preferred to keeps its part. The fixed point is found by repetition.
    """

    passing: np.int64  # in parts of 1024
    rounds: np.int64

    def weigh(self, relation: Any, size: int, memory: Any, scores: int) -> None:
        following = memory[AT_WORDS]
        for i in range(size):
            memory[scores + i] = WHOLE // size
        for _round in range(self.rounds):
            for i in range(size):
                memory[following + i] = WHOLE // 1024 * (1024 - self.passing) // size
            for j in range(size):
                passed = memory[scores + j] // 1024 * self.passing
                better = 0
                for i in range(size):
                    better += 1 if (relation[i] >> np.uint64(j)) & np.uint64(1) else 0
                if better == 0:
                    memory[following + j] += passed
                for i in range(size):
                    if (relation[i] >> np.uint64(j)) & np.uint64(1):
                        memory[following + i] += passed // better
            for i in range(size):
                memory[scores + i] = memory[following + i]
        for i in range(size):
            memory[scores + i] >>= SCORE_SHIFT


# The head of `memory`: sizes, then where each part begins.
REGISTERS, LITERALS, CLAUSES, NEEDS_LOOK, AT_QUESTIONS, AT_LITERALS, AT_CLAUSES, AT_NUMBERS, AT_SCORES, AT_WORDS, AT_MOVES = range(
    11
)
HEAD_SIZE = 11
QUESTION_SIZE = 6  # predicate, per move?, kind and value of the first and of the second input
LITERAL_SIZE = 5  # what, left register, of whom, right register, of whom


class Rules(NamedTuple):
    """All numbers of the program stand in one memory."""

    known: Any  # the game's compiled knowledge
    weighing: Any  # Points or Flow
    tie_break: Any  # a scorer, asked only where points are equal
    memory: Cells
    relation: Cells  # the rows of the relation, then those of every literal

    def arrange(self, position: Any, depth: int, ply: int) -> Iterable[int]:
        place = self.memory[AT_MOVES] + ply * MAX_MOVES
        return between(self.memory, place, place + sort_moves(self, position, depth, place))


@kernel
def sort_moves(rules, position, depth, moves):  # type: ignore[no-untyped-def]
    """Write the moves of `position` to `moves` in memory, the most preferred first; how many there are.

    A kernel of its own: inlined into a search it would make every frame of the recursion large.
    """
    memory = rules.memory
    size = 0
    for move in position.moves():
        memory[moves + size] = move
        size += 1
    if size > 1:
        relate(rules, position, moves, size)
        scores, words = memory[AT_SCORES], memory[AT_WORDS]
        rules.weighing.weigh(rules.relation, size, memory, scores)
        for i in range(size):
            move = memory[moves + i]
            tie = rules.tie_break.score(position, move, depth)
            word = (((memory[scores + i] << TIE_BITS) + tie) << INDEX_BITS) | (INDEX_MASK - i)
            place = i
            while place > 0 and memory[words + place - 1] < word:
                memory[words + place], memory[moves + place] = memory[words + place - 1], memory[moves + place - 1]
                place -= 1
            memory[words + place], memory[moves + place] = word, move
    return size


class NoTieBreak(NamedTuple):
    """Equal points stay in the natural order, which is the paper's lexicographic one."""

    def score(self, position: Any, move: int, depth: int) -> int:
        return 0


@inline
def relate(rules: Any, position: Any, moves: int, size: int) -> None:
    """Fill the first `size` rows of `rules.relation` for the moves that stand at `moves` in memory."""
    memory, relation = rules.memory, rules.relation
    numbers = memory[AT_NUMBERS]
    ask(rules.known, memory, position, moves, numbers, size)
    literals = memory[AT_LITERALS]
    for literal in range(memory[LITERALS]):
        fill(memory, relation, literals + LITERAL_SIZE * literal, numbers, MAX_MOVES * (1 + literal), size)
    everyone = ALL >> np.uint64(64 - size)
    for i in range(size):
        relation[i] = EMPTY
    at = memory[AT_CLAUSES]
    for _clause in range(memory[CLAUSES]):
        end = at + 1 + memory[at]
        for i in range(size):
            row = everyone & ~bit(i)
            for use in range(at + 1, end):  # a literal's number times two, plus one where it is negated
                row &= relation[MAX_MOVES * (1 + (memory[use] >> 1)) + i] ^ mask(memory[use] & 1)
            relation[i] |= row
        at = end


@inline
def ask(known: Any, memory: Any, position: Any, moves: int, numbers: int, size: int) -> None:
    """Answer every question, those about the board for move 0 and copied to the others."""
    registers, questions, needs_look = memory[REGISTERS], memory[AT_QUESTIONS], memory[NEEDS_LOOK]
    successor = position
    for i in range(size):
        move = memory[moves + i]
        if needs_look:
            successor = position.play(move)
        question, answer = questions, numbers
        for _register in range(registers):
            if i > 0 and memory[question + 1] == 0:
                memory[answer + i] = memory[answer]
            else:
                first = chosen(memory, move, i, numbers, question + 2)
                second = chosen(memory, move, i, numbers, question + 4)
                memory[answer + i] = known.answer(memory[question], first, second, position, successor)
            question += QUESTION_SIZE
            answer += MAX_MOVES


@inline
def chosen(memory: Any, move: int, i: int, numbers: int, source: int) -> int:
    """An input of a question about move i."""
    kind = memory[source]
    if kind == MOVE_ITSELF:
        return move
    which = memory[source + 1]
    if kind == REGISTER:
        return memory[numbers + MAX_MOVES * which + i]
    return which


@inline
def fill(memory: Any, relation: Any, literal: int, numbers: int, rows: int, size: int) -> None:
    """Write the rows of a literal: bit j of row i says whether it holds of moves i and j."""
    what, left_of, right_of = memory[literal], memory[literal + 2], memory[literal + 4]
    left = numbers + MAX_MOVES * memory[literal + 1]
    right = numbers + MAX_MOVES * memory[literal + 3]
    if left_of != SECOND and right_of != SECOND:  # about the board or the first move: whole rows
        for i in range(size):
            relation[rows + i] = mask(holds(what, memory[left + i], memory[right + i]))
    elif left_of != FIRST and right_of != FIRST:  # about the second move: whole columns
        columns = EMPTY
        for j in range(size):
            columns |= np.uint64(holds(what, memory[left + j], memory[right + j])) << np.uint64(j)
        for i in range(size):
            relation[rows + i] = columns
    elif what == IS_EQUAL:
        others = right if left_of == FIRST else left
        for i in range(size):
            relation[rows + i] = row_of_equals(memory, memory[left + right - others + i], others, size)
    elif left_of == FIRST:
        for i in range(size):
            relation[rows + i] = row_of_larger(memory, memory[left + i], right, size)
    else:
        for i in range(size):
            relation[rows + i] = row_of_smaller(memory, memory[right + i], left, size)


@inline
def mask(flag: int) -> np.uint64:
    """All bits or none."""
    return ALL if flag else EMPTY


@inline
def padded(size: int) -> int:
    """Up to whole vectors: the registers have room, and bits beyond `size` are dropped later."""
    return (size + 7) & ~7


@inline
def row_of_equals(memory: Any, value: int, others: int, size: int) -> np.uint64:
    row = EMPTY
    for j in range(padded(size)):
        row |= np.uint64(memory[others + j] == value) << np.uint64(j)
    return row


@inline
def row_of_larger(memory: Any, value: int, others: int, size: int) -> np.uint64:
    row = EMPTY
    for j in range(padded(size)):
        row |= np.uint64(value < memory[others + j]) << np.uint64(j)
    return row


@inline
def row_of_smaller(memory: Any, value: int, others: int, size: int) -> np.uint64:
    row = EMPTY
    for j in range(padded(size)):
        row |= np.uint64(memory[others + j] < value) << np.uint64(j)
    return row


@inline
def holds(what: int, x: int, y: int) -> bool:
    if what == IS_LESS:
        return x < y
    if what == IS_EQUAL:
        return x == y
    return x != 0
