"""Whatever people type or hand over, they get one sentence, exit code 2 (or 1), and nothing is damaged or half printed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import numpy as np
import pytest

from prunus.cli import main as command_line
from prunus.cli.parameters import InputFile, Numbers, Real, Whole
from prunus.cli.plain import speak_plainly
from prunus.core.registry import entries
from prunus.errors import MissingFile
from prunus.study.examples import FORMAT
from prunus.tables.endgame_file import MAGIC
from tests.commands import Ended, ended, refused
from tests.plain import commands_of


@pytest.fixture
def prunus() -> Callable[..., Ended]:
    """The command in this process."""
    return ended


DIGITS = "9" * 5000

REQUESTS = {
    ("search", "othello-６x６"): "Othello board '６x６' stops making sense",
    ("search", "othello-²x²"): "Othello board '²x²' stops making sense",
    ("search", "connect-four-٤x٤"): "Connect Four board '٤x٤'",
    ("search", f"connect-four-{DIGITS}x4"): "Connect Four board",
    ("search", "nim", "-d", "٣"): "--depth: '٣' is not a whole number from 0 to 512",
    ("search", "nim", "-d", DIGITS): "is not a whole number from 0 to 512",
    ("search", "nim", "-d", "1_0"): "--depth: '1_0' is not a whole number",
    ("search", "nim", "-d", "1e1"): "--depth: '1e1' is not a whole number",
    ("search", "nim", "--seconds", "1_0"): "--seconds: '1_0' is not a number above 0",
    ("search", "nim", "--table", "inf"): "table 'inf' stops making sense at character 1",
    ("search", "nim", "--table", "٣"): "expected a number of megabytes",
    ("search", "nim", "--table", "1e400"): "expected a number of megabytes",
    ("search", "nim", "-a", "futility:²"): "expected a whole number from 0 on",
    ("search", "nim", "-a", f"futility:{DIGITS}"): "is no limit at all",
    ("search", "othello", "-o", f"rules:x.pl:{DIGITS}"): "program file 'x.pl:99",
    ("search", "tree", "-p", f"[{DIGITS}, 1]"): "expected values below",
    ("search", "tree", "-p", "[٣, 1]"): "stops making sense at character 2",
    ("search", "tree", "-p", "[" * 100_000): "expected at most 200 levels",
    ("search", "tree", "-p", "x" * 100_000): "is neither a tree such as",
    ("search", "random-tree", "-p", "branching=99999999999999999999"): "a tree needs branching >= 1",
    ("search", "random-tree", "-p", "key=99999999999999999999"): "expected a key below 2 ** 64",
    ("search", "random-tree", "-p", "seed=٣"): "expected a whole number",
    ("search", "random-tree", "-p", "path=²"): "path= with children from 0 to 2",
    ("lab", "growth", "--depths", "٢-٤"): "--depths: '٢-٤' is not whole numbers and ranges such as 2,4,6-8",
    ("conspire", "nim", "--values", "-٣:٣"): "range of values '-٣:٣' stops making sense",
    ("conspire", "nim", "--values", "0:9999999999:1"): "for 2 to 1000 different values, not more",
    ("conspire", "nim", "--conspirators", str(2**28 - 1)): "--conspirators: '268435455' is not a whole number from 0 to 1,000,000",
    ("book", "build", "x", "nim", "--plies", "1000000000"): "--plies: '1000000000' is not a whole number from 0 to 512",
    ("fit-prob-cut", "nim", "-o", "x", "--depths", "٣-٤"): "is not a range of depths such as 3-8",
    ("fit-prob-cut", "nim", "-o", "x", "--thresholds", "nan"): "is not a list of thresholds such as 1,1.5,2",
    ("learn", "othello", "--nodes", "²"): "nodes are path, tree or how many to sample a game, not '²'",
    ("trace", "nim", "-d", "2", "-a", "df-pn"): "df-pn asks questions and has no windows to record",
    ("search", "nim", "-d", "3", "-a", "df-pn", "--seed", "3"): "df-pn answers questions and cannot honour seed",
    ("search", "nim", "-d", "3", "-a", "alpha-beta", "--seed", "3"): "a seed would say nothing",
    ("search", "nim", "-d", "3", "-o", "killer", "--seed", "0"): "nothing is drawn by the order 'killer': a seed would say nothing",
    ("search", "nim", "-d", "3", "--step", "2", "--at-once"): "a depth that is searched at once is not reached in steps of 2",
    ("search", "nim", "-d", "3", "-a", "minimax", "--threads", "2"): "it has no use for several threads",
    ("prove", "nim", "--seed", "3"): "df-pn draws nothing: a seed would say nothing",
    ("trace", "nim", "--seed", "3"): "nothing is drawn by the order 'natural': a seed would say nothing",
    ("book", "build", "x", "nim", "--plies", "1", "--loss", "2"): "whatever a move loses: --loss would say nothing",
    ("learn", "othello", "--examples", "x", "--games", "2"): "were played before: --games would say nothing",
    ("fit-prob-cut", "nim", "-o", "x", "--thresholds", "1"): "without --check nothing is measured: --thresholds would say nothing",
    ("fit-prob-cut", "nim", "--check", "x", "--depths", "3-4"): "was fitted before: --depths would say nothing",
    ("search", "nim", "--no-such-option"): "No such option",
    ("search",): "Missing argument 'GAME'",
    ("nonsense",): "no command is called 'nonsense'",
    ("serch", "othello"): "no command is called 'serch'; did you mean search",  # codespell:ignore serch
    ("lab", "levls"): "no command is called 'levls'; did you mean levels",  # codespell:ignore levls
    ("book", "shw"): "no command is called 'shw'; did you mean show",
    ("solve", "nim", "--level", "medium"): "'medium' is not one of",
    ("search", "nim", "--depth"): "requires an argument",
    ("search", "nim", "extra", "words"): "unexpected extra arguments",
    ("trace", "tree", "--svg", "x\0y"): "is not the name of a file",
    ("trace", "tree", "--svg", ""): "is not the name of a file",
    ("trace", "tree", "--svg", "x" * 300): "file name too long",
    ("search", "x\0y.py"): "cannot be read",
}  # fmt: skip


@pytest.mark.parametrize("arguments", REQUESTS, ids=lambda words: " ".join(words)[:60].encode("ascii", "replace").decode())
def test_a_bad_request_is_refused_in_a_sentence(arguments: tuple[str, ...], prunus: Callable[..., Ended]) -> None:
    refused(prunus(*arguments), REQUESTS[arguments])


def commands(group: click.Group, *above: str) -> list[tuple[tuple[str, ...], click.Command]]:
    found = []
    for name, command in commands_of(group).items():
        inner = isinstance(command, click.Group)
        found += commands(command, *above, name) if isinstance(command, click.Group) else []
        found += [] if inner else [((*above, name), command)]
    return found


NO_RANGES = [f"1-{2**63}", f"0-{10**19 - 1}", f"1-{DIGITS}", "5-1", "1-", "1,,2", f"0,{10**19 - 1}"]
NUMBERS = ["inf", "nan", "-inf", str(2**63), "1e400", "9" * 400, DIGITS, "٣", "½", "", " ", "0x10", "1,000", "--", "\ud800"]


def test_every_numeric_option_refuses_what_is_no_number_in_its_range(prunus: Callable[..., Ended]) -> None:
    checked = 0
    for words, command in commands(command_line.prunus):
        for option in command.params:
            if isinstance(option, click.Option):
                assert not isinstance(option.type, click.types.IntParamType | click.types.FloatParamType), option
            if isinstance(option, click.Option) and isinstance(option.type, Whole | Real | Numbers):
                name = max(option.opts, key=len)
                required = ["x"] * sum(isinstance(each, click.Argument) for each in command.params)
                for number in [*(NUMBERS if isinstance(option.type, Whole | Real) else set(NUMBERS) - {"1,000"}), *NO_RANGES]:
                    refused(prunus(*words, *required, f"{name}={number}"), f"{name}: ")
                    checked += 1
    assert checked > 300


NO_NAMES = ["", "x\0y", "\ud800"]  # of files, in any file system


def test_every_option_that_names_a_file_or_a_folder_refuses_what_cannot_be_a_name(prunus: Callable[..., Ended]) -> None:
    checked = 0
    for words, command in commands(command_line.prunus):
        required = ["x"] * sum(isinstance(each, click.Argument) for each in command.params)
        for option in [each for each in command.params if isinstance(each, click.Option)]:
            assert not isinstance(option.type, click.Path | click.File), option
            for name in NO_NAMES if isinstance(option.type, InputFile) else ():
                longest = max(option.opts, key=len)
                refused(prunus(*words, *required, f"{longest}={name}"), f"{longest}: {name!r} is not the name of a ")
                checked += 1
    assert checked > 100


def test_a_folder_is_no_file(prunus: Callable[..., Ended], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine", "utf-8")
    for words in (
        ("train", "nim", "--output=x", "--folder"),
        ("serve", "--folder"),
        ("reproduce", "--out"),
        ("match", "x", "x", "--out"),
    ):
        refused(prunus(*words, str(file)), "is not a folder but something else")
    assert file.read_text("utf-8") == "mine"


def test_every_name_that_takes_an_argument_refuses_nonsense_there(prunus: Callable[..., Ended]) -> None:
    for kind in ("algorithm", "ordering", "evaluation"):
        for entry in [entry for entry in entries(kind).values() if entry.argument]:
            for number in [*NUMBERS, "0", "-1", "x", f"1-{2**63}"]:
                request = prunus("search", "nim", "--depth=1", f"--{kind}={entry.name}:{number}")
                assert request.code == 0 or refused(request), (entry.name, number)
                assert number == "0" or request.code == 2, (entry.name, number)


def test_a_missing_command_is_answered_with_help(prunus: Callable[..., Ended]) -> None:
    for group in ((), ("book",), ("lab",)):
        ended = prunus(*group)
        assert (ended.code, ended.err) == (2, "")
        assert "Usage: " in ended.out
        assert "Options:" in ended.out


# Files

FILES: dict[str, bytes] = {
    "latin.pl": "better_choice(B, M1, M2) :- ä.".encode("latin-1"),
    "equal.pl": b":- foo = bar.\nbetter_choice(B, M1, M2) :- corner(M1).",
    "nothing.pl": b":- game.\nbetter_choice(B, M1, M2) :- corner(M1).",
    "variable.pl": b":- game(X).\nbetter_choice(B, M1, M2) :- corner(M1).",
    "long.pl": b"better_choice(B, M1, M2) :- flips(B, M1, N), N > " + b"9" * 5000 + b".",
    "large.pl": b"better_choice(B, M1, M2) :- flips(B, M1, N), N > 99999999999999999999.",
    "constants.pl": b"better_choice(B, M1, M2) :- 3 > 2147483648.",
    "negated.pl": b"better_choice(B, M1, M2) :- " + b"\\+ " * 100_000 + b"foo(M1).",
    "digits.pl": "better_choice(B, M1, M2) :- flips(B, M1, N), N > ٣.".encode(),
    "tree.txt": b"[1, \xff]",
    "broken.npz": b"PK\x03\x04" + b"\0" * 60,
    "text.npz": b"hello",
    "deep.json": b"[" * 100_000,
    "digits.json": b'{"format": ' + b"9" * 5000 + b"}",
    "latin.json": b'{"format": "\xe4"}',
    "digits.toml": b"games = " + b"9" * 5000,
    "large.toml": b"games = 1" + b"0" * 19,
    "seeds.toml": b"seeds = [" + b"9" * 5000 + b"]",
    "real.toml": b"games = 1e999",
    "deep.toml": b"seeds = " + b"[" * 100_000,
    "latin.toml": b"game = '\xe4'",
    "date.toml": b"games = 2020-99-99",
    "problems.txt": b"1-2 \xff",
    "long.problems": b"1-2 " + b"9" * 5000,
    "text.cert": b"hello",
    "deep.cert": b"prunus certificate 1\n" + b"[" * 100_000 + b"\n",
    "digits.cert": b"prunus certificate 1\n" + b"9" * 5000 + b"\n",
    "text.endgame": b"hello",
    "deep.endgame": MAGIC + b"[" * 100_000 + b"\n",
    "kinds.endgame": MAGIC + b'{"game": "nim", "position": 1, "key": "x", "size": "a", "folded": 3}\n',
    "huge.endgame": MAGIC + b'{"game": "nim", "position": "", "key": 1, "size": 1' + b"0" * 5000 + b"}\n",
}
LOOKED_AT = {
    ("explain", "latin.pl"): "is not text in UTF-8: byte 29 makes no sense",
    ("explain", "equal.pl"): "equal.pl:1:1: a directive is a literal such as game(othello), not 'foo = bar'",
    ("explain", "nothing.pl"): "a directive is a literal such as game(othello), not 'game'",
    ("explain", "variable.pl"): "a directive is a literal such as game(othello)",
    ("explain", "long.pl", "--game", "othello"): "is too large a number",
    ("search", "othello", "-d", "1", "-o", "rules:large.pl"): "is too large a number; numbers are below 2,147,483,648",
    ("search", "othello", "-d", "1", "-o", "rules:constants.pl"): "is too large a number",
    ("search", "othello", "-d", "1", "-o", "rules:negated.pl"): "no predicate foo/1",
    ("explain", "digits.pl", "--game", "othello"): "'٣' does not belong in a program",
    ("explain", "."): "program file '.' is a folder, not a file",
    ("learn", "othello", "--background", "latin.pl"): "is not text in UTF-8",
    ("learn", "othello", "--examples", "broken.npz"): "example file 'broken.npz' cannot be read",
    ("learn", "othello", "--examples", "text.npz"): "example file 'text.npz' cannot be read",
    ("learn", "othello", "--examples", "."): "example file '.' is a folder",
    ("search", "tree", "-p", "tree.txt"): "tree 'tree.txt' is not text in UTF-8: byte 5 makes no sense",
    ("search", "nim", "-a", "prob-cut:deep.json"): "prob-cut file 'deep.json' is nested too deeply",
    ("search", "nim", "-a", "prob-cut:digits.json"): "prob-cut file 'digits.json' has a number that cannot be read",
    ("search", "nim", "-a", "prob-cut:latin.json"): "prob-cut file 'latin.json' is not text in UTF-8",
    ("reproduce", "--protocol", "digits.toml"): "protocol 'digits.toml' has a number that cannot be read",
    ("reproduce", "--protocol", "seeds.toml"): "protocol 'seeds.toml' has a number that cannot be read",
    ("reproduce", "--protocol", "large.toml"): "games",
    ("reproduce", "--protocol", "real.toml"): "protocol 'real.toml': games is not a whole number",
    ("reproduce", "--protocol", "deep.toml"): "protocol 'deep.toml' is nested too deeply",
    ("reproduce", "--protocol", "latin.toml"): "protocol 'latin.toml' is not text in UTF-8",
    ("reproduce", "--protocol", "date.toml"): "protocol 'date.toml' is no TOML: ",
    ("reproduce", "--protocol", "."): "protocol '.' is a folder",
    ("solve", "nim", "--problems", "problems.txt"): "problem file 'problems.txt' is not text in UTF-8",
    ("solve", "nim", "--problems", "long.problems"): "expected a whole number as the value",
    ("verify", "text.cert"): "'text.cert' is not a certificate of Prunus",
    ("verify", "deep.cert"): "'deep.cert' has a header that makes no sense",
    ("verify", "digits.cert"): "'digits.cert' has a header that makes no sense",
    ("verify", "."): "certificate '.' is a folder",
    ("solve", "nim", "--endgame", "text.endgame"): "'text.endgame' is not an endgame table",
    ("solve", "nim", "--endgame", "deep.endgame"): "endgame table 'deep.endgame' is damaged: its head cannot be read",
    ("solve", "nim", "--endgame", "kinds.endgame"): "its head cannot be read",
    ("solve", "nim", "--endgame", "huge.endgame"): "its head cannot be read",
    ("book", "show", "text.cert"): "'text.cert' is not an opening book of Prunus",
    ("book", "show", "."): "book '.' is a folder",
    ("book", "add", "text.cert", "nim"): "'text.cert' is not an opening book of Prunus",
}  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("files")
    for name, content in FILES.items():
        (place / name).write_bytes(content)
    return place


@pytest.mark.parametrize("arguments", LOOKED_AT, ids=" ".join)
def test_a_bad_file_is_refused_in_a_sentence_and_left_as_it_is(
    arguments: tuple[str, ...], prunus: Callable[..., Ended], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    refused(prunus(*arguments), LOOKED_AT[arguments])
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == FILES


def test_examples_whose_parts_do_not_fit_together_are_refused(prunus: Callable[..., Ended], tmp_path: Path) -> None:
    header = f'{{"format": "{FORMAT}", "game": "othello", "evaluation": "disc-difference"}}'
    parts = {"positions": np.zeros((2, 4), np.uint64), "owners": np.zeros(3, np.int32), "moves": np.zeros(3, np.int32)}
    parts |= {"losses": np.zeros(3, np.int64), "nodes": np.ones(2, np.int64)}
    np.savez(tmp_path / "a.npz", header=np.array(header), values=np.zeros(3, np.int32), **parts)  # type: ignore[arg-type]
    np.savez(tmp_path / "b.npz", header=np.array(header), values=np.zeros(9, np.int32), **parts)  # type: ignore[arg-type]
    np.savez(tmp_path / "c.npz", header=np.array("[" * 100_000), values=np.zeros(3, np.int32), **parts)  # type: ignore[arg-type]
    for name in ("a", "b"):
        refused(prunus("learn", "othello", "--examples", str(tmp_path / f"{name}.npz")), "its parts do not fit together")
    refused(prunus("learn", "othello", "--examples", str(tmp_path / "c.npz")), "is nested too deeply")


# Games of one's own

GAME = """
from prunus.core.game import Game, Position
from dataclasses import dataclass

