"""The last pass over patterns that were fitted: for every number of squares left, what makes their values right in the mean.

    level[left] = mean of (label - static value)     over positions of games that nothing was learned from

A stage has several numbers of squares left, and who has the last move depends on whether they are even: one set of weights is too
hopeful in one half of its positions and too gloomy in the other. And hopes add up from stage to stage, each being taught by the one
after it. So levels are found from the end of the game backwards: where the solver is quick labels are exact; further away they are
values of a search of a few plies, which asks positions whose level is known by then. The best of several doubtful values is mostly
too good; so every other position is searched a ply deeper, where it is the other side's best.

They depend on the weights and the plan of this pass alone: a file that is levelled comes out as if it had been made so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from prunus.core.game import Game
from prunus.core.memory import Cells
from prunus.core.registry import address_of
from prunus.core.registry import game as find_game
from prunus.evaluations.pattern_file import SQUARES_LEFT, PatternWeights
from prunus.evaluations.patterns import Patterns
from prunus.jobs.job import Job, file_digests, prepared
from prunus.jobs.runner import Runner
from prunus.searches.driving.parts import find_evaluation
from prunus.solvers.solver import SolverEntry
from prunus.trainers.labels import Exact, Searched
from prunus.trainers.plan import Plan, hashable
from prunus.trainers.self_play import Playing

BATCH = {True: 25, False: 250}  # games of a job whose labels are exact, or searched
APART = 1_000_000  # numbers of squares left have games of their own
FURTHER = 3  # squares: a level asks for fewer labels than a stage


@dataclass(frozen=True)
class Levelling:
    """What decides the levels, beside the weights."""

    exact: int  # squares left up to where labels are exact
    openings: tuple[int, int]  # and the rest as in training
    noises: tuple[int, ...]
    one_in: int
    seed: int
    depth: int = 4  # plies of the search for a label, or one more
    positions: int = 600  # of every number of squares left, where exact labels are dear,
    quick: int = 1_500  # and where they are not, or are those of a search
    cheap: int = 13  # squares left up to where they are not

    @classmethod
    def after(cls, plan: Plan, solver: SolverEntry) -> Levelling:
        """What belongs to a plan of training: games go on as those of a further round, and are fewer where those were few."""
        quick = max(100, min(cls.quick, plan.games // 20))
        seed = plan.seed_of(plan.rounds + 1)
        exact = min(solver.reach, solver.quick + FURTHER)
        return cls(exact, plan.openings, plan.noises, plan.one_in, seed, plan.depth, quick * 2 // 5, quick, solver.quick)


def gaps(
    game: str, weights: str, levels: Sequence[int], left: int, number: int, count: int, exact: bool, plan: dict[str, Any]
) -> list[int]:
    """A job: how much more than their static values positions are worth, one of each of so many games, from that of a number on."""
    start, bare, exactly, playing = _prepared(
        game, weights, *(hashable(plan[each]) for each in ("openings", "noises", "one_in", "seed"))
    )
    evaluation = bare._replace(levels=Cells(np.array(levels, np.int64)))
    met = [(each, playing.position_with(playing.game(each), left)) for each in range(number, number + count)]
    places = {each: position for each, position in met if position is not None}
    labels: dict[int, int] = {}
    for odd in (0, 1):
        chosen = {each: position for each, position in places.items() if each % 2 == odd}
        judge = exactly if exact else Searched(start, evaluation, plan["depth"] + odd)
        labels |= zip(chosen, judge.labels(list(chosen.values())), strict=True)
    return [labels[each] - int(evaluation.evaluate(position)) for each, position in places.items()]


@prepared(4)
def _prepared(
    game: str, weights: str, openings: tuple[int, int], noises: tuple[int, ...], one_in: int, seed: int
) -> tuple[Any, Patterns, Exact, Playing]:
    start = find_game(game).start()
    evaluation = find_evaluation(weights, start)
    return start, evaluation, Exact(start), Playing(start, evaluation, openings, noises, one_in, seed)


def levelled(game: Game, found: PatternWeights, plan: Levelling, folder: Path, runner: Runner) -> PatternWeights:
    """The same weights with their levels, those of a file of `folder` in which workers find the weights."""
    bare = replace(found, head=replace(found.head, levels=[0] * SQUARES_LEFT))
    path = folder / "to-be-levelled.patterns"
    bare.save(path)
    about = {"game": address_of(game), "weights": f"patterns:{path}", "plan": asdict(plan)}
    digests = file_digests([str(path)])
    levels, squares = [0] * SQUARES_LEFT, int(game.start().left())
    for left in range(1, squares + 1):
        exact = left <= plan.exact
        number = plan.positions if plan.cheap < left <= plan.exact else plan.quick
        batches = [(first, min(BATCH[exact], number - first)) for first in range(0, number, BATCH[exact])]
        asked = about | {"levels": list(levels), "left": left, "exact": exact}
        jobs = [
            Job(f"{__name__}:gaps", asked | {"number": APART * left + first, "count": count}, digests) for first, count in batches
        ]
        answers = list(runner.run(jobs, f"levelled with {left} squares left", len(jobs)))
        gap = [each for answer in answers for each in answer.value]
        levels[left] = round(float(np.mean(gap))) if gap else levels[left - 1]
    origin = dict(found.head.origin) | {"levelling": asdict(plan)}
    return replace(found, head=replace(found.head, levels=levels, origin=origin))
