"""Bisection: values from questions, so that a prover serves as a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prunus.core.registry import entries
from prunus.core.values import INFINITY
from prunus.search.conspire import conspire
from prunus.search.parts import find_evaluation, sound
from prunus.search.proof import Proof
from prunus.search.prove import prove
from prunus.search.result import Result

CONSPIRACY = "conspiracy"

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


def line_by_questions(ask: Callable[[Any, int, int], bool], position: Any, depth: int, value: int) -> tuple[int, ...]:
    """A line along which both sides hold what they can: `ask(position, threshold, depth)` for positions below a root of `value`.

    A move holds v if the opponent's value after it is not at least 1 - v.
    """
    line: list[int] = []
    while depth > 0 and not position.is_over():
        move = next(move for move in position.moves() if not ask(position.play(move), 1 - value, depth - 1))
        line.append(int(move))
        position, value, depth = position.play(move), -value, depth - 1
    return tuple(line)


def search_by_questions(
    position: Any,
    depth: int,
    *,
    algorithm: str = "df-pn",
    evaluation: str | Any = "win-loss-draw",
    nodes: int | None = None,
    megabytes: float = 64,
    seed: int = 0,
) -> Result:
    """The minimax value at `depth` plies and a line that leads to it, found by a prover or by `conspiracy`.

    Every question is a search of its own with `nodes` and `megabytes`; costs add up. If one of them cannot be answered, the value
    is unknown.
    """
    position = sound(position)
    measure = find_evaluation(evaluation, position)
    asked: list[Any] = []

    def ask(there: Any, threshold: int, plies: int) -> bool:
        if algorithm == CONSPIRACY:
            likely = conspire(
                there, evaluation=measure, values=(threshold - 1, threshold), conspirators=None, depth=plies, nodes=nodes,
                megabytes=megabytes,
            )  # fmt: skip
            asked.append(likely)
            answer = likely.value >= threshold if likely.is_complete else None
        else:
            proof: Proof = prove(
                there, threshold, algorithm=algorithm, evaluation=measure, depth=plies, nodes=nodes, megabytes=megabytes, seed=seed
            )
            asked.append(proof)
            answer = proof.answer
        if answer is None:
            raise _Unanswered
        return answer

    value: int | None = None
    line: tuple[int, ...] = ()
    try:
        value = value_by_questions(lambda threshold: ask(position, threshold, depth))
        line = line_by_questions(ask, position, depth, value)
    except _Unanswered:
        pass
    return Result(
        value=value,
        move=line[0] if line else None,
        line=line,
        depth=0 if value is None else depth,
        nodes=sum(one.nodes for one in asked),
        leaves=sum(getattr(one, "leaves", 0) for one in asked),
        cutoffs={"alpha": 0, "beta": 0, "deep": 0},
        first_move_cutoffs=0,
        table_hits=0,
        seconds=sum(one.seconds for one in asked),
        stopped_by="nodes" if value is None else None,
    )


def asking() -> list[str]:
    """The names of the searches that answer questions."""
    return [*entries("prunus.search", "PROVER"), CONSPIRACY]


class _Unanswered(Exception):
    """A question that the limits left open."""
