"""Games whose positions are NamedTuples of numbers, which can be compiled: their words, where nobody has written a `Game` for them.

    class Countdown(NamedTuple):
        left: np.int64 = np.int64(10)       play starts where the defaults of the fields say, or at what a function `start` returns

What a plain class may have besides (core/plain.py) such a class may have too: `text`, `read`, `move_text`, `rows`, `label`,
`player`, `drawing`, and `evaluate`, the evaluation `own`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from prunus.core.drawing import Drawing, squared
from prunus.core.game import Game, other_views
from prunus.core.generic import typed
from prunus.core.showing import show_positions
from prunus.errors import BadGame, NotationError

START = "start"


class TupleGame(Game):
    """A position is written by its fields, `own=3 every=7`, and read back; moves from the start are read, too."""

    def __init__(self, kind: Any, name: str = "") -> None:
        self.kind, self.name = kind, name or kind.__name__
        said = vars(kind).get("__doc__") or ""
        is_made = said.startswith(f"{kind.__name__}(")  # what NamedTuple writes where nobody else does
        self.summary = "" if is_made else next(iter(inspect.cleandoc(said).splitlines()), "")
        self.drawing = kind.drawing if isinstance(getattr(kind, "drawing", None), Drawing) else Game.drawing
        self.default_evaluation = "own" if hasattr(kind, "evaluate") else Game.default_evaluation
        show_positions(kind)

    def start(self) -> Any:
        begin = getattr(self.kind, "start", None)
        if callable(begin):
            return typed(begin())
        if set(self.kind._fields) - set(self.kind._field_defaults):
            raise BadGame(
                f"{self.kind.__name__} does not say where play starts: give its fields defaults, or the class a function `start`"
            )
        return typed(self.kind())

    def symmetries(self) -> Sequence[Callable[[Any], Any]]:
        return other_views(self.start()) if hasattr(self.kind, "turned") else ()

    def parse(self, text: str) -> Any:
        read = getattr(self.kind, "read", None)
        if read is not None:
            return typed(read(text))
        words = text.replace(",", " ").split()
        if words and all("=" in word for word in words):
            return self._of_fields(text, dict(word.split("=", 1) for word in words))
        position = self.start()
        for word in [] if words == [START] else words:
            position = position.play(self.parse_move(position, word))
        return position

    def _of_fields(self, text: str, said: dict[str, str]) -> Any:
        fields = self.kind._fields
        if set(said) != set(fields) or not all(value.lstrip("-").isdecimal() and value.isascii() for value in said.values()):
            raise NotationError(self.name, text, 0, " ".join(f"{field}=NUMBER" for field in fields))
        try:
            return typed(self.kind(**{field: int(value) for field, value in said.items()}))
        except OverflowError as error:
            raise NotationError(self.name, text, 0, "numbers that its fields have room for") from error

    def format(self, position: Any) -> str:
        if hasattr(self.kind, "text"):
            return str(position.text())
        return " ".join(f"{field}={int(value)}" for field, value in zip(self.kind._fields, position, strict=True))

    def format_move(self, position: Any, move: Any) -> str:
        move_text = getattr(self.kind, "move_text", None)
        if move_text is None:
            return str(move)
        return str(move_text(position, move) if parameters(move_text) == 2 else move_text(move))  # a static method, or none

    def rows(self, position: Any) -> list[str]:
        return squared(position.rows()) if hasattr(self.kind, "rows") else []

    def label(self, position: Any) -> str:
        return str(position.label()) if hasattr(self.kind, "label") else ""

    def player(self, position: Any) -> str:
        return str(position.player()) if callable(getattr(self.kind, "player", None)) else ""


def parameters(function: Any) -> int:
    """How many arguments a method can be given, `self` among them."""
    try:
        taken = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return 1
    return sum(each.default is each.empty and each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD) for each in taken)
