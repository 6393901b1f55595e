"""From a compiled program to Python source, and from there to a type that does nothing but this program.

Each predicate is asked directly, constants are written out, and all moves of a node are compared at once: a literal about two
moves is one word of bits for up to 8 x 8 moves (`core.comparison`). A program without weights becomes a relation: a clause is the
AND of such words, the program their OR. A program with weights counts votes (`study.ballots`). The source becomes a module in
memory, named by its content, so that a kernel compiled for it is found again by the next process.
"""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.util
import inspect
import linecache
import sys
from collections.abc import Callable, Iterable, Iterator
from types import CodeType
from typing import Any

import numpy as np

from prunus.core.knowledge import GIVEN
from prunus.core.memory import Cells
from prunus.orderings.relation import BOARD, FIRST, IS_EQUAL, IS_LESS, IS_TRUE, MAX_MOVES, MOVE_ITSELF, REGISTER, SECOND
from prunus.study.ballots import Ballots, Comparison, Test, Threshold
from prunus.study.code import CONSTANTS, Code

HEADING = '''"""A program of better_choice/3 as code; written by prunus.study.generation."""

from __future__ import annotations

from typing import Any, NamedTuple

from numpy import array, int16, int64, uint64

from prunus.core.bits import ALL, EMPTY, bit, count
from prunus.core.comparison import above8, above16, above64, below8, below16, below64, equal8, equal16, equal64
from prunus.core.generic import implements
from prunus.core.memory import Cells
from prunus.orderings.relation import Relating
from prunus.orderings.votes import LEVEL, VOTE_BITS, Scoring
'''

RELATION = """

@implements(Relating)
class {name}(NamedTuple):
    rows: Cells
    numbers: Cells{fields}

    def relate(self, position: Any, moves: Any, place: int, size: int) -> None:
        rows, numbers = self.rows, self.numbers
"""

VOTES = """

@implements(Scoring)
class {name}(NamedTuple):
    scores: Cells
    numbers: Cells{fields}

    def score_bits(self) -> int:
        return VOTE_BITS

    def score_moves(self, position: Any, moves: Any, place: int, size: int) -> None:
        scores, numbers = self.scores, self.numbers
"""


def generated(code: Code, known: Any) -> Any:
    """A value of the type that is written for the program, with its storage, for what is `known` of a game."""
    source = Source(code)
    name = f"Program_{hashlib.blake2b(source.text('Program').encode(), digest_size=8).hexdigest()}"
    module = f"{__package__}.{name.lower()}"
    if module not in sys.modules:
        _load(module, source.text(name))
    kind = getattr(sys.modules[module], name)
    storage = Cells.zeros(MAX_MOVES, np.int64 if code.voters else np.uint64)
    fields = {field: getattr(known, field) for field in source.fields}
    return kind(storage, Cells.zeros(MAX_MOVES * len(source.rows), np.int16), **fields)


