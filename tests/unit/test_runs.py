"""Runs of the lab: in processes of their own, one at a time and in turn; and that nothing is lost with a server."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from prunus.errors import PrunusError
from prunus.lab import bundle
from prunus.web.question import House
from prunus.web.runs import laboratory
from prunus.web.runs.asked import go_on_with_all
from prunus.web.runs.experiment import LOCK, MEMORY
from prunus.web.runs.folder import REQUEST
from prunus.web.runs.measured import MEASURED, Writer, news
from prunus.web.runs.request import Request
from tests.laboratory import LONG, SMALL, Server, asked, files_said, followed, gathered, house_with

STOPPED = {"prunus: stopped"}  # what a server says when it ends, and nothing else


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    yield (found := house_with(tmp_path))
    laboratory.close(found)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bundle of a run that nobody has disturbed."""
    house = house_with(tmp_path_factory.mktemp("undisturbed"))
    asked(house, "start", run="whole", **SMALL)
    assert followed(house, "whole")[-1][1]["state"] == "done"
    laboratory.close(house)
    assert house.folder is not None
    return house.folder / "whole"


def test_what_was_measured_is_told_once_and_from_any_mark(tmp_path: Path) -> None:
    assert news(tmp_path) == (True, [], "")
    lines = [("a", 1.0), ("b", -2.5), ("a", 0.0)]
    with contextlib.closing(Writer(tmp_path)) as writer:
        marks = [news(tmp_path).mark]
        for line in lines:
            writer.tell(*line)
            marks.append(news(tmp_path).mark)
    for number, mark in enumerate(marks):
        assert news(tmp_path, mark) == (False, lines[number:], marks[-1])
    attempt, _, size = marks[-1].partition("-")
    for wrong in (
        "",
        "nonsense",
        f"00000000-{size}",
        f"{attempt}-{int(size) - 1}",
        f"{attempt}-{int(size) + 1}",
        f"{attempt}-0",
        "é",
    ):
        assert news(tmp_path, wrong) == (True, lines, marks[-1])


def test_a_run_that_goes_on_leaves_what_is_still_true_and_begins_anew_where_it_is_not(tmp_path: Path) -> None:
    lines = [("a", 1.0), ("b", -2.5), ("a", 0.0)]
    for some in (lines[:2], lines):  # the second time it measures the same, and more
        with contextlib.closing(Writer(tmp_path)) as writer:
            before = news(tmp_path)
            for line in some:
                writer.tell(*line)
                assert news(tmp_path, before.mark).is_all is False
    assert news(tmp_path, before.mark) == (False, lines[2:], news(tmp_path).mark)
    with open(tmp_path / MEASURED, "ab") as file:
        file.write(b'["a", 4')  # its process was killed just then
    assert news(tmp_path).measured == lines
    others = [lines[0], ("b", 7.0)]
    with contextlib.closing(Writer(tmp_path)) as writer:
        for line in others:
            writer.tell(*line)
    assert news(tmp_path, before.mark) == (True, others, news(tmp_path).mark)


@pytest.mark.parametrize("text", ["", "nonsense\n", '{"attempt": "00000000"}\n{}\n', '{"attempt": "00000000"}\n["a", NaN]\n'])
def test_a_damaged_file_is_told_and_written_anew(tmp_path: Path, text: str) -> None:
    (tmp_path / MEASURED).write_text(text)
    with pytest.raises(PrunusError, match="damaged"):
        news(tmp_path)
    with contextlib.closing(Writer(tmp_path)) as writer:
        writer.tell("a", 1.0)
    assert news(tmp_path).measured == [("a", 1.0)]


