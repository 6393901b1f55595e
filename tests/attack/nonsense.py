"""Bad input in its long form: the requests of `test_fuzz`, each from a number of its own."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
from collections.abc import Iterator

from tests.attack import test_fuzz
from tests.attack.searches import Case

REQUESTS = 100  # of a round


def attack(chance: random.Random) -> Iterator[Case]:
    """One round of requests."""
    law = test_fuzz.test_nonsense_is_answered_in_a_sentence_and_nothing_is_damaged.hypothesis.inner_test  # type: ignore[attr-defined]
    for _ in range(REQUESTS):
        seed = chance.getrandbits(64)
        with _as_before() as notes, _undisturbed():
            try:
                law(seed)
                wrong = None
            except Exception as error:
                wrong = f"request {seed}: {type(error).__name__}: {error}; {notes}"
        yield "requests", wrong


@contextlib.contextmanager
def _as_before() -> Iterator[list[str]]:
    """What the law notes is kept; where we are and what was asked of us is as before."""
    notes: list[str] = []
    folder, arguments, note = os.getcwd(), sys.argv, test_fuzz.note
    test_fuzz.note = notes.append
    try:
        yield notes
    finally:
        test_fuzz.note, sys.argv = note, arguments
        os.chdir(folder)


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits for the end of a request, which would answer it as its own."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
