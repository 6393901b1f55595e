"""Adapters: the games of a library as games of ours.

An adapter is a file of `games/adapters` with an entry, ADAPTER. Its game is named NAME, or NAME:ARGUMENT where the library has
several. The file is loaded, listed and completed without the library, which is imported when a game of it is asked for; so what can
be named does not depend on what is installed.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from prunus.core.grammar import Entry
from prunus.errors import MissingLibrary


class Offered(NamedTuple):
    """A game of a library; `lacks` says why it cannot be searched here, "" if it can."""

    name: str
    summary: str
    lacks: str = ""


@dataclass(frozen=True)
class Adapter(Entry):
    """`named` gives the game that an argument means; `offered` lists the games of the library, where there are several."""

    named: Callable[[str], Any]
    positions: type
    words: Any  # a Game: that of all `positions`, or one whose `board_of` knows which of the library's games it is
    offered: Callable[[], Sequence[Offered]] | None = None


def library(module: str, extra: str) -> Any:
    """A library that an adapter needs; MissingLibrary where it is not installed."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise MissingLibrary(f"games named {extra} need the library {module!r}", extra) from error
