"""From a program to an ordering: clauses of better_choice become the numbers that `ordering.rules` works on.

Definitions are unfolded: a clause that uses a predicate of several clauses becomes several clauses, and the negation of a
conjunction becomes one clause for each of its parts. What remains are questions, each asked once (`flips(B, M1, N)` and
`flips(B, M2, N)` share a register), and literals about their answers.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np

from prunus.core.knowledge import LOOK
from prunus.core.memory import Cells
from prunus.errors import BadProgram, DoesNotFit
from prunus.logic.terms import Clause, Constant, Literal, Program, Term, Variable
from prunus.ordering.rules import (
    AT_CLAUSES,
    AT_LITERALS,
    AT_MOVES,
    AT_NUMBERS,
    AT_QUESTIONS,
    AT_SCORES,
    AT_WORDS,
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
    NoTieBreak,
    Points,
    Rules,
)
from prunus.study.background import HEAD, HEAD_TYPES, Background

NOTHING = (NUMBER, 0)  # an input that a question does not have
CONSTANTS = 1_000_000  # registers from here on hold constants; they stand behind the others in memory


def rules_for(
    program: Program,
    background: Background,
    depth: int,
    weighing: Any = Points(),  # noqa: B008 (immutable)
    tie_break: Any = NoTieBreak(),  # noqa: B008 (immutable)
) -> Rules:
    """The ordering of a program, with room for searches of `depth` plies."""
    program, background = background.understood(program)
    code = _Code(background)
    for clause in checked(program, background):
        for simple in unfolded(clause, background):
            code.add(simple)
    relation = Cells.zeros(MAX_MOVES * (1 + len(code.literals)), np.uint64)
    return Rules(background.knowledge.known, weighing, tie_break, code.memory(depth), relation)


def checked(program: Program, background: Background) -> list[Clause]:
    """The clauses of better_choice, after a check of the game, the types and the modes."""
    game = program.directive("game")
    if game is not None and str(game.arguments[0]) not in (background.knowledge.game, f"'{background.knowledge.game}'"):
        raise DoesNotFit(f"the program is for {game.arguments[0]}, and not for {background.knowledge.game}")
    clauses = []
    for clause in program.clauses:
        if clause.head.predicate != HEAD.predicate or len(clause.head.arguments) != 3:
            raise BadProgram(f"{clause.place}: a program of orders has clauses of better_choice/3, not of {clause.head}")
        names: dict[Variable, Term] = {}
        for given, wanted in zip(clause.head.arguments, HEAD.arguments, strict=True):
            if not isinstance(given, Variable) or given in names:
                raise BadProgram(f"{clause.place}: the arguments of {clause.head} must be different variables")
            names[given] = wanted
        hidden = {variable for literal in clause.body for variable in literal.variables} & set(HEAD.variables) - set(names)
        names |= {variable: Variable(f"{variable}#") for variable in hidden}  # the text uses a name of ours for something else
        inner = Clause(HEAD, tuple(literal.renamed(names) for literal in clause.body), clause.place)
        background.check_body(inner, dict(HEAD_TYPES))
        clauses.append(inner)
    if not clauses:
        raise BadProgram("the program has no clauses of better_choice/3")
    return clauses


def unfolded(clause: Clause, background: Background) -> Iterator[Clause]:
    """Clauses without defined predicates that together mean the same."""
    fresh = itertools.count()
    choices = [list(_alternatives(literal, background, fresh)) for literal in clause.body]
    for bodies in itertools.product(*choices):
        yield Clause(clause.head, tuple(itertools.chain(*bodies)), clause.place)


def _alternatives(literal: Literal, background: Background, fresh: Iterator[int]) -> Iterator[tuple[Literal, ...]]:
    """Conjunctions, one of which must hold, in place of a literal."""
    definitions = background.definitions.get(literal.predicate)
    if definitions is None:
        yield (literal,)
        return
    bodies = []
    for definition in definitions:
        inside = {v for each in definition.body for v in each.variables} - set(definition.head.variables)
        names: dict[Variable, Term] = {v: Variable(f"{v}#{next(fresh)}") for v in sorted(inside)}  # no text has #
        names |= dict(zip(definition.head.variables, literal.arguments, strict=True))
        parts_of = [list(_alternatives(each.renamed(names), background, fresh)) for each in definition.body]
        bodies += [list(itertools.chain(*choice)) for choice in itertools.product(*parts_of)]
    if not literal.is_negated:
        yield from (tuple(body) for body in bodies)
        return
    # Not (A, B) or (C, D): one of the tests of each body fails; what only names a value goes along.
    tests = [_tests(body, set(literal.variables), background) for body in bodies]
    for failing in itertools.product(*tests):
        parts: list[Literal] = []
        for body, those, index in zip(bodies, tests, failing, strict=True):
            parts += [part for i, part in enumerate(body) if i not in those]
            parts.append(Literal(body[index].predicate, body[index].arguments, not body[index].is_negated))
        yield tuple(parts)


def _tests(body: list[Literal], known: set[Variable], background: Background) -> list[int]:
    """Which literals of a body may fail: all but those that name a value for the first time."""
    tests = []
    for index, literal in enumerate(body):
        declaration = background.declarations.get(literal.predicate)
        output = literal.arguments[declaration.outputs[0]] if declaration is not None and declaration.outputs else None
        if isinstance(output, Variable) and output not in known:
            known.add(output)
        else:
            tests.append(index)
    return tests


class _Code:
    """Questions and literals under construction. The role of a register's use is whose move it is asked about."""

    def __init__(self, background: Background) -> None:
        self.background = background
        self.questions: dict[tuple[int, ...], int] = {}  # question -> register
        self.constants: dict[int, int] = {}  # number -> register, counted from CONSTANTS
        self.literals: dict[tuple[int, ...], int] = {}  # literal -> number
        self.clauses: list[list[int]] = []
        self.needs_look = False

    def add(self, clause: Clause) -> None:
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

    def memory(self, depth: int) -> Cells:
        """Everything in one memory, after a head that says where it begins."""
        parts = {
            AT_QUESTIONS: list(itertools.chain(*self.questions)),
            AT_LITERALS: [number for literal in self.literals for number in self._settled(literal)],
            AT_CLAUSES: list(itertools.chain(*((len(clause), *clause) for clause in self.clauses))),
            AT_NUMBERS: [0] * (MAX_MOVES * len(self.questions)) + [n for n in self.constants for _ in range(MAX_MOVES)],
            AT_SCORES: [0] * MAX_MOVES,
            AT_WORDS: [0] * MAX_MOVES,
            AT_MOVES: [0] * (MAX_MOVES * (depth + 1)),
        }
        memory = [0] * HEAD_SIZE
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
        self.needs_look |= declaration.cost == LOOK
        first, second = (*inputs, NOTHING, NOTHING)[:2]
        number = self.background.knowledge.number(literal.predicate)
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
