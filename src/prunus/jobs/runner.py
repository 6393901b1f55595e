"""Runner: many jobs, performed by an engine, kept in a journal, answered in the order in which they were asked.

Jobs are described one at a time and submitted in a window of a few batches a worker (a million at once would choke any scheduler).
A batch is so long that its journey does not matter. What is lost with a worker is performed again; a job that takes its worker with
it whenever it is alone with it has failed, and so has one that raises an error. Failed jobs do not stop the others: they are told
at the end.
"""

from __future__ import annotations

import json
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sized
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from prunus.core.requests import Cancellation, ShareListener, check_request
from prunus.errors import PrunusError, Stopped, shortened
from prunus.jobs.engine import Engine, EngineFailed, engine_of
from prunus.jobs.estimate import Estimate
from prunus.jobs.job import Answer, Job
from prunus.jobs.journal import Journal
from prunus.jobs.performing import Batch, Reply, batch_of

WINDOW = 4  # batches a worker
MOST_WAITING = 10_000  # answers that wait for an earlier one
BATCH_SECONDS = 0.25
MOST_IN_BATCH = 1000
MOST_TOLD = 100  # failures that are kept
DEATHS = 2  # of workers that were alone with a job, before it counts as failed


class Failure(NamedTuple):
    """A job without an answer: why, and the traceback if there is one."""

    job: Job
    why: str
    details: str = ""

    def __str__(self) -> str:
        return f"{self.why} ({self.job.name}, {shortened(self.job.text, 120)})"


class Answered(NamedTuple):
    """The answer to job `number` of those that were asked."""

    value: Any
    measured: Any
    number: int


class JobsFailed(PrunusError):
    """Some jobs have failed, the others are done; `failures` are the first of them."""

    exit_code = 1

    def __init__(self, what: str, failed: int, failures: list[Failure], done: int) -> None:
        self.failures = failures
        super().__init__(f"{failed:,} of {done + failed:,} {what} failed, the first of them: {failures[0]}")


class Runner:
    """`run` performs jobs; the workers, the journal and what is warm are kept from one call to the next. A context manager."""

    def __init__(
        self,
        workers: int | str = 1,
        journal: Path | None = None,
        progress: ShareListener | None = None,
        cancel: Cancellation | None = None,
    ) -> None:
        check_request(progress=progress, cancel=cancel)
        self.cancel = cancel
        self.engine: Engine = engine_of(workers)  # a journal is begun only for workers that there are
        self.journal = None if journal is None else Journal(journal)
        self.progress: ShareListener = progress or (lambda _message, _share: None)
        self.warm: set[str] = set()  # functions whose kernels are compiled, on every machine

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *_error: Any) -> None:
        self.engine.close()
        if self.journal is not None:
            self.journal.close()

    def run(self, jobs: Iterable[Job], what: str = "jobs", total: int | None = None) -> Iterator[Answered]:
        """The answers, in the order of the jobs, those of failures left out; in the end JobsFailed if there were any."""
        work = _Work(self, what, len(jobs) if isinstance(jobs, Sized) else total)
        with self._stopping(work):
            for job in jobs:
                self._go_on()
                work.add(job)
                while work.is_full():
                    work.collect()
                yield from work.ready()
            work.submit()
            while work.outstanding or work.suspects:
                self._go_on()
                work.collect()
                yield from work.ready()
        if work.failures:
            raise JobsFailed(what, work.failed, work.failures, work.done)

    def all(self, jobs: Iterable[Job], what: str = "jobs") -> list[Any]:
        """The values alone, all at once."""
        return [answer.value for answer in self.run(jobs, what)]

    def _go_on(self) -> None:
        """Unless somebody has asked to stop."""
        if self.cancel is not None and self.cancel.is_cancelled:
            raise Stopped("asked to", None)

    @contextmanager
    def _stopping(self, work: _Work) -> Iterator[None]:
        """Ctrl-C ends the workers at once, a token when the next is done; that and a loss of all workers say how to go on."""
        kept = "; the same command goes on from there" if self.journal is not None else ""
        try:
            yield
        except GeneratorExit:  # whoever asked has had enough
            if work.outstanding:
                self.engine.close()
            raise
        except EngineFailed as error:
            self.engine.close()
            raise EngineFailed(f"{error}{kept}") from error
        except (KeyboardInterrupt, Stopped) as error:
            self.engine.close()
            of = "" if work.total is None else f" of {work.total:,}"
            raise Stopped(f"stopped after {work.done:,}{of} {work.what}{kept}", None) from error


