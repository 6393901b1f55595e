"""Terms, literals, clauses and programs: values whose text parses back.

better_choice(B, M1, M2) :- on_edge(M1), flips(B, M1, N1), flips(B, M2, N2), lt(N2, N1), not corner(M2).
better_choice(B, M1, M2) :- weight(0.8), corner(M1).

A clause with a weight is a *voter*; its weight stands first in its body, with at most three digits behind the point.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from prunus.core import files
from prunus.core.showing import Shown

# Arithmetic comparisons are written as Prolog writes them; the rest is `name(arguments)`.
OPERATORS = ("=<", ">", "=", "\\=")
PARTS = 1000  # weights are whole numbers of thousandths, so that everybody who adds them finds the same
MOST_WEIGHT = 100 * PARTS  # of all clauses of a program together
FROM_DEPTH = "from_depth"  # the directive that says how many plies must be left where moves are ordered


@dataclass(frozen=True, order=True)
class Variable:
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, order=True)
class Constant:
    """A whole number, or a symbol such as `black`."""

    value: int | str

    def __str__(self) -> str:
        if isinstance(self.value, str) and not re.fullmatch(r"[+#-]?[a-z]\w*", self.value):
            return "'" + self.value.replace("\\", "\\\\").replace("'", "\\'") + "'"
        return str(self.value)


Term = Variable | Constant


@dataclass(frozen=True)
class Literal:
    """A predicate applied to terms, or its negation."""

    predicate: str
    arguments: tuple[Term, ...] = ()
    is_negated: bool = False

    def __str__(self) -> str:
        if self.predicate in OPERATORS:
            text = f"{self.arguments[0]} {self.predicate} {self.arguments[1]}"
        elif self.arguments:
            text = f"{self.predicate}({', '.join(map(str, self.arguments))})"
        else:
            text = self.predicate
        return f"\\+ {text}" if self.is_negated else text

    @property
    def variables(self) -> tuple[Variable, ...]:
        return tuple(term for term in self.arguments if isinstance(term, Variable))

    @property
    def affirmed(self) -> Literal:
        return Literal(self.predicate, self.arguments)

    @property
    def denied(self) -> Literal:
        return Literal(self.predicate, self.arguments, is_negated=True)

    def renamed(self, names: dict[Variable, Term]) -> Literal:
        """With every variable replaced by what `names` gives for it."""
        replaced = (names.get(term, term) if isinstance(term, Variable) else term for term in self.arguments)
        return Literal(self.predicate, tuple(replaced), self.is_negated)


@dataclass(frozen=True)
class Place:
    """Where a clause was read: for errors."""

    file: str
    line: int
    column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True)
class Clause:
    """`head :- body.`, or `head :- weight(w), body.`"""

    head: Literal
    body: tuple[Literal, ...] = ()
    place: Place | None = field(default=None, compare=False)
    comments: tuple[str, ...] = field(default=(), compare=False)
    weight: int | None = None  # in thousandths

    def __str__(self) -> str:
        weight = [] if self.weight is None else [f"weight({as_decimal(self.weight)})"]
        if not self.body and not weight:
            return f"{self.head}."
        return f"{self.head} :-\n    " + ",\n    ".join([*weight, *map(str, self.body)]) + "."


def as_decimal(weight: int) -> str:
    """A number of thousandths as people write it: 800 is 0.8, 2000 is 2.0."""
    whole, part = divmod(weight, PARTS)
    return f"{whole}.{part:03}".rstrip("0") + ("0" if part == 0 else "")


@dataclass(frozen=True)
class Program(Shown):
    """Clauses in order, after directives (`:- game(othello).`) and the comments at the top of the file."""

    clauses: tuple[Clause, ...]
    directives: tuple[Clause, ...] = ()
    comments: tuple[str, ...] = ()

    @classmethod
    def read(cls, path: Path | str) -> Program:
        """The program in a file; `save` writes it."""
        from prunus.logic.syntax import read_program  # which knows this module

        return read_program(Path(path))

    def save(self, path: Path | str) -> None:
        """Write the program into a file, with its comments."""
        files.write_text(Path(path), str(self))

    def __str__(self) -> str:
        return "".join(self._paragraphs())

    def _paragraphs(self) -> Iterator[str]:
        yield "".join(f"% {line}".rstrip() + "\n" for line in self.comments)
        yield "\n" if self.comments else ""
        for directive in self.directives:
            yield f":- {directive.head}{f'({directive.body[0]})' if directive.body else ''}.\n"
        for clause in self.clauses:
            yield "\n" + "".join(f"% {line}".rstrip() + "\n" for line in clause.comments) + f"{clause}\n"

    @property
    def is_weighted(self) -> bool:
        """Whether its clauses are voters."""
        return any(clause.weight is not None for clause in self.clauses)

    @property
    def without_weights(self) -> Program:
        """The same clauses, none of which votes."""
        return replace(self, clauses=tuple(replace(clause, weight=None) for clause in self.clauses))

    def stated(self, name: str) -> str | None:
        """What a directive of one constant says: of `:- game(othello).` it is othello."""
        directive = self.directive(name)
        constants = [str(term.value) for term in directive.arguments if isinstance(term, Constant)] if directive is not None else []
        return constants[0] if constants else None

    def directive(self, name: str) -> Literal | None:
        """The first directive of this name."""
        return next((directive.head for directive in self.directives if directive.head.predicate == name), None)