def counted_by_pairs(code: Code) -> int:
    """How many voters have to look at every pair of moves."""
    return len(Source(code).ballots.wholes)


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
        self.tests = {number: self._test(*literal) for literal, number in code.literals.items()}
        self.ballots = Ballots(code, self.tests)
        self.words = {number: self._word(self.tests[number]) for number in self._compared_whole()}
        self.ranks = [(weight, self._row(expression)) for weight, expression in self.ballots.ranks]
        asked = {name for question in self.questions for name in inspect.signature(self._function(question)).parameters}
        self.fields = tuple(name for name in ("evaluation", "plies") if name in asked)

    def text(self, name: str) -> str:
        """The whole module."""
        functions = sorted({(self._function(q).__module__, self._function(q).__name__) for q in self.questions})
        imports = [f"from {module} import {function} as ask_{function}" for module, function in functions]
        fields = "".join(f"\n    {field}: {'Any' if field == 'evaluation' else 'int64'}" for field in self.fields)
        kind = (VOTES if self.code.voters else RELATION).format(name=name, fields=fields)
        body = [*self._asked(), *(self._scored() if self.code.voters else self._compared(self._related))]
        lines = [HEADING + "\n".join(imports), *self.ballots.tables(), kind]
        return "\n".join(lines) + "".join(f"        {line}\n" for line in body)

    def _function(self, question: tuple[int, ...]) -> Any:
        knowledge = self.code.background.knowledge
        return knowledge.functions[knowledge.names[question[0]]]

    def _row(self, expression: str) -> int:
        return self.rows.setdefault(expression, MAX_MOVES * len(self.rows))

    def _compared_whole(self) -> Iterable[int]:
        """The literals about moves that are compared in words of bits: those that are not counted in a quicker way."""
        numbers = self.ballots.matched if self.code.voters else self.tests
        return [number for number in numbers if self.tests[number].about]

    def _test(self, what: int, left: int, left_of: int, right: int, right_of: int) -> Test:
        x, y = (str(self.constants[r]) if r in self.constants else f"answer{r}" for r in (left, right))
        text = {IS_TRUE: f"{x} != 0", IS_LESS: f"{x} < {y}", IS_EQUAL: f"{x} == {y}"}[what]
        about = frozenset({left_of, right_of} - {BOARD})
        if about == {FIRST, SECOND}:
            mine, theirs = (x, y) if left_of == FIRST else (y, x)
            sign = "equal" if what == IS_EQUAL else "above" if left_of == FIRST else "below"
            return Test(text, about, Comparison(sign, mine, theirs))
        if what != IS_TRUE and (left in self.constants) != (right in self.constants):
            number, cut, sign = (x, right, "<") if right in self.constants else (y, left, ">")
            return Test(text, about, threshold=Threshold(number, "==" if what == IS_EQUAL else sign, self.constants[cut]))
        return Test(text, about)

    def _word(self, test: Test) -> Comparison:
        """(comparison, row of the first move, row of the second)."""
        if test.comparison is not None:
            sign, mine, theirs = test.comparison
        elif FIRST in test.about:
            sign, mine, theirs = "below", test.text, "0"
        else:
            sign, mine, theirs = "above", "0", test.text
        return Comparison(sign, str(self._row(mine)), str(self._row(theirs)))

    def _asked(self) -> Iterator[str]:
        """Every question, once a node or once a move."""
        for register, (_, is_about_a_move, *_) in enumerate(self.questions):
            if not is_about_a_move:
                yield f"answer{register} = {self._question(register)}"
        yield from self.ballots.before()
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
        yield from (f"    {line}" for line in self.ballots.of_a_move())

    def _question(self, register: int) -> str:
        _, _, *inputs = self.questions[register]
        function = self._function(self.questions[register])
        given = iter((inputs[:2], inputs[2:]))

        def text(name: str) -> str:
            if name in GIVEN:
                return f"self.{name}" if name in self.fields else name
            return self._input(*next(given))

        return f"int64(ask_{function.__name__}({', '.join(map(text, inspect.signature(function).parameters))}))"

    def _input(self, kind: int, value: int) -> str:
        return "move" if kind == MOVE_ITSELF else f"answer{value}" if kind == REGISTER else f"int64({value})"

    def _scored(self) -> Iterator[str]:
        """The votes: of clauses that look at one move alone, then of those that compare moves."""
        yield from self.ballots.together()
        if self.ranks or self.ballots.wholes:
            yield from self._compared(self._counted)

    def _compared(self, lines: Callable[[int, str], Iterator[str]]) -> Iterator[str]:
        """All moves with all, in one of three ways by their number: the words of literals, then these lines."""
        for number, test in self.tests.items():
            if not test.about:
                yield f"literal{number} = ALL if {test.text} else EMPTY"
        yield "everyone = ALL >> uint64(64 - size)"
        for columns, head, first in WAYS:
            yield from head
            indent = "    " * len(head)
            for number, (sign, mine, theirs) in self.words.items():
                yield f"{indent}literal{number} = {sign}{columns}(numbers, {first}{mine}, {theirs})"
            yield from (indent + line for line in lines(columns, first))

    def _related(self, columns: int, first: str) -> Iterator[str]:
        """The rows of a relation."""
        yield f"related = {' | '.join(map(self._clause, self.code.clauses))}"
        yield f"for i in range({64 // columns}):"
        yield f"    rows[{first}i] = (related >> uint64({columns} * i)) & everyone & ~bit({first}i)"

    def _counted(self, columns: int, first: str) -> Iterator[str]:
        """The votes of clauses that compare moves."""
        for number, (_, row) in enumerate(self.ranks):
            for sign in ("above", "below"):
                yield f"rank{number}_{sign} = {sign}{columns}(numbers, {first}{row}, {row})"
        for number, (_, alternatives) in enumerate(self.ballots.wholes):
            yield f"voter{number} = {' | '.join(map(self._clause, alternatives))}"
        yield f"for i in range({64 // columns}):"
        yield from (f"    {line}" for line in self._votes(columns, first))

    def _votes(self, columns: int, first: str) -> Iterator[str]:
        """What is added to the score of a move, and taken from those of others."""
        shift = f"uint64({columns} * i)"
        for number, (weight, _) in enumerate(self.ranks):
            above, below = (f"count((rank{number}_{sign} >> {shift}) & everyone)" for sign in ("above", "below"))
            yield f"scores[{first}i] += {weight} * ({above} - {below})"
        for number, (weight, _) in enumerate(self.ballots.wholes):
            yield f"if {first}i < size:"
            yield f"    row = (voter{number} >> {shift}) & everyone & ~bit({first}i)"
            yield f"    scores[{first}i] += {weight} * count(row)"
            yield "    for j in range(size):"
            yield f"        scores[j] -= {weight} * int64((row >> uint64(j)) & uint64(1))"

    def _clause(self, uses: Iterable[int]) -> str:
        parts = [("~" if use & 1 else "") + f"literal{use >> 1}" for use in dict.fromkeys(uses)]
        return f"({' & '.join(parts)})" if parts else "ALL"


# By the number of moves: how many columns a word has, the heads of branch and loop, and where the rows of a word begin.
WAYS: tuple[tuple[int, tuple[str, ...], str], ...] = (
    (8, ("if size <= 8:",), ""),
    (16, ("elif size <= 16:", "    for first in range(0, size, 4):"), "first + "),
    (64, ("else:", "    for first in range(size):"), "first + "),
)
