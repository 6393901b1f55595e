"""Names for people: games, searches, evaluations, orderings, tables and solvers are found where their files are.

A room is a package whose modules each define one thing under an agreed name (`GAME`, `EVALUATION`, …). A new file is a new entry;
nothing else has to change.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import logging
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
from prunus.core.showing import show_positions
from prunus.errors import BadGame, DoesNotFit, PrunusError, UnknownName

if TYPE_CHECKING:  # names are looked up without Numba, too
    from prunus.core.game import Game

# What a module calls its entry, and the packages where such modules are.
ROOMS: dict[str, tuple[str, tuple[str, ...]]] = {
    "game": ("GAME", ("prunus.games",)),
    "puzzle": ("PUZZLE", ("prunus.games",)),
    "adapter": ("ADAPTER", ("prunus.games.adapters",)),
    "knowledge": ("KNOWLEDGE", ("prunus.games",)),
    "evaluation": ("EVALUATION", ("prunus.evaluations", "prunus.study.evaluations")),
    "heuristic": ("HEURISTIC", ("prunus.evaluations",)),
    "ordering": ("ORDERING", ("prunus.orderings", "prunus.study.orderings")),
    "algorithm": ("ALGORITHM", ("prunus.searches",)),
    "prover": ("PROVER", ("prunus.searches.proof",)),
    "sampler": ("SAMPLER", ("prunus.searches.monte_carlo",)),
    "pathfinder": ("PATHFINDER", ("prunus.searches.paths",)),
    "table": ("TABLE", ("prunus.tables",)),
    "solver": ("SOLVER", ("prunus.solvers",)),
    "player": ("PLAYER", ("prunus.players.kinds",)),
    "format": ("FORMAT", ("prunus.players.formats",)),
    "exercise": ("EXERCISE", ("prunus.exercises.kinds",)),
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


def game(name: GameName | str | Any) -> Any:
    """A game by name (`othello`), by name and board (`othello-6x6`), from a file of the user's (`my_game.py`, or `my_game.py:Nim`),
    from a module (`games.nim:Nim`), of another library (`openspiel:breakthrough`), or what a plain class or an object of one is."""
    if not isinstance(name, str):
        from prunus.core.game import Game
        from prunus.core.plain import game_made_of, game_of_class  # names are looked up without Numba, too

        return name if isinstance(name, Game) else game_of_class(name) if isinstance(name, type) else game_made_of(name)
    place, _, part = name.partition(":")
    if place.endswith(".py"):
        return own_game(name, module_of(Path(place), "game file"), part)
    if part and known("adapter", place) is None:
        if _is_module(place):
            return own_game(name, importlib.import_module(place), part)
        if (
            here := Path(*place.split(".")).with_suffix(".py")
        ).is_file():  # where a command is called Python does not look by itself
            return own_game(name, module_of(here, "game file"), part)
    word = None if known("game", name) is not None else only_word("game", name)
    if word is not None and (adapter := known("adapter", word.name)) is not None:
        adapter.check("game", word)
        return adapter.named(word.argument or "")
    return _on_board("game", name)


def puzzle(name: str) -> Any:
    """A puzzle by name (`eight-puzzle`), or by name and board (`eight-puzzle-4x4`)."""
    return _on_board("puzzle", name)


def _on_board(kind: str, name: str) -> Any:
    if (found := known(kind, name)) is not None:
        return found
    every = entries(kind)
    for stem, entry in every.items():
        if name.startswith(f"{stem}-"):
            return entry.variant(name.removeprefix(f"{stem}-"))
    boards = (variant for entry in every.values() for variant in entry.variants)
    others = [entry.usage for entry in entries("adapter").values()] if kind == "game" else []
    raise UnknownName(kind, name, [*every, *boards, *others])


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
    """The game, or puzzle, that a position belongs to, on its board; None for positions of none that has a name."""
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
    """The game or puzzle whose positions are of this class, which lies in the same module; None if there is none."""
    if hasattr(positions, "made_of"):
        return positions.game
    module = sys.modules.get(positions.__module__)
    if (adapter := getattr(module, "ADAPTER", None)) is not None:
        return adapter.words if adapter.positions is positions else None
    game = getattr(module, "GAME", None) or getattr(module, "PUZZLE", None)
    if game is not None:
        return game if type(game.start()) is positions else None
    return next((made for found, made in _made.values() if found is positions), None)  # a class of a file of the user's


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
    if earlier is not None and before and _from_its_folder(before, Path(str(earlier.__file__))) == _from_its_folder(contents, file):
        return earlier  # or a copy of it in another folder
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
        exec(compile(content, str(file), "exec"), vars(module))  # what was read: bytecode beside it may be older
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


def _from_its_folder(contents: dict[Path, bytes], file: Path) -> dict[Path, bytes]:
    """What files say, under their names as seen from the folder of one of them."""
    return {path.relative_to(file.parent): said for path, said in contents.items()}


def _unload(changed: set[str]) -> None:
    """Let modules of these files be run again by whoever imports them next."""
    for name, module in list(sys.modules.items()):
        if getattr(module, "__file__", None) in changed:
            del sys.modules[name]


def own_game(name: str, module: Any, part: str) -> Any:
    """The game of a module of the user's that is called `part`; without one its GAME, or the only class in it that is a game."""
    from prunus.core.game import Game
    from prunus.core.plain import NEEDED, game_made_of  # names are looked up without Numba, too

    theirs = {each: thing for each, thing in vars(module).items() if getattr(thing, "__module__", None) == module.__name__}
    classes = {
        each: thing for each, thing in theirs.items() if isinstance(thing, type) and any(hasattr(thing, one) for one in NEEDED)
    }
    if not part and hasattr(module, "GAME"):
        found = module.GAME
    elif part:
        if not hasattr(module, part):
            raise UnknownName(f"game in {name.partition(':')[0]!r}", part, [*classes] or [*theirs])
        found = getattr(module, part)
    elif len(classes) == 1:
        (found,) = classes.values()
    else:
        said = (
            f"has several games: say which one, as {name}:{next(iter(classes))}"
            if classes
            else "defines no GAME, and no class with the functions of a game"
        )
        raise BadGame(f"game file {name!r} {said}")
    made = _made.get((name, id(found)))
    if made is None or made[0] is not found:
        made = _made[name, id(found)] = found, _complete(name, found) if isinstance(found, Game) else game_made_of(found, name)
    return made[1]


