"""An opening book, where it knows the position."""

from __future__ import annotations

from prunus.core.game import Game
from prunus.core.requests import Cancellation
from prunus.players.player import Adviser, Choice, PlayerEntry, Situation
from prunus.tables.book import Book, book_move


class FromBook(Adviser):
    name = "book"

    def __init__(self, book: Book) -> None:
        self.book = book

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        move = book_move(self.book, situation.position)
        return None if move is None else Choice(move, self.name)

    def close(self) -> None:
        self.book.close()


def _made(game: Game, argument: str, seed: int) -> list[Adviser]:
    return [FromBook(Book.open(argument, game))]


PLAYER = PlayerEntry(
    "book", "the move of an opening book, where it has one", _made, argument=":FILE", remark="`prunus book build` makes one"
)
