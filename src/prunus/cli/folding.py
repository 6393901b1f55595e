"""Folding: lines that are longer than the terminal is wide end at the border of a word. What no terminal shows stays as it is."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

WIDTH = 80  # of a terminal that does not say
LEAST = 20  # a narrower one is left alone
LABEL = re.compile(r" *(?:\d+\. +|\S+ {2,})?")  # what a line begins with; the lines that it is folded into stand below what follows
WORD = re.compile(r"\s*\S+|\s+")
PART = re.compile(r"[^,]*,+|[^,]+")  # of a word that is longer than a line


class Folded(io.TextIOWrapper):
    """A terminal whose lines end at the borders of words; `beneath` is the stream that writes them as they come."""

    def __init__(self, beneath: Any) -> None:
        super().__init__(beneath.buffer, beneath.encoding, beneath.errors, line_buffering=True, write_through=True)
        self.beneath = beneath
        self.column = 0

    def write(self, text: str) -> int:
        shown = folded(text, width_of(self.fileno()), self.column)
        super().write(shown)
        before, is_new, last = shown.rpartition("\n")
        self.column = len(last) if is_new or "\r" in before else self.column + len(last)
        return len(text)


@contextmanager
def lines_folded() -> Iterator[None]:
    """In the meantime stdout and stderr are folded, where they are terminals."""
    before = {name: getattr(sys, name) for name in ("stdout", "stderr")}
    made = {name: Folded(stream) for name, stream in before.items() if isinstance(stream, io.TextIOWrapper) and stream.isatty()}
    for name, stream in made.items():
        setattr(sys, name, stream)
    try:
        yield
    finally:
        for name, stream in made.items():
            if getattr(sys, name) is stream:
                setattr(sys, name, before[name])
            stream.detach()


def as_it_is(stream: TextIO) -> TextIO:
    """The same stream for what programs read: nothing is folded."""
    return stream.beneath if isinstance(stream, Folded) else stream


def width_of(terminal: int) -> int:
    """The columns of a terminal, by its file descriptor."""
    try:
        return os.get_terminal_size(terminal).columns or WIDTH
    except OSError:
        return WIDTH


def folded(text: str, width: int, column: int = 0) -> str:
    """The lines of a text, each within the width where its words are; the first begins at a column.

    Text that moves the cursor, or has colours, knows what it does.
    """
    if width < LEAST or "\x1b" in text or "\r" in text:
        return text
    first, *others = text.split("\n")
    return "\n".join([_folded(first, width, column), *(_folded(line, width, 0) for line in others)])


def _folded(line: str, width: int, column: int) -> str:
    if column + len(line) <= width:
        return line
    label = LABEL.match(line)
    hang = label.end() if label and not column and label.end() <= width // 2 else 0
    parts: list[str] = []
    at = column
    for word in _words(line, width - hang):
        if at > hang and at + len(word) > width and (word[0].isspace() or (parts and parts[-1].endswith(","))):
            word = f"\n{' ' * hang}{word.lstrip()}"
            at = -1
        parts.append(word)
        at += len(word)
    return "".join(parts)


def _words(line: str, width: int) -> list[str]:
    """The words, each with the space before it; one that no line can hold, in parts."""
    words = []
    for word in WORD.findall(line):
        words.extend(PART.findall(word) if len(word.strip()) > width else [word])
    return words
