"""Store: small files in a folder of our own, which nobody else can have written and which no accident makes us believe.

    $PRUNUS_CACHE/compiled/          0700, ours, not a link
        <digest of what it is>.kernel
            magic · length of the description · the description · what it is about · blake2b of all that

A file is believed if all of this is right and the description is the one that was asked for. Otherwise it is as if it were not
there, and whoever makes the thing anew puts it in its place. Nothing is deleted but files of this folder with our kind of name, our
magic and our owner that nobody has used for a month. Folders are opened once and everything happens relative to them.
"""

from __future__ import annotations

import hashlib
import logging
import os
import re
import secrets
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

KEEP_SECONDS = 30 * 86_400
KEEP_DRAFT_SECONDS = 86_400  # what a killed process has left half written
MAGIC = b"prunus kernel 1\n"  # the number of the format
CHECK_BYTES = 32
ENTRY = re.compile(r"[0-9a-f]{40}\.kernel")
DRAFT = re.compile(r"[0-9a-f]{40}\.kernel\.[0-9a-f]{16}\.draft")

logger = logging.getLogger("prunus")
_is_told = False  # that the folder cannot be used, which is said once a process: the answers are right all the same, only later


def cache_root() -> Path | None:
    """Where compiled kernels are kept: $PRUNUS_CACHE, or a folder in the user's cache; None where the user has no home."""
    override = os.environ.get("PRUNUS_CACHE")
    if override:
        return Path(override)
    own = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(own):  # so says its specification
        return Path(own) / "prunus"
    home = os.path.expanduser("~") if os.environ.get("HOME") != "" else ""
    return Path(home) / ".cache" / "prunus" if os.path.isabs(home) else None


def read(description: bytes) -> bytes | None:
    """What was written under this description, if it is there as it was written."""
    try:
        with _folder(is_made=False) as folder, _opened(name_of(description), folder) as file:
            whole = _all_of(file)
            with suppress(OSError):  # a folder that can only be read serves as well
                os.utime(file)
    except FileNotFoundError:
        return None
    except OSError as error:
        tell(error)
        return None
    head = _head(description)
    payload, check = whole[len(head) : -CHECK_BYTES], whole[-CHECK_BYTES:]
    return payload if whole.startswith(head) and check == _check(whole[:-CHECK_BYTES]) else None


def write(description: bytes, payload: bytes) -> None:
    """Put it where `read` looks for it; no other process ever sees half of it."""
    whole = _head(description) + payload
    name = name_of(description)
    draft = f"{name}.{secrets.token_hex(8)}.draft"
    try:
        with _folder(is_made=True) as folder:
            forget_old(folder)
            try:
                file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600, dir_fd=folder)
                with os.fdopen(file, "wb") as opened:
                    opened.write(whole + _check(whole))
                os.replace(draft, name, src_dir_fd=folder, dst_dir_fd=folder)
            except BaseException:
                with suppress(FileNotFoundError):
                    os.unlink(draft, dir_fd=folder)
                raise
    except OSError as error:
        tell(error)


def tell(error: Exception) -> None:
    """Say once why the cache is of no use."""
    global _is_told
    if not _is_told:
        _is_told = True
        root = cache_root()
        where = "" if root is None else f" in {str(root)!r}"
        logger.warning("the cache%s cannot be used: %s", where, getattr(error, "strerror", None) or error)


def name_of(description: bytes) -> str:
    return f"{hashlib.blake2b(description, digest_size=20).hexdigest()}.kernel"


def _head(description: bytes) -> bytes:
    return MAGIC + len(description).to_bytes(8, "little") + description


def _check(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=CHECK_BYTES).digest()


@contextmanager
def _folder(is_made: bool) -> Iterator[int]:
    """The folder of entries, open; OSError unless it is a folder of our own that nobody else can write to."""
    root = cache_root()
    if root is None:
        raise OSError("the user has no home")
    if not hasattr(os, "geteuid") or os.open not in os.supports_dir_fd:
        raise OSError("this system does not tell whose a file is")
    path = root / "compiled"
    if is_made:
        root.mkdir(0o700, parents=True, exist_ok=True)
        path.mkdir(0o700, exist_ok=True)
    folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        state = os.fstat(folder)
        if state.st_uid != os.geteuid():
            raise OSError(f"{str(path)!r} belongs to another user")
        if stat.S_IMODE(state.st_mode) & 0o077:
            os.fchmod(folder, 0o700)
        yield folder
    finally:
        os.close(folder)


@contextmanager
def _opened(name: str, folder: int) -> Iterator[int]:
    """A file of the folder for reading; FileNotFoundError for what is not a file of our own: it can be replaced."""
    try:
        file = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK, dir_fd=folder)
    except OSError as error:
        raise FileNotFoundError(name) from error
    try:
        if not _is_our_file(os.fstat(file)):
            raise FileNotFoundError(name)
        yield file
    finally:
        os.close(file)


def _is_our_file(state: os.stat_result) -> bool:
    return stat.S_ISREG(state.st_mode) and state.st_uid == os.geteuid()


def _all_of(file: int) -> bytes:
    with os.fdopen(file, "rb", closefd=False) as opened:
        return opened.read()


_swept: set[tuple[int, int]] = set()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_swept.clear)


def forget_old(folder: int) -> None:
    """Delete, once a process, what nobody has used for a month, and drafts that nobody will finish."""
    state = os.fstat(folder)
    if (state.st_dev, state.st_ino) in _swept:
        return
    _swept.add((state.st_dev, state.st_ino))
    now = time.time()
    for name in os.listdir(folder):
        keep = KEEP_SECONDS if ENTRY.fullmatch(name) else KEEP_DRAFT_SECONDS if DRAFT.fullmatch(name) else None
        if keep is not None:
            with suppress(FileNotFoundError), _opened(name, folder) as file:
                beginning = os.read(file, len(MAGIC))
                is_ours = beginning == MAGIC or (DRAFT.fullmatch(name) and MAGIC.startswith(beginning))
                if is_ours and os.fstat(file).st_mtime < now - keep:
                    os.unlink(name, dir_fd=folder)
