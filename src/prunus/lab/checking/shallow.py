"""Shallow searches of a few of the places that were come across."""

from __future__ import annotations

import random
from typing import Any

from prunus.core.checked import watched
from prunus.core.jit import is_compilable
from prunus.lab.checking.finding import Place
from prunus.searches.driving.defaults import PLAIN
from prunus.searches.driving.entry import search

FEW, PLIES, LITTLE = 12, 3, 2  # positions that are searched, how deep, and how deep where that takes long


def some(places: list[Place]) -> list[Place]:
    """A few places, the same each time, those that are searched."""
    open_ones = [place for place in places if not place.position.is_over()]
    return random.Random(1).sample(open_ones, min(FEW, len(open_ones)))


def shallow_value(position: Any, plies: int = PLIES) -> int | None:
    """What the rules say: symmetries are not believed here, for they are looked at by it."""
    position = position if is_compilable(position) else watched(position)
    return search(position, plies, evaluation="win-loss-draw", **PLAIN).value
