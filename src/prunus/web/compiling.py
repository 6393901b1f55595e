"""Code that was compiled while a question was answered: time that the next one who asks has for thinking."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from prunus.core.cache import compile_listeners


@contextmanager
def compiled_here() -> Iterator[list[str]]:
    """The names of what this thread compiles from now on."""
    names: list[str] = []
    here = threading.get_ident()

    def listen(name: str) -> None:
        if threading.get_ident() == here:
            names.append(name)

    compile_listeners.append(listen)
    try:
        yield names
    finally:
        compile_listeners.remove(listen)
