"""A reader of the Prolog subset: clauses, directives, comments; errors with file, line and column."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from prunus.core import files
from prunus.errors import BadProgram
from prunus.logic.terms import MOST_WEIGHT, OPERATORS, PARTS, Clause, Constant, Literal, Place, Program, Term, Variable

_TOKENS = re.compile(
    r"""
    (?P<space>\s+) | (?P<comment>%[^\n]*) | (?P<decimal>-?[0-9]+\.[0-9]+) | (?P<number>-?[0-9]+)
    | (?P<quoted>'(?:[^'\\]|\\.)*') | (?P<end>\.(?=\s|%|\Z))
    | (?P<not>\\\+|not\b) | (?P<operator>=<|>=|\\=|=|<|>) | (?P<neck>:-) | (?P<name>[a-z]\w*) | (?P<variable>[A-Z_]\w*)
    | (?P<mark>[(),+\-#])
    """,
    re.VERBOSE,
)
LARGEST = 2**31  # numbers are compared as machine words
# `<` and `>=` are read as what they mean, so that there is one way to write a thing.
_MIRRORED = {"<": ">", ">=": "=<"}


class Token(NamedTuple):
    kind: str
    text: str
    place: Place


def read_program(path: Path) -> Program:
    """The program in a file."""
    return parse_program(files.read_text(path, "program file"), str(path))


def parse_program(text: str, file: str = "<text>") -> Program:
    """The program that `text` is; `str` of it gives a text that parses to the same program."""
    return _Parser(text, file).program()


def parse_clause(text: str) -> Clause:
    """One clause."""
    (clause,) = parse_program(text).clauses
    return clause


def _tokens(text: str, file: str) -> Iterator[Token]:
    at, line, start = 0, 1, 0
    while at < len(text):
        match = _TOKENS.match(text, at)
        place = Place(file, line, at - start + 1)
        if match is None:
            raise BadProgram(f"{place}: {text[at]!r} does not belong in a program")
        kind = str(match.lastgroup)
        yield Token(kind, match.group(), place)
        breaks = match.group().count("\n")
        if breaks:
            line += breaks
            start = at + match.group().rindex("\n") + 1
        at = match.end()
    yield Token("finish", "the end of the text", Place(file, line, at - start + 1))


class _Parser:
    def __init__(self, text: str, file: str) -> None:
        self.comments: list[tuple[int, str]] = []
        self.tokens: list[Token] = []
        for token in _tokens(text, file):
            if token.kind == "comment":
                self.comments.append((token.place.line, token.text[1:].removeprefix(" ").rstrip()))
            elif token.kind != "space":
                self.tokens.append(token)
        self.at = 0
        taken = {token.text for token in self.tokens}
        self.unnamed = (name for name in map("_{}".format, itertools.count(1)) if name not in taken)

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def take(self, kind: str, expected: str) -> Token:
        token = self.next
        if token.kind != kind and token.text != kind:
            raise BadProgram(f"{token.place}: expected {expected}, not {token.text!r}")
        self.at += 1
        return token

    def program(self) -> Program:
        clauses: list[Clause] = []
        directives: list[Clause] = []
        taken = 0  # the comments above this line belong to earlier clauses
        heading: tuple[str, ...] | None = None
        while self.next.kind != "finish":
            place = self.next.place
            above = tuple(text for line, text in self.comments if taken <= line < place.line)
            if self.next.kind == "neck":
                self.take("neck", ":-")
                directives.append(self.directive(place))
                self.take("end", "a full stop")
            else:
                clauses.append(self.clause(place))
            if heading is None and directives:
                heading = above  # comments before the first directive speak of the whole file
            elif clauses and clauses[-1].place == place:
                clauses[-1] = replace(clauses[-1], comments=above)
            taken = self.tokens[self.at - 1].place.line + 1
        return Program(tuple(clauses), tuple(directives), heading or ())

    def directive(self, place: Place) -> Clause:
        """`:- game(othello).`, or a declaration of modes, whose argument is a literal: `:- mode(flips(+board, +place, -discs)).`"""
        if self.next.text != "mode":
            literal = self.literal()
            constants = [each for each in literal.arguments if isinstance(each, Constant)]
            if literal.is_negated or literal.predicate in OPERATORS or (literal.predicate == "game" and len(constants) != 1):
                raise BadProgram(f"{place}: a directive is a literal such as game(othello), not {str(literal)!r}")
            return Clause(literal, place=place)
        head = Literal(self.take("name", "mode").text)
        self.take("(", "(")
        declared = self.literal()
        self.take(")", ")")
        return Clause(head, (declared,), place)

    def clause(self, place: Place) -> Clause:
        head = self.literal()
        if head.is_negated or head.predicate in OPERATORS:
            raise BadProgram(f"{place}: the head of a clause is a plain literal, not {str(head)!r}")
        weight: int | None = None
        body: list[Literal] = []
        if self.next.kind == "neck":
            self.take("neck", ":-")
            weight = self.weight()
            if weight is None:
                body.append(self.literal())
            while self.next.text == ",":
                self.take(",", "a comma")
                body.append(self.literal())
        self.take("end", "a comma or a full stop")
        return Clause(head, tuple(body), place, weight=weight)

    def weight(self) -> int | None:
        """`weight(0.8)` in thousandths, if that comes next."""
        if self.next.text != "weight":
            return None
        self.take("weight", "weight")
        self.take("(", "(")
        token = self.next
        parts = re.fullmatch(r"([0-9]{1,3})(?:\.([0-9]{1,3}))?", token.text)
        weight = PARTS * int(parts[1]) + int((parts[2] or "").ljust(3, "0")) if parts else 0
        if not 0 < weight <= MOST_WEIGHT:
            raise BadProgram(
                f"{token.place}: a weight is a number above 0 and at most {MOST_WEIGHT // PARTS} with at most three digits behind "
                f"the point, not {token.text[:20]!r}"
            )
        self.at += 1
        self.take(")", ")")
        return weight

    def literal(self) -> Literal:
        is_negated = False
        while self.next.kind == "not":
            self.take("not", "\\+")
            is_negated = not is_negated
        inner = self.plain_literal()
        return Literal(inner.predicate, inner.arguments, is_negated)

    def plain_literal(self) -> Literal:
        if self.next.kind == "name":
            name = self.take("name", "a predicate").text
            arguments: list[Term] = []
            if self.next.text == "(":
                self.take("(", "(")
                arguments.append(self.term())
                while self.next.text == ",":
                    self.take(",", "a comma")
                    arguments.append(self.term())
                self.take(")", "a comma or )")
            elif self.next.kind == "operator":
                return self.comparison(Constant(name))
            return Literal(name, tuple(arguments))
        return self.comparison(self.term())

    def comparison(self, left: Term) -> Literal:
        operator = self.take("operator", "a comparison").text
        right = self.term()
        if operator in _MIRRORED:
            return Literal(_MIRRORED[operator], (right, left))
        return Literal(operator, (left, right))

    def term(self) -> Term:
        token = self.next
        self.at += 1
        if token.kind == "variable":
            return Variable(next(self.unnamed) if token.text == "_" else token.text)  # every _ is a variable of its own
        if token.kind == "number":
            if len(token.text) > 20 or abs(int(token.text)) >= LARGEST:
                raise BadProgram(f"{token.place}: {token.text[:20]} is too large a number; numbers are below {LARGEST:,}")
            return Constant(int(token.text))
        if token.kind == "decimal":
            raise BadProgram(f"{token.place}: {token.text[:20]} is a fraction, and only weights are: all other numbers are whole")
        if token.kind == "name":
            return Constant(token.text)
        if token.kind == "quoted":
            return Constant(re.sub(r"\\(.)", r"\1", token.text[1:-1]))
        if token.text in ("+", "-", "#") and self.next.kind == "name":  # an argument of a mode declaration
            return Constant(token.text + self.take("name", "a type").text)
        raise BadProgram(f"{token.place}: expected a variable, a number or a name, not {token.text!r}")
