"""The one way to write a file: whole or not at all, in place of regular files alone; and the one way to read what people give."""

from __future__ import annotations

import ast
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import prunus
from prunus.core import files
from prunus.core.jit import interpreting
from prunus.errors import BadFile, MissingFile, NotationError, PrunusError, WriteFailed
from prunus.jobs.job import Job
from prunus.jobs.journal import Journal
from prunus.jobs.performing import Reply
from prunus.tables.book import Book, Entry
from tests.commands import ended, refused

SOURCES = Path(prunus.__file__).parent

# Who else writes, and why.
OWN_WAYS = {
    "core/files.py": "it is the one way",
    "core/store.py": "compiled kernels, in a folder that it holds open so that nobody can put another in its place",
    "core/database.py": "SQLite has a journal of its own",
    "lab/scale.py": "a temporary folder for journals whose cost is measured",
    "study/prolog.py": "a temporary folder for another program to read",
    "trainers/training.py": "a temporary folder for what is known half-way",
    "web/runs/experiment.py": "a file that is empty and locked, so that no run is performed twice at a time",
    "web/runs/measured.py": "a journal that grows line by line; a last line that was cut off is not read",
    "web/runs/run.py": "what a process of its own says on its way out, written by that process",
}
WRITING_CALLS = {
    "write_text", "write_bytes", "touch", "unlink", "rename", "replace_file", "symlink_to", "hardlink_to",
    "np.save", "np.savez", "np.savez_compressed", "np.savetxt", "tofile",
    "os.open", "os.replace", "os.rename", "os.link", "os.unlink", "os.remove", "os.symlink", "os.truncate",
    "shutil.copy", "shutil.copyfile", "shutil.copy2", "shutil.move", "shutil.rmtree", "shutil.copytree",
    "sqlite3.connect", "json.dump", "pickle.dump", "savefig",
}  # fmt: skip
# What opens files, and at which place its mode stands.
MODES = {
    "open": 1, "io.open": 1, "gzip.open": 1, "bz2.open": 1, "lzma.open": 1, "tarfile.open": 1, "zipfile.ZipFile": 1, "ZipFile": 1,
    "os.open": 1, "os.fdopen": 1, "np.load": 1, "np.memmap": 2, "mmap.mmap": 3,
}  # fmt: skip
OUR_OWN = ("Book.open", "cls.open")  # of SQLite files


def mode_of(call: ast.Call) -> str | None:
    """With what mode a call opens a file, "?" if only a run of the program would tell; None if it opens none."""
    name = ast.unparse(call.func)
    place = MODES.get(name, 0 if name.endswith(".open") and name not in OUR_OWN else None)  # that of a path comes first
    if place is None:
        return None
    keyword = {"np.load": "mmap_mode", "mmap.mmap": "access"}.get(name, "mode")
    given: list[ast.expr] = [word.value for word in call.keywords if word.arg in (keyword, None)]
    mode = (given or call.args[place : place + 1] or [ast.Constant("r")])[0]
    return mode.value if isinstance(mode, ast.Constant) and isinstance(mode.value, str) else "?"


def writers(source: str) -> Iterator[str]:
    """The calls in a module that write, rename or delete files."""
    tree = ast.parse(source)
    items = [item for node in ast.walk(tree) if isinstance(node, ast.With) for item in node.items if item.optional_vars]
    opened = {ast.unparse(item.optional_vars) for item in items if ast.unparse(item.context_expr).startswith("files.writing(")}
    kept = [node for node in ast.walk(tree) if isinstance(node, ast.Assign) and ast.unparse(node.value) == "io.BytesIO()"]
    opened |= {ast.unparse(target) for node in kept for target in node.targets}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func)
        last, mode = name.rpartition(".")[2], mode_of(node)
        if mode is not None:
            if mode not in ("r", "rb", "rt"):
                yield name
        elif name.startswith("files.") or (
            (name.startswith("np.save") or last == "savefig") and ast.unparse(node.args[0]) in opened
        ):
            continue
        elif name.startswith("tempfile.") or name in WRITING_CALLS or (last in WRITING_CALLS and "." in name):
            yield name


