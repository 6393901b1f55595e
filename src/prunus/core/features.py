"""Features: numbers that a position has as it stands, seen by the player to move.

What can be said of all games of a kind is said here, by what their positions answer; what can be said of one game stands in its
knowledge (`@KNOWLEDGE.feature`). A class of its own is made for the positions of every game, whose operation `measure` finds the
feature of a number: kernels ask no position what it does not answer.
"""

from __future__ import annotations

import functools
import hashlib
import sys
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from prunus.core import game as protocols
from prunus.core.bits import count
from prunus.core.declaration import Declaration
from prunus.core.generic import answers, implements, operations
from prunus.core.identity import identity
from prunus.core.jit import inline
from prunus.core.knowledge import Feature, knowledge_of

FACTOR = 4  # by which a stone more in a line counts


@operations
class Measuring:
    """What the features of a game answer in compiled code."""

    def measure(self, feature: int, position: Any) -> int:
        """The feature of a number, for an unfinished position."""


_general: dict[str, Feature] = {}


def _general_feature(declaration: str, says: str, needs: type) -> Any:
    def declare(function: Any) -> Any:
        this = Declaration.of(declaration, says=says, result=declaration.partition("(")[0].title().replace("_", ""))
        _general[this.name] = Feature(this, inline(function), needs)
        return function

    return declare


@_general_feature("choices(+board, -moves)", "the number of moves at choice", protocols.Position)
def choices(position: Any) -> int:
    return position.move_count()


@_general_feature("estimate(+board, -value)", "the game's own estimate", protocols.Estimating)
def estimate(position: Any) -> int:
    return position.evaluate()


@_general_feature("discs(+board, -squares)", "the number of discs, own minus opponent's", protocols.Territorial)
def discs(position: Any) -> int:
    return position.disc_difference()


@_general_feature("mobility(+board, -moves)", "the number of squares that can be played", protocols.Territorial)
def mobility(position: Any) -> int:
    return position.mobility()


@_general_feature("their_mobility(+board, -moves)", "the number of squares that the opponent could play", protocols.Territorial)
def their_mobility(position: Any) -> int:
    return position.opponent_mobility()


@_general_feature("open_lines(+board, -lines)", "the number of lines still open to us", protocols.Aligned)
def open_lines(position: Any) -> int:
    return position.lines_within(position.own | position.unoccupied())


@_general_feature("their_open_lines(+board, -lines)", "the number of lines still open to the opponent", protocols.Aligned)
def their_open_lines(position: Any) -> int:
    return position.lines_within(position.opponent | position.unoccupied())


@_general_feature("centre(+board, -stones)", "the number of stones in the middle, own minus opponent's", protocols.Aligned)
def centre(position: Any) -> int:
    middle = position.centre()
    return count(position.own & middle) - count(position.opponent & middle)


@_general_feature("balance_of_lines(+board, -lines)", "the worth of lines, own minus opponent's", protocols.Lined)
def balance_of_lines(position: Any) -> int:
    return min(max(position.line_difference(FACTOR), -30_000), 30_000)


@_general_feature("distance(+board, -stones)", "the number of stones that we lack to join two sides", protocols.Connecting)
def distance(position: Any) -> int:
    return position.distance()


@_general_feature("their_distance(+board, -stones)", "the number of stones that the opponent lacks", protocols.Connecting)
def their_distance(position: Any) -> int:
    return position.opponent_distance()


@_general_feature("men(+board, -men)", "the number of men, own minus opponent's", protocols.Crowned)
def men(position: Any) -> int:
    return position.man_difference()


@_general_feature("kings(+board, -men)", "the number of kings, own minus opponent's", protocols.Crowned)
def kings(position: Any) -> int:
    return position.king_difference()


@_general_feature("advance(+board, -rows)", "how far the men have come, own minus opponent's", protocols.Crowned)
def advance(position: Any) -> int:
    return position.advance_difference()


@_general_feature("material(+board, -pawns)", "the worth of all men in pawns, own minus opponent's", protocols.Armed)
def material(position: Any) -> int:
    return position.material()


@_general_feature("weak_pawns(+board, -pawns)", "the number of weak pawns, own minus opponent's", protocols.Armed)
def weak_pawns(position: Any) -> int:
    return position.weak_pawns()


@_general_feature("freedom(+board, -moves)", "the number of moves, own minus opponent's", protocols.Armed)
def freedom(position: Any) -> int:
    return position.freedom()


@_general_feature("squares_left(+board, -squares)", "the number of empty squares", protocols.Patterned)
def squares_left(position: Any) -> int:
    return position.left()


@_general_feature("reach(+board, -squares)", "the number of squares within our reach", protocols.Patterned)
def reach(position: Any) -> int:
    return position.reach()


@_general_feature("their_reach(+board, -squares)", "the number of squares within the opponent's reach", protocols.Patterned)
def their_reach(position: Any) -> int:
    return position.opponent_reach()


@dataclass(frozen=True)
class Features:
    """The features of a game by name, and what kernels ask for them: `measures.measure(number, position)`."""

    declarations: dict[str, Declaration]
    measures: Any

    @property
    def names(self) -> list[str]:
        return list(self.declarations)


def features_of(game: Any) -> Features:
    """All that can be said in numbers of the positions of a game."""
    start, knowledge = game.start(), knowledge_of(game)
    found = {name: each for name, each in _general.items() if each.needs is None or answers(start, each.needs)}
    found |= knowledge.features
    return _compiled(identity(type(start)), game.name, tuple(found), tuple(found.values()))


@functools.lru_cache(64)
def _compiled(kind: str, game: str, names: tuple[str, ...], features: tuple[Feature, ...]) -> Features:
    lines, scope = ["def measure(self, feature, position):"], {"int64": np.int64}
    for number, feature in enumerate(features):
        scope[f"ask{number}"] = feature.function  # type: ignore[assignment]
        lines.append(f"    if feature == {number}:\n        return int64(ask{number}(position))")
    exec("\n".join([*lines, "    return int64(0)"]), scope)
    digest = hashlib.blake2b(f"{kind} {game} {names}".encode(), digest_size=6).hexdigest()
    shape: Any = NamedTuple("shape", [("count", np.int64)])
    name = f"Measures{digest}"
    made: Any = implements(Measuring)(type(name, (shape,), {"measure": scope["measure"], "__module__": __name__}))
    setattr(sys.modules[__name__], name, made)  # the cache of kernels finds a type by its module and name
    declared = {each: feature.declaration for each, feature in zip(names, features, strict=True)}
    return Features(declared, made(np.int64(len(features))))
