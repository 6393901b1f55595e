"""Declarations: the types, modes, costs and words of background predicates.

A mode says of each argument whether it must be known (+) or is found (-):  flips(+board, +place, -flips).  A number has the
name of its unit as its type, so that flips are never compared with moves. A predicate without - is a test; with one, it is a
function where it has at most one answer, which is what `is_determinate` promises.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from prunus.errors import BadProgram
from prunus.logic.terms import Clause, Constant, Literal


class Cost(IntEnum):
    """What it takes to answer, inside a search."""

    CONSTANT = 0  # once a node
    MOVE = 1  # once a move, without playing it
    LOOK = 2  # once a move, after playing it

    def __str__(self) -> str:
        return ("constant", "per move", "one-ply look")[self]


@dataclass(frozen=True)
class Argument:
    mode: str
    type: str

    def __str__(self) -> str:
        return self.mode + self.type


@dataclass(frozen=True)
class Declaration:
    """`says` is an English phrase with {0}, {1} for the arguments: a clause for a test, a noun for a function."""

    name: str
    arguments: tuple[Argument, ...]
    cost: Cost = Cost.CONSTANT
    says: str = ""
    denies: str = ""
    result: str = ""  # what a variable that holds the answer is called
    is_determinate: bool = True

    @property
    def inputs(self) -> tuple[int, ...]:
        return tuple(i for i, argument in enumerate(self.arguments) if argument.mode == "+")

    @property
    def outputs(self) -> tuple[int, ...]:
        return tuple(i for i, argument in enumerate(self.arguments) if argument.mode == "-")

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.arguments))})"


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
