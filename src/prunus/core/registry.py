"""Names for people: games, searches, evaluations and orderings are found where their files are.

A room is a package whose modules each define one thing under an agreed name (`GAME`, `EVALUATION`, `ORDERING`,
`ALGORITHM`). A new file is a new entry; nothing else has to change.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
import sys
from pathlib import Path
from typing import Any

from prunus.errors import BadGame, MissingFile, UnknownName


@functools.cache
def entries(package: str, attribute: str) -> dict[str, Any]:
    """Everything that the modules of `package` offer under `attribute`, by its name."""
    found = {}
    for info in pkgutil.iter_modules(importlib.import_module(package).__path__):
        entry = getattr(importlib.import_module(f"{package}.{info.name}"), attribute, None)
        if entry is not None:
            found[entry.name] = entry
    return found


def find(kind: str, name: str, package: str, attribute: str) -> Any:
    """The entry called `name`, or UnknownName with the nearest names."""
    known = entries(package, attribute)
    if name not in known:
        raise UnknownName(kind, name, known)
    return known[name]


def all_games() -> dict[str, Any]:
    """All games by name."""
    return entries("prunus.games", "GAME")


def game(name: str) -> Any:
    """A game by name (`othello`), by name and board (`othello-6x6`), or from a file of the user's (`my_game.py`)."""
    if name.endswith(".py"):
        return _from_file(Path(name))
    known = all_games()
    if name in known:
        return known[name]
    for stem, entry in known.items():
        if name.startswith(f"{stem}-") and entry.variants:
            return entry.variant(name.removeprefix(f"{stem}-"))
    raise UnknownName("game", name, [*known, *(variant for entry in known.values() for variant in entry.variants)])


def _from_file(path: Path) -> Any:
    if not path.is_file():
        raise MissingFile(f"game file {str(path)!r} is not there")
    name = path.stem
    if name in sys.modules and getattr(sys.modules[name], "__file__", None) != str(path.resolve()):
        raise BadGame(f"game file {str(path)!r} has the name of the module {name!r}; call it something else")
    spec = importlib.util.spec_from_file_location(name, path.resolve())
    if spec is None or spec.loader is None:
        raise BadGame(f"game file {str(path)!r} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # the cache of kernels finds the source of a type through its module
    spec.loader.exec_module(module)
    if not hasattr(module, "GAME"):
        raise BadGame(f"game file {str(path)!r} defines no GAME")
    return module.GAME
