"""Files of the user's: games and evaluations that a path names, run as modules, and what is wrong with them in a sentence."""

from __future__ import annotations

import importlib.util
import logging
import os
import sys
import traceback
import weakref
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.core.imports import with_neighbours
from prunus.core.showing import show_positions
from prunus.errors import BadGame, UnknownName

user_files: dict[str, str] = {}  # modules that are files of the user's, by name: what he calls the file
_contents: weakref.WeakKeyDictionary[Any, dict[Path, bytes]] = weakref.WeakKeyDictionary()  # of such modules, when they were run
user_folders: list[str] = []  # where the user's games and evaluations lie: an error there is not ours
_made: dict[tuple[str, int], tuple[Any, Any]] = {}  # games of the user's, with what they were made from


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


def made_with(positions: Any) -> Any:
    """The game of a user's class, where one was made whose positions are of this class."""
    return next((made for found, made in _made.values() if found is positions), None)


def _is_other(wanted: Any, given: Any, *kinds: type) -> bool:
    """Whether something should be of one of these kinds and is not."""
    return any(isinstance(wanted, kind) and not isinstance(given, kind) for kind in kinds)


def _line(error: BaseException, file: str) -> str:
    """Where in the file it went wrong, if it was there."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    return "" if line is None else f", line {line}"
