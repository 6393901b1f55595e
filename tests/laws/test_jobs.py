"""Laws of jobs: every engine gives the same answers in the same order, and what is known is never done again."""

from __future__ import annotations

import fcntl
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from prunus.core.grammar import files_named
from prunus.core.jit import interpreting
from prunus.errors import BadFile, OutOfRange, Stopped
from prunus.jobs.engine import EngineFailed
from prunus.jobs.engines.processes import BLAS_THREADS
from prunus.jobs.estimate import Estimate, in_words
from prunus.jobs.job import Answer, Job, code_digest, file_digests
from prunus.jobs.journal import BadJournal, Journal
from prunus.jobs.performing import Batch, batch_of, performed
from prunus.jobs.runner import WINDOW, JobsFailed, Runner
from prunus.study.examples import Source

NUMBER, SLOW = 40, 16
ROOT = Path(__file__).parents[2]
FROM_HERE = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}  # where `tests` is found
KILLS = 10
OWN_VIEW = """
from own_prices import PRICE

class View:
    def evaluate(self, position):
        return PRICE + {more}
"""


def jobs(function: str, number: int = NUMBER, **arguments: Any) -> list[Job]:
    return [Job(f"tests.work:{function}", {"number": i, **arguments}) for i in range(number)]


@pytest.fixture(params=["1", "2", "cluster"])
def workers(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("cluster") if request.param == "cluster" else request.param)


