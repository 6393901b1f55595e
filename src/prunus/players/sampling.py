"""A search by random games as an adviser: the move that it has proved to be best, or else visited most."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from prunus.core.requests import Cancellation
from prunus.players.player import Adviser, Choice, Situation
from prunus.searches.driving.limits import Limits
from prunus.searches.monte_carlo.sampler import Sampler
from prunus.searches.shared.result import Result, Tried

WARMING = 20  # random games


class Sampling(Adviser):
    """Random games as far as the limits go. Values are told where they are proved; an estimate is none."""

    name, gives_lines = "search", True

    def __init__(self, sampler: Sampler, limits: Limits) -> None:
        self.sampler, self.limits = sampler, limits

    def prepare(self, situation: Situation) -> None:
        self.sampler.think(situation.position, Limits(self.limits.depth, WARMING))
        self.sampler.have_memory()

    def advise(self, situation: Situation, cancel: Cancellation) -> Choice | None:
        limits = self.limits.with_least(situation.depth, situation.nodes, situation.seconds)
        result = self.sampler.think(situation.position, None if limits == Limits() else limits, cancel=cancel)
        found = _choices(result, situation)
        best, *others = found[: situation.lines] or [Choice(result.move, self.name)]
        return replace(best, others=tuple(others), nodes=result.nodes, seconds=result.seconds)

    def draw_anew(self, seed: int) -> None:
        self.sampler.seed = seed


def _choices(result: Result, situation: Situation) -> list[Choice]:
    """The moves that may be chosen, the best first."""
    tried = () if result.estimate is None else result.estimate.moves
    moves = [each for each in tried if not situation.only or each.move in situation.only]
    return [_choice(each, result) for each in moves]


def _choice(tried: Tried, result: Result) -> Choice:
    is_proved = tried.lower is not None and tried.lower == tried.upper
    line: tuple[Any, ...] = result.line if tried.move == result.move else (tried.move,)
    value, is_exact = result.told(tried.lower) if is_proved else None, is_proved and result.to_the_end
    return Choice(tried.move, Sampling.name, value, line, None, is_exact)
