"""What stands in for an object of the user's: it has all of its attributes and methods, and `isinstance` takes it for one."""

from __future__ import annotations

import functools
import operator
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from prunus.core.keys import attributes_of
from prunus.errors import shortened

OF_CONTAINERS = frozenset({"__contains__", "__getitem__", "__iter__", "__len__"})


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

    def __eq__(self, other: object) -> bool:
        return bool(self.__wrapped__ == getattr(other, "__wrapped__", other))

    def __hash__(self) -> int:
        return hash(self.__wrapped__)

    def __repr__(self) -> str:
        return repr(self.__wrapped__)

    def __str__(self) -> str:
        return str(self.__wrapped__)


def itself(value: Any) -> Any:
    """The object of the user's that something stands in for, or the value that is there."""
    return getattr(value, "__wrapped__", value)


@functools.cache
def stand_in_for(kind: Any, base: Any) -> Any:
    """A class that has every method of `kind` by name, so that those who look for one at a class find it.

    What an object of the user's has besides is looked for when it is asked for, and then Python takes longer to find whatever else
    the stand-in has: where the class alone says which attributes there are, they are named here too.
    """
    members: dict[str, Any] = {"__slots__": (), "__module__": kind.__module__, "__qualname__": kind.__qualname__}
    shows_all = issubclass(kind, Turning)
    for name in dir(kind):
        is_hidden = name.startswith("__") and name not in OF_CONTAINERS
        if is_hidden or hasattr(base, name):
            continue
        if callable(getattr(kind, name)):
            members[name] = _forwarded(name)
        elif shows_all:
            members[name] = property(operator.attrgetter(f"__wrapped__.{name}"))
    if not shows_all:
        members["__getattr__"] = _found_in_object
    return type(kind.__name__, (base,), members)


def _found_in_object(stand_in: Any, name: str) -> Any:
    return getattr(stand_in.__wrapped__, name)


class Turning:
    """Positions of a game whose functions, its `rules`, are given a state; they may say whose turn it is.

    They are asked for moves only while they are not over. All that their objects have is named by their class.
    """

    __slots__ = ()

    says_turn = False
    has_own_keys = False
    rules: Any


class Missing:
    """An attribute that is not there, although a base class has it."""

    def __get__(self, instance: Any, owner: type) -> Any:
        raise AttributeError("this game has no such operation")


def _forwarded(name: str) -> Callable[..., Any]:
    def ask(self: Any, *arguments: Any, **named: Any) -> Any:
        return getattr(self.__wrapped__, name)(*arguments, **named)

    return ask


def told_shortly(value: Any) -> str:
    """A value in a sentence; an object that does not say what it is by what it is made of."""
    value = itself(value)
    kind: Any = type(value)
    if kind.__repr__ is not object.__repr__:
        return shortened(repr(value), 200)
    attributes = ", ".join(f"{name}={attribute!r}" for name, attribute in attributes_of(value).items())
    return shortened(f"{kind.__name__}({attributes})", 200)


def told_error(error: BaseException) -> str:
    """An error, and where it was raised."""
    *_, (frame, line) = traceback.walk_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({Path(frame.f_code.co_filename).name}, line {line})"
