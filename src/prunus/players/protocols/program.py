"""A program of others that we have started, and talk to in lines.

It runs in a process group of its own and is ended with it: when nobody needs it, when it fails, and when our process ends; one
whose starter was killed sees the end of its input.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable
from typing import IO

from prunus.core.requests import Cancellation
from prunus.errors import MissingFile, NotationError, PrunusError, shortened

PULSE = 0.05  # seconds between two looks whether somebody has cancelled
POLITENESS = 1.0  # seconds that a program may take to quit
LONGEST = 1 << 16  # bytes of a line
MANY = 10_000  # lines that wait to be read, and lines that answer nothing


class PeerFailed(PrunusError):
    """A program that was to play and crashed, or answered rubbish."""

    exit_code = 1
    ending = "crash"  # of its game


class PeerLate(PeerFailed):
    """A program that did not answer in time."""

    ending = "time"


def words_of(command: str) -> list[str]:
    """The words of a command, the first of which is a program that is there."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise NotationError("command", command, None, f"words as a shell reads them; {error}") from error
    if not words or "\0" in command:
        raise NotationError("command", command, 0, "a program")
    if shutil.which(words[0]) is None:
        raise MissingFile(f"there is no program {shortened(words[0])!r} to play")
    return words


class Peer:
    """A program that is running, or was."""

    def __init__(self, words: list[str]) -> None:
        self.name = shortened(" ".join(words))
        try:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise PeerFailed(f"{self.name} cannot be started: {error}") from error
        self.lines: queue.Queue[str | None] = queue.Queue(MANY)
        self.last_words: deque[str] = deque(maxlen=1)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.threads = [
            threading.Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True, name="prunus-peer"),
            threading.Thread(target=_overhear, args=(self.process.stderr, self.last_words), daemon=True, name="prunus-peer"),
        ]
        for thread in self.threads:
            thread.start()
        self.finalizer = weakref.finalize(self, _end, self.process, os.getpid())

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise self._gone() from None

    def answer(self, is_it: Callable[[str], bool], what: str, seconds: float, cancel: Cancellation | None = None) -> str | None:
        """The next line that answers; None as soon as somebody cancels, PeerLate after `seconds`, PeerFailed if it is gone."""
        deadline, others = time.monotonic() + seconds, 0
        while True:
            left = deadline - time.monotonic()
            if cancel is not None and cancel.is_cancelled:
                return None
            try:
                line = self.lines.get(timeout=min(max(left, 0.001), PULSE))
            except queue.Empty:
                if left <= 0:
                    raise PeerLate(f"{self.name} has not answered {what} within {seconds:.3g} s") from None
                continue
            if line is None:
                raise self._gone()
            if is_it(line):
                return line
            others += 1
            if others > MANY:
                raise PeerFailed(f"{self.name} answers {what} with rubbish, such as {shortened(line)!r}")

    def close(self, farewell: str | None = None) -> None:
        """End it: with a word and a moment of patience, or at once."""
        if farewell is not None and self.is_running:
            with contextlib.suppress(PeerFailed):
                self.say(farewell)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(POLITENESS)
        self.finalizer()
        while any(thread.is_alive() for thread in self.threads):  # one of them may wait for room
            with contextlib.suppress(queue.Empty):
                self.lines.get(timeout=0.01)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            with contextlib.suppress(OSError):  # what was not yet written is not read by anybody
                stream.close()

    def _gone(self) -> PeerFailed:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(POLITENESS)
        self.threads[1].join(POLITENESS)
        how = "has closed its output" if self.process.returncode is None else f"has ended with {self.process.returncode}"
        said = f": {shortened(self.last_words[-1], 200)}" if self.last_words else ""
        return PeerFailed(f"{self.name} {how}{said}")


def _read(stream: IO[bytes], lines: queue.Queue[str | None]) -> None:
    while line := stream.readline(LONGEST):
        lines.put(line.decode(errors="replace").rstrip("\r\n"))
    lines.put(None)


def _overhear(stream: IO[bytes], last_words: deque[str]) -> None:
    while line := stream.readline(LONGEST):
        if line.strip():
            last_words.append(line.decode(errors="replace").strip())


def _end(process: subprocess.Popen[bytes], starter: int) -> None:
    """Also called at the end of our process; a copy of it, by fork, has started nothing."""
    if os.getpid() != starter:
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
