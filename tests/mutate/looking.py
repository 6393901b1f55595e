"""What the tests say of a changed source: the quick ones uncompiled, the slow ones compiled, each within bounds of CPU."""

from __future__ import annotations

import functools
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.mutate.places import Place

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "prunus"
# Seconds of CPU, so that a busy machine finds the same as an idle one.
BUDGET = 8.0  # of tests for a change, as they took when the sources were whole
PATIENCE = 60.0  # more for a change before it counts as endless
COMPILING = 240.0  # for tests that compile
WAITING = 1800.0  # of wall clock, for tests that wait for a process that will never end
SLOW_TESTS = 6  # that look at a change once more


def environment(sources: Path) -> dict[str, str]:
    return os.environ | {
        "PYTHONPATH": f"{sources}{os.pathsep}{ROOT}",
        "PRUNUS_TESTS_INTERPRETED": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def watched(place: Path) -> dict[str, dict[str, Any]]:
    """What every test enters and how long it takes, from one run of all of them."""
    if not place.exists():
        print("running all tests once, uncompiled, to see what each of them enters …", flush=True)
        command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutate.watching", "-p", "no:cacheprovider", "tests"]
        subprocess.run(
            command, cwd=ROOT, env=environment(ROOT / "src") | {"PRUNUS_MUTATE_MAP": str(place)}, stdout=subprocess.DEVNULL
        )
    return json.loads(place.read_text())


def tests_for(place: Place, seen: dict[str, dict[str, Any]], is_quick: bool) -> list[str]:
    """The tests of words for words; those that enter the changed function, then its file; then those in files that speak of it.

    Quick ones first, as many as there is time for, or a few of those that take too long uncompiled. What no test enters may be what
    a module is made of, such as a template of text.
    """
    here, file = f"{place.file}:{place.function}", f"{place.file}:"
    words = {Path(place.file).stem, Path(place.file).stem.replace("_", "-")}
    sources = ROOT.glob("tests/*/test_*.py")
    speaking = {path.relative_to(ROOT).as_posix() for path in sources if words & {*re.findall(r"[\w-]+", path.read_text())}}
    nearness: tuple[Callable[[str, list[str]], bool], ...] = (
        lambda name, entered: place.kind == "words" and "test_sentences" in name,
        lambda name, entered: here in entered,
        lambda name, entered: any(each.startswith(file) for each in entered),
        lambda name, entered: name.partition("::")[0] in speaking,
    )
    chosen: dict[str, float] = {}
    for is_near in nearness:
        for name, test in sorted(seen.items(), key=lambda pair: pair[1].get("seconds", 0)):
            seconds = test.get("seconds", 0.0) if is_quick else BUDGET / SLOW_TESTS
            if test["passed"] == is_quick and is_near(name, test.get("entered", [])) and sum(chosen.values()) + seconds <= BUDGET:
                chosen.setdefault(name, seconds)
    return list(chosen)


def look_at(place: Place, seen: dict[str, dict[str, Any]]) -> str:
    """ "caught", "endless" or "survived", or "unseen" where there is no test to look at it.

    What the quick tests do not notice is looked at once more, compiled, by those that take too long uncompiled.
    """
    with tempfile.TemporaryDirectory(prefix="prunus-mutate-") as folder:
        copy = Path(folder) / "src"
        shutil.copytree(SOURCES, copy / "prunus", ignore=shutil.ignore_patterns("__pycache__"))
        changed = copy / "prunus" / place.file
        changed.write_text(place.changed(changed.read_text()))
        verdict = "unseen"
        for is_quick in (True, False):
            tests = tests_for(place, seen, is_quick)
            if tests:
                verdict = run(tests, environment(copy) if is_quick else compiled(copy), is_quick)
            if verdict in ("caught", "endless"):
                break
    return verdict


def run(tests: list[str], within: dict[str, str], is_quick: bool) -> str:
    """The verdict of these tests; compiling takes its time and is no endless loop."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    limit = int(BUDGET + PATIENCE if is_quick else COMPILING)
    bounded = f"""
import os, resource, sys
resource.setrlimit(resource.RLIMIT_CPU, ({limit}, {limit}))
os.execv(sys.argv[1], sys.argv[1:])"""
    try:
        ended = subprocess.run(
            [sys.executable, "-c", bounded, *command],
            cwd=ROOT, env=within, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, timeout=WAITING,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "endless" if is_quick else "survived"
    if ended.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        return "endless" if is_quick else "survived"
    return "survived" if ended.returncode == 0 else "caught"


def compiled(sources: Path) -> dict[str, str]:
    return {name: value for name, value in environment(sources).items() if name != "PRUNUS_TESTS_INTERPRETED"}


def looked_at(place: dict[str, Any], seen: str) -> str:
    """A job: the verdict on one change; `seen` is the file that says what every test enters."""
    return look_at(Place(**place), _seen(seen))


@functools.cache
def _seen(path: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(Path(path).read_text())
    return found
