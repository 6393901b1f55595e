"""How far a run scales: a model of the runner with a thousand workers, from what jobs and the parent were measured to cost.

Discrete events. The parent does one thing at a time: it describes jobs, looks them up, submits batches in a window, takes replies
and writes them down. A worker performs one batch after the other, and now and then dies with what it has; another takes its place
after a while. What is lost is submitted again. The parent becomes the limit where a job is shorter than what it costs the parent,
times the number of workers:  workers <= seconds of a job / seconds of the parent a job.
"""

from __future__ import annotations

import heapq
import random
import statistics
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from prunus.errors import OutOfRange
from prunus.jobs.job import Job
from prunus.jobs.journal import JOURNAL, Journal
from prunus.jobs.runner import BATCH_SECONDS, MOST_IN_BATCH, WINDOW, Runner

JOURNEY = 0.001  # seconds from parent to worker, and back
RESTART = 5.0  # until a worker that died has a successor
HOUR = 3600.0
BATCHES = 40  # a worker


class Costs(NamedTuple):
    """Seconds of the parent."""

    job: float  # to describe it, look it up, and write its answer down
    batch: float  # to submit it and take it back


class SimulatedRun(NamedTuple):
    """What a simulated run comes to."""

    workers: int
    seconds: float
    work: float  # seconds that the jobs take by themselves
    parent: float  # the share of the time in which the parent is busy
    lost: int  # jobs that were performed in vain

    @property
    def speed(self) -> float:
        """How many times as fast as one worker without a parent."""
        return self.work / self.seconds


def simulated(
    lengths: Sequence[float], jobs: int, workers: int, costs: Costs, deaths_an_hour: float = 0.0, seed: int = 1
) -> SimulatedRun:
    """A run of `jobs` whose lengths are drawn from `lengths`, by workers that die so often."""
    if not lengths or min(lengths) <= 0 or jobs < 1 or workers < 1:
        raise OutOfRange("a simulation needs lengths above zero, at least one job and at least one worker")
    if max(lengths) * deaths_an_hour > HOUR:
        raise OutOfRange(f"a job of {max(lengths):g} s would seldom outlive a worker that dies {deaths_an_hour:g} times an hour")
    chance = random.Random(seed)
    size = max(1, min(MOST_IN_BATCH, round(BATCH_SECONDS / statistics.fmean(lengths))))
    todo: deque[list[float]] = deque()
    left, work, lost = jobs, 0.0, 0
    clock = busy = 0.0  # of the parent
    free, waiting, outstanding = workers, deque[list[float]](), 0
    events: list[tuple[float, int, list[float], bool]] = []  # when a batch comes back, and whether its worker died
    number = 0

    def begin(batch: list[float], at: float) -> None:
        nonlocal number
        number += 1
        spent, death = sum(batch), chance.expovariate(deaths_an_hour / HOUR) if deaths_an_hour else float("inf")
        heapq.heappush(events, (at + 2 * JOURNEY + min(spent, death), number, batch, death < spent))

    while left or todo or outstanding:
        if (left or todo) and outstanding < WINDOW * workers:
            if todo:
                batch = todo.popleft()
            else:
                batch = [chance.choice(lengths) for _ in range(min(size, left))]
                left, work = left - len(batch), work + sum(batch)
            spent = costs.batch / 2 + len(batch) * costs.job / 2
            clock, busy, outstanding = clock + spent, busy + spent, outstanding + 1
            if free:
                free -= 1
                begin(batch, clock)
            else:
                waiting.append(batch)
            continue
        at, _, batch, is_dead = heapq.heappop(events)
        # The worker goes on without the parent, with what waits for it; a dead one has a successor later.
        if waiting:
            begin(waiting.popleft(), at + (RESTART if is_dead else 0.0))
        else:
            free += 1
        spent = costs.batch / 2 + (0.0 if is_dead else len(batch) * costs.job / 2)
        clock, busy, outstanding = max(clock, at) + spent, busy + spent, outstanding - 1
        if is_dead:
            lost += len(batch)
            todo.append(batch)
    return SimulatedRun(workers, clock, work, busy / clock, lost)


def scaled(lengths: Sequence[float], workers: Sequence[int], costs: Costs, deaths_an_hour: float, seed: int) -> list[SimulatedRun]:
    """The same work with more and more workers: enough of it that each has something to do for a while."""
    a_while = max(1, min(MOST_IN_BATCH, round(BATCH_SECONDS / statistics.fmean(lengths)))) * BATCHES
    return [simulated(lengths, a_while * number, number, costs, deaths_an_hour, seed) for number in workers]


def nothing(number: int) -> int:
    """A job that takes no time."""
    return number


def measured_costs(jobs: int = 4000) -> Costs:
    """What jobs cost the parent here: those that do nothing, in batches and one by one, with a journal."""
    with tempfile.TemporaryDirectory() as folder:
        spent = []
        for length in (MOST_IN_BATCH, 1):
            number = jobs if length > 1 else jobs // 20
            with Runner(1, Path(folder) / f"journal-{length}") as runner:
                started = time.process_time()
                for first in range(0, number, length):
                    list(runner.run([Job("prunus.lab.scale:nothing", {"number": first + i}) for i in range(length)]))
                spent.append((time.process_time() - started) / number)
    return Costs(spent[0], max(0.0, spent[1] - spent[0]))


def lengths_of(journal: Path) -> list[float]:
    """How long the jobs of a journal took."""
    JOURNAL.described(journal)  # one that is not there is not begun
    with Journal(journal) as opened:
        rows = opened.rows("SELECT seconds FROM answers")
    found = [seconds for (seconds,) in rows if isinstance(seconds, float) and 0 <= seconds < float("inf")]
    if not found:
        raise OutOfRange(f"journal {str(journal)!r} is empty: there is nothing to learn lengths from")
    return [max(seconds, 1e-6) for seconds in found]
