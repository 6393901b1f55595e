"""Compile the specialisations that people use first, each in a process of its own."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from prunus.core.registry import all_games, entries, game
from prunus.search.entry import look_ahead
from prunus.search.minimal_tree import minimal_leaves
from prunus.search.perft import perft


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
        for evaluation, kind in entries("prunus.evaluation", "EVALUATION").items():
            if kind.suits(position):
                for algorithm, ordering in USUAL:
                    todo.append(Specialisation(name, algorithm, evaluation, ordering))
    return todo


def compile_all(todo: list[Specialisation], jobs: int | None) -> Iterator[Specialisation]:
    """Compile in `jobs` processes; each specialisation is given back when it is ready."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs or multiprocessing.cpu_count(), mp_context=context) as pool:
        try:
            mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # handed down to the processes: one is to answer
            try:
                tasks = [pool.submit(_compile, each) for each in todo]
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            for done in as_completed(tasks):
                yield done.result()
        except BaseException:  # Ctrl-C: what is being compiled would be waited for
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                child.terminate()
            raise


def _compile(this: Specialisation) -> Specialisation:
    """Searching one ply deep compiles everything that a deeper search needs."""
    position = game(this.game).start()
    table = 1 if this.ordering.startswith("hash") else None
    look_ahead(position, 1, algorithm=this.algorithm, evaluation=this.evaluation, ordering=this.ordering, table=table)
    if this.algorithm == "minimax":
        perft(position, 2)
        minimal_leaves(position, 1, this.evaluation)
    return this
