"""Which Prunus this is: version and commit, for `--version` and for what experiments write down about themselves.

In a checkout git is asked, in the folder of the sources; what was built has a file that says it, written by `setup.py`. Where there
is neither, the commit is not known; nothing here is an error, and nothing is asked before somebody wants to know.
"""

from __future__ import annotations

import functools
import importlib.metadata
import os
import subprocess
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[1]
COMMIT_FILE = "commit.txt"  # beside errors.py, where there is no checkout
_PATIENCE = 10  # seconds that git may take


class Version(NamedTuple):
    """`commit` is None if it is not known; `is_changed` says that the sources are not quite those of the commit."""

    number: str
    commit: str | None = None
    is_changed: bool = False

    def __str__(self) -> str:
        if self.commit is None:
            return self.number
        return f"{self.number}, commit {self.commit[:12]}{', changed since' if self.is_changed else ''}"


@functools.cache
def version() -> Version:
    """What runs in this process."""
    return Version(_number(), *(of_checkout(SOURCES) or of_build(SOURCES) or (None, False)))


def _number() -> str:
    try:
        return importlib.metadata.version("prunus")
    except importlib.metadata.PackageNotFoundError:
        return "unknown"


def of_checkout(sources: Path) -> tuple[str, bool] | None:
    """Commit, and whether sources were changed since; None where these sources are not those of a checkout of Prunus.

    An installation in a folder of somebody's own repository is none: only `src/prunus` at the top of one is.
    """
    top = _git(sources, "rev-parse", "--show-toplevel")
    if not top or Path(top, "src", "prunus").resolve() != sources.resolve() or not _git(sources, "ls-files", "errors.py"):
        return None
    commit = _git(sources, "rev-parse", "--verify", "HEAD")
    changes = _git(sources, "status", "--porcelain", "--", ".")
    return (commit, bool(changes)) if commit else None


def of_build(sources: Path) -> tuple[str, bool] | None:
    """The same, as it was when the package was built."""
    try:
        commit, *more = (sources / COMMIT_FILE).read_text("ascii").split()
    except (OSError, ValueError):
        return None
    return commit, more == ["changed"]


def _git(folder: Path, *arguments: str) -> str:
    """What git says of the repository of a folder, whichever one the environment names; nothing where there is no git or none."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    command = ["git", "-C", str(folder), "--no-optional-locks", *arguments]
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=True, env=environment)
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
    return said.stdout.strip()
