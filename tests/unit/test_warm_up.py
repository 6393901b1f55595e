"""Compiling ahead of time, in other processes, none of which is left behind."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from prunus.cli.warm_up import warm_up
from prunus.lab.warm_up import Specialisation, compile_all, specialisations

PATIENCE = 60_000  # milliseconds; a process that has to end does so within one


def test_warm_up_compiles_in_other_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRUNUS_CACHE", str(tmp_path))
    this = Specialisation("tic-tac-toe", "alpha-beta", "win-loss-draw", "natural")
    assert this in specialisations()
    assert list(compile_all([this], 2)) == [this]
    assert list(tmp_path.glob("compiled/*.kernel"))


def test_the_command_draws_no_progress_where_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PRUNUS_CACHE", str(tmp_path))
    plain = Specialisation("nim", "alpha-beta", "win-loss-draw", "natural")
    monkeypatch.setattr("prunus.lab.warm_up.specialisations", lambda: [plain])
    warm_up.main(["--workers", "1"], standalone_mode=False)
    printed, drawn = capfd.readouterr()
    assert printed.startswith(f"1 combinations are ready in {tmp_path}")
    assert drawn == ""


# The first is interpreted and soon ready, and then the others are being compiled, or about to be.
WARM_UP = """
import multiprocessing
from prunus.cli.warm_up import warm_up
from prunus.lab.warm_up import Specialisation, compile_all

if __name__ == "__main__":
    todo = [Specialisation("nim", "alpha-beta", "win-loss-draw", "natural")]
    todo += [Specialisation("othello", "pvs", each, "hash+killer+history") for each in ("disc-difference", "square-weights")] * 9
    for done in compile_all(todo, 2):
        print(*(child.pid for child in multiprocessing.active_children()), flush=True)
"""


@contextmanager
def warming_up(folder: Path) -> Iterator[tuple[subprocess.Popen[str], dict[int, int]]]:
    """A process that compiles in two others, and for each of those, by its number, a handle that tells when it has ended."""
    (folder / "warm_up.py").write_text(WARM_UP)
    parent = subprocess.Popen(
        [sys.executable, "warm_up.py"], cwd=folder, env=os.environ | {"PRUNUS_CACHE": str(folder / "cache")},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    handles: dict[int, int] = {}
    try:
        assert parent.stdout is not None
        handles = {int(number): os.pidfd_open(int(number)) for number in parent.stdout.readline().split()}
        yield parent, handles
    finally:
        parent.kill()
        for number, handle in handles.items():
            if not has_ended(handle, 0):
                os.kill(number, signal.SIGKILL)
            os.close(handle)
        parent.communicate()


def has_ended(handle: int, milliseconds: int) -> bool:
    waiting = select.poll()
    waiting.register(handle, select.POLLIN)
    return bool(waiting.poll(milliseconds))


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux gives a handle to a process that is not a child")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_no_process_outlives_the_one_that_started_it(how: signal.Signals, tmp_path: Path) -> None:
    with warming_up(tmp_path) as (parent, workers):
        assert len(workers) == 2
        assert not any(has_ended(worker, 0) for worker in workers.values())
        parent.send_signal(how)
        assert all(has_ended(worker, PATIENCE) for worker in workers.values())
        assert parent.wait(PATIENCE / 1000) != 0
