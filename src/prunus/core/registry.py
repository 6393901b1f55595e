"""Names for people: games, searches, evaluations, orderings, tables and solvers are found where their files are.

A room is a package whose modules each define one thing under an agreed name (`GAME`, `EVALUATION`, …). A new file is a new entry;
nothing else has to change.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import pkgutil
import sys
import traceback
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from prunus.core import files
from prunus.core.grammar import Word, entry_of, only_word
from prunus.core.imports import with_neighbours
from prunus.core.names import GameName
from prunus.errors import BadGame, DoesNotFit, PrunusError, UnknownName

if TYPE_CHECKING:  # names are looked up without Numba, too
    from prunus.core.game import Game

# What a module calls its entry, and the packages where such modules are.
ROOMS: dict[str, tuple[str, tuple[str, ...]]] = {
    "game": ("GAME", ("prunus.games",)),
    "knowledge": ("KNOWLEDGE", ("prunus.games",)),
    "evaluation": ("EVALUATION", ("prunus.evaluations",)),
    "ordering": ("ORDERING", ("prunus.orderings", "prunus.study.orderings")),
    "algorithm": ("ALGORITHM", ("prunus.searches",)),
    "prover": ("PROVER", ("prunus.searches.proof",)),
    "table": ("TABLE", ("prunus.tables",)),
    "solver": ("SOLVER", ("prunus.solvers",)),
}

user_files: dict[str, str] = {}  # modules that are files of the user's, by name: what he calls the file
_contents: weakref.WeakKeyDictionary[Any, dict[Path, bytes]] = weakref.WeakKeyDictionary()  # of such modules, when they were run
user_folders: list[str] = []  # where the user's games and evaluations lie: an error there is not ours


@functools.cache
def entries(kind: str) -> dict[str, Any]:
    """Everything of a kind, by name."""
    attribute, rooms = ROOMS[kind]
    found = [getattr(module, attribute) for room in rooms for module in _modules(room) if hasattr(module, attribute)]
    return {entry.name: entry for entry in found}


def _modules(package: str) -> Iterator[Any]:
    for info in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
        if info.ispkg:
            yield from _modules(info.name)
        else:
            yield importlib.import_module(info.name)


@functools.lru_cache(1024)
def find(kind: str, what: str | Word) -> Any:
    """The entry that a name means, with or without an argument; UnknownName with the nearest names if there is none."""
    word = only_word(kind, what) if isinstance(what, str) else what
    entry = known(kind, word.name)
    return entry_of(kind, word, entries(kind) if entry is None else {word.name: entry})


@functools.cache
def known(kind: str, name: str) -> Any:
    """The entry of this name, or None; of a room only the files are loaded in which the name is written."""
    attribute, rooms = ROOMS[kind]
    for room in rooms if name else ():
        folder = Path(importlib.import_module(room).__path__[0])
        for path in sorted(folder.rglob("*.py")):
            text = path.read_text("utf-8")
            if f"\n{attribute} = " in text and f'"{name}"' in text:
                parts = path.relative_to(folder).with_suffix("").parts
                entry = getattr(importlib.import_module(".".join([room, *parts])), attribute)
                if entry.name == name:
                    return entry
    return None


def all_games() -> dict[str, Game]:
    """All games by name."""
    return entries("game")


def game(name: GameName | str) -> Any:
    """A game by name (`othello`), by name and board (`othello-6x6`), or from a file of the user's (`my_game.py`)."""
    if name.endswith(".py"):
        return _whole(Path(name), module_of(Path(name), "game file"))
    if (found := known("game", name)) is not None:
        return found
    games = all_games()
    for stem, entry in games.items():
        if name.startswith(f"{stem}-") and entry.variants:
            return entry.variant(name.removeprefix(f"{stem}-"))
    raise UnknownName("game", name, [*games, *(variant for entry in games.values() for variant in entry.variants)])


def address_of(this: Any) -> str | None:
    """The name by which `game` finds this very game, in another process too; None where there is none."""
    module = type(this).__module__
    if module in user_files:
        return user_files[module] if getattr(sys.modules.get(module), "GAME", None) is this else None
    try:
        found = game(this.name)
    except PrunusError:
        return None
    return this.name if type(found) is type(this) and vars(found) == vars(this) else None


def game_of(position: Any) -> Any:
    """The game that a position belongs to, on its board; None for positions of no game that has a name."""
    position = getattr(position, "__wrapped__", position)
    positions: Any = type(position)
    game = game_with(positions)
    return None if game is None else game.board_of(position)


def named_game_of(position: Any) -> Any:
    """The game that a position belongs to; DoesNotFit if it has no name."""
    found = game_of(position)
    if found is None:
        raise DoesNotFit(f"{type(position).__name__} belongs to no game that has a name: say which one with `game`")
    return found


@functools.cache
def game_with(positions: Any) -> Any:
    """The game whose positions are of this class, which lies in the same module; None if there is none."""
    game = getattr(sys.modules.get(positions.__module__), "GAME", None)
    return None if game is None or type(game.start()) is not positions else game


def module_of(path: Path, what: str) -> Any:
    """The module that a file of the user's makes; `what` the file is, in words. What is wrong with it is BadGame in a sentence.

    A file is run again only if it has changed, or what it imports from its folder: its classes would be others each time, and be
    compiled anew.
    """
    content = files.read_bytes(path, what)  # which refuses what is no name of a file
    file, name = path.resolve(), path.stem
    contents = with_neighbours(file, content)
    earlier = sys.modules.get(name)
    before = {} if earlier is None else _contents.get(earlier, {})
    if before == contents:
        return earlier
    if earlier is not None and getattr(earlier, "__file__", None) != str(file):
        raise BadGame(f"{what} {str(path)!r} has the name of the module {name!r}; call it something else")
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise BadGame(f"{what} {str(path)!r} cannot be loaded")
    folder = str(file.parent)
    user_folders.append(folder + os.sep)
    user_files[name] = str(path)
    if folder not in sys.path:
        sys.path.append(folder)  # at the end: what lies beside a game must not hide what others import
    module = importlib.util.module_from_spec(spec)
    if any(contents.get(beside) != said for beside, said in before.items() if beside != file):
        _unload({str(beside) for beside in before if beside != file})
    sys.modules[name] = module  # the cache of kernels finds the source of a type through its module
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        sys.modules.pop(name)
        if earlier is not None:
            sys.modules[name] = earlier
        if isinstance(error, KeyboardInterrupt | BadGame):
            raise
        said = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadGame(f"{what} {str(path)!r} cannot be loaded{_line(error, str(file))}: {said}") from error
    _contents[module] = contents
    return module


def _unload(changed: set[str]) -> None:
    """Let modules of these files be run again by whoever imports them next."""
    for name, module in list(sys.modules.items()):
        if getattr(module, "__file__", None) in changed:
            del sys.modules[name]


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
