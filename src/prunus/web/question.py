"""What a page asks: a JSON object whose fields are read one by one, each within its bounds.

A view answers questions out of nothing but the question itself: a page carries its whole state in its address, so the server keeps
none, a reloaded page is as it was, and visitors cannot meet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.errors import PrunusError, UnknownName, shortened

LONGEST_TEXT = 20_000  # characters of a field: a tree, a transcript, a program
MOST_MOVES = 1_000


class Visitor(NamedTuple):
    address: str
    name: str  # which a page gives itself, so that several of one address are told apart


NOBODY = Visitor("", "")


class BadQuestion(PrunusError):
    """A field that is missing or not what it should be; `name` is the field, so that a page can say so beside it."""

    def __init__(self, name: str, sentence: str) -> None:
        self.name = name
        super().__init__(sentence)


class AskAgain(BadQuestion):
    """What was asked for is not there yet, and will be soon: a page asks again by itself."""

    def __init__(self, sentence: str) -> None:
        super().__init__("again", sentence)


@dataclass(frozen=True)
class House:
    """What a server was started with: the games it offers by name, and the folder whose files it may read and write."""

    games: Mapping[str, Callable[[], Game]]
    folder: Path | None = None
    seconds: float = 10.0  # the longest that an answer may take

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise UnknownName("game", name, self.games)
        return self.games[name]()


@dataclass(frozen=True)
class Question:
    """The fields of a question, the house in which it is asked, the token that ends whatever it has begun, and who asks."""

    fields: Mapping[str, Any]
    house: House
    cancel: Cancellation = field(default_factory=Cancellation)
    visitor: Visitor = NOBODY
    turns: int = 1  # how many questions take turns for one place

    def has(self, name: str) -> bool:
        return self.fields.get(name) not in (None, "")

    def text(self, name: str, default: str | None = None, longest: int = LONGEST_TEXT) -> str:
        given = self._given(name, default)
        if not isinstance(given, str):
            raise BadQuestion(name, f"{name} is a text, and {_short(given)} is none")
        if len(given) > longest:
            raise BadQuestion(name, f"{name} has {len(given):,} characters; at most {longest:,} are read")
        return given

    def one_of(self, name: str, known: Sequence[str], default: str | None = None) -> str:
        given = self.text(name, default)
        if given not in known:
            raise UnknownName(name, given, known)
        return given

    def whole(self, name: str, least: int, most: int, default: int | None = None) -> int:
        given = self._given(name, default)
        if isinstance(given, bool) or not isinstance(given, int):
            raise BadQuestion(name, f"{name} is a whole number, and {_short(given)} is none")
        if not least <= given <= most:
            raise BadQuestion(name, f"{name} is {number(given)}, which is not between {number(least)} and {number(most)}")
        return given

    def truth(self, name: str) -> bool:
        given = self._given(name, False)
        if not isinstance(given, bool):
            raise BadQuestion(name, f"{name} is true or false, and {_short(given)} is neither")
        return given

    def texts(self, name: str, most: int = MOST_MOVES) -> list[str]:
        given = self._given(name, [])
        if not isinstance(given, list) or not all(isinstance(each, str) and len(each) <= LONGEST_TEXT for each in given):
            raise BadQuestion(name, f"{name} is a list of texts, and {_short(given)} is none")
        if len(given) > most:
            raise BadQuestion(name, f"{name} has {len(given):,} entries; at most {most:,} are read")
        return list(given)

    def game(self) -> Game:
        """The game of the field `game`."""
        return self.house.game(self.text("game", longest=200))

    def _given(self, name: str, default: Any) -> Any:
        given = self.fields.get(name)
        given = default if given is None else given
        if given is None:
            raise BadQuestion(name, f"{name} is missing")
        return given


def number(given: int) -> str:
    """A whole number as people read it, and no more of it than they would."""
    return shortened(f"{given:,}".replace("-", "−"), 30)


def _short(given: Any) -> str:
    told = repr(given)
    return told if len(told) <= 60 else f"{told[:57]}…"
