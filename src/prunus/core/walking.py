"""Walking: a game that changes when it is played on and takes moves back, walked along the branches of a search.

The object is one, and stands at one place at a time. A state is the moves that lead there from the start: whoever asks about it
makes the object take back what is too much and play what is missing, a move or two in a search that goes depth first. What it is
made of is kept on the way, so that an `undo` that does not take everything back is noticed.
"""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable
from typing import Any

from prunus.core.content import Content
from prunus.errors import BadGame

Path = tuple[Any, ...]


class Walking:
    """The functions of a game, of states that are paths, answered by one object that goes there."""

    def __init__(self, written: Any) -> None:
        self._object = _made(written)
        self._path: list[Any] = []
        self._left: list[Content] = []  # what the object was made of before each move of the path
        self._takes_move = len(inspect.signature(self._object.undo).parameters) > 0

    def at(self, path: Path) -> Any:
        """The object, gone to a place."""
        shared = 0
        for made, wanted in zip(self._path, path, strict=False):
            if made != wanted:
                break
            shared += 1
        while len(self._path) > shared:
            self._take_back()
        for move in path[shared:]:
            self._left.append(Content(self._object))
            self._path.append(move)
            self._object.play(move)
        return self._object

    def _take_back(self) -> None:
        move, before = self._path.pop(), self._left.pop()
        self._object.undo(move) if self._takes_move else self._object.undo()
        changed = before.changed(self._object)
        if changed is not None:
            kind, what = type(self._object).__name__, f"its {changed!r} is another" if changed else "it is another"
            raise BadGame(f"{kind}: undo does not take back play({move!r}): {what} than before")

    def made_of(self, path: Path) -> Any:
        return Content(self.at(path)).whole or path

    def play(self, path: Path, move: Any) -> Path:
        return (*path, move)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Whatever else the game answers, answered at the place that is asked about."""
        if not callable(getattr(self._object, name)):
            return getattr(self._object, name)
        return lambda path, *arguments: getattr(self.at(path), name)(*arguments)


def _made(written: Any) -> Any:
    """A new object of a class, or another one like the one that is given."""
    return written() if inspect.isclass(written) else copy.deepcopy(written)
