"""What is declared in a logic program, and the types and predicates that declarations speak of besides."""

from __future__ import annotations

from dataclasses import dataclass

from prunus.core.declaration import Argument, Declaration
from prunus.errors import BadProgram
from prunus.logic.terms import Clause, Constant, Literal


@dataclass(frozen=True)
class Types:
    """The types of a task: which are units of numbers, and the symbols of those that are not."""

    units: frozenset[str] = frozenset()
    symbols: tuple[tuple[str, tuple[str, ...]], ...] = ()  # (type, names of its values 0, 1, ...)

    def names(self, kind: str) -> tuple[str, ...]:
        return dict(self.symbols).get(kind, ())


# Predicates of logic itself. Their arguments have any type, as long as it is the same.
BUILT_IN = {
    "lt": "{0} is less than {1}",
    "zero": "{0} is zero",
    "=<": "{0} is at most {1}",
    ">": "{0} is greater than {1}",
    "=": "{0} equals {1}",
    "\\=": "{0} differs from {1}",
}


def declared(directive: Clause) -> Declaration:
    """What `:- mode(name(+type, -type)).` declares."""
    literal = directive.body[0]
    arguments = []
    for term in literal.arguments:
        text = str(term.value) if isinstance(term, Constant) else ""
        if text[:1] not in ("+", "-") or len(text) < 2:
            raise BadProgram(f"{directive.place}: a mode is written +type or -type, not {str(term)!r}")
        arguments.append(Argument(text[0], text[1:]))
    return Declaration(literal.predicate, tuple(arguments))


def signature(literal: Literal) -> str:
    """Name and number of arguments, as Prolog writes it."""
    return f"{literal.predicate}/{len(literal.arguments)}"
