"""A search by names is as if it were the first, whatever was searched before."""

from __future__ import annotations

import sys
import threading
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import prunus
from prunus.core.jit import interpreting
from prunus.errors import PrunusError
from prunus.searches.driving import lending

OTHELLO = prunus.game("othello").parse("f5d6c3d3c4f4f6f3e6e7d7")
FOUR = prunus.game("connect-four").parse("4433")
SIX = prunus.game("othello-6x6").start()
USUAL: list[dict[str, Any]] = [{}, {"table": 0.01}, {"algorithm": "mtdf", "table": 0.02}]
REQUESTS: list[dict[str, Any]] = [
    *USUAL,
    {"table": "0.01+etc"},
    {"ordering": "random", "table": 0},
    {"ordering": "hash+killer+history+countermove", "table": "0.02"},
]


@pytest.fixture(autouse=True)
def nobody_rests() -> None:
    lending._resting.clear()


def found(position: Any, depth: int, **request: Any) -> dict[str, Any]:
    return asdict(prunus.search(position, depth, **request)) | {"seconds": 0}


@pytest.mark.parametrize("request_", REQUESTS, ids=str)
def test_a_search_is_the_same_the_second_time(request_: dict[str, Any]) -> None:
    others = {FOUR: 6, SIX: 5} if request_ in USUAL else {SIX: 5}  # whatever is not usual is compiled for one game
    first = {depth: found(OTHELLO, depth, **request_) for depth in (3, 5)}
    between = {other: found(other, depth, **request_) for other, depth in others.items()}
    for _ in range(3):
        assert {depth: found(OTHELLO, depth, **request_) for depth in (5, 3)} == first
        assert {other: found(other, depth, **request_) for other, depth in others.items()} == between


def test_a_searcher_is_used_again() -> None:
    with lending.lent(OTHELLO, None, None, None, 1, 0, 1) as first:
        first.think(OTHELLO, prunus.Limits(4))
    with lending.lent(OTHELLO, None, None, None, 1, 0, 1) as again:
        assert again is first
        with lending.lent(OTHELLO, None, None, None, 1, 0, 1) as beside:
            assert beside is not first
    with lending.lent(FOUR, None, None, None, 1, 0, 1) as other:
        assert other is not first


def test_two_at_a_time_do_not_meet() -> None:
    expected, seen = found(OTHELLO, 6, table=1), []
    threads = [threading.Thread(target=lambda: seen.append(found(OTHELLO, 6, table=1))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == [expected] * 4


@pytest.mark.parametrize("name", [":plain", ""])
def test_what_a_file_says_is_read_again(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also within the second in which it was written, when bytecode of the same size and time is found beside it."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    file = tmp_path / f"mine_lent_{len(name)}.py"
    for value in (3, 5):
        file.write_text(f"def plain(position):\n    return {value}\n\nEVALUATION = plain\n")
        with interpreting():
            assert abs(prunus.search(prunus.game("tic-tac-toe").start(), 1, evaluation=f"{file}{name}").value or 0) == value


@pytest.mark.parametrize("ordering", ["hash+static:3", "hash+rules:tic-tac-toe"])
def test_what_has_an_argument_and_is_no_file_is_lent(ordering: str) -> None:
    start = prunus.game("tic-tac-toe").start()
    prunus.search(start, 2, ordering=ordering, table=1)
    (searcher,) = (each for made_of, each in lending._resting.items() if ordering in made_of)
    prunus.search(start, 3, ordering=ordering, table=1)
    assert searcher in lending._resting.values()


def test_a_searcher_that_failed_is_not_used_again() -> None:
    def stopped(nodes: int) -> None:
        raise PrunusError(f"no more than {nodes}")

    with pytest.raises(PrunusError, match="no more than"):
        prunus.search(OTHELLO, seconds=1000, progress=stopped)
    assert not lending._resting


def test_large_tables_are_given_back_to_the_machine() -> None:
    with lending.lent(OTHELLO, None, None, None, 65, 0, 1) as searcher:
        searcher.parts_for(OTHELLO)
    assert not lending._resting
    for size in (1, 2, 3, 4):
        with lending.lent(OTHELLO, None, None, None, size, 0, 1):
            pass
    assert len(lending._resting) == lending.MOST
