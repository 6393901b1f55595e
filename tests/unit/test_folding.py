"""Lines in a terminal end at the borders of words; what no terminal shows stays as it is."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from prunus.cli.folding import Folded, as_it_is, folded, lines_folded

pytest.importorskip("pty", reason="there are no terminals here to try")
import fcntl
import struct
import termios


class Terminal:
    """A terminal of so many columns."""

    def __init__(self, columns: int) -> None:
        self.master, self.slave = os.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

    def shown(self) -> list[str]:
        """All that was written there, after everybody who writes there has ended."""
        os.close(self.slave)
        parts = []
        try:
            while part := os.read(self.master, 65_536):
                parts.append(part)
        except OSError:  # nobody has it open any more
            pass
        os.close(self.master)
        return b"".join(parts).decode().replace("\r\n", "\n").splitlines()


def run(*arguments: str, columns: int) -> list[str]:
    terminal = Terminal(columns)
    command = [sys.executable, "-m", "prunus", *arguments]
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=terminal.slave, stderr=terminal.slave, check=False)
    return terminal.shown()


def unfolded(*arguments: str) -> str:
    command = [sys.executable, "-m", "prunus", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    return done.stdout + done.stderr


@pytest.mark.parametrize("arguments", [("games",), ("search", "othelo-of-nobody"), ("match", "--help")], ids=" ".join)
def test_what_a_command_says_fits_the_terminal_and_loses_no_word(arguments: tuple[str, ...]) -> None:
    lines = run(*arguments, columns=80)
    assert max(map(len, lines)) <= 80
    whole = unfolded(*arguments)
    assert "".join("".join(lines).split()) == "".join(whole.split())
    words = set(re.split(r"[\s,]+", whole))
    assert set(re.split(r"[\s,]+", "\n".join(lines))) - {""} <= words, "a word was broken"


def test_json_is_one_line_however_narrow_the_terminal_is() -> None:
    (line,) = run("games", "--json", columns=40)
    assert json.loads(line)["games"]
    (line,) = run("search", "nobody-knows-it", "--json", columns=40)
    assert json.loads(line)["kind"] == "UnknownName"


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ("as long as the terminal", ["as long as the terminal"]),
        ("one word more than fits into it", ["one word more than fits", "into it"]),
        ("more  what follows a label hangs", ["more  what follows a", "      label hangs"]),
        ("1. a sentence with a number", ["1. a sentence with a", "   number"]),
        ("    indented lines stay indented", ["    indented lines stay", "    indented"]),
        ("aWordThatIsLongerThanTheTerminal stays", ["aWordThatIsLongerThanTheTerminal", "stays"]),
        ("search[:depth=N,nodes=N,seconds=S]", ["search[:depth=N,nodes=N,", "seconds=S]"]),
        ("columns   and  spaces", ["columns   and  spaces"]),
        ("\x1b[1mwhat has colours knows its width\x1b[0m", ["\x1b[1mwhat has colours knows its width\x1b[0m"]),
    ],
)
def test_a_line_is_folded_at_the_borders_of_words(line: str, lines: list[str]) -> None:
    assert folded(line, 24).split("\n") == lines


def written(columns: int, *actions: Callable[[Folded], Any]) -> list[str]:
    terminal = Terminal(columns)
    with open(terminal.slave, "w", encoding="utf-8", closefd=False) as beneath:
        stream = Folded(beneath)
        for act in actions:
            act(stream)
        stream.flush()
        stream.detach()
    return terminal.shown()


def test_a_line_that_is_written_in_pieces_is_folded_where_it_is_full() -> None:
    assert written(30, *(lambda stream: stream.write(", a kernel (1.0 s)") for _ in range(3))) == [
        ", a kernel (1.0 s), a kernel",
        "(1.0 s), a kernel (1.0 s)",
    ]


def test_what_programs_read_is_written_as_it_is() -> None:
    assert written(20, lambda stream: print("a line of more than twenty columns", file=as_it_is(stream))) == [
        "a line of more than twenty columns"
    ]


def test_a_stream_that_is_no_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (io.TextIOWrapper(io.BytesIO()), io.StringIO(), None):
        monkeypatch.setattr(sys, "stdout", stream)
        with lines_folded():
            assert sys.stdout is stream
        assert stream is None or as_it_is(stream) is stream
