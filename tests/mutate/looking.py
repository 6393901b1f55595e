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
from dataclasses import asdict
from pathlib import Path
from typing import Any

from prunus.jobs.job import Answer, Job, file_digests
from prunus.jobs.runner import Runner
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


def watched(runner: Runner) -> dict[str, dict[str, Any]]:
    """What every test enters and how long it takes: all of them are run once, uncompiled, a file after the other."""
    helpers = file_digests(sorted(ROOT.glob("tests/*.py")))
    files = sorted(ROOT.glob("tests/*/test_*.py"))
    jobs = [Job("tests.mutate.looking:entered_by", {"file": str(file)}, helpers | file_digests([file])) for file in files]
    return {name: test for answer in runner.run(jobs, "files of tests") for name, test in answer.measured.items()}


def entered_by(file: str) -> Answer:
    """A job: what the tests of a file enter, and how long each of them takes."""
    with tempfile.TemporaryDirectory(prefix="prunus-mutate-") as folder:
        found = Path(folder) / "map.json"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutate.watching", "-p", "no:cacheprovider", file]
        within = environment(ROOT / "src") | {"PRUNUS_MUTATE_MAP": str(found)}
        subprocess.run(command, cwd=ROOT, env=within, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return Answer(None, json.loads(found.read_text()))


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


def look(place: Place, seen: dict[str, dict[str, Any]]) -> Job:
    """The verdict on one change, by the tests that may notice it."""
    tests = {"quick": tests_for(place, seen, is_quick=True), "slow": tests_for(place, seen, is_quick=False)}
    files = {name.partition("::")[0] for names in tests.values() for name in names}
    return Job("tests.mutate.looking:looked_at", {"place": asdict(place), **tests}, _digests(*sorted(files)))


@functools.cache
def _digests(*files: str) -> dict[str, str]:
    return file_digests(ROOT / file for file in files)


def looked_at(place: dict[str, Any], quick: list[str], slow: list[str]) -> str:
    """A job: "caught", "endless" or "survived", or "unseen" where there is no test to look at it.

    What the quick tests do not notice is looked at once more, compiled, by those that take too long uncompiled.
    """
    change, verdict = Place(**place), "unseen"
    with tempfile.TemporaryDirectory(prefix="prunus-mutate-") as folder:
        copy = Path(folder) / "src"
        shutil.copytree(SOURCES, copy / "prunus", ignore=shutil.ignore_patterns("__pycache__"))
        changed = copy / "prunus" / change.file
        changed.write_text(change.changed(changed.read_text()))
        if quick:
            verdict = run(quick, environment(copy), is_quick=True)
        if slow and verdict not in ("caught", "endless"):
            verdict = run(slow, compiled(copy), is_quick=False)
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
