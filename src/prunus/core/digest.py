"""Digest: what decides the code that Numba makes from a module.

That is its source, the source of everything it imports, and, since Numba freezes globals, the values that constants have now: a
board's size may come from the environment. Constants of Prunus itself depend on its source alone. Python's own modules and those
of installed packages take no part; the versions of Python, Numba, llvmlite and NumPy stand in the description of an entry. What
Prunus itself imports within a function takes no part either: whether it is loaded is a matter of what else the process has done.

What cannot be known has no digest, and nothing that needs it is cached: a module without a source, and a file that was changed
after the process began, because what was loaded may be what it said before.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import sysconfig
import time
import weakref
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np
from numba.core.dispatcher import Dispatcher

from prunus.core.imports import imported_at_once, imported_by

_INSTALLED = tuple(sysconfig.get_path(kind) for kind in ("stdlib", "purelib", "platlib"))
_FOR_PACKAGES = re.compile(r"[/\\](site|dist)-packages[/\\]")  # of another environment, from which this one borrows
_OURS = "prunus"


def _beginning() -> float:
    """When this process began, as far as can be known: modules that came before this one may have been read since then."""
    try:
        ticks = int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19])
        since_boot = (ticks + 1) / os.sysconf("SC_CLK_TCK")
        return time.time() - time.clock_gettime(time.CLOCK_BOOTTIME) + since_boot if ticks else time.time()
    except (OSError, AttributeError, IndexError, ValueError):  # not Linux
        return time.time()


BEGAN = _beginning()


class Part(NamedTuple):
    """A module that takes part, as it was when it was read; a reload gives it another spec."""

    module: ModuleType
    spec: Any
    source: bytes | None  # digested
    imports: tuple[str, ...]

    def is_current(self) -> bool:
        return sys.modules.get(self.module.__name__) is self.module and getattr(self.module, "__spec__", None) is self.spec


class Whole(NamedTuple):
    """A module and all that it imports; None for a source that is not known or not to be trusted."""

    parts: tuple[Part, ...]
    sources: bytes | None


_parts: weakref.WeakKeyDictionary[ModuleType, Part] = weakref.WeakKeyDictionary()
_wholes: dict[str, Whole] = {}


def digest(name: str) -> str | None:
    """A digest of all that decides the code made from the module of this name, or None."""
    whole = _wholes.get(name)
    if whole is None or not all(part.is_current() for part in whole.parts):
        whole = _wholes[name] = _collected(name)
    if whole.sources is None or (_is_conversing() and any(part.module.__name__ == "__main__" for part in whole.parts)):
        return None
    state = hashlib.blake2b(whole.sources, digest_size=16)
    for part in whole.parts:
        if part.module.__name__.partition(".")[0] != _OURS:
            for constant, value in _constants(part.module.__name__, vars(part.module), set()):
                if (text := frozen(value)) is not None:
                    state.update(f"\0{part.module.__name__}.{constant}=".encode() + text)
    return state.hexdigest()


def _is_conversing() -> bool:
    """Whether somebody types at a prompt, and the main module is no longer what its file says."""
    return hasattr(sys, "ps1")


def _constants(module: str, names: Mapping[str, Any], seen: set[int]) -> Iterator[tuple[str, Any]]:
    """What stands under names of a module, in its classes, and in defaults and closures of its functions."""
    for name, value in sorted(names.items()):
        thing = value.py_func if isinstance(value, Dispatcher) else value
        if name.startswith("__") or id(thing) in seen:
            continue
        if isinstance(thing, type):
            seen.add(id(thing))
            inside: dict[str, Any] = dict(vars(thing)) if thing.__module__ == module else {}
        elif isinstance(thing, FunctionType):
            seen.add(id(thing))
            inside = {f"default {i}": default for i, default in enumerate(thing.__defaults__ or ())}
            inside |= (thing.__kwdefaults__ or {}) | dict(_enclosed(thing))
        else:
            yield name, value
            continue
        yield from ((f"{name}.{inner}", held) for inner, held in _constants(module, inside, seen))


def _enclosed(function: FunctionType) -> Iterator[tuple[str, Any]]:
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        with suppress(ValueError):  # nothing is in it yet
            yield name, cell.cell_contents


def frozen(value: Any) -> bytes | None:
    """A constant as bytes that differ where values or types differ; None for what is not a simple value."""
    kind = type(value).__name__.encode()
    if value is None or isinstance(value, (bool, int, float, complex, str, bytes, np.generic)):
        return kind + b" " + repr(value).encode()
    if isinstance(value, np.ndarray) and not value.dtype.hasobject:
        shape = f" {value.dtype.str} {value.shape} {value.strides} ".encode()
        return kind + shape + hashlib.blake2b(np.ascontiguousarray(value).tobytes()).digest()
    if isinstance(value, tuple):
        members = [frozen(member) for member in value]
        return None if None in members else kind + b"(%b)" % b",".join(b"%d:%b" % (len(m), m) for m in members if m is not None)
    return None


def _collected(root: str) -> Whole:
    """The module and, one after the other, everything it imports that takes part."""
    parts: dict[str, Part] = {}
    todo = [root]
    while todo:
        name = todo.pop()
        if name not in parts and (name == root or _takes_part(name, root.partition(".")[0])):
            if name not in sys.modules:
                return Whole((), None)
            parts[name] = _read(sys.modules[name])
            todo += parts[name].imports
    in_order = tuple(parts[name] for name in sorted(parts))
    whole = hashlib.blake2b()
    for part in in_order:
        if part.source is None:
            return Whole(in_order, None)
        whole.update(f"{part.module.__name__}\0".encode() + part.source)
    return Whole(in_order, whole.digest())


def _takes_part(name: str, home: str) -> bool:
    """Modules of Prunus, of the package at home, and of the user's folders do; what was installed does not."""
    module = sys.modules.get(name)
    if module is None:
        return False
    file = getattr(module, "__file__", None)
    if name.partition(".")[0] in (home, _OURS):
        return True
    return file is not None and file.endswith(".py") and not file.startswith(_INSTALLED) and not _FOR_PACKAGES.search(file)


def _read(module: ModuleType) -> Part:
    part = _parts.get(module)
    if part is None or not part.is_current():
        source, package = _source(module), getattr(module, "__package__", None) or ""
        imported = imported_at_once if module.__name__.partition(".")[0] == _OURS else imported_by
        imports = () if source is None else tuple(imported(source, package))
        digested = None if source is None else hashlib.blake2b(source).digest()
        part = _parts[module] = Part(module, getattr(module, "__spec__", None), digested, imports)
    return part


def _source(module: ModuleType) -> bytes | None:
    """The source that the module was made from: told by the loader of a module that has no file, or from a file older than we."""
    file = getattr(module, "__file__", None)
    if file is None:
        try:
            text = module.__loader__.get_source(module.__name__)  # type: ignore[union-attr]
        except (AttributeError, ImportError):
            return None
        return None if text is None else text.encode()
    if not file.endswith(".py"):
        return None
    try:
        with open(file, "rb") as opened:
            state = os.fstat(opened.fileno())
            return opened.read() if max(state.st_mtime, state.st_ctime) < BEGAN else None
    except OSError:
        return None