def test_runs_wait_for_each_other_and_can_be_cancelled(house: House) -> None:
    for number in range(laboratory.MOST_OF_AN_ADDRESS):
        asked(house, "start", run=f"run-{number}", **LONG)
    followed(house, "run-0", until=lambda said: said["state"] == "running")
    refusals = {"another": "5 runs are waiting already", "run-0": "there is a run 'run-0' already"}
    for name, sentence in refusals.items():
        with pytest.raises(PrunusError, match=sentence):
            asked(house, "start", run=name, **LONG)
    with pytest.raises(PrunusError, match="run 'run-0' is running already"):
        asked(house, "start", run="run-0")
    asked(house, "start", visitor="10.0.0.2", run="theirs", **LONG)  # another address has places of its own
    states = {each["name"]: each["state"] for each in asked(house, "runs")["runs"]}
    assert states == {"run-0": "running", "theirs": "queued"} | {f"run-{number}": "queued" for number in range(1, 5)}
    assert followed(house, "theirs", until=lambda _: True)[0][1]["before"] == 5
    with pytest.raises(PrunusError, match="was started from elsewhere"):
        asked(house, "cancel", visitor="10.0.0.2", run="run-0")
    asked(house, "cancel", visitor="10.0.0.2", run="theirs")
    for number in range(4, -1, -1):
        asked(house, "cancel", run=f"run-{number}")
    assert followed(house, "run-0")[-1][1]["state"] == "unfinished"
    assert {each["state"] for each in asked(house, "runs")["runs"]} == {"unfinished"}
    with pytest.raises(PrunusError, match="is not at work"):
        asked(house, "cancel", run="run-0")
    go_on_with_all(house)  # who was cancelled does not go on by itself
    assert laboratory.laboratory(house).queue() == []


def test_a_long_run_lets_others_take_their_turn(house: House, undisturbed: Path) -> None:
    assert house.folder is not None
    here = laboratory.laboratory(house)
    asked(house, "start", run="long", **LONG)
    followed(house, "long", until=lambda said: said["doing"] != "")
    here.turn = 0.0  # its turn is over as soon as somebody waits
    asked(house, "start", run="short", **SMALL)
    here.turn = laboratory.TURN
    assert followed(house, "short")[-1][1]["state"] == "done"
    assert [run.name for run in here.queue()] == ["long"]
    assert files_said(house.folder / "short") == files_said(undisturbed)
    asked(house, "cancel", run="long")


def test_a_process_that_somebody_kills_has_failed_and_goes_on_when_asked(house: House, undisturbed: Path) -> None:
    assert house.folder is not None
    asked(house, "start", run="whole", **SMALL)
    followed(house, "whole", until=lambda said: said["doing"] != "")
    [run] = laboratory.laboratory(house).queue()
    assert run.process is not None
    os.kill(run.process.pid, signal.SIGKILL)
    end = followed(house, "whole")[-1][1]
    assert (end["state"], end["error"]) == ("failed", "its process was killed by signal 9, perhaps because memory was short")
    assert asked(house, "run", run="whole")["error"] == end["error"]
    asked(house, "start", run="whole")
    heard = followed(house, "whole")
    assert heard[-1][1]["state"] == "done"
    assert files_said(house.folder / "whole") == files_said(undisturbed)
    assert sorted(gathered(heard)) == sorted(asked(house, "run", run="whole")["measured"])


def test_a_run_that_has_had_all_its_time_is_stopped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.folder is not None
    monkeypatch.setattr(laboratory, "MOST_SECONDS", 0.5)
    asked(house, "start", run="long", **LONG)
    assert followed(house, "long")[-1][1]["state"] == "unfinished"
    assert not Request.read(house.folder / "long").is_wanted


def test_memory_is_bounded() -> None:
    code = f"from prunus.web.runs import experiment as e; e._bound_memory(1); bytearray(e.MEMORY // 8); bytearray({MEMORY} + 1)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    )
    assert done.stderr.splitlines()[-1] == b"MemoryError"


