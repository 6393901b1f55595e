"""The disk cache of compiled kernels, valid as long as the content of everything that takes part.

Numba's own cache looks at the time stamp of the kernel's file alone: edit a game, and the old game runs. Here an entry is found
under a description of all that decides the code: the kernel and its types by name (`core.identity`), digests of the modules that
define them with everything those import (`core.digest`), the machine, and the versions of all who take part in compiling. What is
found is loaded if it is whole and our own (`core.store`), and otherwise compiled and put in its place.

`CompileResult` is private to Numba, which is why its minor version is pinned and why a law runs every kernel in two processes in a
row.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
from collections.abc import Callable
from functools import reduce
from io import BytesIO
from typing import Any

import llvmlite
import numba
import numpy as np
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import NumbaPickler

from prunus.core import store
from prunus.core.digest import digest
from prunus.core.identity import classes_of, identity, is_found, is_lasting, is_ours, methods_of
from prunus.core.store import cache_root, logger

__all__ = ["ContentCache", "cache_root", "compile_listeners", "compiled_listeners"]

# Called with the name of a kernel just before and just after it is compiled; the command line says so to people who wait.
compile_listeners: list[Callable[[str], None]] = []
compiled_listeners: list[Callable[[str], None]] = []


class ContentCache(NullCache):  # type: ignore[misc]
    """What a kernel asks before it compiles, and tells after it has compiled."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        # Numba's own caches let the context load all that it can compile, which takes longer than loading what was compiled.
        description = self._description(signature, target_context.codegen())
        payload = None if description is None else store.read(description)
        if payload is not None:
            return CompileResult._rebuild(target_context, *_Unpickler(BytesIO(payload)).load())
        logger.info("compiling %s", self._function.__qualname__)
        for listener in compile_listeners:
            listener(self._function.__qualname__)
        return None

    def save_overload(self, signature: Any, compiled: Any) -> None:
        logger.info("compiled %s", self._function.__qualname__)
        for listener in compiled_listeners:
            listener(self._function.__qualname__)
        # numba #6061: such code works where it was compiled and ends the process that loads it from the disk.
        if ".numba.unresolved$" in compiled.library.get_llvm_str():
            raise TypeError(
                f"{self._function.__qualname__}{signature}: two kernels call each other, or a kernel calls itself with other types "
                "than it was entered with (a literal 0 is a type of its own)"
            )
        description = self._description(signature, compiled.codegen)
        # Lifted loops and addresses of this process (large arrays among the globals) are of no use to another one.
        if description is not None and not compiled.lifted and not compiled.library.has_dynamic_globals:
            payload = BytesIO()
            _Pickler(payload, protocol=pickle.HIGHEST_PROTOCOL).dump(compiled._reduce())
            store.write(description, payload.getvalue())

    def _description(self, signature: Any, codegen: Any) -> bytes | None:
        """All that decides the code, as text; None where that cannot be known or would not be true of the next process."""
        classes = {kind for argument in signature for kind in classes_of(argument)}
        if not is_found(self._function) or self._function.__closure__ or not all(map(is_lasting, classes)):
            return None
        methods = {kind: dict(methods_of(kind)) for kind in classes}
        lent = (method for kind in classes if not is_ours(kind) for method in methods[kind].values())
        digests = {module: digest(module) for module in sorted({each.__module__ for each in (self._function, *classes, *lent)})}
        if None in digests.values():
            return None
        said = {
            "kernel": f"{self._function.__module__}.{self._function.__qualname__}",
            "signature": str(signature),
            "methods": {identity(kind): {name: _place(method) for name, method in methods[kind].items()} for kind in classes},
            "digests": digests,
            "machine": [str(part) for part in codegen.magic_tuple()],
            "versions": [sys.implementation.cache_tag, sys.version, numba.__version__, llvmlite.__version__, np.__version__],
            "settings": sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith("NUMBA_")),
        }
        return json.dumps(said, indent=1, sort_keys=True).encode()


def _place(method: Any) -> str:
    """Where a method stands: a source may define one name twice, and a class may be given a method later."""
    return f"{method.__module__}.{method.__qualname__} {method.__code__.co_firstlineno}"


class _Pickler(NumbaPickler):  # type: ignore[misc]
    """NamedTuples go by name: those of a script would otherwise be copied, and the copy would be another class."""

    def persistent_id(self, thing: Any) -> tuple[str, str] | None:
        if isinstance(thing, type) and issubclass(thing, tuple) and hasattr(thing, "_fields") and is_found(thing):
            return thing.__module__, thing.__qualname__
        return None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, name: tuple[str, str]) -> Any:
        __import__(name[0])
        return reduce(getattr, name[1].split("."), sys.modules[name[0]])
