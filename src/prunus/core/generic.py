"""Operations: methods of NamedTuples that compiled code may call.

What a game, an evaluation or an ordering must answer is written once, as a protocol. `@operations` teaches Numba the
methods of that protocol: in a kernel `position.play(move)` is compiled from the method `play` of whatever NamedTuple
`position` is; for Python it is an ordinary method call. So one source of a search serves every game, compiled or not,
and the kind of a thing is its type, never a flag.

A NamedTuple takes the methods that a protocol itself implements with `@implements(Protocol)`, an ordinary class by inheritance.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

import numpy as np
from numba import types
from numba.extending import overload_method

from prunus.core.jit import INLINE_OPTIONS
from prunus.errors import BadGame

Protocol = TypeVar("Protocol", bound=type)
Kind = TypeVar("Kind")

_signatures: dict[str, inspect.Signature] = {}


def operations(protocol: Protocol) -> Protocol:
    """Declare the public methods of `protocol` as operations on every NamedTuple type."""
    for name, method in vars(protocol).items():
        if inspect.isfunction(method) and not name.startswith("_"):
            _declare(name, method)
    return protocol


def _declare(name: str, method: Callable[..., Any]) -> None:
    signature = inspect.signature(method)
    if name in _signatures:
        raise TypeError(f"operation {name!r} is declared twice: {_signatures[name]} and {signature}")
    _signatures[name] = signature

    def resolve(*arguments: Any) -> Callable[..., Any] | None:
        return vars(arguments[0].instance_class).get(name)

    resolve.__signature__ = signature  # type: ignore[attr-defined]
    overload_method(types.BaseNamedTuple, name, strict=False, jit_options=INLINE_OPTIONS)(resolve)


def implements(protocol: type) -> Callable[[type[Kind]], type[Kind]]:
    """The decorated NamedTuple gets the methods of `protocol` that it does not define itself."""

    def complete(kind: type[Kind]) -> type[Kind]:
        for name, method in _methods(protocol):
            if name not in vars(kind):
                if _is_abstract(method):
                    raise TypeError(f"{kind.__name__} says that it is a {protocol.__name__}, but has no method {name!r}")
                setattr(kind, name, method)
        return kind

    return complete


def _methods(protocol: type) -> list[tuple[str, Callable[..., Any]]]:
    """The public methods of a protocol and of those that it extends."""
    every = (pair for base in reversed(protocol.__mro__) for pair in vars(base).items())
    return [(name, method) for name, method in every if inspect.isfunction(method) and not name.startswith("_")]


def _is_abstract(method: Callable[..., Any]) -> bool:
    """Whether a protocol's method is only declared: its body is a docstring."""
    return inspect.getsource(method).rstrip().endswith('"""')


def typed(value: Any) -> Any:
    """`value` with every field of the type that its NamedTuple declares.

    Numba types what it is given: a bitboard that arrives as a Python int would compile a signed variant whose `>>`
    is wrong at bit 63. Every door passes its arguments through here.
    """
    if not hasattr(value, "_fields"):
        return value
    kinds = _integer_types(type(value))  # type: ignore[arg-type]
    return type(value)(*(typed(field) if kind is None else kind(field) for kind, field in zip(kinds, value, strict=True)))


@functools.cache
def _integer_types(kind: Any) -> tuple[Any, ...]:
    """The NumPy integer type that each field of a NamedTuple declares, None for other fields."""
    hints = get_type_hints(kind)
    declared = (hints[name] for name in kind._fields)
    return tuple(hint if isinstance(hint, type) and issubclass(hint, np.integer) else None for hint in declared)


def require(value: Any, protocol: Any) -> None:
    """Raise BadGame in one sentence if the class of `value` lacks an operation of `protocol`, or hides one in a field."""
    kind = type(value)
    if (kind, protocol) not in _kept:
        _check(kind, protocol)
        _kept.add((kind, protocol))


_kept: set[tuple[type, type]] = set()


def _check(kind: type, protocol: type) -> None:
    hidden = [name for name in getattr(kind, "_fields", ()) if name in _signatures]
    if hidden:
        raise BadGame(f"{kind.__name__} has a field {hidden[0]!r}, which is the name of an operation: rename it")
    missing = []
    for name, method in _methods(protocol):
        own = getattr(kind, name, None)
        if own is None or (own is method and _is_abstract(method)):
            missing.append(name)
    if missing:
        raise BadGame(f"{kind.__name__} is not a {protocol.__name__}: it has no method {', '.join(map(repr, missing))}")
