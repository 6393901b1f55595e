"""Learning an order for the attacker: which of the moves in a won position keep the win.

The authors of the paper learned better_choice from shogi mating problems before they learned it for alpha-beta (Nakano, Inuzuka,
Seki and Itoh, 1998). A problem is a position whose player to move wins within so many plies. Examples are the attacker's positions
in it: the problem itself, and those behind the move that proves it in the fewest nodes and some of the replies. A move that keeps
the win within what is left of the plies is better than one that does not, and who tries the latter first pays for its refutation.
Learners are those of any game (`study.learners`); which program to take is chosen by the nodes of df-pn on problems put aside.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from prunus.core.declaration import Cost
from prunus.core.registry import game as find_game
from prunus.errors import BadTask, OutOfRange, UnknownName
from prunus.jobs.job import Job
from prunus.jobs.runner import Runner
from prunus.logic.syntax import parse_program
from prunus.logic.terms import Program
from prunus.searches.driving.parts import sound
from prunus.searches.proof.prove import prove
from prunus.study.background import Background
from prunus.study.examples import Examples, Source
from prunus.study.learners import LEARNERS, Bias, ByFoil, ByVotes, Proposal, Proposing
from prunus.study.training import Met, gathered

JUDGED_BY = "win-loss-draw"  # what a question to a depth asks, and so what predicates about values ask in its search
MEGABYTES = 4.0
FOLLOWED = 3  # replies to the proving move whose positions are looked at, too


class Problem(NamedTuple):
    """A position in the notation of its game, whose player to move wins within `depth` plies."""

    position: str
    depth: int


class AttackStudy(NamedTuple):
    """A learned order; `cost` is that of df-pn in this order as a share of the natural one, a mean over problems put aside."""

    program: Program
    cost: float
    positions: int
    pairs: int


def learn_attack(
    game: str,
    problems: Sequence[Problem],
    aside: Sequence[Problem],
    *,
    learner: str = LEARNERS[0],
    cost: Cost = Cost.LOOK,
    seed: int = 1,
    runner: Runner | None = None,
) -> AttackStudy:
    """An order of the attacker's moves, learned from problems and chosen on those that are put aside."""
    if not problems or not aside:
        raise OutOfRange("an attack is learned from one problem or more and judged on one or more")
    if learner not in LEARNERS:
        raise UnknownName("learner", learner, LEARNERS)
    running = Runner() if runner is None else runner
    examples = examples_of(game, problems, seed, running)
    background = Background.of(game, None, JUDGED_BY)
    bias = Bias(cost)
    proposing: Proposing = (ByFoil if learner == "foil" else ByVotes)(examples, background, None, bias)
    plain = _nodes(game, aside, None, running)
    costs: dict[Proposal, float] = {}

    def judged(proposal: Proposal) -> float:
        if proposal not in costs:
            nodes = _nodes(game, aside, str(proposal.bare(background)), running)
            costs[proposal] = float(np.mean([count / base for count, base in zip(nodes, plain, strict=True)]))
        return costs[proposal]

    best = min(proposing.proposals(judged), key=judged, default=None)
    if best is None:
        raise BadTask(f"nothing could be learned: {proposing.why_not()}")
    comments = (
        "better_choice(B, M1, M2): on board B, the attacker tries move M1 before move M2.",
        f"Learned by Prunus: {len(problems)} problems of {game}, seed {seed}, predicates up to: {cost}; {best.settings}.",
        f"Examples: {best.size:,} pairs of moves in {len(examples.positions):,} positions of the attacker's.",
        f"On {len(aside)} problems put aside df-pn takes {costs[best]:.1%} of its nodes in the natural order.",
        *best.remarks,
    )
    program = replace(best.bare(background), clauses=best.annotated(background), comments=comments)
    return AttackStudy(program, costs[best], len(examples.positions), best.size)


def examples_of(game: str, problems: Sequence[Problem], seed: int, runner: Runner) -> Examples:
    """The attacker's positions in which some moves keep the win and others do not."""
    jobs = [Job("prunus.study.attack:attacked", {"game": game, **each._asdict(), "seed": seed}) for each in problems]
    met: dict[tuple[Any, int], Met] = {}
    for answer in runner.run(jobs, "problems taken apart", len(jobs)):
        for each in map(Met._make, answer.value):
            met.setdefault((str(each.row), each.depth), each)
    if not met:
        raise BadTask("there was no choice: every move of every problem wins")
    depth = max(problem.depth for problem in problems)
    return gathered(Source(game, JUDGED_BY, depth, len(problems), seed=seed), list(met.values()))


def attacked(game: str, position: str, depth: int, seed: int) -> list[Met]:
    """A job: the attacker's positions of a problem in which it matters what is played."""
    this = find_game(game)
    return list(_attacking(this, sound(this.parse(position)), depth, random.Random(f"{seed} {position}")))


def _attacking(game: Any, position: Any, depth: int, chance: random.Random) -> Iterator[Met]:
    """Every move: whether it keeps the win, and what it costs to find out that it does not; then some positions further on."""
    moves = [int(move) for move in position.moves()]
    looked = [_proved(position.play(move), depth - 1) for move in moves]
    values = [int(needed is not None) for needed, _ in looked]
    losses = [spent if needed is None else 0 for needed, spent in looked]
    needed, best = min((needed, move) for move, (needed, _) in zip(moves, looked, strict=True) if needed is not None)
    if not all(values):
        yield Met(game.format(position), depth, moves, values, losses, 1 + needed + sum(losses))
    if depth > 1:
        defended = position.play(best)
        replies = list(defended.moves())
        for reply in chance.sample(replies, min(FOLLOWED, len(replies))):
            yield from _attacking(game, defended.play(reply), depth - 2, chance)


def _proved(defended: Any, depth: int) -> tuple[int | None, int]:
    """(nodes of a proof that the attacker wins within `depth` plies, or None; nodes that were spent)."""
    if depth == 0 or defended.is_over():
        return (1 if defended.is_over() and defended.outcome() < 0 else None), 1
    found = prove(defended, 0, depth=depth, megabytes=MEGABYTES)
    return (found.nodes if found.answer is False else None), found.nodes


def _nodes(game: str, problems: Sequence[Problem], program: str | None, runner: Runner) -> list[int]:
    """The nodes that df-pn takes for each problem, in the order of a program or in the natural one."""
    jobs = [Job("prunus.study.attack:solved", {"game": game, **each._asdict(), "program": program}) for each in problems]
    return [answer.value for answer in runner.run(jobs, "problems put aside", len(jobs))]


def solved(game: str, position: str, depth: int, program: str | None) -> int:
    """A job: the nodes that df-pn takes for a problem."""
    ordering: Any = "natural" if program is None else parse_program(program, "what is tried")
    found = prove(find_game(game).parse(position), depth=depth, megabytes=MEGABYTES, ordering=ordering)
    if found.answer is not True:
        raise BadTask(f"nobody wins within {depth} plies: {position}")
    return found.nodes
