"""Which Prunus this is: in a checkout, in what was built, and where nobody knows; and how it is cited."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from prunus.core import version as versions
from prunus.core.version import COMMIT_FILE, Version, of_build, of_checkout
from tests.commands import ended

ROOT = Path(__file__).parents[2]
COMMIT = "0123456789abcdef0123456789abcdef01234567"


def git(folder: Path, *arguments: str) -> str:
    named = ("-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")
    return subprocess.run(["git", "-C", str(folder), *named, *arguments], check=True, capture_output=True, text=True).stdout.strip()


def put(sources: Path) -> Path:
    sources.mkdir(parents=True)
    (sources / "errors.py").write_text("pass\n")
    return sources


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository that has Prunus where Prunus has it."""
    put(tmp_path / "src" / "prunus")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "src")
    git(tmp_path, "commit", "--quiet", "-m", "first")
    return tmp_path


def test_a_checkout_says_its_commit_and_whether_the_sources_were_changed(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = repository / "src" / "prunus"
    commit = git(repository, "rev-parse", "HEAD")
    assert of_checkout(sources) == (commit, False)
    (repository / "notes.txt").write_text("what is no source is not looked at")
    assert of_checkout(sources) == (commit, False)
    (sources / "game.py").write_text("pass\n")
    assert of_checkout(sources) == (commit, True)
    (sources / "game.py").unlink()
    (sources / "errors.py").write_text("0\n")
    assert of_checkout(sources) == (commit, True)
    monkeypatch.setenv("GIT_DIR", str(ROOT / ".git"))  # as in a hook of another repository
    assert of_checkout(sources) == (commit, True)


def test_an_installation_in_somebodys_repository_does_not_take_their_commit_for_its_own(repository: Path) -> None:
    for place in ("venv/lib/prunus", "vendor/prunus", "below/src/prunus"):
        sources = put(repository / place)
        assert of_checkout(sources) is None
        git(repository, "add", place)
        git(repository, "commit", "--quiet", "-m", place)
        assert of_checkout(sources) is None, place
    assert of_checkout(repository / "src" / "prunus") is not None
    git(repository, "rm", "--quiet", "--cached", "-r", "src")
    assert of_checkout(repository / "src" / "prunus") is None  # it is there, and not theirs


@pytest.mark.parametrize(
    ("text", "said"), [(COMMIT, (COMMIT, False)), (f"{COMMIT} changed\n", (COMMIT, True)), ("", None), ("\xff", None), (None, None)]
)
def test_what_was_built_says_its_commit_or_nothing(tmp_path: Path, text: str | None, said: tuple[str, bool] | None) -> None:
    if text is not None:
        (tmp_path / COMMIT_FILE).write_text(text, "latin-1")
    assert of_build(tmp_path) == said


def test_without_git_and_without_a_file_there_is_the_version_alone(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = repository / "src" / "prunus"
    monkeypatch.setattr(versions, "SOURCES", sources)
    monkeypatch.setenv("PATH", "")
    read = versions.version.__wrapped__
    assert read() == (versions._number(), None, False)
    (sources / COMMIT_FILE).write_text(COMMIT)
    assert read().commit == COMMIT


def test_the_command_says_version_and_commit() -> None:
    assert ended("--version") == (0, f"prunus {versions.version()}\n", "")
    assert str(Version("1.2", COMMIT)) == "1.2, commit 0123456789ab"
    assert str(Version("1.2", COMMIT, True)) == "1.2, commit 0123456789ab, changed since"
    assert str(Version("1.2")) == "1.2"


def test_it_is_cited_by_the_version_licence_and_words_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    citation = (ROOT / "CITATION.cff").read_text()
    said = dict(re.findall(r"^(\S+): (.+)$", citation, re.MULTILINE))
    assert (said["cff-version"], said["version"], said["license"]) == ("1.2.0", project["version"], project["license"])
    assert versions.version().number == project["version"]
    (keywords,) = re.findall(r"^keywords:\n((?:  - .+\n)+)", citation, re.MULTILINE)
    assert re.findall("- (.+)", keywords) == project["keywords"]