def test_what_fails_says_why(house: House) -> None:
    assert house.folder is not None
    asked(house, "start", run="none", **SMALL | {"depth": 2, "training_games": 1, "games": 2, "learner": "voters"})
    end = followed(house, "none")[-1][1]
    assert end["state"] == "failed"
    assert end["error"] == "own, seed 1, voters: there are no examples: the order of moves makes no difference in any position"
    assert [each["state"] for each in asked(house, "runs")["runs"]] == ["failed"]


def process_of(place: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "prunus.web.runs.experiment", str(place)]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    )


def test_a_process_ends_with_the_one_that_started_it(house: House) -> None:
    assert house.folder is not None
    asked(house, "start", run="long", **LONG)
    asked(house, "cancel", run="long")
    followed(house, "long")
    place = house.folder / "long"
    with process_of(place) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert "doing" in json.loads(process.stdout.readline())
        process.stdin.close()
        process.stdout.read()
        assert process.wait() != 0
    assert not (place / bundle.RESULTS).exists()


def test_a_server_that_is_killed_goes_on_and_finds_the_same(undisturbed: Path, tmp_path: Path) -> None:
    server, heard = Server(tmp_path), []
    server.ask("start", run="disturbed", **SMALL)
    for event in server.events("disturbed"):
        heard.append(event)
        if event[1]["measured"]:
            break
    assert server.end(signal.SIGKILL) == set()
    assert not (tmp_path / "disturbed" / bundle.RESULTS).exists()
    server = Server(tmp_path)  # nobody has to ask for it again
    again = list(server.events("disturbed", heard[-1][0]))
    assert again[0][1]["is_all"] is False  # a page is told what it has not heard, by another server too
    assert again[-1][1]["state"] == "done"
    shown = server.ask("run", run="disturbed")
    assert sorted(gathered([*heard, *again])) == sorted(shown["measured"])
    assert server.end(signal.SIGINT) == STOPPED
    assert files_said(tmp_path / "disturbed") == files_said(undisturbed)
    server = Server(tmp_path)  # and what was done is there
    assert server.ask("run", run="disturbed")["figures"] == shown["figures"]
    assert server.end(signal.SIGINT) == STOPPED


def test_open_streams_do_not_delay_the_end_and_what_is_at_work_ends_with_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.ask("start", run="long", **LONG)
    stream = server.events("long")
    assert next(event for event in stream if event[1]["doing"])
    assert server.end(signal.SIGINT) == STOPPED  # uvicorn would complain of streams that it had to cancel
    list(stream)
    assert Request.read(tmp_path / "long").is_wanted
    with open(tmp_path / "long" / LOCK) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # who held it is gone


def test_a_request_is_checked_again_before_a_run_goes_on(house: House, tmp_path: Path) -> None:
    """A folder from elsewhere must not name code that is then performed."""
    asked(house, "start", run="long", **LONG)
    asked(house, "cancel", run="long")
    followed(house, "long")
    path = tmp_path / "long" / REQUEST
    said = json.loads(path.read_text())
    evil = tmp_path / "evil.py"
    evil.write_text("raise SystemExit('performed')")
    for change, sentence in (
        ({"settings": said["settings"] | {"game": f"{evil}:GAME"}}, "means something else"),
        ({"fields": said["fields"] | {"game": f"{evil}:GAME"}}, "no game is called"),
        ({"fields": said["fields"] | {"depth": 99}}, "between 2 and 6"),
        ({"format": "another"}, "is not of the format"),
        ({"command": "rm"}, "command makes no sense"),
    ):
        path.write_text(json.dumps(said | {"is_wanted": True} | change))
        with pytest.raises(PrunusError, match=sentence):
            asked(house, "start", run="long")
    go_on_with_all(house)
    assert laboratory.laboratory(house).queue() == []
    path.write_text(json.dumps(said | {"is_wanted": True}))
    (tmp_path / "long" / bundle.JOURNAL).unlink(missing_ok=True)
    (tmp_path / "long" / bundle.JOURNAL).symlink_to(tmp_path / "elsewhere")
    with pytest.raises(PrunusError, match="is a link"):
        asked(house, "start", run="long")
