"""A learning task over a game: its examples as tables, its predicates asked by compiled code, a program as the result.

Two learners propose programs, each with several settings: `foil`, the paper's, and `voters`. What the task returns is the proposal
that costs a search least on positions put aside, as it was judged there. Positions, never pairs, are put aside: the pairs of one
position are too much alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from prunus.core.declaration import Cost
from prunus.core.requests import Cancellation, ShareListener
from prunus.core.showing import Shown
from prunus.errors import BadTask, Stopped, UnknownName
from prunus.logic.learned import Criteria
from prunus.logic.terms import Program
from prunus.searches.driving.parts import told
from prunus.study.background import Background
from prunus.study.examples import Examples
from prunus.study.judgement import Judgement, Trial, judge
from prunus.study.learners import LEARNERS, Bias, ByFoil, ByVotes, Proposal, Proposing

__all__ = ["Judgement", "Study", "Task", "judge", "study"]

SHORT = 6  # voters that a reader takes in at a glance
WORK = {  # what orders for these levels are judged by
    "first": "the nodes of a plain one",
    "all": "the work of one that sorts nothing, asking included",
}
LIMITS = range(1, 7)  # plies that may have to be left where all levels are ordered
USUAL_LIMIT = 4  # where it pays in most games: where nothing can be tried, and where trying begins
DEAREST = {"first": Cost.REPLIES, "all": Cost.LOOK}  # the predicates that an order for these levels may ask


@dataclass
class Study(Shown):
    """What came of learning: the program, how well it orders moves of positions that it was not learned from, and its cost there.

    `cost` is that of a search in its order as a share of one that sorts nothing, a mean over the positions put aside, or None
    without any.
    `short` is the best program of at most six voters, if the program has more.
    """

    program: Program
    levels: str
    proposal: Proposal
    judgement: Judgement
    cost: float | None
    examples: int
    positions: int
    short: Study | None = None

    def __str__(self) -> str:
        return f"{self.summary}\nlearned from {self.examples:,} pairs of {self.positions:,} positions; {self.why_stopped}"

    __repr__ = __str__  # its fields are pages long

    @property
    def summary(self) -> str:
        """How long the program is and how good, in a line."""
        number = len(self.program.clauses)
        cost = "" if self.cost is None else f"; a search takes {self.cost:.1%} of {WORK[self.levels]}"
        return f"{number} clause{'s' * (number != 1)}, {self.judgement.accuracy:.1%} of unseen pairs in the right order{cost}"

    @property
    def why_stopped(self) -> str:
        """Why the learner added no further clause."""
        return self.proposal.why_stopped


class Task:
    """Pairs of moves to learn from, and settings to choose among: what is learned with each is remembered.

    `max_cost` is the dearest that a predicate may be; without it that depends on how often the order will be asked for. With
    `predicates` clauses are made of these alone, and of what logic itself has.
    """

    def __init__(
        self,
        examples: Examples,
        background: Background,
        *,
        learner: str = LEARNERS[0],
        choices: Sequence[Criteria] = (),
        max_cost: Cost | None = None,
        predicates: Sequence[str] | None = None,
        validation: float = 0.25,
        progress: ShareListener | None = None,
        cancel: Cancellation | None = None,
    ) -> None:
        if learner not in LEARNERS:
            raise UnknownName("learner", learner, LEARNERS)
        self.examples, self.background = examples, background
        self.learner, self.choices, self.max_cost, self.predicates = learner, choices, max_cost, predicates
        self.cancel = cancel
        self.progress = progress or (lambda _message, _share: None)
        unseen = np.random.default_rng(examples.source.seed).random(len(examples.positions)) < validation
        self.unseen = unseen if unseen.any() and not unseen.all() else None
        self.learners: dict[Cost, Proposing] = {}

    def study(self, levels: str = "first") -> Study:
        """The best proposal on positions put aside, for the "first" level of a search or for "all" of them."""
        proposing = self._proposing(DEAREST[levels] if self.max_cost is None else self.max_cost)
        ranked = self._ranked(proposing, levels)
        if not ranked:
            raise BadTask(f"nothing could be learned: {proposing.why_not()}")
        best, *others = ranked
        found = self._studied(*best, levels)
        if len(found.program.clauses) > SHORT and found.program.is_weighted:
            short = next((each for each in others if len(each[1].clauses) <= SHORT), None)
            if short is not None:
                found.short = self._studied(*short, levels)
                beside = f"With at most {SHORT} voters it takes {short[0]:.1%}."
                found.program = replace(found.program, comments=(*found.program.comments, beside))
        return found

    def _proposing(self, max_cost: Cost) -> Proposing:
        if max_cost not in self.learners:
            seen = None if self.unseen is None else ~self.unseen
            about = self.examples, self.background, seen, Bias(max_cost, self.predicates)
            self.learners[max_cost] = ByFoil(*about, self.choices) if self.learner == "foil" else ByVotes(*about)
        return self.learners[max_cost]

    def _ranked(self, proposing: Proposing, levels: str) -> list[tuple[float, Proposal]]:
        """(cost, proposal), the one to take first; without positions put aside, as they come."""
        trial = None if self.unseen is None else Trial(self.examples, self.background, self.unseen, levels)
        found: dict[Proposal, tuple[float, Proposal]] = {}

        def judged(proposal: Proposal) -> float:
            if proposal not in found:
                usual = proposal if levels == "first" else replace(proposal, from_depth=USUAL_LIMIT)
                found[proposal] = (float(len(found)), usual) if trial is None else self._limited(usual, trial)
            return found[proposal][0]

        for number, proposal in enumerate(proposing.proposals(judged)):
            judged(proposal)
            if self.cancel is not None and self.cancel.is_cancelled:
                raise Stopped(f"stopped after {number + 1} settings were tried", None)
            self.progress(f"{number + 1} settings tried", (number + 1) / (number + 2))
        return sorted(found.values(), key=lambda pair: pair[0])  # stable: the earlier of two equal ones

    def _limited(self, usual: Proposal, trial: Trial) -> tuple[float, Proposal]:
        """(cost, proposal) with the limit that costs least: further from the leaves asking is rarer and saves less, nearer to
        them it costs more than it saves, so that we walk from the usual limit as long as the next one is cheaper."""
        best = self._cost(usual, trial), usual
        if usual.from_depth is None:
            return best
        for step in (-1, 1):
            limit = usual.from_depth + step
            while limit in LIMITS:
                proposal = replace(usual, from_depth=limit)
                cost = self._cost(proposal, trial)
                if cost >= best[0]:
                    break
                best, limit = (cost, proposal), limit + step
        return best

    def _cost(self, proposal: Proposal, trial: Trial) -> float:
        return float(trial.costs_of(proposal.bare(self.background)).mean())

    def _studied(self, cost: float, proposal: Proposal, levels: str) -> Study:
        judgement = judge(proposal.bare(self.background), self.background, self.examples, self.unseen)
        known = None if self.unseen is None else cost
        program = self._annotated(proposal, judgement, known, levels)
        return Study(program, levels, proposal, judgement, known, proposal.size, len(self.examples.positions))

    def _annotated(self, proposal: Proposal, judgement: Judgement, cost: float | None, levels: str) -> Program:
        """The program with its provenance at the top, and above every clause what it covers and what it says."""
        source, background, positions = self.examples.source, self.background, len(self.examples.positions)
        ordered = {"first": "its first level", "all": "all its levels"}[levels]
        unseen = "" if cost is None else f"; a search with {ordered} so ordered takes {cost:.1%} of {WORK[levels]}"
        heading = [
            "better_choice(B, M1, M2): on board B, try move M1 before move M2.",
            f"Learned by Prunus: {source.games} games of {source.played}, {positions:,} positions ({source.nodes}).",
            f"Values: minimax, depth {source.depth}, evaluation {told(source.evaluation)}.",
            f"Examples: {proposal.size:,} pairs, starts {source.starts}, {proposal.about_pairs(source)}, seed {source.seed}.",
            f"{proposal.settings}.",
            f"Unseen pairs in the right order: {judgement.accuracy:.1%} (equal value: {judgement.ties:,}){unseen}.",
            *proposal.remarks,
        ]
        whole = replace(proposal.bare(background), clauses=proposal.annotated(background), comments=tuple(heading))
        return background.self_contained(whole)


def study(examples: Examples, background: Background, *, levels: str = "first", **settings: Any) -> Study:
    """Learn an order for the first or for all levels of a search; `settings` are those of a Task."""
    return Task(examples, background, **settings).study(levels)
