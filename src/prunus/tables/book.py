"""The opening book: positions with their values, kept in an SQLite file from one day to the next.

    about        game, evaluation                      what the book is of, and in what its values are counted
    positions    text | value | depth | is_exact | move     one row a position; symmetric positions share one

A row stands under the text of its position, in the view of the board whose text is smallest, so two positions are never taken for
one another. Every change is a transaction: a process that is killed while it writes leaves the old rows or the new ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from prunus.core.database import Database, Kind
from prunus.core.evaluation import EvaluationEntry, named_evaluation
from prunus.core.game import Game, Symmetric, game_given
from prunus.core.generic import answers, typed
from prunus.core.requests import file_of
from prunus.errors import DoesNotFit, PrunusError


class BadBook(PrunusError):
    """A file that is not a book, no longer one, or one of something else."""


BOOK = Kind(
    name="book",
    description="an opening book of Prunus",
    application=0x50524E42,  # "PRNB"
    version=1,
    schema="""CREATE TABLE positions (
        text TEXT PRIMARY KEY, value INTEGER NOT NULL, depth INTEGER NOT NULL, is_exact INTEGER NOT NULL, move TEXT
    ) WITHOUT ROWID;""",
    probe="SELECT text, value, depth, is_exact, move FROM positions LIMIT 1",
    about=frozenset({"game", "evaluation"}),
    error=BadBook,
)


OUTCOME = "outcome"  # in the place of an evaluation: values are how games end with best play


class Entry(NamedTuple):
    """What the book says of a position, for the player to move; `move` is None where there is none to make."""

    value: int
    depth: int  # plies that were searched
    move: int | None
    is_exact: bool = False  # searched to the end of the game: no depth can change it

    def is_better_than(self, other: Entry | None) -> bool:
        """Deeper is better, and exact is best."""
        return other is None or (self.is_exact, self.depth) > (other.is_exact, other.depth)


class Book(Database):
    """Open one with `Book.open` or `Book.open_or_create`; a context manager that closes it."""

    def __init__(self, path: Path, game: Game, evaluation: str) -> None:
        super().__init__(BOOK, path)
        self.game, self.evaluation = game, evaluation

    @classmethod
    def open(cls, path: Path | str, game: Game, evaluation: str | None = None) -> Book:
        """A book that is there; BadBook if the file is not a book of this game, with values of this evaluation if one is named."""
        path, game = file_of(path, "book"), game_given(game)
        about = BOOK.described(path)
        if about["game"] != game.name:
            raise BadBook(f"{str(path)!r} is a book of {about['game']!r}, not of {game.name!r}")
        if evaluation is not None and about["evaluation"] != evaluation:
            raise BadBook(f"the values of {str(path)!r} are of {about['evaluation']!r}, not of {evaluation!r}")
        return cls(path, game, about["evaluation"])

    @classmethod
    def open_or_create(cls, path: Path | str, game: Game, evaluation: str) -> Book:
        """The same, or a new one: it keeps the name of the evaluation that its values are of."""
        if not isinstance(evaluation, str):
            raise DoesNotFit(f"a book keeps the name of its evaluation, and {evaluation!r} is no name: write it as FILE.py:NAME")
        path, game = file_of(path, "book"), game_given(game)
        if not path.exists():
            if evaluation != OUTCOME and isinstance(found := named_evaluation(evaluation), EvaluationEntry):
                found.fitted(game.start())
            BOOK.begin(path, {"game": game.name, "evaluation": evaluation})
        return cls.open(path, game, evaluation)

    def __len__(self) -> int:
        return int(self.rows("SELECT count(*) FROM positions")[0][0])

    def text(self, position: Any) -> str:
        """Under which text a position stands; symmetric positions have one."""
        return self._view(typed(position))[2]

    def find(self, position: Any) -> Entry | None:
        """The entry of a position, its move as this position calls it."""
        position = typed(position)
        view, turn, text = self._view(position)
        rows = self.rows("SELECT value, depth, move, is_exact FROM positions WHERE text = ?", text)
        if not rows:
            return None
        value, depth, name, is_exact = rows[0]
        if not (type(value) is type(depth) is int and isinstance(name, str | None)):
            raise BadBook(f"book {str(self.path)!r} cannot be read: the row of {text!r} makes no sense")
        return Entry(value, depth, None if name is None else self._turned_back(position, view, turn, name), bool(is_exact))

    def store(self, position: Any, entry: Entry) -> bool:
        """Whether the entry was better than what was there, so that it is kept."""
        position = typed(position)
        view, turn, text = self._view(position)
        name = None
        if entry.move is not None:
            name = self.game.format_move(view, entry.move if turn == 0 else int(position.turned_move(np.int64(entry.move), turn)))
        with self.transaction() as connection:
            kept = connection.execute(
                "INSERT INTO positions VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (text) DO UPDATE "
                "SET value = ?2, depth = ?3, is_exact = ?4, move = ?5 WHERE (?4, ?3) > (is_exact, depth)",
                (text, int(entry.value), int(entry.depth), int(entry.is_exact), name),
            )
            return kept.rowcount > 0

    def entries(self) -> Iterator[tuple[str, Entry, str | None]]:
        """Every position's text, its entry and the text of its move, in the order of the texts."""
        rows = self.rows("SELECT text, value, depth, is_exact, move FROM positions ORDER BY text")
        for text, value, depth, is_exact, name in rows:
            position = self.game.parse(text)
            move = None if name is None else self.game.parse_move(position, name)
            yield text, Entry(value, depth, move, bool(is_exact)), name

    def _view(self, position: Any) -> tuple[Any, Any, str]:
        """The view of the board under which a position stands: (position in that view, turn, text)."""
        turns = int(position.turns()) if answers(position, Symmetric) else 1
        views = ((position.turned(np.int64(turn)) if turn else position, np.int64(turn)) for turn in range(turns))
        return min(((view, turn, self.game.format(view)) for view, turn in views), key=lambda seen: seen[2])

    def _turned_back(self, position: Any, view: Any, turn: Any, name: str) -> int:
        """The move of `position` that `name` means in its view."""
        wanted = self.game.parse_move(view, name)
        return wanted if turn == 0 else next(int(move) for move in position.moves() if position.turned_move(move, turn) == wanted)


def book_move(book: Book, position: Any) -> int | None:
    """The move that the book advises, None where it knows nothing: what a player asks before it thinks."""
    if type(book.game.start()) is not type(position):
        raise DoesNotFit(f"a book of {book.game.name!r} knows nothing about a {type(position).__name__}")
    entry = book.find(position)
    return None if entry is None else entry.move
