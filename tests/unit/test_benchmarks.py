"""Benchmarks: each is one file, what it measures are jobs, and who is interrupted goes on."""

from __future__ import annotations

import importlib
import inspect
import os
import pkgutil
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import benchmarks
import pytest
from benchmarks.__main__ import HELPERS, HOME

NAMES = [info.name for info in pkgutil.iter_modules(benchmarks.__path__) if info.name not in HELPERS]

# Leaves a sign each time that it measures, and is struck by a signal where a file says so.
COUNTING = '''"""Counting: how it is done

By heart.
"""

import os, pathlib, signal

HERE = pathlib.Path(__file__).parent


def sections(measured):
    yield f"Squares: {measured(square, [(i, 'm') for i in range(6)])}"
    yield f"All: {measured(total)}"


def square(number, unit):
    with open(HERE / "signs", "a") as signs:
        signs.write(f"{number} ")
    strike = HERE / "strike"
    if number == 3 and strike.exists():
        name = strike.read_text()
        strike.unlink()
        os.kill(os.getpid(), getattr(signal, name))
    return [number * number, unit]


def total():
    with open(HERE / "signs", "a") as signs:
        signs.write("all ")
    return 15
'''
PAGE = "Squares: [[0, 'm'], [1, 'm'], [4, 'm'], [9, 'm'], [16, 'm'], [25, 'm']]\n\nAll: [15]\n"
ALL = "0 1 2 3 4 5 all "


@pytest.fixture
def bench(tmp_path: Path) -> Path:
    """A folder of benchmarks that has this one alone."""
    folder = tmp_path / "benchmarks"
    folder.mkdir()
    for name in ("__init__", *HELPERS):
        shutil.copy(HOME / f"{name}.py", folder)
    (folder / "counting.py").write_text(COUNTING)
    return folder


def run(bench: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(Path(inspect.getfile(importlib.import_module("prunus"))).parents[1])}
    command = [sys.executable, "-m", "benchmarks", *arguments]
    return subprocess.run(command, cwd=bench.parent, env=environment, capture_output=True, text=True, timeout=300)


def signs(bench: Path) -> str:
    """What was measured since somebody looked last."""
    path = bench / "signs"
    found = path.read_text()
    path.unlink()
    return found


@pytest.mark.parametrize("struck", ["SIGKILL", "SIGINT", "SIGTERM"])
def test_what_was_measured_before_an_interruption_is_not_measured_again(struck: str, bench: Path) -> None:
    (bench / "strike").write_text(struck)
    ended = run(bench)
    code = int(getattr(signal, struck))
    assert ended.returncode == (-code if struck == "SIGKILL" else 128 + code)
    assert signs(bench) == "0 1 2 3 "
    assert not (bench / "results" / "counting.md").exists()
    if struck != "SIGKILL":
        assert re.fullmatch(r"benchmarks: stopped after [1-3] of 6 counting; the same command goes on from there\n", ended.stderr)
    ended = run(bench)
    assert (ended.returncode, ended.stderr) == (0, "benchmarks: goes on where it was interrupted (--anew measures everything)\n")
    assert re.fullmatch("(1 )?(2 )?3 4 5 all ", signs(bench))  # jobs that are over in no time are kept a few at a time
    assert (bench / "results" / "counting.md").read_text().endswith(PAGE)
    assert ended.stdout.startswith("# Counting: how it is done\n\nBy heart.\n\n`python -m benchmarks counting` · ")


def test_a_run_that_came_to_its_end_is_forgotten(bench: Path) -> None:
    for _ in range(2):
        ended = run(bench, "counting")
        assert (ended.returncode, ended.stderr) == (0, "")
        assert signs(bench) == ALL
        assert [path.name for path in (bench / "results").iterdir()] == ["counting.md"]


def test_who_says_so_or_has_changed_something_measures_anew(bench: Path) -> None:
    for arguments in (["--anew"], []):
        (bench / "strike").write_text("SIGKILL")
        run(bench)
        assert signs(bench) == "0 1 2 3 "
        if not arguments:
            (bench / "counting.py").write_text(f"{COUNTING}\n\n# another one")
        assert run(bench, *arguments).returncode == 0
        assert signs(bench) == ALL


def test_a_job_that_fails_does_not_stop_the_others_and_is_tried_again(bench: Path) -> None:
    (bench / "counting.py").write_text(COUNTING.replace("return [number", "assert number != 2, 'two'\n    return [number"))
    for again in (False, True):
        ended = run(bench)
        assert ended.returncode == 1
        assert ended.stderr.splitlines()[-1].startswith(
            "benchmarks: 1 of 6 counting failed, the first of them: AssertionError: two ("
        )
        assert signs(bench) == ("2 " if again else "0 1 2 3 4 5 ")


@pytest.mark.parametrize("name", NAMES)
def test_every_benchmark_has_an_introduction_and_measures_by_jobs(name: str) -> None:
    module = importlib.import_module(f"benchmarks.{name}")
    title, empty, *introduction = (module.__doc__ or "").splitlines()
    assert title
    assert not empty
    assert introduction
    assert list(inspect.signature(module.sections).parameters) == ["measured"]