_made: dict[tuple[str, int], tuple[Any, Any]] = {}  # games of the user's, with what they were made from


def _complete(name: str, game: Any) -> Any:
    """A GAME of the user's, which must have all that a game has; its positions draw themselves."""
    from prunus.core.drawing import Drawing
    from prunus.core.game import Game

    for part in (each for each in vars(Game) if not each.startswith("_")):
        wanted, given = getattr(Game, part), getattr(game, part, None)
        if given is None or callable(given) != callable(wanted) or _is_other(wanted, given, str, Drawing):
            raise BadGame(f"the GAME of {name!r} has no {part!r}; a subclass of prunus.Game has")
    try:
        show_positions(type(game.start()))
    except Exception as error:  # whoever plays it is told what is wrong with its start
        logging.getLogger("prunus").debug("the start of %s cannot be shown: %s", name, error)
    return game


def _is_module(name: str) -> bool:
    """Whether a module of this name could be imported."""
    try:
        return all(part.isidentifier() for part in name.split(".")) and importlib.util.find_spec(name) is not None
    except ImportError:
        return False


def _is_other(wanted: Any, given: Any, *kinds: type) -> bool:
    """Whether something should be of one of these kinds and is not."""
    return any(isinstance(wanted, kind) and not isinstance(given, kind) for kind in kinds)


def _line(error: BaseException, file: str) -> str:
    """Where in the file it went wrong, if it was there."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    return "" if line is None else f", line {line}"
