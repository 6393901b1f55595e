"""What a run has measured so far, a line each, in its folder: the journal behind the event stream.

    {"attempt": "5f3a9c01"}       the beginning: another one where what follows is no longer what was told before
    ["square-weights", -12.5]     a series, and by how many percent a game, or a position, takes more nodes; negative is fewer

Who has read so far keeps a mark, "5f3a9c01-57": the attempt, and the bytes of the file. A run that goes on measures the same again,
out of its journal, and as long as it does the file stays as it is; so marks outlive runs that were killed, and servers.
"""

from __future__ import annotations

import json
import math
import re
import secrets
from collections import deque
from pathlib import Path
from typing import NamedTuple

from prunus.core import files
from prunus.errors import MissingFile
from prunus.lab.bundle import BadBundle
from prunus.web.runs.folder import bytes_of

MEASURED = "measured.jsonl"
MARK = re.compile(r"([0-9a-f]{8})-([0-9]{1,9})")
HEAD = re.compile(rb'\{"attempt": "([0-9a-f]{8})"\}\n')
LARGEST = 4_000_000  # bytes; the longest experiment of the page has 3,000 games


class News(NamedTuple):
    """What was measured since a mark, and the mark from here; `is_all`: the mark was none of this file, so this is everything."""

    is_all: bool
    measured: list[tuple[str, float]]
    mark: str


def news(place: Path, mark: str = "") -> News:
    """What the file of a run says that was not known at a mark. A line that is being written is left for the next time."""
    try:
        text = bytes_of(place, MEASURED, LARGEST)
    except MissingFile:
        return News(True, [], "")
    if (head := HEAD.match(text)) is None:
        raise _damaged(place)
    attempt, end = head[1].decode(), text.rindex(b"\n") + 1
    known = MARK.fullmatch(mark)
    is_ours = known is not None and known[1] == attempt and head.end() <= int(known[2]) <= end and text[int(known[2]) - 1] == 10
    begin = int(known[2]) if known is not None and is_ours else head.end()
    return News(not is_ours, [_read(place, line) for line in text[begin:end].splitlines()], f"{attempt}-{end}")


def _read(place: Path, line: bytes) -> tuple[str, float]:
    try:
        series, change = json.loads(line)
        if not isinstance(series, str) or not math.isfinite(change):
            raise ValueError(line)
    except (ValueError, TypeError, RecursionError):
        raise _damaged(place) from None
    return series, float(change)


def _damaged(place: Path) -> BadBundle:
    return BadBundle(f"{MEASURED} of run {place.name!r} is damaged")


class Writer:
    """Where a run writes down what it measures. What the file says already, as far as it is the same, is left as it is."""

    def __init__(self, place: Path) -> None:
        self.path = place / MEASURED
        try:
            text = bytes_of(place, MEASURED, LARGEST)
        except MissingFile:
            text = b""
        is_sound = HEAD.match(text) is not None
        lines = text[: text.rindex(b"\n") + 1].splitlines(keepends=True) if is_sound else [_head()]
        self.said, self.expected = lines[:1], deque(lines[1:])
        self._write(lines)

    def tell(self, series: str, change: float) -> None:
        line = json.dumps([series, change]).encode() + b"\n"
        self.said.append(line)
        if not self.expected:
            self.file.write(line)
            self.file.flush()
        elif self.expected.popleft() != line:  # another version of the code, say: what was told before is no longer true
            self.expected.clear()
            self.file.close()
            self._write([_head(), *self.said[1:]])

    def close(self) -> None:
        self.file.close()

    def _write(self, lines: list[bytes]) -> None:
        files.write_bytes(self.path, b"".join(lines))
        self.file = open(self.path, "ab")  # noqa: SIM115  (open as long as the run goes on)


def _head() -> bytes:
    return f'{{"attempt": "{secrets.token_hex(4)}"}}\n'.encode()