def test_nothing_but_the_one_way_writes_files() -> None:
    found = {str(path.relative_to(SOURCES)): sorted(set(writers(path.read_text("utf-8")))) for path in SOURCES.rglob("*.py")}
    assert {name: calls for name, calls in found.items() if calls and name not in OWN_WAYS} == {}
    for call in (
        "os.replace(a, b)", "open(p, 'wb')", "open(p, mode)", "open(p, mode='a')", "open(p, **how)", "path.open('w')",
        "os.open(p, 0)", "os.fdopen(d, 'w')", "path.write_text('')", "zipfile.ZipFile(p, 'w')", "zipfile.ZipFile(p, mode)",
        "np.memmap(p, kind, 'r+')", "np.memmap(p, kind, mode)", "np.load(p, mmap_mode='r+')", "figure.savefig(p)",
        "gzip.open(p, how)", "np.save(p, a)", "tempfile.mkdtemp()",
    ):  # fmt: skip
        assert list(writers(call)) == [call.partition("(")[0]], call
    for call in ("open(p)", "open(p, 'rb')", "open(p, encoding='utf-8')", "p.open()", "p.open('rb')", "np.memmap(p, kind, 'r')"):
        assert not list(writers(call)), call


# Every command that writes, on something small; {} is the file.
NIM = ("nim", "-p", "1-2")
WRITING_COMMANDS: dict[str, tuple[str, ...]] = {
    "certificate": ("certify", *NIM, "-o", "{}"),
    "recording": ("trace", "tree", "--save", "{}"),
    "drawn tree": ("trace", "tree", "--svg", "{}"),
    "drawn proof": ("prove", *NIM, "-a", "proof-number", "--svg", "{}"),
    "drawn conspiracy": ("conspire", *NIM, "--svg", "{}"),
    "drawn comparison": ("compare", "nim", "-d", "2", "--positions", "2", "--orderings", "natural", "--out", "{}"),
    "strong solution": ("solve", *NIM, "--level", "strong", "-o", "{}"),
    "export": ("book", "export", "{book}", "-o", "{}"),
    "program": ("learn", "tic-tac-toe", "-d", "1", "--games", "9", "--learner", "foil", "--min-accuracy", "0.6", "-o", "{}"),
    "examples": ("learn", "tic-tac-toe", "-d", "1", "--games", "9", "--learner", "foil", "--save-examples", "{}"),
    "prob-cut parameters": ("fit-prob-cut", "tic-tac-toe", "--positions", "30", "--depths", "3-4", "-o", "{}"),
    "sheet of exercises": ("exercises", "--kind", "pruned", "--out", "{}"),
    "drawn growth": ("lab", "growth", "--branching", "2,3", "--depths", "1-3", "--seeds", "2", "--out", "{}"),
}  # fmt: skip


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., tuple[int, str]]:
    """Run a command of the table in this process, interpreted: (exit code, what it says on stderr)."""

    def run(kind: str, target: Path) -> tuple[int, str]:
        book = tmp_path / "some.book"
        with interpreting():
            for words in [("book", "add", str(book), "nim", "-p", "1-2", "-d", "2"), WRITING_COMMANDS[kind]]:
                done = ended(*(word.format(target, book=book) for word in words))
        return done.code, done.err

    return run


