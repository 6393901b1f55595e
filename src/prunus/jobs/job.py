"""A job: the name of a function, and its arguments as JSON.

    Job("prunus.study.training:game_played", {"source": {…}, "number": 17})

A job is pure and seeded: whoever performs it, wherever and however often, finds the same. So its answer can be kept under a digest
of the code, the name and the arguments, and be used for ever. What differs from time to time, such as seconds, is not a part of the
answer: a function that measures returns an `Answer` with it beside the value. Files that the user brings are a part of the job by
their content.

Work with things that have no name, such as a function that somebody has just written, is described in the same way, by the function
itself: it is performed in this process, and not kept.
"""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from prunus.core import files
from prunus.core.imports import with_neighbours

SOURCES = Path(__file__).parents[1]


class Answer(NamedTuple):
    """What a job has found, and what was measured meanwhile; both can be written as JSON."""

    value: Any
    measured: Any = None


@dataclass(frozen=True)
class Job:
    """`function` is written MODULE:NAME; `files` are those that it reads, with the digests of what must stand in them."""

    function: str | Callable[..., Any]
    arguments: Mapping[str, Any]
    files: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Of the function."""
        return self.function if isinstance(self.function, str) else self.function.__qualname__

    @property
    def is_portable(self) -> bool:
        """Whether others can perform it, and its answer be kept."""
        return isinstance(self.function, str)

    @functools.cached_property
    def text(self) -> str:
        """The job as text, the same for equal jobs."""
        return canonical([self.function, self.arguments, self.files]) if self.is_portable else f"{self.name} {self.arguments}"

    @functools.cached_property
    def key(self) -> str:
        """Under which its answer is kept."""
        return hashlib.sha256(f"{code_digest()} {self.text}".encode()).hexdigest()


def canonical(value: Any) -> str:
    """JSON in one form: equal values are equal texts, and every number is finite."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


@functools.cache
def code_digest() -> str:
    """A digest of all sources of the package, as they are when it is first asked for."""
    found = hashlib.sha256()
    for path in sorted(path for path in SOURCES.rglob("*") if path.suffix in (".py", ".pl")):
        content = path.read_bytes()
        found.update(f"{path.relative_to(SOURCES).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()


def file_digests(names: Iterable[Path | str]) -> dict[str, str]:
    """The digests of files that the user brings, under the names that he gives them; of Python files with their neighbours."""
    return {str(name): _content_digest(Path(name)) for name in names}


def _content_digest(path: Path) -> str:
    """Of a file and, if it is Python, of all that it imports from its own folder."""
    found = hashlib.sha256()
    for file, content in sorted(with_neighbours(path, files.read_bytes(path, "file")).items()):
        found.update(f"{file.relative_to(path.parent).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()


_prepared: list[Any] = []


def prepared(size: int) -> Callable[[Callable[..., Any]], Any]:
    """A function that prepares what jobs need again and again: it is asked once, and anew when a file of the user's has changed."""

    def kept(function: Callable[..., Any]) -> Any:
        _prepared.append(functools.lru_cache(size)(function))
        return _prepared[-1]

    return kept


def forget_prepared() -> None:
    """Prepare everything anew: it may be of what files have said before."""
    for each in _prepared:
        each.cache_clear()