@pytest.mark.filterwarnings("ignore")
def test_every_engine_gives_the_same_answers_in_the_order_of_the_jobs(workers: str, tmp_path: Path) -> None:
    with Runner(workers, tmp_path / "journal") as runner:
        assert runner.all(jobs("timed")) == [i * i for i in range(NUMBER)]
        with pytest.raises(
            JobsFailed, match=r'^1 of 8 sums failed, the first of them: there is nothing to learn \(.*"number":3.*\)$'
        ):
            runner.all(jobs("failing", 8, at=3, how="error"), "sums")
    # Another engine, or the same, knows all of it: only what has failed is tried again.
    with Runner(1, tmp_path / "journal") as runner:
        assert runner.journal is not None
        assert len(runner.journal) == NUMBER + 7
        others = {answer.measured["process"] for answer in runner.run(jobs("timed"))}
        assert (os.getpid() in others) == (workers == "1")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_the_journal_knows_is_not_done_again(workers: str, tmp_path: Path) -> None:
    (tmp_path / "seen").mkdir()
    noted = jobs("noted", folder=str(tmp_path / "seen"))
    with Runner(workers, tmp_path / "journal") as runner:
        answers = runner.run(noted, "jobs")
        for _ in range(NUMBER // 2):
            next(answers)
        answers.close()
    with Runner(workers, tmp_path / "journal") as runner:
        assert runner.journal is not None
        known = {job.arguments["number"] for job in noted if runner.journal.find(job) is not None}
        assert len(known) >= NUMBER // 2
        assert runner.all(noted) == [i * i for i in range(NUMBER)]
        assert runner.all(noted) == [i * i for i in range(NUMBER)]
    for path in (tmp_path / "seen").iterdir():
        assert path.read_text() == "x" or int(path.name) not in known


def test_a_row_that_was_damaged_is_done_again(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal") as journal:
        job = jobs("squared")[3]
        journal.keep([(job, performed(Batch((job,), code_digest()))[0])])
        assert journal.find(job) is not None
        journal.connection.execute("UPDATE answers SET value = '10'")
        assert journal.find(job) is None
    with Runner(1, tmp_path / "journal") as runner:
        assert runner.all([job]) == [9]


def test_the_key_of_a_job_is_of_its_code_its_name_its_arguments_and_its_files(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("from beside import one\n")
    (tmp_path / "beside.py").write_text("one = 1\n")
    before = file_digests([tmp_path / "mine.py"])
    base = Job("tests.work:squared", {"number": 1}, before)
    assert base.key == Job("tests.work:squared", {"number": 1}, dict(before)).key
    (tmp_path / "beside.py").write_text("one = 2\n")
    others = [
        Job("tests.work:squared", {"number": 2}, before),
        Job("tests.work:timed", {"number": 1}, before),
        Job("tests.work:squared", {"number": 1}, file_digests([tmp_path / "mine.py"])),
    ]
    assert len({base.key, *(each.key for each in others)}) == 4
    program = "from prunus.jobs.job import *; import sys; print(Job('tests.work:squared', {'number': 1}).key)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == Job("tests.work:squared", {"number": 1}).key


def test_a_failure_does_not_stop_the_others_and_is_told_with_its_arguments() -> None:
    for how, why in {"error": "there is nothing to learn", "bug": "ZeroDivisionError: by nobody", "": "set is not JSON"}.items():
        found = []
        with Runner() as runner, pytest.raises(JobsFailed) as error:
            found.extend(answer.value for answer in runner.run(jobs("failing", 10, at=4, how=how), "sums"))
        assert found == [i * i for i in range(10) if i != 4]
        assert str(error.value).startswith("1 of 10 sums failed, the first of them: ")
        assert '"at":4' in str(error.value)
        assert why in str(error.value)
        assert error.value.exit_code == 1


def test_a_hundred_failures_are_told_and_all_are_counted() -> None:
    with Runner() as runner, pytest.raises(JobsFailed, match=r"^120 of 120 sums failed") as told:
        runner.all([Job("tests.work:failing", {"number": i, "at": i, "how": "error"}) for i in range(120)], "sums")
    assert len(told.value.failures) == 100


def test_what_dies_with_its_worker_is_done_again_and_what_kills_it_every_time_has_failed(tmp_path: Path) -> None:
    with Runner(2) as runner:
        assert runner.all(jobs("stubborn", 3, folder=str(tmp_path))) == [0, 1, 4]
        with pytest.raises(JobsFailed, match="2 workers died when they were alone with it") as error:
            runner.all(jobs("failing", 12, at=5, how="die"))
        assert [failure.job.arguments["number"] for failure in error.value.failures] == [5]
        assert runner.all(jobs("squared", 5)) == [0, 1, 4, 9, 16]  # there are workers again


def test_jobs_are_described_as_they_are_needed(tmp_path: Path) -> None:
    described = 0

    def endless() -> Iterator[Job]:
        nonlocal described
        for i in range(10**6):
            described += 1
            yield Job("tests.work:squared", {"number": i})

    with Runner() as runner:
        for i, answer in enumerate(runner.run(endless(), total=10**6)):
            assert answer.value == i * i
            assert described - i <= (WINDOW + 1) * 1000
            if i == 20_000:
                break


def test_what_has_no_name_is_performed_here_and_not_kept(tmp_path: Path) -> None:
    seen = []

    def here(number: int) -> Answer:
        seen.append(number)
        return Answer(number + 1, {1, 2})

    mixed = [Job(here, {"number": 1}), *jobs("squared", 3), Job(here, {"number": 2})]
    for _ in range(2):
        with Runner(1, tmp_path / "journal") as runner:
            assert runner.all(mixed) == [2, 0, 1, 4, 3]
            assert runner.journal is not None
            assert len(runner.journal) == 3
    assert seen == [1, 2, 1, 2]


def test_what_has_no_name_is_told_as_it_goes_on() -> None:
    seen: list[tuple[str, float]] = []
    with Runner(1, progress=lambda message, share: seen.append((message, share))) as runner:
        runner.all([Job(lambda number: number, {"number": i}) for i in range(4)], "sums")
    assert seen == [(f"sums: {i} of 4", i / 4) for i in range(1, 5)]


def test_workers_of_another_version_or_with_other_files_are_told_so(tmp_path: Path) -> None:
    (reply,) = performed(Batch((jobs("squared")[1],), "another"))
    assert reply.trouble == "a worker has another version of Prunus than this process: install the same one everywhere"
    path = tmp_path / "words"
    path.write_text("one")
    job = Job("tests.work:reading", {"path": str(path)}, file_digests([path]))
    path.write_text("two")
    (reply,) = performed(Batch((job,), code_digest()))
    assert reply.trouble is not None
    assert "is not, where a worker reads it, what it was when the work began" in reply.trouble


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_job_may_have_jobs_of_its_own(workers: str) -> None:
    with Runner(workers) as runner:
        assert runner.all(jobs("asking_others", 5)) == [0, 0, 1, 5, 14]


def test_bad_requests_are_refused_in_a_sentence(tmp_path: Path) -> None:
    for wrong in ("0", "-1", "some", "1.5", "9999999999", "http://host", "tcp://host", "tcp://host:port", ""):
        with pytest.raises(OutOfRange, match="workers"):
            Runner(wrong)
    (tmp_path / "text").write_text("no journal")
    with pytest.raises(BadJournal, match="is not a journal of Prunus"):
        Runner(1, tmp_path / "text")
    with pytest.raises(BadFile, match="is a folder"):
        Runner(1, tmp_path)
    Journal(tmp_path / "old").close()
    with Journal(tmp_path / "old") as journal:
        journal.connection.execute("PRAGMA user_version = 7")
    with pytest.raises(BadJournal, match=r"is a journal of version 7; known: 1; move it away, and the same command begins anew$"):
        Runner(1, tmp_path / "old")
    with Runner(1, tmp_path / "damaged") as runner:
        runner.all(jobs("squared", 200))
    content = bytearray((tmp_path / "damaged").read_bytes())
    content[4096:] = b"x" * len(content[4096:])
    (tmp_path / "damaged").write_bytes(content)
    with pytest.raises(
        BadJournal, match=r"cannot be read, nothing was changed: .*; move it away, and the same command begins anew$"
    ):
        Runner(1, tmp_path / "damaged")
    assert (tmp_path / "text").read_text() == "no journal"


def test_a_scheduler_that_does_not_answer_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="dask.distributed is not installed: pip install 'prunus[cluster]'")
    from prunus.jobs.engines import cluster

    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    with pytest.raises(EngineFailed, match=r"no scheduler answers at 'tcp://127.0.0.1:1': ") as told:
        Runner("tcp://127.0.0.1:1")
    assert told.value.exit_code == 1
    # The other is refused while a client is made of it; what is half made must not complain when the process ends.
    command = [sys.executable, "-m", "prunus", "reproduce", "--workers", "tls://127.0.0.1:1"]
    said = subprocess.run(command, capture_output=True, text=True, env=FROM_HERE)
    assert said.returncode == 1
    assert re.fullmatch(r"prunus: no scheduler answers at 'tls://127.0.0.1:1': .*\n", said.stderr)


@contextmanager
def scheduler_alone(workers: int, **settings: Any) -> Iterator[Any]:
    """A scheduler whose workers may come to harm."""
    distributed = pytest.importorskip("distributed", reason="dask.distributed is not installed: pip install 'prunus[cluster]'")
    about = {"threads_per_worker": 1, "processes": True, "dashboard_address": None, "host": "127.0.0.1"}
    with distributed.LocalCluster(n_workers=workers, **about, **settings) as found:
        yield found


@pytest.mark.filterwarnings("ignore")
def test_workers_with_other_code_take_no_part(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One that refuses what it is given is soon done with it, and would be given most of the work."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    with open(tmp_path / "src" / "prunus" / "errors.py", "a", encoding="utf-8") as file:
        file.write("# another version\n")
    theirs = os.environ | {"PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{ROOT}"}
    with scheduler_alone(0) as cluster, cluster.get_client() as client:
        address = cluster.scheduler_address
        command = [sys.executable, "-m", "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
        where = {"env": theirs, "cwd": tmp_path, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        with subprocess.Popen(command, **where) as other:  # type: ignore[call-overload]
            try:
                client.wait_for_workers(1)
                with pytest.raises(EngineFailed, match=r"no worker of the scheduler at .* has this version of Prunus: install it"):
                    Runner(address)
                cluster.scale(1)
                client.wait_for_workers(2)
                with Runner(address, tmp_path / "journal") as runner:
                    assert runner.engine.workers == 1
                    assert runner.all(jobs("squared")) == [i * i for i in range(NUMBER)]
                assert "1 of 2 workers of" in caplog.text
                assert "have another version of Prunus, or none, and take no part" in caplog.text
            finally:
                other.kill()


@contextmanager
def held_gate(path: Path) -> Iterator[Path]:
    """A gate that jobs of `held` wait at for as long as this goes on."""
    with path.open("wb") as keeper:
        fcntl.flock(keeper, fcntl.LOCK_EX)
        yield path


@pytest.mark.filterwarnings("ignore")
def test_a_scheduler_without_workers_is_not_waited_for_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from prunus.jobs import runner as module
    from prunus.jobs.engines import cluster as engine

    monkeypatch.setattr(module, "MOST_IN_BATCH", 1)  # so that nobody waits for an answer behind one that is held
    held = jobs("held", SLOW, free=1, gate=str(tmp_path / "gate"))
    told = r"^the scheduler at .* has had no workers for 0.5 s; the same command goes on from there$"
    with (
        scheduler_alone(1) as cluster,
        cluster.get_client() as client,
        Runner(cluster.scheduler_address, tmp_path / "j") as runner,
        held_gate(tmp_path / "gate"),
    ):
        answers = runner.run(held)
        assert next(answers).value == 0
        monkeypatch.setattr(engine, "DESERTED", 0.5)
        cluster.scale(0)
        while client.scheduler_info()["workers"]:
            os.sched_yield()
        with pytest.raises(EngineFailed, match=told):
            list(answers)
    with Runner(1, tmp_path / "j") as runner:
        assert runner.all(held) == [i * i for i in range(SLOW)]


SCHEDULER = """
if __name__ == "__main__":
    from distributed import LocalCluster
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as cluster:
        print(cluster.scheduler_address, flush=True)
        input()
"""
ASKING = """
import sys
from prunus.errors import PrunusError
from prunus.jobs import runner as module
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner
from pathlib import Path

module.MOST_IN_BATCH = 1
try:
    with Runner(sys.argv[1], Path(sys.argv[2])) as runner:
        for answer in runner.run(Job("tests.work:held", {"number": i, "free": 1, "gate": sys.argv[3]}) for i in range(16)):
            print(answer.value, flush=True)
except PrunusError as error:
    print(error)
"""


def test_a_scheduler_that_is_gone_is_told_in_a_sentence_that_says_how_to_go_on(tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="dask.distributed is not installed: pip install 'prunus[cluster]'")
    (tmp_path / "scheduler.py").write_text(SCHEDULER)
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "env": FROM_HERE}
    with subprocess.Popen([sys.executable, tmp_path / "scheduler.py"], stderr=subprocess.DEVNULL, **pipes) as scheduler:
        address = scheduler.stdout.readline().strip()
        command = [sys.executable, "-c", ASKING, address, str(tmp_path / "journal"), str(tmp_path / "gate")]
        with held_gate(tmp_path / "gate"), subprocess.Popen(command, stderr=subprocess.PIPE, **pipes) as asking:
            assert asking.stdout.readline() == "0\n"
            scheduler.kill()
            said, noise = asking.communicate()
    assert said.splitlines()[-1] == f"the scheduler at {address!r} is gone; the same command goes on from there"
    assert noise == ""


def test_a_full_disk_stops_the_work_and_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    program = f"""
import resource, signal
from pathlib import Path
from prunus.errors import PrunusError
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
try:
    with Runner(1, Path({str(tmp_path / "journal")!r})) as runner:
        for answer in runner.run(Job("tests.work:squared", {{"number": i, }}) for i in range(10**5)):
            pass
except PrunusError as error:
    print(type(error).__name__, error)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=FROM_HERE)
    assert said.stdout.startswith("WriteFailed journal "), said
    assert "what it holds is kept, and the same command goes on from there" in said.stdout
    with Journal(tmp_path / "journal") as journal:
        assert 0 < len(journal) < 10**5
        assert journal.find(jobs("squared")[0]) is not None


PARENT = """
import sys
from pathlib import Path
from prunus.jobs import runner as module
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner

module.MOST_IN_BATCH = 1  # so that nobody waits for an answer behind one that is held
if __name__ == "__main__":
    with Runner(sys.argv[1], Path(sys.argv[2])) as runner:
        print("begun", flush=True)
        about = {"free": int(sys.argv[3]), "gate": sys.argv[4]}
        for answer in runner.run([Job("tests.work:held", about | {"number": i}) for i in range(16)]):
            print(answer.value, flush=True)
"""


def children_of(process: int) -> list[int]:
    found = [int(each) for path in Path(f"/proc/{process}/task").glob("*/children") for each in path.read_text().split()]
    return [each for each in found if b"popen_loky" in Path(f"/proc/{each}/cmdline").read_bytes()]


@pytest.mark.parametrize("victim", ["parent", "worker"])
def test_killed_at_any_moment_a_run_goes_on_and_equals_the_undisturbed_one(victim: str, tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(PARENT)
    wanted = [i * i for i in range(SLOW)]
    chance = random.Random(victim)
    gate = tmp_path / "gate"
    for kill in range(KILLS):
        journal, orphans = tmp_path / f"journal-{kill}", []
        after = chance.randrange(1, SLOW // 2)  # answers
        about = {"free": after + chance.randrange(3), "gate": str(gate)}
        command = [sys.executable, str(tmp_path / "parent.py"), "2", str(journal), str(about["free"]), str(gate)]
        keeper = gate.open("wb")
        fcntl.flock(keeper, fcntl.LOCK_EX)  # so that there is work left to be killed in
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, stderr=subprocess.PIPE, env=FROM_HERE) as parent:
            assert parent.stdout is not None
            assert parent.stderr is not None
            for _ in range(1 + after):
                parent.stdout.readline()
            orphans = children_of(parent.pid)
            assert len(orphans) >= 2
            if victim == "parent":
                parent.kill()
            else:
                os.kill(chance.choice(orphans), signal.SIGKILL)
            keeper.close()
            said, noise = parent.stdout.read(), parent.stderr.read()  # until all that heard of it have ended
        if victim == "worker":
            assert said.split() == [str(each) for each in wanted[after:]]
        else:
            assert noise == ""
            while any(Path(f"/proc/{each}").exists() and "Z" not in _state(each) for each in orphans):
                os.sched_yield()  # they hear of it by their pipe, and end
        with Runner(1, journal) as runner:
            assert runner.journal is not None
            assert len(runner.journal) >= after - 1
            assert runner.all([Job("tests.work:held", about | {"number": i}) for i in range(SLOW)]) == wanted


def _state(process: int) -> str:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"


def test_processes_are_born_deaf_to_ctrl_c_and_this_one_is_not() -> None:
    """Before a process can say that it ignores a signal, Python would begin with a traceback; seen where nothing was started."""
    program = """
import signal
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner
from tests.work import blocked
with Runner(2) as runner:
    (there,) = runner.all([Job("tests.work:blocked", {})])
print(signal.SIGINT in there, signal.SIGINT in blocked())"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=FROM_HERE, timeout=300)
    assert (done.stdout, done.stderr) == ("True False\n", "")


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    for journal, told in ((None, ""), (tmp_path / "j", "; the same command goes on from there")):
        with Runner(1, journal) as runner, pytest.raises(Stopped, match=rf"^stopped after [1-5] of 10 sums{told}$"):
            runner.all(jobs("interrupted", 10, at=5), "sums")


def test_a_job_that_makes_do_with_half_of_its_work_after_ctrl_c_has_no_answer(tmp_path: Path) -> None:
    """A journal that kept it would give the half for the whole ever after."""
    before = signal.getsignal(signal.SIGINT)
    wanted = jobs("content_with_half", 10, at=5)
    with Runner(1, tmp_path / "j") as runner, pytest.raises(Stopped, match=r"^stopped after [1-5] of 10 sums"):
        runner.all(wanted, "sums")
    assert signal.getsignal(signal.SIGINT) is before
    with Journal(tmp_path / "j") as kept:
        assert kept.find(wanted[5]) is None


def test_the_time_left_is_told_when_it_is_known_and_what_was_known_before_does_not_count() -> None:
    now = 0.0
    estimate = Estimate(100, lambda: now)
    assert estimate.told(50) == ("50 of 100", 0.5)  # from the journal
    for i in range(10):
        now += 2.0
        estimate.learn(4.0)  # two workers
        message, share = estimate.told(51 + i)
        assert ("left" in message) == (i >= 2)  # three jobs, and three seconds
    assert (message, share) == ("60 of 100, about 80 s left", 0.6)
    assert estimate.mean == 4.0
    assert [in_words(each) for each in (5, 89, 95, 3600, 9000)] == ["5 s", "89 s", "2 min", "60 min", "2.5 h"]
    assert Estimate(None, time.monotonic).told(7) == ("7", 0.0)


def test_who_lives_longer_than_a_file_answers_for_what_it_says_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers of a cluster and notebooks outlive what the user writes, in the file that he names and in those beside it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "own_prices").mkdir()

    def write(price: int, more: int) -> Job:
        (tmp_path / "own_prices" / "__init__.py").write_text(f"PRICE = {price}\n")
        (tmp_path / "own_view.py").write_text(OWN_VIEW.format(more=more))
        source = asdict(Source("tic-tac-toe", "own_view.py:View", depth=1, games=1, starts="given"))
        return Job("prunus.study.training:game_played", {"source": source, "number": 0}, file_digests(["own_view.py"]))

    with interpreting():
        for price, more in ((1, 0), (10, 0), (10, 100)):
            ((_row, _depth, _moves, values, _losses, _nodes), *_) = json.loads(
                performed(batch_of(write(price, more)))[0].value or ""
            )
            assert set(values) == {-price - more}
    job = write(1000, 0)
    write(1000, 10_000)  # while the work goes on
    (reply,) = performed(batch_of(job))
    assert "is not, where a worker reads it, what it was when the work began" in str(reply.trouble)


def test_a_file_takes_part_whatever_signs_are_in_its_name(tmp_path: Path) -> None:
    for name in ("c++.py", "a:b.py", "plain.py"):
        (tmp_path / name).write_text("")
        assert files_named(str(tmp_path / name)) == [str(tmp_path / name)]


def test_a_worker_of_a_core_has_linear_algebra_of_a_core() -> None:
    """Two workers whose linear algebra takes all cores take as long as one."""
    with Runner(2) as runner:
        jobs = [Job("tests.work:threads_allowed", {"variable": name}) for name in BLAS_THREADS]
        assert [answer.value for answer in runner.run(jobs, "threads")] == ["1"] * len(BLAS_THREADS)
