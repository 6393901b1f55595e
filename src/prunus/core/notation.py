"""Reading text with errors that point at the character."""

from __future__ import annotations

import re

from prunus.errors import NotationError


class Reader:
    """A place in a text that moves forward; `what` names the text in error messages."""

    def __init__(self, what: str, text: str) -> None:
        self.what, self.text, self.at = what, text, 0

    def skip(self) -> None:
        """Move past white space."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def peek(self) -> str:
        """The next character that is not white space, or nothing at the end."""
        self.skip()
        return self.text[self.at : self.at + 1]

    def take(self, pattern: str, expected: str) -> str:
        """The text that matches `pattern` here; move behind it."""
        self.skip()
        match = re.compile(pattern).match(self.text, self.at)
        if match is None:
            raise self.error(expected)
        self.at = match.end()
        return match.group()

    def end(self) -> None:
        """Nothing but white space may follow."""
        if self.peek():
            raise self.error("nothing more")

    def error(self, expected: str) -> NotationError:
        """An error at this place."""
        return NotationError(self.what, self.text, self.at, expected)


def read_squares(what: str, text: str, number: int, has_side: bool) -> tuple[str, str]:
    """`number` squares written as X, O and . or -, then the side to move if `has_side`: ("X.O…", "X")."""
    reader = Reader(what, text)
    squares = ""
    for _ in range(number):
        squares += reader.take("[XOxo.-]", f"{number} squares written X, O or ., here number {len(squares) + 1}")
    side = reader.take("[XOxo]", "the side to move, X or O").upper() if has_side else ""
    reader.end()
    return squares.upper().translate(str.maketrans("-", ".")), side
