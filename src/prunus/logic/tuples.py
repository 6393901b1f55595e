"""Tuples: the bindings of a clause under construction, as columns.

A row is a tuple in Quinlan's sense: an example, or an example with one of the answers of a literal that has several. Columns are
variables. They are saturated with determinate literals first (every function of known variables becomes a variable, asked
once for each distinct input), so that what remains are tests: one packed column of bits each.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from prunus.core.declaration import Cost, Declaration
from prunus.logic.coverage import Bits, pack
from prunus.logic.language import Column, Language
from prunus.logic.terms import Constant, Literal, Variable

MAX_THRESHOLDS = 8


@dataclass(frozen=True)
class Binding:
    """A variable that the tuples bind. `definition` is the literal that found it, None for variables of the head."""

    variable: Variable
    type: str
    values: Column
    definition: Literal | None = None
    depth: int = 0
    cost: Cost = Cost.CONSTANT

    @property
    def predicate(self) -> str:
        """What found it."""
        return "" if self.definition is None else self.definition.predicate


@dataclass
class Tuples:
    language: Language
    bindings: list[Binding]
    examples: NDArray[np.int64]  # [row] the example that the row belongs to
    tests: list[Literal] = field(default_factory=list)
    columns: NDArray[np.uint64] = field(default_factory=lambda: np.zeros((0, 0), np.uint64))  # [test, word]
    _distinct: dict[tuple[str, ...], tuple[NDArray[np.int64], NDArray[np.int64]]] = field(default_factory=dict)

    @classmethod
    def of(cls, language: Language, bindings: list[Binding]) -> Tuples:
        """One tuple an example, saturated and with its tests."""
        tuples = cls(language, list(bindings), np.arange(len(bindings[0].values)))
        tuples._saturate()
        tuples._add_tests()
        return tuples

    @property
    def size(self) -> int:
        return len(self.examples)

    @functools.cached_property
    def places(self) -> dict[Literal, int]:
        """Where the column of each test stands."""
        return {test: place for place, test in enumerate(self.tests)}

    def has_all(self, tests: Iterable[Literal]) -> bool:
        """Whether there is a column for each of these tests or their negations."""
        return all(test.affirmed in self.places for test in tests)

    def column(self, test: Literal) -> Bits:
        """The rows of which a test, or a negated one, holds; what the bits behind the last row say means nothing."""
        column: Bits = self.columns[self.places[test.affirmed]]
        return ~column if test.is_negated else column

    def joined(self, literal: Literal) -> Tuples:
        """The tuples after a literal that may have several answers: a tuple an answer (Quinlan 1990, section 3)."""
        declaration = self.language.declarations[literal.predicate]
        by_name = {binding.variable: binding for binding in self.bindings}
        inputs = [by_name[literal.arguments[i]].values for i in declaration.inputs]  # type: ignore[index]
        rows, outputs = self.language.solve(literal.predicate, inputs)
        bindings = [Binding(b.variable, b.type, b.values[rows], b.definition, b.depth, b.cost) for b in self.bindings]
        for position, values in zip(declaration.outputs, outputs, strict=True):
            variable = literal.arguments[position]
            assert isinstance(variable, Variable)
            kind = declaration.arguments[position].type
            bindings.append(Binding(variable, kind, values, literal, declaration_depth(by_name, literal) + 1, declaration.cost))
        tuples = Tuples(self.language, bindings, self.examples[rows])
        tuples._saturate()
        tuples._add_tests()
        return tuples

    def generators(self) -> Iterator[Literal]:
        """Literals with new variables that may have several answers."""
        for declaration in self.language.allowed(determinate=False, tests=False):
            for inputs in self._inputs(declaration):
                yield self._with_new_variables(declaration, inputs)

    def _inputs(self, declaration: Declaration) -> Iterator[tuple[Binding, ...]]:
        """Bindings of the right types for the inputs of a predicate."""
        wanted = [declaration.arguments[i].type for i in declaration.inputs]
        fitting = [[b for b in self.bindings if b.type == kind] for kind in wanted]
        for inputs in itertools.product(*fitting):
            if len(set(inputs_names(inputs))) == len(inputs):  # inner_than(P, P) says nothing
                if max((b.depth for b in inputs), default=0) < self.language.max_depth:
                    yield inputs

    def _with_new_variables(self, declaration: Declaration, inputs: tuple[Binding, ...]) -> Literal:
        taken = {binding.variable.name for binding in self.bindings}
        places = iter(inputs)
        arguments: list[Variable] = []
        digits = "".join(dict.fromkeys(c for b in inputs for c in b.variable.name if c.isdigit()))
        for argument in declaration.arguments:
            if argument.mode == "+":
                arguments.append(next(places).variable)
            else:
                stem = (declaration.result or argument.type.title().replace("_", "")) + digits
                name = next(n for n in (stem, *(f"{stem}{c}" for c in "bcdefghijklmnopqrstuvwxyz")) if n not in taken)
                taken.add(name)
                arguments.append(Variable(name))
        return Literal(declaration.name, tuple(arguments))

    def _saturate(self) -> None:
        """Add every function of known variables, once."""
        done = {binding.definition for binding in self.bindings}
        known = {(d.predicate, d.arguments[:-1]) for d in done if d is not None}
        for _round in range(self.language.max_depth):
            for declaration in list(self.language.allowed(determinate=True, tests=False)):
                for inputs in list(self._inputs(declaration)):
                    literal = self._with_new_variables(declaration, inputs)
                    if (literal.predicate, literal.arguments[:-1]) not in known:
                        known.add((literal.predicate, literal.arguments[:-1]))
                        self._add_function(declaration, literal, inputs)

    def _add_function(self, declaration: Declaration, literal: Literal, inputs: tuple[Binding, ...]) -> None:
        values = self._answers(declaration.name, inputs)
        if values is None:
            return
        (position,) = declaration.outputs
        variable = literal.arguments[position]
        assert isinstance(variable, Variable)
        depth = 1 + max((b.depth for b in inputs), default=0)
        cost = max([declaration.cost, *(b.cost for b in inputs)])
        kind = declaration.arguments[position].type
        self.bindings.append(Binding(variable, kind, values, literal, depth, cost))

    def _answers(self, name: str, inputs: tuple[Binding, ...]) -> Column | None:
        """The one answer of a function for every row, None unless every row has one."""
        first, inverse = self._distinct_rows(inputs)
        rows, outputs = self.language.solve(name, [binding.values[first] for binding in inputs])
        if len(rows) != len(first) or not np.array_equal(rows, np.arange(len(first))):
            return None
        return outputs[0].astype(np.int32)[inverse]

    def _holds(self, name: str, inputs: tuple[Binding, ...]) -> NDArray[np.bool_]:
        first, inverse = self._distinct_rows(inputs)
        rows, _ = self.language.solve(name, [binding.values[first] for binding in inputs])
        flags = np.zeros(len(first), np.bool_)
        flags[rows] = True
        return flags[inverse]

    def _distinct_rows(self, inputs: tuple[Binding, ...]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """(rows that show every distinct input once, the index of each row among them): asked once for each distinct input."""
        names = inputs_names(inputs)
        if names not in self._distinct:
            code = np.zeros(self.size, np.int64)
            for binding in inputs:
                low = int(binding.values.min(initial=0))
                code = code * (int(binding.values.max(initial=0)) - low + 1) + (binding.values - low)
            self._distinct[names] = _first_and_inverse(code)
        return self._distinct[names]

    def _add_tests(self) -> None:
        self.tests = []
        packed = []
        for literal, flags in self._candidates():
            holds = int(np.count_nonzero(flags))
            if 0 < holds < self.size:  # a literal that is always or never true says nothing
                self.tests.append(literal)
                packed.append(pack(flags))
        self.columns = np.array(packed, np.uint64).reshape(len(packed), -(-self.size // 64))

    def _candidates(self) -> Iterator[tuple[Literal, NDArray[np.bool_]]]:
        for declaration in self.language.allowed(determinate=True, tests=True):
            for inputs in self._inputs(declaration):
                yield Literal(declaration.name, inputs_variables(inputs)), self._holds(declaration.name, inputs)
        units = self.language.types.units
        for binding in self.bindings:
            if binding.type in units:
                yield from _thresholds(binding)
            elif self.language.constants:
                for code, name in enumerate(self.language.types.names(binding.type)):
                    yield Literal("=", (binding.variable, Constant(name))), binding.values == code
        for left, right in itertools.combinations(self.bindings, 2):
            if (
                left.type == right.type and left.predicate == right.predicate
            ):  # replies and moves left are numbers of moves, and apart
                if left.type in units:
                    yield Literal("lt", (left.variable, right.variable)), left.values < right.values
                    yield Literal("lt", (right.variable, left.variable)), right.values < left.values
                yield Literal("=", (left.variable, right.variable)), left.values == right.values


def _thresholds(binding: Binding) -> Iterator[tuple[Literal, NDArray[np.bool_]]]:
    """V > k for a few k that divide the rows evenly; V =< k is the negation."""
    if not len(binding.values):
        return
    values = np.unique(binding.values[:: max(1, len(binding.values) // 20_000)])
    if values[0] == 0:
        yield Literal("zero", (binding.variable,)), binding.values == 0
    cuts = values[:-1]
    if len(cuts) > MAX_THRESHOLDS:
        sample = np.sort(binding.values[:: max(1, len(binding.values) // 20_000)])
        places = np.linspace(0, len(sample) - 1, MAX_THRESHOLDS + 2)[1:-1].astype(int)
        cuts = np.unique(sample[places])
    for cut in cuts:
        if cut != 0 or values[0] != 0:
            yield Literal(">", (binding.variable, Constant(int(cut)))), binding.values > cut


def _first_and_inverse(code: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """What np.unique finds by sorting, in linear time where the codes are dense enough to count them."""
    size = int(code.max(initial=0)) + 1
    if size > 8 * len(code) + 1_000_000:
        _, first, inverse = np.unique(code, return_index=True, return_inverse=True)
        return first, inverse
    place = np.full(size, -1, np.int64)
    place[code[::-1]] = np.arange(len(code) - 1, -1, -1)
    present = place >= 0
    rank = np.cumsum(present) - 1
    return place[present], rank[code]


def inputs_names(inputs: tuple[Binding, ...]) -> tuple[str, ...]:
    return tuple(binding.variable.name for binding in inputs)


def inputs_variables(inputs: tuple[Binding, ...]) -> tuple[Variable, ...]:
    return tuple(binding.variable for binding in inputs)


def declaration_depth(by_name: dict[Variable, Binding], literal: Literal) -> int:
    """The depth of the deepest variable that a literal takes in."""
    return max((by_name[v].depth for v in literal.variables if v in by_name), default=0)
