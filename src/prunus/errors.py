"""What can go wrong, by cause; an error that only one room can raise stands there, in brackets.

PrunusError                 one sentence for people; `exit_code` is what the command line returns
├── NotationError           text that is not a position, a move or a tree: says where it stops making sense
├── IllegalMove             a well written move that the rules forbid here: names the position
├── UnknownName             no game, search, evaluation or ordering of this name: lists the nearest ones
├── MissingFile             a file that is not there
├── BadFile                 a file that cannot be read, is not what it should be, or must not be replaced
├── BadBook                 a file that is not an opening book, or one of another game               (tables.book)
├── BadCertificate          a file that is not a certificate, or no longer what was written          (solvers.certificates)
├── BadJournal              a file that is not a journal of jobs, or one that is damaged              (jobs.journal)
├── BadProtocol             an experiment that lacks sense: a field that no experiment has           (lab.protocol)
├── BadBundle               a folder that does not hold a run, or no longer the one that was written (lab.bundle)
├── BadLine                 a line of a problem file that cannot be read: file and number come first (solvers.problems)
├── WriteFailed             a file could not be written: the disk is full; what was there before still is
├── OutOfRange              a number that the request cannot have: a negative depth, a board too large
├── NoValue                 a search looked at a leaf of a tree that has no value
├── DoesNotFit              an evaluation that belongs to another game
├── BadGame                 a game definition that lacks or breaks something
├── BadProgram              a logic program that cannot be read or used: file, line and column come first
├── BadTask                 a learning task that cannot be learned from
├── MissingLibrary          a library of an extra that is not installed: says how to install it
├── PrologFailed            SWI-Prolog is missing, or complained
├── NotProved               a certificate that can be read, but does not show what it claims         (solvers.certificates)
├── FalseClaim              a claim that was to be certified, and is refuted                         (solvers.certificates)
├── EngineFailed            there are no workers: a scheduler that cannot be reached, or is gone     (jobs.engine)
├── JobsFailed              some of many jobs failed, the others are done                            (jobs.runner)
├── IllegalChoice           a player that makes a move which the rules forbid                        (players.playing)
├── PeerFailed              a program that was to play and crashed, or answered rubbish              (players.protocols)
│   └── PeerLate            one that did not answer in time                                          (players.protocols)
├── BadQuestion             a field of what a page asks that is missing, or not what it should be      (web.question)
│   └── AskAgain            what will be there soon: a page asks for it again by itself              (web.question)
├── TooBusy                 more questions to a page at once than a visitor may have                 (web.limits)
├── NoPlace                 an address at which nobody can listen                                    (web.serving)
├── Mistaken                a game that was checked and has mistakes                                 (lab.checking)
├── Disagreement            two searches that are both exact found different values                  (lab.comparison)
└── Stopped                 ended before the answer was complete: carries the best result so far
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any


class PrunusError(Exception):
    """The root of every error that Prunus raises on purpose."""

    exit_code = 2


class NotationError(PrunusError):
    """Text that cannot be read; `at` is the index of the first character that makes no sense, None if it is the whole."""

    def __init__(self, what: str, text: str, at: int | None, expected: str) -> None:
        self.text, self.at = text, at
        if at is None:
            place = "can be read but cannot be"
        elif at < len(text):
            place = f"stops making sense at character {at + 1}, {text[at]!r}"
        else:
            place = "ends too early"
        super().__init__(f"{what} {shortened(text)!r} {place}: expected {expected}")


class IllegalMove(PrunusError):
    """A move that can be read but not played in this position."""

    def __init__(self, move: str, position: str, legal: Iterable[str]) -> None:
        choices = ", ".join(legal) or "none, the game is over"
        super().__init__(f"move {move!r} is illegal in position {position!r}; legal moves: {choices}")


class UnknownName(PrunusError):
    """A name that nothing is registered under."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        names = sorted(known)
        near = difflib.get_close_matches(name, names, n=3, cutoff=0.5)
        hint = f"did you mean {' or '.join(near)}?" if near else f"known: {', '.join(names)}" if names else "there is none"
        super().__init__(f"no {kind} is called {name!r}; {hint}")


class MissingFile(PrunusError):
    """A name that was taken for a file's, and no such file."""


class BadFile(PrunusError):
    """A file that cannot be read, is not what it should be, or must not be replaced."""


class WriteFailed(PrunusError):
    """A file that could not be written, so that what was there before still is."""

    exit_code = 1


class OutOfRange(PrunusError):
    """A number outside of what the request allows."""


class NoValue(PrunusError):
    """A leaf, or an inner node at the depth limit, whose value is not written in the tree."""


class DoesNotFit(PrunusError):
    """Two parts that are well made, but not for each other."""


class BadGame(PrunusError):
    """A game whose definition lacks an operation or breaks a rule of `core.game`."""


class BadProgram(PrunusError):
    """A logic program with an error; the message begins with file, line and column."""


class BadTask(PrunusError):
    """Examples or limits from which nothing can be learned."""


class MissingLibrary(PrunusError):
    """A library that only some commands need; `use` says what for, `extra` is what brings it."""

    def __init__(self, use: str, extra: str) -> None:
        super().__init__(f"{use}, which is not installed here: pip install 'prunus[{extra}]'")


class PrologFailed(PrunusError):
    """SWI-Prolog is missing, takes too long, or has something to complain of."""

    exit_code = 1


class Stopped(PrunusError):
    """The work was stopped; `result` holds what was known by then."""

    exit_code = 1

    def __init__(self, message: str, result: Any) -> None:
        self.result = result
        super().__init__(message)


def shortened(text: str, length: int = 80) -> str:
    """As much of a text as fits into a sentence."""
    return text if len(text) <= length else f"{text[: length - 1]}…"
