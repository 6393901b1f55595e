"""Ctrl-C and SIGTERM: what is at work gets a moment to say what it knows, and then the process ends, whatever it is doing.

The first signal raises KeyboardInterrupt in the main thread, where searches turn it into their partial result. A compilation, or a
kernel that does not look up, would hear of it too late: so a thread of its own is woken by the signal itself, waits PATIENCE
seconds and ends the process. A second signal ends it at once.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from prunus.core import files

PATIENCE = 1.5
SIGNALS = (signal.SIGINT, signal.SIGTERM)
FAREWELL = b"\0"


class Interrupt(KeyboardInterrupt):
    """Python notes a plain KeyboardInterrupt that leaves `exec` or `eval`, and ends by SIGINT in place of its exit code."""


class OpenLine(Protocol):
    """A line on stderr that was begun and not ended."""

    def close(self) -> None: ...


open_lines: list[OpenLine] = []


class Listener:
    """The signals of one command; `received` is the first of them."""

    def __init__(self, is_json: bool) -> None:
        self.received: int | None = None
        self.is_json = is_json
        self.ears, self.bell = socket.socketpair()

    @property
    def exit_code(self) -> int:
        """As shells count: 130 for Ctrl-C, 143 for SIGTERM."""
        return 128 + (self.received or 0)

    def hear(self, number: int, _frame: Any) -> None:
        """Called by Python in the main thread, when it gets around to it."""
        if self.received is None:
            self.received = number
            raise Interrupt

    def overhear(self, unraisable: Any) -> None:
        """Called by Python for an error in a callback of C or in a finaliser: an Interrupt that is lost there ends us now."""
        if self.received is not None and isinstance(unraisable.exc_value, Interrupt):
            self.end(self.received)
        sys.__unraisablehook__(unraisable)

    def listen(self) -> None:
        """Run by the thread that is woken by the signal itself, which is the main thread's to take."""
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        first = self._next()
        if first in SIGNALS:
            waits, _, _ = select.select([self.ears], [], [], PATIENCE)
            if not waits or self._next() in SIGNALS:
                self.end(first)

    def _next(self) -> int:
        """The next signal of ours, or the farewell."""
        while (number := self.ears.recv(1)[0]) not in (*SIGNALS, FAREWELL[0]):
            pass
        return number

    def end(self, number: int) -> None:
        """End the process now."""
        files.remove_drafts()
        if "multiprocessing" in sys.modules:
            import multiprocessing

            for child in multiprocessing.active_children():
                child.terminate()
        code = 128 + number
        said = f'{{"error": "stopped", "kind": "Stopped", "exit_code": {code}}}' if self.is_json else "prunus: stopped"
        with contextlib.suppress(OSError):
            os.write(2, b"\n" * bool(open_lines) + said.encode() + b"\n")
        os._exit(code)


@contextmanager
def heard(is_json: bool) -> Iterator[Listener]:
    """Listen to the signals while a command runs. A signal that the caller's shell ignores stays ignored."""
    listener = Listener(is_json)
    if threading.current_thread() is not threading.main_thread():
        yield listener
        return
    before = {number: signal.getsignal(number) for number in SIGNALS}
    hook_before, sys.unraisablehook = sys.unraisablehook, listener.overhear
    listener.bell.setblocking(False)
    bell_before = signal.set_wakeup_fd(listener.bell.fileno(), warn_on_full_buffer=False)
    thread = threading.Thread(target=listener.listen, name="prunus-signals", daemon=True)
    thread.start()
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, listener.hear)
    try:
        yield listener
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        sys.unraisablehook = hook_before
        signal.set_wakeup_fd(bell_before)
        with contextlib.suppress(OSError):
            listener.bell.send(FAREWELL)
        thread.join()
        listener.ears.close()
        listener.bell.close()
