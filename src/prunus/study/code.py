"""Code: a program of unfolded clauses as questions and literals, the form from which relations are made.

A question is a predicate and its inputs, asked once (`flips(B, M1, N)` and `flips(B, M2, N)` share a register); a literal compares
the answers of two registers; a clause is a list of literals.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

import numpy as np

from prunus.core.declaration import Cost
from prunus.core.memory import Cells
from prunus.errors import BadProgram
from prunus.logic.terms import Clause, Constant, Literal, Term, Variable
from prunus.orderings.in_arrays import RelationInArrays, VotesInArrays
from prunus.orderings.relation import (
    AT_CLAUSES,
    AT_LITERALS,
    AT_NUMBERS,
    AT_QUESTIONS,
    BOARD,
    CLAUSES,
    FIRST,
    HEAD_SIZE,
    IS_EQUAL,
    IS_LESS,
    IS_TRUE,
    LITERALS,
    MAX_MOVES,
    MOVE_ITSELF,
    NEEDS_LOOK,
    NUMBER,
    REGISTER,
    REGISTERS,
    SECOND,
    Numbered,
)
from prunus.orderings.votes import NumberedVotes
from prunus.study.background import HEAD, Background

NOTHING = (NUMBER, 0)  # an input that a question does not have
CONSTANTS = 1_000_000  # registers from here on hold constants


class Code:
    """Questions and literals under construction. The role of a register's use is whose move it is asked about."""

    def __init__(self, background: Background) -> None:
        self.background = background
        self.questions: dict[tuple[int, ...], int] = {}  # question -> register
        self.constants: dict[int, int] = {}  # number -> register, counted from CONSTANTS
        self.literals: dict[tuple[int, ...], int] = {}  # literal -> number
        self.clauses: list[list[int]] = []
        self.voters: list[
            tuple[int, int]
        ] = []  # of a program with weights: (weight, how many of the clauses it is, one of which holds)
        self.needs_look = False

    def add(self, clause: Clause, alternatives: Iterable[Clause]) -> None:
        """Add a clause as what it is unfolded to."""
        before = len(self.clauses)
        for each in alternatives:
            self._add(each)
        if clause.weight is not None:
            self.voters.append((clause.weight, len(self.clauses) - before))

    def _add(self, clause: Clause) -> None:
        self.clauses.append([])
        places: dict[Term, tuple[int, int]] = {}  # variable -> (register, role)
        for literal in clause.body:
            declaration = self.background.declarations.get(literal.predicate)
            if declaration is None:
                self._comparison(literal, places)
                continue
            register, role = self._question(clause, literal, places)
            if declaration.outputs:
                output = literal.arguments[declaration.outputs[0]]
                if output in places or isinstance(output, Constant):  # found twice: the answers must agree
                    other, other_role = self._operand(output, places)
                    self._use((IS_EQUAL, register, role, other, other_role), literal.is_negated)
                else:
                    places[output] = (register, role)
            else:
                self._use((IS_TRUE, register, role, register, role), literal.is_negated)

    def _use(self, literal: tuple[int, ...], negated: bool) -> None:
        """Add a literal to the clause at work; the same literal is worked out once for all clauses."""
        number = self.literals.setdefault(literal, len(self.literals))
        self.clauses[-1].append(2 * number + negated)

    def asked(self) -> list[str]:
        """The predicates of all questions."""
        return [self.background.knowledge.names[number] for number, *_ in self.questions]

    def numbered(self, known: Any, in_arrays: bool = False) -> Any:
        """The program as numbers, with its storage, asking what is known of a game; one with weights counts votes.

        For positions that are Python objects all pairs of moves are compared at once, `in_arrays`.
        """
        rows = Cells.zeros(MAX_MOVES * (1 + len(self.literals)), np.uint64)
        if self.voters:
            votes = VotesInArrays if in_arrays else NumberedVotes
            return votes(known, rows, self._memory([*itertools.chain(*self.voters)]), Cells.zeros(MAX_MOVES))
        return (RelationInArrays if in_arrays else Numbered)(known, rows, self._memory())

    def _memory(self, *further: list[int]) -> Cells:
        """The numbers in one memory, after a head that says where each part begins; then further parts."""
        parts = {
            AT_QUESTIONS: list(itertools.chain(*self.questions)),
            AT_LITERALS: [number for literal in self.literals for number in self._settled(literal)],
            AT_CLAUSES: list(itertools.chain(*((len(clause), *clause) for clause in self.clauses))),
            AT_NUMBERS: [0] * (MAX_MOVES * len(self.questions)) + [n for n in self.constants for _ in range(MAX_MOVES)],
        }
        parts |= {HEAD_SIZE + i: numbers for i, numbers in enumerate(further)}
        memory = [0] * (HEAD_SIZE + len(further))
        memory[REGISTERS], memory[LITERALS], memory[CLAUSES] = len(self.questions), len(self.literals), len(self.clauses)
        memory[NEEDS_LOOK] = int(self.needs_look)
        for part, numbers in parts.items():
            memory[part] = len(memory)
            memory += numbers
        return Cells(memory)

    def _settled(self, literal: tuple[int, ...]) -> tuple[int, ...]:
        """A literal with its constants in the registers behind the questions."""
        what, left, left_of, right, right_of = literal
        shift = len(self.questions) - CONSTANTS
        left, right = (r + shift if r >= CONSTANTS else r for r in (left, right))
        return what, left, left_of, right, right_of

    def _question(self, clause: Clause, literal: Literal, places: dict[Term, tuple[int, int]]) -> tuple[int, int]:
        declaration = self.background.declarations[literal.predicate]
        inputs: list[tuple[int, int]] = []
        roles = set()
        for position in declaration.inputs:
            term = literal.arguments[position]
            if declaration.arguments[position].type == "board":
                continue
            if term in (HEAD.arguments[1], HEAD.arguments[2]):
                roles.add(FIRST if term == HEAD.arguments[1] else SECOND)
                inputs.append((MOVE_ITSELF, 0))
            else:
                register, role = self._operand(term, places)
                inputs.append((NUMBER, self._number(term)) if register >= CONSTANTS else (REGISTER, register))
                roles |= {role} - {BOARD}
        if len(roles) > 1:
            raise BadProgram(f"{clause.place}: {literal} asks about two moves at once; define it by what it says of each")
        role = roles.pop() if roles else BOARD
        self.needs_look |= declaration.cost >= Cost.LOOK
        first, second = (*inputs, NOTHING, NOTHING)[:2]
        number = self.background.knowledge.names.index(literal.predicate)
        return self._register((number, int(role != BOARD), *first, *second)), role

    def _register(self, question: tuple[int, ...]) -> int:
        """The register of a question; the same question is asked once."""
        return self.questions.setdefault(question, len(self.questions))

    def _number(self, term: Term) -> int:
        """The number of a constant; symbols are numbered as their type lists them."""
        assert isinstance(term, Constant)
        if isinstance(term.value, int):
            return term.value
        return next(names.index(term.value) for _, names in self.background.types.symbols if term.value in names)

    def _operand(self, term: Term, places: dict[Term, tuple[int, int]]) -> tuple[int, int]:
        if isinstance(term, Variable):
            return places[term]
        value = self._number(term)
        return CONSTANTS + self.constants.setdefault(value, len(self.constants)), BOARD

    def _comparison(self, literal: Literal, places: dict[Term, tuple[int, int]]) -> None:
        left = literal.arguments[0]
        right = literal.arguments[1] if len(literal.arguments) > 1 else Constant(0)
        negated = literal.is_negated
        name = literal.predicate
        if name in ("=", "zero", "\\="):
            what, negated = IS_EQUAL, negated != (name == "\\=")
        else:  # lt(x, y); x > y is lt(y, x); x =< y is not lt(y, x)
            what, negated = IS_LESS, negated != (name == "=<")
            left, right = (left, right) if name == "lt" else (right, left)
        self._use((what, *self._operand(left, places), *self._operand(right, places)), negated)
