"""Programs of visitors: logic, read within bounds, and nothing of it is run. What is wrong is said with its line.

A program that is short can mean one that is long: a literal of a predicate that is defined by several clauses stands for all of
them, and a clause with many such literals for all their combinations. How many there would be is counted before any is made.
"""

from __future__ import annotations

import re

from prunus.core.declaration import Cost
from prunus.errors import PrunusError
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Clause, Program
from prunus.study.background import Background
from prunus.study.compilation import checked, coded, unfolding
from prunus.web.question import BadQuestion, Question

FIELD = "program"
LONGEST = 12_000  # characters
MOST_CLAUSES = 60
MOST_LITERALS = 30  # of a clause
MOST_UNFOLDED = 4_000  # literals of all clauses that a program means
DEAREST = Cost.REPLIES


def read_program(question: Question) -> Program:
    """The program in the question, of which nothing is known but that it can be read."""
    try:
        program = parse_program(question.text(FIELD, longest=LONGEST), FIELD)
    except BadQuestion:
        raise
    except PrunusError as error:
        raise told(error) from error
    every = (*program.clauses, *program.directives)
    if len(every) > 2 * MOST_CLAUSES:
        raise BadQuestion(FIELD, f"the program has {len(every):,} clauses; at most {2 * MOST_CLAUSES} are read")
    for clause in every:
        if len(clause.body) > MOST_LITERALS:
            raise BadQuestion(
                FIELD, f"{_line(clause)}: this clause has {len(clause.body)} literals; at most {MOST_LITERALS} are read"
            )
    return program


def understood(program: Program, background: Background) -> tuple[list[Clause], Background]:
    """The clauses of better_choice, checked, and the background with what the program defines; refused where it means too much."""
    try:
        rest, known = background.understood(program)
        clauses = checked(rest, known)
        if len(clauses) > MOST_CLAUSES:
            raise BadQuestion(FIELD, f"the program has {len(clauses)} clauses of better_choice; at most {MOST_CLAUSES} are read")
        _check_costs(clauses, known)
        meant = 0
        for clause in clauses:
            number, length = unfolding(clause, known)
            meant += number * length
            if meant > MOST_UNFOLDED:
                raise BadQuestion(
                    FIELD, f"{_line(clause)}: with its definitions written out the program has more than {MOST_UNFOLDED:,} literals"
                )
        coded(program, background)  # what asks about two moves at once is found here
    except BadQuestion:
        raise
    except PrunusError as error:
        raise told(error) from error
    return clauses, known


def _check_costs(clauses: list[Clause], background: Background) -> None:
    for clause in clauses:
        for literal in clause.body:
            declaration = background.declarations.get(literal.predicate)
            if declaration is not None and declaration.cost > DEAREST:
                raise BadQuestion(
                    FIELD, f"{_line(clause)}: {literal.predicate} searches below every move, which is too dear for this page"
                )


def told(error: PrunusError) -> BadQuestion:
    """What is wrong with a program, with the line where it is."""
    return BadQuestion(FIELD, re.sub(rf"^{FIELD}:(\d+):(\d+): ", r"line \1: ", str(error)))


def _line(clause: Clause) -> str:
    return f"line {clause.place.line}" if clause.place is not None else "a clause"
