"""Checked: games and evaluations written as plain classes, watched at every node while they are searched.

A mistake in the middle of a game would give a wrong value without a word: a `moves` that forgets to return, an outcome of 0.5, a
`play` that changes the position it is asked of. Interpreted games are slow anyway, so each answer is looked at before it is
believed, and the error says which position it was and which moves led there. `with unchecked():` leaves the looking out.

A checked position stands in for the user's own: it has the same methods and attributes, and `isinstance` takes it for one.
"""

from __future__ import annotations

import functools
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core.content import Content
from prunus.core.identity import is_ours
from prunus.core.keys import WORD, attributes_of
from prunus.core.values import INFINITY
from prunus.errors import BadGame, PrunusError, shortened

MOST_MOVE = 2**31 - 2  # what a table has room for
_is_unchecked = ContextVar("is_unchecked", default=False)


@contextmanager
def unchecked() -> Iterator[None]:
    """Within this context plain games are believed: faster, and a mistake in one of them is not noticed."""
    token = _is_unchecked.set(True)
    try:
        yield
    finally:
        _is_unchecked.reset(token)


def checked(position: Any) -> Any:
    """`position`, watched together with everything below it if its class is a plain one."""
    if isinstance(position, (tuple, CheckedPosition)) or _is_unchecked.get():
        return position
    kind: Any = type(position)
    return _position_class(kind)(position, None, None)


def checked_evaluation(evaluation: Any) -> Any:
    """`evaluation`, watched if its class is a plain one and not one of ours."""
    is_stranger = getattr(type(evaluation), "holds_what_users_wrote", False) or not is_ours(type(evaluation))
    if not is_stranger or isinstance(evaluation, (tuple, CheckedEvaluation)) or _is_unchecked.get():
        return evaluation
    kind: Any = type(evaluation)
    return _stand_in(kind, CheckedEvaluation)(evaluation)


class StandIn:
    """In place of an object of the user's, with all of its attributes."""

    __slots__ = ("__wrapped__",)

    __wrapped__: Any

    @property
    def __class__(self) -> type:
        return type(self.__wrapped__)

    @__class__.setter
    def __class__(self, kind: type) -> None:
        raise AttributeError("what stands in for an object has its class")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__wrapped__, name)

    def __eq__(self, other: object) -> bool:
        return bool(self.__wrapped__ == getattr(other, "__wrapped__", other))

    def __hash__(self) -> int:
        return hash(self.__wrapped__)

    def __repr__(self) -> str:
        return repr(self.__wrapped__)

    def __str__(self) -> str:
        return str(self.__wrapped__)


class CheckedPosition(StandIn):
    """A position, the move that led there from its parent, and what it has answered so far."""

    __slots__ = ("_content", "_is_over", "_moves", "move", "parent")

    def __init__(self, position: Any, parent: CheckedPosition | None, move: int | None) -> None:
        self.__wrapped__, self.parent, self.move = position, parent, move
        self._moves: list[int] | None = None
        self._is_over: bool | None = None
        self._content: Content | None = None

    def is_over(self) -> bool:
        if self._is_over is None:
            answer = self._ask("is_over")
            if answer is None:
                raise self._wrong("is_over() returns None: it must say True or False")
            self._is_over = bool(answer)
            if answer:
                self.moves()  # none, or somebody would go on from here
        return self._is_over

    def moves(self) -> list[int]:
        if self._moves is None:
            moves = self._ask("moves", listing=True)
            for move in moves:
                if not isinstance(move, (int, np.integer)) or not 0 <= move <= MOST_MOVE:
                    raise self._wrong(f"moves() has {move!r} in it: moves are whole numbers from 0 to {MOST_MOVE}")
            if len(set(moves)) != len(moves):
                raise self._wrong(f"moves() lists a move twice: {moves}")
            if self.is_over() != (not moves):
                state, number = ("over", len(moves)) if self.is_over() else ("not over", "no")
                raise self._wrong(f"the game is {state} and there are {number} moves")
            self._moves = moves
        return self._moves

    def play(self, move: int) -> Any:
        if self._content is None:
            self._content = Content(self.__wrapped__)
        move = int(move)
        child = self._ask("play", move)
        changed = self._content.changed(self.__wrapped__)
        if changed is not None and (changed or not self._answers_as_before()):
            what = f"its {changed!r}" if changed else "it"
            raise self._wrong(
                f"play({move!r}) changes the position it is asked of, {what}: it must leave that alone and make a new one"
            )
        kind = type(self.__wrapped__)
        if not isinstance(child, kind):
            raise self._wrong(f"play({move!r}) returns {_short(child)}, which is not a {kind.__name__}")
        return type(self)(child, self, move)

    def _answers_as_before(self) -> bool:
        """What only the position itself uses has changed: it may remember what it has worked out, as long as nobody notices."""
        self._content = Content(self.__wrapped__)
        moves, is_over = self._moves, self._is_over
        self._moves = self._is_over = None
        return (moves is None or moves == self.moves()) and (is_over is None or is_over == self.is_over())

    def outcome(self) -> int:
        return self._whole("outcome")

    def leaf_value(self) -> int:
        return self._whole("leaf_value")

    def max_moves(self) -> int:
        return self._whole("max_moves")

    def move_count(self) -> int:
        listed = len(self.moves())
        number = self._whole("move_count")
        if number != listed:
            raise self._wrong(f"move_count() is {number}, and moves() has {listed}")
        return number

    def key(self) -> np.uint64:
        key = self._ask("key")
        if not isinstance(key, (int, np.integer)):
            raise self._wrong(f"key() returns {_short(key)}, which is not a whole number")
        return np.uint64(int(key) & WORD)

    def turned(self, turn: int) -> Any:
        seen = self._ask("turned", turn)
        if not isinstance(seen, type(self.__wrapped__)):
            raise self._wrong(f"turned({turn!r}) returns {_short(seen)}, which is not a {type(self.__wrapped__).__name__}")
        return type(self)(seen, self.parent, self.move)

    def _whole(self, method: str) -> int:
        value = self._ask(method)
        if not isinstance(value, (int, np.integer)) or abs(int(value)) >= INFINITY:
            raise self._wrong(f"{method}() returns {_short(value)}, which is not a whole number" + _beyond(value))
        return int(value)

    def _ask(self, method: str, *arguments: Any, listing: bool = False) -> Any:
        try:
            answer = getattr(self.__wrapped__, method)(*arguments)
            if not listing:
                return answer
            if answer is not None:
                return list(answer)
        except PrunusError:
            raise
        except Exception as error:
            told_arguments = ", ".join(map(repr, arguments))
            raise self._wrong(f"{method}({told_arguments}) raises {_told_error(error)}") from error
        raise self._wrong(f"{method}() returns None: it must list the moves, none when the game is over")

    def _wrong(self, what: str) -> BadGame:
        path: list[str] = []
        node: CheckedPosition | None = self
        while node is not None and node.parent is not None:
            path.append(str(node.move))
            node = node.parent
        after = f" after the moves {', '.join(reversed(path))}" if path else ""
        return BadGame(f"{type(self.__wrapped__).__name__}: {what}, in {_short(self.__wrapped__)}{after}")


