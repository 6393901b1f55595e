"""Declarations: what a predicate is called, takes, finds, costs and means, said once for games, learner and reader.

A mode says of each argument whether it must be known (+) or is found (-):  flips(+board, +place, -flips).  A number has the
name of its unit as its type, so that flips are never compared with moves. A predicate without - is a test; with one, it is a
function where it has at most one answer, which is what `is_determinate` promises.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum

from prunus.errors import BadGame


class Cost(IntEnum):
    """What it takes to answer, inside a search."""

    CONSTANT = 0  # once a node
    PER_MOVE = 1  # once a move, without playing it
    LOOK = 2  # once a move, after playing it
    REPLIES = 3  # once a move, after playing every reply to it
    SEARCH = 4  # once a move, by a search that is shallower than the one to be ordered

    def __str__(self) -> str:
        return ("constant", "per move", "one-ply look", "two-ply look", "search")[self]


@dataclass(frozen=True)
class Argument:
    mode: str
    type: str

    def __str__(self) -> str:
        return self.mode + self.type


@dataclass(frozen=True)
class Declaration:
    """`says` is an English phrase with {0}, {1} for the arguments: a clause for a test, a noun for a function; `denies` is the
    negation of a test."""

    name: str
    arguments: tuple[Argument, ...]
    cost: Cost = Cost.CONSTANT
    says: str = ""
    denies: str = ""
    result: str = ""  # what a variable that holds the answer is called
    is_determinate: bool = True

    @classmethod
    def of(cls, text: str, cost: Cost = Cost.CONSTANT, says: str = "", denies: str = "", result: str = "") -> Declaration:
        """What is written name(+type, -type)."""
        parts = re.fullmatch(r"([a-z]\w*)\(([+-]\w+(?:, *[+-]\w+)*)\)", text)
        if parts is None:
            raise BadGame(f"a predicate is declared as name(+type, -type), not as {text!r}")
        arguments = tuple(Argument(each[0], each[1:]) for each in re.findall(r"[+-]\w+", parts[2]))
        return cls(parts[1], arguments, cost, says, denies, result)

    @property
    def inputs(self) -> tuple[int, ...]:
        return tuple(i for i, argument in enumerate(self.arguments) if argument.mode == "+")

    @property
    def outputs(self) -> tuple[int, ...]:
        return tuple(i for i, argument in enumerate(self.arguments) if argument.mode == "-")

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.arguments))})"
