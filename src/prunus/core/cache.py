"""A disk cache of compiled kernels, valid as long as the content of every source that takes part.

Numba's own cache looks at the time stamp of the kernel's file alone: edit a game, and the old game runs. Here a
compiled kernel is filed under a digest of its module and of everything that module imports, and each specialisation
under the digests of the modules that define the types it was compiled for, with everything those import.

The classes underneath are private to Numba, which is why its minor version is pinned and why a test runs every
kernel in two processes in a row.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import os
import shutil
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

KEEP_DAYS = 30

# Called with the name of a kernel just before it is compiled; the command line says so to people who wait.
compile_listeners: list[Callable[[str], None]] = []


def cache_root() -> Path:
    """Where compiled kernels are kept: $PRUNUS_CACHE, or a folder in the user's cache."""
    override = os.environ.get("PRUNUS_CACHE")
    if override:
        return Path(override)
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "prunus"


class ContentCache(FunctionCache):  # type: ignore[misc]
    """Numba's function cache with content in place of time stamps, and a guard against a known crash."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._impl_class = _Implementation
        try:
            super().__init__(function)
        except OSError:  # the folder cannot be written: compile every time rather than fail
            self._impl = None
        self._name = function.__qualname__

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        found = super().load_overload(signature, target_context) if self._impl else None
        if found is None:
            for listener in compile_listeners:
                listener(self._name)
        return found

    def save_overload(self, signature: Any, compiled: Any) -> None:
        # numba #6061: such code works where it was compiled and ends the process that loads it from the disk.
        if ".numba.unresolved$" in compiled.library.get_llvm_str():
            raise TypeError(
                f"{self._name}{signature}: two kernels call each other, or a kernel calls itself with other types "
                "than it was entered with (a literal 0 is a type of its own)"
            )
        if self._impl:
            _forget_old_digests()
            super().save_overload(signature, compiled)

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        # The types as text: an index of types could be read only where every module in it is loaded, a user's game included.
        modules = [name for argument in signature for name in _modules_of_type(argument)]
        _, *others = super()._index_key(signature, codegen)
        return (str(signature), *others, tuple(map(digest, modules)))


class _Locator(_CacheLocator):  # type: ignore[misc]
    """One folder a digest of the kernel's sources; inside it the content never changes, so the stamp is constant."""

    def __init__(self, function: Callable[..., Any], _file: str) -> None:
        self._folder = cache_root() / digest(function.__module__)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return ""

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> _Locator:
        locator = cls(function, file)
        locator.ensure_cache_path()
        os.utime(locator.get_cache_path())
        return locator


class _Implementation(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_Locator]


def _modules_of_type(numba_type: Any) -> Iterator[str]:
    """The modules that define the Python classes inside a Numba type; NamedTuples nest."""
    owner = getattr(numba_type, "instance_class", None)
    if owner is not None:
        yield owner.__module__
    for member in getattr(numba_type, "types", ()):
        yield from _modules_of_type(member)


@functools.cache
def digest(module: str) -> str:
    """A digest of the source of `module` and of all that it imports, except Python's and other installed packages."""
    sources: dict[str, bytes] = {}
    _collect(module, module.partition(".")[0], sources)
    whole = hashlib.blake2b(digest_size=12)
    for name in sorted(sources):
        whole.update(name.encode() + b"\0" + sources[name] + b"\0")
    return whole.hexdigest()


def _collect(name: str, home: str, sources: dict[str, bytes]) -> None:
    if name in sources or not _takes_part(name, home):
        return
    sources[name], imports = _read(name)
    for imported in imports:
        _collect(imported, home, sources)


@functools.cache
def _takes_part(name: str, home: str) -> bool:
    """Modules of Prunus, of the package at home, and of the user's folders do; what was installed does not."""
    file = getattr(sys.modules.get(name), "__file__", None) or ""
    if not file.endswith(".py"):
        return False
    return name.partition(".")[0] in (home, "prunus") or not file.startswith(_INSTALLED)


_INSTALLED = tuple(sysconfig.get_path(kind) for kind in ("stdlib", "purelib", "platlib"))


@functools.cache
def _read(name: str) -> tuple[bytes, tuple[str, ...]]:
    """The source of a module, and the names of what it imports, some of which are not modules."""
    module = sys.modules[name]
    source = Path(str(module.__file__)).read_bytes()
    package = (module.__package__ or "").split(".")
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, node.module] if node.module else above)
            names += [origin, *(f"{origin}.{alias.name}" for alias in node.names)]
    return source, tuple(names)


@functools.cache
def _forget_old_digests() -> None:
    """Delete, once a process, the folders that no process has opened for a month."""
    horizon = time.time() - KEEP_DAYS * 86_400
    for folder in cache_root().iterdir():
        if folder.is_dir() and folder.stat().st_mtime < horizon:
            shutil.rmtree(folder, ignore_errors=True)
