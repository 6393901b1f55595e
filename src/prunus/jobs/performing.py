"""What a worker does: it performs batches of jobs, and says of each what came of it."""

from __future__ import annotations

import functools
import importlib
import os
import threading
import time
import traceback
from collections.abc import Mapping
from typing import Any, NamedTuple

from prunus.errors import BadFile, PrunusError, Stopped
from prunus.jobs.job import Answer, Job, canonical, code_digest, file_digests, forget_prepared

ANOTHER_VERSION = "a worker has another version of Prunus than this process: install the same one everywhere"


class Reply(NamedTuple):
    """The value and what was measured, as JSON; or why there is none."""

    value: str | None
    measured: str | None
    seconds: float
    trouble: str | None = None
    details: str = ""


class Batch(NamedTuple):
    """Jobs that one worker performs one after the other, if its code is that of whoever asks."""

    jobs: tuple[Job, ...]
    code: str


def batch_of(*jobs: Job) -> Batch:
    return Batch(jobs, code_digest())


_alone = threading.RLock()  # a job may have jobs of its own


def performed(batch: Batch) -> list[Reply]:
    """A reply to each job. What jobs prepare is kept for the next, so one process performs one at a time, whatever its threads."""
    if batch.code != code_digest():
        return [Reply(None, None, 0.0, ANOTHER_VERSION) for _ in batch.jobs]
    with _alone:
        return [_performed(job) for job in batch.jobs]


def _performed(job: Job) -> Reply:
    started = time.perf_counter()
    try:
        _check_files(job.files)
        found = _function(job.name)(**job.arguments)
        answer = found if isinstance(found, Answer) else Answer(found)
        value, measured = canonical(answer.value), canonical(answer.measured)
    except Stopped:  # not the job's fault: somebody has asked this process to end
        raise
    except Exception as error:  # a job that fails is reported, and does not stop the others
        sentence = str(error) if isinstance(error, PrunusError) else f"{type(error).__name__}: {error}"
        return Reply(None, None, time.perf_counter() - started, sentence, traceback.format_exc())
    return Reply(value, measured, time.perf_counter() - started)


@functools.cache
def _function(name: str) -> Any:
    module, _, function = name.partition(":")
    return getattr(importlib.import_module(module), function)


LARGE = 2**20  # bytes of a file that is not read again before every job
_read: dict[str, str] = {}  # the files that jobs of this process have read, with their digests


def _check_files(digests: Mapping[str, str]) -> None:
    """Who has another file than the one that the job means must not answer, nor with what was prepared from an earlier one."""
    for path, digest in digests.items():
        if _read.get(path) == digest and os.path.exists(path) and os.path.getsize(path) > LARGE:
            continue
        if file_digests([path])[path] != digest:
            raise BadFile(f"file {path!r} is not, where a worker reads it, what it was when the work began")
        if _read.get(path) != digest:
            forget_prepared()
            _read[path] = digest
