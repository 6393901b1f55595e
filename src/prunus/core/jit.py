"""The one way to compile: `@kernel` for searches, `@inline` for what they are made of.

Every kernel exists twice from one source. Called with NamedTuples, arrays and numbers it is compiled. Called with an
object of any other class it is interpreted, and so is every kernel that it calls: this is its twin, the way in which
games written as plain Python classes are searched. `alpha_beta.interpreted(...)` asks for the twin by name: it is the
debugger and the differential test.
"""

from __future__ import annotations

import functools
import inspect
import logging
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core.errors import NumbaError, UnsupportedBytecodeError
from numba.core.registry import CPUDispatcher
from numba.extending import overload, register_jitable

from prunus.core.cache import ContentCache
from prunus.core.complaint import complaint
from prunus.core.identity import classes_of, is_ours
from prunus.core.linking import AbsorbedCompiler
from prunus.core.steps import KernelCompiler
from prunus.errors import BadGame

# Inlining happens in LLVM, not in Numba's IR: five times faster to compile, and as fast to run.
INLINE_OPTIONS = {
    "forceinline": True, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True,
    "pipeline_class": AbsorbedCompiler,
}  # fmt: skip


_is_interpreting = ContextVar("is_interpreting", default=False)


@contextmanager
def interpreting() -> Iterator[None]:
    """Within this context every kernel is its twin."""
    token = _is_interpreting.set(True)
    try:
        yield
    finally:
        _is_interpreting.reset(token)


def is_interpreting() -> bool:
    """Whether this is such a context."""
    return _is_interpreting.get()


class Kernel(CPUDispatcher):  # type: ignore[misc]
    """A compiled function and its interpreted twin."""

    prepared: dict[Any, Callable[..., Any]]  # by the shape of the arguments: Numba takes longer to tell their types

    def __call__(self, *arguments: Any) -> Any:
        if _is_interpreting.get():
            return self.twin(*arguments)
        return self.prepare(*arguments)(*arguments)

    @functools.cached_property
    def twin(self) -> Callable[..., Any]:
        """The source as Python runs it: one that calls itself calls its twin, without the way through a kernel."""
        source = self.py_func
        scope = {name: _ordinary(value) for name, value in source.__globals__.items()}
        twin = FunctionType(source.__code__, scope, source.__name__, source.__defaults__, source.__closure__)
        if scope.get(source.__name__) is self:
            scope[source.__name__] = twin
        return twin

    def prepare(self, *arguments: Any) -> Callable[..., Any]:
        """What a call with such arguments runs: compiled code, made now if need be, or the twin."""
        if _is_interpreting.get() or not is_compilable(arguments):
            return self.interpreted
        shape = _shape(arguments)
        if shape not in self.prepared:
            self.prepared[shape] = self._compiled_for(tuple(map(numba.typeof, arguments)))
        return self.prepared[shape]

    def _compiled_for(self, types: tuple[Any, ...]) -> Callable[..., Any]:
        try:
            return self.compile(types)
        except (NumbaError, UnsupportedBytecodeError) as error:
            theirs = [kind for each in types for kind in classes_of(each) if not is_ours(kind)]
            if not theirs:  # it is a fault of Prunus, and to be seen in full
                raise
            raise BadGame(complaint(self.py_func.__name__, theirs, error)) from None  # a page of Numba would hide the sentence

    def interpreted(self, *arguments: Any) -> Any:
        """Run the source as Python, and every kernel that it calls."""
        with interpreting():
            return self.twin(*arguments)


def _ordinary(value: Any) -> Any:
    """A number of a class that extends Python's, as one of Python's own, with which it is quicker."""
    return int(value) if isinstance(value, int) and type(value) not in (int, bool) else value


def kernel(function: Callable[..., Any]) -> Any:
    """Compile `function` on first call for the types it is called with: no GIL, no division checks, cached on disk."""
    # Nothing in a kernel is allocated, so nothing needs to be counted: without Numba's runtime generators cost nothing.
    options = {"nogil": True, "error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True, "forceinline": False}
    dispatcher = numba.njit(pipeline_class=KernelCompiler, **options)(function)
    dispatcher.__class__ = Kernel
    dispatcher._cache = ContentCache(function)
    dispatcher.prepared = {}
    return dispatcher


def inline(function: Callable[..., Any]) -> Any:
    """A small function that kernels absorb, and that stays an ordinary function for Python."""
    return register_jitable(**INLINE_OPTIONS)(function)


def compiled_form(python: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The decorated function is what kernels run where the source says `python`; Python runs `python` itself."""

    def declare(form: Callable[..., Any]) -> Callable[..., Any]:
        def resolve(*_types: Any) -> Callable[..., Any]:
            return form

        resolve.__signature__ = inspect.signature(python)  # type: ignore[attr-defined]
        overload(python, strict=False, jit_options=INLINE_OPTIONS)(resolve)
        return form

    return declare


_told_of: weakref.WeakSet[type] = weakref.WeakSet()


def tell_if_interpreted(value: Any) -> None:
    """Say in the log, once for each class, that a NamedTuple of the user's is interpreted after all, why, and how to avoid it."""
    if not hasattr(type(value), "_fields") or is_compilable(value):
        return
    kind: Any = type(value)
    field, held = next((name, held) for name, held in zip(kind._fields, value, strict=True) if not is_compilable(held))
    if hasattr(held, "_fields"):
        tell_if_interpreted(held)  # the fault lies further inside
    elif kind not in _told_of and not is_ours(kind):
        _told_of.add(kind)
        logging.getLogger("prunus").warning(
            "%s is interpreted, which is a hundred times slower than compiled: its field %r is a %s, and compiled code knows "
            "numbers, NumPy arrays and NamedTuples of such; keep it elsewhere, or write it as numbers",
            kind.__name__, field, type(held).__name__,
        )  # fmt: skip


compilable_classes: list[type] = []  # further classes whose objects Numba was taught to type (core/memory.py)


def _shape(value: Any) -> Any:
    """What decides the Numba type of `value`, found faster than the type itself."""
    if isinstance(value, tuple):
        return type(value), tuple(map(_shape, value))
    if isinstance(value, np.ndarray):
        return value.dtype, value.ndim
    return getattr(value, "_numba_type_", type(value))


def is_compilable(value: Any) -> bool:
    """Whether Numba is to type `value`: numbers, arrays, and tuples and NamedTuples of such."""
    kind = type(value)
    if kind is tuple or hasattr(kind, "_fields"):
        return all(map(is_compilable, value))
    return kind in (int, float, bool) or isinstance(value, (np.generic, np.ndarray, *compilable_classes))
