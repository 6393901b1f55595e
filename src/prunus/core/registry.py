"""Names for people: games, searches, evaluations and orderings are found where their files are.

A room is a package whose modules each define one thing under an agreed name (`GAME`, `EVALUATION`, `ORDERING`,
`ALGORITHM`). A new file is a new entry; nothing else has to change.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import pkgutil
import sys
import traceback
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.errors import BadGame, UnknownName

game_folders: list[str] = []  # where the user's games lie: an error there is not ours


@functools.cache
def entries(package: str, attribute: str) -> dict[str, Any]:
    """Everything that the modules of `package`, and of the packages in it, offer under `attribute`, by its name."""
    found: dict[str, Any] = {}
    for info in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
        if info.ispkg:
            found |= entries(info.name, attribute)
            continue
        entry = getattr(importlib.import_module(info.name), attribute, None)
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
    files.read_bytes(path, "game file")
    file, name = path.resolve(), path.stem
    earlier = sys.modules.get(name)
    if earlier is not None and getattr(earlier, "__file__", None) != str(file):
        raise BadGame(f"game file {str(path)!r} has the name of the module {name!r}; call it something else")
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise BadGame(f"game file {str(path)!r} cannot be loaded")
    folder = str(file.parent)
    game_folders.append(folder + os.sep)
    if folder not in sys.path:
        sys.path.append(folder)  # at the end: what lies beside a game must not hide what others import
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # the cache of kernels finds the source of a type through its module
    try:
        spec.loader.exec_module(module)
        return _whole(path, module)
    except BaseException as error:
        sys.modules.pop(name)
        if earlier is not None:
            sys.modules[name] = earlier
        if isinstance(error, KeyboardInterrupt | BadGame):
            raise
        said = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadGame(f"game file {str(path)!r} cannot be loaded{_line(error, str(file))}: {said}") from error


def _whole(path: Path, module: Any) -> Any:
    """The GAME of a file, which must have all that a game has."""
    from prunus.core.game import Game  # names are looked up without Numba, too

    if not hasattr(module, "GAME"):
        raise BadGame(f"game file {str(path)!r} defines no GAME")
    for part in (name for name in vars(Game) if not name.startswith("_")):
        wanted, given = getattr(Game, part), getattr(module.GAME, part, None)
        if given is None or callable(given) != callable(wanted) or (isinstance(wanted, str) and not isinstance(given, str)):
            raise BadGame(f"the GAME of {str(path)!r} has no {part!r}; a subclass of prunus.Game has")
    return module.GAME


def _line(error: BaseException, file: str) -> str:
    """Where in the file it went wrong, if it was there."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    return "" if line is None else f", line {line}"
