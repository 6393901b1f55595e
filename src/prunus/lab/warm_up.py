"""Compile the specialisations that people use first, ahead of time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from prunus.core.registry import all_games, entries, game
from prunus.core.requests import ShareListener
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner
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


def compile_all(
    todo: Sequence[Specialisation], workers: int | str, progress: ShareListener | None = None
) -> Iterator[Specialisation]:
    """Compile, in other processes if there are several workers; each specialisation is given back when it is ready."""
    with Runner(workers, progress=progress) as runner:
        jobs = [Job("prunus.lab.warm_up:compiled", each._asdict()) for each in todo]
        for answer in runner.run(jobs, "combinations"):
            yield todo[answer.number]


def compiled(**names: str) -> None:
    """A job: searching one ply deep compiles everything that a deeper search needs."""
    this = Specialisation(**names)
    position = game(this.game).start()
    table = 1 if this.ordering.startswith("hash") else 0
    search(position, 1, algorithm=this.algorithm, evaluation=this.evaluation, ordering=this.ordering, table=table)
    if this.algorithm == "minimax":
        perft(position, 2)
        minimal_leaves(position, 1, this.evaluation)
