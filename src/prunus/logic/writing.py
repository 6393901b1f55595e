"""How a clause is written: negations as people write them, and every name before its first use."""

from __future__ import annotations

from prunus.logic.terms import Clause, Literal, Variable
from prunus.logic.tuples import Tuples


def written(literal: Literal) -> Literal:
    """The same, as people would write it: =< for what is not >."""
    if literal.is_negated and literal.predicate in (">", "=<"):
        return Literal("=<" if literal.predicate == ">" else ">", literal.arguments)
    return literal


def negation(literal: Literal) -> Literal:
    """The negation, as people would write it."""
    return written(literal.affirmed if literal.is_negated else literal.denied)


def with_definitions(head: Literal, tests: list[Literal], tuples: Tuples, joins: tuple[Literal, ...]) -> Clause:
    """The clause with the literals that name what its tests speak of, each before its first use: executable in mode order."""
    by_variable = {binding.variable: binding for binding in tuples.bindings}
    body: list[Literal] = []

    def define(variable: Variable) -> None:
        definition = by_variable[variable].definition
        if definition is not None and definition not in body:
            for needed in definition.variables:
                if needed != variable and by_variable[needed].definition != definition:
                    define(needed)
            body.append(definition)

    for literal in joins:
        for variable in literal.variables:
            define(variable)
        if literal not in body:
            body.append(literal)
    for literal in tests:
        for variable in sorted(literal.variables):  # what is said of the first move first
            define(variable)
        body.append(literal)
    return Clause(head, tuple(body))
