"""Nonsense on the command line: every command and every option, with texts, numbers and files that nobody should give.

PRUNUS_ATTACK_EXAMPLES says how many requests are made; the laws are the same for a hundred and for a hundred thousand.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as some

from prunus.cli import main as command_line
from prunus.cli.parameters import Numbers, OutputFile, Real, Whole
from tests.commands import Ended, ended
from tests.plain import commands_of

EXAMPLES = int(os.environ.get("PRUNUS_ATTACK_EXAMPLES", "150"))

NASTY_TEXTS = [
    "", " ", "-", "--", "\t", "x\0y", "٣", "６x６", "²", "−1", "∞", "…", "\ud800", "a" * 5000, "9" * 5000, "[" * 5000, "{}",
    "%s", "../..",
    "nan", "inf", "1e400", "'", '"', "\\", "\r\n", "🂡", "x,y", ":", "+", "hash+", "rules:", "prob-cut:", "futility:", ".py",
    "x.py", "a:b:c",
]  # fmt: skip
NASTY_NUMBERS = [
    "inf", "-inf", "nan", "1e400", "1e999", "9" * 400, "9" * 5000, str(2**63), str(2**64), str(10**40), "-1e-400", "٣", "½", "",
    "x", "1_0",
    "0x1", "1,0", "--", "-99999999999999999999", "1 2",
]  # fmt: skip
NASTY_RANGES = [
    f"1-{2**63}",
    f"0-{10**19 - 1}",
    "1-" + "9" * 5000,
    "5-1",
    "1-",
    ",",
    "1,,2",
    *(each for each in NASTY_NUMBERS if each != "1,0"),
]
NASTY_BYTES = [
    b"", b"\0", b"\xff\xfe", b"[" * 100_000, b"9" * 5000, b"{}", b"[]", b"null", b"[NaN]", b"PK\x03\x04", b"SQLite format 3\0",
    b"prunus certificate 1\n{}\n", b"prunus endgame table 2\n{}\n", b":- foo = bar.", b"better_choice(B, M1, M2) :- .", b"1 / 0",
    b"import sys; sys.exit(0)", b"GAME = 1", b"[1, 2]", b"1-2 1", b"1-2; 11:1;", b'{"format": "prunus-prob-cut 2"}',
    b'{"game":"nim","moves":["11","99"],"players":["",""],"remarks":[],"start":"","outcome":1,"ending":"over","comment":"","tags":{}}',
    b"games = " + b"9" * 5000, b"seeds = [1, 9223372036854775808]", b"depth = 1e999", b"seeds = " + b"[" * 5000, b"game = 1",
    b"(;GM[Othello]B[f5];)", b"1. e4 {", b'{"format": "prunus-records 1", "games": [{}]}', b"f5d6c3", b"4455",
]  # fmt: skip
FILES = [
    "one.txt", "two.py", "three.pl", "four.npz", "five.json", "six.book", "seven.cert", "eight.toml", "nothing", ".", "pipe",
    "no/where", "",
]  # fmt: skip
GOOD = {
    "certificate": "good.cert",
    "book": "good.book",
    "problems": "good.txt",
    "endgame": "good.endgame",
    "program": "good.pl",
    "records": "good.moves",
}
OUTPUTS = ["new.svg"] * 12 + ["old.txt", ".", "pipe", "link", "no/where", "", "x" * 300, "x\0y"]
# What keeps a request small: these are always said, with a number from here or with nonsense.
SMALL = {
    "depth": ["0", "1", "2"], "nodes": ["40"], "seconds": ["0.02"], "megabytes": ["1"], "games": ["2", "2", "2", "1"],
    "training_games": ["1"], "positions": ["1", "2"], "plies": ["0", "1"], "limit": ["1", "20"], "seeds": ["1"], "levels": ["1"],
    "tries": ["1"], "branching": ["2"], "depths": ["1-2"], "thresholds": ["1"], "searches": ["alpha-beta", "pvs/hash"],
    "table": ["1", "1+folded", "1+etc"], "workers": ["1"], "count": ["1", "3"],
    "position": ["1-2"] * 9 + ["[[1, 2], [3, 4]]", "0"],
}  # fmt: skip
NUMBERED = [f"{name}:{number}" for name in ("static", "history") for number in ("1", "9" * 5000, str(2**63), "0", "٣")]
WORDS = {
    "game": ["nim"] * 12 + ["tree", "two.py", "othelo", "othello-6x7", "connect-four-9x9"],
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
        "futility:" + "9" * 5000,
    ],
    "ordering": ["natural", "static", "hash+killer", "random", "rules:three.pl", "rules:three.pl:1", "flow:three.pl", *NUMBERED],
    "orderings": ["natural", "natural,static"],
    "solver": ["alpha-beta", "df-pn", "othello"],
    "player": ["random", "search:depth=1", "level:best", "solver", "engine:ugi=cat", "engine:", "random:" + "9" * 5000],
    "format": ["moves", "json"],
    "to": ["moves", "json", "pgn"],
    "claim": ["win", ">=1", "=0", "<=" + "9" * 30],
    "values": ["-1:1", "0:9:2", "5:1", "0:9999999999:1"],
    "nodes": ["path", "tree", "3"],
    "level": ["beginner", "casual", "champion"],
    "against": ["random", "random:50+search:depth=1", "search:depth=1,nodes=x", "solver", "rules:three.pl", "book:six.book+random"],
    "control": ["1s/move", "5m+3s", "0s", "-1s", "1e9h"],
    "players": [
        "random",
        "search:depth=1",
        "solver:2+random",
        "rules:three.pl",
        "book:six.book+random",
        "level:beginner",
        "solver",
    ],
    "time": ["1s/move", "5m", "5m+3s", "0s"],
    "sprt": ["0,10", "-5,5", "10,0", "0"],
    "errors": ["0.1,0.1", "0,0"],
}
# Of these only requests with nonsense are made: others would learn, or compile, for minutes.
TOO_LONG = {"warm-up", "reproduce", "demo", "learn", "fit-prob-cut"}
TOO_LONG |= {
    f"lab {name}"
    for name in ("growth", "scale", "puzzle", "mates", "depth-strength", "levels", "stages", "sorting", "games", "background")
}


# What is typed at a board, or said by another program; of these commands some get such lines, with a player that compiles nothing.
TALKING = {"play", "nboard", "gtp", "ugi", "uci"}
LINES = [
    "1", "11", "hint", "undo", "redo", "go", "sides", "seat 1 human", "seat 2 random", "seat 9 x", "level beginner",
    "level", "think", "game", "save old.txt", "save new.json", "save pipe", "save no/where", "load five.json",
    "load new.json", "load", "resign", "/undo", "quit now", "help", "", "isready", "ugi", "uci", "go depth 2",
    "go infinite", "stop", "position startpos", "query result", "nboard 2", "hint 2", "set game x", "analyze", "ping 1",
    "genmove black", "boardsize 4", "loadsgf five.json", "list_commands",
]  # fmt: skip


def commands(group: click.Group, *above: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    for name, command in commands_of(group).items():
        if isinstance(command, click.Group):
            yield from commands(command, *above, name)
        else:
            yield (*above, name), command


COMMANDS = list(commands(command_line.prunus))


def request_of(chance: random.Random) -> list[str]:
    """A request; drawn by a generator of its own, because Hypothesis likes to say the same thing again."""
    words, command = chance.choice(COMMANDS)
    numeric = [str(each.name) for each in command.params if isinstance(each.type, Whole | Real | Numbers)]
    victim = chance.choice(numeric or ["workers"]) if " ".join(words) in TOO_LONG else None
    said: list[str] = []
    for parameter in command.params:
        name = str(parameter.name)
        is_needed = parameter.required or name in SMALL or name == victim
        if not is_needed and chance.random() > (0.08 if parameter.type.name == "file" else 0.2):
            continue
        good = "certificate" if words[0] == "verify" else words[0] if words[0] in ("book", "records") else name
        value = value_of(parameter, name == victim, GOOD.get(good, "good.pl"), chance)
        if isinstance(parameter, click.Argument):
            said.append(value)
            if parameter.nargs < 0:  # as many as one likes
                said += [value_of(parameter, False, "", chance) for _ in range(chance.choice([0, 1, 1, 1, 2]))]
        elif getattr(parameter, "is_flag", False):
            said.append(chance.choice([*parameter.opts, *parameter.secondary_opts]))
        else:
            said.append(f"{max(parameter.opts, key=len)}={value}")
    if chance.random() < 0.03:
        said.insert(chance.randrange(len(said) + 1), chance.choice(NASTY_TEXTS))
    return [*words, *said]


def value_of(parameter: click.Parameter, is_spoiled: bool, good: str, chance: random.Random) -> str:
    """What is said for a parameter: mostly something that can be honoured, lest nothing but the first word be looked at."""
    name, is_nasty = str(parameter.name), is_spoiled or chance.random() < 0.06
    if isinstance(parameter.type, Whole | Real):
        return chance.choice(NASTY_NUMBERS if is_nasty else SMALL.get(name, ["1"]))
    if isinstance(parameter.type, Numbers):
        return chance.choice(NASTY_RANGES if is_nasty else SMALL.get(name, ["1"]))
    if isinstance(parameter.type, OutputFile):
        return chance.choice(OUTPUTS)
    if parameter.type.name == "file":
        return good if chance.random() < 0.5 else chance.choice(FILES)
    if isinstance(parameter.type, click.Choice):
        return chance.choice([*parameter.type.choices] * 5 + ["nonsense", ""])
    known = SMALL.get(name, []) + WORDS.get(name, [])
    return chance.choice(NASTY_TEXTS if is_nasty or not known else known)


@functools.cache
def good_files() -> dict[str, bytes]:
    """A small file of every kind, as the commands write them."""
    with tempfile.TemporaryDirectory() as place:
        folder, nim = Path(place), ["nim", "--position=1-2"]
        for request in (
            ["certify", *nim, f"--output={place}/good.cert"],
            ["book", "add", f"{place}/good.book", *nim, "--depth=2"],
            ["solve", *nim, "--level=strong", f"--output={place}/good.endgame"],
        ):
            assert requested(request).code == 0, request
        (folder / "good.moves").write_text("# game: nim\n11 {so} 22\n")
        (folder / "good.txt").write_text("1-2 1\n1-1 -1\n")
        (folder / "good.pl").write_text(":- game(othello).\nbetter_choice(B, M1, M2) :- corner(M1).\n")
        return whole(folder)


def prepared(folder: Path, contents: list[bytes]) -> dict[str, bytes]:
    """Files with the given contents, an old one, a link to it and a pipe."""
    for name, content in zip(FILES[:8], contents, strict=True):
        (folder / name).write_bytes(content)
    for name, content in good_files().items():
        (folder / name).write_bytes(content)
    (folder / "old.txt").write_bytes(b"old")
    (folder / "link").symlink_to("old.txt")
    os.mkfifo(folder / "pipe")
    return whole(folder)


def whole(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def lines_of(request: list[str], chance: random.Random) -> bytes:
    """What comes in by standard input: nothing, or lines of which some make sense."""
    if request[:1] == [] or request[0] not in TALKING or chance.random() < 0.3:
        return b""
    if request[0] != "play":
        request.append("--player=random")
    said = [chance.choice(LINES).encode() if chance.random() < 0.8 else chance.choice(NASTY_BYTES)[:500] for _ in range(12)]
    return b"\n".join(said) + b"\n" * chance.randrange(2)


def requested(request: list[str], given: bytes = b"") -> Ended:
    modules = set(sys.modules)
    done = ended(*request, given=given)
    if "two" not in modules:
        sys.modules.pop("two", None)  # the game file of this request
    return done


@pytest.fixture(autouse=True)
def _place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where we are, and what was asked, is as before when the test is over."""
    monkeypatch.setattr(sys, "argv", sys.argv)
    monkeypatch.chdir(Path.cwd())


@settings(max_examples=EXAMPLES)
@given(some.integers(0, 2**64 - 1))
def test_nonsense_is_answered_in_a_sentence_and_nothing_is_damaged(seed: int) -> None:
    chance = random.Random(seed)
    request = request_of(chance)
    given = lines_of(request, chance)
    contents = [chance.choice(NASTY_BYTES) if chance.random() < 0.8 else chance.randbytes(60) for _ in range(8)]
    note(f"request {request}, given {given!r}, files {contents}")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        before = prepared(folder, contents)
        os.chdir(folder)
        try:
            code, out, err = requested(request, given)
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
        assert changed <= ({"old.txt", "link", "good.book"} if code == 0 else {"good.book"})
        assert (folder / "pipe").is_fifo()
        assert (folder / "link").is_symlink()
        assert not [name for name in after if name.endswith(".draft")]
        for name in (set(after) - set(before)) | {"good.book"}:
            if after[name].startswith(b"SQLite"):
                with contextlib.closing(sqlite3.connect(folder / name)) as connection:
                    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
