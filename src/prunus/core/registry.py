"""Names for people: games, searches, evaluations, orderings, tables and solvers are found where their files are.

A room is a package whose modules each define one thing under an agreed name (`GAME`, `EVALUATION`, …). A new file is a new entry;
nothing else has to change.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from prunus.core.grammar import Word, entry_of, only_word
from prunus.core.names import GameName
from prunus.core.user_files import made_with, module_of, own_game, user_files
from prunus.errors import DoesNotFit, PrunusError, UnknownName

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
    return made_with(positions)


def _is_module(name: str) -> bool:
    """Whether a module of this name could be imported."""
    try:
        return all(part.isidentifier() for part in name.split(".")) and importlib.util.find_spec(name) is not None
    except ImportError:
        return False
