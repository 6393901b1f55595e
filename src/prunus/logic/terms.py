"""Terms, literals, clauses and programs: values whose text parses back.

better_choice(B, M1, M2) :- on_edge(M1), flips(B, M1, N1), flips(B, M2, N2), lt(N2, N1), not corner(M2).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from prunus.core import files

# Arithmetic comparisons are written as Prolog writes them; the rest is `name(arguments)`.
OPERATORS = ("=<", ">", "=", "\\=")


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
    """`head :- body.`"""

    head: Literal
    body: tuple[Literal, ...] = ()
    place: Place | None = field(default=None, compare=False)
    comments: tuple[str, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        if not self.body:
            return f"{self.head}."
        return f"{self.head} :-\n    " + ",\n    ".join(map(str, self.body)) + "."


@dataclass(frozen=True)
class Program:
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

    def directive(self, name: str) -> Literal | None:
        """The first directive of this name."""
        return next((directive.head for directive in self.directives if directive.head.predicate == name), None)