@dataclass(frozen=True)
class Place(Position):
    left: int = 3
    def moves(self): return range(1, min(2, self.left) + 1)
    def play(self, move): return Place(self.left - move)
    def is_over(self): return self.left == 0
    def outcome(self): return -1
    def max_moves(self): return 2
    def key(self): return self.left

class Taking(Game):
    name = "taking"
    def start(self): return Place()
    def parse(self, text): return Place(int(text))
    def format(self, position): return str(position.left)

GAME = Taking()
"""
GAMES = {
    "syntax_game": ("def", "cannot be loaded, line 1: SyntaxError"),
    "raising_game": ("1\n1 / 0", "cannot be loaded, line 2: ZeroDivisionError: division by zero"),
    "leaving_game": ("import sys\nsys.exit(0)", "cannot be loaded, line 2: SystemExit: 0"),
    "missing_game": ("import no_such_module_at_all", "cannot be loaded, line 1: ModuleNotFoundError"),
    "no_game": ("x = 1", "defines no GAME"),
    "none_game": ("GAME = None", "NoneType is no game: it has no function 'moves', 'play', 'is_over', 'outcome'"),
    "class_game": ("class G:\n  name = 'g'\nGAME = G()", "G is no game: it has no function 'moves', 'play', 'is_over', 'outcome'"),
    "startless_game": (GAME.replace("def start", "def begin"), "Taking does not say where play starts"),
    "failing_game": (GAME.replace("return Place()", "return 1 / 0"), "line 17: ZeroDivisionError: division by zero"),
    "playless_game": (GAME.replace("return Place(self.left - move)", "return [][0]"), ", line 9), in Place(left=3)"),
    "nothing_game": (GAME.replace("return Place()", "return None"), "NoneType"),
    "parse_game": (GAME, "ValueError: invalid literal for int()"),
}  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("command", ["search", "perft", "prove", "trace"])
def test_a_game_file_with_a_mistake_is_named_in_a_sentence(
    name: str, command: str, prunus: Callable[..., Ended], tmp_path: Path
) -> None:
    source, sentence = GAMES[name]
    path = tmp_path / f"{name}_of_{command}.py"
    path.write_text(source)
    depth = ["2"] if command == "perft" else ["-d", "2"]
    place = ["-p", "x"] if name == "parse_game" else []
    refused(prunus(command, str(path), *depth, *place), sentence)
    assert path.stem not in sys.modules or "cannot be loaded" not in sentence


def test_a_game_file_may_import_its_neighbours_at_once_and_later(prunus: Callable[..., Ended], tmp_path: Path) -> None:
    (tmp_path / "neighbour_at_once.py").write_text("FIRST = 3")
    (tmp_path / "neighbour_later.py").write_text("NAME = 'left'")
    later = "def format(self, position):\n        from neighbour_later import NAME\n        return NAME"
    source = GAME.replace("def format(self, position): return str(position.left)", later)
    (tmp_path / "importing_game.py").write_text(f"from neighbour_at_once import FIRST\n{source}")
    ended = prunus("trace", str(tmp_path / "importing_game.py"), "-d", "2", "--json")
    assert ended.code == 0, ended.err
    assert json.loads(ended.out)["position"] == "left"


# Saying it


def test_with_json_an_error_is_one_object_and_nothing_else_is_said(prunus: Callable[..., Ended], tmp_path: Path) -> None:
    for arguments, kind, code in [
        (("search", "othelo", "--json"), "UnknownName", 2),
        (("search", "--json"), "MissingParameter", 2),
        (("search", "nim", "-d", "x", "--json"), "OutOfRange", 2),
        (("games", "--json", "extra"), "UnknownName", 2),
        (("games", "--json", "openspiel", "extra"), "UsageError", 2),
        (("explain", str(tmp_path), "--json"), "BadFile", 2),
    ]:
        ended = prunus(*arguments)
        said = json.loads(ended.err)
        assert (ended.code, ended.out) == (code, "")
        assert (said["kind"], said["exit_code"], set(said)) == (kind, code, {"error", "kind", "exit_code"})


def test_a_mistake_of_ours_is_called_so(prunus: Callable[..., Ended], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**_: object) -> None:
        raise TypeError("int + str")

    monkeypatch.setattr(commands_of(command_line.prunus)["games"], "callback", broken)
    refused(prunus("games"), "this is a mistake in Prunus: TypeError: int + str (--debug shows where)", code=1)
    assert "Traceback" in prunus("--debug", "games").err


def in_a_process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "prunus", *arguments]
    return subprocess.run(command, capture_output=True, env=os.environ | environment)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_an_output_without_our_characters_gets_plain_ones(encoding: str) -> None:
    done = in_a_process("trace", "tree", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode(encoding)
    assert "MIN (3, +inf) <= 2" in text
    assert "x x, y   (alpha cutoff)" in text
    assert "+-" in text
    done = in_a_process("search", "tree", "-p", "…∞", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"is neither a tree such as" in done.stderr


def test_every_character_has_a_plain_stand_in() -> None:
    speak_plainly()
    for number in (*range(0x3000), *range(0x3000, 0x110000, 97)):
        chr(number).encode("ascii", "prunus.plain")
    assert "3 ≤ x − ∞ ┼ é \ud800".encode("ascii", "prunus.plain") == b"3 <= x - inf + e \\ud800"


def test_whoever_stops_reading_is_not_bothered() -> None:
    command = [sys.executable, "-m", "prunus", "games"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


FULL = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
sys.argv = ["prunus", "games"]
from prunus.cli.main import main
main()
"""


def test_a_disk_that_is_full_is_named_in_a_sentence(tmp_path: Path) -> None:
    """A limit on the size of files stands for the full disk."""
    with (tmp_path / "output").open("wb") as output:
        done = subprocess.run([sys.executable, "-c", FULL], stdout=output, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (1, b"prunus: the output could not be written: file too large\n")


def test_a_home_is_not_needed() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("HOME", "PRUNUS_CACHE", "XDG_CACHE_HOME")}
    done = subprocess.run([sys.executable, "-m", "prunus", "search", "nim", "-d", "1"], capture_output=True, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")


def test_warm_up_without_a_home_says_that_there_is_nowhere_to_keep_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"HOME": "", "PRUNUS_CACHE": "", "XDG_CACHE_HOME": ""}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(MissingFile, match="there is no home folder to keep compiled kernels in; name a folder in PRUNUS_CACHE"):
        command_line.prunus.main(["warm-up"], standalone_mode=False)
