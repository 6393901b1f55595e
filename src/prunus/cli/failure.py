"""What went wrong, as one sentence, a kind and an exit code: 2 for a bad request, 1 for a failure, 130 after Ctrl-C."""

from __future__ import annotations

import errno
import traceback
from typing import NamedTuple

import click

from prunus.errors import PrunusError, Stopped

LONGEST = 2_000  # characters of a sentence
_FAILURES = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG, errno.EPIPE, errno.ENOMEM}


class Failure(NamedTuple):
    """`error` is the sentence, `kind` the name of the exception's class."""

    error: str
    kind: str
    exit_code: int


def stopped(error: BaseException, exit_code: int) -> Failure:
    """What a command says that was ended by a signal, whatever that made of its work."""
    return Failure(str(error) if isinstance(error, Stopped) else "stopped", "Stopped", exit_code)


def failure_of(error: BaseException) -> Failure:
    """What a command that ended with `error` says, and with which code it exits."""
    if isinstance(error, PrunusError):
        return _failure(error, str(error), error.exit_code)
    if isinstance(error, click.ClickException):
        return _failure(error, error.format_message(), error.exit_code)
    if isinstance(error, click.exceptions.Abort | KeyboardInterrupt):
        return Failure("stopped", "Stopped", 130)
    if (place := _place_in_game_file(error)) is not None:
        return _failure(error, f"game file {place}: {_words(error)}", 2)
    if isinstance(error, OSError):
        return _failure(error, _about_files(error), 1 if error.errno in _FAILURES else 2)
    if isinstance(error, MemoryError):
        return _failure(error, "there is not enough memory for this", 1)
    return _failure(error, f"this is a mistake in Prunus: {_words(error)} (--debug shows where)", 1)


def _failure(error: BaseException, sentence: str, exit_code: int) -> Failure:
    line = " ".join(sentence.splitlines())
    return Failure(line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…", type(error).__name__, exit_code)


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())[:300]}".removesuffix(": ")


def _about_files(error: OSError) -> str:
    reason = (error.strerror or str(error) or type(error).__name__).lower()
    return f"the output could not be written: {reason}" if error.filename is None else f"{str(error.filename)!r}: {reason}"


def _place_in_game_file(error: BaseException) -> str | None:
    """File and line of the user's own game in which an error was raised, if it was."""
    from prunus.core.user_files import user_folders

    frames = traceback.extract_tb(error.__traceback__)
    if not frames or not frames[-1].filename.startswith(tuple(user_folders)):
        return None
    return f"{frames[-1].filename!r}, line {frames[-1].lineno}"
