"""The one grammar of names that people type: NAME[:ARGUMENT], joined by +.

    hash+rules:mine.pl:2+killer        an ordering of three words, one of which has an argument
    futility:20    64+folded    mine.py:MyEvaluation

An argument goes on to the next + or to the end. Whether a name takes one, and how it is written, stands in its entry, so what is
refused, what `--help` shows and what the pages list is the same.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from prunus.errors import NotationError, UnknownName


class Word(NamedTuple):
    name: str
    argument: str | None = None  # None where there is no colon

    def __str__(self) -> str:
        return self.name if self.argument is None else f"{self.name}:{self.argument}"


@dataclass(frozen=True)
class Entry:
    """A thing as people find it. `argument` is how its argument is written: `:FILE` must be there, `[:MARGIN]` may, "" may not."""

    name: str
    summary: str
    argument: str = field(default="", kw_only=True)
    remark: str = field(default="", kw_only=True)  # where to get an argument that must be there
    is_drawn: bool = field(default=False, kw_only=True)  # what it does depends on a seed

    @property
    def usage(self) -> str:
        return self.name + self.argument

    def check(self, kind: str, word: Word) -> None:
        """Refuse an argument that is not taken, and the lack of one that is."""
        if word.argument is not None and not self.argument:
            raise NotationError(kind, str(word), len(self.name), f"{self.name!r} alone, which takes no argument")
        if not word.argument and (self.argument.startswith(":") or (self.argument and word.argument == "")):
            raise NotationError(kind, str(word), len(str(word)), f"{self.usage}; {self.remark}" if self.remark else self.usage)


def words(text: str) -> list[Word]:
    """The words of a text, in their order."""
    found = []
    for part in text.split("+"):
        name, colon, argument = part.strip().partition(":")
        found.append(Word(name, argument if colon else None))
    return found


def listed(text: str) -> list[str]:
    """The texts of a list, separated by commas."""
    return [part.strip() for part in text.split(",")]


def file_and(argument: str, pattern: str) -> tuple[str, str | None]:
    """FILE[:MORE], where what is more looks like `pattern`: the name of a file may have colons of its own."""
    file, _, more = argument.rpartition(":")
    return (file, more) if file and re.fullmatch(pattern, more) else (argument, None)


def files_named(*texts: str) -> list[str]:
    """The files of the user's that names and arguments mean: those whose content decides what a request does."""
    found: dict[str, None] = {}
    whole = [text for text in texts if text.endswith(".py") and os.path.isfile(text)]  # a game, whatever signs are in its name
    found |= dict.fromkeys(whole)
    for word in (word for text in texts if text not in whole for word in words(text)):
        if word.name.endswith(".py"):
            found[word.name] = None
        for name in (word.argument or "", (word.argument or "").rpartition(":")[0]):
            if name and os.path.isfile(name):
                found[name] = None
    return list(found)


def only_word(kind: str, text: str) -> Word:
    """The word of a text that may have no more than one."""
    first, *more = words(text)
    if more:
        raise NotationError(kind, text, text.index("+"), f"one {kind}; only orderings and tables are joined by +")
    return first


def entry_of(kind: str, word: Word, known: Mapping[str, Any]) -> Any:
    """The entry that a word names, after a look at its argument; UnknownName with the nearest names if there is none."""
    if word.name not in known:
        raise UnknownName(kind, word.name, known)
    known[word.name].check(kind, word)
    return known[word.name]
