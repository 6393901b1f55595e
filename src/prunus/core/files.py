"""Files: the one way to write one, and the one way to read what people give.

    writing(path)        a file to write into, in pieces         write_bytes, write_text, write_json: all at once
    beginning(path)      the name of a draft, for what opens its file itself; it never takes the place of another file

What is written is a draft in the same folder until all of it is on the disk; then it is given the name. So whoever is killed, or
finds the disk full, leaves the old file as it was. Drafts are called `.NAME.HOST-PROCESS-NUMBER.draft`: those of processes that are
gone are swept away when the same file is written again. Only regular files are replaced, and a link stays a link.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import json
import os
import platform
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from prunus.errors import BadFile, MissingFile, NotationError, WriteFailed

_HOST = re.sub(r"[^A-Za-z0-9]", "", platform.node())[:20] or "host"
_SHORT = 40  # characters of the name that stand in the name of a draft: file systems allow 255 bytes
_numbers = itertools.count()
_drafts: set[Path] = set()  # of this process, at this moment
os.register_at_fork(after_in_child=_drafts.clear)


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """A file to write into; when the block ends without an exception it stands at `path`, as a whole."""
    target, mode = _target(path)
    with _draft(path, target) as (draft, descriptor), _failing(path):
        with os.fdopen(descriptor, "wb") as file:
            if mode is not None:
                os.fchmod(descriptor, mode)
            yield file
            file.flush()
            os.fsync(descriptor)
        os.replace(draft, target)
        _sync(target.parent)


@contextmanager
def beginning(path: Path) -> Iterator[Path]:
    """An empty draft by its name. It becomes `path` if nothing is there by then; whoever was first, wins."""
    target, _ = _target(path)
    with _draft(path, target) as (draft, descriptor), _failing(path):
        try:
            yield draft
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        with contextlib.suppress(FileExistsError):
            os.link(draft, target)
        _sync(target.parent)


def write_bytes(path: Path, data: bytes) -> None:
    """Put `data` where `path` says."""
    with writing(path) as file:
        file.write(data)


def write_text(path: Path, text: str) -> None:
    """Put `text` where `path` says, as UTF-8; names of files that are no text come as escapes."""
    write_bytes(path, text.encode("utf-8", "backslashreplace"))


def write_json(path: Path, value: Any, indent: int | None = None) -> None:
    """Put `value` where `path` says, as JSON."""
    write_text(path, json.dumps(value, indent=indent) + "\n")


def make_folder(path: Path) -> None:
    """A folder, with those above it, if it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise BadFile(f"folder {str(path)!r} cannot be made: {reason(error)}") from error


def check_target(path: Path) -> None:
    """Refuse now what could not be written later: no folder, no permission, or something that is not a regular file."""
    target, _ = _target(path)
    if not os.access(target.parent, os.W_OK | os.X_OK):
        raise BadFile(f"{str(path)!r} cannot be written: its folder is write-protected")


def refuse_existing(path: Path, remedy: str = "give another name") -> None:
    """Refuse a name that something has already, where nobody has said that it may be replaced."""
    if os.path.lexists(path):
        raise BadFile(f"there is something in {str(path)!r} already; it is left as it is: {remedy}")


def sweep(path: Path) -> None:
    """Remove what processes that are gone have left of writing `path`: for those who change the file that is there."""
    _sweep(Path(os.path.realpath(path)))


def remove_drafts() -> None:
    """Remove what this process is writing at this moment, for a process that must end at once."""
    for draft in tuple(_drafts):
        with contextlib.suppress(OSError):
            draft.unlink()


def _target(path: Path) -> tuple[Path, int | None]:
    """The regular file that `path` means, links followed, and its mode if it is there."""
    try:
        target = Path(os.path.realpath(path))
        found = os.stat(target)
    except FileNotFoundError:
        if not target.parent.is_dir():
            raise MissingFile(f"there is no folder {str(target.parent)!r} to write {str(path)!r} into") from None
        return target, None
    except (OSError, ValueError) as error:
        raise BadFile(f"{str(path)!r} cannot be written: {reason(error)}") from error
    if not stat.S_ISREG(found.st_mode):
        raise BadFile(f"{str(path)!r} is {_kind(found.st_mode)} and not a file; it is left as it is: give another name")
    if not os.access(target, os.W_OK):
        raise BadFile(f"{str(path)!r} is write-protected; it is left as it is: give another name")
    return target, stat.S_IMODE(found.st_mode)


