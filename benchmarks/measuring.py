"""What is measured are jobs: one after the other, in this process, so that times are honest; kept in a journal."""

from __future__ import annotations

import functools
import importlib
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.progress import Progress

from benchmarks.report import circumstances
from prunus import game
from prunus.core.requests import ShareListener
from prunus.jobs.job import Answer, Job, file_digests
from prunus.jobs.runner import Runner

HOME = Path(__file__).parent


class Measuring:
    """`measured(function, cases)`: what a function of a benchmark finds in each case.

    What the journal knows of the same sources in the same circumstances is not measured again.
    """

    def __init__(self, benchmark: ModuleType, journal: Path) -> None:
        self.name, self.journal = benchmark.__name__.rpartition(".")[2], journal
        self.files = file_digests([*sorted(HOME.glob(f"{self.name}.*")), HOME / "report.py", HOME / "measuring.py"])
        self.circumstances = circumstances(benchmark)

    def __call__(self, function: Callable[..., Any], cases: Iterable[Sequence[Any]] = ((),)) -> list[Any]:
        name = f"{function.__module__}:{function.__name__}"
        arguments = [{"function": name, "arguments": list(case), "circumstances": self.circumstances} for case in cases]
        jobs = [Job("benchmarks.measuring:performed", each, self.files) for each in arguments]
        with progress_shown() as progress, Runner(1, self.journal, progress) as runner:
            return [answer.measured for answer in runner.run(jobs, self.name)]


def performed(function: str, arguments: Sequence[Any], circumstances: str) -> Answer:
    """A job: what a function measures, here and now. In other circumstances it is another job."""
    module, _, name = function.partition(":")
    return Answer(None, getattr(importlib.import_module(module), name)(*arguments))


@functools.cache
def midgame(name: str, fewest: int, most: int, number: int, seed: int) -> list[Any]:
    """Unfinished positions of a game after `fewest` random moves or more, but not `most`."""
    chance, found = random.Random(seed), list[Any]()
    while len(found) < number:
        position = game(name).start()
        for _ in range(chance.randrange(fewest, most)):
            moves = sorted(int(move) for move in position.moves())
            if not moves:
                break
            position = position.play(chance.choice(moves))
        if not position.is_over():
            found.append(position)
    return found


@contextmanager
def progress_shown() -> Iterator[ShareListener]:
    """A bar on stderr, drawn when a job is done: a thread that draws it meanwhile would be measured too."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, auto_refresh=False, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=1.0)

        def show(message: str, share: float) -> None:
            bar.update(task, description=message, completed=share, refresh=True)

        yield show
