"""Walking: a game that changes when it is played on and takes moves back, walked along the branches of a search.

The object is one in each thread, and stands at one place at a time. A state is the moves that lead there from the start: whoever
asks about it makes the object take back what is too much and play what is missing, a move or two in a search that goes depth first.
What it is made of is kept on the way, so that an `undo` that does not take everything back is noticed.
"""

from __future__ import annotations

import copy
import functools
import inspect
import threading
from collections.abc import Callable
from typing import Any

from prunus.core.content import Content
from prunus.errors import BadGame

Path = tuple[Any, ...]


class Walking:
    """The functions of a game, of states that are paths, answered by one object that goes there."""

    def __init__(self, written: Any) -> None:
        self._walker = _Walker(written if inspect.isclass(written) else functools.partial(copy.deepcopy, copy.deepcopy(written)))
        self._takes_move = len(inspect.signature(self._walker.object.undo).parameters) > 0

    def at(self, path: Path) -> Any:
        """The object, gone to a place."""
        walker, shared = self._walker, 0
        for made, wanted in zip(walker.path, path, strict=False):
            if made != wanted:
                break
            shared += 1
        while len(walker.path) > shared:
            self._take_back()
        for move in path[shared:]:
            walker.left.append(Content(walker.object))
            walker.path.append(move)
            walker.object.play(move)
        return walker.object

    def _take_back(self) -> None:
        walker = self._walker
        move, before = walker.path.pop(), walker.left.pop()
        walker.object.undo(move) if self._takes_move else walker.object.undo()
        changed = before.changed(walker.object)
        if changed is not None:
            kind, what = type(walker.object).__name__, f"its {changed!r} is another" if changed else "it is another"
            raise BadGame(f"{kind}: undo does not take back play({move!r}): {what} than before")

    def made_of(self, path: Path) -> Any:
        return Content(self.at(path)).whole or path

    def play(self, path: Path, move: Any) -> Path:
        return (*path, move)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Whatever else the game answers, answered at the place that is asked about."""
        if not callable(getattr(self._walker.object, name)):
            return getattr(self._walker.object, name)
        return lambda path, *arguments: getattr(self.at(path), name)(*arguments)


class _Walker(threading.local):
    """The object of a thread, which is made there, the moves that it was taken along, and what it was made of before each."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.object = make()
        self.path: list[Any] = []
        self.left: list[Content] = []