@contextmanager
def _draft(path: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """A new file beside `target`, by name and descriptor, which is gone afterwards if it still has this name."""
    _sweep(target)
    while True:
        draft = target.with_name(f".{target.name[:_SHORT]}.{_HOST}-{os.getpid()}-{next(_numbers)}.draft")
        _drafts.add(draft)
        try:
            descriptor = os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
            break
        except FileExistsError:  # left by an earlier process of this number
            _drafts.discard(draft)
        except OSError as error:
            _drafts.discard(draft)
            if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EIO):
                _fail(path, error)
            raise BadFile(f"{str(path)!r} cannot be written: {reason(error)}") from error
    try:
        yield draft, descriptor
    finally:
        draft.unlink(missing_ok=True)
        _drafts.discard(draft)


@contextmanager
def _failing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        _fail(path, error)


def _fail(path: Path, error: OSError) -> NoReturn:
    raise WriteFailed(f"{str(path)!r} could not be written and is as it was before: {reason(error)}") from error


def _sync(folder: Path) -> None:
    """The new name is on the disk too."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _sweep(target: Path) -> None:
    """Remove the drafts of `target` that processes which are gone have left."""
    begin = f".{target.name[:_SHORT]}.{_HOST}-"
    with contextlib.suppress(PermissionError), os.scandir(target.parent) as entries:  # who may not look need not sweep
        for name in [entry.name for entry in entries if entry.name.startswith(begin)]:
            found = re.fullmatch(r"([0-9]{1,9})-[0-9]+\.draft", name.removeprefix(begin))
            if found is not None and not _is_running(int(found[1])):
                (target.parent / name).unlink(missing_ok=True)


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


@contextmanager
def reading(path: Path, what: str) -> Iterator[BinaryIO]:
    """A regular file that people have given, to read from; `what` says in a message what it is."""
    try:
        found = _looked_at(path, what)
        if not stat.S_ISREG(found.st_mode):
            raise BadFile(f"{what} {str(path)!r} is {_kind(found.st_mode)}, not a file")
        with open(path, "rb") as file:
            yield file
    except (FileNotFoundError, NotADirectoryError):
        raise MissingFile(f"{what} {str(path)!r} is not there") from None
    except (OSError, MemoryError) as error:
        raise BadFile(f"{what} {str(path)!r} cannot be read: {reason(error)}") from error


def _looked_at(path: Path, what: str) -> os.stat_result:
    """What the system knows of a file; characters that no name has (a zero, half of a pair) are a mistake in the request."""
    try:
        return os.stat(path)
    except ValueError:
        raise BadFile(f"{what} {str(path)!r} cannot be read: this is not the name of a file") from None


def read_bytes(path: Path, what: str) -> bytes:
    """All of a file that people have given."""
    with reading(path, what) as file:
        return file.read()


def read_text(path: Path, what: str) -> str:
    """All of a file of text, UTF-8, its lines ended by a line feed."""
    return decoded(read_bytes(path, what), f"{what} {str(path)!r}")


def decoded(data: bytes, name: str) -> str:
    """The text that the bytes of a file are; `name` is said in messages."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(f"{name} is not text in UTF-8: byte {error.start + 1} makes no sense") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_json(path: Path, what: str) -> Any:
    """The value in a file of JSON."""
    return parse_json(read_text(path, what), f"{what} {str(path)!r}")


def parse_json(text: str, name: str) -> Any:
    """The value that `text` is: numbers are finite, and what no program of ours writes is refused in a sentence."""
    try:
        return json.loads(text, parse_constant=_refuse_constant, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise NotationError(f"{name} with", text, error.pos, "JSON") from None
    except RecursionError:
        raise BadFile(f"{name} is nested too deeply") from None
    except ValueError as error:
        raise BadFile(f"{name} has a number that cannot be read: {error}") from None


def _finite(text: str) -> float:
    number = float(text)
    return number if abs(number) != float("inf") else _refuse_constant(text[:20])


def _refuse_constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is not a finite number")


def reason(error: BaseException) -> str:
    """What an error says, without the name of the file."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error) or type(error).__name__
    return text[:1].lower() + text[1:]


def _kind(mode: int) -> str:
    kinds = {stat.S_IFDIR: "a folder", stat.S_IFIFO: "a pipe", stat.S_IFSOCK: "a socket"}
    return kinds.get(stat.S_IFMT(mode), "a device")
