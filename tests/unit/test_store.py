"""The files of the cache: believed only as they were written, by us, and deleted only if they are ours."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path

import pytest

from prunus.core import store

DESCRIPTION, PAYLOAD = b"what it is", b"what it is about"
OLD = time.time() - 40 * 86_400
STRANGER = 54_321


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where entries will be, once one is written."""
    monkeypatch.setenv("PRUNUS_CACHE", str(tmp_path))
    monkeypatch.setattr(store, "_is_told", False)
    return tmp_path / "compiled"


@pytest.fixture
def troubles(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    heard: list[str] = []
    monkeypatch.setattr(store.logger, "warning", lambda said, *parts: heard.append(said % parts))
    return heard


def entry(folder: Path) -> Path:
    store.write(DESCRIPTION, PAYLOAD)
    assert store.read(DESCRIPTION) == PAYLOAD
    return folder / store.name_of(DESCRIPTION)


def heals() -> bool:
    """Whether nothing is found, what is written then is found, and nothing else has happened."""
    before = store.read(DESCRIPTION)
    store.write(DESCRIPTION, PAYLOAD)
    return before is None and store.read(DESCRIPTION) == PAYLOAD


def test_what_was_written_is_read_and_nothing_else(folder: Path) -> None:
    assert store.read(DESCRIPTION) is None
    assert not folder.exists()  # looking makes no folder
    path = entry(folder)
    assert store.read(b"something else") is None
    assert [path] == list(folder.iterdir())
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_every_flipped_bit_and_every_cut_is_a_miss_that_heals(folder: Path) -> None:
    path = entry(folder)
    sound = path.read_bytes()
    flipped = (sound[:i] + bytes([sound[i] ^ 1 << bit]) + sound[i + 1 :] for i in range(len(sound)) for bit in range(8))
    for damaged in (*flipped, *(sound[:size] for size in range(len(sound))), sound + b"\0", b"\0" * len(sound)):
        path.write_bytes(damaged)
        assert heals()
    assert path.read_bytes() == sound


def test_an_entry_under_another_name_is_a_miss(folder: Path) -> None:
    """As if two descriptions, of another machine perhaps, had one digest."""
    store.write(b"another machine", PAYLOAD)
    (folder / store.name_of(b"another machine")).rename(folder / store.name_of(DESCRIPTION))
    assert heals()


def test_links_and_pipes_are_not_followed_but_replaced(folder: Path, tmp_path: Path) -> None:
    path = entry(folder)
    elsewhere = path.rename(tmp_path / "elsewhere")
    path.symlink_to(elsewhere)
    assert heals()
    assert elsewhere.read_bytes() == path.read_bytes()
    path.unlink()
    os.mkfifo(path)
    assert heals()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_belongs_to_another_user_is_not_believed(folder: Path, troubles: list[str]) -> None:
    os.chown(entry(folder), STRANGER, STRANGER)
    assert heals()
    assert troubles == []
    os.chown(folder, STRANGER, STRANGER)
    content = sorted(folder.iterdir())
    assert not heals()
    assert sorted(folder.iterdir()) == content
    assert len(troubles) == 1
    assert "belongs to another user" in troubles[0]


def test_a_link_in_place_of_the_folder_is_not_used(folder: Path, tmp_path: Path, troubles: list[str]) -> None:
    (tmp_path / "elsewhere").mkdir(0o700)
    folder.symlink_to(tmp_path / "elsewhere")
    assert not heals()
    assert list((tmp_path / "elsewhere").iterdir()) == []
    assert len(troubles) == 1


def test_a_folder_that_others_can_write_to_is_closed_to_them(folder: Path) -> None:
    entry(folder)
    folder.chmod(0o777)
    assert store.read(DESCRIPTION) == PAYLOAD
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_only_old_files_of_our_own_are_deleted(folder: Path, tmp_path: Path) -> None:
    name, draft = "0" * 40 + ".kernel", "0" * 40 + ".kernel.0123456789abcdef.draft"
    ours = [folder / name, folder / draft, folder / f"1{draft[1:]}"]
    theirs = [
        tmp_path / ".ssh" / "id", tmp_path / ("f00d" * 6) / "precious", tmp_path / name, folder / "notes", folder / f"{name}.txt",
        folder / f"1{name[1:]}", folder / f"2{name[1:]}" / name, folder / f"2{draft[1:]}", folder / f"a{name}",
    ]  # fmt: skip
    for path in (*ours, *theirs):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"dear to somebody" if path in (folder / f"1{name[1:]}", folder / f"2{draft[1:]}") else store.MAGIC)
    (folder / f"1{draft[1:]}").write_bytes(b"")  # killed before the first byte
    link = folder / f"3{name[1:]}"
    link.symlink_to(theirs[0])
    young = folder / f"4{name[1:]}"
    for path in (*ours, *theirs, folder, tmp_path / ".ssh", folder / f"2{name[1:]}"):
        os.utime(path, (OLD, OLD))
    os.utime(link, (OLD, OLD), follow_symlinks=False)
    young.write_bytes(store.MAGIC)
    store.write(DESCRIPTION, PAYLOAD)
    assert [path for path in ours if path.exists()] == []
    assert [path for path in (*theirs, link, young) if not path.exists()] == []


def test_an_entry_that_is_used_is_kept(folder: Path) -> None:
    path = entry(folder)
    os.utime(path, (OLD, OLD))
    assert store.read(DESCRIPTION) == PAYLOAD
    assert path.stat().st_mtime > OLD + 86_400


@pytest.mark.parametrize(
    ("own", "place"), [("/elsewhere", "/elsewhere/prunus"), ("", "/home/me/.cache/prunus"), ("here", "/home/me/.cache/prunus")]
)
def test_the_place_of_the_cache(own: str, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty or relative XDG_CACHE_HOME counts as none, as its specification says."""
    monkeypatch.delenv("PRUNUS_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", own)
    monkeypatch.setenv("HOME", "/home/me")
    assert store.cache_root() == Path(place)


def test_without_a_home_there_is_no_cache(folder: Path, troubles: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_number: int) -> None:
        raise KeyError

    for name in ("PRUNUS_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pwd.getpwuid", nobody)
    assert store.cache_root() is None
    monkeypatch.setenv("HOME", "")
    assert store.cache_root() is None
    assert not heals()
    assert troubles == ["the cache cannot be used: the user has no home"]
    assert not folder.exists()
