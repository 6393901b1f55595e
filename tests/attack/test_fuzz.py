"""Nonsense on the command line: every command and every option, with texts, numbers and files that nobody should give.

PRUNUS_ATTACK_EXAMPLES says how many requests are made; the laws are the same for a hundred and for a hundred thousand.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from prunus.cli import main as command_line
from prunus.cli.parameters import OutputFile, Real, Whole

EXAMPLES = int(os.environ.get("PRUNUS_ATTACK_EXAMPLES", "150"))

NASTY_TEXTS = [
    "", " ", "-", "--", "\t", "x\0y", "٣", "６x６", "²", "−1", "∞", "…", "\ud800", "a" * 5000, "9" * 5000, "[" * 5000, "{}", "%s", "../..",
    "nan", "inf", "1e400", "'", '"', "\\", "\r\n", "🂡", "x,y", ":", "+", "hash+", "rules:", "prob-cut:", "futility:", ".py", "x.py", "a:b:c",
]  # fmt: skip
NASTY_NUMBERS = [
    "inf", "-inf", "nan", "1e400", "1e999", "9" * 400, "9" * 5000, str(2**63), str(2**64), str(10**40), "-1e-400", "٣", "½", "", "x", "1_0",
    "0x1", "1,0", "--", "-99999999999999999999", "1 2",
]  # fmt: skip
NASTY_BYTES = [
    b"", b"\0", b"\xff\xfe", b"[" * 100_000, b"9" * 5000, b"{}", b"[]", b"null", b"[NaN]", b"PK\x03\x04", b"SQLite format 3\0",
    b"prunus certificate 1\n{}\n", b"prunus endgame table 1\n{}\n", b":- foo = bar.", b"better_choice(B, M1, M2) :- .", b"1 / 0",
    b"import sys; sys.exit(0)", b"GAME = 1", b"[1, 2]", b"1-2 1", b"1-2; 11:1;", b'{"format": "prunus-prob-cut 1"}',
]  # fmt: skip
FILES = ["one.txt", "two.py", "three.pl", "four.npz", "five.json", "six.book", "seven.cert", "nothing", ".", "pipe", "no/where", ""]
OUTPUTS = ["new.svg", "old.txt", ".", "pipe", "link", "no/where", "", "x" * 300, "x\0y"]
# What keeps a request small: these are always said, with a number from here or with nonsense.
SMALL = {
    "depth": ["0", "1", "2"], "nodes": ["40"], "seconds": ["0.02"], "megabytes": ["1"], "games": ["1"], "training_games": ["1"],
    "positions": ["1", "2"], "plies": ["0", "1"], "limit": ["1", "20"], "seeds": ["1"], "levels": ["1"], "tries": ["1"],
    "branching": ["2"], "depths": ["1-2"], "thresholds": ["1"], "searches": ["alpha-beta", "pvs/hash"], "table": ["1", "1+folded", "1+etc"],
    "position": ["1-2", "[[1, 2], [3, 4]]", "0"],
}  # fmt: skip
WORDS = {
    "game": ["nim"] * 6 + ["tree", "two.py", "othelo", "othello-6x7", "connect-four-9x9"],
    "evaluation": ["win-loss-draw", "leaf-value", "disc-difference"],
    "algorithm": [
        "alpha-beta",
        "minimax",
        "df-pn",
        "sss-star",
        "futility:3",
        "prob-cut:five.json",
        "prob-cut:five.json:2",
        "conspiracy",
    ],
    "ordering": ["natural", "static", "hash+killer", "random", "rules:three.pl", "rules:three.pl:1", "flow:three.pl"],
    "orderings": ["natural", "natural,static"],
    "solver": ["alpha-beta", "df-pn", "othello"],
    "claim": ["win", ">=1", "=0", "<=" + "9" * 30],
    "values": ["-1:1", "0:9:2", "5:1"],
    "nodes": ["path", "tree", "3"],
}
TOO_LONG = {"warm-up", "reproduce", "demo", "lab growth", "learn", "fit-prob-cut"}  # of them only requests with nonsense are made


def commands(group: click.Group, *above: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from commands(command, *above, name)
        else:
            yield (*above, name), command


COMMANDS = list(commands(command_line.prunus))


@some.composite
def requests(draw: Any) -> list[str]:
    words, command = draw(some.sampled_from(COMMANDS))
    given_words: list[str] = []
    spoiled = " ".join(words) in TOO_LONG
    numeric = [each for each in command.params if isinstance(each.type, Whole | Real)]
    victim = draw(some.sampled_from(numeric)).name if spoiled else None
    for parameter in command.params:
        name = str(parameter.name)
        is_argument = isinstance(parameter, click.Argument)
        bounds = name in SMALL or name == "game"
        if not (is_argument or bounds or name == victim) and draw(some.integers(0, 4)):
            continue
        value = draw(values(parameter, name == victim))
        if is_argument:
            given_words.append(value)
        elif getattr(parameter, "is_flag", False):
            given_words.append(draw(some.sampled_from([*parameter.opts, *parameter.secondary_opts])))
        else:
            given_words.append(f"{max(parameter.opts, key=len)}={value}")
    if draw(some.integers(0, 30)) == 0:
        given_words.insert(draw(some.integers(0, len(given_words))), draw(some.sampled_from(NASTY_TEXTS)))
    return [*words, *given_words]


def values(parameter: click.Parameter, is_spoiled: bool) -> some.SearchStrategy[str]:
    name = str(parameter.name)
    if isinstance(parameter.type, Whole | Real):
        nasty = some.sampled_from(NASTY_NUMBERS)
        return nasty if is_spoiled else some.sampled_from(SMALL.get(name, ["1"]) * 7 + NASTY_NUMBERS[:3]) | nasty
    if isinstance(parameter.type, OutputFile):
        return some.sampled_from(OUTPUTS)
    if parameter.type.name == "file":
        return some.sampled_from(FILES)
    if isinstance(parameter.type, click.Choice):
        return some.sampled_from([*parameter.type.choices, "nonsense", ""])
    known = SMALL.get(name, []) + WORDS.get(name, [])
    return some.sampled_from(known * 5 + NASTY_TEXTS) if known else some.sampled_from(NASTY_TEXTS)


def prepared(folder: Path, contents: list[bytes]) -> dict[str, bytes]:
    """Files with the given contents, an old one, a link to it and a pipe."""
    for name, content in zip(FILES[:7], contents, strict=True):
        (folder / name).write_bytes(content)
    (folder / "old.txt").write_bytes(b"old")
    (folder / "link").symlink_to("old.txt")
    os.mkfifo(folder / "pipe")
    return whole(folder)


def whole(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def ended(request: list[str]) -> tuple[int, str, str]:
    """The command in this process: (exit code, stdout, stderr)."""
    out, err = io.StringIO(), io.StringIO()
    sys.argv = ["prunus", *request]
    modules = set(sys.modules)
    code = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            command_line.main()
        except SystemExit as stop:
            code = int(stop.code or 0)
    for name in set(sys.modules) - modules & {"two"}:
        if name == "two":
            del sys.modules[name]
    return code, out.getvalue(), err.getvalue()


@pytest.fixture(autouse=True)
def _place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where we are, and what was asked, is as before when the test is over."""
    monkeypatch.setattr(sys, "argv", sys.argv)
    monkeypatch.chdir(Path.cwd())


