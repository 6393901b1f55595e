"""Relation: which moves of a node a logic program prefers to which, as rows of bits.

Two types answer. A *generated* one (`study.generation`) is written and compiled for one program: it takes a second to make and
little more than the questions themselves to run. `Numbered` takes any program of a game as numbers (`study.code` makes them): it
takes nothing to make and some three times as long to run. All moves of a node are worked on at once:

    1. questions   predicates are asked once a node or once a move; answers stand in memory, a row a register
    2. literals    each is a matrix of bits, row i = the moves j of which, with move i, it holds
    3. clauses     a clause is the AND of its literals, the program the OR of its clauses
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from prunus.core.bits import ALL, EMPTY, bit
from prunus.core.generic import implements, operations
from prunus.core.jit import inline
from prunus.core.memory import Cells

MAX_MOVES = 64

# Where an input of a question comes from.
MOVE_ITSELF, REGISTER, NUMBER = range(3)
# What a literal does, and of whom each side of it speaks.
IS_TRUE, IS_LESS, IS_EQUAL = range(3)
BOARD, FIRST, SECOND = range(3)


@operations
class Relating:
    """What a relation answers; its field `rows` are the Cells that it fills."""

    def relate(self, position: Any, moves: Any, place: int, size: int) -> None:
        """For 0 <= i, j < size <= MAX_MOVES, with moves[place + k] the moves of `position`:

        bit j of rows[i] is set exactly if i != j and better_choice(position, move i, move j) follows from the program.
        """


# The head of `memory`: sizes, then where each part begins.
REGISTERS, LITERALS, CLAUSES, NEEDS_LOOK, AT_QUESTIONS, AT_LITERALS, AT_CLAUSES, AT_NUMBERS = range(8)
HEAD_SIZE = 8
QUESTION_SIZE = 6  # predicate, per move?, kind and value of the first and of the second input
LITERAL_SIZE = 5  # what, left register, of whom, right register, of whom


@implements(Relating)
class Numbered(NamedTuple):
    """A program as numbers, all of them in one memory."""

    known: Any  # the game's compiled knowledge
    rows: Cells  # the rows of the relation, then those of every literal
    memory: Cells

    def relate(self, position: Any, moves: Any, place: int, size: int) -> None:
        memory, rows = self.memory, self.rows
        numbers = memory[AT_NUMBERS]
        ask(self.known, memory, position, moves, place, numbers, size)
        fill_all(memory, rows, numbers, size)
        for i in range(size):
            rows[i] = EMPTY
        at = memory[AT_CLAUSES]
        for _clause in range(memory[CLAUSES]):
            end = at + 1 + memory[at]
            for i in range(size):
                rows[i] |= row_of_clause(memory, rows, at + 1, end, i, size)
            at = end


@inline
def fill_all(memory: Any, rows: Any, numbers: int, size: int) -> None:
    """Write the rows of every literal."""
    literals = memory[AT_LITERALS]
    for literal in range(memory[LITERALS]):
        fill(memory, rows, literals + LITERAL_SIZE * literal, numbers, MAX_MOVES * (1 + literal), size)


@inline
def row_of_clause(memory: Any, rows: Any, begin: int, end: int, i: int, size: int) -> np.uint64:
    """The moves to which a clause, whose literals stand from `begin` to `end`, prefers move i."""
    row = (ALL >> np.uint64(64 - size)) & ~bit(i)
    for use in range(begin, end):  # a literal's number times two, plus one where it is negated
        row &= rows[MAX_MOVES * (1 + (memory[use] >> 1)) + i] ^ mask(memory[use] & 1)
    return row


@inline
def ask(known: Any, memory: Any, position: Any, moves: Any, place: int, numbers: int, size: int) -> None:
    """Answer every question, those about the board for move 0 and copied to the others."""
    registers, questions, needs_look = memory[REGISTERS], memory[AT_QUESTIONS], memory[NEEDS_LOOK]
    successor = position
    for i in range(size):
        move = moves[place + i]
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
