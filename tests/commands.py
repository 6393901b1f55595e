"""The command line in this process, and how it refuses."""

from __future__ import annotations

import contextlib
import io
import sys
from typing import NamedTuple

from prunus.cli import main as command_line


class Ended(NamedTuple):
    """How a command has ended; what it said of compiling is left out, for that depends on what ran before."""

    code: int
    out: str
    err: str


def ended(*arguments: str, given: bytes = b"") -> Ended:
    out, err = io.StringIO(), io.StringIO()
    before, sys.argv = sys.argv, ["prunus", *arguments]
    stdin, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(given))
    code = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            command_line.main()
        except SystemExit as stop:
            code = int(stop.code or 0)
        finally:
            sys.argv, sys.stdin = before, stdin
    said = [line for line in err.getvalue().splitlines(keepends=True) if "prunus: compiling" not in line]
    return Ended(code, out.getvalue(), "".join(said))


def refused(command: Ended, sentence: str = "", code: int = 2) -> str:
    """The one sentence with which a command was refused, and nothing else; `sentence` is in it."""
    lines = command.err.splitlines()
    assert (command.code, command.out) == (code, ""), command
    assert len(lines) == 1, command.err
    assert lines[0].startswith("prunus: ")
    assert sentence in lines[0]
    assert "Traceback" not in command.err
    assert "None:" not in command.err
    return lines[0]
