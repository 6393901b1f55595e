"""A run that a server was asked for: its process, and what that says."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from prunus.web.runs.experiment import PATIENCE

QUEUED, RUNNING, DONE, UNFINISHED, FAILED = "queued", "running", "done", "unfinished", "failed"
TROUBLE = "trouble.txt"  # what a process complained of, for whoever runs the server
LONGEST_LINE = 2_000


class Run:
    """`report` says how it is doing; `tell` is called whenever that has changed. `address` is whose it is."""

    def __init__(self, place: Path, address: str, tell: Callable[[Run], None]) -> None:
        self.place, self.address, self.tell = place, address, tell
        self.state, self.doing, self.share = QUEUED, "", 0.0
        self.error: str | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.is_cancelled = False
        self.is_interrupted = False  # by us, so that it goes on later
        self.seconds = 0.0  # that it has been at work
        self.turns = 0
        self._begun: float | None = None

    @property
    def name(self) -> str:
        return self.place.name

    def report(self) -> dict[str, Any]:
        return {"state": self.state, "doing": self.doing, "share": self.share, "error": self.error}

    def turn(self) -> float:
        """Seconds that it has been at work this time."""
        return 0.0 if self._begun is None else time.monotonic() - self._begun

    def begin(self) -> None:
        """Start its process; OSError where there can be none. It has a session of its own: Ctrl-C is for the server."""
        self._begun, self.turns, self.is_interrupted = time.monotonic(), self.turns + 1, False
        command = [sys.executable, "-m", "prunus.web.runs.experiment", str(self.place)]
        with open(self.place / TROUBLE, "wb") as trouble:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=trouble, env=_environment(), start_new_session=True
            )

    def follow(self) -> str:
        """Listen to the process until it ends; the state in which that leaves the run."""
        process = self.process
        assert process is not None
        assert process.stdout is not None
        assert process.stdin is not None
        with process.stdin, process.stdout:
            while line := process.stdout.readline(LONGEST_LINE):
                self.take(line)
            code = process.wait()
        self.seconds, self._begun, self.process = self.seconds + self.turn(), None, None
        if code == 0:
            return DONE
        if self.is_interrupted:
            self.error = None
            return UNFINISHED
        killed = f"its process was killed by signal {-code}, perhaps because memory was short" if code < 0 else ""
        self.error = self.error or killed or _last_line(self.place / TROUBLE) or f"its process ended with code {code}"
        return FAILED

    def take(self, line: bytes) -> None:
        """A line of the process; what is none of ours, such as a remark of a library, is passed over."""
        try:
            said = json.loads(line)
        except ValueError:
            return
        if not isinstance(said, dict):
            return
        self.error = said.get("error", self.error)
        self.doing, self.share = said.get("doing", self.doing), said.get("share", self.share)
        self.tell(self)

    def interrupt(self) -> None:
        """As Ctrl-C does; a process that does not listen is killed soon after, which its journal survives."""
        process = self.process
        if process is not None and process.poll() is None:
            self.is_interrupted = True
            process.send_signal(signal.SIGINT)
            alarm = threading.Timer(PATIENCE, process.kill)
            alarm.daemon = True
            alarm.start()

    def kill(self) -> None:
        process = self.process
        if process is not None and process.poll() is None:
            self.is_interrupted = True
            process.kill()


def _last_line(path: Path) -> str:
    """Of a traceback the error itself; nothing where somebody has taken the whole folder away."""
    lines = path.read_text("utf-8", "replace").split("\n") if path.is_file() else []
    return next((line.strip()[:300] for line in reversed(lines) if line.strip()), "")


def _environment() -> dict[str, str]:
    """Modules are found where they are found here."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONUNBUFFERED": "1"}
