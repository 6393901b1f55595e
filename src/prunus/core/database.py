"""SQLite files: the one way to begin, recognise, open and change one.

A kind of file says by which number in the head it is known, how its tables are made, and as which error its troubles are told.
Every change is a transaction: a process that is killed while it writes leaves the old rows or the new ones. A file that is not of
the kind is looked at and left as it is.
"""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from prunus.core import files
from prunus.errors import PrunusError, WriteFailed

MAGIC = b"SQLite format 3\0"
UNREADABLE = (sqlite3.Error, UnicodeDecodeError)  # SQLite complains in the words of the file, which may be no text
PATIENCE = 30.0  # seconds to wait for another process that writes
ABOUT = "CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;"


class Kind(NamedTuple):
    """What the files of one kind have in common."""

    name: str  # as sentences call it: book
    description: str  # an opening book of Prunus
    application: int  # what stands in the head of the file
    version: int
    schema: str  # of its tables, besides `about`
    probe: str  # a question that only a file with these tables answers
    about: frozenset[str]  # names that `about` must have
    error: type[PrunusError]
    remedy: str = ""  # how to go on without a file that cannot be used

    def begin(self, path: Path, about: dict[str, str]) -> None:
        """An empty file, made beside its place and put there as a whole; whoever was first, wins."""
        with files.beginning(path) as draft:
            connection = sqlite3.connect(draft, isolation_level=None)
            try:
                connection.execute("PRAGMA journal_mode = OFF")  # a draft that fails is thrown away
                connection.execute(f"PRAGMA application_id = {self.application}")
                connection.execute(f"PRAGMA user_version = {self.version}")
                connection.executescript(ABOUT + self.schema)
                connection.executemany("INSERT INTO about VALUES (?, ?)", about.items())
            except sqlite3.Error as error:
                raise WriteFailed(f"{self.name} {str(path)!r} could not be begun: {error}") from error
            finally:
                connection.close()

    def described(self, path: Path) -> dict[str, str]:
        """What a file says about itself; an error of the kind if it is not of the kind, of another version, or damaged."""
        with files.reading(path, self.name) as file:
            head = file.read(100)
        if len(head) < 100 or not head.startswith(MAGIC) or struct.unpack(">I", head[68:72])[0] != self.application:
            raise self.error(f"{str(path)!r} is not {self.description}")
        version = struct.unpack(">I", head[60:64])[0]
        if version != self.version:
            raise self.error(f"{str(path)!r} is a {self.name} of version {version}; known: {self.version}{self.remedy}")
        connection = self.connected(path)
        try:
            (sound,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            about = dict(connection.execute("SELECT name, value FROM about").fetchall())
            connection.execute(self.probe).fetchone()
        except UNREADABLE as error:
            self._refuse(path, error)
        finally:
            connection.close()
        if sound != "ok" or not self.about <= about.keys():
            self._refuse(path, sound)
        return about

    def connected(self, path: Path) -> sqlite3.Connection:
        """Autocommit, so that transactions are where we say; SQLite's journal (rollback, with every write on the disk first)."""
        try:
            connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=PATIENCE, isolation_level=None)
            connection.execute("PRAGMA synchronous = FULL")
        except UNREADABLE as error:
            self._refuse(path, error)
        return connection

    def _refuse(self, path: Path, why: Any) -> NoReturn:
        cause = why if isinstance(why, BaseException) else None
        raise self.error(f"{self.name} {str(path)!r} cannot be read, nothing was changed: {in_a_line(why)}{self.remedy}") from cause


class Database:
    """An open file of a kind; a context manager that closes it."""

    def __init__(self, kind: Kind, path: Path) -> None:
        self.kind, self.path, self.connection = kind, path, kind.connected(path)
        self.is_swept = False  # of the draft of a process that began the file and was killed before it could remove it

    def close(self) -> None:
        self.connection.close()

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_error: Any) -> None:
        self.close()

    def rows(self, question: str, *given: Any) -> list[Any]:
        """The answer to a question."""
        try:
            return self.connection.execute(question, given).fetchall()
        except UNREADABLE as error:
            said = f"{self.kind.name} {str(self.path)!r} cannot be read: {in_a_line(error)}{self.kind.remedy}"
            raise self.kind.error(said) from error

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Changes that are made as a whole or not at all."""
        if not self.is_swept:
            files.sweep(self.path)
            self.is_swept = True
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield self.connection
            except BaseException:
                self.connection.execute("ROLLBACK")
                raise
            self.connection.execute("COMMIT")
        except UNREADABLE as error:
            raise self.kind.error(f"{self.kind.name} {str(self.path)!r} cannot be written: {in_a_line(error)}") from error


def in_a_line(said: Any) -> str:
    """What SQLite says, without its line feeds."""
    return " ".join(str(said).split())