@pytest.mark.parametrize("kind", WRITING_COMMANDS)
def test_a_file_is_made_and_replaced_and_nothing_else_stays(
    kind: str, write: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    target, link = folder / "target", folder / "link"
    assert write(kind, target)[0] == 0
    first = target.read_bytes()
    umask = os.umask(0)
    os.umask(umask)
    assert stat.S_IMODE(target.stat().st_mode) == 0o666 & ~umask
    target.chmod(0o640)
    link.symlink_to("target")
    assert write(kind, link)[0] == 0
    assert link.is_symlink()
    assert len(target.read_bytes()) > 0
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert sorted(path.name for path in folder.iterdir()) == ["link", "target"]
    assert first


@pytest.mark.parametrize("kind", WRITING_COMMANDS)
def test_what_is_not_a_regular_file_is_left_alone(kind: str, write: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    pipe, folder, link = tmp_path / "pipe", tmp_path / "folder", tmp_path / "link"
    os.mkfifo(pipe)
    folder.mkdir()
    link.symlink_to("pipe")
    for target in (pipe, folder, link, tmp_path / "no" / "where"):
        code, said = write(kind, target)
        assert code == 2, said
        assert len(said.splitlines()) == 1
        assert target.name in said
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert link.is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "link", "pipe", "some.book"]


def test_the_folder_of_a_run_is_no_file_and_nothing_that_is_there_is_replaced(tmp_path: Path) -> None:
    pipe, file, link = tmp_path / "pipe", tmp_path / "file", tmp_path / "link"
    os.mkfifo(pipe)
    file.write_text("old")
    link.symlink_to("pipe")
    for target in (pipe, file, link, file / "below"):
        sentence = "cannot be made" if target.name == "below" else "is not a folder but something else"
        refused(ended("reproduce", "--game", "nim", "--games", "1", "--workers", "1", "--out", str(target)), sentence)
        with pytest.raises(BadFile, match="cannot be made"):
            files.make_folder(target)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert (file.read_text(), link.is_symlink()) == ("old", True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "link", "pipe"]


def write_half(path: Path, wrong: BaseException) -> None:
    with files.writing(path) as file:
        file.write(b"new" * 100_000)
        raise wrong


def begin_half(path: Path, wrong: BaseException) -> None:
    with files.beginning(path) as draft:
        draft.write_text("half")
        raise wrong


def write_and_remove(path: Path) -> None:
    with files.writing(path):
        files.remove_drafts()
        assert list(path.parent.iterdir()) == []


def test_an_exception_leaves_the_old_file_and_no_draft(tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.write_text("old")
    for wrong in (KeyboardInterrupt(), ValueError("no"), SystemExit(3)):
        with pytest.raises(type(wrong)):
            write_half(target, wrong)
        with pytest.raises(type(wrong)):
            begin_half(tmp_path / "another", wrong)
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["target"]


FULL = """
import resource, signal, sys
from pathlib import Path
from prunus.core import files
from prunus.core.jit import interpreting
from prunus.errors import BadFile, MissingFile, NotationError, PrunusError, WriteFailed
from prunus.errors import WriteFailed
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    files.write_bytes(Path(sys.argv[1]), bytes(100_000))
except WriteFailed as error:
    print(error)
"""


def test_a_disk_that_is_full_leaves_the_old_file_and_no_draft(tmp_path: Path) -> None:
    """A limit on the size of files stands for the full disk."""
    target = tmp_path / "target"
    target.write_text("old")
    said = subprocess.run([sys.executable, "-c", FULL, str(target)], capture_output=True, text=True, check=True).stdout
    assert said == f"{str(target)!r} could not be written and is as it was before: file too large\n"
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["target"]


KILLED = """
import os, signal, sys
from pathlib import Path
from prunus.core import files
from prunus.core.jit import interpreting
with files.writing(Path(sys.argv[1])) as file:
    file.write(b"half")
    file.flush()
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("name", ["target", "a name [with] *signs*", "n" * 255, "ü" * 127])
def test_the_draft_of_a_killed_process_is_swept_away_by_the_next_writer_and_living_ones_are_not(tmp_path: Path, name: str) -> None:
    target = tmp_path / name
    target.write_text("old")
    subprocess.run([sys.executable, "-c", KILLED, str(target)])
    assert target.read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 2
    with files.writing(target) as mine:
        assert len(list(tmp_path.iterdir())) == 2
        files.write_text(target, "between")
        mine.write(b"new")
    assert target.read_text() == "new"
    assert list(tmp_path.iterdir()) == [target]


# Killed between the two names of a file that it has begun: its own, and that of the draft.
KILLED_BEGINNING = """
import os, signal, sys
from pathlib import Path
from prunus.core.registry import game
from prunus.jobs.journal import Journal
from prunus.tables.book import Book
link = os.link
os.link = lambda *names: (link(*names), os.kill(os.getpid(), signal.SIGKILL))
path = Path(sys.argv[1])
Journal(path) if path.name == "journal" else Book.open_or_create(path, game("nim"), "win-loss-draw")
"""


@pytest.mark.parametrize("name", ["journal", "book"])
def test_the_draft_of_a_process_that_was_killed_when_its_file_had_begun_is_swept_away_by_the_next_writer(
    name: str, tmp_path: Path
) -> None:
    target = tmp_path / name
    assert subprocess.run([sys.executable, "-c", KILLED_BEGINNING, str(target)]).returncode == -signal.SIGKILL
    assert len(list(tmp_path.iterdir())) == 2
    if name == "journal":
        with Journal(target) as journal:
            journal.keep([(Job("tests.work:squared", {"number": 1}), Reply("1", "null", 0.5))])
            assert len(journal) == 1
    else:
        with Book.open_or_create(target, prunus.game("nim"), "win-loss-draw") as book:
            book.store(prunus.game("nim").start(), Entry(1, 2, 12))
    assert list(tmp_path.iterdir()) == [target]


def test_a_file_that_is_write_protected_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "target"
    target.write_text("old")
    target.chmod(0o444)
    if os.geteuid() == 0:  # root may write everything: what the system would say to others is said here
        monkeypatch.setattr(os, "access", lambda path, kind: not (Path(path) == target and kind & os.W_OK))
    with pytest.raises(BadFile, match="is write-protected; it is left as it is"):
        files.write_text(target, "new")
    assert target.read_text() == "old"


def test_a_beginning_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    target = tmp_path / "target"
    with files.beginning(target) as draft:
        draft.write_text("second")
        target.write_text("first")
    assert target.read_text() == "first"
    assert list(tmp_path.iterdir()) == [target]


def test_drafts_are_removed_for_a_process_that_ends_at_once(tmp_path: Path) -> None:
    with pytest.raises(WriteFailed, match="no such file"):
        write_and_remove(tmp_path / "target")
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_read_is_named_in_a_sentence(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    cases: dict[str, tuple[bytes | None, type[PrunusError], str]] = {
        "nowhere": (None, MissingFile, "letter '{}' is not there"),
        ".": (None, BadFile, "letter '{}' is a folder, not a file"),
        "pipe": (None, BadFile, "letter '{}' is a pipe, not a file"),
        "latin": (b"\xe4h", BadFile, "letter '{}' is not text in UTF-8: byte 1 makes no sense"),
        "deep": (b"[" * 100_000, BadFile, "letter '{}' is nested too deeply"),
        "long": (b"1" * 5_000, BadFile, "letter '{}' has a number that cannot be read"),
        "infinite": (b"[1e999]", BadFile, "letter '{}' has a number that cannot be read: 1e999 is not a finite number"),
        "constant": (b"[NaN]", BadFile, "NaN is not a finite number"),
        "text": (b"hello", NotationError, "letter '{}' with 'hello' stops making sense at character 1, 'h': expected JSON"),
    }
    for name, (content, kind, sentence) in cases.items():
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(kind) as refusal:
            files.read_json(path, "letter")
        assert sentence.format(path) in str(refusal.value)
    (tmp_path / "good").write_bytes(b'\xef\xbb\xbf{"a":\r\n 1.5}')
    assert files.read_json(tmp_path / "good", "letter") == {"a": 1.5}
