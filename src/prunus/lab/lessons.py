"""Lessons: what the questions of the lab learn, by jobs: training games, and a program for each of several wishes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from prunus.errors import BadTask
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner
from prunus.logic.syntax import parse_program
from prunus.study.background import Background
from prunus.study.examples import Examples, Source
from prunus.study.explanation import sentences
from prunus.study.judgement import judge
from prunus.study.learning import NODES
from prunus.study.task import Task
from prunus.study.training import collect

LEARNING_SEED, EXAMINING_SEED = 2_000_003, 3_000_017  # added to the seed of a run: other games than those that are searched


class Wish(NamedTuple):
    """What is to be learned: for the "first" level or "all", from clauses of these predicates alone if they are named."""

    levels: str = "all"
    predicates: tuple[str, ...] | None = None


class Lesson(NamedTuple):
    """A program, and how it does: unseen pairs in the right order (None: nothing was learned), clauses, in words."""

    program: str | None
    accuracy: float | None
    clauses: int
    sentences: tuple[str, ...]
    why_not: str = ""


def examples_for(
    game: str, evaluation: str, depth: int, games: int, seed: int, runner: Runner, levels: str = "first", examining: bool = False
) -> Examples:
    """Examples from training games, for an order of these levels; those for an examination are from other games."""
    number = (EXAMINING_SEED if examining else LEARNING_SEED) + seed
    return collect(Source(game, evaluation, depth, games, NODES[levels], seed=number), runner)


def keys_of(examples: Examples) -> set[int]:
    """The keys of all positions of the examples."""
    return {int(examples.position(number).key()) for number in range(len(examples.positions))}


def chosen(examples: Examples, only: NDArray[np.bool_]) -> Examples:
    """The examples of some positions."""
    kept = only[examples.owners]
    number = np.cumsum(only) - 1
    told = tuple(text for text, is_kept in zip(examples.told, only, strict=True) if is_kept) if examples.told else ()
    return Examples(
        examples.source,
        np.arange(len(told), dtype=np.uint64)[:, None] if told else examples.positions[only],
        number[examples.owners[kept]].astype(np.int32),
        examples.moves[kept],
        examples.values[kept],
        examples.losses[kept],
        examples.nodes[only],
        told,
    )


def learned(
    lessons: Sequence[tuple[Examples, Wish]], runner: Runner, examination: Examples | None = None, what: str = "programs learned"
) -> list[Lesson]:
    """A lesson for every wish; accuracy is that on the examination, or on what each task has put aside."""
    unseen = None if examination is None else examination.as_text()
    jobs = [
        Job(
            "prunus.lab.lessons:taught",
            {"examples": examples.as_text(), **wish._asdict(), "examination": unseen},
            examples.source.files(),
        )
        for examples, wish in lessons
    ]
    answers = runner.run(jobs, what)
    return [Lesson(**(answer.value | {"sentences": tuple(answer.value["sentences"])})) for answer in answers]


def taught(examples: str, levels: str, predicates: Sequence[str] | None, examination: str | None) -> dict[str, Any]:
    """A job: what is learned from examples for some levels; where they teach nothing, why."""
    read = Examples.from_text(examples)
    source = read.source
    known = Background.of(source.game, None, source.evaluation, source.depth)
    try:
        study = Task(read, known, predicates=predicates).study(levels)
    except BadTask as error:
        return Lesson(None, None, 0, (), str(error))._asdict()
    accuracy = study.judgement.accuracy
    if examination is not None:
        accuracy = judge(parse_program(str(study.program), "what was learned"), known, Examples.from_text(examination)).accuracy
    found = Lesson(str(study.program), accuracy, len(study.program.clauses), tuple(sentences(study.program, known)))
    return found._asdict()
