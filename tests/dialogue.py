"""Talking to our side of a protocol in this process, line by line, as another program would."""

from __future__ import annotations

import contextvars
import queue
import threading
from collections.abc import Callable
from types import TracebackType

from prunus.players.protocols.shared import Server

PATIENCE = 60.0  # seconds, after which a test has failed: nothing waits so long


class Dialogue:
    """`say` a line, and `hear` lines until the one that is waited for."""

    def __init__(self, made: Callable[[Callable[[str], None]], Server]) -> None:
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.answers: queue.Queue[str] = queue.Queue()
        self.server = made(self.answers.put)
        context = contextvars.copy_context()
        self.thread = threading.Thread(target=context.run, args=(self.server.serve, iter(self.lines.get, None)), daemon=True)

    def __enter__(self) -> Dialogue:
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.lines.put(None)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def say(self, *lines: str) -> None:
        for line in lines:
            self.lines.put(line)

    def hear(self, start: str) -> list[str]:
        """All lines up to the one that begins so."""
        heard: list[str] = []
        while not heard or not heard[-1].startswith(start):
            heard.append(self.answers.get(timeout=PATIENCE))
        return heard

    def ask(self, *lines: str, until: str) -> str:
        """The line that answers."""
        self.say(*lines)
        return self.hear(until)[-1]

    def ended(self) -> list[str]:
        """What is still said when there are no more lines."""
        self.lines.put(None)
        self.thread.join(PATIENCE)
        rest = []
        while not self.answers.empty():
            rest.append(self.answers.get())
        return rest
