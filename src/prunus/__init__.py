"""Prunus searches game trees and learns, as a readable logic program, which moves to try first."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from prunus.core.checked import unchecked
    from prunus.core.game import Game, Position
    from prunus.core.registry import all_games, game
    from prunus.errors import PrunusError, Stopped
    from prunus.searches.driving.entry import look_ahead
    from prunus.searches.minimal_tree import minimal_leaves
    from prunus.searches.perft import perft
    from prunus.searches.shared.recording import Recording, record
    from prunus.searches.shared.result import Result

__all__ = [
    "Game",
    "Position",
    "PrunusError",
    "Recording",
    "Result",
    "Stopped",
    "all_games",
    "game",
    "look_ahead",
    "minimal_leaves",
    "perft",
    "record",
    "unchecked",
]

# Names are loaded when they are first used, so that `prunus --help` answers before Numba could be imported.
_homes = {
    "Game": "prunus.core.game",
    "Position": "prunus.core.game",
    "PrunusError": "prunus.errors",
    "Recording": "prunus.searches.shared.recording",
    "Result": "prunus.searches.shared.result",
    "Stopped": "prunus.errors",
    "game": "prunus.core.registry",
    "all_games": "prunus.core.registry",
    "minimal_leaves": "prunus.searches.minimal_tree",
    "perft": "prunus.searches.perft",
    "record": "prunus.searches.shared.recording",
    "look_ahead": "prunus.searches.driving.entry",
    "unchecked": "prunus.core.checked",
}


def __getattr__(name: str) -> Any:
    if name not in _homes:
        raise AttributeError(f"module 'prunus' has no attribute {name!r}")
    return getattr(importlib.import_module(_homes[name]), name)
