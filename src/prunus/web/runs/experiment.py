"""A process of its own for one run of the lab: `python -m prunus.web.runs.experiment FOLDER`, where FOLDER holds request.json.

It does what `prunus reproduce` and `prunus compare` do, with its journal in the folder. What it measures it writes there too; on
its output it says, in lines of JSON, what it is doing and how much of that is done. It ends with whoever started it: its input is a
pipe that nobody writes into, and which is closed when that process is gone, however it went. Two servers of one folder do not
disturb each other: who works on a run holds its lock. (Locks and bounds of memory are POSIX's, as the sessions and signals of
`jobs` and the drafts of `core.files` are: Prunus as a whole runs there.)
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import resource
import signal
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from prunus.core import files
from prunus.core.registry import game as find_game
from prunus.errors import PrunusError, Stopped
from prunus.jobs.job import Job
from prunus.jobs.journal import Journal
from prunus.jobs.runner import Answered, Runner
from prunus.lab import bundle, paper, report
from prunus.lab.candidates import candidates_of
from prunus.lab.comparison import compare
from prunus.lab.origin import origin
from prunus.lab.protocol import Protocol
from prunus.lab.ratio import METHOD
from prunus.lab.sample import midgame
from prunus.lab.trials import Trials
from prunus.searches.driving.defaults import MEGABYTES
from prunus.web.runs.measured import Writer
from prunus.web.runs.request import Request

COMPARISON = "prunus-comparison 1"
LOCK = ".lock"
STOPPED = 130  # how a process ends that was asked to
SELDOM = 0.1  # seconds between two reports of progress
PATIENCE = 5.0  # seconds that the work gets to end by itself when nobody wants it any more
NICENESS = 10  # visitors are answered first
MEMORY = 4 * 2**30  # bytes a process, at most


class Teller:
    """What a run tells: on its output how far it is, which is lost where nobody reads any more; in its folder what was measured."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.last = -SELDOM

    def say(self, **said: Any) -> None:
        with contextlib.suppress(OSError):
            print(json.dumps(said), flush=True)

    def progress(self, message: str, share: float) -> None:
        now = time.monotonic()
        if now - self.last >= SELDOM or share >= 1:
            self.last = now
            self.say(doing=message, share=min(1.0, share))

    def measured(self, series: str, nodes: int, base: int) -> None:
        """One game, or position: by how many percent it takes more nodes than plainly searched; negative is fewer."""
        self.writer.tell(series, 100 * (nodes / base - 1) if base else 0.0)
        self.say()


class Watched(Runner):
    """A runner that tells every test game, as it is answered."""

    def __init__(self, teller: Teller, recipe: str, workers: str, journal: Path) -> None:
        super().__init__(workers, journal, teller.progress)
        self.teller, self.recipe = teller, recipe

    def run(self, jobs: Iterable[Job], what: str = "jobs", total: int | None = None) -> Iterator[Answered]:
        if what != "test games":
            return super().run(jobs, what, total)
        return self._games(jobs, what, total)

    def _games(self, jobs: Iterable[Job], what: str, total: int | None) -> Iterator[Answered]:
        asked: list[tuple[str, int]] = []  # the evaluation of each game, and which of its orders is the one that was learned

        def seen() -> Iterator[Job]:
            for job in jobs:
                orders = [order.name for order in job.arguments["orders"]]
                asked.append((job.arguments["evaluation"], orders.index(self.recipe)))
                yield job

        for answer in super().run(seen(), what, total):
            evaluation, place = asked[answer.number]
            self.teller.measured(evaluation, answer.value["nodes"][place], answer.value["nodes"][0])
            yield answer


def reproduced(asked: Request, folder: Path, teller: Teller) -> None:
    """The paper's experiment, as a bundle."""
    protocol, workers, started = Protocol.from_json(asked.settings, "the request"), asked.workers, time.perf_counter()
    report.check_ready()
    bundle.refuse_another(folder, protocol)
    with Watched(teller, protocol.recipes[0], workers, folder / bundle.JOURNAL) as runner:
        experiment = paper.reproduce(protocol, runner)
    about = origin(asked.command, protocol.files(), time.perf_counter() - started, workers)
    teller.say(doing="writing the report", share=1.0)
    report.write(folder, experiment, about)
    bundle.write(folder, experiment, about)  # results.json comes last: where it is, all is


def compared(asked: Request, folder: Path, teller: Teller) -> None:
    """Searches side by side. What is measured is read from the journal, where it stands as soon as it is known."""
    request, workers, started = asked.settings, asked.workers, time.perf_counter()
    start, depth, seed = find_game(request["game"]).start(), request["depth"], request["seed"]
    candidates = candidates_of(request["searches"], request["orderings"] or None)
    sample = midgame(start, request["positions"], depth, seed)
    trials = Trials(start, depth, seed, request["evaluation"], MEGABYTES)
    waiting = [(each.name, place, trials.search(place, each)) for each in candidates for place in sample]
    base: dict[int, int] = {}  # nodes of the first candidate
    done = 0

    with Journal(folder / bundle.JOURNAL) as journal:

        def look(message: str, share: float) -> None:
            nonlocal done
            while done < len(waiting) and (reply := journal.find(waiting[done][2])) is not None:
                nodes, at = json.loads(reply.value or "null")["nodes"], done % len(sample)
                if done < len(sample):
                    base[at] = nodes
                else:
                    teller.measured(waiting[done][0], nodes, base[at])
                done += 1
            teller.progress(message, share)

        common = {"positions": request["positions"], "seed": seed, "evaluation": request["evaluation"]}
        found = compare(start, depth, candidates, workers=workers, journal=journal.path, progress=look, **common)
        look("searches", 1.0)
    about = origin(asked.command, {}, time.perf_counter() - started, workers)
    rows = [row.as_json(depth) | {"name": row.candidate.name} for row in found.rows]
    said = {"format": COMPARISON, "protocol": request, "interval": METHOD, "rows": rows, "remarks": found.remarks()}
    files.write_json(folder / bundle.RESULTS, said | {"provenance": about}, indent=1)


KINDS = {"reproduce": reproduced, "compare": compared}


def _end_with_parent() -> None:
    """Wait until the input is closed; then stop as Ctrl-C does, and soon after that in any case."""
    while os.read(0, 1):  # not by sys.stdin, whose lock Python wants at its end
        pass
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(PATIENCE)
    os._exit(STOPPED)


def _bound_memory(workers: int) -> None:
    """Of this process and of each worker, which inherits it: half of the machine for all, and none more than `MEMORY`."""
    half = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2
    most = min(MEMORY, half // workers)
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def main(folder: Path) -> int:
    """Perform what a folder asks for; who else works on it is waited for, and what is done is not done again."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the server may have been deaf to it
    threading.Thread(target=_end_with_parent, daemon=True).start()
    os.nice(NICENESS)
    with open(folder / LOCK, "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (folder / bundle.RESULTS).exists():
            return 0
        with contextlib.closing(Writer(folder)) as writer:
            return _performed(folder, Teller(writer))


def _performed(folder: Path, teller: Teller) -> int:
    try:
        asked = Request.read(folder)
        _bound_memory(int(asked.workers))
        KINDS[asked.kind](asked, folder, teller)
    except (KeyboardInterrupt, Stopped):
        return STOPPED
    except PrunusError as error:
        teller.say(error=str(error))
        return 1
    except MemoryError:
        teller.say(error=f"it needs more memory than a run may have: {MEMORY // 2**30} GB, or half of the machine")
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(Path(sys.argv[1])))
    except KeyboardInterrupt:
        sys.exit(STOPPED)
