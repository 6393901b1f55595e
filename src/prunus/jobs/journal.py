"""The journal: every answer, as soon as it is there, in an SQLite file that only the parent writes.

    answers    key | job | value | measured | seconds | digest      one row a job, under the digest of code, name and arguments

Whatever is stopped, killed or lost with a worker goes on where it was: what the journal knows is not done again, whoever does the
rest. A row that was damaged is as if it were not there.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.core.database import Database, Kind
from prunus.errors import PrunusError, WriteFailed
from prunus.jobs.job import Job
from prunus.jobs.performing import Reply

MOST_TEXT = 2000  # characters of a job that are kept, for people who look


class BadJournal(PrunusError):
    """A file that is not a journal, or one that is damaged or of another version."""


JOURNAL = Kind(
    name="journal",
    description="a journal of Prunus",
    application=0x50524E4A,  # "PRNJ"
    version=1,
    schema="""CREATE TABLE answers (
        key TEXT PRIMARY KEY, job TEXT NOT NULL,
        value TEXT NOT NULL, measured TEXT NOT NULL, seconds REAL NOT NULL, digest TEXT NOT NULL
    ) WITHOUT ROWID;""",
    probe="SELECT key, job, value, measured, seconds, digest FROM answers LIMIT 1",
    about=frozenset(),
    error=BadJournal,
    remedy="; move it away, and the same command begins anew",
)


class Journal(Database):
    """Begun if it is not there. Whoever has one open is the only one to write it."""

    def __init__(self, path: Path) -> None:
        files.check_target(path)
        if not path.exists():
            JOURNAL.begin(path, {})
        JOURNAL.described(path)
        super().__init__(JOURNAL, path)
        # Synced at every commit, so that a kill loses nothing; a power failure may cost the last answers, never the file.
        self.connection.execute("PRAGMA synchronous = NORMAL")

    def find(self, job: Job) -> Reply | None:
        """What is known of a job."""
        rows = self.rows("SELECT value, measured, seconds, digest FROM answers WHERE key = ?", job.key)
        if not rows or rows[0][3] != _digest(job.key, *rows[0][:3]):
            return None
        return Reply(*rows[0][:3])

    def keep(self, answered: Iterable[tuple[Job, Reply]]) -> None:
        """Write down what was found."""
        rows = [(job.key, job.text[:MOST_TEXT], *reply[:3], _digest(job.key, *reply[:3])) for job, reply in answered]
        try:
            with self.transaction() as connection:
                connection.executemany("INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?, ?)", rows)
        except BadJournal as error:
            if isinstance(error.__cause__, sqlite3.OperationalError):
                raise WriteFailed(f"{error}; what it holds is kept, and the same command goes on from there") from error
            raise

    def __len__(self) -> int:
        return int(self.rows("SELECT count(*) FROM answers")[0][0])


def _digest(*parts: Any) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
