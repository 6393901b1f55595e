"""From a compiled program to Python source, and from there to a type whose operation `relate` does nothing but this program.

Each predicate is asked directly, constants are written out, and all moves of a node are compared at once: a literal about two moves
is one word of bits for up to 8 x 8 moves (`core.comparison`), a clause the AND of such words, the program their OR. The source
becomes a module in memory, named by its content, so that a kernel compiled for it is found again by the next process.
"""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.util
import inspect
import linecache
import sys
from collections.abc import Iterator
from types import CodeType
from typing import Any

import numpy as np

from prunus.core.memory import Cells
from prunus.orderings.relation import BOARD, FIRST, IS_EQUAL, IS_LESS, IS_TRUE, MAX_MOVES, MOVE_ITSELF, REGISTER, SECOND
from prunus.study.code import CONSTANTS, Code

HEADING = '''"""A program of better_choice/3 as code; written by prunus.study.generation."""

from __future__ import annotations

from typing import Any, NamedTuple

from numpy import int16, int64, uint64

from prunus.core.bits import ALL, EMPTY, bit
from prunus.core.comparison import above8, above16, above64, below8, below16, below64, equal8, equal16, equal64
from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.orderings.relation import Relating
'''

KIND = """

@implements(Relating)
class {name}(NamedTuple):
    rows: Cells
    numbers: Cells

    def relate(self, position: Any, moves: Any, place: int, size: int) -> None:
        rows, numbers = self.rows, self.numbers
"""


def generated(code: Code) -> Any:
    """A value of the type that is written for the program, with its storage."""
    source = Source(code)
    name = f"Relation_{hashlib.blake2b(source.text('Relation').encode(), digest_size=8).hexdigest()}"
    module = f"{__package__}.{name.lower()}"
    if module not in sys.modules:
        _load(module, source.text(name))
    kind = getattr(sys.modules[module], name)
    return kind(Cells.zeros(MAX_MOVES, np.uint64), Cells.zeros(MAX_MOVES * len(source.rows), np.int16))


def _load(name: str, text: str) -> None:
    """Make `text` the module `name`."""
    loader = _Loader(text)
    spec = importlib.util.spec_from_loader(name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    sys.modules[name] = module


class _Loader(importlib.abc.InspectLoader):
    """Loads a text that stands nowhere else; the cache of kernels and `linecache` ask it for the source."""

    def __init__(self, text: str) -> None:
        self.text = text

    def get_source(self, fullname: str) -> str:
        return self.text

    def get_code(self, fullname: str) -> CodeType:
        file = f"{fullname}.py"
        linecache.cache[file] = (len(self.text), None, self.text.splitlines(keepends=True), file)
        return self.source_to_code(self.text, file)


class Source:
    """The parts of the source of one program. What is compared stands in rows of MAX_MOVES cells, a cell a move."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.questions = list(code.questions)
        self.constants = {CONSTANTS + place: value for value, place in code.constants.items()}
        self.rows: dict[str, int] = {"0": 0}  # expression about one move -> where its row begins
        self.literals = {number: self._literal(*literal) for literal, number in code.literals.items()}

    def text(self, name: str) -> str:
        """The whole module."""
        functions = sorted({(self._function(q).__module__, self._function(q).__name__) for q in self.questions})
        imports = [f"from {module} import {function} as ask_{function}" for module, function in functions]
        body = [*self._asked(), *self._related()]
        return "\n".join([HEADING + "\n".join(imports), KIND.format(name=name)]) + "".join(f"        {line}\n" for line in body)

    def _function(self, question: tuple[int, ...]) -> Any:
        knowledge = self.code.background.knowledge
        return knowledge.functions[knowledge.names[question[0]]]

    def _row(self, expression: str) -> int:
        return self.rows.setdefault(expression, MAX_MOVES * len(self.rows))

    def _literal(self, what: int, left: int, left_of: int, right: int, right_of: int) -> tuple[str, int, int] | str:
        """(comparison, row of the first move, row of the second), or an expression about the board alone."""
        x, y = (str(self.constants[r]) if r in self.constants else f"answer{r}" for r in (left, right))
        test = {IS_TRUE: f"{x} != 0", IS_LESS: f"{x} < {y}", IS_EQUAL: f"{x} == {y}"}[what]
        about = {left_of, right_of} - {BOARD}
        if not about:
            return test
        if about == {FIRST}:
            return "below", self._row(test), self._row("0")
        if about == {SECOND}:
            return "above", self._row("0"), self._row(test)
        mine, theirs = (x, y) if left_of == FIRST else (y, x)
        sign = "equal" if what == IS_EQUAL else "above" if left_of == FIRST else "below"
        return sign, self._row(mine), self._row(theirs)

    def _asked(self) -> Iterator[str]:
        """Every question, once a node or once a move."""
        for register, (_, is_about_a_move, *_) in enumerate(self.questions):
            if not is_about_a_move:
                yield f"answer{register} = {self._question(register)}"
        yield "for i in range(size):"
        yield "    move = moves[place + i]"
        if any("successor" in inspect.signature(self._function(q)).parameters for q in self.questions):
            yield "    successor = position.play(move)"
        for register, (_, is_about_a_move, *_) in enumerate(self.questions):
            if is_about_a_move:
                yield f"    answer{register} = {self._question(register)}"
        for expression, row in self.rows.items():
            if row:
                yield f"    numbers[{row} + i] = int16({expression})"

    def _question(self, register: int) -> str:
        _, _, *inputs = self.questions[register]
        function = self._function(self.questions[register])
        given = iter((inputs[:2], inputs[2:]))
        names = (n if n in ("position", "successor") else self._input(*next(given)) for n in inspect.signature(function).parameters)
        return f"int64(ask_{function.__name__}({', '.join(names)}))"

    def _input(self, kind: int, value: int) -> str:
        return "move" if kind == MOVE_ITSELF else f"answer{value}" if kind == REGISTER else f"int64({value})"

    def _related(self) -> Iterator[str]:
        """The rows, in one of three ways by the number of moves."""
        for number, literal in self.literals.items():
            if isinstance(literal, str):
                yield f"literal{number} = ALL if {literal} else EMPTY"
        yield "everyone = ALL >> uint64(64 - size)"
        yield "if size <= 8:"
        yield from self._compared(8, "    ", "")
        yield "    for i in range(8):"
        yield "        rows[i] = (related >> uint64(8 * i)) & everyone & ~bit(i)"
        yield "elif size <= 16:"
        yield "    for first in range(0, size, 4):"
        yield from self._compared(16, "        ", "first + ")
        yield "        for i in range(4):"
        yield "            rows[first + i] = (related >> uint64(16 * i)) & everyone & ~bit(first + i)"
        yield "else:"
        yield "    for i in range(size):"
        yield from self._compared(64, "        ", "i + ")
        yield "        rows[i] = related & everyone & ~bit(i)"

    def _compared(self, columns: int, indent: str, first: str) -> Iterator[str]:
        for number, literal in self.literals.items():
            if not isinstance(literal, str):
                sign, mine, theirs = literal
                yield f"{indent}literal{number} = {sign}{columns}(numbers, {first}{mine}, {theirs})"
        clauses = []
        for uses in self.code.clauses:
            parts = [("~" if use & 1 else "") + f"literal{use >> 1}" for use in dict.fromkeys(uses)]
            clauses.append(f"({' & '.join(parts)})" if parts else "ALL")
        yield f"{indent}related = {' | '.join(clauses)}"
