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
from dataclasses import asdict
from pathlib import Path
from typing import Any

import benchmarks
import numpy as np
import pytest
from benchmarks.__main__ import HELPERS, HOME
from benchmarks.all_levels import PlyLess
from benchmarks.refutations import refuted

from prunus import game
from prunus.core.rows import restored
from prunus.core.values import NO_MOVE
from prunus.orderings.true_value import TrueValue
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import find_evaluation
from prunus.searches.driving.searcher import Searcher
from prunus.study import training
from prunus.study.examples import Source

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


def test_a_refutation_reaches_a_value_of_the_moves_and_what_does_not_costs_the_nodes_of_a_null_window() -> None:
    source = Source("othello", "square-weights", depth=3, games=1, nodes="12", seed=5)
    met = [training.Met._make(each) for each in training.game_played(asdict(source), 0)]
    found = [(each, refuted(each, "square-weights")) for each in met]
    assert [each for each, after in found if after is None] == [each for each in met if len(set(each.values)) == 1]
    checked = 0
    for each, after in found:
        if after is None:
            continue
        beta = min(value for value, refutes in zip(each.values, after.values, strict=True) if refutes)
        assert min(each.values) < beta
        assert after.values == [int(value >= beta) for value in each.values]
        position = restored(game("othello").start(), np.array(each.row, np.uint64), 0)
        nodes = [null_nodes(position.play(move), each.depth - 1, beta) for move in each.moves]
        assert after.losses == [0 if refutes else taken for taken, refutes in zip(nodes, after.values, strict=True)]
        assert after.nodes == 1 + min(taken for taken, refutes in zip(nodes, after.values, strict=True) if refutes)
        checked += 1
    assert checked > 3


def null_nodes(position: Any, depth: int, beta: int) -> int:
    """What another search takes to see whether the move that led to a position is worth at least beta."""
    if depth == 0 or position.is_over():
        return 1
    searcher = Searcher("alpha-beta", "square-weights", "natural", table=0)
    return searcher.think(position, Limits(depth=depth), depths=[depth], window=(-beta, 1 - beta)).nodes


def test_where_a_ply_less_is_asked_for_the_values_are_those_of_the_search_before() -> None:
    position = game("othello").parse("f5d6c3d3c4")
    true = TrueValue(find_evaluation("square-weights", position))
    for depth in (2, 3):
        scores = [
            [stage.score(position, move, 0, np.int64(left), np.int64(0), NO_MOVE) for move in position.moves()]
            for stage, left in ((PlyLess(true), depth), (true, depth - 1))
        ]
        assert scores[0] == scores[1]
        assert len(set(scores[0])) > 1