class _Work:
    """The jobs of one call of `run` that are not answered yet."""

    def __init__(self, runner: Runner, what: str, total: int | None) -> None:
        self.runner, self.what, self.total = runner, what, total
        self.estimate = Estimate(total)
        self.number = self.first = 0  # of the next job, and of the next to be answered
        self.done = self.failed = 0
        self.batch: list[tuple[int, Job]] = []
        self.outstanding: dict[int, tuple[list[int], Batch]] = {}
        self.suspects: deque[tuple[int, Job]] = deque()  # lost twice: each is performed alone
        self.losses: Counter[int] = Counter()
        self.answers: dict[int, Answer | None] = {}
        self.failures: list[Failure] = []

    def add(self, job: Job) -> None:
        """Answer a job from the journal, or put it into the next batch."""
        number, self.number = self.number, self.number + 1
        if not job.is_portable:
            self._perform(number, job)
            return
        known = self.runner.journal.find(job) if self.runner.journal is not None else None
        if known is not None:
            self.done += 1
            self.answers[number] = _answer(known)
            return
        self.batch.append((number, job))
        if len(self.batch) >= self._batch_length(job.name):
            self.submit()

    def _perform(self, number: int, job: Job) -> None:
        """What nobody else can perform is performed here; an error is whoever's asked."""
        started = time.perf_counter()
        found = job.function(**job.arguments)  # type: ignore[operator]
        self.answers[number] = found if isinstance(found, Answer) else Answer(found)
        self.done += 1
        self.estimate.learn(time.perf_counter() - started)
        self._tell()

    def submit(self) -> None:
        """Let the jobs that have gathered be performed."""
        if self.batch:
            cold = self.batch[0][1].name not in self.runner.warm
            self._submit(self.batch, len(self.outstanding) % self.runner.engine.nodes if cold else None)
            self.batch = []

    def is_full(self) -> bool:
        """Whether no more should be submitted now; kernels are compiled once a machine, by a first job alone."""
        if not self.outstanding and not self.suspects:
            return False
        engine = self.runner.engine
        is_cold = any(batch.jobs[0].name not in self.runner.warm for _, batch in self.outstanding.values())
        limit = engine.nodes if is_cold else WINDOW * engine.workers
        return len(self.outstanding) >= limit or len(self.answers) >= MOST_WAITING or bool(self.suspects)

    def collect(self) -> None:
        """Wait for batches that are done, and take their replies."""
        if not self.outstanding:
            self._submit([self.suspects.popleft()], None)
        for batch, replies in self.runner.engine.finished():
            numbers, _ = self.outstanding.pop(id(batch))
            if replies is None:
                self._lose(numbers, batch)
            else:
                self._take(numbers, batch, replies)
        self._tell()

    def ready(self) -> Iterator[Answered]:
        """Answers whose turn it is."""
        while self.first in self.answers:
            answer, number = self.answers.pop(self.first), self.first
            self.first += 1
            if answer is not None:
                yield Answered(*answer, number)

    def _submit(self, jobs: list[tuple[int, Job]], node: int | None) -> None:
        batch = batch_of(*(job for _, job in jobs))
        self.outstanding[id(batch)] = [number for number, _ in jobs], batch
        self.runner.engine.submit(batch, node)

    def _take(self, numbers: list[int], batch: Batch, replies: list[Reply]) -> None:
        answered = [(job, reply) for job, reply in zip(batch.jobs, replies, strict=True) if reply.trouble is None]
        if self.runner.journal is not None and answered:
            self.runner.journal.keep(answered)
        for number, job, reply in zip(numbers, batch.jobs, replies, strict=True):
            self.runner.warm.add(job.name)
            self.estimate.learn(reply.seconds)
            if reply.trouble is None:
                self.answers[number] = _answer(reply)
                self.done += 1
            else:
                self._fail(number, Failure(job, reply.trouble, reply.details))

    def _lose(self, numbers: list[int], batch: Batch) -> None:
        """Once is nobody's fault; twice is suspicious, and a suspect is performed alone."""
        for number, job in zip(numbers, batch.jobs, strict=True):
            self.losses[number] += 1
            if self.losses[number] == 1:
                self._submit([(number, job)], None)
            elif self.losses[number] < 2 + DEATHS:
                self.suspects.append((number, job))
            else:
                self._fail(number, Failure(job, f"{DEATHS} workers died when they were alone with it"))

    def _fail(self, number: int, failure: Failure) -> None:
        self.failed += 1
        if self.failed <= MOST_TOLD:
            self.failures.append(failure)
        self.answers[number] = None

    def _batch_length(self, function: str) -> int:
        if function not in self.runner.warm or self.estimate.mean is None:
            return 1
        return max(1, min(MOST_IN_BATCH, round(BATCH_SECONDS / max(self.estimate.mean, 1e-6))))

    def _tell(self) -> None:
        message, share = self.estimate.told(self.done + self.failed)
        self.runner.progress(f"{self.what}: {message}", share)


def _answer(reply: Reply) -> Answer:
    return Answer(json.loads(reply.value or "null"), json.loads(reply.measured or "null"))