class CheckedEvaluation(StandIn):
    __slots__ = ()

    def __init__(self, evaluation: Any) -> None:
        self.__wrapped__ = evaluation

    def evaluate(self, position: Any) -> int:
        name = getattr(self.__wrapped__, "name", type(self.__wrapped__).__name__)
        try:
            value = self.__wrapped__.evaluate(position)
        except PrunusError:
            raise
        except Exception as error:
            raise BadGame(f"{name}.evaluate raises {_told_error(error)}, of {_short(position)}") from error
        if not isinstance(value, (int, np.integer)) or abs(int(value)) >= INFINITY:
            raise BadGame(
                f"{name}.evaluate returns {_short(value)} of {_short(position)}, which is not a whole number" + _beyond(value)
            )
        return int(value)


@functools.cache
def _stand_in(kind: Any, base: Any) -> Any:
    """A class that has every method of `kind` by name, so that those who look for one at a class find it."""
    members: dict[str, Any] = {"__slots__": (), "__module__": kind.__module__, "__qualname__": kind.__qualname__}
    for name in dir(kind):
        if not name.startswith("__") and callable(getattr(kind, name)) and not hasattr(base, name):
            members[name] = _forwarded(name)
    return type(kind.__name__, (base,), members)


def _position_class(kind: type) -> Any:
    """Optional operations that `kind` does not have are not there either."""
    stand_in = _stand_in(kind, CheckedPosition)
    for name in ("leaf_value", "turned"):
        if not hasattr(kind, name):
            setattr(stand_in, name, _Missing())
    return stand_in


class _Missing:
    """An attribute that is not there, although a base class has it."""

    def __get__(self, instance: Any, owner: type) -> Any:
        raise AttributeError("this game has no such operation")


def _forwarded(name: str) -> Callable[..., Any]:
    def ask(self: Any, *arguments: Any, **named: Any) -> Any:
        return getattr(self.__wrapped__, name)(*arguments, **named)

    return ask


def _short(value: Any) -> str:
    """A value in a sentence; an object that does not say what it is by what it is made of."""
    value = getattr(value, "__wrapped__", value)
    kind: Any = type(value)
    if kind.__repr__ is not object.__repr__:
        return shortened(repr(value), 200)
    attributes = ", ".join(f"{name}={attribute!r}" for name, attribute in attributes_of(value).items())
    return shortened(f"{kind.__name__}({attributes})", 200)


def _told_error(error: BaseException) -> str:
    """An error, and where it was raised."""
    *_, (frame, line) = traceback.walk_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({Path(frame.f_code.co_filename).name}, line {line})"


def _beyond(value: Any) -> str:
    return f" below {INFINITY}" if isinstance(value, (int, np.integer)) else ""
