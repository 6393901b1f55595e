"""Compile the specialisations that people use first, each in a process of its own."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from prunus.core.registry import all_games, entries, game
from prunus.searches.driving.entry import search
from prunus.searches.minimal_tree import minimal_leaves
from prunus.searches.perft import perft


class Specialisation(NamedTuple):
    game: str
    algorithm: str
    evaluation: str
    ordering: str

    def __str__(self) -> str:
        return " ".join(self)


USUAL = [("alpha-beta", "natural"), ("alpha-beta", "static"), ("pvs", "hash+killer+history"), ("pvs", "hash+static")]


def specialisations() -> list[Specialisation]:
    """For every evaluation of every compiled game the searches that people use first, and minimax with the defaults."""
    todo = []
    for name, entry in all_games().items():
        position = entry.start()
        if not isinstance(position, tuple):
            continue
        todo.append(Specialisation(name, "minimax", entry.default_evaluation, "natural"))
        for evaluation, kind in entries("evaluation").items():
            if kind.suits(position):
                for algorithm, ordering in USUAL:
                    todo.append(Specialisation(name, algorithm, evaluation, ordering))
    return todo


def compile_all(todo: list[Specialisation], jobs: int | None) -> Iterator[Specialisation]:
    """Compile in `jobs` processes; each specialisation is given back when it is ready.

    The processes hold one end of a pipe and we the other: when ours is closed, because we leave or are killed, they end.
    """
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs or multiprocessing.cpu_count(), context, _end_with_the_pipe, (theirs,))
    others, workers = set(multiprocessing.active_children()), set[Any]()
    try:
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # handed down to processes that have only just begun
        try:
            tasks = [pool.submit(_compile, each) for each in todo]
            workers = set(multiprocessing.active_children()) - others
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for done in as_completed(tasks):
            yield done.result()
    except BaseException:
        for worker in workers:  # one that has only just begun does not look at the pipe yet, and would be waited for
            worker.kill()
        raise
    finally:
        ours.close()
        pool.shutdown(cancel_futures=True)
        theirs.close()


def _end_with_the_pipe(pipe: Connection) -> None:
    """In a new process: Ctrl-C is for the parent, and this process ends when the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        wait([pipe])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _compile(this: Specialisation) -> Specialisation:
    """Searching one ply deep compiles everything that a deeper search needs."""
    position = game(this.game).start()
    table = 1 if this.ordering.startswith("hash") else 0
    search(position, 1, algorithm=this.algorithm, evaluation=this.evaluation, ordering=this.ordering, table=table)
    if this.algorithm == "minimax":
        perft(position, 2)
        minimal_leaves(position, 1, this.evaluation)
    return this
