"""Identity: names that no two types and no two compiled functions share, in whichever processes they were made.

Numba names a NamedTuple type by its class and fields, whatever its module, and tells functions of one name apart by a count that
begins at 1 in every process. Code that two processes have left in a cache would meet under one name, and one game would be played
by the rules of another. Here types carry module and qualified name, and every process counts from a number of its own.
"""

from __future__ import annotations

import itertools
import os
import sys
import weakref
from collections.abc import Iterator
from functools import reduce
from types import FunctionType
from typing import Any

from numba import types
from numba.core.bytecode import FunctionIdentity

_identities: weakref.WeakKeyDictionary[type, str] = weakref.WeakKeyDictionary()
_nameless = itertools.count(1)


def identity(kind: type) -> str:
    """The name of a class in types and symbols; a class that is not found under its name gets a number of its own, after a #."""
    if kind not in _identities:
        name = f"{kind.__module__}.{kind.__qualname__}"
        _identities[kind] = name if is_found(kind) else f"{name}#{next(_nameless)}"
    return _identities[kind]


def is_lasting(kind: type) -> bool:
    """Whether the next process would find the same class under this identity: nothing in it hangs on the run of a function."""
    return is_found(kind) and "#" not in identity(kind) and not any(method.__closure__ for _, method in methods_of(kind))


def methods_of(kind: type) -> Iterator[tuple[str, Any]]:
    """The methods of a NamedTuple that compiled code can call, by name."""
    every = {name: thing for base in reversed(kind.__mro__) for name, thing in vars(base).items()}
    methods = ((name, source_of(thing)) for name, thing in every.items() if isinstance(thing, FunctionType))
    return ((name, method) for name, method in methods if not name.startswith("_"))


def source_of(method: Any) -> Any:
    """The method itself; of one for which compiled code answers in Python (core/quick.py), what it was written as."""
    return getattr(method, "written_as", method)


def is_found(thing: Any) -> bool:
    """Whether a class or function is what its module has under its qualified name, bare or as the kernel made from it."""
    there = reduce(lambda at, name: getattr(at, name, None), thing.__qualname__.split("."), sys.modules.get(thing.__module__))
    return there is thing or getattr(there, "py_func", None) is thing


def is_ours(kind: type) -> bool:
    """Whether a class belongs to Prunus, and not to a user."""
    return kind.__module__.partition(".")[0] == "prunus"


def classes_of(numba_type: Any) -> Iterator[type]:
    """The Python classes inside a Numba type; NamedTuples nest."""
    owner = getattr(numba_type, "instance_class", None)
    if owner is not None:
        yield owner
    for member in getattr(numba_type, "types", ()):
        yield from classes_of(member)


def _carry_identity(kind: Any) -> None:
    """Have Numba name the types of `kind` by the identity of their class; the mangled names of functions are made from it."""
    original = kind.__init__

    def name_by_identity(self: Any, *arguments: Any) -> None:
        original(self, *arguments)
        self.name = identity(self.instance_class) + self.name.removeprefix(self.instance_class.__name__)

    kind.__init__ = name_by_identity


_carry_identity(types.NamedTuple)
_carry_identity(types.NamedUniTuple)

# Numba asks `if signature.recvr`, and a NamedTuple type without fields is false because its length is zero: a method of
# `Natural()` would lose its `self`. Types are never false.
types.BaseNamedTuple.__bool__ = lambda self: True


def _count_from_a_number_of_our_own() -> None:
    """Functions that a factory makes share name and types; 64 random bits keep those of different processes apart."""
    FunctionIdentity._unique_ids = itertools.count(int.from_bytes(os.urandom(8)) << 32)


_count_from_a_number_of_our_own()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_count_from_a_number_of_our_own)
