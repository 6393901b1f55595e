"""A solver for every game by questions: is the value at least this much? df-pn answers them."""

from __future__ import annotations

from typing import Any

import numpy as np

from prunus.core.generic import typed
from prunus.core.registry import find
from prunus.errors import DoesNotFit
from prunus.searches.driving.parts import deepest_ply
from prunus.searches.proof.bisection import value_by_questions
from prunus.searches.proof.prove import limit_of, room_of
from prunus.searches.proof.prover import Asked, Prover
from prunus.searches.proof.question import ByOutcome, ToTheEnd
from prunus.searches.shared.tally import Tally
from prunus.solvers.clock import Clock
from prunus.solvers.question import Question
from prunus.solvers.solver import Solver, SolverEntry, Unanswered

NAME = "df-pn"


class ProofSolver(Solver):
    """Every question is a search of its own, with a table of `megabytes`."""

    name = NAME

    def __init__(self, megabytes: float = 64, threads: int = 1) -> None:
        if threads != 1:
            raise DoesNotFit(f"{NAME} works in one thread, not in {threads}")
        self.room = room_of(megabytes)
        self.prover: Prover = find("prover", NAME)

    def answer(self, question: Question, clock: Clock) -> None:
        """By halving what is open; what lies outside of the window is not asked."""

        def is_at_least(threshold: int) -> bool:
            if threshold <= max(question.lower, question.alpha):
                return True
            if threshold > min(question.upper, question.beta):
                return False
            answer = self._prove(question.position, threshold, clock)
            question.prove(threshold if answer else None, None if answer else threshold - 1)
            return answer

        try:
            value_by_questions(is_at_least)
        except Unanswered:
            return  # the bounds tell how far it came

    def _prove(self, position: Any, threshold: int, clock: Clock) -> bool:
        """Whether the value is at least `threshold`; Unanswered if that was not found out."""
        if clock.is_over:
            raise Unanswered
        plies = deepest_ply(position, None)
        tally = Tally.for_depth(plies + 1)

        def run(kernel: Any, *arguments: Any) -> Any:
            found: list[Any] = []
            before = tally.nodes
            kernel.prepare(*arguments)
            clock.run(lambda: found.append(kernel(*arguments)), tally.stop, lambda: tally.nodes - before)
            return found[0]

        about = ToTheEnd(typed(ByOutcome()))
        found = self.prover.ask(Asked(position, np.int64(threshold), np.int64(plies), about, tally, self.room, 0, run))
        if found.proof != 0 and found.disproof != 0:
            clock.stop(limit_of(found.reason, clock.stopped_by))
            raise Unanswered
        return bool(found.proof == 0)


SOLVER = SolverEntry(NAME, "any game, by proof-number search", lambda position: True, ProofSolver, is_general=True)
