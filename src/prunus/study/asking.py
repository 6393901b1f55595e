"""Asking: the predicates of a background, answered by compiled code for whole columns of inputs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from prunus.core.declaration import Cost
from prunus.core.jit import kernel
from prunus.core.rows import any_of, restored
from prunus.logic.language import Column
from prunus.logic.terms import Constant, Literal
from prunus.study.background import Background


@kernel
def ask_all(known, predicate, prototype, words, boards, first, second, place, answers):  # type: ignore[no-untyped-def]
    """answers[k] for the position in row boards[k] and the inputs; `place` says which input is the move to play, -1 for none."""
    for k in range(boards.size):
        position = restored(prototype, words, boards[k] * len(prototype))
        successor = position
        if place == 0:
            successor = position.play(first[k])
        answers[k] = known.answer(predicate, first[k], second[k], position, successor)


@dataclass
class Asker:
    """Answers the predicates of a background for columns of inputs."""

    background: Background
    positions: NDArray[np.uint64]
    prototype: Any

    def __post_init__(self) -> None:
        self.known = self.background.known(any_of(self.prototype))

    def solve(self, name: str, inputs: Sequence[Column]) -> tuple[NDArray[np.int64], list[Column]]:
        """(rows with an answer, the answers), as `logic.tuples` asks for them."""
        if name in self.background.definitions:
            return np.nonzero(self._defined(name, inputs))[0], []
        declaration = self.background.declarations[name]
        answers = self._answers(name, inputs)
        if declaration.outputs:
            return np.arange(len(answers)), [answers.astype(np.int32)]
        return np.nonzero(answers)[0], []

    def _answers(self, name: str, inputs: Sequence[Column]) -> NDArray[np.int64]:
        declaration = self.background.declarations[name]
        size = len(inputs[0]) if inputs else 0
        boards = np.zeros(size, np.int64)
        others = []
        for position, values in zip(declaration.inputs, inputs, strict=True):
            if declaration.arguments[position].type == "board":
                boards = values.astype(np.int64)
            else:
                others.append(values.astype(np.int64))
        first, second = (*others, np.zeros(size, np.int64), np.zeros(size, np.int64))[:2]
        answers = np.zeros(size, np.int64)
        number = np.int64(self.background.knowledge.names.index(name))
        place = np.int64(0 if declaration.cost >= Cost.LOOK else -1)
        ask_all(self.known, number, self.prototype, self.positions.reshape(-1), boards, first, second, place, answers)
        return answers

    def _defined(self, name: str, inputs: Sequence[Column]) -> NDArray[np.bool_]:
        """A defined predicate, clause by clause and literal by literal."""
        holds = np.zeros(len(inputs[0]), np.bool_)
        for clause in self.background.definitions[name]:
            values = dict(zip(clause.head.variables, inputs, strict=True))
            here = np.ones(len(inputs[0]), np.bool_)
            for literal in clause.body:
                here &= self.literal(literal, values, len(inputs[0]))
            holds |= here
        return holds

    def literal(self, literal: Literal, values: dict[Any, Any], size: int) -> NDArray[np.bool_]:
        def column(term: Any) -> Any:
            if isinstance(term, Constant):
                names = (names for _, names in self.background.types.symbols if term.value in names)
                code = term.value if isinstance(term.value, int) else next(names).index(str(term.value))
                return np.full(size, code, np.int32)
            return values[term]

        declaration = self.background.declarations.get(literal.predicate)
        if declaration is None:
            left = column(literal.arguments[0])
            right = column(literal.arguments[1]) if len(literal.arguments) > 1 else np.zeros(size, np.int32)
            comparison = {"lt": np.less, ">": np.greater, "=<": np.less_equal, "=": np.equal, "zero": np.equal, "\\=": np.not_equal}
            result: NDArray[np.bool_] = comparison[literal.predicate](left, right)
        else:
            rows, outputs = self.solve(literal.predicate, [column(literal.arguments[i]) for i in declaration.inputs])
            result = np.zeros(size, np.bool_)
            result[rows] = True
            if declaration.outputs:
                output = literal.arguments[declaration.outputs[0]]
                if output in values or isinstance(output, Constant):
                    result = outputs[0] == column(output)
                else:
                    values[output] = outputs[0]
        return result != literal.is_negated
