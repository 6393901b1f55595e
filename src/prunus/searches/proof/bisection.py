"""Bisection: values from questions, so that a prover serves as a search."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from prunus.core.checked import own_line
from prunus.core.requests import Cancellation, NodeListener
from prunus.core.units import units_of
from prunus.core.values import INFINITY
from prunus.errors import Stopped
from prunus.searches.conspiracy.conspire import Conspiracy, conspire, proving_move
from prunus.searches.driving.limits import Limits
from prunus.searches.driving.parts import CONSPIRACY, find_evaluation, sound
from prunus.searches.proof.proof import Proof
from prunus.searches.proof.prove import prove
from prunus.searches.shared.result import Result

Ask = Callable[[int], bool]  # whether the value is at least a threshold


def value_by_questions(ask: Ask, guess: int = 0) -> int:
    """The largest threshold that is reached, found by a number of questions logarithmic in its distance from `guess`.

    First away from the guess in doubling steps until the answer changes, then by halving what is left:

        ask(lower) and not ask(upper)     holds throughout the second part, and value == lower when upper == lower + 1
    """
    step, lower, upper = 1, guess, guess + 1
    if ask(guess):
        while upper < INFINITY and ask(upper):
            lower, upper, step = upper, upper + 2 * step, 2 * step
    else:
        lower, upper = guess - 1, guess
        while not ask(lower):
            lower, upper, step = lower - 2 * step, lower, 2 * step
    while upper - lower > 1:
        middle = (lower + upper) // 2
        lower, upper = (middle, upper) if ask(middle) else (lower, middle)
    return lower


def line_by_questions(ask: Callable[[Any, int, int], bool], position: Any, depth: int, value: int) -> Iterator[int]:
    """A line along which both sides hold what they can: `ask(position, threshold, depth)` for positions below a root of `value`.

    A move holds v if the opponent's value after it is not at least 1 - v.
    """
    while depth > 0 and not position.is_over():
        move = next(move for move in position.moves() if not ask(position.play(move), 1 - value, depth - 1))
        yield int(move)
        position, value, depth = position.play(move), -value, depth - 1


class Inquest:
    """Questions about one position that share the limits of a search, and what their answers prove about its value."""

    def __init__(
        self,
        position: Any,
        limits: Limits,
        algorithm: str,
        evaluation: Any,
        megabytes: float,
        seed: int | None,
        progress: NodeListener | None,
        cancel: Cancellation | None,
    ) -> None:
        self.position, self.limits, self.algorithm, self.evaluation = position, limits, algorithm, evaluation
        self.megabytes, self.seed, self.progress, self.cancel = megabytes, seed, progress, cancel
        self.nodes, self.leaves, self.seconds = 0, 0, 0.0
        self.lower: int | None = None
        self.upper: int | None = None
        self.move: int | None = None  # of the root, that keeps `lower`
        self.proving: int | None = None  # what the last answer says to play
        self.stopped_by: str | None = None

    def ask_root(self, threshold: int) -> bool:
        """Whether the value of the root is at least `threshold`; the answer is remembered."""
        answer = self.ask(self.position, threshold, self.limits.plies)
        if answer and (self.lower is None or threshold > self.lower):
            self.lower, self.move = threshold, self.proving
        if not answer:
            self.upper = threshold - 1 if self.upper is None else min(self.upper, threshold - 1)
        return answer

    def ask(self, position: Any, threshold: int, plies: int) -> bool:
        """Whether the value of a position is at least `threshold`; Unanswered if the limits do not allow to find out."""
        nodes = None if self.limits.nodes is None else self.limits.nodes - self.nodes
        seconds = None if self.limits.seconds is None else self.limits.seconds - self.seconds
        for what, left in (("nodes", nodes), ("seconds", seconds)):
            if left is not None and left <= 0:
                self.stopped_by = what
                raise Unanswered
        within: dict[str, Any] = {"depth": plies, "nodes": nodes, "seconds": seconds, "megabytes": self.megabytes}
        within["cancel"] = self.cancel
        before = self.nodes
        within["progress"] = self.progress and (lambda more: self.progress and self.progress(before + more))
        try:
            if self.algorithm == CONSPIRACY:
                values = (threshold - 1, threshold)
                likely = conspire(position, evaluation=self.evaluation, values=values, conspirators=None, **within)
                answered: Proof | Conspiracy = likely
                answer = likely.value >= threshold if likely.is_complete else None
                self.proving = proving_move(likely, threshold)
            else:
                proof = prove(position, threshold, algorithm=self.algorithm, evaluation=self.evaluation, seed=self.seed, **within)
                answered, answer, self.proving = proof, proof.answer, proof.move
        except Stopped as stopped:
            answered, answer = stopped.result, None
        self.nodes += answered.nodes
        self.leaves += getattr(answered, "leaves", 0)
        self.seconds += answered.seconds
        if answer is None:
            self.stopped_by = answered.stopped_by
            raise Unanswered
        return answer


class Unanswered(Exception):
    """A question that the limits left open."""


def search_by_questions(
    position: Any,
    limits: Limits,
    *,
    algorithm: str = "df-pn",
    evaluation: str | Any = "win-loss-draw",
    megabytes: float = 64,
    seed: int | None = None,
    progress: NodeListener | None = None,
    cancel: Cancellation | None = None,
) -> Result:
    """The minimax value at the depth of `limits` and a line that leads to it, found by a prover or by `conspiracy`.

    Every question is a search of its own in `megabytes`; all of them share the nodes and seconds of `limits`. If they do not
    suffice, what the answers prove is known.
    """
    asked, position = position, sound(position)
    inquest = Inquest(position, limits, algorithm, find_evaluation(evaluation, position), megabytes, seed, progress, cancel)
    line: list[int] = []
    try:
        value: int | None = value_by_questions(inquest.ask_root)
        for move in line_by_questions(inquest.ask, position, limits.plies, int(value or 0)):
            line.append(move)
    except Unanswered:
        value = inquest.upper if inquest.lower is None else inquest.lower
    if not line and not position.is_over() and limits.plies > 0:
        line = [int(next(iter(position.moves()))) if inquest.move is None else inquest.move]
    told = own_line(asked, position, line)
    return Result(
        value=value,
        move=told[0] if told else None,
        line=told,
        depth=0 if value is None else limits.plies,
        nodes=inquest.nodes,
        leaves=inquest.leaves,
        cutoffs={"alpha": 0, "beta": 0, "deep": 0},
        first_move_cutoffs=0,
        table_hits=0,
        seconds=inquest.seconds,
        stopped_by=inquest.stopped_by,
        lower=inquest.lower,
        upper=inquest.upper,
        position=asked,
        units=units_of(position, inquest.evaluation),
    )
