"""The door to the AND/OR searches: checks the question, prepares what the prover needs, wraps what it found."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import numpy as np

from prunus.core.checked import own_line
from prunus.core.game import Valued
from prunus.core.generic import answers, typed
from prunus.core.names import EvaluationName, OrderingName, ProverName
from prunus.core.registry import find
from prunus.core.requests import Cancellation, NodeListener, check_request, whole
from prunus.core.units import units_of
from prunus.core.values import INFINITY
from prunus.errors import DoesNotFit, OutOfRange, Stopped
from prunus.searches.driving import worker
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import deepest_ply, find_evaluation, find_ordering, sound
from prunus.searches.proof.proof import Proof, shown
from prunus.searches.proof.prover import Asked, Found, Prover
from prunus.searches.proof.question import MEMORY_FULL, TOO_DEEP, ByOutcome, ToDepth, ToTheEnd
from prunus.searches.proof.trace import NoProofTrace, ProofTrace
from prunus.searches.shared.tally import LEAVES, NO_LIMIT, NODES, Tally
from prunus.tables.transposition import memory_of_this_machine

WIN_AT_ALL = 1
MEGABYTE = 2**20
LEAST_MEGABYTES = 1 / 64


def prove(
    position: Any,
    threshold: int | None = None,
    *,
    algorithm: ProverName | str | Prover = "df-pn",
    evaluation: EvaluationName | str | Any | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    megabytes: float = 64,
    ordering: OrderingName | str | Any = "natural",
    seed: int | None = None,
    progress: NodeListener | None = None,
    cancel: Cancellation | None = None,
    trace: ProofTrace | None = None,
) -> Proof:
    """Whether the value of `position` for the player to move is at least `threshold`; by default, whether they win.

    Values are outcomes of finished games, or of an `evaluation`; with a `depth`, of positions so many plies ahead. An `ordering`
    says which moves of the player to move at the root come first where their numbers are equal. The answer is unknown when `nodes`,
    `seconds` or `megabytes` did not suffice, or a `cancel` token ended the search. `seed` is for what `monte-carlo-pn` draws.
    `progress` is called with the number of nodes, `trace` is told what the prover does. Ctrl-C raises Stopped.
    """
    prover: Prover = find("prover", algorithm) if isinstance(algorithm, str) else algorithm
    check_request(seed=seed)
    if seed is not None and not prover.is_drawn:
        raise DoesNotFit(f"{prover.name} draws nothing: a seed would say nothing; leave it out")
    given, position = position, sound(position)
    Limits(depth, nodes, seconds)
    room = room_of(megabytes)
    plies = deepest_ply(position, depth)
    threshold = _checked_threshold(position, threshold)
    run = Run(Tally.for_depth(plies + 1, NO_LIMIT if nodes is None else nodes), seconds, progress, cancel)
    question = question_about(position, evaluation, depth)
    order = find_ordering(ordering, position, question.evaluation, plies, seed or 0)
    asked = Asked(
        position,
        np.int64(threshold),
        np.int64(plies),
        question,
        run.tally,
        room,
        seed or 0,
        run,
        order,
        NoProofTrace() if trace is None else trace,
    )
    found = prover.ask(asked)
    found = replace(found, line=own_line(given, position, found.line))
    proof = proof_of(asked, found, run, algorithm=prover.name, depth=depth, megabytes=megabytes)
    if run.stopped_by == "keyboard" and proof.answer is None:
        raise Stopped(f"the search was stopped after {proof.nodes:,} nodes", proof)
    return proof


def proof_of(asked: Asked, found: Found, run: Run, *, algorithm: str, depth: int | None, megabytes: float) -> Proof:
    """What a prover found out about what it was asked, and what that took."""
    answer = True if found.proof == 0 else False if found.disproof == 0 else None
    ended_by = None if answer is not None else limit_of(found.reason, run.stopped_by)
    return Proof(
        answer=answer,
        proof=shown(found.proof),
        disproof=shown(found.disproof),
        move=found.line[0] if found.line else None,
        line=found.line,
        threshold=int(asked.goal),
        depth=depth,
        algorithm=algorithm,
        nodes=int(run.tally.cells[NODES]),
        leaves=int(run.tally.cells[LEAVES]),
        seconds=run.taken,
        memory=found.room,
        reason="" if ended_by is None else reason_of(ended_by, megabytes, int(asked.depth)),
        stopped_by=ended_by,
        tree=found.tree,
        units=units_of(asked.position, asked.question.evaluation),
    )


class Run:
    """Runs a prover's kernel within the limits; afterwards, how many seconds it took and who stopped it."""

    def __init__(self, tally: Tally, seconds: float | None, progress: NodeListener | None, cancel: Cancellation | None) -> None:
        check_request(progress=progress, cancel=cancel)
        self.tally, self.seconds, self.progress, self.cancel = tally, seconds, progress, cancel
        self.taken = 0.0
        self.stopped_by: str | None = None

    def __call__(self, kernel: Any, *arguments: Any) -> Any:
        progress = self.progress
        watch = None if progress is None else (lambda: progress(int(self.tally.cells[NODES])))
        kernel.prepare(*arguments)
        started = time.perf_counter()
        result, self.stopped_by = worker.run(lambda: kernel(*arguments), self.tally.stop, watch, self.seconds, self.cancel)
        self.taken = time.perf_counter() - started
        return result


def question_about(position: Any, evaluation: str | Any | None, depth: int | None) -> Any:
    """What is asked of leaves: the outcomes of finished games, or an evaluation, by default one that fits a depth."""
    if depth is not None and evaluation is None:
        evaluation = "leaf-value" if answers(position, Valued) else "win-loss-draw"
    measure = typed(ByOutcome()) if evaluation is None else find_evaluation(evaluation, position)
    return ToTheEnd(measure) if depth is None else ToDepth(measure)


def room_of(megabytes: float) -> int:
    """Bytes that are enough to begin with, and are there."""
    if not megabytes >= LEAST_MEGABYTES:
        raise OutOfRange(f"a limit of {megabytes:g} megabytes leaves no room for a search; give {LEAST_MEGABYTES:g} or more")
    if megabytes * MEGABYTE > memory_of_this_machine():
        there = memory_of_this_machine() // MEGABYTE
        raise OutOfRange(f"a limit of {megabytes:,.0f} megabytes is more than this machine's memory of {there:,} megabytes")
    return int(megabytes * MEGABYTE)


def _checked_threshold(position: Any, threshold: int | None) -> int:
    if threshold is None:
        if answers(position, Valued):
            raise DoesNotFit("a tree has values and nobody wins it: say which value is to be reached, with a threshold")
        return WIN_AT_ALL
    if abs(whole(threshold, "a threshold of {!r}")) >= INFINITY:
        raise OutOfRange(f"a threshold of {threshold} is beyond every value")
    return threshold


def limit_of(reason: int, stopped_by: str | None) -> str:
    """What ended a search that has no answer: its own reason to give up, who stopped it, or else its nodes."""
    return {int(MEMORY_FULL): "memory", int(TOO_DEEP): "depth"}.get(reason) or stopped_by or "nodes"


def reason_of(ended_by: str, megabytes: float, plies: int) -> str:
    """Why an answer is unknown, as the end of a sentence."""
    return {
        "memory": f"{megabytes:g} megabytes are full",
        "depth": f"a line of {plies} plies does not end; ask the question to a depth",
        "keyboard": "it was stopped",
        "request": "it was asked to stop",
        "seconds": "its time is up",
        "nodes": "its nodes are spent",
    }[ended_by]