@settings(max_examples=EXAMPLES)
@given(requests(), some.lists(some.sampled_from(NASTY_BYTES) | some.binary(max_size=60), min_size=7, max_size=7))
def test_nonsense_is_answered_in_a_sentence_and_nothing_is_damaged(request: list[str], contents: list[bytes]) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        before = prepared(folder, contents)
        os.chdir(folder)
        try:
            code, out, err = ended(request)
        finally:
            os.chdir("/")
        after = whole(folder)
        said = [line for line in err.splitlines() if not line.startswith("prunus: compiling")]
        assert code in (0, 1, 2), err
        assert "Traceback" not in err
        assert "mistake in Prunus" not in err
        assert len(said) <= 1 or code == 0, err
        assert code == 0 or said, "a failure without a word"
        assert code != 2 or out == ""
        if "--json" in request:
            assert code != 0 or [json.loads(line) for line in out.splitlines()]
            assert not said or json.loads(said[0])["exit_code"] == code
        changed = {name for name in before if after.get(name) != before[name]}
        assert changed <= ({"old.txt", "link"} if code == 0 else set())
        assert (folder / "pipe").is_fifo()
        assert (folder / "link").is_symlink()
        assert not [name for name in after if name.endswith(".draft")]
        for name in set(after) - set(before):
            if after[name].startswith(b"SQLite"):
                with contextlib.closing(sqlite3.connect(folder / name)) as connection:
                    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
