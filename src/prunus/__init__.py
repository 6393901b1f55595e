"""Prunus searches game trees and learns, as a readable logic program, which moves to try first.

>>> import prunus
>>> othello = prunus.game("othello")
>>> prunus.search(othello.start(), depth=6).value
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from prunus.core.checked import unchecked
    from prunus.core.game import Game, Position
    from prunus.core.registry import all_games, game
    from prunus.errors import PrunusError, Stopped
    from prunus.searches.driving.defaults import PLAIN
    from prunus.searches.driving.entry import search
    from prunus.searches.driving.limits import Limits
    from prunus.searches.driving.searcher import Searcher
    from prunus.searches.minimal_tree import minimal_leaves
    from prunus.searches.perft import perft
    from prunus.searches.proof.prove import prove
    from prunus.searches.shared.recording import Recording, record
    from prunus.searches.shared.result import Result
    from prunus.solvers.certificates.certification import certify
    from prunus.solvers.certificates.verification import verify
    from prunus.solvers.solution import Solution
    from prunus.solvers.solver import solve
    from prunus.tables.book import Book
    from prunus.tables.transposition import Table

# Names are loaded when they are first used, so that `prunus --help` answers before Numba could be imported.
_homes = {
    "Book": "prunus.tables.book",
    "Game": "prunus.core.game",
    "Limits": "prunus.searches.driving.limits",
    "PLAIN": "prunus.searches.driving.defaults",
    "Position": "prunus.core.game",
    "PrunusError": "prunus.errors",
    "Recording": "prunus.searches.shared.recording",
    "Result": "prunus.searches.shared.result",
    "Searcher": "prunus.searches.driving.searcher",
    "Solution": "prunus.solvers.solution",
    "Stopped": "prunus.errors",
    "Table": "prunus.tables.transposition",
    "all_games": "prunus.core.registry",
    "certify": "prunus.solvers.certificates.certification",
    "game": "prunus.core.registry",
    "minimal_leaves": "prunus.searches.minimal_tree",
    "perft": "prunus.searches.perft",
    "prove": "prunus.searches.proof.prove",
    "record": "prunus.searches.shared.recording",
    "search": "prunus.searches.driving.entry",
    "solve": "prunus.solvers.solver",
    "unchecked": "prunus.core.checked",
    "verify": "prunus.solvers.certificates.verification",
}

__all__ = [
    "PLAIN",
    "Book",
    "Game",
    "Limits",
    "Position",
    "PrunusError",
    "Recording",
    "Result",
    "Searcher",
    "Solution",
    "Stopped",
    "Table",
    "__version__",
    "all_games",
    "certify",
    "game",
    "minimal_leaves",
    "perft",
    "prove",
    "record",
    "search",
    "solve",
    "unchecked",
    "verify",
]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return importlib.import_module("importlib.metadata").version("prunus")
    if name not in _homes:
        raise AttributeError(f"module 'prunus' has no attribute {name!r}")
    return getattr(importlib.import_module(_homes[name]), name)


def __dir__() -> list[str]:
    return __all__
